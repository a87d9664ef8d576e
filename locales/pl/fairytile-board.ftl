# Co mówi stół gry „Grajeczka”: co można zrobić, co przyniesie ruch, przekazywanie urządzenia.
# $who to postać; $place to nazwa miejsca.

key-b = B
key-b-does = przechodzi do możliwych ruchów
key-arrows = strzałki
key-arrows-does = przechodzą po mapie z miejsca na miejsce
key-r = R
key-r-does = obraca kafel
key-zoom = + − 0
key-zoom-does = mapa większa, mniejsza, cała

tray = Co można zrobić
tile-left = { $left ->
    [one] Ostatni kafel
    [few] Kafel · zostały { $left }
   *[other] Kafel · zostało { $left }
}
tile-none = Nie ma już kafli
turn-tile = Obróć kafel
turn-page = Przewróć stronę
turn-page-more = Twoja strona trafia pod spód księgi, bierzesz następną, a twój żeton pokazuje Moc. To cała twoja tura i nie da się jej cofnąć.
keep-magic = Zachowaj Moc i zakończ turę
let-go = Anuluj
go-here = Idź tam
lay-here = Dołóż tam

your-turn = Twoja tura: rusz którąś postać, dołóż kafel albo przewróć stronę.
your-turn-magic = Użyj Mocy na drugą wyprawę albo ją zachowaj i zakończ turę.
turn-of = Teraz gra { $name }.
choose-location = { $who ->
   *[princess] Księżniczka
    [knight] Rycerz
    [dragon] Smoczyca
} ma do wyboru { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}: wskaż któreś, a zobaczysz, co się stanie.
choose-place = { $count ->
    [0] W tym ułożeniu kafel nie pasuje: obróć go.
   *[other] Wskaż miejsce, a zobaczysz, jak kafel tam leży; R go obraca.
}
ends-at = Koniec ruchu: { $place }.
would-tell = Tym ruchem opowiesz swoją stronę!
would-see = { $who ->
   *[princess] Księżniczka widzi
    [knight] Rycerz widzi
    [dragon] Smoczyca widzi
} stamtąd takie postacie: { $whom }.
would-see-nobody = { $who ->
   *[princess] Księżniczka nie widzi
    [knight] Rycerz nie widzi
    [dragon] Smoczyca nie widzi
} stamtąd żadnej z pozostałych postaci.
offer-go = Można tu pójść.
offer-lay = Kafel tu pasuje.
offer-tells = To opowie twoją stronę.

hand-over = Teraz gra { $name }
hand-over-more = Strona pozostanie zamknięta, dopóki przy ekranie nie będzie właściwych oczu.
hand-over-taken = To ja, { $name }: otwórz moją stronę
