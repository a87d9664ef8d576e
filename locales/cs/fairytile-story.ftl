### The story of Fairy Tile in Czech: „O ozvěně, která chtěla mluvit první“. One message a page, in
### the order of the pages’ numbers. A table tells only some of the pages, so each page has to be
### readable after any other subset: no page may rely on something that only an earlier one says.

page-1 =
    Princezna znala zadní schody, které vedou z každého hradu na kterýkoli jiný. Ať vyšla kdekoli,
    vždycky se přehnula přes okraj studny a zavolala: „Kdo je tam?“ A ozvěna se jí pokaždé zeptala
    na totéž. Jenže v úterý, na hradě s tou nejhlubší studnou, se neozvalo nic, jen to zdola
    zavonělo žábami.
    .title = Kdo je tam?

page-2 =
    Každý večer se Dračice stočila kolem velké hory, nosem k ocasu, řekla „dobrou noc“ a ozvěna jí
    popřála totéž ze sedmi vrcholků, z jednoho po druhém. Pak ale přišel večer, kdy jí nepopřál
    nikdo. Na jedno jediné „dobrou noc“ se usíná těžko, a na svoje vlastní ještě hůř.
    .title = Jedno jediné dobrou noc

page-3 =
    Z místa, kde stál, viděl Rytíř tři lesy v řadě za sebou: jeden zelený, druhý modrý a třetí,
    úplně vzadu, barvy kouře. Vypjal hruď a zvolal: „To jsem já!“ Ozvěna mu to měla vrátit třikrát,
    pokaždé o číslo menší, ale vrátil se jenom holub.
    .title = Tři lesy, jeden holub

page-4 =
    Dračice létala krásně, ale brzdila mizerně, a tak se musela ptát za letu. „Promiňte,“ řekla nad
    bránou hradu, „nenašel tu někdo,“ pokračovala nad střechou, „zmizelou ozvěnu?“ dořekla až nad
    zahrádkou. Strážný jí prominul, kominík řekl, že jednou našel botu, a zahradník se podíval pod
    každou hlávku zelí.
    .title = Dotaz za letu

page-5 =
    Ve velkém lese vytáhla Princezna měděný trychtýř na povidla, kterým poslouchala, co si kdo
    povídá, a přikládala ho k jednomu kmeni po druhém. Buk spal, dub měl brouky a břízy pomlouvaly
    dub. Ale žádný strom po ní nezopakoval ani slovo, takže zmizelá ozvěna musela být někde jinde.
    .title = Měděný trychtýř na povidla

page-6 =
    Na pláni potkala Princezna Rytíře, a než se stačil narovnat z úklony, položila mu devět otázek.
    Ne, zmizelou ozvěnu neviděl; ano, v přilbě pod paží mu něco bzučí; nejspíš se tam nastěhovala
    včela. „A proč jste ji nevyhnal?“ zeptala se Princezna. „Urozená panno,“ řekl Rytíř, „vždyť
    pršelo.“
    .title = Nejspíš včela

page-7 =
    Rytíř kráčel podél dlouhé řeky, jeden krok za sebe a jeden za brnění, a vyptával se jí na
    zmizelou ozvěnu. Řeka mu vyprávěla o sněhu, o pstruzích a o klobouku, který kdysi celý týden
    nesla, ale nic neřekla dvakrát. Takže do ní ozvěna aspoň nespadla, pomyslel si Rytíř.
    .title = Povídavá řeka

page-8 =
    Dračice přistála na velké pláni, která byla právě tak dlouhá, aby na ní stačila zabrzdit.
    Projela smykem kolem jedenácti ovcí a jednoho větrného mlýna a zastavila se s bradou v jeteli,
    hned vedle pastýře. „Jestli sháníte tu zmizelou ozvěnu, slečno,“ povídá pastýř, „tak tady
    nebude. Na pláni se ozvěna nemá o co opřít.“
    .title = Brzdná dráha

page-9 =
    V lese našel Rytíř Dračici, jak se před ním schovává za břízou, která jí stačila na jedno obočí.
    Oba hledali uprchlou ozvěnu a oba doufali, že nikoho nepotkají. A tak Dračice jedním malým
    zakašláním uvařila vodu ve starém věžním zvonu, který jí sloužil za šálek, a pili z něj čaj,
    každý ze své strany.
    .title = Za břízou

page-10 =
    Princezna pro jednou chvilku postála a rozhlédla se. Daleko na jedné straně uviděla Rytíře, jak
    zvedá kameny, vždycky po dvou, a každý zdvořile vrací na místo; daleko na druhé zase Dračici
    s hlavou v mraku. „Tři na jednu ztracenou ozvěnu,“ řekla Princezna. „Ta musí být hodně malá,
    nebo hodně chytrá.“
    .title = Malá, nebo chytrá

page-11 =
    Rytíř hledal ztracenou ozvěnu a vyšplhal na velkou horu, až k tomu kameni, na který si jednou
    odložil přilbu, aby mohl sníst chleba se sýrem. Zatímco žvýkal, něco mu do ní vlezlo – včela,
    jak soudil – a od té doby to v ní bzučelo. „Zvláštní,“ řekl a rozhlédl se. „Široko daleko ani
    kytička.“
    .title = Svačinový kámen

page-12 =
    Dračice přišla na hrad navštívit Princeznu a vešla oknem, jak nejdál to šlo, totiž jednou
    nozdrou. Je zle, hlásil zbytek Dračice zvenčí: co je ozvěna pryč, trumpety kvákají, studny
    nemají dno a velký sál zní jako skříň. Princezna na to žádný lék neznala, a tak jí podala pecen
    chleba s povidly.
    .title = Návštěva jednou nozdrou

page-13 =
    Z veliké výšky viděla Dračice dlouhou řeku, jak se táhne napříč královstvím jako věta bez tečky.
    Tekla a tekla a pořád něco začínala. Dračice si vzpomněla na zmizelou ozvěnu, která celý život
    směla jenom dopovídat, a napadlo ji, jestli toho ozvěna prostě už neměla dost.
    .title = Věta bez tečky

page-14 =
    Vysoko na velké hoře našla Princezna zametenou a prázdnou jeskyni, kde dřív bydlela ozvěna.
    Přiložila ke skulinám svůj měděný trychtýř na povidla a uslyšela, jak v nich šustí staré drobty:
    „…aló“, „…noc“, „…lévka stydne“. Ozvěna tu žila z konců cizích vět jako z chlebových kůrek
    a v celém bytě neměla jediný začátek.
    .title = Kůrky od slov

page-15 =
    Na velké pláni bylo takové ticho, že Rytíř slyšel i přilbu, kterou nesl pod paží a ve které
    podle něj bydlela v podnájmu včela. Bzučela si konec proslovu, který Rytíř přednášíval ozvěně,
    dokud mu nezmizela. „Chytrá včela,“ řekl Rytíř a naučil ji i začátek.
    .title = Chytrá včela

page-16 =
    Na hoře se Rytíř posadil vedle Dračice a přiznal se, že všechny své proslovy přednášel ozvěně
    proto, že mu nikdy neodmlouvala. Dračice se přiznala, že co je ozvěna pryč, nemůže usnout,
    protože jí už nikdo sedmkrát nepopřeje dobrou noc ze sedmi vrcholků. A tak s ní Rytíř zůstal do
    tmy a popřál jí sám, ze sedmi různých kamenů.
    .title = Sedm kamenů

page-17 =
    Princezna před sebou viděla tři pláně v řadě: žlutou, zelenou a třetí tak daleko, že to byla
    spíš jen pověst. Zavolala přes ně moc dobrou otázku a nastavila měděný trychtýř na povidla, aby
    do něj chytila zmizelou ozvěnu. Přišlo nic, potom zase nic a pak, s malým zpožděním, až z té
    třetí pláně, nic.
    .title = Třikrát nic

page-18 =
    V lese řekla Princezna Rytíři, že ozvěnu vyhnaly jeho proslovy, a Rytíř řekl Princezně, že to
    byly její otázky. Nato nesmírně důstojně odpochodovali, každý na jinou stranu. Jenže ten les byl
    samá zatáčka, a tak se za chvíli srazili u padlého stromu a museli odpochodovat nanovo.
    .title = Kdo za to může

page-19 =
    Shora viděla Dračice oba najednou: Princeznu daleko na jedné straně, Rytíře daleko na druhé,
    zády k sobě a mezi nimi půl království. Pohádali se, kdo za to může, že je ozvěna pryč. Dračice
    si řekla, že na ně zařve, pak si to rozmyslela a jenom na ně s povzdechem vyfoukla trochu
    teplého popela, na oba rovným dílem.
    .title = Popel rovným dílem

page-20 =
    Na břehu dlouhé řeky to Princezna řekla nahlas. Den předtím, než ozvěna zmizela, se jí na něco
    zeptala, dostala jako obvykle zpátky vlastní otázku a křikla: „Ale buď už zticha!“ „…ticha,“
    řekla ozvěna a slovo dodržela, i když ani nebylo její. Řeka ten příběh odnesla za nejbližší
    zákrut, jen lítost nechala Princezně.
    .title = Co slyšela řeka

page-21 =
    Dračice se po špičkách vydala do velkého lesa zeptat se sov na zmizelou ozvěnu a našla je vzteky
    bez sebe. Každý večer prý kolem něco rachotí a s tím rachotem jde hlásek, který si zkouší
    začátky slov: „Hal…“, „Dob…“, „Za sedm…“. Ani jedno nedořekne, a sovy pak celý den nezamhouří
    oka a přemýšlejí, jak to mělo být dál.
    .title = Nevyspalé sovy

page-22 =
    Rytíř přišel na hrad a přibil na bránu oznámení: „Ztratila se ozvěna. Slyší na cokoli.“ Když
    o krok ustoupil, aby se jím pokochal, něco se zahihňalo v přilbě, kterou měl pod paží a ve které
    podle jeho nejlepšího vědomí bydlela včela. Že včely umějí číst, to nevěděl.
    .title = Slyší na cokoli

page-23 =
    Dračice před sebou viděla tři hory v řadě, jako když si lidé u požáru podávají vědra. Kdysi
    stačilo dát slovo té první a ozvěna ho předala až ke třetí a zpátky. Dračice to zkusila se svým
    nejmilejším: „Marmeláda!“ Jenže ozvěna byla pryč a první hora tam s tou marmeládou jen stála.
    .title = Hora s marmeládou

page-24 =
    Princezna a Rytíř, kteří ztrátu ozvěny sváděli jeden na druhého, se sešli na hoře, aby se
    udobřili. „Promiňte,“ řekli oba naráz a z Rytířovy přilby, kde měla podle něj bydlet včela, se
    ozval třetí hlas: „…miňte.“ Rytíř se podíval dovnitř. „Včely,“ řekl pomalu, „se neomlouvají.“
    .title = Třetí promiňte

page-25 =
    Dračice přistála na hradě, po celé délce zahrádky, a uviděla, jak na ni mává někdo z přátel:
    Princezna, nebo možná Rytíř, proti slunci se to nedalo poznat. „Ozvěna se našla, bydlela
    v přilbě a vůbec to nebyla včela!“ O žádné včele Dračici nikdo nic neřekl, ale radostí zavrtěla
    ocasem, a bylo po fazolích.
    .title = Bylo po fazolích

page-26 =
    V lese si Princezna a Dračice sedly naproti sobě a mezi sebe postavily Rytířovu přilbu, ve které
    se našla ztracená ozvěna. Ozvěna si přála vlastní slovo, celé i se začátkem, a tak jí Dračice
    nabídla své nejmilejší: „Marmeláda.“ „…eláda,“ řekla ozvěna a vzdychla. Princezna zkusila
    „čtvrtek“ a ozvalo se „…tek“ a ještě delší vzdech.
    .title = Marmeláda a čtvrtek

page-27 =
    Dračice vzala Rytířovu přilbu, ve které se našla uprchlá ozvěna, a letěla nad hradem tak nízko,
    že se po ní prapory otáčely. Na hoře přistála a řekla: „Tak jsi doma!“ „…oma,“ řekla ozvěna, ale
    ven nevylezla. Odešla do světa pro vlastní slovo a zatím žádné nenašla.
    .title = Doma, jenže v přilbě

page-28 =
    V hradní knihovně usedla Princezna s Rytířem k ozvěně, která teď bydlela v jeho přilbě a toužila
    po vlastním slově. Princezna jí předčítala slovník a Rytíř obracel listy, vždycky po dvou. Do
    večeře došli až ke slovu „žbluňk“. „…bluňk,“ řekla ozvěna zdvořile, ale ať bylo slovo
    sebekrásnější, Princezna ho pokaždé řekla dřív.
    .title = Až po žbluňk

page-29 =
    Princezna vyšla na velkou pláň přemýšlet, protože tam není do čeho vrazit. Ozvěna, která se
    našla v Rytířově přilbě, by tak ráda začala nějakou větu, jenže ji vždycky někdo předběhl. „Tak
    musí být všichni zticha,“ řekla Princezna a hned věděla, komu to půjde nejhůř.
    .title = Není do čeho vrazit

page-30 =
    Na pláni se Dračice sešla s Rytířem a namazala ho máslem, kloub po kloubu, aby nevrzal. Celé
    království mělo mlčet, dokud se ozvěna, která se konečně našla v jeho přilbě, neodváží promluvit
    první. Ovce byly poučeny, větrný mlýn dostal ponožky a Dračice spolkla kašel – bylo vidět, jak
    cestou dolů svítí.
    .title = Mlýn v ponožkách

page-31 =
    Rytíř seděl tak tiše, jak to jen v brnění jde. V přilbě před ním byla uprchlá ozvěna, která
    toužila aspoň jednou promluvit první. Daleko na jedné straně viděl Princeznu s oběma rukama na
    puse, daleko na druhé Dračici s vlastním ocasem v tlamě. Jenže jak všichni tak napjatě
    poslouchali, nenapadlo ozvěnu vůbec nic.
    .title = Tiše jako pěna

page-32 =
    Ozvěna, která jakživa nezačala jedinou větu, se vezla v Rytířově přilbě velkým lesem a Rytíř jí
    na povzbuzenou vyprávěl, jak tu jednou v noci potkal medvěda. „A já,“ zakončil to, „se ani
    trochu nebál!“ Čekal na „…bál“. Místo toho se ozval tenký, ale jasný hlásek: „No vlastně…“
    .title = Ani trochu se nebál

page-33 =
    Princezna běžela přes pláň za Dračicí s novinou, že uprchlá ozvěna začala sama od sebe větu. Prý
    řekla „No vlastně…“, hodinu a půl uváděla na pravou míru všechno, co na ni Rytíř kdy volal,
    a pak odešla domů do hor. „Ha!“ zasmála se Dračice a z dálky se jí to vrátilo i s úroky, o dvě
    „ha“ víc, než poslala.
    .title = I s úroky

page-34 =
    Rytíř přišel na hrad prostovlasý: ozvěna, kterou měl za včelu, se mu z přilby odstěhovala
    a místo ní se nastěhovala opravdová včela. Na nádvoří se potkal s Dračicí a společně pověsili
    starý věžní zvon, který jí sto let sloužil za šálek. A když na něj zazvonili, ozvěna, která teď
    ráda začínala, řekla „bim“ dřív, než zvon řekl „bam“.
    .title = Bim dřív než bam

page-35 =
    Princezna vyšla na horu posedět s Dračicí a poslechnout si, jak přeje vrcholkům dobrou noc.
    Jenže ozvěna, která kdysi uměla všechno jen opakovat, byla rychlejší: „Dobrou noc, Dračice!“
    zavolala ze sedmi vrcholků, z jednoho po druhém. „…noc,“ zašeptala Dračice a usnula. A Princezna
    pod jejím křídlem se nezeptala vůbec na nic.
    .title = Dobrou noc, Dračice

page-36 =
    Jednou večer stáli Princezna, Rytíř a Dračice v jedné řadě napříč královstvím a nikdo z nich
    neřekl ani slovo. Vtom ozvěna, která mívala jen konce cizích vět, zavolala z hor: „Kdo je tam?“
    „Já,“ řekla Princezna, „já,“ řekl Rytíř, „já,“ řekla Dračice, pokaždé o kousek tišeji, úplně
    jako ozvěna.
    .title = Úplně jako ozvěna
