# Lo que se dice de los acertijos después de responder.

puzzle-why-danger = La próxima carta acaba la expedición en { $busting } de { $cards } casos ({ $percent } %){ $carried ->
    [0] , pero todavía no hay nada que perder.
    [one] , y se perdería 1 gema.
   *[other] , y se perderían { $carried } gemas.
}
puzzle-why-path = { $others ->
    [0] Si sales ahora, te llevas también { $gems ->
        [one] la gema
       *[other] las { $gems } gemas
    } del camino{ $idol ->
        [yes] { " " }y el ídolo
       *[no] { "" }
    }.
   *[other] En el camino { $gems ->
        [one] queda una gema
       *[other] quedan { $gems } gemas
    }, a repartir entre quienes salgan ahora.
}
puzzle-why-weighed = De media, ese riesgo { $loss ->
    [0] no te cuesta nada
    [one] te cuesta { $loss } gema
   *[other] te cuesta { $loss } gemas
}; seguir { $right ->
    [stay] da
   *[leave] daría
} { $gems ->
    [one] { $gems } más
   *[other] unas { $gems } más
}.
puzzle-why-others-leave = A los demás también les conviene salir ahora.
puzzle-why-others-stay = A los demás también les conviene seguir.
puzzle-why-turn-tiles = Gira { $tiles } y se abre la salida desde { $from }.
puzzle-why-make-room = Algo cerraba la salida desde { $from } y había que apartarlo antes.
puzzle-why-turned-away = La vagoneta de { $cell } ya llegaba hasta { $tile }, pero allí los raíles llevaban a otra parte.
puzzle-why-shut-in = { $places ->
    [0] Antes, la vagoneta de { $cell } no podía rodar.
    [one] Antes, los raíles desde { $cell } llevaban a otra casilla, pero no afuera.
   *[other] Antes, los raíles desde { $cell } llevaban a otras { $places } casillas, pero no afuera.
}
puzzle-why-leads-out = Ahora los raíles llevan afuera por { $exits }.
puzzle-why-free-already = La vagoneta de { $cell } ya podía salir; el giro es para la otra.
puzzle-why-serves-both = Una sola loseta abre el camino a las dos vagonetas.
puzzle-why-around = El camino desde { $cell } sale por un borde del tablero y vuelve a entrar por el opuesto.
puzzle-why-first-away = La vagoneta de { $cell } tenía que salir antes, porque le cortaba el paso a la otra.
puzzle-why-reaches = El túnel llega al destino { $goal }. { $percent ->
    [100] El tesoro tiene que estar ahí.
   *[other] El tesoro está ahí con una probabilidad del { $percent } %.
}
puzzle-why-treasure-likely = { $percent ->
    [100] El tesoro tiene que estar bajo el destino { $goal }.
   *[other] El tesoro está bajo el destino { $goal } con una probabilidad del { $percent } %.
}
puzzle-why-ways-on = Después, la carta siguiente puede llegar al destino por { $cells }; no todo túnel deja aquí tantos caminos.
puzzle-why-keeps = Te guardas { $card ->
    [NESW] un cruce
    [NES] una bifurcación
    [NEW] una bifurcación
    [NS] un túnel recto
    [EW] un túnel recto
   *[NE] una curva
}: con esa carta puedes llegar después al destino.
puzzle-why-own-way = { $stone ->
    [0] { $cards ->
        [one] Con una de las cartas que te guardas puedes llegar después al destino { $goal }; con otra carta aquí, no podrías.
       *[other] Con { $cards } de las cartas que te guardas puedes llegar después al destino { $goal } por tu cuenta; con otra carta aquí, no podrías.
    }
   *[other] { $cards ->
        [one] Si ahí solo hay piedra, con una de las cartas que te guardas puedes llegar al destino { $goal }; con otra carta aquí, no podrías.
       *[other] Si ahí solo hay piedra, puedes llegar al destino { $goal } con { $cards } de las cartas que te guardas; con otra carta aquí, no podrías.
    }
}
puzzle-why-spared = Un cruce también encaja aquí, pero te lo guardas para un sitio donde encaje poca cosa.
puzzle-why-clears = { $dead ->
    [yes] Un callejón sin salida cierra el paso: sin él, cabe ahí un túnel.
   *[no] El túnel de ese sitio lleva a otra parte: sin él, cabe ahí uno mejor.
}
puzzle-why-seen-empty = { $other ->
    [0] Has visto que en el destino { $goal } no hay oro.
   *[other] Has visto que en los destinos { $other } y { $goal } no hay oro.
}
puzzle-why-few-cards = { $cards ->
    [0] No queda nada por robar: hay que arreglarse con las cartas de la mano.
    [one] Queda una carta por robar: no hay tiempo para rodeos.
   *[other] Quedan { $cards } cartas por robar: no hay tiempo para rodeos.
}
puzzle-why-did-dead-end = Un callejón sin salida donde hacía falta un túnel.
puzzle-why-did-dig = No acercaba el oro.
puzzle-why-did-break = Un ataque a quien parecía estar cavando.
puzzle-why-did-rockfall = Enterraba lo que otros habían cavado.
puzzle-why-did-discard = Una carta descartada en vez de un túnel.
puzzle-why-did-pass = Una carta descartada en vez de un túnel.
puzzle-why-did-map = Otros habrían aprovechado mejor ese mapa.
puzzle-why-did-mend = Ayuda para alguien que parecía sospechoso.
puzzle-why-exposed-break = Alguien más toma a { $who } por saboteador.
puzzle-why-exposed-goal = Demuestra que { $who } no había dicho la verdad.
puzzle-why-was-said = { $fits ->
    [no] { $own ->
        [yes] Alguien había dicho otra cosa: uno de los dos miente.
       *[no] { $who } había dicho otra cosa: uno de los dos miente.
    }
   *[yes] { $own ->
        [yes] Compara estas palabras con lo que { $who } hace.
       *[no] Compáralo con lo que { $who } había dicho y hecho antes.
    }
}
puzzle-why-looks = Aún no sabes qué hay bajo el destino { $goal }, y cavar hacia otro lado cuesta más que mirar.
puzzle-why-mends = Con la herramienta reparada, { $who } puede volver a cavar, y lo más probable es que busque oro.
puzzle-why-breaks = Con una herramienta rota, { $who } no puede cavar.
