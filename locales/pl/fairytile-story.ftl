### The story of Fairy Tile in Polish: „Echo, które chciało być pierwsze” (“The Echo That Wanted to
### Go First”), retold rather than translated word by word. One message a page, in the order of the
### pages’ numbers. A table tells only some of the pages, so each page has to be readable after any
### other subset: no page may rely on something that only an earlier one says.

page-1 =
    Księżniczka znała kuchenne schody, którymi z każdego zamku można dojść do każdego innego.
    Gdziekolwiek z nich wyszła, nachylała się nad studnią i wołała: „Kto tam?”, a echo zawsze pytało
    ją o to samo. Ale we wtorek, w zamku z najgłębszą studnią, z dołu nie odezwało się nic, tylko
    zaleciało żabami.
    .title = Kto tam?

page-2 =
    Co wieczór Smoczyca owijała się wokół wielkiej góry, nosem do ogona, i mówiła „dobranoc”, a echo
    odpowiadało jej tym samym z siedmiu szczytów, po kolei. Aż przyszedł wieczór, kiedy nie
    odpowiedział nikt. Trudno zasnąć po jednym jedynym „dobranoc”, a po własnym – jeszcze trudniej.
    .title = Jedno jedyne dobranoc

page-3 =
    Z miejsca, w którym stał, Rycerz widział trzy lasy w jednej linii: zielony, niebieski i jeszcze
    jeden, hen daleko, w kolorze dymu. Wypiął pierś i krzyknął: „Oto ja!”. Echo powinno było mu to
    oddać trzy razy, za każdym razem o numer mniejsze, ale wrócił tylko gołąb.
    .title = Trzy lasy, jeden gołąb

page-4 =
    Smoczyca latała pięknie, ale hamowała fatalnie, więc musiała pytać w przelocie. „Przepraszam –
    zaczęła nad bramą zamku – czy ktoś nie znalazł – ciągnęła nad dachem – zaginionego echa?” –
    dokończyła już nad warzywnikiem. Strażnik przyjął przeprosiny, kominiarz odrzekł, że owszem,
    znalazł raz but, a ogrodnik zajrzał pod każdą kapustę.
    .title = Pytanie w przelocie

page-5 =
    W wielkim lesie Księżniczka wyjęła miedziany lejek do konfitur, przez który podsłuchiwała świat,
    i po kolei przykładała go do pni. Buk spał, w dębie chrobotał chrząszcz, a brzozy obgadywały
    dąb. Żadne drzewo nie powtórzyło po niej ani słowa, więc zaginione echo musiało być gdzie
    indziej.
    .title = Miedziany lejek do konfitur

page-6 =
    Na równinie Księżniczka spotkała Rycerza i zanim skończył się kłaniać, zdążyła mu zadać dziewięć
    pytań. Nie, zaginionego echa nie widział; tak, hełm, który trzyma pod pachą, bzyczy; zdaje się,
    że wprowadziła się tam pszczoła. „To czemu jej pan nie wyprosił?” – spytała Księżniczka.
    „Łaskawa pani – odparł Rycerz – przecież padało”.
    .title = Zdaje się, że pszczoła

page-7 =
    Rycerz szedł wzdłuż długiej rzeki, jeden krok za siebie, jeden za zbroję, i wypytywał wodę
    o zaginione echo. Rzeka opowiedziała mu o śniegu, o pstrągach i o kapeluszu, który kiedyś niosła
    przez cały tydzień, ale niczego nie powiedziała dwa razy. „Czyli przynajmniej – pomyślał
    Rycerz – echo nie wpadło do wody”.
    .title = Gadatliwa rzeka

page-8 =
    Smoczyca wylądowała na wielkiej równinie, akurat na tyle długiej, żeby zdążyła wyhamować.
    Przejechała ślizgiem obok jedenastu owiec i wiatraka, aż stanęła z brodą w koniczynie, tuż przy
    pasterzu. „Jeśli panienka szuka zaginionego echa – powiedział pasterz – to nie tutaj. Na
    równinie echo nie ma się o co oprzeć”.
    .title = Droga hamowania

page-9 =
    W lesie Rycerz znalazł Smoczycę, która chowała się przed nim za brzozą, a brzoza zasłaniała jej
    akurat jedną brew. Oboje szukali zbiegłego echa i oboje liczyli na to, że nikogo nie spotkają.
    Cóż było robić: Smoczyca jednym małym kaszlnięciem zagotowała wodę w starym dzwonie z wieży,
    który służył jej za filiżankę, i napili się herbaty, każde ze swojej strony.
    .title = Za brzozą

page-10 =
    Księżniczka choć raz stanęła spokojnie i rozejrzała się dookoła. Daleko z jednej strony
    zobaczyła Rycerza, który podnosił kamienie, po dwa naraz, i każdy grzecznie odkładał na miejsce;
    daleko z drugiej – Smoczycę z głową w chmurze. „We troje szukamy jednego zaginionego echa –
    powiedziała. – Musi być bardzo małe albo bardzo sprytne”.
    .title = Małe albo sprytne

page-11 =
    W poszukiwaniu zaginionego echa Rycerz wszedł na wielką górę i trafił na ten sam kamień, na
    którym położył kiedyś hełm, żeby zjeść kanapkę z serem. Kiedy jadł, coś wśliznęło się do
    środka – pszczoła, jak przypuszczał – i odtąd bez przerwy tam bzyczało. „Dziwne – mruknął
    i rozejrzał się wkoło. – Jak okiem sięgnąć, ani jednego kwiatka”.
    .title = Kamień kanapkowy

page-12 =
    Smoczyca przyleciała do zamku odwiedzić Księżniczkę i weszła przez okno, na ile się dało, czyli
    jednym nozdrzem. „Źle się dzieje – odezwała się z dziedzińca reszta Smoczycy. – Odkąd echo
    odeszło, trąbki kwaczą, studnie nie mają dna, a wielka sala brzmi jak szafa”. Księżniczka nie
    znała na to lekarstwa, więc podała jej bochenek chleba z konfiturami.
    .title = Gość w dom, nos w okno

page-13 =
    Spod samych chmur Smoczyca zobaczyła długą rzekę, która ciągnęła się przez królestwo jak zdanie
    bez kropki. Płynęła i płynęła, i wciąż coś zaczynała. Smoczyca pomyślała o zaginionym echu,
    któremu przez całe życie wolno było tylko kończyć. Może po prostu miało już tego dość?
    .title = Bez kropki

page-14 =
    Wysoko na wielkiej górze Księżniczka znalazła zamiecioną, pustą jaskinię, w której dawniej
    mieszkało echo. Przyłożyła do szczelin miedziany lejek do konfitur i usłyszała, jak szeleszczą
    stare resztki: „…ień dobry”, „…branoc”, „…osół stygnie”. Echo żywiło się końcówkami cudzych zdań
    jak skórkami od chleba, a w całym domu nie było ani jednego początku.
    .title = Skórki od słów

page-15 =
    Na wielkiej równinie było tak cicho, że Rycerz usłyszał hełm, który niósł pod pachą i w którym,
    jak sądził, mieszkała pszczoła. Hełm nucił końcówkę przemowy, którą Rycerz wykrzykiwał do echa,
    zanim echo zniknęło. „Zdolna pszczoła” – powiedział Rycerz i nauczył ją początku.
    .title = Zdolna pszczoła

page-16 =
    Na zboczu góry Rycerz usiadł obok Smoczycy i wyznał, że wszystkie przemowy wygłaszał do echa, bo
    ono jedno nigdy się z nim nie spierało. Smoczyca wyznała, że odkąd echa nie ma, nie może zasnąć
    bez siedmiu „dobranoc”, które przesyłało jej z siedmiu szczytów. Rycerz został więc do zmroku
    i przesłał je sam, z siedmiu różnych kamieni.
    .title = Siedem kamieni

page-17 =
    Przed Księżniczką leżały trzy równiny w jednej linii: żółta, zielona i trzecia, tak daleka, że
    znana tylko ze słyszenia. Rzuciła w ich stronę bardzo dobre pytanie i nadstawiła miedziany lejek
    do konfitur, żeby złapać zaginione echo. Wróciło nic, potem nic, a na koniec, z trzeciej
    równiny, trochę spóźnione, nic.
    .title = Trzy razy nic

page-18 =
    W lesie Księżniczka oznajmiła Rycerzowi, że echo uciekło przed jego przemowami, a Rycerz
    oznajmił Księżniczce, że przed jej pytaniami. I z wielką godnością odmaszerowali w przeciwne
    strony. Ale las był z tych krętych, więc wkrótce spotkali się przy zwalonym drzewie i musieli
    odmaszerować od nowa.
    .title = Czyja to wina

page-19 =
    Z wysoka Smoczyca widziała oboje: Księżniczkę daleko z jednej strony, Rycerza daleko z drugiej,
    plecami do siebie, a między nimi pół królestwa. Pokłócili się o to, przez kogo odeszło echo.
    Smoczyca chciała zaryczeć, ale się rozmyśliła i tylko westchnęła na nich ciepłym popiołem, na
    każde po równo.
    .title = Popiół po równo

page-20 =
    Nad brzegiem długiej rzeki Księżniczka powiedziała to wreszcie na głos. Dzień przed tym, jak
    echo zniknęło, zadała mu pytanie, jak zwykle dostała je z powrotem i krzyknęła: „Oj, bądźże
    cicho!”. „…cicho” – odrzekło echo i słowa dotrzymało, chociaż słowo było cudze. Rzeka zabrała
    całą tę historię za zakręt, tylko żal został na brzegu, przy Księżniczce.
    .title = Co usłyszała rzeka

page-21 =
    Smoczyca weszła na palcach do wielkiego lasu, żeby zapytać sowy o zaginione echo, a sowy były
    wściekłe. Co wieczór, skarżyły się, coś tędy przechodzi i pobrzękuje żelastwem, a razem z nim
    wędruje głosik, który ćwiczy początki słów: „Hal…”, „Dobr…”, „Za siedm…”. Do końca nie dochodzi
    nigdy, a one potem przez cały dzień nie śpią, tylko zgadują, co dalej.
    .title = Wściekłe sowy

page-22 =
    Rycerz przyszedł do zamku i przybił do bramy ogłoszenie: „Zaginęło echo. Reaguje na każde imię”.
    Cofnął się o dwa kroki, żeby je podziwiać, a wtedy coś zachichotało w hełmie, który trzymał pod
    pachą i w którym, o ile mu było wiadomo, mieszkała pszczoła. Nie miał pojęcia, że pszczoły
    umieją czytać.
    .title = Reaguje na każde imię

page-23 =
    Przed Smoczycą stały trzy góry w jednej linii, jak ludzie, którzy podają sobie wiadra przy
    pożarze. Dawniej dawało się pierwszej górze słowo, a echo podawało je aż do trzeciej
    i z powrotem. Smoczyca spróbowała ze swoim ulubionym: „marmolada”. Ale echo zaginęło i pierwsza
    góra została z tą marmoladą sama.
    .title = Góra z marmoladą

page-24 =
    Księżniczka i Rycerz, którzy obwiniali się nawzajem o zniknięcie echa, spotkali się na szczycie
    góry, żeby się pogodzić. „Przepraszam” – powiedzieli oboje naraz, a z hełmu pod pachą Rycerza,
    gdzie, jak zawsze sądził, mieszkała pszczoła, trzeci głos dodał: „…praszam”. Rycerz zajrzał do
    środka. „Pszczoły – rzekł powoli – nie przepraszają”.
    .title = Trzecie przepraszam

page-25 =
    Smoczyca wylądowała przy zamku, na całej długości warzywnika, i zobaczyła, że macha do niej ktoś
    z przyjaciół: Księżniczka, a może Rycerz, trudno było poznać pod słońce. „Mamy echo, mieszkało
    w hełmie, to wcale nie była pszczoła!” O żadnej pszczole nikt jej nie wspominał, ale z radości
    zamerdała ogonem – i było po fasoli.
    .title = I po fasoli

page-26 =
    W lesie Księżniczka i Smoczyca usiadły po obu stronach hełmu Rycerza, w którym odnalazło się
    zaginione echo. Chciało mieć własne słowo, i to razem z początkiem, więc Smoczyca dała mu swoje
    ulubione: „marmolada”. „…lada” – powiedziało echo i westchnęło. Księżniczka dołożyła
    „poniedziałek”, bo od niego wszystko się zaczyna, ale wyszło „…działek” i jeszcze dłuższe
    westchnienie.
    .title = Marmolada i poniedziałek

page-27 =
    Smoczyca wzięła hełm Rycerza, w którym odnalazło się zbiegłe echo, i przeleciała nad zamkiem tak
    nisko, że obejrzały się za nią chorągwie. Wylądowała na górze i powiedziała: „Jesteśmy w domu!”.
    „…omu” – powtórzyło echo, ale z hełmu nie wyszło. Odeszło przecież po to, żeby znaleźć własne
    słowo, a jeszcze żadnego nie znalazło.
    .title = W domu, ale w hełmie

page-28 =
    W zamkowej bibliotece Księżniczka i Rycerz zasiedli z echem, które mieszkało teraz w jego hełmie
    i marzyło o własnym słowie. Ona czytała echu słownik, a on przewracał kartki, po dwie naraz. Tuż
    przed kolacją dobrnęli do „źdźbła”. „…dźbło” – powiedziało grzecznie echo, ale choćby słowo było
    nie wiem jak piękne, Księżniczka zawsze mówiła je pierwsza.
    .title = Od A do źdźbła

page-29 =
    Księżniczka poszła pomyśleć na wielką równinę, bo tam nie ma na co wpaść, chyba że na pomysł.
    Echo, odnalezione w hełmie Rycerza, chciało zacząć zdanie, ale zawsze ktoś je ubiegał. „W takim
    razie wszyscy muszą być cicho” – powiedziała Księżniczka i od razu wiedziała, komu będzie
    najtrudniej.
    .title = Nie ma na co wpaść

page-30 =
    Na równinie Smoczyca spotkała Rycerza i wysmarowała go masłem, zawias po zawiasie, żeby nie
    skrzypiał. Całe królestwo miało milczeć, dopóki echo, odnalezione wreszcie w jego hełmie, nie
    odważy się odezwać pierwsze. Owce były uprzedzone, wiatrak chodził w skarpetkach, a Smoczyca
    połknęła kaszel i po blasku było widać, którędy schodzi.
    .title = Wiatrak w skarpetkach

page-31 =
    Rycerz siedział tak nieruchomo, jak tylko potrafi zbroja. W hełmie przed nim czekało zbiegłe
    echo, które marzyło, żeby choć raz odezwać się pierwsze. Daleko z jednej strony Rycerz widział
    Księżniczkę z obiema dłońmi na ustach, daleko z drugiej – Smoczycę z własnym ogonem w zębach.
    Ale kiedy wszyscy słuchają z całej siły, nic człowiekowi nie przychodzi do głowy, a co dopiero
    echu.
    .title = Cicho jak makiem zasiał

page-32 =
    Echo, które nigdy w życiu nie zaczęło zdania, jechało w hełmie Rycerza przez wielki las, a on,
    żeby je rozweselić, opowiadał, jak pewnej nocy spotkał tu niedźwiedzia. „A ja – zakończył – ani
    trochę się nie bałem!” I czekał na „…bałem”. Zamiast tego cichutki, ale wyraźny głosik
    powiedział: „Właściwie…”.
    .title = Ani trochę się nie bałem

page-33 =
    Księżniczka przybiegła przez równinę do Smoczycy z nowiną, że zbiegłe echo samo, całkiem samo,
    zaczęło zdanie. Powiedziało: „Właściwie…”, po czym przez półtorej godziny prostowało wszystko,
    co Rycerz kiedykolwiek do niego wykrzyczał, i wróciło do domu, w góry. „Ha!” – roześmiała się
    Smoczyca, a z daleka wróciło do niej jedno „ha” i jeszcze dwa na dokładkę.
    .title = Dwa na dokładkę

page-34 =
    Rycerz przyszedł do zamku z gołą głową, bo echo, które brał za pszczołę, wyprowadziło się
    z hełmu, a na jego miejsce wprowadziła się prawdziwa pszczoła. Na dziedzińcu spotkał Smoczycę
    i razem zawiesili stary dzwon z wieży, który przez sto lat służył jej za filiżankę. Kiedy
    zadzwonili, echo, które lubiło teraz być pierwsze, powiedziało „bim”, zanim dzwon powiedział
    „bam”.
    .title = Bim przed bam

page-35 =
    Księżniczka wspięła się na górę, żeby posiedzieć ze Smoczycą do nocy i posłuchać, jak mówi
    szczytom „dobranoc”. Ale echo, które kiedyś umiało tylko powtarzać, było szybsze. „Dobranoc,
    Smoczyco!” – zawołało z siedmiu szczytów, po kolei. „…branoc” – szepnęła Smoczyca i zasnęła,
    a Księżniczka pod jej skrzydłem nie zadała ani jednego pytania.
    .title = Dobranoc, Smoczyco

page-36 =
    Pewnego wieczoru Księżniczka, Rycerz i Smoczyca stali w jednej linii, w poprzek królestwa,
    i nikt nie odzywał się ani słowem. Wtedy echo, które kiedyś miało tylko końcówki cudzych zdań,
    zawołało z gór: „Kto tam?”. „Ja” – powiedziała Księżniczka, „ja” – powiedział Rycerz, „ja” –
    powiedziała Smoczyca, każde trochę ciszej niż poprzednie, zupełnie jak echo.
    .title = Zupełnie jak echo
