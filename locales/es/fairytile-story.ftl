### The story of Fairy Tile in Spanish: «El eco que quería hablar primero» (“The Echo That Wanted to
### Go First”). One message a page, in the order of the pages’ numbers. A table tells only some of
### the pages, so each page has to be readable after any other subset: no page may rely on something
### that only an earlier one says. Quotations and speech are in «…», the teller’s asides in dashes.

page-1 =
    La Princesa se sabía de memoria las escaleras de atrás, las que llevan de cualquier castillo a
    cualquier otro. Saliera donde saliera, se asomaba al pozo hasta la cintura y gritaba: «¿Quién
    anda ahí?», y el eco siempre le preguntaba lo mismo. Pero un martes, en el castillo del pozo más
    hondo, lo único que subió fue un olor a ranas.
    .title = ¿Quién anda ahí?

page-2 =
    Cada noche, la Dragona se enroscaba en la gran montaña, hocico con cola, y decía «buenas
    noches», y el eco se lo repetía desde siete picos, uno tras otro. Hasta que llegó una noche en
    que no contestó nadie. Cuesta mucho dormirse con un solo «buenas noches», y más todavía cuando
    es el tuyo.
    .title = Un solo buenas noches

page-3 =
    Desde donde estaba, el Caballero vio tres bosques en fila: uno verde, uno azul y otro, allá a lo
    lejos, del color del humo. Sacó pecho y gritó: «¡Heme aquí!». El eco tendría que habérselo
    devuelto tres veces, cada vez en una talla menos, pero lo único que volvió fue una paloma.
    .title = Tres bosques y una paloma

page-4 =
    La Dragona volaba de maravilla y frenaba fatal, así que tenía que preguntar al vuelo. «Disculpen
    —dijo ante la puerta del castillo—, ¿alguien ha encontrado —siguió por encima del tejado— un eco
    perdido?», terminó, ya sobre el huerto. El centinela la disculpó, el deshollinador dijo que él
    una vez había encontrado una bota, y el hortelano miró debajo de todas las coles.
    .title = Preguntar al vuelo

page-5 =
    En el gran bosque, la Princesa sacó el embudo de cobre de la mermelada, que le servía para
    escuchar las cosas, y lo fue arrimando a un tronco tras otro. El haya dormía, el roble tenía
    escarabajos y los abedules chismorreaban sobre el roble. Ninguno repitió ni una palabra de lo
    que ella decía, así que el eco perdido tenía que estar en otra parte.
    .title = El embudo de la mermelada

page-6 =
    En la llanura, la Princesa se encontró con el Caballero, y ya le había hecho nueve preguntas
    antes de que él acabara la reverencia. No, no había visto al eco perdido; sí, el yelmo que
    llevaba bajo el brazo zumbaba; se le había instalado dentro una abeja, creía él. «¿Y por qué no
    la echó?», preguntó la Princesa. «Alteza —dijo el Caballero—, estaba lloviendo».
    .title = Una abeja, creía él

page-7 =
    El Caballero caminaba por la orilla del largo río, un paso por él y otro por la armadura, y le
    pidió al agua noticias del eco perdido. El agua le habló de la nieve, de las truchas y de un
    sombrero que había llevado a cuestas una semana entera, y no dijo dos veces lo mismo. «Así que,
    al menos —pensó el Caballero—, el eco no se ha caído al agua».
    .title = El río parlanchín

page-8 =
    La Dragona aterrizó en la gran llanura, que tenía el largo justo para frenar. Pasó patinando por
    delante de once ovejas y un molino, y acabó con la barbilla entre los tréboles, al lado de un
    pastor. «Si lo que busca es el eco perdido, señorita —dijo él—, aquí no va a estar. En una
    llanura, un eco no tiene dónde apoyarse».
    .title = Sitio para frenar

page-9 =
    En el bosque, el Caballero encontró a la Dragona escondiéndose de él detrás de un abedul que le
    tapaba una ceja entera. Los dos buscaban al eco fugitivo, y los dos esperaban no cruzarse con
    nadie. Así que ella, con una tosecita, calentó agua en la vieja campana de la torre, que usaba
    de taza de té, y bebieron cada uno por su lado.
    .title = Detrás del abedul

page-10 =
    La Princesa, por una vez, se estuvo quieta y miró a su alrededor. A lo lejos, por un lado, vio
    al Caballero, que levantaba piedras de dos en dos y las devolvía a su sitio con mucha educación;
    a lo lejos, por otro, a la Dragona, con la cabeza metida en una nube. «Somos tres detrás de un
    solo eco perdido —dijo—. O es muy pequeño o es muy listo».
    .title = O muy pequeño o muy listo

page-11 =
    En busca del eco perdido, el Caballero subió a la gran montaña y fue a dar con la mismísima
    piedra donde un día había dejado el yelmo para comerse un emparedado de queso. Algo se le había
    colado dentro mientras masticaba —una abeja, suponía él—, y allí zumbaba desde entonces. «Qué
    raro —dijo, mirando a su alrededor—. No se ve una flor en tres leguas a la redonda».
    .title = La piedra del emparedado

page-12 =
    La Dragona fue al castillo a visitar a la Princesa, y por la ventana metió todo lo que le cabía,
    que era una ventana de la nariz. Las cosas iban mal, contó desde fuera el resto de la Dragona:
    desde que se había marchado el eco, las trompetas graznaban, los pozos no tenían fondo y el gran
    salón sonaba como un armario. La Princesa no conocía ningún remedio, así que le pasó una hogaza
    con mermelada.
    .title = De ventana a ventana

page-13 =
    Desde lo alto del cielo, la Dragona vio el largo río, tendido de un lado a otro del reino como
    una frase sin punto final. Corría y corría, siempre empezando alguna cosa. La Dragona pensó en
    el eco perdido, al que en toda su vida solo le habían dejado terminar, y se preguntó si no
    sería, sencillamente, que se había hartado.
    .title = Sin punto final

page-14 =
    En lo alto de la gran montaña, la Princesa encontró la cueva donde antes vivía el eco, barrida y
    vacía. Arrimó a las grietas el embudo de cobre de la mermelada y oyó crujir unas sobras viejas:
    «…ola», «…noches», «…opa se enfría». El eco se había alimentado de los finales de las frases
    ajenas, como quien vive de mendrugos, y en toda la casa no había ni un solo principio.
    .title = Mendrugos de palabras

page-15 =
    Tan callada estaba la gran llanura que el Caballero oía el yelmo que llevaba bajo el brazo,
    donde, según creía, se hospedaba una abeja. Lo que zumbaba era el final de un discurso que él
    solía gritarle al eco, antes de que el eco desapareciera. «Qué abeja tan lista», dijo el
    Caballero, y le enseñó el principio.
    .title = Qué abeja tan lista

page-16 =
    En la montaña, el Caballero se sentó junto a la Dragona y le confesó que todos sus discursos se
    los había echado siempre al eco porque nunca le llevaba la contraria. La Dragona le confesó que,
    desde que el eco no estaba, no podía dormir sin los siete «buenas noches» que le mandaba desde
    siete picos. Así que él se quedó hasta que oscureció y se los mandó en persona, desde siete
    piedras distintas.
    .title = Siete piedras

page-17 =
    Ante la Princesa había tres llanuras en fila: una amarilla, una verde y otra tan lejana que no
    pasaba de rumor. Les gritó una pregunta buenísima y levantó el embudo de cobre de la mermelada,
    a ver si cazaba al eco perdido. La primera no contestó nada, la segunda no contestó nada, y la
    tercera, como estaba más lejos, tardó un poco más en no contestar nada.
    .title = Tres veces nada

page-18 =
    En el bosque, la Princesa le dijo al Caballero que con tanto discurso había espantado al eco, y
    el Caballero le dijo a la Princesa que habría sido ella, con tanta pregunta. Se marcharon muy
    dignos, cada uno por su lado. Pero aquel bosque era de los que dan muchas vueltas: al poco rato
    se encontraron delante de un árbol caído y tuvieron que volver a marcharse, con dignidad y todo.
    .title = De quién era la culpa

page-19 =
    Desde arriba, la Dragona los vio a los dos: a la Princesa, muy lejos, por un lado; al Caballero,
    muy lejos, por el otro; de espaldas y con medio reino de por medio. Habían reñido por quién
    tenía la culpa de que el eco se hubiera ido. La Dragona pensó en rugir, lo pensó mejor y les
    suspiró encima un poco de ceniza tibia, a partes iguales.
    .title = Ceniza a partes iguales

page-20 =
    A la orilla del largo río, la Princesa lo dijo en voz alta. El día antes de que desapareciera el
    eco, le había hecho una pregunta, había recibido de vuelta la misma pregunta, como de costumbre,
    y le había gritado: «¡Ay, quédate callado!». «…callado», dijo el eco, y cumplió su palabra, que
    ni siquiera era suya. El río se llevó la historia tras el recodo, pero la parte que dolía se
    quedó con ella.
    .title = Lo que oyó el río

page-21 =
    La Dragona entró de puntillas en el gran bosque para preguntarles a las lechuzas por el eco
    perdido, y las encontró furiosas. Cada anochecer, dijeron, pasaba por allí un ruido de
    cacerolas, y con el ruido una vocecita que ensayaba principios de palabras: «Ho…», «Bue…»,
    «Éra…». Nunca llegaba al final de ninguna, y las lechuzas se pasaban el día en vela, dándoles
    vueltas.
    .title = Las lechuzas furiosas

page-22 =
    El Caballero llegó al castillo y clavó un aviso en la puerta: «Se ha perdido un eco. Responde al
    nombre que le griten». Cuando dio un paso atrás para admirarlo, algo soltó una risita en el
    yelmo que llevaba bajo el brazo, donde, que él supiera, vivía una abeja. Lo que no sabía era que
    las abejas leyeran.
    .title = Se ha perdido un eco

page-23 =
    Ante la Dragona había tres montañas en fila, como gente que se pasa cubos de agua en un
    incendio. Antes bastaba con darle una palabra a la primera para que el eco la fuera pasando
    hasta la tercera y la trajera de vuelta. La Dragona probó con su favorita: «mermelada». Pero el
    eco se había perdido, y la primera montaña se quedó allí plantada, con la palabra en la boca.
    .title = Con la mermelada en la boca

page-24 =
    La Princesa y el Caballero, que se habían echado la culpa el uno al otro de haber perdido al
    eco, se encontraron en la montaña para hacer las paces. «Perdón», dijeron los dos a la vez; y
    desde el yelmo del Caballero, donde él siempre había creído que vivía una abeja, una tercera voz
    dijo: «…dón». Él miró dentro. «Las abejas —dijo muy despacio— no piden perdón».
    .title = El tercer perdón

page-25 =
    La Dragona aterrizó en el castillo, a todo lo largo del huerto, y vio que le hacían señas con la
    mano: sería la Princesa, o sería el Caballero; con el sol en los ojos no se distinguía. «¡Hemos
    encontrado al eco, vivía en un yelmo y de abeja no tenía nada!». A ella nadie le había hablado
    de ninguna abeja, pero meneó la cola de pura alegría, y ahí se acabaron las habas.
    .title = Se acabaron las habas

page-26 =
    En el bosque, la Princesa y la Dragona se sentaron cada una a un lado del yelmo del Caballero,
    donde había aparecido el eco perdido. Quería una palabra propia, con su principio y todo, así
    que la Dragona le ofreció su favorita: «mermelada». «…elada», dijo el eco, y suspiró. La
    Princesa probó con «miércoles», y lo que salió fue «…coles» y un suspiro más largo.
    .title = Mermelada y miércoles

page-27 =
    La Dragona tomó el yelmo del Caballero, donde había aparecido el eco fugitivo, y voló sobre el
    castillo tan bajo que las banderas se dieron la vuelta para mirarla. Aterrizó en la montaña y
    dijo: «¡Ya estás en casa!». «…asa», dijo el eco, pero no salió. Se había marchado a buscar una
    palabra propia, y todavía no la había encontrado.
    .title = En casa, pero sin salir

page-28 =
    En la biblioteca del castillo, la Princesa y el Caballero se sentaron ante el yelmo donde ahora
    se hospedaba el eco, que soñaba con tener una palabra propia. Ella le leía el diccionario y él
    pasaba las hojas, de dos en dos. A la hora de la cena iban por «zarigüeya». «…güeya», dijo el
    eco, muy educado; pero, por preciosa que fuera la palabra, la Princesa siempre la había dicho
    primero.
    .title = De la A a la zarigüeya

page-29 =
    La Princesa salió a pensar a la gran llanura, porque allí no hay nada con que tropezar. El eco,
    al que habían descubierto en el yelmo del Caballero, quería empezar una frase, pero siempre se
    le adelantaba alguien. «Pues que se calle todo el mundo», dijo la Princesa, y enseguida vio a
    quién le iba a costar más.
    .title = Nada con que tropezar

page-30 =
    En la llanura, la Dragona se encontró con el Caballero y lo untó de mantequilla, bisagra por
    bisagra, para que no chirriara. El reino entero iba a guardar silencio hasta que el eco, que por
    fin había aparecido en el yelmo del Caballero, se atreviera a hablar primero. Las ovejas estaban
    avisadas, el molino llevaba calcetines y la Dragona se había tragado una tos, que le bajaba
    encendida por el cuello.
    .title = El molino con calcetines

page-31 =
    El Caballero se quedó todo lo quieto que puede quedarse una armadura. Ante él, en el yelmo, el
    eco fugitivo soñaba con hablar primero por una vez. A lo lejos, por un lado, vio a la Princesa,
    con las dos manos en la boca; a lo lejos, por el otro, a la Dragona, con la cola en la suya. No
    se oía ni una mosca; pero, con todo el mundo tan pendiente, al eco no se le ocurría nada.
    .title = Ni una mosca

page-32 =
    El eco, que en su vida había empezado una frase, iba por el gran bosque en el yelmo del
    Caballero, y él, para animarlo, le contaba la noche en que se topó allí con un oso. «¡Y no tuve
    —concluyó— ni pizca de miedo!». Se quedó esperando el «…miedo». En vez de eso, una vocecita muy
    clara dijo: «En realidad…».
    .title = Ni pizca de miedo

page-33 =
    La Princesa cruzó corriendo la llanura para contarle a la Dragona que el eco fugitivo había
    empezado una frase él solito. Había dicho «En realidad…», se había pasado hora y media
    corrigiendo todo lo que el Caballero le había gritado en su vida y se había vuelto a casa, a las
    montañas. «¡Ja!», soltó la Dragona, y desde muy lejos le llegó el suyo de vuelta, con otros dos
    de propina.
    .title = Dos de propina

page-34 =
    El Caballero llegó al castillo con la cabeza descubierta: el eco que había tomado por una abeja
    se le había ido del yelmo, y en su lugar vivía una abeja de verdad. Allí se encontró con la
    Dragona, y entre los dos colgaron la vieja campana de la torre, que ella usaba de taza de té
    desde hacía cien años. Cuando la tocaron, el eco, que le había tomado el gusto a hablar primero,
    dijo «din» antes de que la campana dijera «don».
    .title = Din antes que don

page-35 =
    La Princesa subió a la montaña a hacerle compañía a la Dragona y a oírla decir «buenas noches» a
    los picos. Pero el eco, que en otro tiempo solo sabía repetir, se le adelantó: «¡Buenas noches,
    Dragona!», dijo desde siete picos, uno tras otro. «…noches», susurró la Dragona, y se durmió, y
    la Princesa, acurrucada bajo un ala, no hizo ni una sola pregunta.
    .title = Buenas noches, Dragona

page-36 =
    Una tarde, la Princesa, el Caballero y la Dragona se pusieron en fila, de punta a punta del
    reino, y ninguno dijo una palabra. Entonces el eco, que antes solo tenía los finales de las
    frases ajenas, gritó desde las montañas: «¿Quién anda ahí?». «Yo», dijo la Princesa; «Yo», dijo
    el Caballero; «Yo», dijo la Dragona, cada vez un poco más bajito, igualito que un eco.
    .title = Igualito que un eco
