# Przeciwnicy komputerowi: imiona i charaktery oraz to, co mówią o ruchu.

level-novice = Wróbel
    .character = Doskakuje do wszystkiego, co błyszczy, i o niczym innym nie myśli. Pokona go nawet dziecko.
level-easy = Zając
    .character = Szybki i wesoły, myśli jeden ruch naprzód, a to i owo mu umyka.
level-medium = Kot
    .character = Ma na oku także ciebie i bierze to, co blisko. Na później niczego nie planuje.
level-hard = Lis
    .character = Planuje kilka ruchów naprzód i niewiele ci zostawia.
level-strong = Sowa
    .character = Sięga myślą tak daleko, jak zdąży w dwie sekundy, a pod koniec gry widzi wszystko.

reason-wins = Daje zwycięstwo.
reason-proven = Udowodnione: żaden inny ruch nie daje lepszego wyniku.
reason-only-move = To jedyny dozwolony ruch.
reason-as-good = Inny ruch jest mniej więcej równie dobry.
reason-a-little = W sprawdzonych wariantach wypada odrobinę lepiej.
