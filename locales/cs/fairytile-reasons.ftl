# Proč dává bot tomuto tahu přednost před horším (Fairy Tile). $gain je to, co tah hned změní hráči,
# o kterém je řeč, $outlook to, co mu přinese; $name je jeho jméno.

reason-told = Stránky se odvyprávějí dřív.
reason-outlook = { $outlook ->
    [told] Stránka v ruce se odvypráví hned.
    [one-move] K odvyprávění stránky v ruce pak chybí jediný tah.
    [two-moves] K odvyprávění stránky v ruce pak chybí dva tahy.
    [three-moves] K odvyprávění stránky v ruce pak chybí tři tahy.
    [four-moves] K odvyprávění stránky v ruce pak chybí čtyři tahy.
    [more-moves] K odvyprávění stránky v ruce je pak stále daleko.
   *[lacks] V království pak stále chybí něco, co si žádá stránka v ruce.
}
reason-page = Až na vás znovu přijde řada, bude k odvyprávění stránky stačit jeden tah.
reason-way = Až na vás znovu přijde řada, bude k odvyprávění stránky blíž.
reason-kingdom = { $kind ->
    [lay] Království roste tak, jak si stránky žádají.
   *[other] Království lépe vyhovuje dalším stránkám.
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
