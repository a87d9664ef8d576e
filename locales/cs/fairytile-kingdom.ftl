# Mapa království: tlačítka a jména míst.

kingdom = Království
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Ukázat celé království
beyond = { $count ->
    [one] Ukázat, co je za okrajem mapy
    [few] Ukázat { $count } věci za okrajem mapy
   *[other] Ukázat { $count } věcí za okrajem mapy
}
overview = Celé království v malém
character-name = { $who ->
   *[princess] Princezna
    [knight] Rytíř
    [dragon] Dračice
}

# Místa: „les, dvě pole na východ od hradu s modrými kopulemi, u řeky; stojí tu Rytíř“.
location-terrain = { $terrain ->
   *[plain] pláň
    [forest] les
    [mountain] hora
    [castle] hrad
    [free] volné místo
}
castle-shape = { $kind ->
   *[spires] s { castle-colours } věžičkami
    [keep] s { $roofs ->
       *[a] červenou věží
        [b] modrou věží
        [c] měděnou věží
    }
    [domes] s { castle-colours } kopulemi
    [rock] s { castle-colours } stříškami
}
castle-colours = { $roofs ->
   *[a] červenými
    [b] modrými
    [c] měděnými
}
way-off = { $steps ->
    [1] jedno pole
    [2] dvě pole
    [3] tři pole
    [4] čtyři pole
    [few] { $steps } pole
    [many] { $steps } pole
   *[other] { $steps } polí
} { $direction ->
   *[0] na východ
    [1] na jihovýchod
    [2] na jihozápad
    [3] na západ
    [4] na severozápad
    [5] na severovýchod
}
off-the-castle = { $ways } od hradu{ $which }
off-the-character = { $ways } od { $who ->
   *[princess] Princezny
    [knight] Rytíře
    [dragon] Dračice
}
location-river = { $river ->
   *[by] u řeky
    [spring] u pramene řeky
    [meeting] u soutoku řek
}
stands-here = { $count ->
    [one] stojí tu { $who }
    [few] stojí tu { $who }
    [many] stojí tu { $who }
   *[other] stojí tu { $who }
}
