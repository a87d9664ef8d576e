# Lo que dice la mesa de Fairy Tile: qué se puede hacer, qué haría una jugada, pasar el dispositivo.
# $who es un personaje; $place es un lugar por su nombre.

key-b = B
key-b-does = va a lo que se puede hacer
key-arrows = flechas
key-arrows-does = van de un lugar a otro del mapa
key-r = R
key-r-does = gira la loseta
key-zoom = + − 0
key-zoom-does = el mapa más grande, más pequeño, entero

tray = Lo que se puede hacer
tile-left = { $left ->
    [one] Última loseta
   *[other] Loseta · quedan { $left }
}
tile-none = No quedan losetas
turn-tile = Girar la loseta
turn-page = Pasar la página
turn-page-more = Tu página va debajo del libro, tomas la siguiente y tu ficha muestra su magia. Es todo tu turno y no se puede deshacer.
keep-magic = Guardar la magia y terminar el turno
let-go = Soltar
go-here = Ir allí
lay-here = Colocarla allí

your-turn = Te toca: mueve a alguien, coloca la loseta o pasa la página.
your-turn-magic = Usa tu magia para una segunda aventura, o guárdala y termina tu turno.
turn-of = Le toca a { $name }.
choose-location = { $who ->
   *[princess] La Princesa
    [knight] El Caballero
    [dragon] La Dragona
} puede ir a { $count ->
    [one] un lugar
   *[other] { $count } lugares
}: señala uno y verás qué pasaría.
choose-place = { $count ->
    [0] Así la loseta no encaja: gírala.
   *[other] Señala un sitio y verás la loseta allí; R la gira.
}
ends-at = Termina aquí: { $place }.
would-tell = ¡Con esto narras tu página!
would-see = { $who ->
   *[princess] La Princesa ve desde allí
    [knight] El Caballero ve desde allí
    [dragon] La Dragona ve desde allí
} a estos personajes: { $whom }.
would-see-nobody = { $who ->
   *[princess] La Princesa no ve desde allí
    [knight] El Caballero no ve desde allí
    [dragon] La Dragona no ve desde allí
} a ninguno de los otros.
offer-go = Se puede ir aquí.
offer-lay = La loseta encaja aquí.
offer-tells = Así narras tu página.

hand-over = Ahora juega { $name }
hand-over-more = La página sigue cerrada hasta que estén aquí los ojos que deben verla.
hand-over-taken = Soy { $name }: abre mi página
