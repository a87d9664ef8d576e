# What the board of Stained Glass of Sintra says: labels, questions, and words for a screen reader.
# $colour is a letter, windows and displays count from 1, $source 0 is the centre.

choice-sectors = Výlohy s výsečí pro každý tvar
key-b = B
key-b-does = přejde k výlohám
key-arrows = šipky
key-arrows-does = od barvy k barvě, od pásku k pásku

joker = žolík
sources = Výlohy a střed
display = Výloha { $number }, { $count ->
    [0] prázdná
    [one] 1 tabulka
    [few] { $count } tabulky
    [many] { $count } tabulky
   *[other] { $count } tabulek
}
centre = Střed, { $count ->
    [0] prázdný
    [one] 1 tabulka
    [few] { $count } tabulky
    [many] { $count } tabulky
   *[other] { $count } tabulek
}
take-label = { picked }, { $source ->
    [0] střed
   *[other] výloha { $source }
}
start-marker = Žeton začínajícího hráče
bag = Sáček
tower = Věž
round-track = Kolo { $round } z 6{ $colour ->
    [none] {""}
   *[o] , bonus za oranžovou barvu
    [p] , bonus za růžovou barvu
    [y] , bonus za žlutou barvu
    [b] , bonus za modrou barvu
    [g] , bonus za zelenou barvu
}
palace-of = Palác: { $name }
to-act = na tahu
broken-glass = Rozbité sklo
score = Body:
return-glazier = Vrátit sklenáře
tally-so-far = { $panes } × { colour-name }, { $windows ->
    [one] 1 dokončené okno
    [few] { $windows } dokončená okna
    [many] { $windows } dokončeného okna
   *[other] { $windows } dokončených oken
}

picked = { $count ->
    [one] 1 { colour-name }
    [few] { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    }
    [many] { $count } { $colour ->
       *[o] oranžové
        [p] růžové
        [y] žluté
        [b] modré
        [g] zelené
    }
   *[other] { $count } { $colour ->
       *[o] oranžových
        [p] růžových
        [y] žlutých
        [b] modrých
        [g] zelených
    }
}
choose-a-strip = Vyber jeden z rozsvícených pásků.
all-would-break = Na žádném pásku na dosah není místo: všechno, co vezmeš, se rozbije.
break-all = Vzít a rozbít
place-here = Umístit nad okno { $window }
let-go = Zrušit
which-to-keep = Kterou tabulku si necháš do okna?
how-many-on-jokers = Kolik jich přijde na žolíky?
your-turn = Jsi na tahu: vyber barvu na některé výloze nebo ve středu.

spoken-window = Okno { $window }, hodnota { $points }, { $glazed ->
    [0] bez skla.
    [1] zasklené: { $colours }.
   *[other] dokončené: { $colours }.
}
spoken-glazier = Stojí tu sklenář.
spoken-no-strip = Pásek už tu není.
spoken-strip = { $missing_count ->
    [0] Pásek je plný.
   *[other] Pásek: zaplněno { $filled } z 5, chybí { $missing }.
}
spoken-other-side = Druhá strana: { $colours }.

result-before = Body během hry
result-strips = Tabulky na páscích
result-panes = { $count ->
    [one] 1 tabulka
    [few] { $count } tabulky
    [many] { $count } tabulky
   *[other] { $count } tabulek
}
result-ornaments = Ornamenty
result-tally = Jedna barva
result-score = Body
