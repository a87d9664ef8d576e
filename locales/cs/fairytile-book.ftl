# Kniha v prohlížeči: stránka v ruce, dosavadní příběh, předčítané stránky.

choice-reading = Ukazovat odvyprávěné stránky
choice-turning = Odvyprávěné stránky po přečtení samy zmizí
choice-aloud = Číst stránky nahlas
book = Tvoje kniha
page-in-hand = Tvoje stránka
page-number = Stránka { $number }
page-hidden = Tato stránka je zavřená
page-hidden-more = Smí ji vidět jen ten, kdo ji má v ruce.
page-last-told = Tvoje poslední stránka je odvyprávěná.
page-means = Co to znamená?
page-rule = V pravidlech: { $clause }
page-would-be-told = tímto tahem ji odvyprávíš
page-would-not-be-told = tímto tahem ještě ne
page-tellers = { $count ->
    [0] Žádný z těchto tahů ji neodvypráví.
    [one] ★ Jeden z těchto tahů ji odvypráví.
    [few] ★ { $count } z těchto tahů ji odvyprávějí.
   *[other] ★ { $count } z těchto tahů ji odvypráví.
}
page-out = Tuto stránku už nikdy nepůjde odvyprávět.
story-so-far = Tvůj příběh
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
magic-ready = Kouzlo je připravené
magic-none = Zatím bez kouzla
show-on-map = Ukázat na mapě
show-sees = Kdo co vidí
show-areas = Velká území
show-river = Dlouhá řeka

definition-visits = Navštíví znamená, že postavou v tomto dobrodružství pohneš a její pohyb skončí právě tam.
definition-large = Velké území tvoří nejméně tři pole téhož terénu, která na sebe navazují.
definition-river = Dlouhá řeka protéká bez přerušení nejméně pěti dílky; počítá se každé pole, kterým protéká.
definition-sees = Postavy vidí rovně do všech šesti směrů, až po okraj království nebo po mezeru.
definition-sees-all = Postavy vidí rovně do všech šesti směrů, až po okraj království nebo po mezeru. Každá z obou postav může být v jiném směru a nikdo nikomu ve výhledu nepřekáží.
definition-sees-line = Všechna { $count } pole leží v jednom a témže směru. Nemusí se dotýkat a počítá se i pole, kde postava sama stojí.
definition-meets = Obě postavy stojí na témže poli a jedna z nich se tam dostala tvým tahem v tomto dobrodružství.
definition-flies-over = Dračice cestou proletí nad hradem, nebo na hradě skončí. Pole, ze kterého vzlétla, se nepočítá.
definition-flies-over-and-ends = Dračice cestou proletí nad hradem a skončí na hoře. Pole, ze kterého vzlétla, se nepočítá.
definition-in-line = Všichni tři stojí v jedné přímé řadě polí, kterou nepřerušuje žádná mezera. Dokáže to pohyb postavy i přiložený dílek.

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
result-never-ending-more = Žádnou ze stránek, které kdo drží v ruce, už nejde odvyprávět. Nevyhrává tedy nikdo a příběh si jde dál po svém, někde za okrajem království.
result-how-far = Kdo kam došel
result-of = { $all ->
    [one] { $told } z { $all } stránky
   *[other] { $told } z { $all } stránek
}
