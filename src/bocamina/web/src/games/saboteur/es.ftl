web-saboteur-pitch = Todos cavan hacia el oro, pero alguien de la mesa quiere que fracasen.
web-saboteur-time = de 20 a 40 minutos
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
web-saboteur-empty = vacío
web-saboteur-target = (se puede elegir)
web-saboteur-cut-off = (separado del comienzo)
web-saboteur-changed = { $buried ->
    [yes] (nuevo: lo ha sepultado { $who })
   *[no] (nuevo: lo ha puesto { $who })
}
web-saboteur-goal = Destino { $goal }:
web-saboteur-goal-known = { $kind ->
    [treasure] el tesoro, aún boca abajo
   *[stone] una piedra, aún boca abajo
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
web-saboteur-looked = ha mirado los destinos: { $goals }
web-saboteur-passed = cartas pasadas boca abajo: { $count }
web-saboteur-your-mark = Lo que piensas
web-saboteur-peek = Tu papel, oculto. Pulsa para verlo.
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
web-saboteur-blocked-by = Roto por { $who }: { $tools }
web-saboteur-blocked-short = Roto: { $tools }
web-saboteur-turn = Girar la carta
web-saboteur-discard = Descartar
web-saboteur-pass = Pasar
web-saboteur-choose-card = Primero elige una carta de tu mano.
web-saboteur-choose-goal = Un mapa es para uno de los tres destinos.
web-saboteur-choose-dwarf = Elige de quién es la herramienta.
web-saboteur-gold = Oro para elegir
web-saboteur-no-cards = ninguna carta, todo en cambio
web-saboteur-round-over = Fin de la ronda { $round }
web-saboteur-turned = { $kind ->
    [treasure] ¡Oro!
   *[stone] Solo piedra
}
web-saboteur-found = { $who } ha abierto el paso al tesoro: ganan los buscadores de oro.
web-saboteur-not-found = Nadie ha llegado al tesoro. { $saboteurs ->
    [0] Tampoco había saboteadores: nadie gana oro.
    [one] Gana el saboteador: { $who } recibe { $nuggets } pepitas.
   *[other] Ganan los saboteadores: { $who } reciben { $nuggets } pepitas por cabeza.
}
web-saboteur-spare = Enano sobrante
web-saboteur-go-on = Continuar
web-saboteur-to-gold = Continuar y elegir tu oro
web-saboteur-do-dig = Cavar en { $where } ({ $what })
web-saboteur-do-rockfall = Derrumbar el túnel de { $where }
web-saboteur-do-map = Mirar el destino { $goal }
web-saboteur-do-break = { $you ->
    [yes] Romper tu { saboteur-tool }
   *[no] Romper { saboteur-the-tool } de { $who }
}
web-saboteur-do-mend = { $you ->
    [yes] Reparar tu { saboteur-tool }
   *[no] Reparar { saboteur-the-tool } de { $who }
}
web-saboteur-do-discard = Descartar una carta ({ $what })
web-saboteur-do-take = { $cards ->
    [0] Cobrar en cambio
   *[other] Quedarte { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepitas
    }
}
web-saboteur-no-use = ahora no hay dónde usarla
web-saboteur-role-short = Tu papel
web-saboteur-role-dealt = Ronda { $round }: tu carta de enano
    .about = Nadie más debe verla.
web-saboteur-role-turn = Darle la vuelta
web-saboteur-role-done = Guardarla
web-saboteur-refusal-no-such-card = No tienes esta carta: { $what }
web-saboteur-refusal-cell-taken = Ya hay una carta en { $where }
web-saboteur-refusal-does-not-fit = En { $where } esta carta no encaja con la vecina: { $side }. Gírala o prueba en otro sitio
web-saboteur-refusal-next-to-nothing = No hay ninguna carta junto a { $where }
web-saboteur-refusal-not-joined-to-start = Ningún túnel sin cortes lleva desde el comienzo hasta { $where }
web-saboteur-refusal-nothing-there = No hay ninguna carta en { $where }
web-saboteur-claimed = { $who } dice: { $kind ->
    [treasure] el tesoro
   *[stone] piedra
}
web-saboteur-taken = { $what }. { $count ->
    [0] Ahora no sirve; puedes descartarla.
   *[other] { $aims ->
        [deeds] Puedes: { $where }.
       *[places] Puede ir a: { $where }.
    }
}
web-saboteur-guide-role = Da la vuelta a tu carta de enano: dice de qué lado estás.
web-saboteur-guide-role-seen = Guárdala antes de que la vea alguien más. Con «Tu papel» vuelves a verla.
web-saboteur-guide-gold = Elige el oro con el que te quedas.
web-saboteur-guide-pass = No te quedan cartas. Pasa.
web-saboteur-guide-card = { $role ->
    [digger] Eres un buscador de oro: llega al tesoro.
    [saboteur] Eres un saboteador: que no lleguen al tesoro.
   *[none] {""}
} { $dig ->
    [yes] Toca una carta de tu mano.
   *[no] { $barred }. Toca otra carta.
}
web-saboteur-guide-idle = { $why ->
    [none] Ahora esta carta no cabe en ningún sitio.
   *[other] { $why }.
} Toca otra o descártala y roba una nueva.
web-saboteur-guide-dig = Toca un sitio que brille, donde encaja este túnel, o descártalo. { $turn ->
    [yes] Puedes girarlo.
   *[no] {""}
}
web-saboteur-guide-rockfall = Toca un túnel para quitarlo de la mina.
web-saboteur-guide-map = Toca un destino. Solo tú verás qué hay debajo.
web-saboteur-guide-break = Toca a alguien. Con una herramienta rota no se puede cavar.
web-saboteur-guide-talk = Ya sabes qué hay bajo el destino { $goal }. Díselo a los demás en «Charla», o miente.
web-saboteur-guide-mend = Toca la herramienta rota que quieres reparar.
web-saboteur-advice-look-look-cell = Mira la casilla { $where } de la mina.
web-saboteur-advice-look-look-card = Mira esta carta de tu mano: { $what }.
web-saboteur-advice-why-spare = Esta carta apenas te hará falta: { $what }.
web-saboteur-advice-why-spends = Gasta una carta que aún puede hacerte falta: { $what }.
web-saboteur-about-status = En cada ronda se reparten papeles nuevos. Tras la última gana quien tenga más oro.
web-saboteur-about-tunnel = Un túnel. Tiene que encajar con todas las cartas de al lado y estar unido al comienzo sin cortes.
web-saboteur-about-dead-end = Encaja como un túnel, pero el camino se acaba en él: por ahí no pasa nadie.
web-saboteur-about-rockfall = Quita de la mina una carta de túnel. El comienzo y los destinos se quedan.
web-saboteur-about-map = Mira un destino en secreto. Nadie más ve lo que es.
web-saboteur-about-break = Se pone a cualquiera. Con una herramienta rota no se cava hasta repararla.
web-saboteur-about-mend = Repara a cualquiera, también a ti, la herramienta que muestra; si muestra dos, una de ellas.
web-saboteur-about-start = De la escalera salen todos los túneles.
web-saboteur-about-face-down = Uno de los tres destinos es el tesoro; los otros dos son piedra. Se le da la vuelta cuando llega un túnel.
web-saboteur-about-treasure = Si un túnel llega hasta aquí desde el comienzo, los buscadores ganan la ronda.
web-saboteur-about-stone = Solo es piedra. El tesoro está en otro sitio.
web-saboteur-about-deck = Si se acaba el mazo y nadie tiene cartas, los saboteadores ganan la ronda.
web-saboteur-about-broken = Nadie cava con una herramienta rota: antes hay que repararla.
web-saboteur-about-gold-cards = de una a tres pepitas cada una; solo lo sabe su dueño.
web-saboteur-about-gold = Pepitas de las rondas jugadas. Gana quien tenga más al final.
web-saboteur-about-role = De qué lado estás. Toca para verlo unos segundos; nadie más de la mesa lo ve.
web-saboteur-about-notebook = Lo que has visto, los descartes boca arriba y sitio para tus notas.
web-saboteur-about-gold-card = Te quedas esta carta, y nadie más sabe cuánto vale. Las demás pasan a quien elige después.
web-saboteur-about-pay = Cartas de oro para tu paga. Lo que falta hasta completarla te lo dan en cambio.
web-saboteur-review-gain = { $gain ->
    [one] 1 pepita
   *[other] { $gain } pepitas
}
web-saboteur-review-chapter = Ronda { $number }
