# El mapa del reino: sus botones y los nombres de sus lugares.

kingdom = El reino
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo el reino
character-name = { $who ->
   *[princess] Princesa
    [knight] Caballero
    [dragon] Dragona
}
