# Lo que pone en los dibujos.
drawing-round = Ronda { $round } de { $rounds }
drawing-expedition = Cueva { $expedition } de { $expeditions }
drawing-of-seat = { $game }: lo que sabe { $who }
drawing-of-spectator = { $game }: lo que sabe todo el mundo
drawing-of-truth = { $game }: todo
drawing-film = { $game } en { $count } imágenes

# Imágenes para compartir y vistas previas de enlaces.
drawing-open = ¡Ven a jugar!
drawing-free = { $free ->
    [0] No quedan asientos libres.
    [one] Queda un asiento libre de { $seats }.
   *[other] Quedan { $free } asientos libres de { $seats }.
}
drawing-playing = Se está jugando una partida.
drawing-over = Esta partida ha terminado.
drawing-won = { $count ->
    [0] No gana nadie
    [one] Gana { $who }
   *[other] Ganan { $who }
}
