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

your-turn = Te toca: mueve un personaje, coloca la loseta o pasa la página.
your-turn-magic = Usa tu magia para una segunda aventura, o guárdala y termina tu turno.
turn-of = Le toca a { $name }.
choose-location = { $who ->
   *[princess] La Princesa
    [knight] El Caballero
    [dragon] La Dragona
} puede ir a { $count ->
    [one] un solo lugar: señálalo
   *[other] { $count } lugares: señala uno
} y verás qué pasaría.
choose-place = { $count ->
    [0] Así la loseta no encaja: gírala.
   *[other] Señala un sitio y verás allí la loseta; con R la giras.
}
ends-at = Termina aquí: { $place }.
would-tell = ¡Con esto narras tu página!
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
offer-lay = La loseta encaja aquí.
offer-tells = Así narras tu página.

hand-over = Ahora juega { $name }
hand-over-more = Pásale el dispositivo; hasta entonces, su página sigue cerrada.
hand-over-taken = Soy { $name }: abre mi página
