# Lo que cuenta una partida terminada, para todo el mundo: $who es el nombre del asiento.
story-shared = { $winner_seats } empatan y comparten la victoria.
story-photo-finish = { $who } gana por los pelos: { $margin } más que { $second_seat }.
story-runaway = { $who } gana de calle: { $margin } más que { $second_seat }.
story-comeback = { $who } iba { $behind } por detrás y aun así gana.

story-turning-point = { $gains ->
    [yes] Aquí la partida gira a favor de { $who }: { $points } puntos de 100 ganados de golpe.
   *[no] Aquí la partida gira en contra de { $who }: { $points } puntos de 100 perdidos de golpe.
}
title-diamant-luckiest = Con más suerte
    .about = { $number } puntos de 100 por suerte
title-diamant-best-player = Quien mejor jugó
    .about = { $number ->
        [0] no regaló nada
        [one] solo regaló 1 punto de 100
       *[other] regaló { $number } puntos de 100, menos que nadie
    }
title-racing-dwarfs-luckiest = Con más suerte
    .about = { $number } puntos de 100 por suerte
title-racing-dwarfs-best-player = Quien mejor jugó
    .about = { $number ->
        [0] no regaló nada
        [one] solo regaló 1 punto de 100
       *[other] regaló { $number } puntos de 100, menos que nadie
    }
title-saboteur-luckiest = Con más suerte
    .about = { $number } puntos de 100 por suerte
title-saboteur-best-player = Quien mejor jugó
    .about = { $number ->
        [0] no regaló nada
        [one] solo regaló 1 punto de 100
       *[other] regaló { $number } puntos de 100, menos que nadie
    }

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
story-diamant-picked-up = { $who } sale en solitario y recoge { $gems } gemas por el camino.
story-diamant-alone = { $who } sigue cuando ya no queda nadie más dentro, con { $gems } gemas en la bolsa.
story-diamant-idol-taken = { $who } se lleva el ídolo a casa.
story-diamant-idol-left = Nadie se atreve con el ídolo en la expedición { $expedition }.
story-diamant-early-end = La expedición { $expedition } acaba con { $cards } cartas.
story-diamant-deep = La expedición { $expedition } llega a { $cards } cartas de profundidad.
story-diamant-lucky-streak = { $cards } tesoros seguidos en la expedición { $expedition }.
story-diamant-all-left = En la expedición { $expedition } todo el mundo sale a la vez.
story-diamant-never-caught = La cueva no sorprende a { $who } ni una vez.
story-diamant-always-caught = La cueva sorprende { $times } veces a { $who }.
story-diamant-empty-handed = { $who } vuelve a casa sin una sola gema.
story-diamant-same-hazard = { $times } expediciones acaban igual: con { story-diamant-hazard }.
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
title-diamant-gatherer = Mejor rebusca
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

story-saboteur-treasure = { $who } llega al tesoro en la ronda { $round }.
story-saboteur-quick-dig = Ronda { $round }: { $paths } túneles y { $who } ya está ante el oro.
story-saboteur-last-moment = El mazo está vacío cuando { $who } llega al oro en la ronda { $round }.
story-saboteur-saboteur-finds = { $who } sabotea, y aun así abre el paso al oro en la ronda { $round }.
story-saboteur-idle-saboteurs = En la ronda { $round } { $sly_seats } no sabotea nada de nada.
story-saboteur-nobodys-fault = En la ronda { $round } no había saboteadores y aun así nadie encuentra el oro.
story-saboteur-lone-saboteur = { $who } deja sin oro a todo el equipo, sin ayuda, en la ronda { $round }.
story-saboteur-saboteurs-win = La ronda { $round } es del sabotaje: { $sly_seats }.
story-saboteur-so-close = En la ronda { $round } faltó un túnel para el oro.
story-saboteur-wrong-goal = Bajo el destino { $goal } solo hay piedra en la ronda { $round }.
story-saboteur-friendly-fire = { $who } rompe una herramienta de { $target_seat }, y eran del mismo equipo.
story-saboteur-thieves-fall-out = { $who } rompe una herramienta de { $target_seat }, y sabotean a la vez.
story-saboteur-helped-the-enemy = { $who } repara una herramienta de { $target_seat }, que sabotea.
story-saboteur-late-rock = { $who } derrumba el túnel justo antes del oro en la ronda { $round }.
story-saboteur-digging-saboteur = Nadie cava más que { $who } en la ronda { $round }, y era quien saboteaba.
story-saboteur-great-pay = { $who } se embolsa { $nuggets } pepitas de una vez.
story-saboteur-liar = { $who } miente { $times ->
    [one] una vez
   *[other] { $times } veces
} sin sonrojarse.
story-saboteur-honest = { $who } afirma { $times } cosas, y todas son verdad.
story-saboteur-wrongly-suspected = Varias personas sospechan de { $who }, que buscaba oro.
story-saboteur-never-suspected = Nadie sospecha de { $who }, que saboteaba.
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
title-saboteur-friend = Mejor amistad
    .about = { $number ->
        [one] reparó 1 herramienta ajena
       *[other] reparó { $number } herramientas ajenas
    }
title-saboteur-wrecker = Manos de trapo
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
story-racing-dwarfs-first-out = { $who } cruza la primera vagoneta en el turno { $turn }.
story-racing-dwarfs-double-out = { $who } cruza dos vagonetas en un solo turno.
story-racing-dwarfs-one-to-go = A { $who } solo le falta una vagoneta tras el turno { $turn }.
story-racing-dwarfs-streak = { $who } cruza vagonetas en dos turnos seguidos.
story-racing-dwarfs-across = { $who } lo tiene todo al otro lado tras { $turn } turnos.
story-racing-dwarfs-none-out = { $who } no cruza ni una vagoneta.
story-racing-dwarfs-long-ride = Una vagoneta de { $who } llega de un tirón a { $cells } casillas de distancia.
story-racing-dwarfs-went-home = { $who } manda una vagoneta de vuelta a casa desde { $cell }.
story-racing-dwarfs-busy-tile = La loseta de { $cell } gira { $times } veces o más.
story-racing-dwarfs-wandering-rock = La Roca recorre { $cells } casillas o más.
story-racing-dwarfs-rock-roller = { $who } mueve la Roca { $times } veces.
story-racing-dwarfs-late-start = { $who } no mete su primera vagoneta hasta el turno { $turn }.
story-racing-dwarfs-nowhere = La carrera no va a ninguna parte, y deciden las vagonetas que cruzaron.
story-racing-dwarfs-chapter = Turno { $number }
title-racing-dwarfs-turner = Guardagujas
    .about = { $number ->
        [one] giró 1 loseta
       *[other] giró { $number } losetas
    }
title-racing-dwarfs-rock-pusher = Mueverrocas
    .about = { $number ->
        [one] movió la Roca una vez
       *[other] movió la Roca { $number } veces
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
title-racing-dwarfs-homesick = Morriña
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
