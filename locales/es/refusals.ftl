# Lo que dice la mesa cuando algo no se puede hacer: refusal- y el código de la respuesta del servidor.
# Si un código significa algo especial en un juego, el mensaje es refusal-JUEGO-CÓDIGO y va primero.
# $colour es una letra. Una lista llega como texto ($windows) y con su longitud ($windows_count).

refusal-unknown = Algo no ha funcionado. Inténtalo de nuevo.
refusal-offline = No hay conexión con el servidor. En cuanto vuelva, la partida seguirá sola.

# ---------------------------------------------------------------- el servidor

refusal-error = Esto no se puede hacer.
refusal-refused = Esto no se puede hacer ahora.
refusal-our-fault = Algo ha fallado por nuestra parte. No se ha perdido nada.
refusal-storage-trouble = Ahora mismo no se ha podido guardar. No se ha perdido nada: inténtalo de nuevo en un momento.
refusal-cannot-open = El servidor no puede abrir su base de datos.
refusal-busy = Están pasando demasiadas cosas a la vez. Inténtalo de nuevo.
refusal-too-many = Ahora mismo hay demasiadas mesas o conexiones. Espera un minuto e inténtalo de nuevo.
refusal-getting-ready = El Búho aún se está preparando. Inténtalo de nuevo en unos { $seconds } s.
refusal-not-ready = No se ha podido preparar este juego. El registro del servidor dice por qué.
refusal-too-fast = No tan rápido: espera unos segundos.
refusal-too-slow = La conexión iba demasiado lenta y se ha cortado. No se ha perdido nada.
refusal-malformed = El servidor no lo ha entendido. Vuelve a cargar la página e inténtalo de nuevo.
refusal-hello-first = La página y el servidor no se entienden. Vuelve a cargar la página.
refusal-too-much-nonsense = La página y el servidor no se entienden. Vuelve a cargar la página.
refusal-wrong-origin = Esta petición venía de otro sitio web y se ha rechazado.
refusal-wrong-host = El servidor no responde a este nombre. Quien lo administra tiene que arrancarlo con --site.
refusal-http-404 = No hay nada en esta dirección.
refusal-http-405 = Esto no se puede hacer en esta dirección.
refusal-http-413 = Este archivo es demasiado grande.
refusal-http-500 = Algo ha fallado por nuestra parte. No se ha perdido nada.
refusal-http-503 = El servidor no está disponible ahora mismo. Inténtalo de nuevo en un momento.

# ---------------------------------------------------------------- abrir una mesa

refusal-invalid-option = Esto no se puede elegir aquí.
refusal-invalid-components = Con esta caja no se puede jugar.
refusal-no-such-level = No hay bots de este nivel.
refusal-no-person = Al menos un asiento tiene que ser para una persona.
refusal-bad-clock = El reloj puede tener de 1 segundo a { $longest ->
    [1209600] dos semanas
   *[other] { $longest } segundos
}. También se puede jugar sin reloj.

# ---------------------------------------------------------------- sentarse y mirar

refusal-no-such-table = Esta mesa no existe. Comprueba el enlace.
refusal-damaged-table = Esta mesa no se puede leer. El registro del servidor dice por qué.
refusal-table-full = En esta mesa ya ha pasado demasiado. Abre otra.
refusal-no-such-seat = Este asiento no existe.
refusal-may-not-watch = Esta mesa no admite espectadores.
refusal-no-key = Este navegador no tiene ningún asiento en esta mesa.
refusal-bad-key = La llave de tu asiento está dañada. Vuelve a entrar por tu propio enlace.
refusal-seat-taken = Este asiento ya está ocupado.
refusal-not-invited = Este asiento está reservado para alguien con invitación.
refusal-bad-name = Un nombre tiene de 1 a { $longest } caracteres visibles.
refusal-too-many-marks = Una letra puede llevar como mucho dos acentos.
refusal-bad-seed = El texto para barajar es demasiado largo o tiene caracteres que no se pueden mostrar.
refusal-not-host = Solo quien abrió la mesa puede empezar la partida.
refusal-nobody-there = Primero tiene que sentarse alguien.
refusal-already-begun = La partida ya ha empezado.

# ---------------------------------------------------------------- en la mesa

refusal-not-begun = La partida aún no ha empezado.
refusal-game-over = La partida ya ha terminado.
refusal-not-over = La partida aún no ha terminado.
refusal-not-your-turn = Esta jugada no te toca a ti.
refusal-not-your-seat = Esto solo se puede hacer desde un asiento propio.
refusal-away = Un bot está jugando por ti: primero vuelve a tu asiento.
refusal-forfeited = Este asiento ya ha perdido la partida por abandono.
refusal-stale-move = La partida ha cambiado mientras tanto. Mira otra vez y elige tu jugada.
refusal-illegal-move = Esta jugada no está permitida ahora.
refusal-invalid-notation = Esta jugada no existe en este juego.
refusal-invalid-position = Esta posición no se puede preparar.
refusal-invalid-record = Esto no es el registro de una partida que se pueda reproducir aquí.
refusal-no-such-ply = Aquí no hay ninguna jugada que mirar.
refusal-no-hints = En esta mesa no hay pistas.
refusal-no-hint = Esta vez no se ha encontrado ninguna pista. Inténtalo de nuevo.
refusal-thinking = Las pistas, de una en una: la anterior aún se está pensando.
refusal-not-a-line = Un mensaje tiene de 1 a { $longest } caracteres, en una sola línea.
refusal-no-such-reaction = Esta reacción no existe.

# ---------------------------------------------------------------- deshacer jugadas

refusal-no-undo = En esta mesa no se deshacen jugadas.
refusal-nothing-to-undo = No tienes ninguna jugada que deshacer.
refusal-asked-already = Alguien ya está pidiendo deshacer una jugada.
refusal-nobody-answered = Nadie ha respondido a tu petición, así que la jugada se mantiene. Sigue jugando.
refusal-not-asked = Nadie está pidiendo deshacer una jugada.
refusal-own-question = La petición es tuya: responden los demás.
refusal-past-chance = Desde entonces se ha sorteado algo, así que la jugada no se puede deshacer.
refusal-past-revealed = Desde entonces ha salido a la luz algo oculto, así que la jugada no se puede deshacer.
refusal-sintra-past-chance = Desde entonces se han repartido piezas nuevas, así que la jugada no se puede deshacer.
refusal-fairytile-past-revealed = Desde entonces ha salido a la luz una página o una loseta nueva, o se ha sabido quién sigue en la partida, así que la jugada no se puede deshacer.

# ---------------------------------------------------------------- el azar

refusal-not-a-seats-turn = Antes hay que hacer un sorteo.
refusal-not-chances-turn = Ahora no se sortea nada.
refusal-wrong-order = Antes se sortea otra cosa.

# ---------------------------------------------------------------- Vidrieras de Sintra

refused-panes = piezas { $colour ->
   *[o] naranjas
    [p] rosas
    [y] amarillas
    [b] azules
    [g] verdes
}
refused-windows = { $windows_count ->
    [one] en la tira de la ventana { $windows }
   *[other] en las tiras de las ventanas { $windows }
}
refused-room = Hay sitio para { refused-panes } { refused-windows }.

refusal-no-strip-left = Ya no te queda ninguna tira a la que pueda volver el vidriero. Toma piezas.
refusal-already-leftmost = El vidriero ya está sobre la tira que tienes más a la izquierda. Toma piezas.
refusal-no-such-display = { $displays ->
    [one] Solo hay 1 expositor.
   *[other] Solo hay { $displays } expositores.
}
refusal-colour-not-there = { $source ->
    [0] En el centro
   *[other] En el expositor { $source }
} no hay { refused-panes }.
refusal-must-place = Aún hay sitio para { refused-panes } { refused-windows }: colócalas ahí.
refusal-all-break = Ninguna tira a tu alcance tiene sitio para { refused-panes }: se rompen todas.
refusal-left-of-glazier = Esta ventana queda a la izquierda de tu vidriero. { refused-room }
refusal-no-strip-there = Esta ventana ya no tiene tira. { refused-room }
refusal-no-room = En esta tira no caben. { refused-room }
refusal-wrong-jokers = { $most ->
    [0] Ninguna de estas piezas puede ir a un comodín.
    [1] { $least ->
        [0] Como mucho una de estas piezas puede ir a un comodín.
       *[other] Exactamente una de estas piezas tiene que ir a un comodín.
    }
   *[other] { $least ->
        [0] Como mucho dos de estas piezas pueden ir a comodines.
        [1] Una o dos de estas piezas tienen que ir a comodines.
       *[other] Exactamente dos de estas piezas tienen que ir a comodines.
    }
}
refusal-nothing-to-keep = Esta jugada no completa la tira, así que no te quedas con ninguna pieza.
refusal-which-to-keep = Esta jugada completa la tira: elige la pieza con la que te quedas. Colores posibles: { $colours }.
refusal-breaks-and-places = Si se rompen todas las piezas, ninguna va a un comodín y no te quedas con ninguna.
refusal-letters-out-of-order = Los colores de un expositor se escriben en este orden: naranja, rosa, amarillo, azul, verde.
refusal-wrong-track = En los números II a VI del indicador de ronda sale cada color una vez.
refusal-strip-twice = Cada tira se coloca una sola vez.
refusal-jokers-up = La tira de los comodines empieza con los comodines hacia abajo.
refusal-wrong-displays = Las piezas se reparten entre todos los expositores.
refusal-wrong-number-of-panes = En uno de los expositores no cuadra el número de piezas.
refusal-bag-comes-first = Primero se reparte lo que queda en la bolsa y solo después las piezas de la torre.
refusal-not-in-the-bag = Ya no quedan tantas piezas de este color.

# ---------------------------------------------------------------- Fairy Tile

refused-ends = { $ends_count ->
    [one] Ahora solo hay un lugar posible.
   *[other] Ahora hay { $ends_count } lugares posibles.
}
refused-placements = { $placements ->
    [one] La loseta superior solo encaja de una manera.
   *[other] La loseta superior encaja de { $placements } maneras.
}

refusal-off-the-kingdom = Ahí ya no hay reino, y los personajes no salen de él. { refused-ends }
refusal-not-a-princess-move = La Princesa da un paso y, antes o después, puede saltar de un castillo a otro. { refused-ends }
refusal-not-a-knight-move = El Caballero termina exactamente a dos pasos. { refused-ends }
refusal-not-a-dragon-move = La Dragona vuela en línea recta hasta el último lugar antes del borde del reino o de un hueco. { refused-ends }
refusal-turn-is-the-whole-turn = Después de una aventura ya no se puede pasar la página: usa la magia o termina tu turno.
refusal-no-passing = No puedes saltarte el turno: vive una aventura o pasa la página.
refusal-no-tile-left = Ya no quedan losetas. Puedes mover un personaje.
refusal-fits-nowhere = La loseta superior no encaja en ninguna parte. Puedes mover un personaje.
refusal-hex-taken = Ahí ya hay una loseta. { refused-placements }
refusal-touches-too-little = Al menos dos lados de una loseta nueva tienen que tocar el reino. { refused-placements }
refusal-river-broken = Aquí el río quedaría cortado: tiene que seguir de loseta en loseta. { refused-placements }
refusal-wrong-tiles = Cada loseta está en la pila una sola vez.
refusal-wrong-number-of-pages = Cada asiento recibe el mismo número de páginas.
refusal-page-twice = Ninguna página se reparte dos veces.
refusal-no-such-page = Esta página no existe.
