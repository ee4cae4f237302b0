racing-dwarfs = Racing Dwarfs

# Palabras que usan otros mensajes, con su $facing o su $holds.
racing-dwarfs-facing = { $facing ->
    [north] norte
    [east] este
    [south] sur
    [west] oeste
    [northeast] noreste
    [southeast] sureste
    [southwest] suroeste
   *[northwest] noroeste
}
racing-dwarfs-holds = { $holds ->
    [red] hay una vagoneta roja
    [blue] hay una vagoneta azul
    [yellow] hay una vagoneta amarilla
    [white] hay una vagoneta blanca
   *[rock] está la Roca
}
racing-dwarfs-red = Rojo
racing-dwarfs-blue = Azul
racing-dwarfs-yellow = Amarillo
racing-dwarfs-white = Blanco
racing-dwarfs-green = Verde
racing-dwarfs-rock = la Roca

racing-dwarfs-option-layout = Tablero
    .explanation = Qué trece casillas vienen impresas en el tablero. La imagen del verdadero se ha perdido; las diagonales son nuestra lectura.
    .diagonals = diagonales
    .cross = cruz
    .diagonals-l = diagonales con curvas
racing-dwarfs-option-setup = Preparación
    .explanation = Estratégica: se colocan las losetas y se descubren las verdes por turnos. Rápida: todo por sorteo, y la carrera empieza enseguida.
    .strategic = estratégica
    .quick = rápida
racing-dwarfs-option-plus-turns = Girar en un cruce
    .explanation = Si una vagoneta puede girar en un cruce impreso o solo seguir recto.
racing-dwarfs-option-rock-wraps = La Roca da la vuelta
    .explanation = Si la Roca puede salir por un lateral y entrar por el otro, como las vagonetas de quien la mueve.
racing-dwarfs-option-turn-cap = Máximo de turnos
    .explanation = Tras tantos turnos, contando los de todo el mundo, deciden las vagonetas que hayan cruzado.

racing-dwarfs-event-starter-drawn = { $you ->
    [yes] Te ha tocado en suerte: empiezas tú.
   *[no] La suerte señala a { $who }, que empieza.
}
racing-dwarfs-event-green-fell = Cae una loseta verde en { $cell }.
racing-dwarfs-event-greens-swept-up = Las verdes no dejan sitio para las losetas de todos; se reparten de nuevo.
racing-dwarfs-event-tile-placed = { $you ->
    [yes] Tu loseta en { $cell }: { $kind } { racing-dwarfs-facing }.
   *[no] Loseta de { $who } en { $cell }: { $kind } { racing-dwarfs-facing }.
}
racing-dwarfs-event-green-chosen = { $you ->
    [yes] Descubres la loseta verde de { $cell }.
   *[no] { $who } descubre la loseta verde de { $cell }.
}
racing-dwarfs-event-green-uncovered = La loseta verde de { $cell } es de tipo { $kind }.
racing-dwarfs-event-green-oriented = { $you ->
    [yes] La orientas al { racing-dwarfs-facing }.
   *[no] { $who } la orienta al { racing-dwarfs-facing }.
}
racing-dwarfs-event-green-flipped = La loseta verde de { $cell } es { $kind } { racing-dwarfs-facing }.
racing-dwarfs-event-race-began = { $you ->
    [yes] ¡Empieza la carrera! Tienes el primer turno, con dos acciones.
   *[no] ¡Empieza la carrera! El primer turno, con dos acciones, es de { $who }.
}
racing-dwarfs-event-cart-entered = { $you ->
    [yes] Tu vagoneta entra por { $cell }.
   *[no] La vagoneta de { $who } entra por { $cell }.
}
racing-dwarfs-event-cart-moved = { $you ->
    [yes] Tu vagoneta rueda de { $start } a { $end }.
   *[no] La vagoneta de { $who } rueda de { $start } a { $end }.
}
racing-dwarfs-event-cart-left = { $you ->
    [yes] ¡Tu vagoneta de { $cell } ha cruzado! Quedan: { $left }.
   *[no] La vagoneta de { $who } de { $cell } ha cruzado. Quedan: { $left }.
}
racing-dwarfs-event-cart-returned = { $you ->
    [yes] Tu vagoneta de { $cell } vuelve a casa.
   *[no] La vagoneta de { $who } de { $cell } vuelve a casa.
}
racing-dwarfs-event-tile-rotated = { $you ->
    [yes] Giras la loseta de { $cell }: { $kind } { racing-dwarfs-facing }.
   *[no] { $who } gira la loseta de { $cell }: { $kind } { racing-dwarfs-facing }.
}
racing-dwarfs-event-rock-moved = { $you ->
    [yes] Empujas la Roca de { $start } a { $end }.
   *[no] { $who } empuja la Roca de { $start } a { $end }.
}
racing-dwarfs-event-action-taken-back = { $you ->
    [yes] Deshaces
   *[no] { $who } deshace
} { $does ->
    [enter] la entrada por { $cell }
    [move] el viaje de { $cell } a { $to }
    [exit] la salida desde { $cell }
    [home] la vuelta a casa desde { $cell }
   *[rotate] el giro de { $cell }
}.
racing-dwarfs-event-turn-ended = { $you ->
    [yes] Termina tu turno.
   *[no] Termina el turno de { $who }.
}
racing-dwarfs-event-game-ended = { $reason ->
    [all_out] ¡Ha cruzado la última vagoneta!
    [repetition] La misma posición se ha dado por tercera vez.
   *[cap] La carrera ha durado demasiado.
} Vagonetas al otro lado: { $scores }. { $winner_seats_count ->
    [one] Victoria: { $winner_seats }.
   *[other] Tablas: { $winner_seats }.
}

racing-dwarfs-refusal-not-now = { $phase ->
    [place] Ahora se colocan losetas, como en «poner d6 T este»
    [uncover] Ahora se descubre una loseta verde, como en «destapar d6»
    [orient] Ahora se orienta la loseta descubierta, como en «orientar este»
   *[other] La carrera está en marcha: eso era de la preparación
}
racing-dwarfs-refusal-not-face-down = En { $cell } no hay ninguna loseta verde boca abajo
racing-dwarfs-refusal-no-such-facing = { $kind ->
    [L] Una L en { $cell } mira al noreste, sureste, suroeste o noroeste
    [I] Una I en { $cell } mira al norte (y sur) o al este (y oeste)
   *[T] Una T en { $cell } mira al norte, este, sur u oeste
}
racing-dwarfs-refusal-cart-owed = En este turno debes usar una vagoneta, y aún puedes
racing-dwarfs-refusal-printed-cell = { $cell } está impresa en el tablero: no se cubre ni se gira nunca
racing-dwarfs-refusal-cell-covered = En { $cell } ya hay una loseta
racing-dwarfs-refusal-kind-used-up = No te quedan losetas de tipo { $kind }
racing-dwarfs-refusal-same-colour-adjacent = { $cell } está junto a una loseta de tu color ({ $tiles })
racing-dwarfs-refusal-jams-placing = Con una loseta en { $cell } ya no cabrían todas las losetas de todos
racing-dwarfs-refusal-no-cart-at-home = No tienes vagonetas en casa
racing-dwarfs-refusal-cart-just-returned = Una vagoneta que ha vuelto en este turno entra de nuevo en otro posterior
racing-dwarfs-refusal-cell-not-empty = En { $cell } { racing-dwarfs-holds }
racing-dwarfs-refusal-no-entrance = Los raíles de { $cell } no se abren hacia tu lado
racing-dwarfs-refusal-no-cart-there = No tienes ninguna vagoneta en { $cell }
racing-dwarfs-refusal-cart-already-used = La vagoneta de { $cell } ya se ha usado en este turno
racing-dwarfs-refusal-already-there = Ya está en { $cell } y tiene que avanzar
racing-dwarfs-refusal-centre-stays-empty = Una vagoneta puede atravesar el centro, pero nunca pararse en él
racing-dwarfs-refusal-no-way = Ninguna vía libre lleva de { $start } a { $cell }
racing-dwarfs-refusal-no-way-home = Ninguna vía libre lleva de { $cell } de vuelta a tu lado
racing-dwarfs-refusal-no-way-out = Ninguna vía libre lleva de { $cell } fuera por el lado opuesto
racing-dwarfs-refusal-not-your-tile = La loseta de { $cell } no es tuya ni verde
racing-dwarfs-refusal-tile-not-empty = Sobre la loseta de { $cell } { racing-dwarfs-holds }
racing-dwarfs-refusal-already-rotated = La loseta de { $cell } ya se ha girado en este turno
racing-dwarfs-refusal-faces-so-already = La loseta de { $cell } ya mira al { racing-dwarfs-facing }
racing-dwarfs-refusal-bars-every-cart = Con este giro en { $cell } ya no podrías usar una vagoneta en este turno
racing-dwarfs-refusal-rock-not-back-to-centre = La Roca puede atravesar el centro, pero no volver a pararse en él
racing-dwarfs-refusal-no-way-for-rock = Ninguna vía libre lleva la Roca a { $cell }
racing-dwarfs-refusal-rock-comes-last = La Roca ha de ser la última acción, y aún debes usar una vagoneta

racing-dwarfs-terminal-title = Turno { $number }
racing-dwarfs-terminal-title-setup = Preparación
racing-dwarfs-terminal-player = jugador
racing-dwarfs-terminal-side = lado
racing-dwarfs-terminal-home = en casa
racing-dwarfs-terminal-out = al otro lado
racing-dwarfs-terminal-stock = por colocar
racing-dwarfs-terminal-tray = este turno: { $actions }
racing-dwarfs-terminal-legend = MAYÚSCULA: vagoneta · ●: la Roca · ?: boca abajo · minúscula: color de la loseta (r rojo, b azul, y amarillo, w blanco, g verde)
racing-dwarfs-terminal-place = Coloca una loseta, como en «poner d6 T este», o «auto» («auto todo» para el resto):
racing-dwarfs-terminal-uncover = Descubre una loseta verde, como en «destapar d6», o «auto» («auto todo» para el resto):
racing-dwarfs-terminal-orient = Orienta la { $kind } de { $cell }, como en «orientar { $example }», o «auto» («auto todo» para el resto):
racing-dwarfs-terminal-race = { $left ->
    [one] Queda una acción
   *[other] Quedan { $left } acciones
}{ $owed ->
    [yes] ; hay que usar una vagoneta
   *[no] {""}
} (entrar 2, mover c4-b4, salir c4, casa e3, girar d6 este, roca e4, atrás, listo, auto):
racing-dwarfs-terminal-words = - entrar=enter mover=move salir=exit casa=home girar=rotate rotar=rotate roca=rock listo=done atrás=back atras=back deshacer=back poner=place colocar=place destapar=uncover descubrir=uncover orientar=orient norte=north este=east sur=south oeste=west noreste=northeast sureste=southeast suroeste=southwest noroeste=northwest

racing-dwarfs-game-over-you-share = Fin de la carrera: haces tablas con { $names }.
racing-dwarfs-game-over-others-win = Fin de la carrera: tablas entre { $names }.

# Con nombres de cartas, losetas y sitios: en el navegador y donde no hay tablero a mano.
racing-dwarfs-direction-n = arriba
racing-dwarfs-direction-e = derecha
racing-dwarfs-direction-s = abajo
racing-dwarfs-direction-w = izquierda
racing-dwarfs-kind = { $kind ->
    [L] curva
    [I] recta
    [X] cruce
   *[T] bifurcación
}
racing-dwarfs-plain-tile-placed = { $you ->
    [yes] Pones una { $what } en { $cell }, abierta: { $way }.
   *[no] { $who } pone una { $what } en { $cell }, abierta: { $way }.
}
racing-dwarfs-plain-green-uncovered = La loseta verde de { $cell } es una { $what }.
racing-dwarfs-plain-green-oriented = { $you ->
    [yes] La dejas abierta: { $way }.
   *[no] { $who } la deja abierta: { $way }.
}
racing-dwarfs-plain-green-flipped = La loseta verde de { $cell }: { $what }, abierta: { $way }.
racing-dwarfs-plain-tile-rotated = { $you ->
    [yes] Giras la { $what } de { $cell }; queda abierta: { $way }.
   *[no] { $who } gira la { $what } de { $cell }; queda abierta: { $way }.
}

# Frases hechas de este juego. $about es el nombre de alguien.
racing-dwarfs-phrase-off = ¡Allá vamos!
racing-dwarfs-phrase-best = Que gane quien mejor corra.
racing-dwarfs-phrase-across = ¡Una menos!
racing-dwarfs-phrase-plan = Todo según lo previsto.
racing-dwarfs-phrase-last = ¡Solo me queda una!
racing-dwarfs-phrase-watch = ¡Ojo con { $about }!
racing-dwarfs-phrase-rock = ¡La Roca no!
racing-dwarfs-phrase-at-last = Ya tardaba la Roca.
racing-dwarfs-phrase-my-way = ¡Eh, que yo iba por ahí!
racing-dwarfs-phrase-around = Ya encontraré otro camino.
racing-dwarfs-phrase-personal = ¡No es nada personal!
