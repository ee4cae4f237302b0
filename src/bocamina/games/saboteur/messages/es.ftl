saboteur = Saboteur
saboteur-side-digger = buscador de oro
    .wins = ganan los buscadores entre
saboteur-side-saboteur = saboteador
    .alone = saboteador contra buscadores

saboteur-path = { $path ->
    [NES] ├
    [NSW] ┤
    [NEW] ┴
    [ESW] ┬
    [NS] │
    [EW] ─
    [NE] └
    [SW] ┐
    [NW] ┘
    [ES] ┌
    [nesw] ╬
    [nes] ╠
    [nsw] ╣
    [new] ╩
    [esw] ╦
    [ns] ║
    [ew] ═
    [ne] ╚
    [sw] ╗
    [nw] ╝
    [es] ╔
    [n] ╵
    [s] ╷
    [e] ╶
    [w] ╴
   *[NESW] ┼
}

saboteur-card = { $card ->
    [NESW] túnel ┼
    [NES] túnel ├
    [NEW] túnel ┴
    [NS] túnel │
    [EW] túnel ─
    [NE] túnel └
    [NW] túnel ┘
    [nesw] callejón ╬
    [nes] callejón ╠
    [new] callejón ╩
    [ns] callejón ║
    [ew] callejón ═
    [ne] callejón ╚
    [nw] callejón ╝
    [n] callejón ╵
    [e] callejón ╶
    [map] mapa
    [rockfall] derrumbe
    [broken-lamp] lámpara rota
    [broken-cart] vagoneta rota
    [broken-pickaxe] pico roto
    [lamp] reparación de lámpara
    [cart] reparación de vagoneta
    [pickaxe] reparación de pico
    [lamp-cart] reparación de lámpara o vagoneta
    [lamp-pickaxe] reparación de lámpara o pico
   *[cart-pickaxe] reparación de vagoneta o pico
}

saboteur-goal-kind = { $kind ->
    [treasure] el tesoro
    [stone-ES] una piedra (┌)
   *[stone-SW] una piedra (┐)
}
saboteur-tool = { $tool ->
    [lamp] lámpara
    [cart] vagoneta
   *[pickaxe] pico
}
saboteur-the-tool = { $tool ->
    [lamp] la lámpara
    [cart] la vagoneta
   *[pickaxe] el pico
}
saboteur-how-many = { $fewest ->
    [0] { $most ->
        [0] 0
       *[1] de 0 a 1
    }
    [1] { $most ->
        [1] 1
       *[2] de 1 a 2
    }
    [2] { $most ->
        [2] 2
       *[3] de 2 a 3
    }
    [3] { $most ->
        [3] 3
       *[4] de 3 a 4
    }
   *[4] 4
}
saboteur-role = { $role ->
    [saboteur] saboteador
   *[digger] buscador de oro
}

# Frases hechas; $number es un destino. Al acabar se comparan con la verdad (claims.py).
saboteur-phrase-treasure = El tesoro está bajo el destino { $number }.
saboteur-phrase-stone = Bajo el destino { $number } solo hay piedra.
saboteur-phrase-digger = ¡Yo soy buscador de oro!
saboteur-phrase-mend-lamp = ¿Alguien me repara la lámpara?
saboteur-phrase-mend-cart = ¿Alguien me repara la vagoneta?
saboteur-phrase-mend-pickaxe = ¿Alguien me repara el pico?
saboteur-phrase-look = ¿Quién puede mirar el destino { $number }?

saboteur-option-spare-dwarf = Enano sobrante
    .explanation = Se baraja una carta de enano más que jugadores, de modo que nadie sabe cuántos saboteadores hay. Si la sobrante es siempre un buscador, juegan todos los saboteadores.
    .any = cualquier enano
    .always-a-digger = siempre un buscador de oro
saboteur-option-first-seat = Primer asiento
    .explanation = Quién empieza la primera ronda: por sorteo, o el asiento que se elija, contando alrededor de la mesa.
    .lot = por sorteo
saboteur-option-connection = Dónde cavar
    .explanation = Un túnel nuevo debe quedar unido al comienzo sin interrupción; o, en la versión libre, basta con que esté junto a cualquier carta con la que encaje.
    .to-start = con camino hasta el comienzo
    .adjacent = junto a cualquier carta
saboteur-option-break-own-tool = Romper lo propio
    .explanation = Si se puede poner una herramienta rota delante de uno mismo.
saboteur-option-face-up-discards = Descartes a la vista
    .explanation = Si todos ven la carta con la que alguien pasa.
saboteur-option-round-end = Final de la ronda
    .explanation = Sin tesoro, la ronda acaba cuando no quedan cartas en las manos; o en cuanto se agota el mazo y todos pasan seguidos.
    .hands-empty = cuando no quedan cartas en las manos
    .lap-of-passes = cuando todos pasan seguidos
saboteur-option-gold-cards = Oro para los buscadores
    .explanation = Los buscadores se reparten tantas cartas de oro como jugadores (nueve si son diez), o tantas como buscadores haya.
    .players = una por jugador
    .diggers = una por buscador
saboteur-option-gold-direction = Paso del oro
    .explanation = En qué sentido se pasan el oro los buscadores.
    .counter-clockwise = en sentido contrario al reloj
    .clockwise = en el sentido del reloj
saboteur-option-broken-tools-forfeit = Sin oro con herramientas rotas
    .explanation = Si el buscador que tiene algo roto cuando aparece el tesoro se queda sin oro.
saboteur-option-saboteur-pay = Paga de los saboteadores
    .explanation = Los saboteadores eligen las cartas de oro de su paga, o reciben las menos posibles que la suman.
    .choose = eligen las cartas
    .automatic = la reparte el programa
saboteur-option-rounds = Rondas
    .explanation = Cuántas rondas se juegan: no más de las que alcanza a pagar el oro, así que menos con más gente.

saboteur-event-starter-drawn = { $you ->
    [yes] Por sorteo, empiezas tú.
   *[no] Por sorteo, empieza { $who }.
}
saboteur-event-role-seen = { $you ->
    [yes] Tu carta de enano dice: { saboteur-role }.
   *[no] La carta de enano de { $who } dice: { saboteur-role }.
}
saboteur-event-roles-dealt = Las cartas de enano están repartidas. { $fewest ->
    [0] Puede que haya un saboteador, o ninguno.
   *[other] Saboteadores en juego: { saboteur-how-many }.
}
saboteur-event-goals-laid = Los tres destinos están boca abajo.
saboteur-event-card-seen = { $you ->
    [yes] Robas: { saboteur-card }.
   *[no] { $who } roba: { saboteur-card }.
}
saboteur-event-round-began = { $starter_seat_is ->
    [reader] Empiezas tú la ronda { $round }.
   *[other] { $starter_seat } empieza la ronda { $round }.
} Cartas por mano: { $hand }.
saboteur-event-card-drawn = { $you ->
    [yes] Robas una carta. Quedan en el mazo: { $left }.
   *[no] { $who } roba una carta. Quedan en el mazo: { $left }.
}
saboteur-event-path-dug = { $you ->
    [yes] Colocas { saboteur-path } en { $x },{ $y }.
   *[no] { $who } coloca { saboteur-path } en { $x },{ $y }.
}
saboteur-event-goal-revealed = El túnel llega al destino { $goal }: ¡{ saboteur-goal-kind }!
saboteur-event-rock-fell = { $you ->
    [yes] Tu derrumbe sepulta { saboteur-path } en { $x },{ $y }.
   *[no] Un derrumbe de { $who } sepulta { saboteur-path } en { $x },{ $y }.
}
saboteur-event-map-read = { $you ->
    [yes] Miras el destino { $goal }.
   *[no] { $who } mira el destino { $goal }.
}
saboteur-event-goal-seen = { $you ->
    [yes] El destino { $goal } es { saboteur-goal-kind }. Los demás no lo ven.
   *[no] { $who } ve que el destino { $goal } es { saboteur-goal-kind }.
}
saboteur-event-tool-broken = { $you ->
    [yes] { $target_seat_is ->
        [doer] Rompes tu { saboteur-tool }.
       *[other] Rompes { saboteur-the-tool } de { $target_seat }.
    }
   *[no] { $target_seat_is ->
        [doer] { $who } rompe su { saboteur-tool }.
        [reader] { $who } te rompe { saboteur-the-tool }.
       *[other] { $who } rompe { saboteur-the-tool } de { $target_seat }.
    }
}
saboteur-event-tool-mended = { $you ->
    [yes] { $target_seat_is ->
        [doer] Reparas tu { saboteur-tool }.
       *[other] Reparas { saboteur-the-tool } de { $target_seat }.
    }
   *[no] { $target_seat_is ->
        [doer] { $who } repara su { saboteur-tool }.
        [reader] { $who } te repara { saboteur-the-tool }.
       *[other] { $who } repara { saboteur-the-tool } de { $target_seat }.
    }
}
saboteur-event-card-passed = { $you ->
    [yes] Pasas y dejas una carta boca abajo.
   *[no] { $who } pasa y deja una carta boca abajo.
}
saboteur-event-passed-card-seen = { $you ->
    [yes] La carta con la que has pasado: { saboteur-card }.
   *[no] La carta con la que ha pasado { $who }: { saboteur-card }.
}
saboteur-event-card-discarded = { $you ->
    [yes] Pasas con: { saboteur-card }.
   *[no] { $who } pasa con: { saboteur-card }.
}
saboteur-event-handless-passed = { $you ->
    [yes] No te quedan cartas y pasas.
   *[no] A { $who } no le quedan cartas y pasa.
}
saboteur-event-treasure-reached = { $you ->
    [yes] ¡Has abierto el camino al tesoro!
   *[no] ¡{ $who } ha abierto el camino al tesoro!
}
saboteur-event-cards-ran-out = Se han acabado las cartas y nadie ha llegado al tesoro.
saboteur-event-goal-shown = El destino { $goal } era { saboteur-goal-kind }.
saboteur-event-dwarves-revealed = Saboteadores: { $saboteur_seats }. El enano sobrante: { $spare ->
    [saboteur] un saboteador
   *[digger] un buscador de oro
}.
saboteur-event-nobody-paid = No hay a quién pagar.
saboteur-event-gold-drawn = { $you ->
    [yes] Recibes primero el oro de los buscadores. Cartas: { $cards }.
   *[no] { $who } recibe primero el oro de los buscadores. Cartas: { $cards }.
}
saboteur-event-gold-offered = { $you ->
    [yes] Oro ante ti: { $gold }.
   *[no] Oro ante { $who }: { $gold }.
}
saboteur-event-gold-taken = { $you ->
    [yes] Te quedas una carta de oro. Pasan: { $left }.
   *[no] { $who } se queda una carta de oro. Pasan: { $left }.
}
saboteur-event-gold-kept = { $you ->
    [yes] Tu oro nuevo: { $gold }.
   *[no] Oro nuevo de { $who }: { $gold }.
}
saboteur-event-pay-collected = { $you ->
    [yes] Cobras { $nuggets }. Cartas: { $cards }, cambio: { $change }.
   *[no] { $who } cobra { $nuggets }. Cartas: { $cards }, cambio: { $change }.
}
saboteur-event-game-ended = Se cuenta el oro: { $totals }. Victoria: { $winner_seats }.

saboteur-refusal-must-play-a-card = Con cartas en la mano hay que jugar o descartar una
saboteur-refusal-gold-is-being-shared = La ronda ha acabado y se reparte el oro
saboteur-refusal-no-such-card = No tienes esta carta: { saboteur-card }
saboteur-refusal-tool-broken = No puedes cavar con una herramienta rota
saboteur-refusal-cell-taken = Ya hay una carta en { $cell }
saboteur-refusal-does-not-fit = { saboteur-path } no encaja en { $cell } por su lado { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
saboteur-refusal-next-to-nothing = No hay ninguna carta junto a { $cell }
saboteur-refusal-not-joined-to-start = Ningún túnel sin interrupción lleva del comienzo a { $cell }
saboteur-refusal-goal-is-face-up = El destino { $goal } ya está boca arriba
saboteur-refusal-nothing-there = No hay ninguna carta en { $cell }
saboteur-refusal-start-and-goals-stay = Un derrumbe no puede quitar el comienzo ni un destino
saboteur-refusal-no-such-seat = No hay un asiento { $target } en esta mesa
saboteur-refusal-own-tool = Por regla de la casa nadie rompe sus propias herramientas
saboteur-refusal-broken-already = { $who }: esa herramienta ya está rota ({ saboteur-tool })
saboteur-refusal-not-broken = { $who }: esa herramienta no está rota ({ saboteur-tool })
saboteur-refusal-no-gold-to-take = Ahora no se reparte oro
saboteur-refusal-no-such-gold = No hay ante ti una carta de oro de valor { $worth }
saboteur-refusal-no-pay-to-collect = Ahora no hay paga que cobrar
saboteur-refusal-wrong-pay = Te corresponden { $owed }, en cartas que haya en el montón

# Con nombres de cartas, losetas y sitios: en el navegador y donde no hay tablero a mano.
saboteur-direction-n = arriba
saboteur-direction-e = derecha
saboteur-direction-s = abajo
saboteur-direction-w = izquierda
saboteur-path-name = { $shape ->
    [crossroads] cruce
    [junction] bifurcación, abierta: { $open }
    [shaft] pozo, abierto arriba y abajo
    [gallery] galería, abierta a izquierda y derecha
    [curve] curva, abierta: { $open }
   *[dead] callejón sin salida, abierto: { $open }
}
saboteur-goal-name = { $kind ->
    [treasure] el tesoro
   *[other] solo piedra
}
saboteur-plain-path-dug = { $you ->
    [yes] Pones en { $where }: { $what }.
   *[no] { $who } pone en { $where }: { $what }.
}
saboteur-plain-rock-fell = { $you ->
    [yes] Tu derrumbe sepulta { $where }: { $what }.
   *[no] El derrumbe de { $who } sepulta { $where }: { $what }.
}
saboteur-plain-goal-revealed = El túnel llega al destino { $goal }: ¡{ $what }!
saboteur-plain-goal-seen = { $you ->
    [yes] El destino { $goal } es { $what }. Los demás no lo ven.
   *[no] { $who } ve que el destino { $goal } es { $what }.
}
saboteur-plain-goal-shown = El destino { $goal } era { $what }.
saboteur-plain-card-seen = { $you ->
    [yes] Robas: { $what }.
   *[no] { $who } roba: { $what }.
}
saboteur-plain-card-discarded = { $you ->
    [yes] Descartas: { $what }.
   *[no] { $who } descarta: { $what }.
}
saboteur-plain-passed-card-seen = { $you ->
    [yes] Pasas y dejas una carta boca abajo: { $what }.
   *[no] { $who } pasa y deja una carta boca abajo: { $what }.
}
