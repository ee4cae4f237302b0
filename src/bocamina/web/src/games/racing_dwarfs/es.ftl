web-racing-dwarfs-prompt = { $phase ->
    [place] Coloca una loseta de tu color
    [uncover] Descubre una loseta verde
    [orient] ¿Cómo se queda la loseta verde?
   *[race] { $owed ->
        [yes] { $left ->
            [one] Última acción: usa una vagoneta
           *[other] { $left } acciones, una de ellas con vagoneta
        }
       *[no] { $left ->
            [one] Queda una acción
           *[other] Quedan { $left } acciones
        }
    }
}
web-racing-dwarfs-board = El tablero
web-racing-dwarfs-tile = { $tile ->
    [free] sin loseta
    [printed] cruce impreso
    [green] loseta verde
    [face-down] loseta verde boca abajo
    [red] loseta roja
    [blue] loseta azul
    [yellow] loseta amarilla
   *[white] loseta blanca
}
web-racing-dwarfs-side-n = arriba
web-racing-dwarfs-side-e = derecha
web-racing-dwarfs-side-s = abajo
web-racing-dwarfs-side-w = izquierda
web-racing-dwarfs-open = raíles a { $open }
web-racing-dwarfs-cart-of = vagoneta de { $who }
web-racing-dwarfs-rotated = girada este turno
web-racing-dwarfs-used = usada este turno
web-racing-dwarfs-blocks = corta el paso
web-racing-dwarfs-opens = quedaría al alcance
web-racing-dwarfs-closes = quedaría fuera de alcance
web-racing-dwarfs-target = (se puede elegir)
web-racing-dwarfs-exit-by = Salir por { $cell }
web-racing-dwarfs-return-by = Volver a casa por { $cell }
web-racing-dwarfs-across = Tus vagonetas al otro lado: { $count }
web-racing-dwarfs-home = Tus vagonetas en casa: { $count }
web-racing-dwarfs-phase-1 = Caen las verdes
web-racing-dwarfs-phase-2 = Losetas propias
web-racing-dwarfs-phase-3 = Girar las verdes
web-racing-dwarfs-stock = { $kind }, quedan { $left }
web-racing-dwarfs-ways = Cómo puede quedar la loseta
web-racing-dwarfs-turn = Girar la loseta
web-racing-dwarfs-for-me = { $phase ->
    [place] Coloca por mí
   *[other] Elige por mí
}
web-racing-dwarfs-all-for-me = Todo por mí
web-racing-dwarfs-field = Cómo va la carrera
web-racing-dwarfs-standing = { $who }: han cruzado { $out } de { $of }, en casa { $home }
web-racing-dwarfs-carts = cruzadas { $out } de { $of }, en casa { $home }
web-racing-dwarfs-actions = Este turno; quedan { $left } acciones
web-racing-dwarfs-did = { $does ->
    [enter] entra
    [move] { $cell }-{ $to }
    [exit] { $cell } ⇑
    [home] { $cell } ⇓
   *[rotate] ↻ { $cell }
}
web-racing-dwarfs-owed = falta usar una vagoneta
web-racing-dwarfs-reset = De nuevo
web-racing-dwarfs-end-turn = Acabar turno
web-racing-dwarfs-reach = Vagoneta en { $cell }. { $count ->
    [0] No puede parar en ningún sitio.
   *[other] Puede rodar hasta: { $stops }.
} Salidas: { $exits }.
web-racing-dwarfs-rotate-hint = Elige cómo queda la loseta, o pulsa R.
web-racing-dwarfs-no-entrance = Ahora ninguna vagoneta puede entrar en { $cell }.
web-racing-dwarfs-key-for-me = Que elija el azar
web-racing-dwarfs-key-home = Una vagoneta de casa
web-racing-dwarfs-key-exit = Salir por el otro lado
web-racing-dwarfs-key-return = Volver a casa
web-racing-dwarfs-do-done = Acabar tu turno
web-racing-dwarfs-do-enter = Entrar en { $cell }
web-racing-dwarfs-do-exit = Salir por el otro lado desde { $cell }
web-racing-dwarfs-do-home = Llevar a casa la vagoneta de { $cell }
web-racing-dwarfs-do-uncover = Descubrir la loseta verde de { $cell }
web-racing-dwarfs-do-move = Rodar de { $cell } a { $to }
web-racing-dwarfs-do-rock = Empujar la Roca a { $to }, y acaba tu turno
web-racing-dwarfs-do-orient = Dejar así la loseta verde
web-racing-dwarfs-do-place = { $kind ->
    [L] Curva
    [I] Recta
   *[T] Desvío
} en { $cell }
web-racing-dwarfs-do-rotate = Girar { $cell }: abierta { $way }. { $opens ->
    [0] {""}
   *[other] Abre { $opens } casillas a tus vagonetas.
} { $closes ->
    [0] {""}
   *[other] Cierra { $closes }.
}
web-racing-dwarfs-kind = { $kind ->
    [L] curva
    [I] recta
   *[T] bifurcación
}
web-racing-dwarfs-way = Abierta: { $way }.
web-racing-dwarfs-home-of = Casa de { $who }
web-racing-dwarfs-goal-of = Meta de { $who }
web-racing-dwarfs-home-taken = Una vagoneta de casa. Puede entrar por: { $stops }.
web-racing-dwarfs-rock-taken = La Roca. Puede rodar hasta: { $stops }.
web-racing-dwarfs-event-tile-placed = { $you ->
    [yes] Tu { $what } en { $cell }, abierta: { $way }.
   *[no] { $who } pone una { $what } en { $cell }, abierta: { $way }.
}
web-racing-dwarfs-event-green-uncovered = La loseta verde de { $cell } es una { $what }.
web-racing-dwarfs-event-green-oriented = { $you ->
    [yes] La dejas abierta: { $way }.
   *[no] { $who } la deja abierta: { $way }.
}
web-racing-dwarfs-event-green-flipped = La loseta verde de { $cell }: { $what }, abierta: { $way }.
web-racing-dwarfs-event-tile-rotated = { $you ->
    [yes] Giras la { $what } de { $cell }: abierta { $way }.
   *[no] { $who } gira la { $what } de { $cell }: abierta { $way }.
}
web-racing-dwarfs-refusal-not-now = { $phase ->
    [place] Ahora se ponen losetas
    [uncover] Ahora se da la vuelta a una loseta verde
    [orient] Ahora elige cómo queda la loseta verde
   *[other] La carrera ya está en marcha
}
web-racing-dwarfs-refusal-kind-used-up = Ya no te queda ninguna { $what }
web-racing-dwarfs-refusal-no-such-facing = La loseta de { $cell } no puede quedar así
web-racing-dwarfs-refusal-faces-so-already = La loseta de { $cell } ya está así
web-racing-dwarfs-read-side = { $who } sale de la { $side ->
    [north] fila 7
    [south] fila 1
    [east] columna g
   *[west] columna a
}
web-racing-dwarfs-read-choices = Opciones: { $count }.
