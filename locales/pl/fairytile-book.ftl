# Księga w przeglądarce: strona na ręce, dotychczasowa opowieść, odczytywane strony.

choice-reading = Pokazuj opowiadane strony na ekranie
choice-turning = Opowiadane strony same znikają po przeczytaniu
choice-aloud = Czytaj strony na głos
book = Twoja księga
page-in-hand = Twoja strona
page-number = Strona { $number }
page-hidden = Ta strona jest zakryta
page-hidden-more = Może ją zobaczyć tylko ten, kto ma ją na ręce.
page-last-told = Twoja ostatnia strona jest już opowiedziana.
page-means = Co to znaczy?
page-rule = W zasadach: { $clause }
page-would-be-told = tym ruchem ją opowiesz
page-would-not-be-told = tym ruchem jeszcze nie
page-tellers = { $count ->
    [0] Żaden z tych ruchów jej nie opowie.
    [one] ★ Jeden z tych ruchów ją opowie.
    [few] ★ { $count } z tych ruchów ją opowiedzą.
   *[other] ★ { $count } z tych ruchów ją opowie.
}
page-out = Tej strony nie da się już nigdy opowiedzieć.
story-so-far = Twoja opowieść
story-empty = Żadna strona nie jest jeszcze opowiedziana. Opowieść zacznie się od pierwszej, którą opowiesz.
story-count = { $told } z { $all }
story-left = { $count ->
    [0] Wszystkie strony opowiedziane
    [one] Do opowiedzenia została 1 strona
    [few] Do opowiedzenia zostały { $count } strony
    [many] Do opowiedzenia zostało { $count } stron
   *[other] Do opowiedzenia zostało { $count } strony
}
story-read-page = Strona { $number }, „{ $title }”: przeczytaj jeszcze raz
magic-ready = Moc gotowa
magic-none = Jeszcze bez Mocy
show-on-map = Pokaż na mapie
show-sees = Kto co widzi
show-areas = Wielkie obszary
show-river = Długa rzeka

definition-visits = Postać odwiedza miejsce, gdy w tej wyprawie ją przesuwasz, a jej ruch kończy się właśnie tam.
definition-large = Wielki obszar to co najmniej trzy stykające się miejsca tego samego terenu.
definition-river = Długa rzeka płynie bez przerwy przez co najmniej pięć kafli; liczy się każde miejsce, przez które przepływa.
definition-sees = Postać widzi w linii prostej w sześciu kierunkach, aż do skraju królestwa albo do luki.
definition-sees-all = Postać widzi w linii prostej w sześciu kierunkach, aż do skraju królestwa albo do luki. Pozostałe postacie mogą być w różnych kierunkach i żadna nie zasłania drugiej.
definition-sees-line = Wszystkie { $count } leżą w jednym kierunku. Nie muszą się stykać, a miejsce, na którym stoi postać, też się liczy.
definition-meets = Obie postacie stoją na tym samym miejscu, a jedną z nich przesuwasz tam w tej wyprawie.
definition-flies-over = Zamek leży na trasie lotu albo na jego końcu. Miejsce, z którego Smoczyca startuje, się nie liczy.
definition-flies-over-and-ends = Zamek leży na trasie lotu, a lot kończy się na szczycie góry. Miejsce, z którego Smoczyca startuje, się nie liczy.
definition-in-line = Cała trójka stoi w jednej prostej linii, bez luk po drodze. Może do tego doprowadzić ruch, ale może też dołożony kafel.

others = Pozostali
others-told = { $count ->
    [one] 1 opowiedziana
    [few] { $count } opowiedziane
    [many] { $count } opowiedzianych
   *[other] { $count } opowiedzianej
}
others-left = { $count ->
    [0] nie została żadna
    [one] została 1
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
}
others-pages = Opowiedziane strony
others-turn = ma ruch
others-out = poza grą
others-nothing = Jeszcze nic.
others-magic = ma Moc
others-no-magic = bez Mocy

reading-who = Opowiada { $name }
reading-aloud = Czytaj na głos
reading-away = Dalej

story-title = Echo, które chciało być pierwsze
story-told-by = opowiada { $name }
story-with = przy stole: { $names }
story-end = Koniec
story-open = Przeczytaj całą opowieść
story-back = Poprzednia strona
story-forward = Następna strona
story-print = Wydrukuj jako książeczkę
story-position = Karta { $at } z { $of }

result-won = { $name } ma opowiedziane wszystkie strony.
result-never-ending = Niekończąca się opowieść
result-never-ending-more = Nikt nie może już opowiedzieć strony, którą ma na ręce, więc nikt nie wygrywa. A opowieść toczy się dalej sama, gdzieś za skrajem królestwa.
result-how-far = Kto dokąd dotarł
result-of = { $all ->
    [one] { $told } z { $all } strony
   *[other] { $told } z { $all } stron
}
