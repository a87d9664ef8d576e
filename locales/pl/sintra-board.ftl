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
return-glazier = Odeślij witrażystę na początek
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

# Tooltips: what a thing is and what it counts, with the clause of the rules.
tip-display = Warsztat { $number }. Bierzesz z niego wszystkie tafle jednego koloru; reszta przechodzi na środek. (SIN-4.1a)
tip-centre = Środek. Bierzesz z niego wszystkie tafle jednego koloru. (SIN-4.1b)
tip-start-marker = Znacznik gracza rozpoczynającego. Kto w danej rundzie pierwszy weźmie coś ze środka, dostaje go, schodzi o rząd na torze stłuczonego szkła i zaczyna następną rundę. (SIN-4.1c)
tip-holds-marker = Ma znacznik gracza rozpoczynającego i zacznie następną rundę. (SIN-4.1c)
tip-bag = Z woreczka losuje się nowe tafle. Zawartość: { $contents }. (SIN-7.2)
tip-tower = Tafle stłuczone i zużyte. Gdy w woreczku zabraknie tafli, wracają do niego. Zawartość: { $contents }. (SIN-7.2)
tip-round = Runda { $round }: 1 punkt za każdą { $colour ->
   *[o] pomarańczową
    [p] różową
    [y] żółtą
    [b] niebieską
    [g] zieloną
} taflę na kwaterze ukończonej w tej rundzie. (SIN-4.3a)
tip-round-over = Runda { $round } już się skończyła.
tip-row = { $points ->
    [0] Górny rząd: nic nie kosztuje.
    [one] Na koniec gry ten rząd kosztuje 1 punkt.
    [few] Na koniec gry ten rząd kosztuje { $points } punkty.
    [many] Na koniec gry ten rząd kosztuje { $points } punktów.
   *[other] Na koniec gry ten rząd kosztuje { $points } punktu.
}
tip-bottom-row = Najniższy rząd: { $points ->
    [one] od razu tracisz 1 punkt
    [few] od razu tracisz { $points } punkty
    [many] od razu tracisz { $points } punktów
   *[other] od razu tracisz { $points } punktu
}, a znacznik wraca na górę. (SIN-5.1)
tip-broken = Każda stłuczona tafla przesuwa znacznik o rząd w dół.
tip-ornament = Ornament: { $panes ->
    [0] bez tafli wokół, czyli bez punktów.
    [1] wokół 1 tafla, jeszcze bez punktów.
    [2] wokół 2 tafle, czyli 3 punkty.
    [3] wokół 3 tafle, czyli 6 punktów.
   *[other] wokół wszystkie 4 tafle, czyli 10 punktów.
} Na koniec gry 2 tafle dają 3 punkty, 3 tafle 6, a 4 tafle 10. (SIN-8.3a)
tip-disc = Okno { $window }, wartość: { $points }. Jego punkty dostajesz, gdy ukończysz kwaterę nad nim, a gdy jest oszklone, także za każdą kwaterę, którą ukończysz na lewo od niego. (SIN-4.3c)
tip-glazier = Witrażysta: { $name }. Tafle kładzie się na kwaterze pod nim albo na jednej z kwater na prawo od niego. (SIN-4.2b)
tip-hem = Druga strona: { $colours }. Odwrócisz na nią kwaterę, gdy ukończysz tę stronę. (SIN-4.3b)
tip-last-side = To ostatnia strona: po ukończeniu kwatera wypada z gry. (SIN-4.3b)
