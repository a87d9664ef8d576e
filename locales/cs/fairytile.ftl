# Co se děje ve Fairy Tile, pro každou událost jedna věta, a co si žádají stránky.
# $name je jméno hráče; $q a $r jsou souřadnice pole.
# `.beside-the-board`: totéž vedle mapy, na které je místo vidět.

game-name = Fairy Tile
game-about = Stav království, pohybuj Princeznou, Rytířem a Dračicí a vyprávěj stránky svého příběhu. Pro 2 až 4 hráče.

character = { $who ->
   *[princess] Princezna
    [knight] Rytíř
    [dragon] Dračice
}
on-terrain = { $terrain ->
   *[plain] na pláni
    [forest] v lese
    [mountain] na hoře
    [castle] na hradě
}

moved = { $name } táhne { $who ->
   *[princess] Princeznou, ta
    [knight] Rytířem, ten
    [dragon] Dračicí, ta
} teď stojí { on-terrain } { $q },{ $r }.
    .beside-the-board = { $name } táhne { $who ->
       *[princess] Princeznou, ta
        [knight] Rytířem, ten
        [dragon] Dračicí, ta
    } teď stojí { on-terrain }.
    .short = { character-name }, { on-terrain }
jumped = { $name } nechává Princeznu přeskočit na hrad { $q },{ $r }.
    .beside-the-board = { $name } nechává Princeznu přeskočit na jiný hrad.
    .short = skok na hrad
flew-over = { $name } posílá Dračici na { $q },{ $r }{ $castles ->
    [0] ; ta přistává { on-terrain }.
    [one] ; ta přistává { on-terrain } a cestou má hrad.
    [few] ; ta přistává { on-terrain } a cestou má { $castles } hrady.
    [many] ; ta přistává { on-terrain } a cestou má { $castles } hradu.
   *[other] ; ta přistává { on-terrain } a cestou má { $castles } hradů.
}
    .beside-the-board = { $name } posílá Dračici na let{ $castles ->
        [0] ; ta přistává { on-terrain }.
        [one] ; ta přistává { on-terrain } a cestou má hrad.
        [few] ; ta přistává { on-terrain } a cestou má { $castles } hrady.
        [many] ; ta přistává { on-terrain } a cestou má { $castles } hradu.
       *[other] ; ta přistává { on-terrain } a cestou má { $castles } hradů.
    }
    .short = Dračice, { on-terrain }
laid = { $name } přikládá dílek { $tile } na { $q },{ $r }, natočení { $rotation }; { $left ->
    [0] byl to poslední.
    [one] zbývá 1.
    [few] zbývají { $left }.
    [many] zbývá { $left }.
   *[other] zbývá { $left }.
}
    .beside-the-board = { $name } přikládá dílek; { $left ->
        [0] byl to poslední.
        [one] zbývá 1.
        [few] zbývají { $left }.
        [many] zbývá { $left }.
       *[other] zbývá { $left }.
    }
    .short = nový dílek
kingdom-finished = { $left ->
    [0] Království je dokončené.
   *[other] Vrchní dílek nejde nikam přiložit: království je dokončené.
}
    .short = království je dokončené
magic-used = { $name } používá kouzlo a vydává se za druhým dobrodružstvím.
    .short = s kouzlem
magic-kept = { $name } si kouzlo nechává na později.
    .short = kouzlo na později
page-turned = { $name } otáčí stránku a má kouzlo.
    .short = otočená stránka
recounted = { $name } vypráví stránku { $page }{ $left ->
    [0] , a to je poslední.
    [one] ; k odvyprávění zbývá 1.
    [few] ; k odvyprávění zbývají { $left }.
    [many] ; k odvyprávění zbývá { $left }.
   *[other] ; k odvyprávění zbývá { $left }.
}
    .short = ★ stránka { $page }
seat-out = { $name } vypadává: stránku v ruce už nikdy nepůjde odvyprávět.
    .short = vypadává
won = { $name } má všechny stránky odvyprávěné a vyhrává. Takový to byl příběh:
    .beside-the-board = { $name } má všechny stránky odvyprávěné a vyhrává.
    .short = { $name } vyhrává
never-ending = Nikdo už nemůže pokračovat: je to nekonečný příběh.
    .short = nekonečný příběh
start-drawn = Začíná { $name }.
    .short = začíná { $name }
kingdom-begun = Startovní dílky jsou vyložené; Princezna, Rytíř a Dračice zaujímají svá místa.
    .short = začátek království
tiles-stacked = Ve sloupečku { $left ->
    [one] je 1 dílek
    [few] jsou { $left } dílky
    [many] je { $left } dílku
   *[other] je { $left } dílků
}; navrchu leží dílek { $tile }.
    .beside-the-board = Ve sloupečku { $left ->
        [one] je 1 dílek.
        [few] jsou { $left } dílky.
        [many] je { $left } dílku.
       *[other] je { $left } dílků.
    }
    .short = dílky: { $left }
pages-dealt = { $name } dostává { $pages ->
    [one] 1 stránku.
    [few] { $pages } stránky.
    [many] { $pages } stránky.
   *[other] { $pages } stránek.
}
    .short = { $name }, stránky: { $pages }

# Co si žádají stránky. Více postav se jmenuje v abecedním pořadí jejich anglických jmen.

subject = { $who ->
   *[princess] Princezna
    [knight] Rytíř
    [dragon] Dračice
    [knight-princess] Princezna a Rytíř
    [dragon-princess] Princezna a Dračice
    [dragon-knight] Rytíř a Dračice
    [dragon-knight-princess] Princezna, Rytíř a Dračice
}
# Čtvrtý pád: koho, co navštíví nebo vidí.
place = { $where ->
   *[plain] pláň
    [forest] les
    [mountain] horu
    [castle] hrad
    [large-plain] velkou pláň
    [large-forest] velký les
    [large-mountain] velkou horu
    [long-river] dlouhou řeku
}
objective-visits = { subject } navštíví { place }{ $sees_any ->
   *[none] .
    [princess] {""} a vidí odtud Princeznu.
    [knight] {""} a vidí odtud Rytíře.
    [dragon] {""} a vidí odtud Dračici.
    [knight-princess] {""} a vidí odtud Princeznu nebo Rytíře.
    [dragon-princess] {""} a vidí odtud Princeznu nebo Dračici.
    [dragon-knight] {""} a vidí odtud Rytíře nebo Dračici.
}
objective-sees = { subject } vidí { place }.
objective-sees-all = { subject } vidí { $whom ->
   *[princess] Princeznu.
    [knight] Rytíře.
    [dragon] Dračici.
    [knight-princess] Princeznu i Rytíře.
    [dragon-princess] Princeznu i Dračici.
    [dragon-knight] Rytíře i Dračici.
}
objective-sees-line = { subject } vidí { $count ->
    [one] 1 { $terrain ->
       *[plain] pláň
        [forest] les
        [mountain] horu
        [castle] hrad
    } v řadě.
    [few] { $count } { $terrain ->
       *[plain] pláně
        [forest] lesy
        [mountain] hory
        [castle] hrady
    } v řadě.
    [many] { $count } { $terrain ->
       *[plain] pláně
        [forest] lesa
        [mountain] hory
        [castle] hradu
    } v řadě.
   *[other] { $count } { $terrain ->
       *[plain] plání
        [forest] lesů
        [mountain] hor
        [castle] hradů
    } v řadě.
}
objective-meets = { subject } se setkají { $where ->
   *[plain] na pláni.
    [forest] v lese.
    [mountain] na hoře.
    [castle] na hradě.
    [large-plain] na velké pláni.
    [large-forest] ve velkém lese.
    [large-mountain] na velké hoře.
    [long-river] u dlouhé řeky.
}
objective-flies-over = Dračice přeletí nad { $over ->
   *[plain] plání
    [forest] lesem
    [mountain] horou
    [castle] hradem
    [large-plain] velkou plání
    [large-forest] velkým lesem
    [large-mountain] velkou horou
    [long-river] dlouhou řekou
}{ $ends ->
   *[none] .
    [plain] {""} a skončí na pláni.
    [forest] {""} a skončí v lese.
    [mountain] {""} a skončí na hoře.
    [castle] {""} a skončí na hradě.
    [large-plain] {""} a skončí na velké pláni.
    [large-forest] {""} a skončí ve velkém lese.
    [large-mountain] {""} a skončí na velké hoře.
    [long-river] {""} a skončí u dlouhé řeky.
}
objective-in-line = { subject } stojí v jedné řadě.

# Proč tah stránku v ruce odvypráví, nebo co k tomu chybí.

area-found = { $terrain ->
   *[plain] { $large ->
       *[yes] Velká pláň o { $size } polích.
        [no] Pláň o { $size ->
            [one] 1 poli
           *[other] { $size } polích
        }: velká jich má aspoň { $needed }.
    }
    [forest] { $large ->
       *[yes] Velký les o { $size } polích.
        [no] Les o { $size ->
            [one] 1 poli
           *[other] { $size } polích
        }: velký jich má aspoň { $needed }.
    }
    [mountain] { $large ->
       *[yes] Velká hora o { $size } polích.
        [no] Hora o { $size ->
            [one] 1 poli
           *[other] { $size } polích
        }: velká jich má aspoň { $needed }.
    }
}
river-found = { $tiles ->
    [0] Řeka tu není.
   *[other] { $long ->
       *[yes] Dlouhá řeka: teče přes { $tiles ->
            [few] { $tiles } dílky.
            [many] { $tiles } dílku.
           *[other] { $tiles } dílků.
        }
        [no] Řeka teče přes { $tiles ->
            [one] 1 dílek
            [few] { $tiles } dílky
            [many] { $tiles } dílku
           *[other] { $tiles } dílků
        }: dlouhá teče aspoň přes { $needed }.
    }
}
line-found = { subject } vidí v jedné řadě { $terrain ->
   *[plain] { $count ->
        [one] 1 pláň
        [few] { $count } pláně
        [many] { $count } pláně
       *[other] { $count } plání
    }
    [forest] { $count ->
        [one] 1 les
        [few] { $count } lesy
        [many] { $count } lesa
       *[other] { $count } lesů
    }
    [mountain] { $count ->
        [one] 1 horu
        [few] { $count } hory
        [many] { $count } hory
       *[other] { $count } hor
    }
    [castle] { $count ->
        [one] 1 hrad
        [few] { $count } hrady
        [many] { $count } hradu
       *[other] { $count } hradů
    }
}{ $enough ->
   *[yes] .
    [no] , potřeba je { $needed }.
}
in-sight = { subject } vidí { $whom ->
   *[princess] Princeznu.
    [knight] Rytíře.
    [dragon] Dračici.
}
out-of-sight = { subject } nevidí { $whom ->
   *[princess] Princeznu
    [knight] Rytíře
    [dragon] Dračici
}: { $gap ->
   *[yes] je mezi nimi mezera.
    [no] nestojí v jedné řadě.
}
nothing-in-sight = { subject } nevidí { place }.
elsewhere-ended = Tah končí { on-terrain }, stránka ale chce { place }.
not-met = { $whom ->
   *[princess] Princezna tu není.
    [knight] Rytíř tu není.
    [dragon] Dračice tu není.
}
nothing-crossed = Na trase letu není { $over ->
   *[plain] žádná pláň.
    [forest] žádný les.
    [mountain] žádná hora.
    [castle] žádný hrad.
    [large-plain] žádná velká pláň.
    [large-forest] žádný velký les.
    [large-mountain] žádná velká hora.
    [long-river] žádná dlouhá řeka.
}
not-in-line = { subject } nestojí v jedné řadě.
others-move = Tvá stránka potřebuje tah { $who ->
   *[princess] Princeznou.
    [knight] Rytířem.
    [dragon] Dračicí.
    [knight-princess] Princeznou nebo Rytířem.
    [dragon-princess] Princeznou nebo Dračicí.
    [dragon-knight] Rytířem nebo Dračicí.
    [dragon-knight-princess] Princeznou, Rytířem nebo Dračicí.
}
told-already = Jedna stránka za tah: tahle počká na tvůj příští.
