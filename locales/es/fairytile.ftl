# Lo que ocurre en Fairy Tile, una frase por suceso, y lo que piden las páginas.
# $name es el nombre de un jugador; $q y $r son las coordenadas de un lugar.
# `.beside-the-board`: lo mismo junto a un mapa en el que se ve el lugar.

game-name = Fairy Tile
game-about = Construye un reino, mueve a la Princesa, al Caballero y a la Dragona, y narra las páginas de tu historia. De 2 a 4 jugadores.

character = { $who ->
   *[princess] la Princesa
    [knight] el Caballero
    [dragon] la Dragona
}
on-terrain = { $terrain ->
   *[plain] en la llanura
    [forest] en el bosque
    [mountain] en la montaña
    [castle] en el castillo
}

moved = { $name } mueve { $who ->
   *[princess] a la Princesa
    [knight] al Caballero
    [dragon] a la Dragona
}: ahora está { on-terrain } { $q },{ $r }.
    .beside-the-board = { $name } mueve { $who ->
       *[princess] a la Princesa
        [knight] al Caballero
        [dragon] a la Dragona
    }: ahora está { on-terrain }.
    .short = { character-name }, { on-terrain }
jumped = { $name } hace saltar a la Princesa al castillo { $q },{ $r }.
    .beside-the-board = { $name } hace saltar a la Princesa a otro castillo.
    .short = salto a un castillo
flew-over = { $name } hace volar a la Dragona, que termina { on-terrain } { $q },{ $r }{ $castles ->
    [0] .
    [one] ; en su camino hay un castillo.
   *[other] ; en su camino hay { $castles } castillos.
}
    .beside-the-board = { $name } hace volar a la Dragona, que termina { on-terrain }{ $castles ->
        [0] .
        [one] ; en su camino hay un castillo.
       *[other] ; en su camino hay { $castles } castillos.
    }
    .short = Dragona, { on-terrain }
laid = { $name } coloca la loseta { $tile } en { $q },{ $r }, giro { $rotation }; { $left ->
    [0] era la última.
    [one] queda 1.
   *[other] quedan { $left }.
}
    .beside-the-board = { $name } coloca una loseta; { $left ->
        [0] era la última.
        [one] queda 1.
       *[other] quedan { $left }.
    }
    .short = una loseta nueva
kingdom-finished = { $left ->
    [0] El reino está terminado.
   *[other] La loseta superior no encaja en ninguna parte: el reino está terminado.
}
    .short = el reino está terminado
magic-used = { $name } usa la magia para una segunda aventura.
    .short = con magia
magic-kept = { $name } guarda la magia para después.
    .short = magia guardada
page-turned = { $name } pasa la página y tiene magia.
    .short = página pasada
recounted = { $name } narra la página { $page }{ $left ->
    [0] , la última.
    [one] ; aún queda 1 por narrar.
   *[other] ; aún quedan { $left } por narrar.
}
    .short = ★ página { $page }
seat-out = { $name } queda fuera: la página en mano ya no podrá narrarse nunca.
    .short = fuera
won = { $name } ha narrado todas sus páginas y gana. Esta es la historia:
    .beside-the-board = { $name } ha narrado todas sus páginas y gana.
    .short = gana { $name }
never-ending = Nadie puede continuar: es la historia interminable.
    .short = la historia interminable
start-drawn = Empieza { $name }.
    .short = empieza { $name }
kingdom-begun = Las losetas de inicio están colocadas; la Princesa, el Caballero y la Dragona ocupan sus puestos.
    .short = empieza el reino
tiles-stacked = { $left ->
    [one] Hay 1 loseta en la pila; es la { $tile }.
   *[other] Hay { $left } losetas en la pila; arriba está la { $tile }.
}
    .beside-the-board = { $left ->
        [one] Hay 1 loseta en la pila.
       *[other] Hay { $left } losetas en la pila.
    }
    .short = losetas: { $left }
pages-dealt = { $name } recibe { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}.
    .short = { $name }, páginas: { $pages }

# Lo que piden las páginas. Si se nombran varios personajes, van en orden alfabético (en inglés).

subject = { $who ->
   *[princess] La Princesa
    [knight] El Caballero
    [dragon] La Dragona
    [knight-princess] La Princesa y el Caballero
    [dragon-princess] La Princesa y la Dragona
    [dragon-knight] El Caballero y la Dragona
    [dragon-knight-princess] La Princesa, el Caballero y la Dragona
}
place = { $where ->
   *[plain] una llanura
    [forest] un bosque
    [mountain] una montaña
    [castle] un castillo
    [large-plain] una gran llanura
    [large-forest] un gran bosque
    [large-mountain] una gran montaña
    [long-river] un río largo
}
objective-visits = { subject } visita { place }{ $sees_any ->
   *[none] .
    [princess] {""} y desde allí ve a la Princesa.
    [knight] {""} y desde allí ve al Caballero.
    [dragon] {""} y desde allí ve a la Dragona.
    [knight-princess] {""} y desde allí ve a la Princesa o al Caballero.
    [dragon-princess] {""} y desde allí ve a la Princesa o a la Dragona.
    [dragon-knight] {""} y desde allí ve al Caballero o a la Dragona.
}
objective-sees = { subject } ve { place }.
objective-sees-all = { subject } ve { $whom ->
   *[princess] a la Princesa.
    [knight] al Caballero.
    [dragon] a la Dragona.
    [knight-princess] a la Princesa y al Caballero.
    [dragon-princess] a la Princesa y a la Dragona.
    [dragon-knight] al Caballero y a la Dragona.
}
objective-sees-line = { subject } ve { $count ->
    [one] { $terrain ->
       *[plain] una llanura
        [forest] un bosque
        [mountain] una montaña
        [castle] un castillo
    } en línea recta.
   *[other] { $count } { $terrain ->
       *[plain] llanuras
        [forest] bosques
        [mountain] montañas
        [castle] castillos
    } en una misma línea.
}
objective-meets = { subject } se encuentran { $where ->
   *[plain] en una llanura.
    [forest] en un bosque.
    [mountain] en una montaña.
    [castle] en un castillo.
    [large-plain] en una gran llanura.
    [large-forest] en un gran bosque.
    [large-mountain] en una gran montaña.
    [long-river] a orillas de un río largo.
}
objective-flies-over = La Dragona sobrevuela { $over ->
   *[plain] una llanura
    [forest] un bosque
    [mountain] una montaña
    [castle] un castillo
    [large-plain] una gran llanura
    [large-forest] un gran bosque
    [large-mountain] una gran montaña
    [long-river] un río largo
}{ $ends ->
   *[none] .
    [plain] {""} y termina en una llanura.
    [forest] {""} y termina en un bosque.
    [mountain] {""} y termina en una montaña.
    [castle] {""} y termina en un castillo.
    [large-plain] {""} y termina en una gran llanura.
    [large-forest] {""} y termina en un gran bosque.
    [large-mountain] {""} y termina en una gran montaña.
    [long-river] {""} y termina a orillas de un río largo.
}
objective-in-line = { subject } están en una misma línea.

# Por qué una jugada permite contar la página de la mano, o qué le falta.

area-found = { $terrain ->
   *[plain] { $large ->
       *[yes] Una gran llanura de { $size } lugares.
        [no] Una llanura de { $size ->
            [one] 1 lugar
           *[other] { $size } lugares
        }: una grande necesita { $needed }.
    }
    [forest] { $large ->
       *[yes] Un gran bosque de { $size } lugares.
        [no] Un bosque de { $size ->
            [one] 1 lugar
           *[other] { $size } lugares
        }: uno grande necesita { $needed }.
    }
    [mountain] { $large ->
       *[yes] Una gran montaña de { $size } lugares.
        [no] Una montaña de { $size ->
            [one] 1 lugar
           *[other] { $size } lugares
        }: una grande necesita { $needed }.
    }
}
river-found = { $tiles ->
    [0] Aquí no hay río.
   *[other] { $long ->
       *[yes] Un río largo: atraviesa { $tiles } losetas.
        [no] El río atraviesa { $tiles ->
            [one] 1 loseta
           *[other] { $tiles } losetas
        }: uno largo necesita { $needed }.
    }
}
line-found = { subject } ve en una misma línea { $terrain ->
   *[plain] { $count ->
        [one] 1 llanura
       *[other] { $count } llanuras
    }
    [forest] { $count ->
        [one] 1 bosque
       *[other] { $count } bosques
    }
    [mountain] { $count ->
        [one] 1 montaña
       *[other] { $count } montañas
    }
    [castle] { $count ->
        [one] 1 castillo
       *[other] { $count } castillos
    }
}{ $enough ->
   *[yes] .
    [no] ; hacen falta { $needed }.
}
in-sight = { subject } ve { $whom ->
   *[princess] a la Princesa.
    [knight] al Caballero.
    [dragon] a la Dragona.
}
out-of-sight = { subject } no ve { $whom ->
   *[princess] a la Princesa
    [knight] al Caballero
    [dragon] a la Dragona
}: { $gap ->
   *[yes] hay un hueco en medio.
    [no] no están en una misma línea.
}
nothing-in-sight = { subject } no ve { $where ->
   *[plain] ninguna llanura.
    [forest] ningún bosque.
    [mountain] ninguna montaña.
    [castle] ningún castillo.
    [large-plain] ninguna gran llanura.
    [large-forest] ningún gran bosque.
    [large-mountain] ninguna gran montaña.
    [long-river] ningún río largo.
}
elsewhere-ended = La jugada termina { on-terrain }; la página pide { place }.
not-met = { $whom ->
   *[princess] La Princesa no está aquí.
    [knight] El Caballero no está aquí.
    [dragon] La Dragona no está aquí.
}
nothing-crossed = En su vuelo no hay { $over ->
   *[plain] ninguna llanura.
    [forest] ningún bosque.
    [mountain] ninguna montaña.
    [castle] ningún castillo.
    [large-plain] ninguna gran llanura.
    [large-forest] ningún gran bosque.
    [large-mountain] ninguna gran montaña.
    [long-river] ningún río largo.
}
not-in-line = { subject } no están en una misma línea.
others-move = Tu página necesita que se mueva { $who ->
   *[princess] la Princesa.
    [knight] el Caballero.
    [dragon] la Dragona.
    [knight-princess] la Princesa o el Caballero.
    [dragon-princess] la Princesa o la Dragona.
    [dragon-knight] el Caballero o la Dragona.
    [dragon-knight-princess] la Princesa, el Caballero o la Dragona.
}
told-already = Una página por turno: esta espera al siguiente.
