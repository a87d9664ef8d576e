# Mapa království: tlačítka a jména míst.

kingdom = Království
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Ukázat celé království
character-name = { $who ->
   *[princess] Princezna
    [knight] Rytíř
    [dragon] Dračice
}
