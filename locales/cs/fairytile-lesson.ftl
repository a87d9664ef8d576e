# První hra Fairy Tile s průvodcem: ke každému kroku nadpis a pár vět.

lesson-page = Tvoje kniha má 18 stránek k odvyprávění a jednu z nich držíš v ruce. Žádá, aby se v království něco stalo: obrázek to ukazuje, slova to říkají a „Co to znamená?“ to vysvětlí.
    .title = Tvoje stránka
lesson-move = Vyber Princeznu, Rytíře nebo Dračici, dole nebo na mapě. Rozsvítí se místa, kam se dá jít. Princezna udělá jeden krok a přeskakuje mezi hrady, Rytíř udělá dva kroky, Dračice letí rovně, co nejdál to jde.
    .title = Pohni někým
lesson-nobody = Ti tři nepatří nikomu: každý hýbe všemi. Co si pěkně nachystáš, mohou ti ostatní odnést. Tvoje stránka zůstává tajemstvím, dokud ji neodvyprávíš.
    .title = Postavy nikoho
lesson-lay = Místo pohybu můžeš stavět. Vyber dílek, otoč ho (R nebo kliknutím) a přilož ho tam, kam pasuje: dotýkají se aspoň dvě hrany a řeka navazuje na řeku.
    .title = Přilož dílek
lesson-tell = Teď zařiď, co si tvoje stránka žádá. Hvězda na mapě označuje tah, který ji odvypráví. Nevidíš cestu? Požádej o nápovědu, přibliž se, nebo stavěj.
    .title = Odvyprávěj stránku
lesson-turn = Když se ti stránka nehodí, otoč ji. Stojí to celý tah, ale tvůj žeton pak ukáže kouzlo. Zkus to.
    .title = Otoč stránku
lesson-magic = S kouzlem můžeš v jednom tahu prožít druhé dobrodružství. Nejdřív někým pohni nebo přilož dílek; pak hned pokračuj, nebo si kouzlo nech na později.
    .title = Kouzlo
lesson-end = Vyhraje, kdo první odvypráví všechny stránky, a z odvyprávěných stránek bude příběh. Pravidla jsou na jedno kliknutí a každé odmítnutí říká proč. Příjemnou zábavu!
    .title = Kdo vyhraje
