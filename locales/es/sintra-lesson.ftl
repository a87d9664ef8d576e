# The guided first game of Stained Glass of Sintra, a message for each step.

lesson-take = Elige un color en uno de los expositores: tomas todas las piezas de ese color que hay en él. Después elige una de las tiras que se iluminan sobre tu palacio: en ellas hay sitio.
    .title = Toma piezas y llena una tira
lesson-rest = Cuando tomas un color de un expositor, todas las demás piezas que hay en él pasan al centro. De allí también puede tomar piezas cualquiera.
    .title = El resto va al centro
lesson-glazier = Ahora tu vidriero está sobre la tira que has elegido. Tienes a tu alcance esa tira y todas las de su derecha, pero ninguna de las de su izquierda. Vuelve a tomar piezas.
    .title = El vidriero trabaja de izquierda a derecha
lesson-broken = Las piezas que no encuentran sitio en la tira se rompen. Por cada una, tu marcador baja una casilla en la pista de cristal roto, y al final de la partida la casilla en la que esté te cuesta puntos. Antes de elegir, pon el ratón sobre una tira, llega a ella con las flechas o tócala una vez: verás qué piezas cabrían y cuáles se romperían.
    .title = El cristal roto cuesta puntos
lesson-centre = Ahora toma piezas del centro, en cuanto las haya. Quien lo hace primero en cada ronda se lleva la loseta inicial: empezará la ronda siguiente, pero su marcador de cristal roto baja una casilla.
    .title = El centro y la loseta inicial
lesson-complete = Llena los cinco espacios de una tira. El ribete de arriba muestra los colores de su otra cara, que viene después. Si quieres, pide una pista.
    .title = Completa una tira
lesson-window = Ahora brilla una pieza en la ventana de abajo. Has ganado los puntos que figuran bajo esa ventana y bajo cada ventana acristalada de su derecha, y un punto más por cada pieza del color de la ronda: el que está marcado en el indicador de ronda, del I al VI.
    .title = ¡Luz!
lesson-return = Cuando vuelvas a necesitar una tira de la izquierda, devuelve el vidriero: irá a la tira que tengas más a la izquierda, y con eso termina tu turno.
    .title = De vuelta a la izquierda
lesson-end = Tras seis rondas, cada tres piezas en tus tiras dan un punto, el cristal roto se paga y los ornamentos cuentan las piezas que los rodean: 10 puntos por cuatro, 6 por tres y 3 por dos. Gana quien tenga más puntos. ¡Disfruta del resto de la partida!
    .title = Cómo termina
