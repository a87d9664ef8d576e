# Co się dzieje w grze „Witraże Sintry”: po zdaniu na każde zdarzenie.
# $name to imię gracza (nie odmienia się i nie zdradza rodzaju), $colour to litera; okna i warsztaty
# liczy się od 1.

game-name = Witraże Sintry
game-about = Bierz tafle jednego koloru, zapełniaj kwatery nad oknami i wpuść światło do pałacu. Dla 2–4 graczy.
option-side = Strona plansz pałaców
option-side-A = A: ornamenty między oknami
option-side-B = B: jeden kolor, wiele okien

colour-name = { $colour ->
   *[o] pomarańczowy
    [p] różowy
    [y] żółty
    [b] niebieski
    [g] zielony
}

taken = { $name } bierze { $count ->
    [one] 1 { $colour ->
       *[o] pomarańczową
        [p] różową
        [y] żółtą
        [b] niebieską
        [g] zieloną
    } taflę
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
} { $source ->
    [0] ze środka
   *[other] z warsztatu { $source }
}.
    .short = { $count }× { colour-name }
moved-to-centre = Reszta tafli z warsztatu { $display } przechodzi na środek.
marker-taken = { $name } bierze znacznik gracza rozpoczynającego i schodzi o rząd na torze stłuczonego szkła.
    .short = znacznik
glazier-moved = { $name }: witrażysta przechodzi do okna { $window }.
glazier-returned = { $name } cofa witrażystę do okna { $window }.
    .short = witrażysta wraca do okna { $window }
placed = { $name } kładzie { $count ->
    [one] 1 { $colour ->
       *[o] pomarańczową
        [p] różową
        [y] żółtą
        [b] niebieską
        [g] zieloną
    } taflę
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
} na kwaterze nad oknem { $window }{ $on_jokers ->
    [0] .
    [one] , 1 na jokerze.
   *[other] , { $on_jokers } na jokerach.
}
    .short = okno { $window }
broken = { $count ->
    [one] Tłucze się 1 { $colour ->
       *[o] pomarańczowa
        [p] różowa
        [y] żółta
        [b] niebieska
        [g] zielona
    } tafla.
    [few] Tłuką się { $count } { $colour ->
       *[o] pomarańczowe
        [p] różowe
        [y] żółte
        [b] niebieskie
        [g] zielone
    } tafle.
   *[other] Tłucze się { $count } { $colour ->
       *[o] pomarańczowych
        [p] różowych
        [y] żółtych
        [b] niebieskich
        [g] zielonych
    } tafli.
}
    .short = stłuczone: { $count }
lost-at-bottom = { $name } dochodzi do najniższego rzędu stłuczonego szkła i traci { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
    .short = −{ $points }
completed = { $name } kończy kwaterę nad oknem { $window }.
    .short = kwatera pełna
colour-bonus = Premia za kolor { colour-name }: +{ $points }.
    .short = +{ $points }
kept = { $name } zachowuje { $colour ->
   *[o] pomarańczową
    [p] różową
    [y] żółtą
    [b] niebieską
    [g] zieloną
} taflę do { $frame ->
   *[upper] górnej
    [lower] dolnej
} ramy okna { $window }.
flipped = Kwatera nad oknem { $window } zostaje odwrócona.
removed = Okno { $window } jest całkowicie oszklone, więc jego kwatera wypada z gry.
window-points = Punkty za okno: +{ $points }.
    .short = +{ $points }
round-ended = Koniec rundy { $round }.
    .short = koniec rundy { $round }
next-start = { $took_marker ->
    [yes] { $name } ma znacznik gracza rozpoczynającego i zaczyna.
   *[no] Nikt nie wziął znacznika gracza rozpoczynającego: znów zaczyna { $name }.
}
tower-poured = Woreczek był pusty: { $panes ->
    [one] trafia do niego 1 tafla z wieży.
    [few] trafiają do niego { $panes } tafle z wieży.
   *[other] trafia do niego { $panes } tafli z wieży.
}
    .short = z wieży do worka
dealt = Zaczyna się runda { $round }{ $complete ->
    [yes] .
   *[no] , ale tafli nie starczyło na wszystkie warsztaty.
}
    .short = runda { $round }
start-drawn = { $name } zaczyna.
    .short = zaczyna { $name }
track-laid = Tor rund jest wyłożony.
    .short = tor rund
strips-laid = { $name } wykłada kwatery.
    .short = { $name }: kwatery
final-score = { $name }: dotąd { $before }, +{ $strip_points } za tafle na kwaterach, −{ $row_points } za stłuczone szkło, +{ $palace_points } za pałac = { $score }.
    .short = { $name } { $score }
game-ended = { $winners ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się: { $names }
}{ $reason ->
    [fewer-points-lost] {""} dzięki mniejszej stracie na stłuczonym szkle.
   *[other] .
}
    .short = koniec gry
