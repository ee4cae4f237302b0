# Lo que contó en una partida acabada: $who es el nombre del jugador, $points son puntos de 100 de la probabilidad de ganar.
analysis-from-to = { $own ->
    [yes] del { $before } al { $after } %, incluidos { $chosen } por elección propia
   *[no] del { $before } al { $after } %
}
analysis-change = { $gains ->
    [yes] { $who } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ analysis-from-to })
   *[no] { $who } pierde { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ analysis-from-to })
}
analysis-decision = { $who } regala { $by ->
    [gain] { $cost ->
        [one] cerca de 1 punto
       *[other] unos { $cost } puntos
    } con una sola elección.
   *[win] { $points ->
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
    } con una sola elección: un { $win } % de probabilidad de ganar en lugar de un { $best_win } %.
}
analysis-deed = La jugada de { $doer_seat }: { analysis-change }.
analysis-card = Una carta: { analysis-change }.
analysis-deal = El reparto: { analysis-change }.
analysis-diamant-hazard-name = { $hazard ->
    [snake] serpiente
    [scorpion] escorpión
    [rockfall] desprendimiento
    [gas] gas
   *[explosion] explosión
}
analysis-diamant-decision = { $who } regala { $by ->
    [gain] { $cost ->
        [one] cerca de 1 gema
       *[other] unas { $cost } gemas
    } con una sola elección.
   *[win] { $points ->
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
    } con una sola elección: un { $win } % de probabilidad de ganar en lugar de un { $best_win } %.
}
analysis-diamant-fled = Segunda carta de { analysis-diamant-hazard-name } ({ $busting } de { $cards } cartas habrían acabado la expedición): { analysis-change }.
analysis-diamant-treasure = Un tesoro de { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
}: { analysis-change }.
analysis-diamant-hazard = Primera carta de { analysis-diamant-hazard-name }: { analysis-change }.
analysis-diamant-idol = Un ídolo: { analysis-change }.
analysis-diamant-choices = { $leaving ->
    [0] Siguen todos
    [one] Uno sale y { $staying ->
        [0] no queda nadie dentro
        [one] sigue uno
       *[other] siguen { $staying }
    }
   *[other] Salen { $leaving } y { $staying ->
        [0] no queda nadie dentro
        [one] sigue uno
       *[other] siguen { $staying }
    }
}: { analysis-change }.
analysis-diamant-card = Una carta del mazo: { analysis-change }.
analysis-diamant-deal = Cartas del mazo: { analysis-change }.
analysis-saboteur-roles = Se reparte la ronda { $round } y a { $who } le toca ser { $role ->
    [saboteur] saboteador
   *[digger] buscador de oro
}: { analysis-change }.
analysis-saboteur-who = { $who }{ $role ->
    [saboteur] { " " }(saboteador)
    [digger] { " " }(buscador de oro)
   *[none] { "" }
}
analysis-saboteur-doer = { $doer_seat }{ $doer_role ->
    [saboteur] { " " }(saboteador)
    [digger] { " " }(buscador de oro)
   *[none] { "" }
}
analysis-saboteur-decision = { analysis-saboteur-who } regala { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
} con una sola elección: un { $win } % de probabilidad de ganar en lugar de un { $best_win } %.
analysis-saboteur-change = { $gains ->
    [yes] { analysis-saboteur-who } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ analysis-from-to })
   *[no] { analysis-saboteur-who } pierde { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ analysis-from-to })
}
analysis-saboteur-round = { $in_round ->
    [yes] { " " }lleva la probabilidad de los buscadores en esta ronda del { $diggers_before } al { $diggers_after } %
    [first] { " " }cambia quién puede llegar primero al tesoro (probabilidad de los buscadores en esta ronda: del { $diggers_before } al { $diggers_after } %)
    [found] { " " }decide quién llega primero al tesoro (probabilidad de los buscadores en esta ronda: del { $diggers_before } al { $diggers_after } %)
   *[no] { "" }
}
analysis-saboteur-deed = La jugada de { analysis-saboteur-doer }{ analysis-saboteur-round }: { analysis-saboteur-change }.
analysis-saboteur-card = Una carta robada{ analysis-saboteur-round }: { analysis-saboteur-change }.
analysis-saboteur-deal = Se reparten cartas: { analysis-saboteur-change }.
analysis-saboteur-gold = Se sacan las cartas de oro: { analysis-change }.
analysis-saboteur-lie = { $who } miente sobre el destino { $number }: para un observador atento, la probabilidad de que el tesoro esté ahí pasa del { $before } al { $after } %.{ $winner ->
    [saboteur] { " " }{ analysis-saboteur-lie-until }, y los saboteadores ganan la ronda.
    [digger] { " " }{ analysis-saboteur-lie-until }, pero los buscadores ganan la ronda de todos modos.
   *[unknown] { "" }
}
analysis-saboteur-lie-until = { $until ->
    [0] Nada lo corrige antes de que acabe la ronda
   *[other] Solo el paso { $until } lo corrige
}
analysis-racing-dwarfs-deal = Cómo quedó el tablero: { analysis-change }.
analysis-racing-dwarfs-card = Cómo quedó el tablero: { analysis-change }.
analysis-racing-dwarfs-actions = { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}
analysis-racing-dwarfs-deed = { $way ->
    [longer] El turno de { $doer_seat } alarga en { analysis-racing-dwarfs-actions } el camino de { $who }
    [shorter] El turno de { $doer_seat } acorta en { analysis-racing-dwarfs-actions } el camino de { $who }
    [nearer] { $doer_seat } queda { analysis-racing-dwarfs-actions } más cerca del otro lado
   *[same] El turno de { $doer_seat }
}: { analysis-change }.

# El informe en la terminal.
analysis-title = { $game }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
analysis-won = { $count ->
    [0] No ganó nadie
    [one] Ganó { $winners }
   *[other] Ganaron { $winners }
} ({ $scores }).
analysis-alone = Resultado: { $score }.
analysis-curve = Probabilidad de ganar, paso a paso (en %)
analysis-sides = Probabilidad de que los buscadores ganen la ronda (en %)
analysis-round = Ronda { $round }
analysis-moments = Decisiones caras
analysis-moments-about = Según lo que cada cual podía saber en ese momento, no según cómo salió.
analysis-no-moments = Nadie tomó una decisión claramente cara.
# Varios que eligieron lo mismo a la vez; $points puede ser un intervalo.
analysis-alike = { $who } regalan cada cual unos { $points } puntos con la misma elección.
analysis-smaller = Errores claros que costaron menos: { $seats }.
analysis-smaller-of = { $who } en { $count ->
    [one] el paso
   *[other] los pasos
} { $steps }
analysis-fates = Golpes de fortuna
analysis-no-fates = Ningún paso decidió mucho por sí solo.
analysis-lies = Mentiras que se creyeron
analysis-balance = Suerte y acierto, en puntos de 100
analysis-balance-about = Cada fila cuadra: inicio + suerte + acierto + azar ciego + los demás = final.
    { $judged ->
        [yes] El acierto se mide frente a la media de esta mesa, que se cuenta con los demás.
       *[no] Cuando ya se ha juzgado cada decisión, el acierto se mide frente a la media de esta mesa.
    }
    Los errores se miden de otro modo: por cuánto más prometía la mejor jugada.
analysis-column-seat = jugador
analysis-column-start = inicio
analysis-column-luck = suerte
analysis-column-play = acierto
analysis-column-unknowable = azar ciego
analysis-column-others = los demás
analysis-column-open = sin juzgar
analysis-column-result = final
analysis-column-clear = errores claros
analysis-column-given-away = regalado
analysis-played = jugó
analysis-better = mejor
analysis-why = dicho a { $who }
analysis-step = Paso { $step }
analysis-cards-off = { $earlier ->
    [none] { "" }
    [one] Saliendo una carta antes: 1 gema.{ " " }
   *[other] Saliendo una carta antes: { $earlier } gemas.{ " " }
}Saliendo en ese momento: { $now ->
    [one] 1 gema
   *[other] { $now } gemas
}.{ $later ->
    [none] { "" }
   *[gems] { " " }Una carta después: { $later }.
}
# Qué hizo la carta siguiente de una elección, cuando dice otra cosa que el juicio.
analysis-hindsight = { $luck ->
    [good] La carta siguiente favoreció esta elección, pero fue suerte: con lo que { $many ->
        [one] { $who } podía
       *[other] { $who } podían
    } saber, la otra opción prometía más.
   *[bad] La carta siguiente fue en contra de esta elección, pero fue mala suerte: con lo que { $many ->
        [one] { $who } podía
       *[other] { $who } podían
    } saber, nada prometía más.
}
analysis-racing-dwarfs-rise = Aun así, la curva sube { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: no cuenta de antemano con el turno, y la mayoría de los turnos la suben a favor de quien juega. Uno mejor le habría dado más a { $who }.
analysis-beliefs = Ronda { $round }: quién podía saberlo ({ $count ->
    [0] no había saboteadores
    [one] saboteaba { $saboteur_seats }
   *[other] saboteaban { $saboteur_seats }
})
analysis-beliefs-watcher = Hasta qué punto sospecha de cada cual un observador atento que solo sabe lo que todos podían ver. «Probable»: está seguro al 80 % de lo que es verdad.
analysis-beliefs-likely = { $role ->
    [saboteur] saboteador
   *[digger] buscador de oro
}, { $watcher ->
    [never] nunca probable
   *[step] probable ya en el paso { $step }
}
analysis-claim = { $who }, paso { $step }: «{ $words }» { $holds ->
    [yes] (cierto)
    [no] (falso)
   *[unknown] (no se puede juzgar)
}{ $of ->
    [none] { "" }
    [goal] : la probabilidad de que el tesoro estuviera en el destino { $target } { analysis-claim-moved }
   *[seat] : la probabilidad de que { $target } fuera saboteador { analysis-claim-moved }
}
analysis-claim-moved = { $moved ->
    [yes] pasó del { $before } al { $after } %
   *[no] siguió en el { $after } %
}
analysis-expedition = Expedición { $part }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $hazard ->
    [none] salieron todos
   *[met] acabó con la segunda carta de { analysis-diamant-hazard-name }
}{ $expected ->
    [none] { "" }
   *[gems] ; cada aventurero podía esperar { $expected } gemas
}
analysis-expedition-seat = { $who }: { $banked } guardadas, suerte del mazo { $sign }{ $luck }
analysis-race = Acciones mínimas para pasar todas las vagonetas, antes y después de cada turno
analysis-race-turn = Turno { $number }, { $who }
analysis-race-blocked = { $actions } más para { $who }
analysis-refused = Esta partida no se puede analizar: { $reason ->
    [unreadable] el archivo no es un registro que este programa sepa leer
    [unproven] nadie puede comprobar cómo se repartió
    [unfinished] no se terminó
    [unknown] este programa no conoce sus reglas
   *[broken] su registro no encaja con las reglas
}{ $told ->
    [none] { "" }
   *[detail] { " " }({ $told })
}.
analysis-version = Versión { $version } del evaluador; las probabilidades son las de jugadores como nuestros bots.
analysis-omitted = El registro es muy largo. Queda fuera: { $steps } pasos de la curva, { $decisions } decisiones.
analysis-missing = { $parts ->
    [one] Falta una parte por hacer.
   *[other] Faltan { $parts } partes por hacer.
}
analysis-progress-curve = La curva
analysis-progress-decision = Decisiones
analysis-progress-beliefs = Sospechas
analysis-progress-deck = El mazo
