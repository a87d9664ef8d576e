# Co mówi stół, gdy czegoś nie można zrobić: refusal- i kod odpowiedzi serwera.
# Jeśli gra ma na dany kod własne słowa, są w jej pliku i mają pierwszeństwo.

refusal-unknown = Coś się nie udało. Spróbuj jeszcze raz.
refusal-offline = Nie ma połączenia z serwerem. Gdy tylko wróci, gra sama potoczy się dalej.

# ---------------------------------------------------------------- serwer

refusal-error = Tego nie da się zrobić.
refusal-refused = Teraz nie da się tego zrobić.
refusal-our-fault = Coś poszło nie tak po naszej stronie. Nic nie przepadło.
refusal-storage-trouble = Nie udało się tego teraz zapisać. Nic nie przepadło: spróbuj ponownie za chwilę.
refusal-cannot-open = Serwer nie może otworzyć swojej bazy danych.
refusal-busy = Za dużo dzieje się naraz. Spróbuj jeszcze raz.
refusal-too-many = Stołów albo połączeń jest w tej chwili za dużo. Odczekaj minutę i spróbuj ponownie.
refusal-getting-ready = Sowa jeszcze się przygotowuje. Spróbuj ponownie za około { $seconds } s.
refusal-not-ready = Tej gry nie udało się przygotować. Przyczynę podaje dziennik serwera.
refusal-too-fast = Nie tak szybko: odczekaj kilka sekund.
refusal-too-slow = Połączenie było zbyt wolne i zostało przerwane. Nic nie przepadło.
refusal-malformed = Serwer nie zrozumiał, o co chodzi. Odśwież stronę i spróbuj ponownie.
refusal-hello-first = Strona i serwer nie mogą się porozumieć. Odśwież stronę.
refusal-too-much-nonsense = Strona i serwer nie mogą się porozumieć. Odśwież stronę.
refusal-wrong-origin = To żądanie przyszło z innej witryny i zostało odrzucone.
refusal-wrong-host = Serwer nie odpowiada pod tą nazwą. Kto go prowadzi, musi go uruchomić z opcją --site.
refusal-http-404 = Pod tym adresem nic nie ma.
refusal-http-405 = Pod tym adresem nie da się tego zrobić.
refusal-http-413 = Ten plik jest za duży.
refusal-http-500 = Coś poszło nie tak po naszej stronie. Nic nie przepadło.
refusal-http-503 = Serwer jest teraz niedostępny. Spróbuj ponownie za chwilę.

# ---------------------------------------------------------------- otwieranie stołu

refusal-invalid-option = Tego nie można tu wybrać.
refusal-invalid-components = Z takim pudełkiem nie da się grać.
refusal-no-such-level = Nie ma botów na tym poziomie.
refusal-no-person = Przynajmniej jedno miejsce musi być dla człowieka.
refusal-bad-clock = Zegar można ustawić na czas od 1 sekundy do { $longest ->
    [1209600] dwóch tygodni
   *[other] { $longest } sekund
}. Można też grać bez zegara.

# ---------------------------------------------------------------- siadanie do stołu, oglądanie

refusal-no-such-table = Nie ma takiego stołu. Sprawdź link.
refusal-damaged-table = Tego stołu nie da się odczytać. Przyczynę podaje dziennik serwera.
refusal-table-full = Przy tym stole wydarzyło się już zbyt wiele. Otwórz nowy.
refusal-no-such-seat = Nie ma takiego miejsca przy stole.
refusal-may-not-watch = Ten stół nie jest otwarty dla widzów.
refusal-no-key = Ta przeglądarka nie ma miejsca przy tym stole.
refusal-bad-key = Klucz do twojego miejsca jest uszkodzony. Wejdź ponownie przez własny link.
refusal-seat-taken = To miejsce jest już zajęte.
refusal-not-invited = To miejsce czeka na kogoś z zaproszeniem.
refusal-bad-name = Imię musi mieć od 1 do { $longest } widocznych znaków.
refusal-too-many-marks = Jedna litera może mieć najwyżej dwa znaki diakrytyczne.
refusal-bad-seed = Tekst do tasowania jest za długi albo zawiera znaki, których nie da się wyświetlić.
refusal-not-host = Grę może rozpocząć tylko osoba, która otworzyła stół.
refusal-nobody-there = Najpierw ktoś musi usiąść do stołu.
refusal-already-begun = Gra już się zaczęła.

# ---------------------------------------------------------------- przy stole

refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-game-over = Gra już się skończyła.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-not-your-turn = To nie twój ruch.
refusal-not-your-seat = Można to zrobić tylko z własnego miejsca przy stole.
refusal-away = Gra za ciebie bot: najpierw wróć na swoje miejsce.
refusal-forfeited = To miejsce przegrało już walkowerem.
refusal-stale-move = Sytuacja zdążyła się zmienić. Spójrz jeszcze raz i wybierz ruch.
refusal-illegal-move = Ten ruch jest teraz niedozwolony.
refusal-invalid-notation = W tej grze nie ma takiego ruchu.
refusal-invalid-position = Takiej pozycji nie da się ustawić.
refusal-invalid-record = To nie jest zapis partii, który da się tu odtworzyć.
refusal-no-such-ply = Nie ma tu ruchu do obejrzenia.
refusal-no-hints = Przy tym stole nie ma podpowiedzi.
refusal-no-hint = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
refusal-thinking = Po jednej podpowiedzi naraz: poprzednia jeszcze się obmyśla.
refusal-not-a-line = Wiadomość musi mieć od 1 do { $longest } znaków i mieścić się w jednym wierszu.
refusal-no-such-reaction = Nie ma takiej reakcji.

# ---------------------------------------------------------------- cofanie ruchów

refusal-no-undo = Przy tym stole nie cofa się ruchów.
refusal-nothing-to-undo = Nie masz ruchu do cofnięcia.
refusal-asked-already = Ktoś już prosi o cofnięcie ruchu.
refusal-nobody-answered = Nikt nie odpowiedział na twoją prośbę, więc ruch zostaje. Graj dalej.
refusal-asked-enough = Twoja prośba o cofnięcie tego ruchu padła już dwa razy, więc ruch zostaje. Graj dalej.
refusal-not-asked = Nikt nie prosi o cofnięcie ruchu.
refusal-own-question = To twoja prośba: odpowiadają inni.
refusal-past-chance = Od tego czasu coś wylosowano, więc ruchu nie można cofnąć.
refusal-past-revealed = Od tego czasu wyszło na jaw coś ukrytego, więc ruchu nie można cofnąć.

# ---------------------------------------------------------------- losowanie

refusal-not-a-seats-turn = Najpierw musi się odbyć losowanie.
refusal-not-chances-turn = Teraz niczego się nie losuje.
refusal-wrong-order = Najpierw losuje się coś innego.
