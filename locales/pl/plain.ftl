# Dla każdej gry, która nie ma na to własnych słów.

moved = { $name }: { $move }.
drew = Los: { $move }.
ended =
    { $winners ->
        [0] Koniec gry; nikt nie wygrywa.
       *[other] Koniec gry. Wygrywa: { $names }.
    }

game-about = Ta gra pochodzi z osobnego pakietu.
table-as-data = Co jest na stole
legal-moves = Twoje ruchy
