# Para cualquier juego que no tenga palabras propias.

moved = { $name }: { $move }.
drew = Azar: { $move }.
ended =
    { $winners ->
        [0] Fin de la partida; no gana nadie.
       *[other] Fin de la partida. Gana: { $names }.
    }

game-about = Este juego viene en un paquete propio.
table-as-data = Lo que hay sobre la mesa
legal-moves = Tus jugadas
