# Kniha v prohlížeči: stránka v ruce, dosavadní příběh, předčítané stránky.

choice-reading = Vyprávěné stránky na obrazovce
choice-aloud = Číst stránky nahlas
book = Tvoje kniha
page-in-hand = Tvoje stránka
page-number = Stránka { $number }
page-hidden = Tahle stránka je zavřená
page-hidden-more = Smí ji vidět jen ten, kdo ji má v ruce.
page-last-told = Tvoje poslední stránka je odvyprávěná.
page-means = Co to znamená?
page-rule = V pravidlech: { $clause }
page-would-be-told = tímhle tahem ji odvyprávíš
page-would-not-be-told = tímhle tahem ještě ne
page-out = Tuhle stránku už nikdy nepůjde odvyprávět.
story-so-far = Příběh až dosud
story-empty = Zatím není odvyprávěná ani jedna stránka. Příběh začne tou první.
story-count = { $told } z { $all }
story-left = { $count ->
    [0] Všechny stránky jsou odvyprávěné
    [one] Zbývá odvyprávět 1 stránku
    [few] Zbývá odvyprávět { $count } stránky
    [many] Zbývá odvyprávět { $count } stránky
   *[other] Zbývá odvyprávět { $count } stránek
}
story-read-page = Stránka { $number }, „{ $title }“: přečíst znovu
magic-ready = Kouzlo: jednou můžeš mít dobrodružství navíc
magic-none = Bez kouzla: dostaneš ho, když otočíš stránku
show-on-map = Ukázat na mapě
show-sees = Kdo co vidí
show-areas = Velká území
show-river = Dlouhá řeka

definition-visits = Navštívit znamená pohnout postavou v tomhle dobrodružství tak, aby její pohyb skončil právě tam.
definition-large = Velké území tvoří nejméně tři souvislá pole téhož terénu.
definition-river = Dlouhá řeka protéká bez přerušení nejméně pěti dílky; počítá se každé pole, kterým teče.
definition-sees = Postavy vidí rovně všemi šesti směry, až po okraj království nebo po mezeru.
definition-sees-all = Postavy vidí rovně všemi šesti směry, až po okraj království nebo po mezeru. Obě hledané postavy můžou být každá v jiném směru a nikdo nikomu nepřekáží ve výhledu.
definition-sees-line = Všechna { $count } pole leží v jednom a témže směru. Nemusí se dotýkat a počítá se i pole, kde postava stojí.
definition-meets = Obě postavy stojí na témže poli a jednu z nich tam přivedl tvůj tah v tomhle dobrodružství.
definition-flies-over = Cestou proletí nad hradem, nebo na hradě skončí. Pole, ze kterého vzlétla, se nepočítá.
definition-flies-over-and-ends = Cestou proletí nad hradem a skončí na hoře. Pole, ze kterého vzlétla, se nepočítá.
definition-in-line = Všichni tři stojí na jedné přímce, kterou nepřerušuje žádná mezera. Může to způsobit tah postavou i přiložený dílek.

others = Ostatní
others-told = { $count ->
    [one] 1 odvyprávěná
    [few] { $count } odvyprávěné
    [many] { $count } odvyprávěné
   *[other] { $count } odvyprávěných
}
others-left = { $count ->
    [0] žádná nezbývá
    [one] zbývá 1
    [few] zbývají { $count }
    [many] zbývá { $count }
   *[other] zbývá { $count }
}
others-pages = Odvyprávěné stránky
others-turn = je na tahu
others-out = mimo hru
others-nothing = Zatím nic.
others-magic = má kouzlo
others-no-magic = bez kouzla

reading-who = Vypráví { $name }
reading-aloud = Číst nahlas
reading-away = Dál

story-title = O ozvěně, která chtěla mluvit první
story-told-by = vypráví { $name }
story-with = u stolu: { $names }
story-end = Konec
story-open = Přečíst celý příběh
story-back = Předchozí stránka
story-forward = Další stránka
story-print = Vytisknout jako knížku
story-position = List { $at } z { $of }

result-won = { $name } má odvyprávěné všechny stránky.
result-never-ending = Nekonečný příběh
result-never-ending-more = Žádnou ze stránek v rukou už nejde odvyprávět. Nevyhrává tedy nikdo a příběh si jde dál po svém, někde za okrajem království.
result-how-far = Kam kdo došel
result-of = { $all ->
    [one] { $told } z { $all } stránky
   *[other] { $told } z { $all } stránek
}
