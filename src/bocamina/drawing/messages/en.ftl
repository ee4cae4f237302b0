# What stands in drawings.
drawing-round = Round { $round } of { $rounds }
drawing-expedition = Cave { $expedition } of { $expeditions }
drawing-of-seat = { $game }: what { $who } knows
drawing-of-spectator = { $game }: what everybody knows
drawing-of-truth = { $game }: everything
drawing-film = { $game } in { $count } pictures

# Pictures to share and previews of links.
drawing-open = Come and play!
drawing-free = { $free ->
    [0] All seats are taken.
    [one] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
drawing-playing = A game is being played.
drawing-over = This game is over.
drawing-won = { $count ->
    [0] Nobody wins
    [one] { $who } wins
   *[other] { $who } win
}
