# Lo que se dice de los acertijos después de responder.

puzzle-why-danger = Una carta más termina la expedición en { $busting } de { $cards } casos ({ $percent } %){ $carried ->
    [0] , pero todavía no hay nada que perder.
    [one] ; se perdería 1 gema.
   *[other] ; se perderían { $carried } gemas.
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
    }, a repartir entre quienes salgan a la vez.
}
puzzle-why-finds = A cambio, todavía puedes esperar unas { $gems } gemas{ $others ->
    [0] , sin repartir con nadie.
   *[other] , sin contar las de los demás.
}
puzzle-why-others-leave = Quienes calculan como tú también salen ahora.
puzzle-why-others-stay = Quienes calculan como tú también se quedan: salir en solitario daría poco.
puzzle-why-turn-tiles = La salida parte de { $from }, en cuanto { $tiles } queda bien. En cada camino hacia el lado opuesto, cuenta las losetas mal puestas: cada una que puedas girar es una acción.
puzzle-why-make-room = La salida parte de { $from }: algo la cerraba y había que apartarlo antes.
puzzle-why-did-dead-end = Un callejón sin salida donde hacía falta un túnel.
puzzle-why-did-dig = No acercaba el oro.
puzzle-why-did-break = Un golpe a quien parecía estar cavando.
puzzle-why-did-rockfall = Enterraba lo que otros habían cavado.
puzzle-why-did-discard = Una carta descartada en vez de cavar.
puzzle-why-did-pass = Una carta descartada en vez de cavar.
puzzle-why-did-map = A otros les habría servido más esa mirada.
puzzle-why-did-mend = Ayuda para alguien que parecía sospechoso.
puzzle-why-exposed = Puso bajo otra luz lo que { $who } había dicho o hecho.
puzzle-why-was-said = Aquí pesa lo que se dijo de { $who }.
puzzle-why-looks = Aún no conoces la meta { $goal }, y una carta puesta hacia donde no es cuesta más que una mirada.
puzzle-why-mends = { $who } vuelve a cavar con la herramienta reparada, y es más probable que sea de los buenos.
puzzle-why-breaks = { $who } deja de cavar con una herramienta rota.
puzzle-why-by-far = Con esta carta los buscadores llegan al oro en { $percent } de cada 100 rondas; con la siguiente mejor, en { $next }.
