# Dlaczego ruchu nie można wykonać: refusal- i kod odpowiedzi. $colour to litera.
# Lista przychodzi jako tekst ($windows) i jako długość ($windows_count).

refusal-past-chance = Od tego czasu wyłożono nowe tafle, więc ruchu nie można cofnąć.
refused-panes = { $colour ->
   *[o] pomarańczowe
    [p] różowe
    [y] żółte
    [b] niebieskie
    [g] zielone
} tafle
refused-windows = { $windows_count ->
    [one] nad oknem { $windows }
   *[other] nad oknami { $windows }
}
refused-room = Miejsce na { refused-panes } jest { refused-windows }.
refusal-no-strip-left = Nie masz już kwatery, do której witrażysta mógłby wrócić. Weź tafle.
refusal-already-leftmost = Witrażysta stoi już nad skrajną lewą kwaterą. Weź tafle.
refusal-no-such-display = { $displays ->
    [one] Jest tylko 1 warsztat.
    [few] Są tylko { $displays } warsztaty.
   *[other] Jest tylko { $displays } warsztatów.
}
refusal-colour-not-there = { $source ->
    [0] Na środku
   *[other] Na warsztacie { $source }
} nie ma { $colour ->
   *[o] pomarańczowych
    [p] różowych
    [y] żółtych
    [b] niebieskich
    [g] zielonych
} tafli.
refusal-must-place = Jest jeszcze miejsce na { refused-panes } { refused-windows }: połóż je tam.
refusal-all-break = Na żadnej kwaterze w zasięgu nie ma miejsca na { refused-panes }: wszystkie się tłuką.
refusal-left-of-glazier = To okno jest na lewo od twojego witrażysty. { refused-room }
refusal-no-strip-there = Nad tym oknem nie ma już kwatery. { refused-room }
refusal-no-room = Na tej kwaterze się nie zmieszczą. { refused-room }
refusal-wrong-jokers = { $most ->
    [0] Żadna z tych tafli nie może trafić na jokera.
    [1] { $least ->
        [0] Na jokera może trafić najwyżej jedna z tych tafli.
       *[other] Na jokera musi trafić dokładnie jedna z tych tafli.
    }
   *[other] { $least ->
        [0] Na jokery mogą trafić najwyżej dwie z tych tafli.
        [1] Na jokery musi trafić jedna lub dwie z tych tafli.
       *[other] Na jokery muszą trafić dokładnie dwie z tych tafli.
    }
}
refusal-nothing-to-keep = Ten ruch nie kończy kwatery, więc nie zachowujesz żadnej tafli.
refusal-which-to-keep = Ten ruch kończy kwaterę: wybierz taflę, którą zachowasz. Kolory do wyboru: { $colours }.
refusal-breaks-and-places = Gdy tłuką się wszystkie tafle, żadna nie trafia na jokera i żadnej się nie zachowuje.
refusal-letters-out-of-order = Kolory tafli na warsztacie podaje się w kolejności: pomarańczowy, różowy, żółty, niebieski, zielony.
refusal-wrong-track = Na numerach od II do VI toru rund każdy kolor występuje raz.
refusal-strip-twice = Każdą kwaterę wykłada się tylko raz.
refusal-jokers-up = Na początku gry jokery są na spodzie kwatery.
refusal-wrong-displays = Tafle wykłada się na wszystkie warsztaty.
refusal-wrong-number-of-panes = Na jednym z warsztatów nie zgadza się liczba tafli.
refusal-bag-comes-first = Najpierw wykłada się resztę tafli z woreczka, a dopiero potem tafle z wieży.
refusal-not-in-the-bag = Nie zostało już tyle tafli tego koloru.
