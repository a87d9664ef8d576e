# Co řekne stůl, když něco nejde: refusal- a kód odpovědi serveru. Má-li kód v některé hře zvláštní
# význam, jmenuje se zpráva refusal-HRA-KÓD a má přednost.
# $colour je písmeno. Seznam přichází jako text ($windows) a jako délka ($windows_count).

refusal-unknown = Něco se nepovedlo. Zkus to znovu.
refusal-offline = Spojení se serverem vypadlo. Jakmile se obnoví, hra bude sama pokračovat.

# ---------------------------------------------------------------- server

refusal-error = Tohle nejde.
refusal-refused = Tohle teď nejde.
refusal-our-fault = Na naší straně se něco pokazilo. Nic se neztratilo.
refusal-storage-trouble = Teď se to nepodařilo uložit. Nic se neztratilo, zkus to za chvíli znovu.
refusal-cannot-open = Server nemůže otevřít svou databázi.
refusal-busy = Děje se toho moc najednou. Zkus to znovu.
refusal-too-many = Stolů nebo spojení je teď příliš mnoho. Počkej minutu a zkus to znovu.
refusal-getting-ready = Sova se ještě připravuje. Zkus to znovu asi za { $seconds } s.
refusal-not-ready = Tuto hru se nepodařilo připravit. Příčina je v protokolu serveru.
refusal-too-fast = Ne tak rychle: pár vteřin počkej.
refusal-too-slow = Spojení bylo příliš pomalé a přerušilo se. Nic se neztratilo.
refusal-malformed = Server tomu neporozuměl. Načti stránku znovu a zkus to ještě jednou.
refusal-hello-first = Stránka a server si nerozumějí. Načti stránku znovu.
refusal-too-much-nonsense = Stránka a server si nerozumějí. Načti stránku znovu.
refusal-wrong-origin = Tento požadavek přišel z jiného webu, a proto byl odmítnut.
refusal-wrong-host = Server na toto jméno neslyší. Kdo ho provozuje, musí ho spustit s volbou --site.
refusal-http-404 = Na této adrese nic není.
refusal-http-405 = Na této adrese to nejde.
refusal-http-413 = Tento soubor je příliš velký.
refusal-http-500 = Na naší straně se něco pokazilo. Nic se neztratilo.
refusal-http-503 = Server teď není dostupný. Zkus to za chvíli znovu.

# ---------------------------------------------------------------- otevření stolu

refusal-invalid-option = Tohle se tu vybrat nedá.
refusal-invalid-components = S takovou krabicí se hrát nedá.
refusal-no-such-level = Boti této úrovně tu nejsou.
refusal-no-person = Aspoň jedno místo musí být pro člověka.
refusal-bad-clock = Hodiny se dají nastavit na 1 vteřinu až { $longest ->
    [1209600] dva týdny
   *[other] { $longest } vteřin
}. Hrát se dá i bez hodin.

# ---------------------------------------------------------------- místa u stolu, sledování

refusal-no-such-table = Takový stůl tu není. Zkontroluj odkaz.
refusal-damaged-table = Tento stůl nejde přečíst. Příčina je v protokolu serveru.
refusal-table-full = U tohoto stolu se už stalo příliš mnoho. Otevři nový.
refusal-no-such-seat = Takové místo u stolu není.
refusal-may-not-watch = Tento stůl není otevřený pro diváky.
refusal-no-key = Tento prohlížeč nemá u tohoto stolu žádné místo.
refusal-bad-key = Klíč k tvému místu je poškozený. Vrať se přes svůj vlastní odkaz.
refusal-seat-taken = Toto místo už je obsazené.
refusal-not-invited = Toto místo čeká na někoho s pozvánkou.
refusal-bad-name = Jméno musí mít 1 až { $longest } viditelných znaků.
refusal-too-many-marks = Jedno písmeno může mít nejvýš dvě diakritická znaménka.
refusal-bad-seed = Text pro míchání je příliš dlouhý nebo obsahuje znaky, které nejde zobrazit.
refusal-not-host = Hru může začít jen ten, kdo stůl otevřel.
refusal-nobody-there = Nejdřív se musí někdo posadit.
refusal-already-begun = Hra už začala.

# ---------------------------------------------------------------- u stolu

refusal-not-begun = Hra ještě nezačala.
refusal-game-over = Hra už skončila.
refusal-not-over = Hra ještě neskončila.
refusal-not-your-turn = Tohle není tvůj tah.
refusal-not-your-seat = Tohle jde jen z vlastního místa u stolu.
refusal-away = Hraje za tebe bot: nejdřív se vrať na své místo.
refusal-forfeited = Toto místo už hru kontumačně prohrálo.
refusal-stale-move = Hra se mezitím změnila. Podívej se znovu a vyber tah.
refusal-illegal-move = Tento tah teď není dovolený.
refusal-invalid-notation = Takový tah v této hře není.
refusal-invalid-position = Takovou pozici nejde postavit.
refusal-invalid-record = Tohle není záznam hry, který by se tu dal přehrát.
refusal-no-such-ply = Žádný tah k prohlédnutí tu není.
refusal-no-hints = U tohoto stolu se nenapovídá.
refusal-no-hint = Tentokrát se nápovědu nepodařilo najít. Zkus to znovu.
refusal-thinking = Nápovědy jen po jedné: ta předchozí se ještě promýšlí.
refusal-not-a-line = Zpráva musí mít 1 až { $longest } znaků a vejít se na jeden řádek.
refusal-no-such-reaction = Taková reakce tu není.

# ---------------------------------------------------------------- vracení tahů

refusal-no-undo = U tohoto stolu se tahy nevracejí.
refusal-nothing-to-undo = Nemáš žádný tah, který by šlo vrátit.
refusal-asked-already = O vrácení tahu už někdo žádá.
refusal-nobody-answered = Na tvou žádost nikdo neodpověděl, takže tah platí. Hraj dál.
refusal-not-asked = O vrácení tahu nikdo nežádá.
refusal-own-question = Žádost je tvoje, odpovídají ostatní.
refusal-past-chance = Od té doby se losovalo, a tak tah nejde vrátit.
refusal-past-revealed = Od té doby vyšlo najevo něco skrytého, a tak tah nejde vrátit.
refusal-sintra-past-chance = Od té doby přibyly nové tabulky, a tak tah nejde vrátit.
refusal-fairytile-past-revealed = Od té doby se odkryla nová stránka nebo nový dílek, anebo vyšlo najevo, kdo je ještě ve hře, a tak tah nejde vrátit.

# ---------------------------------------------------------------- losování

refusal-not-a-seats-turn = Nejdřív se musí losovat.
refusal-not-chances-turn = Teď se nic nelosuje.
refusal-wrong-order = Nejdřív se losuje něco jiného.

# ---------------------------------------------------------------- Vitráže Sintry

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

# ---------------------------------------------------------------- Fairy Tile

refused-ends = { $ends_count ->
    [one] Na výběr je teď jediné pole.
    [few] Na výběr jsou teď { $ends_count } pole.
    [many] Na výběr je teď { $ends_count } pole.
   *[other] Na výběr je teď { $ends_count } polí.
}
refused-placements = { $placements ->
    [one] Vrchní dílek jde přiložit jen jedním způsobem.
   *[other] Vrchní dílek jde přiložit { $placements } způsoby.
}

refusal-off-the-kingdom = Tam už království není a postavy ho neopouštějí. { refused-ends }
refusal-not-a-princess-move = Princezna udělá jeden krok a před ním i po něm smí přeskočit z hradu na hrad. { refused-ends }
refusal-not-a-knight-move = Rytíř skončí přesně o dva kroky dál. { refused-ends }
refusal-not-a-dragon-move = Dračice letí rovně až na poslední pole před okrajem království nebo mezerou. { refused-ends }
refusal-turn-is-the-whole-turn = Po dobrodružství už stránku otočit nejde: použij kouzlo, nebo ukonči tah.
refusal-no-passing = Tah nejde vynechat: vydej se za dobrodružstvím, nebo otoč stránku.
refusal-no-tile-left = Dílky už došly. Můžeš pohnout některou postavou.
refusal-fits-nowhere = Vrchní dílek nejde nikam přiložit. Můžeš pohnout některou postavou.
refusal-hex-taken = Tam už jeden dílek leží. { refused-placements }
refusal-touches-too-little = Nový dílek se musí dotýkat království aspoň dvěma hranami. { refused-placements }
refusal-river-broken = Řeka by se tu přerušila, ale musí téct dál z dílku na dílek. { refused-placements }
refusal-wrong-tiles = Každý dílek je ve sloupečku právě jednou.
refusal-wrong-number-of-pages = Všichni dostanou stejně stránek.
refusal-page-twice = Žádná stránka se nerozdává dvakrát.
refusal-no-such-page = Taková stránka neexistuje.
