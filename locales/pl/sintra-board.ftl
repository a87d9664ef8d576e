# What the board of Stained Glass of Sintra says: labels, questions, and words for a screen reader.
# $colour is a letter, windows and displays count from 1, $source 0 is the centre.

choice-sectors = Warsztaty z osobnym sektorem na każdy kształt
key-b = B
key-b-does = przechodzi do warsztatów
key-arrows = strzałki
key-arrows-does = przechodzą od koloru do koloru i od kwatery do kwatery

joker = joker
sources = Warsztaty i środek
display = Warsztat { $number }, { $count ->
    [0] pusty
    [one] 1 tafla
    [few] { $count } tafle
   *[other] { $count } tafli
}
centre = Środek, { $count ->
    [0] pusty
    [one] 1 tafla
    [few] { $count } tafle
   *[other] { $count } tafli
}
take-label = { picked }, { $source ->
    [0] środek
   *[other] warsztat { $source }
}
start-marker = Znacznik gracza rozpoczynającego
bag = Woreczek
tower = Wieża
round-track = Runda { $round } z 6{ $colour ->
    [none] {""}
   *[other] , premia za kolor { colour-name }
}
palace-of = Pałac: { $name }
to-act = ma ruch
broken-glass = Stłuczone szkło
score = Punkty:
return-glazier = Cofnij witrażystę
tally-so-far = { $panes } × { colour-name }, { $windows ->
    [one] 1 całkowicie oszklone okno
    [few] { $windows } całkowicie oszklone okna
   *[other] { $windows } całkowicie oszklonych okien
}

picked = { $count ->
    [one] 1 { $colour ->
       *[o] pomarańczowa
        [p] różowa
        [y] żółta
        [b] niebieska
        [g] zielona
    } tafla
    [few] { $count } { $colour ->
       *[o] pomarańczowe
        [p] różowe
        [y] żółte
        [b] niebieskie
        [g] zielone
    } tafle
   *[other] { $count } { $colour ->
       *[o] pomarańczowych
        [p] różowych
        [y] żółtych
        [b] niebieskich
        [g] zielonych
    } tafli
}
choose-a-strip = Wybierz jedną z podświetlonych kwater.
all-would-break = Na żadnej kwaterze w zasięgu nie ma miejsca: wszystkie się stłuką.
break-all = Weź i stłucz
place-here = Połóż nad oknem { $window }
let-go = Anuluj
which-to-keep = Wybierz kolor tafli, którą zachowasz do okna.
how-many-on-jokers = Ile tafli trafi na jokery?
your-turn = Twój ruch: wybierz kolor na warsztacie albo na środku.

spoken-window = Okno { $window }, warte { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $glazed ->
    [0] bez szkła.
    [one] oszklone, kolor: { $colours }.
   *[other] całkowicie oszklone, kolory: { $colours }.
}
spoken-glazier = Tu stoi witrażysta.
spoken-no-strip = Kwatery już nie ma.
spoken-strip = { $missing_count ->
    [0] Kwatera jest pełna.
   *[other] Kwatera: zapełniono { $filled } z 5 pól; do zapełnienia: { $missing }.
}
spoken-other-side = Druga strona: { $colours }.

result-before = Punkty w trakcie gry
result-strips = Tafle na kwaterach
result-panes = { $count ->
    [one] 1 tafla
    [few] { $count } tafle
   *[other] { $count } tafli
}
result-ornaments = Ornamenty
result-tally = Jeden kolor
result-score = Punkty
