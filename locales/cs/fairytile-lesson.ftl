# První hra Fairy Tile s průvodcem: ke každému kroku nadpis a pár vět.

lesson-page = Tvoje kniha má 18 stránek, které chceš odvyprávět, a jednu z nich držíš v ruce. Ta si žádá, aby se v království něco stalo: obrázek to ukazuje, slova to říkají a „Co to znamená?“ to vysvětlí.
    .title = Tvoje stránka
lesson-move = Vyber Princeznu, Rytíře nebo Dračici, dole nebo na mapě. Rozsvítí se pole, kam se dá jít. Princezna udělá jeden krok a umí přeskočit z hradu na hrad, Rytíř udělá dva kroky, Dračice letí rovně, jak nejdál to jde.
    .title = Pohni někým
lesson-nobody = Ti tři nepatří nikomu: každý smí pohnout kýmkoli z nich. Koho si pěkně nachystáš, toho ti může někdo odvést. Tvoje stránka zůstane tajemstvím, dokud ji neodvyprávíš.
    .title = Nepatří nikomu
lesson-lay = Místo pohybu můžeš stavět. Vyber dílek, otoč ho (klávesou R nebo kliknutím) a přilož ho tam, kam pasuje: aspoň dvěma hranami se musí dotýkat jiných dílků a řeka musí navázat na řeku.
    .title = Přilož dílek
lesson-tell = Teď zařiď, co si tvoje stránka žádá. Hvězda na mapě označuje tah, kterým ji odvyprávíš. Nevidíš cestu? Nech si napovědět. A když žádná není, přibliž se, nebo stavěj.
    .title = Odvyprávěj stránku
lesson-turn = Když se ti stránka nehodí, otoč ji. Stojí to celý tah, ale tvůj žeton pak ukáže kouzlo. Zkus to.
    .title = Otoč stránku
lesson-magic = S kouzlem se můžeš v jednom tahu vydat i za druhým dobrodružstvím. Nejdřív někým pohni nebo přilož dílek; pak hned pokračuj, nebo si kouzlo nech na později.
    .title = Kouzlo
lesson-end = Vyhraje, kdo první odvypráví všechny stránky, a z odvyprávěných stránek se složí příběh. Pravidla otevřeš jedním kliknutím, a když něco nejde, hra ti řekne proč. Užij si to!
    .title = Kdo vyhraje
