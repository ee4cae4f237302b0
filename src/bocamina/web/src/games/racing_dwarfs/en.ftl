web-racing-dwarfs-pitch = Turn the rails, send your carts across, and mind the Rock.
web-racing-dwarfs-time = 20 to 30 minutes
web-racing-dwarfs-prompt = { $phase ->
    [place] Place a tile of your colour
    [uncover] Turn over a green tile
    [orient] Which way should the green tile on { $cell } lie?
   *[race] { $owed ->
        [yes] { $left ->
            [one] Last action: use a cart
           *[other] { $left } actions, one of them with a cart
        }
       *[no] { $left ->
            [one] One action left
           *[other] { $left } actions left
        }
    }
}
web-racing-dwarfs-board = The board
web-racing-dwarfs-tile = { $tile ->
    [free] no tile
    [face-down] green tile, face down
    [printed] { $kind ->
        [X] printed crossing
       *[L] printed { $what }, open { $way }
    }
    [green] green { $what }, open { $way }
    [red] red { $what }, open { $way }
    [blue] blue { $what }, open { $way }
    [yellow] yellow { $what }, open { $way }
   *[white] white { $what }, open { $way }
}
web-racing-dwarfs-cart-of = { $you ->
    [yes] your cart
   *[no] cart of { $who }
}
web-racing-dwarfs-rotated = rotated this turn
web-racing-dwarfs-used = used this turn
web-racing-dwarfs-blocks = blocks the way
web-racing-dwarfs-opens = would be in reach
web-racing-dwarfs-closes = would be out of reach
web-racing-dwarfs-target = (can be chosen)
web-racing-dwarfs-exit-by = Leave by { $cell }
web-racing-dwarfs-return-by = Go back home by { $cell }
web-racing-dwarfs-across = Your carts across: { $count }
web-racing-dwarfs-home = Your carts at home: { $count }
web-racing-dwarfs-phase-1 = Greens fall
web-racing-dwarfs-phase-2 = Own tiles
web-racing-dwarfs-phase-3 = Turn the greens
web-racing-dwarfs-stock = { $kind }, open { $way }. Left: { $left }
web-racing-dwarfs-taken = You hold a { $what }, open { $way }. { $count ->
    [0] There is nowhere to put it.
    [one] It can go on { $where }.
   *[other] It can go on { $count } cells: { $where }.
}
web-racing-dwarfs-ways = How the tile may lie
web-racing-dwarfs-turn = Turn the tile
web-racing-dwarfs-for-me = { $phase ->
    [place] Place for me
   *[other] Choose for me
}
web-racing-dwarfs-all-for-me = All for me
web-racing-dwarfs-field = The race so far
web-racing-dwarfs-standing = { $who }: across { $out } of { $of }, at home { $home }
web-racing-dwarfs-carts = across { $out } of { $of }, home { $home }
web-racing-dwarfs-actions = This turn; actions left: { $left }
web-racing-dwarfs-did = { $does ->
    [enter] a cart enters on { $cell }
    [move] a cart rolls from { $cell } to { $to }
    [exit] the cart on { $cell } leaves by the far side
    [home] the cart on { $cell } goes back home
   *[rotate] the tile on { $cell } is turned
}
# The same in very little room, for eyes alone.
web-racing-dwarfs-did-short = { $does ->
    [enter] in
    [move] { $cell }-{ $to }
    [exit] { $cell } ⇑
    [home] { $cell } ⇓
   *[rotate] ↻ { $cell }
}
web-racing-dwarfs-owed = a cart must still be used
web-racing-dwarfs-reset = Start over
web-racing-dwarfs-end-turn = End turn
web-racing-dwarfs-reach = Cart on { $cell }. { $count ->
    [0] There is nowhere it can stop.
   *[other] It can roll to: { $stops }.
} { $exits ->
    [0] It cannot leave by the far side.
   *[other] It can leave by the far side.
}
web-racing-dwarfs-rotate-hint = Choose which way the tile should lie, or press R.
web-racing-dwarfs-choose-entrance = A cart from home comes in on a cell that glows.
web-racing-dwarfs-key-for-me = Let chance choose
web-racing-dwarfs-key-home = A cart from home
web-racing-dwarfs-key-exit = Leave by the far side
web-racing-dwarfs-key-return = Go back home
web-racing-dwarfs-do-done = End your turn
web-racing-dwarfs-do-enter = Enter on { $cell }
web-racing-dwarfs-do-exit = Leave by the far side from { $cell }
web-racing-dwarfs-do-home = Bring the cart on { $cell } home
web-racing-dwarfs-do-uncover = Turn over the green tile on { $cell }
web-racing-dwarfs-do-move = Roll from { $cell } to { $to }
web-racing-dwarfs-do-rock = Push the Rock to { $to }, which ends your turn
web-racing-dwarfs-do-orient = Green tile on { $cell }: { $way }
web-racing-dwarfs-do-place = { $kind ->
    [L] Curve
    [I] Straight
   *[T] Junction
} on { $cell }: { $way }
web-racing-dwarfs-do-rotate = Turn { $cell }: open { $way }{ $opens ->
    [0] { $closes ->
        [0] {""}
       *[other] {" "}(cells in reach: −{ $closes })
    }
   *[other] { $closes ->
        [0] {" "}(cells in reach: +{ $opens })
       *[other] {" "}(cells in reach: +{ $opens }, −{ $closes })
    }
}
web-racing-dwarfs-way = open { $way }
web-racing-dwarfs-home-of = { $you ->
    [yes] Your home
   *[no] Home of { $who }
}
    .about = These carts come in here.
web-racing-dwarfs-goal-of = { $you ->
    [yes] Your goal
   *[no] Goal of { $who }
}
    .about = These carts must leave the board here.
web-racing-dwarfs-home-taken = A cart from home. It can enter on: { $stops }.
web-racing-dwarfs-rock-taken = The Rock. It can roll to: { $stops }.
web-racing-dwarfs-refusal-not-now = { $phase ->
    [place] Tiles are being placed now
    [uncover] A green tile must be turned over now
    [orient] Now choose which way the green tile should lie
   *[other] The race is on
}
web-racing-dwarfs-refusal-kind-used-up = You have no { $what } left
web-racing-dwarfs-refusal-no-such-facing = The tile on { $cell } cannot lie that way
web-racing-dwarfs-refusal-faces-so-already = The tile on { $cell } already lies that way
web-racing-dwarfs-read-side = { $you ->
    [yes] Your home
   *[no] { $who }’s home
} is next to { $side ->
    [north] row 7
    [south] row 1
    [east] column g
   *[west] column a
}
web-racing-dwarfs-read-stock = { $what }: { $left } left
web-racing-dwarfs-read-face-down = Green tiles face down: { $cells }.
web-racing-dwarfs-guide-place = Choose a tile below, turn it if you like, and tap a glowing place on the board.
web-racing-dwarfs-guide-uncover = Tap a green tile to turn it over.
web-racing-dwarfs-guide-orient = Choose below which way the green tile on { $cell } should lie.
web-racing-dwarfs-guide-home = Tap a glowing place at your edge for your cart to come in.
web-racing-dwarfs-guide-cart = { $out ->
    [yes] { $stops ->
        [0] Let your cart leave by the far side: that is what you race for.
       *[other] Tap a glowing place, or leave by the far side: that is what you race for.
    }
   *[no] { $stops ->
        [0] There is nowhere your cart can stop from here.
       *[other] Tap a glowing place: your cart rolls there along the rails.
    }
}
web-racing-dwarfs-guide-rock = Tap where the Rock should roll. That ends your turn.
web-racing-dwarfs-guide-tile = Choose which way the tile should lie, or tap it again to turn it.
web-racing-dwarfs-guide-race = { $left ->
    [one] One action left:
   *[other] { $left } actions left:
} tap { $ways }.
web-racing-dwarfs-guide-way = { $does ->
    [enter] your home to bring in a cart
    [cart] a cart to let it roll
    [rotate] a tile to turn it
    [done] “End turn”
   *[rock] the Rock to push it
}
web-racing-dwarfs-guide-or = { $others } or { $last }
web-racing-dwarfs-about-status = Everybody’s turns together. Whoever gets all their carts across first wins.
web-racing-dwarfs-about-tile = Everybody’s carts roll along its rails. Only the player of its colour may turn it, while nothing stands on it.
web-racing-dwarfs-about-green = Everybody’s carts roll along its rails, and everybody may turn it while nothing stands on it.
web-racing-dwarfs-about-printed = A crossing that belongs to the board: it cannot be turned.
web-racing-dwarfs-about-face-down = A green tile that nobody has seen yet. It is turned over before the race.
web-racing-dwarfs-about-free = No tile lies here yet.
web-racing-dwarfs-about-cart = A cart rolls along joined rails, as far as you like. Other carts and the Rock block its way.
web-racing-dwarfs-about-rock = The Rock blocks the way. Pushing it ends your turn.
web-racing-dwarfs-about-around = The arrow: these rails leave the board and come in again on { $cell }.
web-racing-dwarfs-about-far = Your carts leave here. Whoever gets all their carts across first wins the race.
web-racing-dwarfs-about-home = Your carts wait here. An action brings one in at your edge.
web-racing-dwarfs-about-standing = How many carts are across already. Getting all of them across wins.
web-racing-dwarfs-about-stock = You have { $left } of these left to place.
web-racing-dwarfs-about-actions = A turn has three actions: bring in or move a cart, turn a tile or, at the end, push the Rock. The little cart says that one must still be with a cart.
web-racing-dwarfs-review-gain = { $gain ->
    [one] 1 cart
   *[other] { $gain } carts
}
web-racing-dwarfs-review-tab-account = The way across
web-racing-dwarfs-review-by-knowledge = These chances take into account how the others may answer; the curve looks only to the end of the turn, so its figures can differ.
web-racing-dwarfs-review-chapter = { $number ->
    [0] The board is laid
   *[other] The race
}
