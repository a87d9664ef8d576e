# Przegląd partii: jakie szanse na wygraną miał każdy gracz, jego najlepsze i najgorsze ruchy.

thinking = Namysł nad każdą pozycją
chances = Szansa na wygraną po każdym ruchu
ply = nr
who = kto
move = ruch
worst = Kosztowne ruchy
no-worst = Bez kosztownych ruchów.
best = Ruchy, które się liczyły
no-best = Żaden ruch nie był wyraźnie lepszy od następnego.
cost = Ruch { $ply }, { $move }: oddał { $percent } % szans na wygraną. Lepszy był { $best }.
kept = Ruch { $ply }, { $move }: drugi w kolejności oddałby { $percent } % szans na wygraną.
worth = (+{ NUMBER($by, maximumFractionDigits: 1) })
