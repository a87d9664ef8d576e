# Rozbor partie: jakou naději na výhru měl každý hráč, jeho nejlepší a nejhorší tahy.

thinking = Promýšlení jednotlivých pozic
chances = Naděje na výhru po každém tahu
ply = č.
who = kdo
move = tah
worst = Tahy, které vyšly draho
no-worst = Žádný tah nevyšel draho.
best = Tahy, na kterých záleželo
no-best = Žádný tah nebyl o moc lepší než druhý nejlepší.
cost = Tah { $ply }, { $move }: naděje na výhru klesla o { $percent } %. Lepší byl tah { $best }.
kept = Tah { $ply }, { $move }: po druhém nejlepším by naděje na výhru klesla o { $percent } %.
worth = (+{ NUMBER($by, maximumFractionDigits: 1) })
