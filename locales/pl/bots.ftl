# Przeciwnicy komputerowi: imiona i charaktery oraz to, co mówią o ruchu.

level-novice = Wróbel
    .character = Skacze na wszystko, co błyszczy, i o niczym innym nie myśli. Pokona go dziecko.
level-easy = Zając
    .character = Szybki i wesoły, patrzy jeden ruch do przodu i to i owo przeoczy.
level-medium = Kot
    .character = Obserwuje też ciebie i wie, ile wart jest każdy ruch. Na później niczego nie planuje.
level-hard = Lis
    .character = Planuje kilka ruchów naprzód i niewiele ci zostawia.
level-strong = Sowa
    .character = Sięga myślą tak daleko, jak pozwalają dwie sekundy, a pod koniec widzi wszystko.

reason-wins = Wygrywa grę.
reason-proven = Udowodnione: żaden inny ruch nie daje lepszego końca.
reason-only-move = To jedyny dozwolony ruch.
reason-as-good = Drugi w kolejności ruch jest mniej więcej równie dobry.
