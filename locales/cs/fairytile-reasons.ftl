# Proč dává bot tomuto tahu přednost před druhým nejlepším (Fairy Tile). $gain a $loss je to, co tah
# hned změní hráči, o kterém je řeč; $name je jeho jméno.

reason-told = { $gain ->
    [0] Stránky se odvyprávějí dřív.
   *[other] Stránka v ruce se odvypráví hned.
}
reason-page = K odvyprávění stránky v ruce pak chybí jediný tah.
reason-way = K odvyprávění stránky pak bude blíž.
reason-kingdom = { $loss ->
    [0] Království roste tak, jak si stránky žádají.
   *[other] V království pak je vše, co si žádá stránka v ruce.
}
reason-out = Příběh díky tomu neuvázne.
reason-magic = { $gain ->
    [0] Kouzlo zůstane na později.
   *[other] Kouzlo se vrátí.
}
reason-turn = Příští tah přijde dřív.
reason-told-rival = { $name } odvypráví méně stránek.
reason-out-rival = { $name } uvázne s příběhem.
reason-magic-rival = { $name } zůstane bez kouzla.
reason-turn-rival = { $name } si na tah počká.
