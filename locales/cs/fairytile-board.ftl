# Co říká stůl hry Fairy Tile: co jde udělat, co by tah přinesl, předávání zařízení.
# $who je postava; $place je jméno pole.

key-b = B
key-b-does = přejde k tomu, co můžeš udělat
key-arrows = šipky
key-arrows-does = po mapě z pole na pole
key-r = R
key-r-does = otočí dílek
key-zoom = + − 0
key-zoom-does = přiblíží mapu, oddálí ji, ukáže ji celou

tray = Co můžeš udělat
tray-hinted = Tohle radí nápověda
tile-left = { $left ->
    [one] Poslední dílek
    [few] Dílek · zbývají { $left }
   *[other] Dílek · zbývá { $left }
}
tile-none = Dílky došly
turn-tile = Otočit dílek
turn-page = Otočit stránku
turn-page-more = Svou stránku zasuneš pod knihu, vezmeš si další a tvůj žeton ukáže kouzlo. Zabere to celý tah a vrátit ho nejde.
keep-magic = Nechat si kouzlo a ukončit tah
let-go = Zrušit
go-here = Jít sem
lay-here = Přiložit sem

your-turn = { $left ->
    [0] Jsi na tahu: pohni někým, nebo otoč stránku.
   *[other] Jsi na tahu: pohni někým, přilož dílek, nebo otoč stránku.
}
your-turn-magic = Použij kouzlo a vydej se za druhým dobrodružstvím, nebo si kouzlo nech a ukonči tah.
turn-of = Na tahu je { $name }.
choose-location = { $who ->
   *[princess] Kam půjde Princezna?
    [knight] Kam půjde Rytíř?
    [dragon] Kde přistane Dračice?
}
choose-place = Kde má království růst?
ends-at = Pohyb skončí tady: { $place }.
would-tell = Tím odvyprávíš svou stránku!
would-not-tell = Tvoje stránka: ještě ne
would-see = { $who ->
   *[princess] Princezna odtud vidí
    [knight] Rytíř odtud vidí
    [dragon] Dračice odtud vidí
}, kde stojí { $whom }.
would-see-nobody = { $who ->
   *[princess] Princezna odtud nevidí
    [knight] Rytíř odtud nevidí
    [dragon] Dračice odtud nevidí
} nikoho z ostatních.
offer-go = Sem se dá jít.
offer-lay = { $up ->
   *[no] Dílek sem pasuje: jedno pole pod dvěma.
    [yes] Dílek sem pasuje: jedno pole nad dvěma.
}
could-tell = Tím teď jde odvyprávět tvou stránku.
offer-tells = Tím odvyprávíš svou stránku.

hand-over = Teď hraje { $name }
hand-over-more = Stránka zůstane zavřená, dokud se nebudou dívat jen ty správné oči.
hand-over-taken = Tady { $name }: ukaž mi mou stránku

tip-princess = Jeden krok na sousední pole. Na hradě smí přeskočit na jiný hrad, před krokem i po něm.
tip-knight = Přesně dva kroky: skončí dvě pole od místa, kde stál.
tip-dragon = Rovně jedním ze šesti směrů, až na poslední pole před okrajem nebo mezerou.
tip-tile = Vrchní dílek sloupečku v libovolném natočení: aspoň dvě jeho hrany se dotýkají království a řeka navazuje na řeku.
tip-page = Celý tvůj tah: stránka jde dospod knihy, vezmeš si další a žeton ukáže kouzlo.
tip-magic = S kouzlem můžeš mít v jednom tahu druhé dobrodružství; pak je žeton zase obyčejný. Kouzlo se vrátí, když otočíš stránku.
tip-sees = Ukaž na pole: odtud je vidět všechno, co leží v přímé řadě.
tip-areas = Aspoň tři sousedící pole stejného terénu.
tip-river = Řeka, která teče aspoň pěti dílky.
would-lie = Takhle by dílek ležel.
river-so-far = Nejdelší řeka teče přes { $tiles } z 5 dílků, které dlouhá řeka potřebuje.
areas-so-far = Zatím tu žádné velké území není.
