# Co mówi stół gry „Grajeczka”: co można zrobić, co przyniesie ruch, przekazywanie urządzenia.
# $who to postać; $place to nazwa miejsca; $whom to postacie w bierniku.

key-b = B
key-b-does = przechodzi do możliwych ruchów
key-arrows = strzałki
key-arrows-does = przechodzą po mapie z miejsca na miejsce
key-r = R
key-r-does = obraca kafel
key-zoom = + − 0
key-zoom-does = przybliża, oddala, pokazuje całą mapę

tray = Co można zrobić
tray-hinted = O to chodzi w podpowiedzi
tile-left = { $left ->
    [one] Ostatni kafel
    [few] Kafel · zostały { $left }
   *[other] Kafel · zostało { $left }
}
tile-none = Nie ma już kafli
turn-tile = Obróć kafel
turn-page = Przewróć stronę
turn-page-more = Twoja strona trafia pod spód księgi, bierzesz następną, a twój żeton pokazuje Moc. Zajmuje to całą turę i nie da się tego cofnąć.
keep-magic = Zachowaj Moc i zakończ turę
let-go = Anuluj
go-here = Przesuń tam
lay-here = Dołóż tam

your-turn = { $left ->
    [0] Twoja tura: przesuń którąś postać albo przewróć stronę.
   *[other] Twoja tura: przesuń którąś postać, dołóż kafel albo przewróć stronę.
}
your-turn-magic = Użyj Mocy i rusz na drugą wyprawę albo zachowaj Moc i zakończ turę.
turn-of = Teraz gra { $name }.
choose-location = { $who ->
   *[princess] Dokąd pójdzie Księżniczka?
    [knight] Dokąd pójdzie Rycerz?
    [dragon] Gdzie wyląduje Smoczyca?
}
choose-place = Gdzie przybędzie królestwa?
ends-at = Koniec ruchu: { $place }.
would-tell = Tym ruchem opowiesz swoją stronę!
would-not-tell = Twoja strona: jeszcze nie
would-see = { $who ->
   *[princess] Księżniczka
    [knight] Rycerz
    [dragon] Smoczyca
} widzi stamtąd { $whom }.
would-see-nobody = { $who ->
   *[princess] Księżniczka
    [knight] Rycerz
    [dragon] Smoczyca
} nikogo stamtąd nie widzi.
offer-go = Można tu stanąć.
offer-lay = { $up ->
   *[no] Kafel tu pasuje: jedno pole pod dwoma.
    [yes] Kafel tu pasuje: jedno pole nad dwoma.
}
could-tell = Tym ruchem opowiesz teraz swoją stronę.
offer-tells = Tak opowiesz swoją stronę.

hand-over = Teraz gra { $name }
hand-over-more = Strona czeka zakryta na właściwą parę oczu.
hand-over-taken = To ja, { $name }: odkryj moją stronę

tip-princess = Jeden krok na sąsiednie miejsce. W zamku może przeskoczyć do innego zamku, przed krokiem i po nim.
tip-knight = Dokładnie dwa kroki: kończy dwa kroki od miejsca, w którym stał.
tip-dragon = Prosto w jednym z sześciu kierunków, do ostatniego miejsca przed brzegiem lub luką.
tip-tile = Kafel z wierzchu stosu, w dowolnym obrocie: co najmniej dwie krawędzie stykają się z królestwem, a rzeka łączy się z rzeką.
tip-page = Cała twoja tura: strona trafia pod spód księgi, bierzesz następną, a żeton pokazuje Moc.
tip-magic = Z Mocą możesz w jednej turze odbyć drugą wyprawę; potem żeton znów jest zwykły. Moc wraca, gdy przewrócisz stronę.
tip-sees = Wskaż miejsce: widać stamtąd wszystko, co leży w linii prostej.
tip-areas = Co najmniej trzy połączone miejsca tego samego terenu.
tip-river = Rzeka, która płynie przez co najmniej pięć kafli.
would-lie = Tak leżałby kafel.
river-so-far = Najdłuższa rzeka płynie przez { $tiles } z 5 kafli, których potrzebuje długa.
areas-so-far = Nie ma jeszcze żadnego wielkiego obszaru.
