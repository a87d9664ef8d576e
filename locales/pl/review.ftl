# Przegląd partii: jakie szanse na wygraną miał każdy gracz, jego najlepsze i najgorsze ruchy.

thinking = Analiza kolejnych pozycji
chances = Szansa na wygraną po każdym ruchu
ply = nr
who = kto
move = ruch
worst = Kosztowne ruchy
no-worst = Bez kosztownych ruchów.
best = Kluczowe ruchy
no-best = Żaden ruch nie był wyraźnie lepszy od innych możliwych.
cost = Ruch { $ply }, { $move }: kosztował { $percent } % szans na wygraną. Lepszy był { $best }.
kept = Ruch { $ply }, { $move }: najlepszy z pozostałych kosztowałby { $percent } % szans na wygraną.
worth = (+{ NUMBER($by, maximumFractionDigits: 1) })
