# Lo que solo dicen las pantallas de acertijos.

web-puzzles = Acertijos
web-puzzles-all = Todos los acertijos
web-puzzles-about = Sacados de partidas entre bots y comprobados: cada uno tiene una sola solución.
web-no-puzzle = Este acertijo no se puede mostrar ahora.
web-puzzle-daily = Acertijo del día
web-puzzle-solve = Resolver
web-puzzle-done = Resuelto
web-puzzle-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
web-puzzle-solved-of = { $solved } de { $of }
web-puzzle-level-1 = Fácil
web-puzzle-level-2 = Intermedio
web-puzzle-level-3 = Difícil
web-puzzle-kind-stay-or-leave = ¿Seguir o salir?
web-puzzle-kind-who-is-it = ¿Quién es el saboteador?
web-puzzle-kind-reach-the-gold = Llegar al oro
web-puzzle-kind-out-in-one-turn = Fuera en un turno
web-puzzle-about-stay-or-leave = ¿Una carta más, o a casa con lo que llevas?
web-puzzle-about-who-is-it = Mira una ronda entera, escucha lo que dicen y señala a los saboteadores.
web-puzzle-about-reach-the-gold = Eres buscador de oro. Una carta es mucho mejor que todas las demás.
web-puzzle-about-out-in-one-turn = Tres acciones: gira losetas, despeja la vía y sal rodando.
web-puzzle-ask-stay-or-leave = ¿Seguir o salir? ¿Qué te da más gemas de esta cueva, de media?{ $count ->
    [0] { "" }
   *[other] { " " }Los demás eligen tan bien como tú.
}
web-puzzle-ask-who-is-it = { $count ->
    [one] Mira la ronda. Hay un saboteador: ¿quién es?
   *[other] Mira la ronda. Hay { $count } saboteadores: ¿quiénes son?
}
web-puzzle-ask-reach-the-gold = Eres buscador de oro. ¿Qué túnel o derrumbe, y dónde, da a los buscadores más posibilidades de llegar al oro?
web-puzzle-ask-out-in-one-turn = { $count ->
    [one] Saca por arriba una vagoneta { $colour ->
        [red] roja
        [blue] azul
        [yellow] amarilla
       *[white] blanca
    } en este turno. Bastan { $actions } acciones.
   *[other] Saca por arriba { $count } vagonetas { $colour ->
        [red] rojas
        [blue] azules
        [yellow] amarillas
       *[white] blancas
    } en este turno. Bastan { $actions } acciones.
}
web-puzzle-right = ¡Correcto!
web-puzzle-close = Buena, aunque hay una mejor.
web-puzzle-half = { $kind ->
    [reach-the-gold] Acertaste a medias: el sitio sí, la carta no.
   *[other] Acertaste a medias.
}
web-puzzle-wrong = Esta vez no.
web-puzzle-shown = Esta es la solución.
web-puzzle-truth = { $count ->
    [one] El saboteador es { $names }.
   *[other] Los saboteadores son { $names }.
}
web-puzzle-gems = { $gems } gemas
web-puzzle-worth-stay-or-leave = Gemas de esta expedición, de media
web-puzzle-worth-reach-the-gold = Con qué frecuencia llegan después al oro los buscadores
web-puzzle-worth-who-is-it = Qué probable le parece a quien miró con atención
web-puzzle-at-move = Jugada { $move }
web-puzzle-knew = Quién podía saberlo, y desde qué jugada: { $names }.
web-puzzle-nobody-knew = Nadie en la mesa podía estar seguro.
web-puzzle-next = Siguiente
web-puzzle-share = Compartir
web-puzzle-again = Empezar de nuevo
web-puzzle-show = Ver la solución
web-puzzle-report = Avisar de un error
web-puzzle-report-text = El acertijo { $id } ({ $kind }) me parece equivocado, porque:
web-puzzle-copied = Copiado.
web-puzzle-shared-right = Resuelto ✓
web-puzzle-shared-other = Yo no lo vi. ¿Y tú?
web-puzzle-point = { $count ->
    [one] Señala al saboteador
   *[other] Señala a { $count } saboteadores
}
web-puzzle-accuse = { $count ->
    [one] Ese es
   *[other] Esos son
}
web-puzzle-earlier = Una jugada atrás
web-puzzle-later = Una jugada adelante
web-puzzle-play = Ver la ronda
web-puzzle-pause = Pausa
web-puzzle-move = Jugada { $move } de { $of }
