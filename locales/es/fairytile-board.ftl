# Lo que dice la mesa de Fairy Tile: qué se puede hacer, qué haría una jugada, pasar el dispositivo.
# $who es un personaje; $place es un lugar por su nombre.

key-b = B
key-b-does = va a lo que se puede hacer
key-arrows = flechas
key-arrows-does = van de un lugar a otro del mapa
key-r = R
key-r-does = gira la loseta
key-zoom = + − 0
key-zoom-does = acercan, alejan o muestran entero el mapa

tray = Lo que se puede hacer
tray-hinted = Esto es lo que dice la pista
tile-left = { $left ->
    [one] Última loseta
   *[other] Loseta · quedan { $left }
}
tile-none = No quedan losetas
turn-tile = Girar la loseta
turn-page = Pasar la página
turn-page-more = Tu página va debajo de tu libro, tomas la siguiente y tu ficha muestra la cara mágica. Te cuesta el turno entero y no se puede deshacer.
keep-magic = Terminar y guardar la magia
let-go = Soltar
go-here = Ir allí
lay-here = Colocarla allí

your-turn = { $left ->
    [0] Te toca: mueve un personaje o pasa la página.
   *[other] Te toca: mueve un personaje, coloca la loseta o pasa la página.
}
your-turn-magic = Usa tu magia para una segunda aventura, o guárdala y termina tu turno.
turn-of = Le toca a { $name }.
choose-location = { $who ->
   *[princess] ¿Adónde irá la Princesa?
    [knight] ¿Adónde irá el Caballero?
    [dragon] ¿Dónde se posará la Dragona?
}
choose-place = ¿Por dónde crecerá el reino?
ends-at = Termina aquí: { $place }.
would-tell = ¡Con esto narras tu página!
would-not-tell = Tu página: aún no
# $whom llega con artículo («el Caballero y la Dragona»), así que no puede ir detrás de «a» ni de «de».
would-see = A la vista { $who ->
   *[princess] de la Princesa
    [knight] del Caballero
    [dragon] de la Dragona
}: { $whom }.
would-see-nobody = Desde aquí, { $who ->
   *[princess] la Princesa
    [knight] el Caballero
    [dragon] la Dragona
} no ve a nadie.
offer-go = Puede ir aquí.
offer-lay = { $up ->
   *[no] La loseta encaja aquí: una casilla bajo dos.
    [yes] La loseta encaja aquí: una casilla sobre dos.
}
could-tell = Así puedes contar ahora tu página.
offer-tells = Así narras tu página.

hand-over = Ahora juega { $name }
hand-over-more = Pásale el dispositivo; hasta entonces, su página sigue cerrada.
hand-over-taken = Soy { $name }: abre mi página

tip-princess = Un paso a un lugar vecino. En un castillo puede saltar a otro, antes del paso y después.
tip-knight = Exactamente dos pasos: termina a dos pasos de donde estaba.
tip-dragon = En línea recta en una de las seis direcciones, hasta el último lugar antes del borde o de un hueco.
tip-tile = La loseta superior de la pila, con cualquier giro: al menos dos de sus lados tocan el reino y los ríos se unen con ríos.
tip-page = Todo tu turno: esta página va debajo del libro, tomas la siguiente y tu ficha muestra su magia.
tip-magic = Con magia puedes vivir una segunda aventura en un turno; después la ficha vuelve a su cara normal. La magia regresa al pasar la página.
tip-sees = Señala un lugar: desde allí se ve todo lo que está en línea recta.
tip-areas = Tres o más lugares unidos del mismo terreno.
tip-river = Un río que pasa por cinco losetas o más.
would-lie = Así quedaría la loseta.
river-so-far = El río más largo pasa por { $tiles } de las 5 losetas que necesita uno largo.
areas-so-far = Todavía no hay ninguna zona grande.
