# What is said of puzzles after an answer.

puzzle-why-danger = The next card ends the expedition in { $busting } of { $cards } cases ({ $percent } %){ $carried ->
    [0] , but there is nothing to lose yet.
    [one] , and 1 gem would be lost.
   *[other] , and { $carried } gems would be lost.
}
puzzle-why-path = { $others ->
    [0] If you leave now, you also take { $gems ->
        [one] the gem
       *[other] the { $gems } gems
    } on the path{ $idol ->
        [yes] { " " }and the idol
       *[no] { "" }
    }.
   *[other] { $gems ->
        [one] One gem lies
       *[other] { $gems } gems lie
    } on the path, shared by all who leave now.
}
puzzle-why-weighed = On average, that risk costs you { $loss ->
    [0] nothing
    [one] { $loss } gem
   *[other] { $loss } gems
}; staying { $right ->
    [stay] brings
   *[leave] would bring
} about { $gems } more.
puzzle-why-others-leave = The others are better off leaving now, too.
puzzle-why-others-stay = The others are better off staying, too.
puzzle-why-turn-tiles = Turn { $tiles }, and the way out from { $from } is open.
puzzle-why-make-room = Something blocked the way out from { $from } and had to move first.
puzzle-why-turned-away = The cart on { $cell } could already get as far as { $tile }, but there the rails led the wrong way.
puzzle-why-shut-in = { $places ->
    [0] Before, the cart on { $cell } could not roll at all.
    [one] Before, the rails from { $cell } led to one other cell, but not out.
   *[other] Before, the rails from { $cell } led to { $places } other cells, but not out.
}
puzzle-why-leads-out = Now the rails lead out at { $exits }.
puzzle-why-free-already = The cart on { $cell } could already leave; the tile is turned for the other one.
puzzle-why-serves-both = One tile opens the way for both carts.
puzzle-why-around = The way from { $cell } leaves the board at one edge and comes back in at the opposite one.
puzzle-why-first-away = The cart on { $cell } had to leave first, because it blocked the other one.
puzzle-why-reaches = The tunnel reaches goal { $goal }. { $percent ->
    [100] The treasure must be there.
   *[other] The treasure is there with a chance of { $percent } %.
}
puzzle-why-treasure-likely = { $percent ->
    [100] The treasure must be under goal { $goal }.
   *[other] The treasure is under goal { $goal } with a chance of { $percent } %.
}
puzzle-why-ways-on = Then the next card can reach that goal at { $cells }; not every tunnel here leaves so many ways.
puzzle-why-keeps = You keep { $card ->
    [NESW] a crossroads
    [NES] a junction
    [NEW] a junction
    [NS] a straight tunnel
    [EW] a straight tunnel
   *[NE] a curve
}, which can reach the goal next.
puzzle-why-own-way = { $stone ->
    [0] { $cards ->
        [one] One of the cards you keep can then reach goal { $goal }; after another card here, none could.
       *[other] With { $cards } of the cards you keep, you can then reach goal { $goal } yourself; after another card here, you could not.
    }
   *[other] { $cards ->
        [one] If there is only stone, one of the cards you keep can reach goal { $goal }; after another card here, none could.
       *[other] If there is only stone, you can reach goal { $goal } with { $cards } of the cards you keep; after another card here, you could not.
    }
}
puzzle-why-spared = A crossroads fits here too, but you keep it for a place where little else fits.
puzzle-why-clears = { $dead ->
    [yes] A dead end blocks the way: once it is gone, a tunnel can take its place.
   *[no] The tunnel there leads the wrong way: once it is gone, a better one can take its place.
}
puzzle-why-seen-empty = { $other ->
    [0] You have seen that goal { $goal } holds no gold.
   *[other] You have seen that goals { $other } and { $goal } hold no gold.
}
puzzle-why-few-cards = { $cards ->
    [0] There is nothing left to draw: the cards in hand have to do.
    [one] One card is left to draw: there is no time for detours.
   *[other] { $cards } cards are left to draw: there is no time for detours.
}
puzzle-why-did-dead-end = A dead end where a tunnel was needed.
puzzle-why-did-dig = It did not bring the gold any closer.
puzzle-why-did-break = An attack on somebody who seemed to be digging.
puzzle-why-did-rockfall = It buried what others had dug.
puzzle-why-did-discard = A card thrown away instead of digging.
puzzle-why-did-pass = A card thrown away instead of digging.
puzzle-why-did-map = Others could have made better use of that map.
puzzle-why-did-mend = Help for somebody who looked suspicious.
puzzle-why-exposed-break = One more player takes { $who } for a saboteur.
puzzle-why-exposed-goal = It shows that { $who } had not told the truth.
puzzle-why-was-said = { $fits ->
    [no] { $own ->
        [yes] Somebody else had said otherwise: one of the two lies.
       *[no] { $who } had said otherwise: one of the two lies.
    }
   *[yes] { $own ->
        [yes] Compare these words with what { $who } does.
       *[no] Compare it with what { $who } had said and done before.
    }
}
puzzle-why-looks = You do not know yet what lies under goal { $goal }, and digging the wrong way costs more than a look.
puzzle-why-mends = Once the tool is repaired, { $who } can dig again, and is probably a digger.
puzzle-why-breaks = { $who } cannot dig with a broken tool.
