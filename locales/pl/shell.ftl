# The words around the board: start page, setting up, the table's frame, settings.

skip-to-content = Przejdź do treści
settings = Ustawienia
menu = Menu
language = Język
theme = Motyw
theme-auto = Jak w urządzeniu
theme-light = Dzienny
theme-dark = Nocny
sound = Dźwięki
less-motion = Mniej animacji
speed = Ruch
speed-slow = Powolny
speed-usual = Zwykły
speed-fast = Szybki
pace = Pozostali grają
pace-brisk = Żwawo
pace-calm = Spokojnie
pace-wait = Na mój znak
letter-keys = Jednoliterowe skróty klawiszowe
close = Zamknij

welcome = Zajmij miejsce przy stole
welcome-more = Dwie gry kafelkowe, dokładnie według zasad: z botami, które wyjaśniają swoje ruchy, ze znajomymi przez link albo wspólnie przy jednym ekranie. Bez konta i bez instalacji.
play-now = Zagraj: ty kontra { $level }
opponent = Przeciwnik
with-friends = Ze znajomymi
on-this-screen = Na tym ekranie
rules = Zasady
go-on = Graj dalej
public-tables = Stoły otwarte dla wszystkich
seats-open = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
watch = oglądaj
open-record = Otwórz zapis partii z pliku
unofficial = Wydanie nieoficjalne. Zasady pochodzą z instrukcji; wszystkie rysunki, teksty, dźwięki i nadrukowane wartości są naszego autorstwa.

# Pierwsze uruchomienie: co jeszcze nie jest gotowe i kiedy będzie.
getting-ready = Przygotowania: { $percent }%, jeszcze około { $seconds } s
getting-ready-announced = Boty jeszcze się przygotowują.
everything-ready = Wszystko gotowe.
ready-in = Gotowe za około { $seconds } s
bot-ready-in = { $name } jeszcze się przygotowuje: około { $seconds } s
not-all-ready = Nie wszystko udało się przygotować. Przyczynę podaje dziennik serwera.

set-up-friends = Każdy gra na własnym urządzeniu. Dostaniesz osobny link do każdego miejsca.
set-up-screen = Wszyscy grają na tym ekranie; plansza obraca się do tego, kto ma ruch.
how-many = Ilu graczy?
who-plays = Kto gra?
your-name = Twoje imię
name-of = Imię gracza { $number }
player = Gracz { $number }
seat-of = Miejsce { $number }
seat-empty = Miejsce { $number }
seat-bot = { $level } (bot)
place-here = Ktoś przy tym ekranie
place-invited = Ktoś z linkiem
place-open = Kto zechce
more-settings = Więcej ustawień
clock = Czas
clock-none = Bez limitu
clock-minute = Minuta na ruch
clock-day = Doba na ruch
clock-half = Pół godziny na gracza
absent = Gdy ktoś się spóźni lub odejdzie
absent-bot = Dalej gra bot
absent-forfeit = Przegrywa walkowerem
who-watches = Kto może oglądać?
watch-link = Każdy, kto ma link
watch-anyone = Wszyscy: stół jest na liście
watch-nobody = Nikt
allow-undo = Można cofać ruchy
allow-hints = Można prosić o podpowiedzi
own-box = Własne pudełko (elementy gry: TOML lub JSON)
box-unreadable = Tego pliku nie da się odczytać ani jako TOML, ani jako JSON.
our-box = Pobierz nasze pudełko jako wzór
choose-file = Wybierz plik
drop-file = Bez tego pliku
begin = Zacznij grę
open-table = Otwórz stół

waiting = Czekamy na wszystkich
waiting-more = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
invited = Zaproszenie do gry: { $game }
invited-more = Wpisz swoje imię i zajmij miejsce.
your-seat = twoje miejsce
link-for = Link do miejsca { $number }
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
invite = Wyślij ten link osobie, która ma tu usiąść.
qr-code = Kod QR
sit-down = Usiądź
kept-for-somebody = czeka na kogoś z linkiem
start-with-bots = Zacznij teraz, z botami na wolnych miejscach

loading = Rozkładamy grę na stole…
no-table = Nie ma takiego stołu albo nie masz do niego dostępu.
to-start = Na stronę startową
reconnecting = Połączenie przerwane, łączymy ponownie…
your-turn-title = Twój ruch
hint = Podpowiedź
thinking = Myślę…
hint-says = Tak zagrałaby Sowa ({ $percent } szans na wygraną)
hint-others = Inne rozważane ruchy
undo = Cofnij
undo-asked = Pytamy pozostałych, czy możesz cofnąć ruch.
undo-never-mind = Jednak nie
undo-wanted = { $name } prosi o cofnięcie ruchu.
undo-agree = Tak, zgoda
undo-decline = Nie
bot-plays-for-you = Gra za ciebie bot.
take-seat-again = Wróć na swoje miejsce
keys = Klawisze
key-enter = Enter
key-enter-does = wybiera i wykonuje pokazany ruch
key-escape = Esc
key-escape-does = anuluje wybór
key-u = U
key-u-does = cofa ruch
key-h = H
key-h-does = prosi o podpowiedź
key-i = I
key-i-does = otwiera zasady
key-l = L
key-l-does = przechodzi do przebiegu gry
key-m = M
key-m-does = włącza i wyłącza dźwięki
key-help = ?
key-help-does = pokazuje tę listę
log = Przebieg gry
log-more = Co się wtedy stało
look-back = Przewijanie ruchów
link-to-moment = Link do tego momentu
to-now = Bieżący ruch
record = Pobierz zapis
draws-kept = Losowania: serwer dotrzymał słowa
draws-fit = Losowania: w porządku, o ile wiadomo
draws-broken = Losowania: serwer nie dotrzymał słowa
draws-secret-fits = Sekret, z którego biorą się losowania, jest już jawny i odpowiada zobowiązaniu serwera.
draws-early = Ta przeglądarka zapamiętała to zobowiązanie jeszcze przed pierwszym losowaniem.
draws-late = Ta przeglądarka poznała zobowiązanie dopiero w trakcie gry: nie wie, czy od początku było takie samo.
draws-seed-in = To, co twoja przeglądarka wysłała do tasowania, jest częścią losowań.
draws-verify = Żeby powtórzyć każde losowanie u siebie, pobierz zapis i uruchom:
draws-changed = Serwer zmienił to, z czego biorą się losowania.
draws-changed-commitment = Jego zobowiązanie jest teraz inne niż to, które ta przeglądarka poznała najpierw.
draws-changed-seed = To, co twoja przeglądarka wysłała do tasowania, zostało podmienione.
draws-changed-secret = Brakuje sekretu, z którego biorą się losowania, albo nie odpowiada on zobowiązaniu serwera.
draws-changed-more = Nie ufaj losowaniom przy tym stole. Po zakończeniu gry pobierz zapis; sprawdzi go to polecenie:
what-happened = Ostatnie ruchy
scene-turn = Teraz { $name } …
scene-on = Dalej
you = Ty
other-device = Inne urządzenie
other-device-more = Otwórz ten link na innym urządzeniu, żeby grać tam ze swojego miejsca. Kto ma ten link, może grać za ciebie: zachowaj go dla siebie.
take-seat = Miejsce: { $names }
take-seat-more = Graj dalej na tym urządzeniu. Na poprzednim nadal można grać.
take-seat-instead = Na tym urządzeniu masz już inne miejsce przy tym stole; stracisz je.
take-seat-here = Graj tutaj
home = Strona startowa
leave = Oddaj miejsce
leave-bot = Na pewno? Zagra bot
leave-forfeit = Na pewno? To przegrana
result = Wynik
play-again = Zagraj jeszcze raz
play-again-too = Dołącz do nowej gry
winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Zwycięstwem dzielą się: { $names }!
}
nobody-won = Nikt nie wygrał.
by-forfeit = O wyniku zdecydował walkower.
hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
talk = Rozmowa
say-something = Napisz coś
send = Wyślij
reaction-applause = Brawo!
reaction-laugh = Ha, ha!
reaction-wow = Wow!
reaction-thinking = Hm…
reaction-oops = Ups!
reaction-thanks = Dzięki!

replay = Odtwarzanie partii
choose-record = Wybierz zapis partii
replay-more = Wybierz plik z zapisem partii i obejrzyj ją ruch po ruchu.
back = Wstecz
forward = Dalej

first-game = Nauka gry
lesson-count = Krok { $step } z { $of }
lesson-next = Dalej
lesson-end = Gram dalej bez pomocy
lesson-leave = Wystarczy, chcę grać
review-game = Przeanalizuj partię
review-picture = Szanse każdego gracza na wygraną, od pierwszego ruchu do ostatniego
review-cost = Ten ruch kosztował { $percent } szans na wygraną. Lepszy ruch: { $better }
review-kept = Najlepszy z pozostałych ruchów kosztowałby { $percent } szans na wygraną.
hint-do = Zrób to
looking-at = Oglądasz ruch { $ply } z { $of }.
you-win = Wygrywasz!
in-the-rules = W zasadach: { $clause }
