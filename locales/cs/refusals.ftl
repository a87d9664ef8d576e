# Co říká stůl, když něco nejde: refusal- a kód odpovědi serveru.
# Má-li hra pro kód vlastní slova, jsou v jejím souboru a mají přednost.

refusal-unknown = Něco se nepovedlo. Zkus to znovu.
refusal-offline = Spojení se serverem vypadlo. Jakmile se obnoví, hra bude sama pokračovat.

# ---------------------------------------------------------------- server

refusal-error = Tohle nejde.
refusal-refused = Tohle teď nejde.
refusal-our-fault = Na naší straně se něco pokazilo. Nic se neztratilo.
refusal-storage-trouble = Teď se to nepodařilo uložit. Nic se neztratilo, zkus to za chvíli znovu.
refusal-cannot-open = Server nemůže otevřít svou databázi.
refusal-busy = Děje se toho moc najednou. Zkus to znovu.
refusal-too-many = Stolů nebo spojení je teď příliš mnoho. Počkej minutu a zkus to znovu.
refusal-getting-ready = Sova se ještě připravuje. Zkus to znovu asi za { $seconds } s.
refusal-not-ready = Tuto hru se nepodařilo připravit. Příčina je v protokolu serveru.
refusal-too-fast = Ne tak rychle: pár vteřin počkej.
refusal-too-slow = Spojení bylo příliš pomalé a přerušilo se. Nic se neztratilo.
refusal-malformed = Server tomu neporozuměl. Načti stránku znovu a zkus to ještě jednou.
refusal-hello-first = Stránka a server si nerozumějí. Načti stránku znovu.
refusal-too-much-nonsense = Stránka a server si nerozumějí. Načti stránku znovu.
refusal-wrong-origin = Tento požadavek přišel z jiného webu, a proto byl odmítnut.
refusal-wrong-host = Server na toto jméno neslyší. Kdo ho provozuje, musí ho spustit s volbou --site.
refusal-http-404 = Na této adrese nic není.
refusal-http-405 = Na této adrese to nejde.
refusal-http-413 = Tento soubor je příliš velký.
refusal-http-500 = Na naší straně se něco pokazilo. Nic se neztratilo.
refusal-http-503 = Server teď není dostupný. Zkus to za chvíli znovu.

# ---------------------------------------------------------------- otevření stolu

refusal-invalid-option = Tohle se tu vybrat nedá.
refusal-invalid-components = S takovou krabicí se hrát nedá.
refusal-no-such-level = Boti této úrovně tu nejsou.
refusal-no-person = Aspoň jedno místo musí být pro člověka.
refusal-bad-clock = Hodiny se dají nastavit na 1 vteřinu až { $longest ->
    [1209600] dva týdny
   *[other] { $longest } vteřin
}. Hrát se dá i bez hodin.

# ---------------------------------------------------------------- místa u stolu, sledování

refusal-no-such-table = Takový stůl tu není. Zkontroluj odkaz.
refusal-damaged-table = Tento stůl nejde přečíst. Příčina je v protokolu serveru.
refusal-table-full = U tohoto stolu se už stalo příliš mnoho. Otevři nový.
refusal-no-such-seat = Takové místo u stolu není.
refusal-may-not-watch = Tento stůl není otevřený pro diváky.
refusal-no-key = Tento prohlížeč nemá u tohoto stolu žádné místo.
refusal-bad-key = Klíč k tvému místu je poškozený. Vrať se přes svůj vlastní odkaz.
refusal-seat-taken = Toto místo už je obsazené.
refusal-not-invited = Toto místo čeká na někoho s pozvánkou.
refusal-bad-name = Jméno musí mít 1 až { $longest } viditelných znaků.
refusal-too-many-marks = Jedno písmeno může mít nejvýš dvě diakritická znaménka.
refusal-bad-seed = Text pro míchání je příliš dlouhý nebo obsahuje znaky, které nejde zobrazit.
refusal-not-host = Hru může začít jen ten, kdo stůl otevřel.
refusal-nobody-there = Nejdřív se musí někdo posadit.
refusal-already-begun = Hra už začala.

# ---------------------------------------------------------------- u stolu

refusal-not-begun = Hra ještě nezačala.
refusal-game-over = Hra už skončila.
refusal-not-over = Hra ještě neskončila.
refusal-not-your-turn = Tohle není tvůj tah.
refusal-not-your-seat = Tohle jde jen z vlastního místa u stolu.
refusal-away = Hraje za tebe bot: nejdřív se vrať na své místo.
refusal-forfeited = Toto místo už hru kontumačně prohrálo.
refusal-stale-move = Hra se mezitím změnila. Podívej se znovu a vyber tah.
refusal-illegal-move = Tento tah teď není dovolený.
refusal-invalid-notation = Takový tah v této hře není.
refusal-invalid-position = Takovou pozici nejde postavit.
refusal-invalid-record = Tohle není záznam hry, který by se tu dal přehrát.
refusal-no-such-ply = Žádný tah k prohlédnutí tu není.
refusal-no-hints = U tohoto stolu se nenapovídá.
refusal-no-hint = Tentokrát se nápovědu nepodařilo najít. Zkus to znovu.
refusal-thinking = Nápovědy jen po jedné: ta předchozí se ještě promýšlí.
refusal-not-a-line = Zpráva musí mít 1 až { $longest } znaků a vejít se na jeden řádek.
refusal-no-such-reaction = Taková reakce tu není.

# ---------------------------------------------------------------- vracení tahů

refusal-no-undo = U tohoto stolu se tahy nevracejí.
refusal-nothing-to-undo = Nemáš žádný tah, který by šlo vrátit.
refusal-asked-already = O vrácení tahu už někdo žádá.
refusal-nobody-answered = Na tvou žádost nikdo neodpověděl, takže tah platí. Hraj dál.
refusal-asked-enough = O vrácení tohoto tahu byla žádost už dvakrát, takže tah platí. Hraj dál.
refusal-not-asked = O vrácení tahu nikdo nežádá.
refusal-own-question = Žádost je tvoje, odpovídají ostatní.
refusal-past-chance = Od té doby se losovalo, a tak tah nejde vrátit.
refusal-past-revealed = Od té doby vyšlo najevo něco skrytého, a tak tah nejde vrátit.

# ---------------------------------------------------------------- losování

refusal-not-a-seats-turn = Nejdřív se musí losovat.
refusal-not-chances-turn = Teď se nic nelosuje.
refusal-wrong-order = Nejdřív se losuje něco jiného.
