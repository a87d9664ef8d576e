# Co się dzieje w grze „Grajeczka”: po zdaniu na każde zdarzenie, a dalej to, czego wymagają strony.
# $name to imię gracza (nie odmienia się i nie zdradza rodzaju); $q i $r to współrzędne miejsca.
# `.beside-the-board`: to samo obok mapy, na której miejsce widać.

game-name = Grajeczka
game-about = Rozbudowuj królestwo, przesuwaj Księżniczkę, Rycerza i Smoczycę i opowiadaj kolejne strony swojej księgi. Dla 2–4 graczy.

# W bierniku: „widzi stamtąd Rycerza”, „znajdziesz tu Rycerza”. Mianownik to „character-name”.
character = { $who ->
   *[princess] Księżniczkę
    [knight] Rycerza
    [dragon] Smoczycę
}
on-terrain = { $terrain ->
   *[plain] na równinie
    [forest] w lesie
    [mountain] na szczycie góry
    [castle] w zamku
}

moved = { $name } przesuwa { character } { $terrain ->
   *[plain] na równinę
    [forest] do lasu
    [mountain] na szczyt góry
    [castle] do zamku
} { $q },{ $r }.
    .beside-the-board = { $name } przesuwa { character } { $terrain ->
       *[plain] na równinę
        [forest] do lasu
        [mountain] na szczyt góry
        [castle] do zamku
    }.
    .short = { character-name }, { on-terrain }
jumped = { $name } pozwala Księżniczce przeskoczyć do zamku { $q },{ $r }.
    .beside-the-board = { $name } pozwala Księżniczce przeskoczyć do innego zamku.
    .short = skok do zamku
flew-over = { $name } wysyła w lot Smoczycę, która ląduje { on-terrain } { $q },{ $r }{ $castles ->
    [0] .
    [one] ; na jej trasie jest zamek.
    [few] ; na jej trasie są { $castles } zamki.
   *[other] ; na jej trasie jest { $castles } zamków.
}
    .beside-the-board = { $name } wysyła w lot Smoczycę, która ląduje { on-terrain }{ $castles ->
        [0] .
        [one] ; na jej trasie jest zamek.
        [few] ; na jej trasie są { $castles } zamki.
       *[other] ; na jej trasie jest { $castles } zamków.
    }
    .short = Smoczyca, { on-terrain }
laid = { $name } dokłada kafel { $tile } na { $q },{ $r } (obrót { $rotation }); { $left ->
    [0] to był ostatni.
    [one] został 1.
    [few] zostały { $left }.
   *[other] zostało { $left }.
}
    .beside-the-board = { $name } dokłada kafel; { $left ->
        [0] to był ostatni.
        [one] został 1.
        [few] zostały { $left }.
       *[other] zostało { $left }.
    }
    .short = nowy kafel
kingdom-finished = { $left ->
    [0] Królestwo jest gotowe.
   *[other] Kafel z wierzchu stosu nigdzie nie pasuje: królestwo jest gotowe.
}
    .short = królestwo gotowe
magic-used = { $name } używa Mocy i rusza na drugą wyprawę.
    .short = z Mocą
magic-kept = { $name } zachowuje Moc na później.
    .short = Moc na później
page-turned = { $name } przewraca stronę i ma Moc.
    .short = przewrócona strona
recounted = { $name } opowiada stronę { $page }{ $left ->
    [0] , ostatnią.
    [one] ; do opowiedzenia została jeszcze 1.
    [few] ; do opowiedzenia zostały jeszcze { $left }.
   *[other] ; do opowiedzenia zostało jeszcze { $left }.
}
    .short = ★ strona { $page }
seat-out = { $name } odpada: strony z ręki nie da się już nigdy opowiedzieć.
    .short = odpada
won = { $name } ma już opowiedziane wszystkie strony i wygrywa. Oto cała opowieść:
    .beside-the-board = { $name } ma już opowiedziane wszystkie strony i wygrywa.
    .short = { $name } wygrywa
never-ending = Nikt nie może grać dalej: to niekończąca się opowieść.
    .short = niekończąca się opowieść
start-drawn = { $name } zaczyna.
    .short = zaczyna { $name }
kingdom-begun = Kafle początkowe leżą już na stole; Księżniczka, Rycerz i Smoczyca zajmują swoje miejsca.
    .short = początek królestwa
tiles-stacked = Stos liczy { $left ->
    [one] 1 kafel
    [few] { $left } kafle
   *[other] { $left } kafli
}; na wierzchu leży kafel { $tile }.
    .beside-the-board = Stos liczy { $left ->
        [one] 1 kafel.
        [few] { $left } kafle.
       *[other] { $left } kafli.
    }
    .short = kafle: { $left }
pages-dealt = { $name } dostaje { $pages ->
    [one] 1 stronę.
    [few] { $pages } strony.
   *[other] { $pages } stron.
}
    .short = { $name }, strony: { $pages }

# Czego wymagają strony. Kilka postaci wymienia się w porządku alfabetycznym nazw angielskich.
# „place” jest w bierniku: odwiedza co, widzi co.

subject = { $who ->
   *[princess] Księżniczka
    [knight] Rycerz
    [dragon] Smoczyca
    [knight-princess] Księżniczka i Rycerz
    [dragon-princess] Księżniczka i Smoczyca
    [dragon-knight] Rycerz i Smoczyca
    [dragon-knight-princess] Księżniczka, Rycerz i Smoczyca
}
place = { $where ->
   *[plain] równinę
    [forest] las
    [mountain] górę
    [castle] zamek
    [large-plain] wielką równinę
    [large-forest] wielki las
    [large-mountain] wielkie góry
    [long-river] długą rzekę
}
objective-visits = { subject } odwiedza { place }{ $sees_any ->
   *[none] .
    [princess] {""} i stamtąd widzi Księżniczkę.
    [knight] {""} i stamtąd widzi Rycerza.
    [dragon] {""} i stamtąd widzi Smoczycę.
    [knight-princess] {""} i stamtąd widzi Księżniczkę lub Rycerza.
    [dragon-princess] {""} i stamtąd widzi Księżniczkę lub Smoczycę.
    [dragon-knight] {""} i stamtąd widzi Rycerza lub Smoczycę.
}
objective-sees = { subject } widzi { place }.
objective-sees-all = { subject } widzi { $whom ->
   *[princess] Księżniczkę.
    [knight] Rycerza.
    [dragon] Smoczycę.
    [knight-princess] i Księżniczkę, i Rycerza.
    [dragon-princess] i Księżniczkę, i Smoczycę.
    [dragon-knight] i Rycerza, i Smoczycę.
}
objective-sees-line = { subject } widzi { $count ->
    [one] 1 { $terrain ->
       *[plain] równinę
        [forest] las
        [mountain] górę
        [castle] zamek
    }
    [few] { $count } { $terrain ->
       *[plain] równiny
        [forest] lasy
        [mountain] góry
        [castle] zamki
    }
   *[other] { $count } { $terrain ->
       *[plain] równin
        [forest] lasów
        [mountain] gór
        [castle] zamków
    }
} w jednej linii.
objective-meets = { subject } spotykają się { $where ->
   *[plain] na równinie.
    [forest] w lesie.
    [mountain] na szczycie góry.
    [castle] w zamku.
    [large-plain] na wielkiej równinie.
    [large-forest] w wielkim lesie.
    [large-mountain] w wielkich górach.
    [long-river] nad długą rzeką.
}
objective-flies-over = Smoczyca przelatuje nad { $over ->
   *[plain] równiną
    [forest] lasem
    [mountain] górą
    [castle] zamkiem
    [large-plain] wielką równiną
    [large-forest] wielkim lasem
    [large-mountain] wielkimi górami
    [long-river] długą rzeką
}{ $ends ->
   *[none] .
    [plain] {""} i kończy lot na równinie.
    [forest] {""} i kończy lot w lesie.
    [mountain] {""} i kończy lot na szczycie góry.
    [castle] {""} i kończy lot w zamku.
    [large-plain] {""} i kończy lot na wielkiej równinie.
    [large-forest] {""} i kończy lot w wielkim lesie.
    [large-mountain] {""} i kończy lot w wielkich górach.
    [long-river] {""} i kończy lot nad długą rzeką.
}
objective-in-line = { subject } stoją w jednej linii.

# Dlaczego ruch pozwala opowiedzieć stronę z ręki albo czego do tego brakuje.

area-found = { $terrain ->
   *[plain] { $large ->
       *[yes] Wielka równina: liczy { $size } { $size ->
            [few] miejsca.
           *[other] miejsc.
        }
        [no] Równina liczy { $size ->
            [one] 1 miejsce
            [few] { $size } miejsca
           *[other] { $size } miejsc
        }: wielka ma ich co najmniej { $needed }.
    }
    [forest] { $large ->
       *[yes] Wielki las: liczy { $size } { $size ->
            [few] miejsca.
           *[other] miejsc.
        }
        [no] Las liczy { $size ->
            [one] 1 miejsce
            [few] { $size } miejsca
           *[other] { $size } miejsc
        }: wielki ma ich co najmniej { $needed }.
    }
    [mountain] { $large ->
       *[yes] Wielkie góry: liczą { $size } { $size ->
            [few] miejsca.
           *[other] miejsc.
        }
        [no] Góry liczą { $size ->
            [one] 1 miejsce
            [few] { $size } miejsca
           *[other] { $size } miejsc
        }: wielkie mają ich co najmniej { $needed }.
    }
}
river-found = { $tiles ->
    [0] Nie ma tu rzeki.
   *[other] { $long ->
       *[yes] Długa rzeka: płynie przez { $tiles ->
            [few] { $tiles } kafle.
           *[other] { $tiles } kafli.
        }
        [no] Rzeka płynie przez { $tiles ->
            [one] 1 kafel
            [few] { $tiles } kafle
           *[other] { $tiles } kafli
        }: długa płynie przez co najmniej { $needed }.
    }
}
line-found = { subject } widzi w jednej linii { $terrain ->
   *[plain] { $count ->
        [one] 1 równinę
        [few] { $count } równiny
       *[other] { $count } równin
    }
    [forest] { $count ->
        [one] 1 las
        [few] { $count } lasy
       *[other] { $count } lasów
    }
    [mountain] { $count ->
        [one] 1 górę
        [few] { $count } góry
       *[other] { $count } gór
    }
    [castle] { $count ->
        [one] 1 zamek
        [few] { $count } zamki
       *[other] { $count } zamków
    }
}{ $enough ->
   *[yes] .
    [no] , a potrzeba { $needed }.
}
in-sight = { subject } widzi { $whom ->
   *[princess] Księżniczkę.
    [knight] Rycerza.
    [dragon] Smoczycę.
}
out-of-sight = { subject } nie widzi { $whom ->
   *[princess] Księżniczki
    [knight] Rycerza
    [dragon] Smoczycy
}: { $gap ->
   *[yes] dzieli ich przerwa.
    [no] nie stoją w jednej linii.
}
nothing-in-sight = { subject } nie widzi { $where ->
   *[plain] równiny.
    [forest] lasu.
    [mountain] góry.
    [castle] zamku.
    [large-plain] wielkiej równiny.
    [large-forest] wielkiego lasu.
    [large-mountain] wielkich gór.
    [long-river] długiej rzeki.
}
elsewhere-ended = Koniec ruchu wypada { on-terrain }, a strona chce inaczej: { $where ->
   *[plain] na równinie.
    [forest] w lesie.
    [mountain] na szczycie góry.
    [castle] w zamku.
    [large-plain] na wielkiej równinie.
    [large-forest] w wielkim lesie.
    [large-mountain] w wielkich górach.
    [long-river] nad długą rzeką.
}
not-met = Nie ma tu { $whom ->
   *[princess] Księżniczki.
    [knight] Rycerza.
    [dragon] Smoczycy.
}
nothing-crossed = Na trasie lotu nie ma { $over ->
   *[plain] równiny.
    [forest] lasu.
    [mountain] góry.
    [castle] zamku.
    [large-plain] wielkiej równiny.
    [large-forest] wielkiego lasu.
    [large-mountain] wielkich gór.
    [long-river] długiej rzeki.
}
not-in-line = { subject } nie stoją w jednej linii.
others-move = Do twojej strony potrzeba ruchu { $who ->
   *[princess] Księżniczki.
    [knight] Rycerza.
    [dragon] Smoczycy.
    [knight-princess] Księżniczki lub Rycerza.
    [dragon-princess] Księżniczki lub Smoczycy.
    [dragon-knight] Rycerza lub Smoczycy.
    [dragon-knight-princess] Księżniczki, Rycerza lub Smoczycy.
}
told-already = Jedna strona na turę: ta poczeka na następną.
