# The guided first game of Stained Glass of Sintra, a message for each step.

lesson-take = Wybierz kolor na jednym z warsztatów: weźmiesz z niego wszystkie tafle tego koloru. Potem wybierz nad swoim pałacem jedną z podświetlonych kwater; jest na niej miejsce na te tafle.
    .title = Weź tafle, zapełniaj kwaterę
lesson-rest = Gdy bierzesz z warsztatu jeden kolor, pozostałe tafle przechodzą z niego na środek. Stamtąd też każdy może brać tafle.
    .title = Reszta przechodzi na środek
lesson-glazier = Twój witrażysta stoi teraz nad wybraną kwaterą. W zasięgu jest ta kwatera i wszystkie na prawo od niej, ale żadna na lewo. Weź tafle jeszcze raz.
    .title = Witrażysta pracuje od lewej do prawej
lesson-broken = Tafle, które nie zmieszczą się na kwaterze, tłuką się. Za każdą z nich twój znacznik stłuczonego szkła schodzi o rząd, a na koniec gry tracisz tyle punktów, ile podaje jego rząd. Zanim wybierzesz, najedź na kwaterę myszą, przejdź do niej strzałkami albo dotknij jej raz: zobaczysz, co się zmieści, a co się stłucze.
    .title = Stłuczone szkło kosztuje punkty
lesson-centre = Teraz weź coś ze środka, gdy tylko coś się tam znajdzie. Kto w danej rundzie zrobi to jako pierwszy, dostaje znacznik gracza rozpoczynającego: zacznie następną rundę, ale jego znacznik stłuczonego szkła schodzi o rząd.
    .title = Środek i znacznik gracza rozpoczynającego
lesson-complete = Zapełnij wszystkie pięć pól jednej kwatery. Pasek u góry pokazuje kolory jej drugiej strony, na którą zostanie potem odwrócona. Jeśli chcesz, poproś o podpowiedź.
    .title = Ukończ kwaterę
lesson-window = W oknie pod kwaterą lśni teraz jedna z tafli. Dostajesz punkty podane pod tym oknem i pod każdym oszklonym oknem na prawo od niego, a do tego po 1 punkcie za każdą taflę kwatery w kolorze rundy: tym, który jest zaznaczony na torze od I do VI.
    .title = Światło!
lesson-return = Gdy znów potrzebujesz kwatery po lewej, cofnij witrażystę: stanie nad twoją skrajną lewą kwaterą, ale zajmie to całą turę.
    .title = Z powrotem na lewo
lesson-end = Po sześciu rundach każde trzy tafle na twoich kwaterach dają punkt, stłuczone szkło odbiera punkty, a ornamenty przynoszą je za tafle wokół siebie: 10 punktów za cztery, 6 za trzy, 3 za dwie. Wygrywa ten, kto ma najwięcej punktów. Miłej dalszej gry!
    .title = Jak kończy się gra
