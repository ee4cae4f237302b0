# What stands in drawings.
drawing-round = Round { $round } of { $rounds }
drawing-expedition = Cave { $expedition } of { $expeditions }
drawing-of-seat = { $game }: what { $who } knows
drawing-of-spectator = { $game }: what everybody knows
drawing-of-truth = { $game }: everything
drawing-film = { $game } in { $count } pictures
