# Lo que cuenta una partida terminada, para todo el mundo: $who es el nombre del asiento.
story-shared = { $winner_seats } empatan y comparten la victoria.
story-photo-finish = { $who } gana por un pelo: { $most } a { $second }, justo por delante de { $second_seats }.
story-runaway = { $who } arrasa: { $most } a { $second }.
story-comeback = { $who } iba { $behind } por detrás y aun así gana.
story-start-to-finish = { $who } va en cabeza de principio a fin.
story-seesaw = La cabeza cambia de manos { $times } veces.

story-turning-point = { $gains ->
    [yes] Aquí la partida gira a favor de { $who }: su probabilidad de ganar sube { $points } puntos de golpe.
   *[no] Aquí la partida gira en contra de { $who }: su probabilidad de ganar baja { $points } puntos de golpe.
}
title-diamant-luckiest = Con más suerte
    .about = la suerte le dio { $number } puntos de 100
title-diamant-best-player = Quien mejor jugó
    .about = el acierto le dio { $number } puntos de 100
title-racing-dwarfs-luckiest = Con más suerte
    .about = la suerte le dio { $number } puntos de 100
title-racing-dwarfs-best-player = Quien mejor jugó
    .about = el acierto le dio { $number } puntos de 100
title-saboteur-luckiest = Con más suerte
    .about = la suerte le dio { $number } puntos de 100
title-saboteur-best-player = Quien mejor jugó
    .about = el acierto le dio { $number } puntos de 100

story-diamant-hazard = { $hazard ->
    [snake] la segunda serpiente
    [scorpion] el segundo escorpión
    [rockfall] el segundo desprendimiento
    [gas] la segunda bolsa de gas
   *[explosion] la segunda explosión
}
story-diamant-comeback = { $who } iba { $behind } gemas por detrás y aun así gana.
story-diamant-great-haul = { $who } se lleva { $gems } gemas a casa de una vez.
story-diamant-escape = { $who } sale con { $gems } gemas, una carta antes de que llegue { story-diamant-hazard }.
story-diamant-great-loss = Llega { story-diamant-hazard }: { $caught ->
    [one] { $lost_seats } pierde { $gems } gemas.
   *[other] { $lost_seats } pierden { $gems } gemas por cabeza.
}
story-diamant-picked-up = { $who } sale a solas y recoge { $gems } gemas por el camino.
story-diamant-alone = { $who } sigue cuando ya no queda nadie más dentro, con { $gems } gemas en la bolsa.
story-diamant-idol-taken = { $who } se lleva el ídolo a casa.
story-diamant-idol-left = Nadie se atreve con el ídolo en la expedición { $expedition }.
story-diamant-early-end = La expedición { $expedition } dura solo { $cards } cartas.
story-diamant-deep = La expedición { $expedition } llega a { $cards } cartas de profundidad.
story-diamant-lucky-streak = { $cards } tesoros seguidos en la expedición { $expedition }.
story-diamant-all-left = En la expedición { $expedition } todo el mundo sale a la vez.
story-diamant-never-caught = La cueva no sorprende a { $who } ni una vez.
story-diamant-always-caught = La cueva sorprende { $times } veces a { $who }.
story-diamant-empty-handed = { $who } vuelve a casa sin una sola gema.
story-diamant-same-hazard = { $times ->
    [2] Dos
    [3] Tres
    [4] Cuatro
   *[5] Cinco
} expediciones acaban igual: con { story-diamant-hazard }.
story-diamant-chapter = Expedición { $number }
title-diamant-bravest = Más valiente
    .about = { $number ->
        [one] siguió una vez
       *[other] siguió { $number } veces
    }
title-diamant-unluckiest = Peor suerte
    .about = { $number ->
        [one] 1 gema perdida en la cueva
       *[other] { $number } gemas perdidas en la cueva
    }
title-diamant-gatherer = La mejor cosecha
    .about = { $number ->
        [one] 1 gema recogida del camino
       *[other] { $number } gemas recogidas del camino
    }
title-diamant-nose = Olfato para el peligro
    .about = salió una carta antes del final { $number ->
        [one] una vez
       *[other] { $number } veces
    }
title-diamant-hauler = La bolsa más pesada
    .about = { $number ->
        [one] 1 gema de una vez
       *[other] { $number } gemas de una vez
    }
title-diamant-careful = Más prudente
    .about = salió antes que nadie
curve-diamant-gems = Gemas en casa y en la bolsa

story-saboteur-comeback = { $who } iba { $behind } pepitas por detrás y aun así gana.
story-saboteur-treasure = { $who } llega al tesoro en la ronda { $round }.
story-saboteur-quick-dig = En la ronda { $round } bastan { $paths } túneles, y { $who } ya está ante el oro.
story-saboteur-last-moment = El mazo está vacío cuando { $who } llega al oro en la ronda { $round }.
story-saboteur-saboteur-finds = { $who } sabotea, y aun así abre el paso al oro en la ronda { $round }.
story-saboteur-idle-saboteurs = Ronda { $round }: ni un solo sabotaje de { $sly_seats }.
story-saboteur-nobodys-fault = En la ronda { $round } no hay saboteadores, y aun así nadie encuentra el oro.
story-saboteur-lone-saboteur = En la ronda { $round }, { $who } deja sin oro a todos los buscadores, y sin ayuda.
story-saboteur-saboteurs-win = El sabotaje gana la ronda { $round }: { $sly_seats }.
story-saboteur-so-close = En la ronda { $round }, los túneles llegan hasta el destino { $goal }, y nadie alcanza el oro que esconde.
story-saboteur-wrong-goal = En la ronda { $round }, bajo el destino { $goal } solo hay piedra.
story-saboteur-friendly-fire = Fuego amigo en la ronda { $round }: { $who } rompe una herramienta de { $target_seat }, y los dos buscan oro.
story-saboteur-thieves-fall-out = Lío entre cómplices en la ronda { $round }: { $who } rompe una herramienta de { $target_seat }, y los dos sabotean.
story-saboteur-helped-the-enemy = En la ronda { $round }, { $who } repara de buena fe una herramienta de { $target_seat }, que sabotea.
story-saboteur-late-rock = { $who } derrumba el túnel justo antes del oro en la ronda { $round }.
story-saboteur-digging-saboteur = Nadie cava más que { $who } en la ronda { $round }, y era quien saboteaba.
story-saboteur-great-pay = { $who } se embolsa { $nuggets } pepitas de una vez.
story-saboteur-false-gold = «El oro está bajo el destino { $goal }», dice { $who } en la ronda { $round }{ $came ->
    [yes] . El túnel va hasta allí, y solo hay piedra.
   *[no] , y sabe que solo hay piedra.
}
story-saboteur-hidden-gold = «Bajo el destino { $goal } solo hay piedra», dice { $who } en la ronda { $round }. { $came ->
    [yes] El túnel llega hasta allí de todos modos, y ahí está el oro.
   *[no] Ahí está el oro, y nadie va a buscarlo.
}
story-saboteur-false-digger = «Busco oro», dice { $who } en la ronda { $round }, y sabotea.
story-saboteur-liar = { $who } miente { $times ->
    [one] una vez
    [2] dos veces
   *[other] { $times } veces
} sin sonrojarse.
story-saboteur-honest = { $who } dice { $times } cosas, y todas son verdad.
story-saboteur-wrongly-suspected = En la ronda { $round }, varias personas sospechan de { $who }, que solo busca oro.
story-saboteur-never-suspected = Nadie sospecha de { $who }, que sabotea la ronda { $round }.
story-saboteur-chapter = Ronda { $number }
title-saboteur-liar = Mejor mentira
    .about = { $number ->
        [one] una mentira
       *[other] { $number } mentiras
    }
title-saboteur-sharp-eye = Mejor ojo
    .about = { $number ->
        [one] acertó una sospecha
       *[other] acertó { $number } sospechas
    }
title-saboteur-digger = Quien más cava
    .about = { $number ->
        [one] 1 túnel
       *[other] { $number } túneles
    }
title-saboteur-friend = La mejor ayuda
    .about = { $number ->
        [one] reparó 1 herramienta ajena
       *[other] reparó { $number } herramientas ajenas
    }
title-saboteur-wrecker = Rompelotodo
    .about = { $number ->
        [one] rompió 1 herramienta
       *[other] rompió { $number } herramientas
    }
title-saboteur-unluckiest = Peor suerte
    .about = { $number ->
        [one] le rompieron 1 herramienta
       *[other] le rompieron { $number } herramientas
    }
title-saboteur-gold-nose = Olfato para el oro
    .about = { $number ->
        [one] llegó al tesoro una vez
       *[other] llegó al tesoro { $number } veces
    }
title-saboteur-master = Sombra de la mina
    .about = { $number ->
        [one] ganó una ronda
       *[other] ganó { $number } rondas
    } saboteando
curve-saboteur-tunnel = Hasta dónde llegaban los túneles

story-racing-dwarfs-comeback = { $who } iba { $behind } vagonetas por detrás y aun así gana.
story-racing-dwarfs-first-out = { $who } saca la primera vagoneta en el turno { $turn }.
story-racing-dwarfs-double-out = { $who } saca dos vagonetas en un solo turno.
story-racing-dwarfs-double-finish = En el turno final, { $who } saca dos vagonetas a la vez.
story-racing-dwarfs-many-out = En un solo turno, { $who } saca { $times } vagonetas.
story-racing-dwarfs-straight-through = { $who } mete una vagoneta y la saca en el mismo turno.
story-racing-dwarfs-neck-and-neck = A { $close_seats } solo les falta una vagoneta por cabeza tras el turno { $turn }.
story-racing-dwarfs-quick-race = En solo { $turn } turnos está todo decidido: gana { $who }.
story-racing-dwarfs-long-race = Pasan { $turn } turnos antes de que gane { $who }.
story-racing-dwarfs-rock-war = Nadie deja en paz a la Roca: { $times } empujones, nunca dos seguidos de la misma persona.
story-racing-dwarfs-tug-of-war = Tira y afloja con la loseta de { $cell }: { $times } giros, nunca dos seguidos de la misma persona.
story-racing-dwarfs-parked = Una vagoneta de { $who } se queda quieta en { $cell } mientras pasan { $turns } turnos.
story-racing-dwarfs-rock-rests = La Roca no se mueve ni una vez en { $turn } turnos.
story-racing-dwarfs-one-to-go = A { $who } solo le falta una vagoneta tras el turno { $turn }.
story-racing-dwarfs-streak = { $who } saca vagonetas en dos turnos seguidos.
story-racing-dwarfs-across = { $who } tiene todas sus vagonetas al otro lado tras { $turn } turnos.
story-racing-dwarfs-none-out = { $who } no saca ni una vagoneta.
story-racing-dwarfs-long-ride = Una vagoneta de { $who } llega de un tirón a { $cells } casillas de distancia.
story-racing-dwarfs-went-home = { $who } manda una vagoneta de vuelta a casa desde { $cell }.
story-racing-dwarfs-busy-tile = La loseta de { $cell } gira al menos { $times } veces.
story-racing-dwarfs-wandering-rock = La Roca recorre al menos { $cells } casillas.
story-racing-dwarfs-rock-roller = { $who } empuja la Roca { $times } veces.
story-racing-dwarfs-late-start = { $who } no hace entrar ninguna vagoneta hasta el turno { $turn }.
story-racing-dwarfs-nowhere = La carrera no va a ninguna parte: deciden las vagonetas que ya cruzaron.
story-racing-dwarfs-chapter = Turno { $number }
title-racing-dwarfs-turner = Guardagujas
    .about = { $number ->
        [one] giró 1 loseta
       *[other] giró { $number } losetas
    }
title-racing-dwarfs-rock-pusher = Empujarrocas
    .about = { $number ->
        [one] empujó la Roca una vez
       *[other] empujó la Roca { $number } veces
    }
title-racing-dwarfs-rider = El viaje más lejano
    .about = { $number ->
        [one] a 1 casilla de un tirón
       *[other] a { $number } casillas de un tirón
    }
title-racing-dwarfs-ditherer = Mar de dudas
    .about = { $number ->
        [one] deshizo 1 jugada
       *[other] deshizo { $number } jugadas
    }
title-racing-dwarfs-homesick = Nostalgia de casa
    .about = { $number ->
        [one] mandó a casa 1 vagoneta
       *[other] mandó a casa { $number } vagonetas
    }
title-racing-dwarfs-unluckiest = Peor suerte
    .about = { $number ->
        [one] acabó a 1 vagoneta de la victoria
       *[other] acabó a { $number } vagonetas de la victoria
    }
curve-racing-dwarfs-carts = Vagonetas al otro lado
