# Dlaczego bot woli ten ruch od najlepszego z pozostałych („Witraże Sintry”). $gain i $loss to zmiany,
# które ruch przynosi od razu graczowi, o którym mowa; $name to jego imię.

reason-points = { $gain ->
    [0] Więcej punktów później.
    [one] Od razu 1 punkt i to, co z niego wyniknie.
    [few] Od razu { $gain } punkty i to, co z nich wyniknie.
   *[other] Od razu { $gain } punktów i to, co z nich wyniknie.
}
reason-broken = { $gain ->
    [0] Teraz nic się nie tłucze, a później stłucze się mniej.
   *[other] W sumie stłucze się mniej szkła.
}
reason-window = Kwatery nad dobrymi oknami są bliżej ukończenia.
reason-ready = { $gain ->
    [0] Jedną z kwater nadal można ukończyć jednym ruchem.
   *[other] Jedną z kwater można odtąd ukończyć jednym ruchem.
}
reason-glazier = Witrażysta stoi lepiej: ma w zasięgu właściwe kwatery.
reason-start = { $gain ->
    [0] Warto mieć następną turę albo zacząć następną rundę.
   *[other] Daje znacznik gracza rozpoczynającego.
}
reason-points-rival = { $name } zdobędzie mniej punktów.
reason-broken-rival = { $name } stłucze więcej szkła.
reason-window-rival = { $name } ma dalej do ukończenia kwater nad dobrymi oknami.
reason-ready-rival = { $loss ->
    [0] { $name } ma mniej kwater do ukończenia jednym ruchem.
   *[other] { $kind ->
        [advance] { $name } nie dostanie { $colour ->
           *[o] pomarańczowych
            [p] różowych
            [y] żółtych
            [b] niebieskich
            [g] zielonych
        } tafli potrzebnych do ukończenia kwatery.
       *[other] { $name } ma mniej kwater do ukończenia jednym ruchem.
    }
}
reason-glazier-rival = { $name } ma gorzej ustawionego witrażystę.
reason-start-rival = { $name } nie dostanie następnej tury ani nie zacznie następnej rundy.
