racing-dwarfs = Racing Dwarfs

# Words that other messages use, with their $facing or $holds.
racing-dwarfs-facing = { $facing ->
    [north] north
    [east] east
    [south] south
    [west] west
    [northeast] northeast
    [southeast] southeast
    [southwest] southwest
   *[northwest] northwest
}
racing-dwarfs-holds = { $holds ->
    [red] a red cart
    [blue] a blue cart
    [yellow] a yellow cart
    [white] a white cart
   *[rock] the Rock
}
racing-dwarfs-red = Red
racing-dwarfs-blue = Blue
racing-dwarfs-yellow = Yellow
racing-dwarfs-white = White
racing-dwarfs-green = Green
racing-dwarfs-rock = the Rock

racing-dwarfs-option-layout = Board
    .explanation = Which thirteen cells are printed on the board. The picture of the original board is lost; the diagonals are our interpretation.
    .diagonals = diagonals
    .cross = cross
    .diagonals-l = diagonals with bends
racing-dwarfs-option-setup = Setup
    .explanation = Strategic: everybody places tiles and turns over greens. Quick: chance does all of it, and the race starts at once.
    .strategic = strategic
    .quick = quick
racing-dwarfs-option-plus-turns = Turning on a crossing
    .explanation = Whether a cart may turn on a printed crossing, or only go straight ahead.
racing-dwarfs-option-rock-wraps = The Rock goes around
    .explanation = Whether the Rock may leave by one side and come in by the other, as the mover’s carts may.
racing-dwarfs-option-turn-cap = Turn limit
    .explanation = After this many turns, counting everybody’s, the race is decided by the carts that are out.

racing-dwarfs-event-starter-drawn = { $you ->
    [yes] The lot falls on you: you begin.
   *[no] The lot falls on { $who }, who begins.
}
racing-dwarfs-event-green-fell = A green tile falls on { $cell }.
racing-dwarfs-event-greens-swept-up = The greens leave no room for everybody’s tiles; they are dealt again.
racing-dwarfs-event-tile-placed = { $you ->
    [yes] Your tile on { $cell }: { $kind } { racing-dwarfs-facing }.
   *[no] { $who }’s tile on { $cell }: { $kind } { racing-dwarfs-facing }.
}
racing-dwarfs-event-green-chosen = { $you ->
    [yes] You turn over the green tile on { $cell }.
   *[no] { $who } turns over the green tile on { $cell }.
}
racing-dwarfs-event-green-uncovered = The green tile on { $cell } is of kind { $kind }.
racing-dwarfs-event-green-oriented = { $you ->
    [yes] You point it { racing-dwarfs-facing }.
   *[no] { $who } points it { racing-dwarfs-facing }.
}
racing-dwarfs-event-green-flipped = The green tile on { $cell } is { $kind } { racing-dwarfs-facing }.
racing-dwarfs-event-race-began = { $you ->
    [yes] The race is on, and you have the first turn, with two actions.
   *[no] The race is on: { $who } has the first turn, with two actions.
}
racing-dwarfs-event-cart-entered = { $you ->
    [yes] Your cart enters on { $cell }.
   *[no] { $who }’s cart enters on { $cell }.
}
racing-dwarfs-event-cart-moved = { $you ->
    [yes] Your cart rolls from { $start } to { $end }.
   *[no] { $who }’s cart rolls from { $start } to { $end }.
}
racing-dwarfs-event-cart-left = { $you ->
    [yes] Your cart on { $cell } gets across! Still to go: { $left }.
   *[no] { $who }’s cart on { $cell } gets across. Still to go: { $left }.
}
racing-dwarfs-event-cart-returned = { $you ->
    [yes] Your cart on { $cell } goes back home.
   *[no] { $who }’s cart on { $cell } goes back home.
}
racing-dwarfs-event-tile-rotated = { $you ->
    [yes] You rotate the tile on { $cell }: { $kind } { racing-dwarfs-facing }.
   *[no] { $who } rotates the tile on { $cell }: { $kind } { racing-dwarfs-facing }.
}
racing-dwarfs-event-rock-moved = { $you ->
    [yes] You push the Rock from { $start } to { $end }.
   *[no] { $who } pushes the Rock from { $start } to { $end }.
}
racing-dwarfs-event-action-taken-back = { $you ->
    [yes] You take back
   *[no] { $who } takes back
} { $does ->
    [enter] the entry on { $cell }
    [move] the ride from { $cell } to { $to }
    [exit] the way out from { $cell }
    [home] the way home from { $cell }
   *[rotate] the turning of { $cell }
}.
racing-dwarfs-event-turn-ended = { $you ->
    [yes] Your turn ends.
   *[no] { $who }’s turn ends.
}
racing-dwarfs-event-game-ended = { $reason ->
    [all_out] The last cart is across!
    [repetition] The same position came up for the third time.
   *[cap] The race has gone on for too long.
} Carts across: { $scores }. { $winner_seats_count ->
    [one] Victory: { $winner_seats }.
   *[other] A draw: { $winner_seats }.
}

racing-dwarfs-refusal-not-now = { $phase ->
    [place] Now tiles are placed, as in “place d6 T east”
    [uncover] Now a green tile is turned over, as in “uncover d6”
    [orient] Now the tile that was turned over is oriented, as in “orient east”
   *[other] The race is on: this was a move of the setup
}
racing-dwarfs-refusal-not-face-down = There is no green tile face down on { $cell }
racing-dwarfs-refusal-no-such-facing = { $kind ->
    [L] An L on { $cell } faces northeast, southeast, southwest or northwest
    [I] An I on { $cell } faces north (and south) or east (and west)
   *[T] A T on { $cell } faces north, east, south or west
}
racing-dwarfs-refusal-cart-owed = You must use a cart in this turn, and you still can
racing-dwarfs-refusal-printed-cell = { $cell } is printed on the board: it is never covered or rotated
racing-dwarfs-refusal-cell-covered = There is a tile on { $cell } already
racing-dwarfs-refusal-kind-used-up = You have no tile of kind { $kind } left
racing-dwarfs-refusal-same-colour-adjacent = { $cell } is next to a tile of your colour ({ $tiles })
racing-dwarfs-refusal-jams-placing = With a tile on { $cell }, not everybody could still place all their tiles
racing-dwarfs-refusal-no-cart-at-home = You have no cart at home
racing-dwarfs-refusal-cart-just-returned = A cart that came home this turn cannot enter again until a later one
racing-dwarfs-refusal-cell-not-empty = On { $cell } there is { racing-dwarfs-holds }
racing-dwarfs-refusal-no-entrance = The rails on { $cell } do not open to your side
racing-dwarfs-refusal-no-cart-there = You have no cart on { $cell }
racing-dwarfs-refusal-cart-already-used = The cart on { $cell } was used in this turn already
racing-dwarfs-refusal-already-there = It is on { $cell } already and has to move on
racing-dwarfs-refusal-centre-stays-empty = A cart may pass the centre but never stop there
racing-dwarfs-refusal-no-way = No free rails lead from { $start } to { $cell }
racing-dwarfs-refusal-no-way-home = No free rails lead from { $cell } back to your side
racing-dwarfs-refusal-no-way-out = No free rails lead from { $cell } out by the far side
racing-dwarfs-refusal-not-your-tile = The tile on { $cell } is neither yours nor green
racing-dwarfs-refusal-tile-not-empty = The tile on { $cell } holds { racing-dwarfs-holds }
racing-dwarfs-refusal-already-rotated = The tile on { $cell } was rotated in this turn already
racing-dwarfs-refusal-faces-so-already = The tile on { $cell } faces { racing-dwarfs-facing } already
racing-dwarfs-refusal-bars-every-cart = With this rotation on { $cell } you could no longer use a cart in this turn
racing-dwarfs-refusal-rock-not-back-to-centre = The Rock may pass the centre but never stop there again
racing-dwarfs-refusal-no-way-for-rock = No free rails lead from the Rock to { $cell }
racing-dwarfs-refusal-rock-comes-last = The Rock must be the last action, and you still have to use a cart

racing-dwarfs-terminal-title = Turn { $number }
racing-dwarfs-terminal-title-setup = Setup
racing-dwarfs-terminal-player = player
racing-dwarfs-terminal-side = side
racing-dwarfs-terminal-home = at home
racing-dwarfs-terminal-out = across
racing-dwarfs-terminal-stock = tiles to place
racing-dwarfs-terminal-tray = this turn: { $actions }
racing-dwarfs-terminal-legend = CAPITAL: cart · ●: the Rock · ?: face down · small letter: a tile’s colour
racing-dwarfs-terminal-place = Place a tile, as in “place d6 T east”, or “auto” (“auto all” for the rest):
racing-dwarfs-terminal-uncover = Turn over a green tile, as in “uncover d6”, or “auto” (“auto all” for the rest):
racing-dwarfs-terminal-orient = Orient the { $kind } on { $cell }, as in “orient { $example }”, or “auto” (“auto all” for the rest):
racing-dwarfs-terminal-race = { $left ->
    [one] One action left
   *[other] { $left } actions left
}{ $owed ->
    [yes] ; a cart must be used
   *[no] {""}
} (enter 2, move c4-b4, exit c4, home e3, rotate d6 east, rock e4, back, done, auto):
racing-dwarfs-terminal-words = -

racing-dwarfs-game-over-you-share = The race is over: you draw with { $names }.
racing-dwarfs-game-over-others-win = The race is over: a draw between { $names }.

# With names for cards, tiles and places: in a browser, and where there is no board.
racing-dwarfs-direction-n = up
racing-dwarfs-direction-e = right
racing-dwarfs-direction-s = down
racing-dwarfs-direction-w = left
racing-dwarfs-kind = { $kind ->
    [L] curve
    [I] straight
    [X] crossing
   *[T] junction
}
racing-dwarfs-plain-tile-placed = { $you ->
    [yes] You lay a { $what } on { $cell }, open { $way }.
   *[no] { $who } lays a { $what } on { $cell }, open { $way }.
}
racing-dwarfs-plain-green-uncovered = The green tile on { $cell } is a { $what }.
racing-dwarfs-plain-green-oriented = { $you ->
    [yes] You lay it open { $way }.
   *[no] { $who } lays it open { $way }.
}
racing-dwarfs-plain-green-flipped = The green tile on { $cell }: { $what }, open { $way }.
racing-dwarfs-plain-tile-rotated = { $you ->
    [yes] You turn the { $what } on { $cell }: open { $way }.
   *[no] { $who } turns the { $what } on { $cell }: open { $way }.
}

# Ready phrases of this game. $about is somebody's name.
racing-dwarfs-phrase-off = And we’re off!
racing-dwarfs-phrase-best = May the best racer win.
racing-dwarfs-phrase-across = That’s one across!
racing-dwarfs-phrase-plan = All according to plan.
racing-dwarfs-phrase-last = Only one to go!
racing-dwarfs-phrase-watch = Watch out for { $about }!
racing-dwarfs-phrase-rock = Not the Rock!
racing-dwarfs-phrase-at-last = I wondered when the Rock would come.
racing-dwarfs-phrase-my-way = Hey, I was going that way!
racing-dwarfs-phrase-around = I’ll find another way.
racing-dwarfs-phrase-personal = Nothing personal!
