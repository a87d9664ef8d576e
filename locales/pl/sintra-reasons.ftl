# Dlaczego bot woli ten ruch od następnego w kolejności („Witraże Sintry”). $gain i $loss to zmiany,
# które ruch przynosi od razu graczowi, o którym mowa; $name to jego imię.

reason-points = { $gain ->
    [0] Więcej punktów później.
    [one] Od razu 1 punkt i to, co z niego wyniknie.
    [few] Od razu { $gain } punkty i to, co z nich wyniknie.
   *[other] Od razu { $gain } punktów i to, co z nich wyniknie.
}
reason-broken = { $gain ->
    [0] Teraz nic się nie tłucze, a później tłucze się mniej.
   *[other] W sumie stłucze się mniej szkła.
}
reason-window = Kwatery nad dobrymi oknami są bliżej ukończenia.
reason-ready = { $gain ->
    [0] Jedną kwaterę nadal można ukończyć z jednego miejsca.
   *[other] Jedną kwaterę będzie można ukończyć z jednego miejsca.
}
reason-glazier = Witrażysta stoi lepiej: w zasięgu są właściwe kwatery.
reason-start = { $gain ->
    [0] Warto mieć następny ruch albo początek następnej rundy.
   *[other] Zabiera znacznik gracza rozpoczynającego.
}
reason-points-rival = { $name } zdobędzie mniej punktów.
reason-broken-rival = { $name } stłucze więcej szkła.
reason-window-rival = { $name } mniej zrobi nad dobrymi oknami.
reason-ready-rival = { $loss ->
    [0] { $name } ma mniej kwater gotowych do ukończenia.
   *[other] { $kind ->
        [advance] { $name } nie dostanie { $colour ->
           *[o] pomarańczowych
            [p] różowych
            [y] żółtych
            [b] niebieskich
            [g] zielonych
        } tafli, które ukończyłyby kwaterę.
       *[other] { $name } ma mniej kwater gotowych do ukończenia.
    }
}
reason-glazier-rival = Witrażysta gracza { $name } stoi gorzej.
reason-start-rival = { $name } nie dostanie następnego ruchu ani początku rundy.
