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

# Tooltips: what a thing is and what it counts, with the clause of the rules.
tip-display = Výloha { $number }. Bereš z ní všechny tabulky jedné barvy, zbytek se přesune do středu. (SIN-4.1a)
tip-centre = Střed. Bereš z něj všechny tabulky jedné barvy. (SIN-4.1b)
tip-start-marker = Žeton začínajícího hráče. Kdo v kole bere ze středu jako první, dostane ho a začne příští kolo, ale jeho kostička na počítadle rozbitého skla klesne o řádek. (SIN-4.1c)
tip-holds-marker = Má žeton začínajícího hráče a začne příští kolo. (SIN-4.1c)
tip-bag = Ze sáčku se losují nové tabulky. Teď v něm: { $contents }. (SIN-7.2)
tip-tower = Rozbité a použité tabulky. Až se sáček vyprázdní, vrátí se do něj. Ve věži: { $contents }. (SIN-7.2)
tip-round = Kolo { $round }: 1 bod za každou { $colour ->
   *[o] oranžovou
    [p] růžovou
    [y] žlutou
    [b] modrou
    [g] zelenou
} tabulku na pásku, který v tomto kole dokončíš. (SIN-4.3a)
tip-round-over = Kolo { $round } už skončilo.
tip-row = { $points ->
    [0] Horní řádek: nestojí nic.
    [one] Tento řádek stojí na konci hry 1 bod.
    [few] Tento řádek stojí na konci hry { $points } body.
    [many] Tento řádek stojí na konci hry { $points } bodu.
   *[other] Tento řádek stojí na konci hry { $points } bodů.
}
tip-bottom-row = Spodní řádek: { $points ->
    [one] stojí hned 1 bod
    [few] stojí hned { $points } body
    [many] stojí hned { $points } bodu
   *[other] stojí hned { $points } bodů
} a kostička se vrací nahoru. (SIN-5.1)
tip-broken = Každá rozbitá tabulka posune kostičku o řádek níž.
tip-ornament = Kolem ornamentu { $panes ->
    [0] není žádná tabulka: žádné body.
    [1] je 1 tabulka: zatím žádné body.
    [2] jsou 2 tabulky: 3 body.
    [3] jsou 3 tabulky: 6 bodů.
   *[other] jsou všechny 4 tabulky: 10 bodů.
} Na konci hry jsou za 2 tabulky 3 body, za 3 tabulky 6 a za 4 tabulky 10. (SIN-8.3a)
tip-disc = Okno { $window }, hodnota { $points }. Body dostaneš, když dokončíš jeho pásek, a je-li zasklené, i pokaždé, když dokončíš pásek nalevo od něj. (SIN-4.3c)
tip-glazier = Sklenář: { $name }. Tabulky jde umístit na pásek pod ním nebo na některý napravo od něj. (SIN-4.2b)
tip-hem = Druhá strana: { $colours }. Přijde na řadu po dokončení této. (SIN-4.3b)
tip-last-side = Poslední strana: po jejím dokončení pásek opustí hru. (SIN-4.3b)
