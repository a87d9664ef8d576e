# Co se děje ve hře Vitráže Sintry, pro každou událost jedna věta.
# $name je jméno hráče, $colour písmeno barvy, okna a výlohy se číslují od 1.

game-name = Vitráže Sintry
game-about = Ber tabulky jedné barvy, zaplňuj pásky nad svými okny a vpusť dovnitř světlo. Pro 2 až 4 hráče.
option-side = Strana desek paláce
option-side-A = A: ornamenty mezi okny
option-side-B = B: jedna barva, mnoho oken

colour-name = { $colour ->
   *[o] oranžová
    [p] růžová
    [y] žlutá
    [b] modrá
    [g] zelená
}

taken = { $name } bere { $count ->
    [one] 1 { $colour ->
       *[o] oranžovou
        [p] růžovou
        [y] žlutou
        [b] modrou
        [g] zelenou
    } tabulku
    [few] { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    } tabulky
    [many] { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    } tabulky
   *[other] { $count } { $colour ->
       *[o] oranžových
        [p] růžových
        [y] žlutých
        [b] modrých
        [g] zelených
    } tabulek
} { $source ->
    [0] ze středu
   *[other] z výlohy { $source }
}.
    .short = { $count }× { colour-name }
moved-to-centre = Zbytek z výlohy { $display } putuje do středu.
marker-taken = { $name } bere žeton začínajícího hráče: kostička klesá o řádek.
    .short = žeton začínajícího
glazier-moved = { $name } posouvá sklenáře k oknu { $window }.
glazier-returned = { $name } vrací sklenáře k oknu { $window }.
    .short = sklenář zpět k oknu { $window }
placed = { $name } umisťuje { $count ->
    [one] 1 { $colour ->
       *[o] oranžovou
        [p] růžovou
        [y] žlutou
        [b] modrou
        [g] zelenou
    } tabulku
    [few] { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    } tabulky
    [many] { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    } tabulky
   *[other] { $count } { $colour ->
       *[o] oranžových
        [p] růžových
        [y] žlutých
        [b] modrých
        [g] zelených
    } tabulek
} nad okno { $window }{ $on_jokers ->
    [0] .
    [one] , 1 na žolíka.
    [few] , { $on_jokers } na žolíky.
    [many] , { $on_jokers } na žolíky.
   *[other] , { $on_jokers } na žolíky.
}
    .short = okno { $window }
broken = { $count ->
    [one] Rozbíjí se 1 { colour-name } tabulka.
    [few] Rozbíjejí se { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    } tabulky.
    [many] Rozbíjí se { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    } tabulky.
   *[other] Rozbíjí se { $count } { $colour ->
       *[o] oranžových
        [p] růžových
        [y] žlutých
        [b] modrých
        [g] zelených
    } tabulek.
}
    .short = rozbité: { $count }
lost-at-bottom = Kostička rozbitého skla je úplně dole: { $name } ztrácí { $points ->
    [one] 1 bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
    .short = −{ $points }
completed = { $name } dokončuje pásek nad oknem { $window }.
    .short = pásek plný
colour-bonus = Bonus za { $colour ->
   *[o] oranžovou
    [p] růžovou
    [y] žlutou
    [b] modrou
    [g] zelenou
} barvu: +{ $points }.
    .short = +{ $points }
kept = { $name } si nechává { $colour ->
   *[o] oranžovou
    [p] růžovou
    [y] žlutou
    [b] modrou
    [g] zelenou
} tabulku do { $frame ->
    [upper] horního
   *[lower] dolního
} rámu okna { $window }.
flipped = Pásek nad oknem { $window } se otáčí.
removed = Okno { $window } je dokončené, jeho pásek opouští hru.
window-points = Body za okna: +{ $points }.
    .short = +{ $points }
round-ended = Kolo { $round } končí.
    .short = konec { $round }. kola
next-start = { $took_marker ->
    [yes] { $name } má žeton začínajícího hráče a začíná.
   *[no] Žeton začínajícího hráče si nikdo nevzal: znovu začíná { $name }.
}
tower-poured = Sáček je prázdný: { $panes ->
    [one] sype se do něj 1 tabulka z věže.
    [few] sypou se do něj { $panes } tabulky z věže.
    [many] sype se do něj { $panes } tabulky z věže.
   *[other] sype se do něj { $panes } tabulek z věže.
}
    .short = z věže do sáčku
dealt = Začíná kolo { $round }{ $complete ->
    [yes] .
   *[no] , tabulky ale na všechny výlohy nestačí.
}
    .short = { $round }. kolo
start-drawn = Začíná { $name }.
    .short = začíná { $name }
track-laid = Počítadlo kol je připravené.
    .short = ukazatel kol
strips-laid = { $name } rozmisťuje pásky nad okna.
    .short = { $name }: pásky
final-score = { $name }: dosud { $before }, +{ $strip_points } za tabulky na páscích, −{ $row_points } za rozbité sklo, +{ $palace_points } za palác = { $score }.
    .short = { $name } { $score }
game-ended = { $winners ->
    [one] { $names } vyhrává
   *[other] O vítězství se dělí { $names }
}{ $reason ->
    [fewer-points-lost] {""} díky menší ztrátě bodů za rozbité sklo.
   *[other] .
}
    .short = konec hry
