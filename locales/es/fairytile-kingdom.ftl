# El mapa del reino: sus botones y los nombres de sus lugares.

kingdom = El reino
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo el reino
beyond = { $count ->
    [one] Mostrar lo que queda fuera del mapa visible
   *[other] Mostrar las { $count } cosas fuera del mapa visible
}
overview = Todo el reino en pequeño
character-name = { $who ->
   *[princess] Princesa
    [knight] Caballero
    [dragon] Dragona
}

# Lugares: «bosque, dos pasos al este del castillo de las cúpulas azules, junto al río; aquí está el Caballero».
location-terrain = { $terrain ->
   *[plain] llanura
    [forest] bosque
    [mountain] montaña
    [castle] castillo
    [free] sitio libre
}
castle-shape = { $kind ->
   *[spires] de las agujas { castle-colours }
    [keep] { $roofs ->
       *[a] de la torre roja
        [b] de la torre azul
        [c] de la torre cobriza
    }
    [domes] de las cúpulas { castle-colours }
    [rock] de las tejas { castle-colours }
}
castle-colours = { $roofs ->
   *[a] rojas
    [b] azules
    [c] cobrizas
}
way-off = { $steps ->
    [1] un paso
    [2] dos pasos
    [3] tres pasos
    [4] cuatro pasos
   *[other] { $steps } pasos
} { $direction ->
   *[0] al este
    [1] al sureste
    [2] al suroeste
    [3] al oeste
    [4] al noroeste
    [5] al noreste
}
off-the-castle = { $ways } del castillo{ $which }
off-the-character = { $ways } { $who ->
   *[princess] de la Princesa
    [knight] del Caballero
    [dragon] de la Dragona
}
location-river = { $river ->
   *[by] junto al río
    [spring] donde nace un río
    [meeting] donde se juntan los ríos
}
stands-here = { $count ->
    [one] aquí está { $who }
   *[other] aquí están { $who }
}
