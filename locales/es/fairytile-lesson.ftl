# La primera partida guiada de Fairy Tile: un título y unas frases por paso.

lesson-page = Tu libro tiene 18 páginas por narrar, y una de ellas la tienes en la mano. Pide que ocurra algo en el reino: el dibujo lo muestra, las palabras lo dicen y «¿Qué significa?» lo explica.
    .title = Tu página
lesson-move = Elige a la Princesa, al Caballero o a la Dragona, abajo o en el mapa. Se iluminan los lugares a los que puede ir. La Princesa da un paso y salta entre castillos, el Caballero da dos pasos y la Dragona vuela en línea recta todo lo lejos que puede.
    .title = Mueve un personaje
lesson-nobody = Cualquiera puede mover a los tres. Si dejas a uno justo donde te conviene, los demás pueden llevárselo. Tu página, en cambio, es tu secreto hasta que la narres.
    .title = No son de nadie
lesson-lay = En vez de mover puedes construir. Elige la loseta, gírala (con R o con un clic en ella) y colócala donde encaje: al menos dos de sus lados tocan el reino, y los ríos se unen con ríos.
    .title = Coloca una loseta
lesson-tell = Ahora haz que ocurra lo que pide tu página. Una estrella en el mapa señala una jugada con la que la narras. Si no ves cómo, pide una pista; si todavía no se puede, acércate o construye.
    .title = Narra tu página
lesson-turn = Si una página no te conviene, pásala. Te cuesta el turno entero, pero te da magia: tu ficha pasa a mostrar la cara mágica. Pruébalo.
    .title = Pasa la página
lesson-magic = Con magia puedes vivir una segunda aventura en el mismo turno. Primero mueve un personaje o coloca la loseta; luego sigue enseguida con otra aventura o guarda la magia para después.
    .title = Magia
lesson-end = Gana quien narre antes que nadie todas sus páginas, y con las páginas narradas se forma la historia. Tienes las reglas a un clic y, si algo no se puede hacer, sabrás por qué. ¡Que lo disfrutes!
    .title = Quién gana
