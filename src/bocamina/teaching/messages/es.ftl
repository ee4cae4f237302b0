# Lecciones. `lesson-NOMBRE` es el título, `lesson-NOMBRE-PASO` lo que dice un paso; los atributos son respuestas.
# Un paso tiene 25 palabras como mucho y pide una sola cosa.

lesson-else-diamant = También se puede, pero este paso va de otra cosa. Volvemos a donde estábamos.
lesson-else-saboteur = También se puede, pero aquí no ayuda. Volvemos a donde estábamos.
lesson-else-racing-dwarfs = También se puede, pero aquí no ayuda. Volvemos a donde estábamos.

## Diamant

lesson-diamant = ¿Seguir o salir?
    .about = Gemas, peligros y cuándo echar a correr.
    .end = ¡Has ganado! Quédate mientras compense y sal antes de que duela: eso es todo en Diamant.
lesson-diamant-first = Entráis tres en una cueva. Once gemas: tres para cada uno y dos quedan en el suelo. Más adentro: toca «Seguir».
    .early = A salvo con cinco gemas: tus tres y las dos del suelo. Pero aquí hay más. Esta vez, sigue.
lesson-diamant-deeper = Cinco más: una para cada uno y dos al suelo. Todos deciden en secreto y a la vez. Sigue otra vez.
    .early = Te llevas todo lo del suelo: ocho gemas a salvo. ¡Buena elección! Pero mira qué viene ahora: sigue.
lesson-diamant-leave = ¡Una serpiente! La primera avisa. Con la segunda se acaba, y quien siga dentro lo pierde todo. Toca «Salir».
    .bitten = ¡La segunda serpiente! Todo lo que llevabas, perdido. Volvamos atrás en el tiempo: sal mientras puedas.
lesson-diamant-safe = ¡Por los pelos! Saliste a solas y lo del suelo fue todo tuyo. La segunda serpiente dejó a los demás sin nada.
lesson-diamant-second = Cueva nueva, y lo de tu cofre ya no corre peligro. Nueve gemas: tres cada uno. ¿Quién se atreve? Sigue.
    .shy = Galena también salió. Tres gemas a salvo, pero las cuevas pagan a quien aguanta un poco más. Prueba.
lesson-diamant-fewer = Galena se fue, y catorce gemas se reparten entre dos: siete cada uno. Menos gente, más parte. Sigue otra vez.
    .share = Habéis salido los dos con diez. Si Basalto se va y tú no, el próximo tesoro es solo tuyo. Sigue.
lesson-diamant-alone = Se han ido todos: ¡trece gemas para ti! Llevas veintitrés. La avaricia rompe el saco: sal.
    .greed = Un escorpión: esta vez, solo un aviso. Pero ¿arriesgar veintitrés gemas por una carta más? Sal con ellas.
lesson-diamant-chest = Veintitrés gemas más en tu cofre. Las cuevas son cinco; gana quien tenga más gemas después de la quinta.
lesson-diamant-last = La quinta cueva, la última. Galena tiene tres gemas más que tú. Cinco para cada uno: sigue.
    .behind = Galena también salió, y sigue por delante. Te hace falta un poco de suerte: sigue.
lesson-diamant-gas = Basalto se fue. ¡Gas! De momento, un aviso: solo dos de veinticinco cartas acabarían con todo. El riesgo merece la pena: sigue.
    .behind = Galena también salió, y sigue por delante. Te hace falta un poco de suerte: sigue.
lesson-diamant-win = Ocho gemas cada uno y una en el suelo. Galena es avariciosa y seguirá. ¿Y si le toca gas? ¡Sal!
    .lost = ¡Gas! Lo perdéis todo los dos y gana Galena. Volvamos atrás: sal tú, y que arriesgue ella.
