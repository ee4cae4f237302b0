# La página del análisis de una partida terminada.

web-review-open-page = Análisis
web-review-title = { $game }: análisis
web-review-curve-name = Probabilidad de ganar, paso a paso
web-review-curve = { $winners ->
    [0] No ganó nadie
    [one] Ganó { $winner }
   *[other] Ganaron { $winner }
} después de { $steps } pasos; { web-review-how-many }.
web-review-alone = { $who } se llevó a casa { $gain } en { $steps } pasos; { web-review-how-many }.
web-review-how-many = { $moments ->
    [0] ninguno destaca
    [one] un momento fue decisivo
   *[other] { $moments } momentos fueron decisivos
}
web-review-steps-name = La partida, paso a paso
web-review-board = El tablero en este paso
web-review-parts = Qué leer
web-review-step = Paso { $step }
web-review-at-step = paso { $step }
web-review-sides = Los buscadores tienen un { $percent } % de probabilidad de ganar esta ronda.
web-review-band = Quién gana la ronda:
    .diggers = buscadores
    .saboteurs = saboteadores
web-review-round-from-to = { $new ->
    [yes] Los buscadores empiezan la ronda con un { $to } %.
   *[no] La probabilidad de los buscadores en esta ronda: { $from } → { $to }.
}
web-review-by-luck = Suerte:
web-review-by-play = { $kind ->
    [play] Lo que eligió { $who }: { $play }.
    [blind] Azar ciego de { $who }: { $blind }.
   *[both] Lo que eligió { $who }: { $play }; azar ciego: { $blind }.
}
web-review-stands = { $who } { $percent } %
web-review-from-to = { $who } { $from } → { $to }
web-review-percent = { $percent } %
web-review-gain = { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
}
web-review-a-move = otra cosa
web-review-before = Antes del primer paso
web-review-secret = { $who } elige en secreto.
web-review-silent = { $steps ->
    [one] Una carta que no vieron todos.
   *[other] { $steps } cartas que no vieron todos.
}
web-review-omitted = La partida fue muy larga: { $steps ->
    [0] { "" }
   *[other] faltan sus últimos { $steps } pasos
}{ $decisions ->
    [0] { "" }
   *[other] { $steps ->
        [0] { "" }
       *[other] { " " }y{ " " }
    }no se juzgan sus últimas { $decisions } decisiones
}.
web-review-like-bots = Las probabilidades son para jugadores como nuestros bots, contando todo lo que había en la mesa y en las manos. Las decisiones se juzgan por lo que cada cual podía saber, no por cómo salieron.
web-review-waiting = { $place ->
    [one] Hay otra partida antes
   *[other] Hay otras { $place } partidas antes
}: { $minutes ->
    [one] cosa de un minuto
   *[other] unos { $minutes } minutos
}.
web-review-growing = { $percent ->
    [0] Mirando la partida
   *[other] Ya está el { $percent } %
}: faltan unos { $seconds } segundos.
web-review-partial = Una parte no se pudo calcular. Aquí está el resto.
web-review-refused = Esta partida no se puede analizar: { $reason ->
    [unproven] nadie puede comprobar cómo se repartió.
    [unfinished] no se terminó.
    [unknown] este servidor no conoce sus reglas.
   *[broken] lo que quedó escrito de ella no encaja con las reglas que este servidor conoce.
}
web-review-failed = Esta partida no se pudo analizar: algo falló en el servidor. Quien lo administra puede verlo en el registro.
web-review-old = Este análisis lo hizo una versión anterior del programa.
web-review-renew = Analizar de nuevo
web-review-again = Intentarlo otra vez
web-review-none = Nadie de esta mesa ha pedido todavía un análisis.
web-review-off = Este servidor no analiza partidas.
web-review-tab-moments = Lo decisivo
web-review-tab-balance = Suerte y acierto
web-review-tab-beliefs = Sospechas
web-review-tab-decisions = Decisiones
web-review-tab-words = En palabras
web-review-decisions-about = Cada decisión de { $who } que se juzgó y lo que le costó{ $by ->
    [win] { " " }en puntos porcentuales de la probabilidad de ganar
   *[gain] { "" }
}. En gris, lo que no es seguro o apenas importa. Toca una para ver qué habría sido mejor.
web-review-decisions-come = Todavía se juzgan las decisiones de { $who }.
web-review-no-decisions = { $who } no tuvo ninguna decisión de verdad.
web-review-said = «{ $words }»
web-review-clarity = { $clear ->
    [clear] (un error claro)
    [perhaps] (quizá un error)
    [best] (la mejor)
   *[close] (tan buena como la mejor)
}
web-review-moments-come = Todavía se busca lo que fue decisivo.
web-review-no-moments = Ningún paso destaca: la partida se decidió por muchas cosas pequeñas.
web-review-nothing-costly = { $clear ->
    [0] { $who } no cometió ningún error claro.
   *[other] { $who } cometió errores, pero ninguno que costara mucho.
}
web-review-keys = En la curva: las flechas la recorren, N y P saltan a lo decisivo, Intro abre la repetición.
web-review-look = { $clear ->
    [perhaps] { $who } decidió aquí, y quizá había algo mejor. Ver de cerca
    [clear] { $who } decidió aquí y perdió { $by ->
        [gain] cerca de { $gain }
       *[win] { $points ->
            [one] cerca de 1 punto
           *[other] unos { $points } puntos
        }
    }. Ver de cerca
    [best] { $who } decidió aquí y eligió lo mejor. Ver de cerca
   *[close] { $who } decidió aquí, más o menos lo mejor que podía. Ver de cerca
}

web-review-decision = Decide { $who }
web-review-cost = { $by ->
    [gain] { $clear ->
        [clear] A { $who } esto le costó cerca de { $gain }.
       *[close] { $who } eligió lo mejor que podía.
    }
   *[win] { $clear ->
        [clear] A { $who } esto le costó unos { $points } puntos porcentuales de probabilidad de ganar ({ $error } arriba o abajo).
        [perhaps] Quizá había algo mejor, por unos { $points } puntos porcentuales de probabilidad de ganar, pero no es seguro ({ $error } arriba o abajo).
        [best] { $who } eligió lo mejor que hemos encontrado.
       *[close] { $who } eligió más o menos lo mejor que podía.
    }
}
web-review-instead = Jugó: { $played }. Mejor: { $best }.
web-review-best = mejor
web-review-played = jugada
web-review-why = { $own ->
    [yes] Por qué
   *[no] Por qué, con lo que { $who } podía ver
}
web-review-by-knowledge = Solo cuenta lo que { $who } podía saber entonces, no cómo salió.

web-review-try = { $own ->
    [yes] Otra vez: { $count ->
        [one] tu decisión más cara
       *[other] tus { $count } decisiones más caras
    }
   *[no] Otra vez, en el lugar de { $who } ({ $count })
}
web-review-try-number = Otra vez: { $number } de { $count }
web-review-try-task = Se jugó «{ $move }». { $by ->
    [gain] Eso valía { $worth }; lo mejor, { $best }.
   *[win] Eso dejó una probabilidad de ganar del { $worth }; lo mejor, del { $best }.
} ¿Qué sería mejor?
web-review-try-how = Elige en la mesa, como en la partida. Solo ves lo que se podía saber entonces.
web-review-try-show = Mostrar la respuesta
web-review-try-next = La siguiente
web-review-try-end = Volver al análisis
web-review-try-worth = { $worth }{ $by ->
    [gain] { "" }
   *[win] { " " }de ganar
}
web-review-try-best = «{ $move }»: { web-review-try-worth }. ¡No había nada mejor!
web-review-try-good = «{ $move }»: { web-review-try-worth }, tan bueno como lo mejor ({ $best }).
web-review-try-better = «{ $move }»: { web-review-try-worth }, mejor que el { $played } de la partida. Lo mejor tiene { $best }. ¿Pruebas otra vez?
web-review-try-same = «{ $move }»: { web-review-try-worth }. Eso fue lo que se jugó. Lo mejor tiene { $best }. Prueba otra cosa.
web-review-try-worse = «{ $move }»: { web-review-try-worth }, no mejor que el { $played } de la partida. Lo mejor tiene { $best }. Prueba otra vez.
web-review-try-unknown = No se calculó cuánto vale esa jugada. Prueba otra.

web-review-balance-about = En puntos porcentuales de la probabilidad de ganar. Cada fila cuadra.
web-review-start = Inicio
web-review-result = Final
web-review-luck = Suerte
    .about = Lo que trajeron las cartas y las losetas, frente a lo que cabía esperar.
web-review-play = Acierto
    .about = Lo que dieron las decisiones del jugador, según lo que podía saber, frente a la media de esta mesa.
web-review-unknowable = Azar ciego
    .about = Cómo salieron esas decisiones por lo que el jugador no podía saber.
web-review-others = Los demás
    .about = Lo que hicieron los demás, y lo que dan de media en esta mesa las decisiones del jugador.
web-review-open = Sin juzgar
    .about = Jugadas del jugador que no se juzgaron.
    .growing = Jugadas del jugador que aún están por juzgar.
web-review-mistakes-about = Los errores se miden de otro modo: por cuánto más prometía la mejor jugada.
web-review-given-away = { $decisions ->
    [0] { $growing ->
        [yes] { $who }: aún por juzgar.
       *[no] { $who } no tuvo ninguna decisión de verdad.
    }
   *[other] { $who }: { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    }, { $clear ->
        [0] ningún error claro
        [one] 1 error claro (puntos perdidos: cerca de { $points })
       *[other] { $clear } errores claros (puntos perdidos: cerca de { $points })
    }{ $perhaps ->
        [0] { "" }
       *[other] , { $perhaps } en duda
    }.
}

web-review-observer = Quién sabía qué
web-review-public = Lo que podía saber cualquiera
web-review-observer-of = Lo que podía saber { $name }
web-review-roles = Mostrar quién era quién
web-review-beliefs-about = Ronda { $round }: la probabilidad de que cada cual fuera saboteador, por lo hecho y lo dicho hasta aquí.
web-review-beliefs-none = Todavía se calculan las sospechas.
web-review-certain = (seguro)
web-review-saboteur = saboteador
web-review-digger = buscador de oro
web-review-knowable = A quién se podía descubrir
web-review-knowable-line = { $who } ({ $role ->
    [saboteur] saboteador
   *[other] buscador de oro
}): { $how ->
    [certain] seguro desde aquí
    [likely] probable por primera vez aquí
   *[never] no se podía saber
}
web-review-claims = Lo que se dijo, y qué pudo pensar quien miraba con atención
web-review-claim = { $who }: «{ $words }» { $holds ->
    [yes] (verdad).
    [no] { $of ->
        [goal] (mentira).
       *[seat] (no era así).
    }
    [unknown] (no se puede juzgar).
   *[hidden] { "" }
} { $of ->
    [goal] La probabilidad de que el tesoro estuviera en el destino { $target }
   *[seat] La probabilidad de que { $target } fuera saboteador
} { $moved ->
    [yes] pasó del { $before } al { $after } %.
   *[no] siguió en el { $after } %.
}
web-review-goals = Dónde parecía estar el tesoro
web-review-goal = Destino { $number }
web-review-treasure = el tesoro

web-review-words-about = Lo que muestra la curva, en tanto por ciento: primero en breve, luego parte por parte. Despliega una parte para ver cada paso y qué lo decidió. Lo que una jugada cambió para los demás les cuenta a ellos en «Los demás».
web-review-in-short = En breve
web-review-course = { $who }: del { $start } al { $end } %{ $most ->
    [none] { "" }
   *[other] , máximo { $most } % (paso { $most_step })
}{ $least ->
    [none] { "" }
   *[other] , mínimo { $least } % (paso { $least_step })
}.
web-review-diggers = Probabilidad de que los buscadores ganen la ronda
web-review-chapter = { $number ->
    [0] La partida
   *[other] Parte { $number }
}
web-review-chapter-cards = { $end }.
web-review-chapter-won = { $winner ->
    [digger] La ganan los buscadores.
   *[saboteur] La ganan los saboteadores.
}
web-review-chapter-moved = Probabilidades de ganar la partida: { $changes }.
web-review-chapter-still = La probabilidad de ganar la partida no ha cambiado para nadie.
web-review-every-step = { $from ->
    [0] Cada paso, hasta el { $to }
   *[other] Cada paso, del { $from } al { $to }
}
web-review-expedition = Expedición
web-review-expeditions-about = Gemas llevadas a casa. Entre paréntesis: cuántas más o menos de lo esperado ofrecieron las cartas, se llevaran a casa o no.
web-review-expedition-end = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $hazard ->
    [none] salieron todos
    [snake] acabó por serpientes
    [scorpion] acabó por escorpiones
    [rockfall] acabó por un desprendimiento
    [gas] acabó por gas
   *[explosion] acabó por una explosión
}
web-review-race-turn = Turno { $number }: { $who }
web-review-race-earlier = El turno anterior
web-review-race-later = El turno siguiente
web-review-race-better = { $clear ->
    [clear] Mejor por
   *[perhaps] Quizá mejor, por
} { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
}
web-review-race-played = Jugado
web-review-race-good = Apenas había un turno mejor.
web-review-race-look = Verlo en el tablero
web-review-race-about = Las acciones mínimas para cruzar con todas las vagonetas. Entre paréntesis: una por una. Un signo más indica que no hay camino a la vista.
web-review-race-before = Antes
web-review-race-after = Después
web-review-race-blocked = { $who } frena a { $whom }: { $actions ->
    [one] 1 acción más
   *[other] { $actions } acciones más
}.
