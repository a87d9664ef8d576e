# Mapa królestwa: przyciski i nazwy miejsc.

kingdom = Królestwo
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całe królestwo
beyond = { $count ->
    [one] Pokaż, co jest za brzegiem mapy
    [few] Pokaż { $count } rzeczy za brzegiem mapy
   *[other] Pokaż { $count } rzeczy za brzegiem mapy
}
overview = Całe królestwo w miniaturze
character-name = { $who ->
   *[princess] Księżniczka
    [knight] Rycerz
    [dragon] Smoczyca
}

# Miejsca: „las, dwa kroki na wschód od zamku z niebieskimi kopułami, nad rzeką; znajdziesz tu
# Rycerza”. W „stands-here” postacie są w bierniku.
location-terrain = { $terrain ->
   *[plain] równina
    [forest] las
    [mountain] góra
    [castle] zamek
    [free] wolne miejsce
}
castle-shape = { $kind ->
   *[spires] z { castle-colours } iglicami
    [keep] z { $roofs ->
       *[a] czerwoną wieżą
        [b] niebieską wieżą
        [c] miedzianą wieżą
    }
    [domes] z { castle-colours } kopułami
    [rock] z { castle-colours } daszkami
}
castle-colours = { $roofs ->
   *[a] czerwonymi
    [b] niebieskimi
    [c] miedzianymi
}
way-off = { $steps ->
    [1] jeden krok
    [2] dwa kroki
    [3] trzy kroki
    [4] cztery kroki
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} { $direction ->
   *[0] na wschód
    [1] na południowy wschód
    [2] na południowy zachód
    [3] na zachód
    [4] na północny zachód
    [5] na północny wschód
}
off-the-castle = { $ways } od zamku{ $which }
off-the-character = { $ways } od { $who ->
   *[princess] Księżniczki
    [knight] Rycerza
    [dragon] Smoczycy
}
location-river = { $river ->
   *[by] nad rzeką
    [spring] u źródła rzeki
    [meeting] u zbiegu rzek
}
stands-here = { $count ->
    [one] znajdziesz tu { $who }
    [few] znajdziesz tu { $who }
    [many] znajdziesz tu { $who }
   *[other] znajdziesz tu { $who }
}
