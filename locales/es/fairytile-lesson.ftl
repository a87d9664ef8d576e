# La primera partida guiada de Fairy Tile: un título y unas frases por paso.

lesson-page = Tu libro tiene 18 páginas por narrar, y una de ellas está en tu mano. Pide que algo ocurra en el reino: el dibujo lo muestra, las palabras lo dicen y «¿Qué significa?» lo explica.
    .title = Tu página
lesson-move = Elige a la Princesa, al Caballero o a la Dragona, abajo o en el mapa. Se iluminan los lugares a los que pueden ir. La Princesa da un paso y salta entre castillos, el Caballero da dos pasos, la Dragona vuela en línea recta hasta donde puede.
    .title = Mueve a alguien
lesson-nobody = Los tres no pertenecen a nadie: todos los mueven. Lo que dejes bien puesto, otros pueden llevárselo. Tu página es un secreto hasta que la narras.
    .title = No son de nadie
lesson-lay = En vez de mover puedes construir. Elige la loseta, gírala (R o un clic) y colócala donde encaje: se tocan al menos dos bordes y los ríos se unen con ríos.
    .title = Coloca una loseta
lesson-tell = Ahora haz que ocurra lo que pide tu página. Una estrella en el mapa señala una jugada que la narra. Si no ves cómo, pide una pista, acércate o construye.
    .title = Narra tu página
lesson-turn = Si una página no te conviene, pásala. Te cuesta el turno entero, pero después tu ficha muestra su magia. Pruébalo.
    .title = Pasa la página
lesson-magic = Con magia puedes vivir una segunda aventura en el mismo turno. Primero mueve o coloca; luego sigue enseguida o guarda la magia.
    .title = Magia
lesson-end = Gana quien primero narre todas sus páginas, y las páginas narradas forman la historia. Las reglas están a un clic y cada negativa dice por qué. ¡Que lo disfrutes!
    .title = Quién gana
