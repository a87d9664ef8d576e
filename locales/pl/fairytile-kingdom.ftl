# Mapa królestwa: przyciski i nazwy miejsc.

kingdom = Królestwo
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całe królestwo
character-name = { $who ->
   *[princess] Księżniczka
    [knight] Rycerz
    [dragon] Smoczyca
}
