# Por qué no se puede hacer una jugada: refusal- y el código de la respuesta.
# Una lista llega como texto ($ends) y como longitud ($ends_count).

refusal-past-revealed = Desde entonces ha salido a la luz una página o una loseta nueva, o se ha sabido quién sigue en la partida, así que la jugada no se puede deshacer.
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
