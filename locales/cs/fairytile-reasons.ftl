# Proč dává bot tomuto tahu přednost před druhým nejlepším (Fairy Tile). $gain a $loss je to, co tah
# hned změní hráči, o kterém je řeč; $name je jeho jméno.

reason-told = { $gain ->
    [0] Stránky budou vyprávěny dřív.
   *[other] Vypráví stránku v ruce.
}
reason-page = Stránce v ruce pak chybí jediný tah.
reason-way = Stránka se blíží k vyprávění.
reason-kingdom = { $loss ->
    [0] Království roste k tomu, co stránky žádají.
   *[other] Království už má, co stránka v ruce žádá.
}
reason-out = Příběh díky tomu neuvázne.
reason-magic = { $gain ->
    [0] Kouzlo zůstává na později.
   *[other] Kouzlo se vrací.
}
reason-turn = Příští tah přijde dřív.
reason-told-rival = { $name } bude vyprávět méně.
reason-out-rival = { $name } uvázne.
reason-magic-rival = { $name } zůstane bez kouzla.
reason-turn-rival = { $name } musí na tah čekat.
