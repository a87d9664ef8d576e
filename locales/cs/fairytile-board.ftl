# Co říká stůl hry Fairy Tile: co se dá dělat, co by tah přinesl, předávání zařízení.
# $who je postava; $place je jméno pole.

key-b = B
key-b-does = přejde k tomu, co se dá dělat
key-arrows = šipky
key-arrows-does = po mapě z pole na pole
key-r = R
key-r-does = otočí dílek
key-zoom = + − 0
key-zoom-does = mapa větší, menší, celá

tray = Co se dá dělat
tile-left = { $left ->
    [one] Poslední dílek
    [few] Dílek · zbývají { $left }
   *[other] Dílek · zbývá { $left }
}
tile-none = Dílky došly
turn-tile = Otočit dílek
turn-page = Otočit stránku
turn-page-more = Tvoje stránka jde dospod knihy, vezmeš si další a tvůj žeton ukáže kouzlo. To je celý tvůj tah a nejde vzít zpět.
keep-magic = Kouzlo si nechat a ukončit tah
let-go = Zrušit výběr
go-here = Jít tam
lay-here = Přiložit tam

your-turn = Jsi na tahu: pohni někým, přilož dílek, nebo otoč stránku.
your-turn-magic = Použij kouzlo na druhé dobrodružství, nebo si ho nech a ukonči tah.
turn-of = Na tahu: { $name }.
choose-location = { $who ->
   *[princess] Princezna
    [knight] Rytíř
    [dragon] Dračice
} má na výběr { $count ->
    [one] 1 pole
    [few] { $count } pole
   *[other] { $count } polí
}: ukaž na některé a uvidíš, co by se stalo.
choose-place = { $count ->
    [0] Takhle natočený se dílek nikam nevejde: otoč ho.
   *[other] Ukaž na místo a uvidíš, jak tam dílek leží; R ho otáčí.
}
ends-at = Tah skončí zde: { $place }.
would-tell = Tím odvyprávíš svou stránku!
would-see = { $who ->
   *[princess] Princezna odtud vidí
    [knight] Rytíř odtud vidí
    [dragon] Dračice odtud vidí
} tyto postavy: { $whom }.
would-see-nobody = { $who ->
   *[princess] Princezna odtud nevidí
    [knight] Rytíř odtud nevidí
    [dragon] Dračice odtud nevidí
} žádnou z ostatních postav.
offer-go = Sem se dá jít.
offer-lay = Sem se dílek vejde.
offer-tells = To odvypráví tvou stránku.

hand-over = Teď hraje { $name }
hand-over-more = Stránka zůstane zavřená, dokud u obrazovky nebudou ty správné oči.
hand-over-taken = Já jsem { $name }: otevři mou stránku
