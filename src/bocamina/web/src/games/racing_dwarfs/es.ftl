web-racing-dwarfs-pitch = Gira los raíles, lanza tus vagonetas al otro lado y ojo con la Roca.
web-racing-dwarfs-time = de 20 a 30 minutos
web-racing-dwarfs-prompt = { $phase ->
    [place] Coloca una loseta de tu color
    [uncover] Descubre una loseta verde
    [orient] ¿Cómo se queda la loseta verde de { $cell }?
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
    [face-down] loseta verde boca abajo
    [printed] { $kind ->
        [X] cruce impreso
       *[L] { $what } impresa, abierta: { $way }
    }
    [green] { $what } verde, abierta: { $way }
    [red] { $what } roja, abierta: { $way }
    [blue] { $what } azul, abierta: { $way }
    [yellow] { $what } amarilla, abierta: { $way }
   *[white] { $what } blanca, abierta: { $way }
}
web-racing-dwarfs-cart-of = { $you ->
    [yes] tu vagoneta
   *[no] vagoneta de { $who }
}
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
web-racing-dwarfs-stock = { $kind }, abierta: { $way }. { $left ->
    [one] Queda una
   *[other] Quedan { $left }
}
web-racing-dwarfs-taken = Tienes una { $what }, abierta: { $way }. { $count ->
    [0] No cabe en ningún sitio.
    [one] Puede ir en { $where }.
   *[other] Puede ir en { $count } sitios: { $where }.
}
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
web-racing-dwarfs-actions = Este turno; acciones que quedan: { $left }
web-racing-dwarfs-did = { $does ->
    [enter] una vagoneta entra por { $cell }
    [move] una vagoneta rueda de { $cell } a { $to }
    [exit] la vagoneta de { $cell } sale por el otro lado
    [home] la vagoneta de { $cell } vuelve a casa
   *[rotate] gira la loseta de { $cell }
}
# Lo mismo en muy poco sitio, y solo para los ojos.
web-racing-dwarfs-did-short = { $does ->
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
} { $exits ->
    [0] No puede salir por el otro lado.
   *[other] Puede salir por el otro lado.
}
web-racing-dwarfs-rotate-hint = Elige cómo queda la loseta, o pulsa R.
web-racing-dwarfs-choose-entrance = Una vagoneta de casa entra por una casilla que brilla.
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
web-racing-dwarfs-do-orient = Loseta verde de { $cell }: { $way }
web-racing-dwarfs-do-place = { $kind ->
    [L] Curva
    [I] Recta
   *[T] Bifurcación
} en { $cell }: { $way }
web-racing-dwarfs-do-rotate = Girar { $cell }: abierta: { $way }{ $opens ->
    [0] { $closes ->
        [0] {""}
       *[other] {" "}(casillas al alcance: −{ $closes })
    }
   *[other] { $closes ->
        [0] {" "}(casillas al alcance: +{ $opens })
       *[other] {" "}(casillas al alcance: +{ $opens }, −{ $closes })
    }
}
web-racing-dwarfs-way = abierta: { $way }
web-racing-dwarfs-home-of = { $you ->
    [yes] Tu casa
   *[no] Casa de { $who }
}
    .about = Por aquí entran estas vagonetas.
web-racing-dwarfs-goal-of = { $you ->
    [yes] Tu meta
   *[no] Meta de { $who }
}
    .about = Por aquí deben salir estas vagonetas.
web-racing-dwarfs-home-taken = Una vagoneta de casa. Puede entrar por: { $stops }.
web-racing-dwarfs-rock-taken = La Roca. Puede rodar hasta: { $stops }.
web-racing-dwarfs-refusal-not-now = { $phase ->
    [place] Ahora se ponen losetas
    [uncover] Ahora se da la vuelta a una loseta verde
    [orient] Ahora elige cómo queda la loseta verde
   *[other] La carrera ya está en marcha
}
web-racing-dwarfs-refusal-kind-used-up = Ya no te queda ninguna { $what }
web-racing-dwarfs-refusal-no-such-facing = La loseta de { $cell } no puede quedar así
web-racing-dwarfs-refusal-faces-so-already = La loseta de { $cell } ya está así
web-racing-dwarfs-read-side = { $you ->
    [yes] Tu casa
   *[no] La casa de { $who }
} está junto a la { $side ->
    [north] fila 7
    [south] fila 1
    [east] columna g
   *[west] columna a
}
web-racing-dwarfs-read-stock = { $what }: { $left ->
    [one] queda una
   *[other] quedan { $left }
}
web-racing-dwarfs-read-face-down = Losetas verdes boca abajo: { $cells }.
web-racing-dwarfs-guide-place = Elige una loseta abajo, gírala si quieres y toca un sitio que brille en el tablero.
web-racing-dwarfs-guide-uncover = Toca una loseta verde para darle la vuelta.
web-racing-dwarfs-guide-orient = Elige abajo cómo queda la loseta verde de { $cell }.
web-racing-dwarfs-guide-home = Toca un sitio que brille en tu borde: por ahí entra tu vagoneta.
web-racing-dwarfs-guide-cart = { $out ->
    [yes] { $stops ->
        [0] Haz que tu vagoneta salga por el lado contrario: ¡esa es la meta!
       *[other] Toca un sitio que brille o sal por el lado contrario: ¡esa es la meta!
    }
   *[no] { $stops ->
        [0] Desde aquí tu vagoneta no puede parar en ningún sitio.
       *[other] Toca un sitio que brille: tu vagoneta rueda hasta allí por los raíles.
    }
}
web-racing-dwarfs-guide-rock = Toca adonde debe rodar la Roca. Con eso termina tu turno.
web-racing-dwarfs-guide-tile = Elige cómo queda la loseta o tócala otra vez para girarla.
web-racing-dwarfs-guide-race = { $left ->
    [one] Queda una acción:
   *[other] Quedan { $left } acciones:
} toca { $ways }.
web-racing-dwarfs-guide-way = { $does ->
    [enter] tu casa para entrar
    [cart] una vagoneta para que ruede
    [rotate] una loseta para girarla
    [done] «Acabar turno»
   *[rock] la Roca para empujarla
}
web-racing-dwarfs-guide-or = { $others } o { $last }
web-racing-dwarfs-about-status = Los turnos de todos, sumados. Gana quien antes lleve todas sus vagonetas al otro lado.
web-racing-dwarfs-about-tile = Por sus raíles ruedan las vagonetas de todos. Solo la gira quien lleva su color, y sin nada encima.
web-racing-dwarfs-about-green = Por sus raíles ruedan las vagonetas de todos, y cualquiera puede girarla si no tiene nada encima.
web-racing-dwarfs-about-printed = Un cruce impreso en el tablero: no se puede girar.
web-racing-dwarfs-about-face-down = Una loseta verde que nadie ha visto aún. Se le da la vuelta antes de la carrera.
web-racing-dwarfs-about-free = Aquí aún no hay ninguna loseta.
web-racing-dwarfs-about-cart = Una vagoneta rueda por raíles unidos hasta donde se quiera. Otras vagonetas y la Roca le cierran el paso.
web-racing-dwarfs-about-rock = La Roca corta el paso. Empujarla termina el turno.
web-racing-dwarfs-about-around = La flecha: estas vías salen del tablero y vuelven a entrar en { $cell }.
web-racing-dwarfs-about-far = Por aquí salen tus vagonetas. Gana quien las saque todas.
web-racing-dwarfs-about-home = Aquí esperan tus vagonetas. Una acción mete una por tu borde.
web-racing-dwarfs-about-standing = Cuántas vagonetas han cruzado ya. Gana quien las cruce todas.
web-racing-dwarfs-about-stock = Te quedan { $left } de estas por colocar.
web-racing-dwarfs-about-actions = Un turno tiene tres acciones: meter o mover una vagoneta, girar una loseta o, al final, empujar la Roca. La vagoneta pequeña avisa de que aún hay que usar una.
web-racing-dwarfs-review-gain = { $gain ->
    [one] 1 vagoneta
   *[other] { $gain } vagonetas
}
web-racing-dwarfs-review-tab-account = El camino
web-racing-dwarfs-review-by-knowledge = Estas probabilidades cuentan con lo que pueden responder los demás; la curva solo mira hasta el final del turno, y por eso sus cifras pueden ser otras.
web-racing-dwarfs-review-chapter = { $number ->
    [0] Se construye el tablero
   *[other] La carrera
}
