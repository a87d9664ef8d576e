# The words around the board: start page, setting up, the table's frame, settings.

skip-to-content = Ir al contenido
settings = Ajustes
menu = Menú
language = Idioma
theme = Luz
theme-auto = Según el dispositivo
theme-light = De día
theme-dark = De noche
sound = Sonidos
less-motion = Menos movimiento
speed = Movimiento
speed-slow = Lento
speed-usual = Normal
speed-fast = Rápido
pace = Los demás juegan
pace-brisk = Con brío
pace-calm = Con calma
pace-wait = Cuando yo diga
letter-keys = Atajos de una sola letra
close = Cerrar

welcome = Toma asiento
welcome-more = Dos juegos de losetas, con sus reglas al pie de la letra: contra bots que explican sus jugadas, con amigos mediante un enlace o todos en una misma pantalla. Sin crear una cuenta y sin instalar nada.
play-now = Jugar ahora: { $level }
opponent = Rival
with-friends = Con amigos
on-this-screen = En esta pantalla
rules = Reglas
go-on = Seguir jugando
public-tables = Mesas para todo el mundo
seats-open = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
watch = mirar
open-record = Abrir el registro de una partida desde un archivo
unofficial = Edición no oficial. Las reglas proceden de los reglamentos; todas las imágenes, las frases, los sonidos y los valores impresos son nuestros.

# El primer arranque: qué no está listo aún y cuándo lo estará.
getting-ready = Preparando: { $percent } %, { $seconds ->
    [one] falta 1 s
   *[other] faltan unos { $seconds } s
}
getting-ready-announced = Los bots aún se están preparando.
everything-ready = Todo está listo.
ready-in = Disponible en { $seconds ->
    [one] 1 s
   *[other] unos { $seconds } s
}
bot-ready-in = { $name } aún se está preparando: { $seconds ->
    [one] 1 s
   *[other] unos { $seconds } s
}
not-all-ready = No se ha podido preparar todo. El registro del servidor dice por qué.

set-up-friends = Cada persona juega en su propio dispositivo. Tendrás un enlace para cada asiento.
set-up-screen = Todos juegan en esta pantalla; el tablero se vuelve hacia quien tiene el turno.
how-many = ¿Cuántos jugadores?
who-plays = ¿Quién juega?
your-name = Tu nombre
name-of = Nombre del jugador { $number }
player = Jugador { $number }
seat-of = Asiento { $number }
seat-empty = Asiento { $number }
seat-bot = { $level } (bot)
place-here = Alguien aquí
place-invited = Alguien con un enlace
place-open = Cualquiera
more-settings = Más ajustes
clock = Tiempo
clock-none = Sin límite
clock-minute = Un minuto por jugada
clock-day = Un día por jugada
clock-half = Media hora por jugador
absent = Si alguien se retrasa o se va
absent-bot = Sigue jugando un bot
absent-forfeit = Pierde la partida
who-watches = ¿Quién puede mirar?
watch-link = Quien tenga el enlace
watch-anyone = Todo el mundo: la mesa sale en la lista
watch-nobody = Nadie
allow-undo = Se pueden deshacer jugadas
allow-hints = Se pueden pedir pistas
own-box = Tu propia caja (componentes en TOML o JSON)
box-unreadable = Este archivo no se puede leer ni como TOML ni como JSON.
our-box = Nuestra caja, como punto de partida
choose-file = Elegir un archivo
drop-file = Sin este archivo
begin = Empezar
open-table = Abrir la mesa

waiting = Esperando a que lleguen todos
waiting-more = La partida empezará cuando todos los asientos estén ocupados.
invited = Te invitan a jugar a { $game }
invited-more = Escribe tu nombre y toma asiento.
your-seat = tu asiento
link-for = Enlace para el asiento { $number }
copy = Copiar
copied = Copiado
share = Compartir
invite = Envía este enlace a quien vaya a sentarse aquí.
qr-code = Código QR
sit-down = Sentarse
kept-for-somebody = reservado para alguien con un enlace
start-with-bots = Empezar ya, con bots en los asientos libres

loading = Poniendo la mesa…
no-table = Esta mesa no existe o no está abierta para ti.
to-start = Ir al inicio
reconnecting = Se ha perdido la conexión; reintentando…
your-turn-title = Tu turno
hint = Pista
thinking = Pensando…
hint-says = Esto es lo que haría el Búho ({ $percent } de probabilidad de ganar)
hint-others = Otras jugadas que consideró
undo = Deshacer
undo-asked = Hemos preguntado a los demás si puedes deshacer tu jugada.
undo-never-mind = Mejor no
undo-wanted = { $name } pide deshacer una jugada.
undo-agree = Sí, de acuerdo
undo-decline = No
bot-plays-for-you = Un bot está jugando por ti.
take-seat-again = Volver a mi asiento
keys = Teclas
key-enter = Enter
key-enter-does = elige y hace lo que se muestra
key-escape = Esc
key-escape-does = suelta lo elegido
key-u = U
key-u-does = deshace
key-h = H
key-h-does = pide una pista
key-i = I
key-i-does = abre las reglas
key-l = L
key-l-does = va a la crónica
key-m = M
key-m-does = activa o quita los sonidos
key-help = ?
key-help-does = muestra esta lista
log = Crónica
log-more = Qué ocurrió entonces
look-back = Recorrer la partida
link-to-moment = Enlace a este momento
to-now = Volver al presente
record = Guardar el registro
draws-kept = Sorteos: el servidor cumplió su palabra
draws-fit = Sorteos: correctos, que se sepa
draws-broken = Sorteos: el servidor faltó a su palabra
draws-secret-fits = El secreto del que salen los sorteos ya se ha revelado. Es el mismo con el que se comprometió el servidor.
draws-early = Este navegador guarda ese compromiso desde antes del primer sorteo.
draws-late = Este navegador conoció el compromiso con la partida ya empezada: no sabe si era el mismo desde el principio.
draws-seed-in = Lo que tu navegador envió para barajar forma parte de los sorteos.
draws-verify = Para repetir cada sorteo por tu cuenta, guarda el registro y ejecuta:
draws-changed = El servidor ha cambiado aquello de lo que salen los sorteos.
draws-changed-commitment = Ahora se compromete con algo distinto de lo que le dijo a este navegador la primera vez.
draws-changed-seed = Lo que tu navegador envió para barajar ha sido sustituido.
draws-changed-secret = Falta el secreto del que salen los sorteos, o no es aquel con el que se comprometió el servidor.
draws-changed-more = No te fíes de lo que se sortea aquí. Cuando acabe la partida, guarda el registro; esta orden lo comprueba:
what-happened = Últimas jugadas
scene-turn = Es el turno de { $name } …
scene-on = Seguir
you = Tú
other-device = Otro dispositivo
other-device-more = Abre este enlace en otro dispositivo y tendrás tu asiento también allí. Quien tenga el enlace puede jugar por ti: no lo compartas con nadie.
take-seat = Asiento: { $names }
take-seat-more = Sigue jugando en este dispositivo. En el otro también podrás seguir.
take-seat-instead = En este dispositivo ya tienes otro asiento en esta mesa; lo perderás.
take-seat-here = Jugar aquí
home = Inicio
leave = Ceder mi sitio
leave-bot = ¿Seguro? Seguirá un bot
leave-forfeit = ¿Seguro? Pierdes la partida
result = Resultado
play-again = Jugar otra vez
play-again-too = Unirse a la próxima
winners = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
nobody-won = No ha ganado nadie.
by-forfeit = La partida se ha decidido por abandono.
hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
talk = Chat
say-something = Di algo
send = Enviar
reaction-applause = ¡Bravo!
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Vaya!
reaction-thinking = Mmm…
reaction-oops = ¡Ups!
reaction-thanks = ¡Gracias!

replay = Repetición
choose-record = Elige el registro de una partida
replay-more = Elige el archivo de una partida guardada y mírala jugada a jugada.
back = Atrás
forward = Adelante

first-game = Primera partida guiada
lesson-count = Paso { $step } de { $of }
lesson-next = Seguir
lesson-end = Seguir por mi cuenta
lesson-leave = Basta, déjame jugar
review-game = Repasar la partida
review-picture = Probabilidad de ganar de cada asiento, desde la primera jugada hasta la última
review-cost = Costó un { $percent } de probabilidad de ganar. Era mejor esta jugada: { $better }
review-kept = La segunda mejor jugada habría costado un { $percent } de probabilidad de ganar.
hint-do = Jugarla
looking-at = Estás viendo la jugada { $ply } de { $of }.
you-win = ¡Has ganado!
in-the-rules = En las reglas: { $clause }
