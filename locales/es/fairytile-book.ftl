# El libro en el navegador: la página en la mano, la historia hasta ahora, las páginas que se leen.
# «Narrar» e «historia», como en las reglas: «contar» se confundiría con «tener importancia».

choice-reading = Leer las páginas en pantalla
choice-turning = Las páginas narradas avanzan solas
choice-aloud = Leer las páginas en voz alta
book = Tu libro
page-in-hand = Tu página
page-number = Página { $number }
page-hidden = Esta página está cerrada
page-hidden-more = Solo puede mirarla quien la tiene en la mano.
page-last-told = Ya has narrado tu última página.
page-means = ¿Qué significa?
page-rule = En las reglas: { $clause }
page-would-be-told = con esta jugada la narras
page-would-not-be-told = con esta jugada, aún no
page-tellers = { $count ->
    [0] Ninguna de estas jugadas la narra.
    [one] ★ Una de estas jugadas la narra.
   *[other] ★ { $count } de estas jugadas la narran.
}
page-out = Esta página ya no podrá narrarse nunca.
story-so-far = Tu historia
story-empty = Aún no se ha narrado ninguna página. La historia empieza con la primera.
story-count = { $told } de { $all }
story-left = { $count ->
    [0] Todas las páginas están narradas
    [one] Queda 1 página por narrar
   *[other] Quedan { $count } páginas por narrar
}
story-read-page = Página { $number }, «{ $title }»: volver a leerla
magic-ready = Magia lista
magic-none = Aún sin magia
show-on-map = Mostrar en el mapa
show-sees = Quién ve qué
show-areas = Zonas grandes
show-river = Río largo

definition-visits = Visitar quiere decir que en esta aventura mueves al personaje y su movimiento termina allí.
definition-large = Una zona es grande si tiene al menos tres lugares del mismo terreno, unidos entre sí.
definition-river = Un río es largo si corre sin interrupción por cinco losetas o más; cuenta cualquier lugar por el que pase.
definition-sees = Los personajes ven en línea recta en las seis direcciones, hasta el borde del reino o hasta un hueco.
definition-sees-all = Los personajes ven en línea recta en las seis direcciones, hasta el borde del reino o hasta un hueco. Los otros dos personajes pueden estar en direcciones distintas, y nadie tapa la vista a nadie.
definition-sees-line = Los { $count } lugares están en una misma dirección. No hace falta que se toquen, y el lugar donde está el personaje también cuenta.
definition-meets = Los dos personajes están en el mismo lugar, y a uno de los dos lo has llevado tú hasta allí en esta aventura.
definition-flies-over = En su vuelo pasa por encima de un castillo o termina en uno. El lugar del que despega no cuenta.
definition-flies-over-and-ends = En su vuelo pasa por encima de un castillo y termina en una montaña. El lugar del que despega no cuenta.
definition-in-line = Los tres están en una misma línea recta de lugares, sin huecos. Puede lograrse con un movimiento o con una loseta.

others = Los demás
others-told = { $count ->
    [one] 1 narrada
   *[other] { $count } narradas
}
others-left = { $count ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $count }
}
others-pages = Páginas narradas
others-turn = le toca
others-out = queda fuera
others-nothing = Aún no ha narrado nada.
others-magic = tiene magia
others-no-magic = sin magia

reading-who = Narra { $name }
reading-aloud = Leer en voz alta
reading-away = Seguir

story-title = El eco que quería hablar primero
story-told-by = una historia narrada por { $name }
story-with = en la mesa: { $names }
story-end = Fin
story-open = Leer la historia entera
story-back = Página anterior
story-forward = Página siguiente
story-print = Imprimir como librito
story-position = Hoja { $at } de { $of }

result-won = { $name } ha narrado todas sus páginas.
result-never-ending = La historia interminable
result-never-ending-more = Ninguna de las páginas en mano puede narrarse ya. Así que no gana nadie, y la historia sigue por su cuenta, en algún lugar más allá del borde del reino.
result-how-far = Hasta dónde llegó cada cual
result-of = { $told } de { $all } páginas
