# Lo que dice la mesa cuando algo no se puede hacer: refusal- y el código de la respuesta del servidor.
# Si un juego tiene palabras propias para un código, están en su archivo y van primero.

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
refusal-asked-enough = Ya has pedido dos veces deshacer esta jugada, así que se mantiene. Sigue jugando.
refusal-not-asked = Nadie está pidiendo deshacer una jugada.
refusal-own-question = La petición es tuya: responden los demás.
refusal-past-chance = Desde entonces se ha sorteado algo, así que la jugada no se puede deshacer.
refusal-past-revealed = Desde entonces ha salido a la luz algo oculto, así que la jugada no se puede deshacer.

# ---------------------------------------------------------------- el azar

refusal-not-a-seats-turn = Antes hay que hacer un sorteo.
refusal-not-chances-turn = Ahora no se sortea nada.
refusal-wrong-order = Antes se sortea otra cosa.
