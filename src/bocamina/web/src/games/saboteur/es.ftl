web-saboteur-status = Ronda { $round } de { $of }
web-saboteur-round = Ronda { $round }
web-saboteur-prompt = { $phase ->
    [draft] Quédate una carta de oro y pasa las demás
    [pay] Elige tu paga: { $nuggets } pepitas
   *[other] { $pass ->
        [yes] No te quedan cartas
       *[no] Tu turno: juega o descarta una carta
    }
}
web-saboteur-mine = La mina
web-saboteur-crew = La cuadrilla
web-saboteur-hand = Tu mano
web-saboteur-side-n = norte
web-saboteur-side-e = este
web-saboteur-side-s = sur
web-saboteur-side-w = oeste
web-saboteur-path = { $dead ->
    [yes] callejón sin salida, abierto a { $open }
   *[no] túnel abierto a { $open }
}
web-saboteur-cell = { $across ->
    [none] { $along ->
        [none] en el comienzo
        [north] { $y } al norte
       *[south] { $y } al sur
    }
    [east] { $x } al este{ $along ->
        [none] {""}
        [north] , { $y } al norte
       *[south] , { $y } al sur
    }
   *[west] { $x } al oeste{ $along ->
        [none] {""}
        [north] , { $y } al norte
       *[south] , { $y } al sur
    }
}
web-saboteur-empty = vacío
web-saboteur-target = (se puede elegir)
web-saboteur-cut-off = (separado del comienzo)
web-saboteur-changed = { $buried ->
    [yes] (nuevo: lo ha sepultado { $who })
   *[no] (nuevo: lo ha puesto { $who })
}
web-saboteur-goal = Destino { $goal }:
web-saboteur-goal-known = { $kind ->
    [treasure] el tesoro, solo tú lo sabes
   *[stone] una piedra, solo tú lo sabes
}
web-saboteur-face-down = boca abajo
web-saboteur-start = comienzo, con la escalera
web-saboteur-treasure = el tesoro
web-saboteur-stone = una piedra
web-saboteur-zoom-in = Más grande
web-saboteur-zoom-out = Más pequeño
web-saboteur-fit = Ver toda la mina
web-saboteur-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-saboteur-gold-cards = { $count ->
    [one] { $count } carta de oro
   *[other] { $count } cartas de oro
}
web-saboteur-nuggets = { $count ->
    [one] { $count } pepita
   *[other] { $count } pepitas
}
web-saboteur-broken = roto: { $tools }
web-saboteur-broken-by = Roto: { $tool }, por { $who }
web-saboteur-all-whole = Todas las herramientas están enteras.
web-saboteur-looked = Ha mirado los destinos: { $goals }
web-saboteur-passed = Cartas pasadas boca abajo: { $count }
web-saboteur-your-mark = Lo que piensas
web-saboteur-mark-trust = de fiar
web-saboteur-mark-unsure = dudas
web-saboteur-mark-suspect = sospecha
web-saboteur-marks-private = Solo lo ves tú, en este dispositivo.
web-saboteur-waits = espera a que tus herramientas estén enteras
web-saboteur-peek = Mantén pulsado para ver tu papel
web-saboteur-you-are = Tu papel: { $role ->
    [saboteur] saboteador
   *[digger] buscador de oro
}.
web-saboteur-aim-digger = Cava hasta el tesoro antes de que se acaben las cartas.
web-saboteur-aim-saboteur = Que nadie llegue al tesoro.
web-saboteur-notebook = Tu cuaderno
web-saboteur-range = { $fewest ->
    [0] Como mucho hay un saboteador en juego.
   *[other] Saboteadores en juego: { saboteur-how-many }.
}
web-saboteur-your-gold = Tu oro: { $nuggets }
web-saboteur-your-notes = Notas
web-saboteur-discards = Descartes a la vista
web-saboteur-deck = Cartas en el mazo: { $count }
web-saboteur-blocked = Tienes una herramienta rota: los túneles tendrán que esperar.
web-saboteur-blocked-by = Roto por { $who }: { $tools }. Los túneles esperan.
web-saboteur-turn = Girar la carta
web-saboteur-discard = Descartar
web-saboteur-pass = Pasar
web-saboteur-choose-card = Primero elige una carta de tu mano.
web-saboteur-choose-goal = Un mapa es para uno de los tres destinos.
web-saboteur-choose-dwarf = Elige de quién es la herramienta.
web-saboteur-gold = Oro para elegir
web-saboteur-no-cards = ninguna carta, todo en cambio
web-saboteur-round-over = Fin de la ronda { $round }
web-saboteur-found = { $who } ha abierto el paso al tesoro: ganan los buscadores de oro.
web-saboteur-not-found = Nadie ha llegado al tesoro. { $saboteurs ->
    [0] Tampoco había saboteadores: nadie gana oro.
    [one] Gana el saboteador: { $who } recibe { $nuggets } pepitas.
   *[other] Ganan los saboteadores: { $who } reciben { $nuggets } pepitas por cabeza.
}
web-saboteur-spare = Enano sobrante
web-saboteur-go-on = Continuar
web-saboteur-to-gold = Continuar y elegir tu oro
web-saboteur-do-dig = Cavar aquí: { $where } del comienzo
web-saboteur-do-rockfall = Derrumbar este túnel: { $where } del comienzo
web-saboteur-do-map = Mirar el destino { $goal }
web-saboteur-do-break = Romper { $tool } de { $who }
web-saboteur-do-mend = Reparar { $tool } de { $who }
web-saboteur-do-discard = Descartar esta carta
web-saboteur-do-take = { $cards ->
    [0] Cobrar en cambio
   *[other] Quedarte { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepitas
    }
}
web-saboteur-no-use = ahora no hay dónde usarla
