# The guided first game of Stained Glass of Sintra, a message for each step.

lesson-take = Vyber barvu na některé výloze: vezmeš z ní všechny tabulky této barvy. Potom si vyber jeden z rozsvícených pásků: na těch je místo.
    .title = Vezmi tabulky, zaplňuj pásek
lesson-rest = Když si z výlohy vezmeš jednu barvu, všechny ostatní tabulky z ní putují do středu. I odtud smí brát každý.
    .title = Zbytek putuje do středu
lesson-glazier = Tvůj sklenář teď stojí nad vybraným páskem. Dosáhneš na tento pásek a na všechny napravo od něj, na žádný nalevo. Vezmi si další tabulky.
    .title = Sklenář postupuje zleva doprava
lesson-broken = Tabulky, na které na pásku nezbude místo, se rozbijí. Za každou klesne tvoje kostička na počítadle rozbitého skla o řádek a na konci hry ztratíš tolik bodů, kolik udává její řádek. Než si pásek vybereš, najeď na něj myší, dojdi k němu šipkami nebo na něj jednou klepni: uvidíš, co by se vešlo a co by se rozbilo.
    .title = Rozbité sklo stojí body
lesson-centre = Teď si vezmi něco ze středu, jakmile tam něco bude. Kdo z něj v daném kole bere jako první, dostane žeton začínajícího hráče: začne příští kolo, ale jeho kostička na počítadle rozbitého skla klesne o řádek.
    .title = Střed a žeton začínajícího hráče
lesson-complete = Zaplň všech pět políček jednoho pásku. Lem na jeho horním okraji ukazuje barvy druhé strany, která přijde na řadu potom. Jestli chceš, nech si napovědět.
    .title = Dokonči pásek
lesson-window = V okně pod páskem teď září jedna tabulka. Dostáváš body pod tímto oknem i pod každým zaskleným oknem napravo od něj a k tomu bod za každou tabulku pásku v barvě kola: tu ukazuje vyznačená tabulka na počítadle kol od I do VI.
    .title = Světlo!
lesson-return = Až zase budeš potřebovat pásek vlevo, vrať sklenáře: přejde k tvému nejlevějšímu pásku, a to je celý tvůj tah.
    .title = Zpátky doleva
lesson-end = Po šesti kolech přinesou každé tři tabulky na tvých páscích bod, za rozbité sklo se platí a ornamenty počítají tabulky kolem sebe: za čtyři je 10 bodů, za tři 6, za dvě 3. Kdo má nejvíc bodů, vyhrává. Užij si zbytek hry!
    .title = Jak hra končí
