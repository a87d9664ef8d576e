# The words around the board: start page, setting up, the table's frame, settings.

skip-to-content = Přejít na obsah
settings = Nastavení
menu = Nabídka
language = Jazyk
theme = Vzhled
theme-auto = Podle zařízení
theme-light = Denní
theme-dark = Noční
sound = Zvuky
less-motion = Méně pohybu
speed = Pohyb
speed-slow = Pomalý
speed-usual = Běžný
speed-fast = Rychlý
pace = Ostatní hrají
pace-brisk = Svižně
pace-calm = Klidně
pace-wait = Až řeknu
letter-keys = Jednopísmenné klávesové zkratky
close = Zavřít

welcome = Přisedni si
welcome-more = Dvě deskové hry přesně podle pravidel: proti botům, kteří umějí říct proč, s přáteli přes odkaz, nebo všichni u jedné obrazovky. Bez účtu a bez instalace.
play-now = Hrát hned: { $level }
opponent = Soupeř
with-friends = S přáteli
on-this-screen = Na této obrazovce
rules = Pravidla
go-on = Pokračovat ve hře
public-tables = Stoly otevřené všem
seats-open = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
watch = sledovat
open-record = Otevřít záznam ze souboru
unofficial = Neoficiální vydání. Pravidla vycházejí z tištěných návodů; obrázky, texty, zvuky i natištěné hodnoty jsou naše vlastní práce.

# První spuštění: co ještě není připraveno a kdy bude.
getting-ready = Příprava: { $percent } %, ještě asi { $seconds } s
getting-ready-announced = Boti se ještě připravují.
everything-ready = Vše je připraveno.
ready-in = Připraveno asi za { $seconds } s
bot-ready-in = { $name } se ještě připravuje: asi { $seconds } s
not-all-ready = Něco se nepodařilo připravit. Příčina je v protokolu serveru.

set-up-friends = Každý hraje na svém zařízení. Pro každé místo u stolu dostaneš odkaz.
set-up-screen = Všichni hrají na této obrazovce; stůl se vždy natočí k tomu, kdo je na tahu.
how-many = Kolik hráčů?
who-plays = Kdo hraje?
your-name = Tvoje jméno
name-of = Jméno hráče { $number }
player = Hráč { $number }
seat-of = Místo { $number }
seat-empty = Místo { $number }
seat-bot = { $level } (bot)
place-here = Někdo tady
place-invited = Někdo s odkazem
place-open = Kdokoli
more-settings = Další nastavení
clock = Čas
clock-none = Bez omezení
clock-minute = Minuta na tah
clock-day = Den na tah
clock-half = Každému půl hodiny
absent = Když někdo nestihne tah nebo odejde
absent-bot = Dál hraje bot
absent-forfeit = Kontumačně prohrává
who-watches = Kdo smí hru sledovat?
watch-link = Kdo má odkaz
watch-anyone = Všichni: stůl bude v seznamu
watch-nobody = Nikdo
allow-undo = Povolit vracení tahů
allow-hints = Povolit nápovědy
own-box = Vlastní krabice (soubor TOML nebo JSON)
box-unreadable = Tento soubor nejde přečíst ani jako TOML, ani jako JSON.
our-box = Naše krabice jako předloha
choose-file = Vybrat soubor
drop-file = Bez tohoto souboru
begin = Začít
open-table = Otevřít stůl

waiting = Čeká se na hráče
waiting-more = Hra začne, až budou všechna místa obsazená.
invited = Pozvánka ke hře { $game }
invited-more = Napiš své jméno a posaď se.
your-seat = tvoje místo
link-for = Odkaz pro místo { $number }
copy = Kopírovat
copied = Zkopírováno
share = Sdílet
invite = Pošli tento odkaz tomu, kdo si sem má sednout.
qr-code = QR kód
sit-down = Posadit se
kept-for-somebody = čeká na někoho s odkazem
start-with-bots = Začít hned, s boty na volných místech

loading = Stůl se chystá…
no-table = Takový stůl tu není, nebo pro tebe není otevřený.
to-start = Na úvodní stránku
reconnecting = Spojení vypadlo, obnovuje se…
your-turn-title = Jsi na tahu
hint = Napovědět
thinking = Přemýšlím…
hint-says = Takhle by hrála Sova (naděje na výhru { $percent })
hint-others = Další zvažované tahy
undo = Vrátit tah
undo-asked = Ptáme se ostatních, jestli svůj tah smíš vrátit.
undo-never-mind = Nechat být
undo-wanted = { $name } prosí o vrácení tahu.
undo-agree = Ano, souhlasím
undo-decline = Ne
bot-plays-for-you = Hraje za tebe bot.
take-seat-again = Vrátit se na místo
keys = Klávesy
key-enter = Enter
key-enter-does = vybere a provede, co je naznačeno
key-escape = Esc
key-escape-does = zruší výběr
key-u = U
key-u-does = vrátí tah
key-h = H
key-h-does = napoví
key-i = I
key-i-does = otevře pravidla
key-l = L
key-l-does = přejde k průběhu hry
key-m = M
key-m-does = zapne a vypne zvuky
key-help = ?
key-help-does = ukáže tento seznam
log = Průběh hry
log-more = Co se tehdy stalo
look-back = Procházet tahy
link-to-moment = Odkaz na tento okamžik
to-now = Zpět ke hře
record = Uložit záznam
draws-kept = Losování: server dodržel slovo
draws-fit = Losování: v pořádku, pokud je známo
draws-broken = Losování: server nedodržel slovo
draws-secret-fits = Tajemství, ze kterého losování vychází, je už odhalené. Je to právě to, ke kterému se server zavázal.
draws-early = Tento prohlížeč si závazek uložil ještě před prvním losováním.
draws-late = Tento prohlížeč se o závazku dozvěděl až během hry: neví, jestli byl stejný od začátku.
draws-seed-in = To, co tvůj prohlížeč poslal pro míchání, je součástí losování.
draws-verify = Pokud si chceš každé losování u sebe zopakovat, ulož záznam a spusť:
draws-changed = Server změnil to, z čeho losování vychází.
draws-changed-commitment = Zavazuje se teď k něčemu jinému, než co tomuto prohlížeči řekl poprvé.
draws-changed-seed = To, co tvůj prohlížeč poslal pro míchání, bylo nahrazeno něčím jiným.
draws-changed-secret = Tajemství, ze kterého losování vychází, chybí, nebo je jiné než to, ke kterému se server zavázal.
draws-changed-more = Na zdejší losování nespoléhej. Až hra skončí, ulož záznam; ověří ho tento příkaz:
what-happened = Poslední tahy
scene-turn = Na tahu je { $name } …
scene-on = Dál
you = Ty
other-device = Jiné zařízení
other-device-more = Otevři tento odkaz na jiném zařízení a své místo u stolu budeš mít i tam. Kdo má odkaz, může hrát za tebe: nech si ho pro sebe.
take-seat = Místo: { $names }
take-seat-more = Hraj dál na tomto zařízení. Na tom předchozím můžeš hrát i nadále.
take-seat-instead = Na tomto zařízení už máš u tohoto stolu jiné místo; o to přijdeš.
take-seat-here = Hrát tady
home = Úvodní stránka
leave = Vzdát se místa
leave-bot = Opravdu? Dohraje bot
leave-forfeit = Opravdu? Prohraješ
result = Výsledek
play-again = Hrát znovu
play-again-too = Přidat se k nové hře
winners = { $count ->
    [one] { $names } vyhrává!
   *[other] O vítězství se dělí { $names }!
}
nobody-won = Nikdo nevyhrál.
by-forfeit = Rozhodla kontumace.
hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
talk = Hovor u stolu
say-something = Řekni něco
send = Poslat
reaction-applause = Bravo!
reaction-laugh = Haha!
reaction-wow = Páni!
reaction-thinking = Hm…
reaction-oops = Jejda!
reaction-thanks = Díky!

replay = Přehrávání
choose-record = Vyber záznam
replay-more = Vyber soubor se záznamem hry a prohlédni si ji tah po tahu.
back = Zpět
forward = Vpřed

first-game = První hra s průvodcem
lesson-count = Krok { $step } z { $of }
lesson-next = Dál
lesson-end = Hrát dál bez průvodce
lesson-leave = Stačí, chci hrát
review-game = Rozbor partie
review-picture = Jakou naději na výhru měl každý hráč, od prvního tahu do posledního
review-cost = Naděje na výhru klesla o { $percent }. Lepší tah: { $better }
review-kept = Po druhém nejlepším tahu by naděje na výhru klesla o { $percent }.
hint-do = Zahrát
looking-at = Prohlížíš si tah { $ply } z { $of }.
you-win = Vyhráváš!
in-the-rules = V pravidlech: { $clause }
