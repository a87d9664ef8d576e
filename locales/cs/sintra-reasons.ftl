# Proč dává bot tomuto tahu přednost před druhým nejlepším (Vitráže Sintry). $gain a $loss je to, co
# tah hned změní hráči, o kterém je řeč; $name je jeho jméno.

reason-points = { $gain ->
    [0] Později víc bodů.
    [one] Hned 1 bod a to, co přinese dál.
    [few] Hned { $gain } body a to, co přinesou dál.
    [many] Hned { $gain } bodu a to, co přinese dál.
   *[other] Hned { $gain } bodů a to, co přinesou dál.
}
reason-broken = { $gain ->
    [0] Teď se nic nerozbije a později se rozbije méně skla.
   *[other] Celkově se rozbije méně skla.
}
reason-window = Pásky nad výhodnými okny jsou blíž k dokončení.
reason-ready = { $gain ->
    [0] Jeden pásek pořád půjde dokončit jediným tahem.
   *[other] Jeden pásek půjde dokončit jediným tahem.
}
reason-glazier = Sklenář stojí lépe: má na dosah ty správné pásky.
reason-start = { $gain ->
    [0] Vyplatí se být další na tahu nebo začínat příští kolo.
   *[other] Bere žeton začínajícího hráče.
}
reason-points-rival = { $name } získá méně bodů.
reason-broken-rival = { $name } rozbije víc skla.
reason-window-rival = { $name } toho nad výhodnými okny stihne méně.
reason-ready-rival = { $loss ->
    [0] { $name } toho může hned dokončit méně.
   *[other] { $kind ->
        [advance] { $name } nedostane { $colour ->
           *[o] oranžové
            [p] růžové
            [y] žluté
            [b] modré
            [g] zelené
        } tabulky, kterými by šlo dokončit pásek.
       *[other] { $name } toho může hned dokončit méně.
    }
}
reason-glazier-rival = { $name } bude mít sklenáře na horším místě.
reason-start-rival = { $name } nebude další na tahu nebo nezačne příští kolo.
