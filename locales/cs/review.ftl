# Rozbor partie: jakou naději na výhru měl každý hráč, jeho nejlepší a nejhorší tahy.

thinking = Přemýšlí se o každé pozici
chances = Naděje na výhru po každém tahu
ply = č.
who = kdo
move = tah
worst = Drahé tahy
no-worst = Žádné drahé tahy.
best = Tahy, na kterých záleželo
no-best = Žádný tah nebyl o moc lepší než druhý nejlepší.
cost = Tah { $ply }, { $move }: stál { $percent } % naděje na výhru. Lepší byl { $best }.
kept = Tah { $ply }, { $move }: druhý nejlepší by stál { $percent } % naděje na výhru.
worth = (+{ NUMBER($by, maximumFractionDigits: 1) })
