web-racing-dwarfs-prompt = { $phase ->
    [place] Place a tile of your colour
    [uncover] Turn over a green tile
    [orient] How shall the green tile lie?
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
    [printed] printed crossing
    [green] green tile
    [face-down] green tile, face down
    [red] red tile
    [blue] blue tile
    [yellow] yellow tile
   *[white] white tile
}
web-racing-dwarfs-side-n = north
web-racing-dwarfs-side-e = east
web-racing-dwarfs-side-s = south
web-racing-dwarfs-side-w = west
web-racing-dwarfs-open = rails to { $open }
web-racing-dwarfs-cart-of = cart of { $who }
web-racing-dwarfs-rotated = rotated in this turn
web-racing-dwarfs-used = used in this turn
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
web-racing-dwarfs-stock = { $kind }, left: { $left }
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
    [enter] in
    [move] { $cell }-{ $to }
    [exit] { $cell } ⇑
    [home] { $cell } ⇓
   *[rotate] ↻ { $cell }
}
web-racing-dwarfs-owed = a cart must still be used
web-racing-dwarfs-reset = Start over
web-racing-dwarfs-end-turn = End turn
web-racing-dwarfs-reach = Cells in reach: { $stops }. Ways out: { $exits }.
web-racing-dwarfs-rotate-hint = Choose how the tile shall lie, or press R.
web-racing-dwarfs-change = Opens { $opens } cells to your carts, closes { $closes }.
web-racing-dwarfs-no-entrance = No cart can enter on { $cell } now.
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
web-racing-dwarfs-do-orient = Let the green tile lie so
web-racing-dwarfs-do-place = { $kind ->
    [L] Curve
    [I] Straight rails
   *[T] Junction
} on { $cell }
web-racing-dwarfs-do-rotate = Rotate the tile on { $cell }
