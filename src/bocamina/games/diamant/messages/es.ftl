diamant = Diamantes

diamant-snake = serpiente
diamant-scorpion = escorpión
diamant-rockfall = desprendimiento
diamant-gas = gas
diamant-explosion = explosión
diamant-idol = ídolo

diamant-option-chests = Cofres
    .explanation = Los cofres abiertos están a la vista. Los ocultos se enseñan al acabar la partida, aunque quien lleve la cuenta sabe lo que guardan.
    .open = a la vista
    .hidden = ocultos
diamant-option-idols = Ídolos
    .explanation = La carta de tesoro 1 lleva un ídolo que vale 10 puntos y que solo puede llevarse quien esté a solas.

diamant-event-expedition-began = La expedición { $expedition } entra en la cueva.
diamant-event-treasure-found = { $inside ->
    [one] Tesoro: { $value }, todo para quien sigue dentro.
   *[other] Tesoro: { $value } entre { $inside } da { $each } a cada cual; resto en la carta: { $left }.
}
diamant-event-idol-found = ¡Un ídolo! Se queda en el camino, para quien salga a solas.
diamant-event-idol-taken = { $you ->
    [yes] Te llevas el ídolo.
   *[no] { $who } se lleva el ídolo.
}
diamant-event-hazard-met = { $hazard ->
    [snake] Primera serpiente
    [scorpion] Primer escorpión
    [rockfall] Primer desprendimiento
    [gas] Primera bolsa de gas
   *[explosion] Primera explosión
}: aviso para todo el grupo, que sigue adelante.
diamant-event-expedition-fled = { $hazard ->
    [snake] ¡Segunda serpiente!
    [scorpion] ¡Segundo escorpión!
    [rockfall] ¡Segundo desprendimiento!
    [gas] ¡Segunda bolsa de gas!
   *[explosion] ¡Segunda explosión!
} En fuga: { $seats }. Gemas perdidas por cabeza: { $lost }.
diamant-event-choice-sealed = { $you ->
    [yes] Ya has elegido.
   *[no] { $who } ya ha elegido.
}
diamant-event-choice-taken-back = { $you ->
    [yes] Te lo piensas otra vez.
   *[no] { $who } se lo piensa otra vez.
}
diamant-event-choices-revealed = { $leaving_seats_count ->
    [0] No sale nadie.
   *[other] Camino de la salida: { $leaving_seats }. Siguen dentro: { $staying }.
}
diamant-event-path-shared = { $leavers ->
    [one] Del camino: { $gems }, todo para quien sale.
   *[other] Del camino: { $gems } entre { $leavers } da { $each } a cada cual; resto en el camino: { $left }.
}
diamant-event-treasure-banked = { $you ->
    [yes] Guardas { $gems } en el cofre.
   *[no] { $who } guarda { $gems } en el cofre.
}
diamant-event-expedition-ended = Acaba la expedición { $expedition }; gemas que quedan atrás: { $left }.
diamant-event-game-ended = Se cuentan los cofres: { $scores }.

diamant-refusal-fewer-adventurers-inside = Tienes menos aventureros dentro de los que quieres sacar

diamant-terminal-title = Cueva { $expedition } de { $of }
diamant-terminal-entrance = la boca de la cueva
diamant-terminal-hazards = cuántos quedan; ! ya salió: otro igual acaba la expedición
diamant-terminal-left = «·2»: gemas que quedan en la carta
diamant-terminal-player = jugador
diamant-terminal-where = lugar
diamant-terminal-carried = lleva
diamant-terminal-carried-each = lleva cada uno
diamant-terminal-chest = cofre
diamant-terminal-inside = cueva
diamant-terminal-camp = campamento
diamant-terminal-question = Riesgo de la próxima carta: { $percent } %. ¿(s)eguir o sa(l)ir?
diamant-terminal-question-two = Riesgo de la próxima carta: { $percent } %. ¿Cuántos salen: 0, 1 o 2?
diamant-terminal-stay-words = s seguir
diamant-terminal-leave-words = l salir
diamant-terminal-of-two = { $leaving ->
    [0] los dos siguen
    [1] uno sale y el otro sigue
   *[other] los dos salen
}

# Frases hechas de este juego.
diamant-phrase-scared = Esto me da mala espina…
diamant-phrase-warm = Aquí empieza a hacer calor.
diamant-phrase-calm = Que no cunda el pánico.
diamant-phrase-count = Ahora toca contar.
diamant-phrase-sparkle = ¡Cómo brilla!
diamant-phrase-mine = ¡Todo para mí!
diamant-phrase-silence = Qué silencio hay aquí dentro…
diamant-phrase-luck = ¡Suerte ahí dentro!
diamant-phrase-timing = Hay que saber cuándo salir.
diamant-phrase-phew = ¡Uf, por los pelos!
diamant-phrase-hunch = Me lo olía.
diamant-phrase-gone = ¡Ay, mis gemas!
diamant-phrase-greedy = ¡Tendría que haber salido!
diamant-phrase-cave-wins = A veces gana la cueva.
