# Proč dává bot tomuto tahu přednost před druhým nejlepším (Vitráže Sintry). $gain a $loss je to, co
# tah hned změní hráči, o kterém je řeč; $name je jeho jméno.

reason-points = { $gain ->
    [0] Víc bodů později.
    [one] Hned 1 bod a to, k čemu povede.
    [few] Hned { $gain } body a to, k čemu povedou.
   *[other] Hned { $gain } bodů a to, k čemu povedou.
}
reason-broken = { $gain ->
    [0] Teraz se nic nerozbije a později méně.
   *[other] Celkem se rozbije méně skla.
}
reason-window = Pásky nad dobrými okny jsou blíž k dokončení.
reason-ready = { $gain ->
    [0] Jeden pásek lze dál dokončit z jediného zdroje.
   *[other] Jeden pásek půjde dokončit z jediného zdroje.
}
reason-glazier = Sklenář stojí lépe: správné pásky jsou na dosah.
reason-start = { $gain ->
    [0] Hodí se mít další tah nebo začínat příští kolo.
   *[other] Bere žeton začínajícího hráče.
}
reason-points-rival = { $name } získá méně bodů.
reason-broken-rival = { $name } rozbije víc skla.
reason-window-rival = { $name } toho nad dobrými okny stihne méně.
reason-ready-rival = { $loss ->
    [0] { $name } má méně pásků, které lze hned dokončit.
   *[other] { $kind ->
        [advance] { $name } nedostane { $colour ->
           *[o] oranžové
            [p] růžové
            [y] žluté
            [b] modré
            [g] zelené
        } tabulky, které by dokončily pásek.
       *[other] { $name } má méně pásků, které lze hned dokončit.
    }
}
reason-glazier-rival = Sklenář soupeře ({ $name }) stojí hůř.
reason-start-rival = { $name } nedostane další tah ani začátek příštího kola.
