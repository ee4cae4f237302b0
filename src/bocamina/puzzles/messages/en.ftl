# What is said of puzzles after an answer.

puzzle-why-danger = One card more ends the expedition in { $busting } of { $cards } cases ({ $percent } %){ $carried ->
    [0] , but there is nothing to lose yet.
    [one] ; 1 gem would be lost.
   *[other] ; { $carried } gems would be lost.
}
puzzle-why-path = { $others ->
    [0] Leaving now, you also take { $gems ->
        [one] the gem
       *[other] the { $gems } gems
    } on the way{ $idol ->
        [yes] { " " }and the idol
       *[no] { "" }
    }.
   *[other] { $gems ->
        [one] One gem lies
       *[other] { $gems } gems lie
    } on the way, to be shared by those who leave together.
}
puzzle-why-weighed = On average that danger costs you { $loss ->
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
puzzle-why-make-room = Something stood in the way out from { $from }, and had to go first.
puzzle-why-turned-away = The cart on { $cell } got as far as { $tile } already; there the rails led the wrong way.
puzzle-why-shut-in = { $places ->
    [0] Before, the cart on { $cell } could not roll at all.
    [one] Before, the rails from { $cell } led to one other cell, but not out.
   *[other] Before, the rails from { $cell } led to { $places } other cells, but not out.
}
puzzle-why-leads-out = Now the rails lead out at { $exits }.
puzzle-why-free-already = The cart on { $cell } could leave already; the tile is turned for the other one.
puzzle-why-serves-both = One tile opens the way for both carts.
puzzle-why-around = The way from { $cell } leads off the board at one edge, and back in at the opposite one.
puzzle-why-first-away = The cart on { $cell } had to leave first, for it stood in the way of the other.
puzzle-why-reaches = The tunnel reaches goal { $goal }. { $percent ->
    [100] The treasure must be there.
   *[other] The treasure is there with a chance of { $percent } %.
}
puzzle-why-treasure-likely = { $percent ->
    [100] The treasure must be under goal { $goal }.
   *[other] The treasure is under goal { $goal } with a chance of { $percent } %.
}
puzzle-why-clears = { $dead ->
    [yes] A dead end bars the way: once it is gone, a tunnel can take its place.
   *[no] The tunnel there leads the wrong way: once it is gone, a better one can take its place.
}
puzzle-why-seen-empty = { $other ->
    [0] You have seen that goal { $goal } holds no gold.
   *[other] You have seen that goals { $other } and { $goal } hold no gold.
}
puzzle-why-few-cards = { $cards ->
    [0] Nothing is left to draw: what the hands hold must do.
    [one] One card is left to draw: there is no time for detours.
   *[other] { $cards } cards are left to draw: there is no time for detours.
}
puzzle-why-did-dead-end = A dead end where a tunnel was wanted.
puzzle-why-did-dig = It did not bring the gold nearer.
puzzle-why-did-break = A blow against somebody who seemed to dig.
puzzle-why-did-rockfall = It buried what others had dug.
puzzle-why-did-discard = A card laid aside instead of digging.
puzzle-why-did-pass = A card laid aside instead of digging.
puzzle-why-did-map = Others could have used this look better.
puzzle-why-did-mend = Help for somebody who looked suspect.
puzzle-why-exposed-break = One more who takes { $who } for a saboteur.
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
puzzle-why-looks = You do not know goal { $goal } yet, and a card laid in the wrong direction costs more than a look.
puzzle-why-mends = { $who } digs again with the tool repaired, and is more likely a digger than not.
puzzle-why-breaks = { $who } digs no more with a broken tool.
