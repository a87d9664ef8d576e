# Proč tah nejde zahrát: refusal- a kód odpovědi. $colour je písmeno.
# Seznam přichází jako text ($windows) a jako délka ($windows_count).

refusal-past-chance = Od té doby přibyly nové tabulky, a tak tah nejde vrátit.
refused-panes = { $colour ->
   *[o] oranžové
    [p] růžové
    [y] žluté
    [b] modré
    [g] zelené
} tabulky
refused-windows = { $windows_count ->
    [one] nad oknem { $windows }
   *[other] nad okny { $windows }
}
refused-room = Místo pro { refused-panes } je { refused-windows }.
refusal-no-strip-left = Nemáš už žádný pásek, ke kterému by se sklenář mohl vrátit. Vezmi si tabulky.
refusal-already-leftmost = Sklenář už stojí nad tvým nejlevějším páskem. Vezmi si tabulky.
refusal-no-such-display = { $displays ->
    [one] Výloha je jen 1.
    [few] Výlohy jsou jen { $displays }.
    [many] Výlohy je jen { $displays }.
   *[other] Výloh je jen { $displays }.
}
refusal-colour-not-there = { $source ->
    [0] Ve středu
   *[other] Na výloze { $source }
} nejsou žádné { refused-panes }.
refusal-must-place = Pro { refused-panes } je ještě místo { refused-windows }: umísti je tam.
refusal-all-break = Na žádném pásku na dosah není místo pro { refused-panes }: všechny se rozbijí.
refusal-left-of-glazier = Toto okno je nalevo od tvého sklenáře. { refused-room }
refusal-no-strip-there = Nad tímto oknem už žádný pásek není. { refused-room }
refusal-no-room = Na tento pásek se nevejdou. { refused-room }
refusal-wrong-jokers = { $most ->
    [0] Na žolíka nemůže přijít žádná z těchto tabulek.
    [1] { $least ->
        [0] Na žolíka může přijít nejvýš jedna z těchto tabulek.
       *[other] Na žolíka musí přijít právě jedna z těchto tabulek.
    }
   *[other] { $least ->
        [0] Na žolíky mohou přijít nejvýš dvě z těchto tabulek.
        [1] Na žolíky musí přijít jedna nebo dvě z těchto tabulek.
       *[other] Na žolíky musí přijít právě dvě z těchto tabulek.
    }
}
refusal-nothing-to-keep = Tímto tahem se pásek nedokončí, takže si žádnou tabulku nenecháváš.
refusal-which-to-keep = Tímto tahem se pásek dokončí: vyber tabulku, kterou si necháš. Barvy na výběr: { $colours }.
refusal-breaks-and-places = Když se rozbijí všechny tabulky, žádná nepřijde na žolíka a žádná se nenechává.
refusal-letters-out-of-order = Barvy tabulek na výloze se uvádějí v pořadí: oranžová, růžová, žlutá, modrá, zelená.
refusal-wrong-track = Na číslech II až VI počítadla kol je každá barva jednou.
refusal-strip-twice = Každý pásek se vykládá jen jednou.
refusal-jokers-up = Pásek se žolíky leží na začátku žolíky dolů.
refusal-wrong-displays = Tabulky se vykládají na všechny výlohy.
refusal-wrong-number-of-panes = Na jedné z výloh nesedí počet tabulek.
refusal-bag-comes-first = Nejdřív se vyloží zbytek tabulek ze sáčku a teprve potom tabulky z věže.
refusal-not-in-the-bag = Tolik tabulek této barvy už nezbývá.
