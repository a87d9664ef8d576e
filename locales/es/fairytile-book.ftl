# El libro en el navegador: la página en la mano, el cuento hasta ahora, las páginas que se leen.

choice-reading = Páginas contadas en pantalla
choice-aloud = Leer las páginas en voz alta
book = Tu libro
page-in-hand = Tu página
page-number = Página { $number }
page-hidden = Esta página está cerrada
page-hidden-more = Solo puede mirarla quien la tiene en la mano.
page-last-told = Ya has contado tu última página.
page-means = ¿Qué significa?
page-rule = En las reglas: { $clause }
page-would-be-told = con este movimiento la cuentas
page-would-not-be-told = con este movimiento, aún no
page-out = Esta página ya no se podrá contar nunca.
story-so-far = El cuento hasta ahora
story-empty = Aún no se ha contado ninguna página. El cuento empieza con la primera.
story-count = { $told } de { $all }
story-left = { $count ->
    [0] Todas las páginas están contadas
    [one] Queda 1 página por contar
   *[other] Quedan { $count } páginas por contar
}
story-read-page = Página { $number }, «{ $title }»: volver a leerla
magic-ready = Magia: una aventura más, una sola vez
magic-none = Sin magia: la consigues al pasar página
show-on-map = Mostrar en el mapa
show-sees = Quién ve qué
show-areas = Zonas grandes
show-river = Río largo

definition-visits = Visitar es mover al personaje en esta aventura y que su movimiento termine allí.
definition-large = Una zona es grande si tiene al menos tres lugares de ese terreno unidos entre sí.
definition-river = Un río es largo si corre sin interrupción por al menos cinco losetas; cuenta cualquier lugar por el que pase.
definition-sees = Los personajes ven en línea recta en las seis direcciones, hasta el borde del reino o hasta un hueco.
definition-sees-all = Los personajes ven en línea recta en las seis direcciones, hasta el borde del reino o hasta un hueco. Los otros dos personajes pueden estar en direcciones distintas, y nadie tapa la vista a nadie.
definition-sees-line = Los { $count } lugares están en una misma dirección. No hace falta que se toquen, y el lugar donde está el personaje también cuenta.
definition-meets = Los dos personajes están en el mismo lugar, y uno de ellos ha llegado allí con tu movimiento en esta aventura.
definition-flies-over = En su vuelo pasa por encima de un castillo o termina en uno. El lugar del que despega no cuenta.
definition-flies-over-and-ends = En su vuelo pasa por encima de un castillo y termina en una montaña. El lugar del que despega no cuenta.
definition-in-line = Los tres están en una misma línea recta de lugares, sin huecos. Puede lograrse con un movimiento o con una loseta.

others = Los demás
others-told = { $count ->
    [one] 1 contada
   *[other] { $count } contadas
}
others-left = { $count ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $count }
}
others-pages = Páginas contadas
others-turn = tiene el turno
others-out = fuera de juego
others-nothing = Todavía nada.
others-magic = tiene magia
others-no-magic = sin magia

reading-who = Cuenta { $name }
reading-aloud = Leer en voz alta
reading-away = Seguir

story-title = El eco que quería hablar primero
story-told-by = contado por { $name }
story-with = a la mesa: { $names }
story-end = Fin
story-open = Leer el cuento entero
story-back = Página anterior
story-forward = Página siguiente
story-print = Imprimir como librito
story-position = Hoja { $at } de { $of }

result-won = { $name } ha contado todas sus páginas.
result-never-ending = El cuento de nunca acabar
result-never-ending-more = Ninguna de las páginas que quedan en la mano se puede contar ya. Así que no gana nadie, y el cuento sigue por su cuenta, en algún lugar más allá del borde del reino.
result-how-far = Hasta dónde llegó cada cual
result-of = { $told } de { $all } páginas
