# Lo que pone en los dibujos.
drawing-round = Ronda { $round } de { $rounds }
drawing-expedition = Cueva { $expedition } de { $expeditions }
drawing-of-seat = { $game }: lo que sabe { $who }
drawing-of-spectator = { $game }: lo que sabe todo el mundo
drawing-of-truth = { $game }: todo
drawing-film = { $game } en { $count } imágenes
