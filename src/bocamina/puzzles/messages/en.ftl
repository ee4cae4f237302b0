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
puzzle-why-finds = Against that, about { $gems } gems are still to be expected for you{ $others ->
    [0] , shared with nobody.
   *[other] , those of the others not counted.
}
puzzle-why-others-leave = Others who reckon like you leave now, too.
puzzle-why-others-stay = Others who reckon like you stay, too: whoever left alone would take little home.
puzzle-why-turn-tiles = The way out runs from { $from }, once { $tiles } lies right. Count the tiles that lie wrong on each way to the far side: one you may turn is one action.
puzzle-why-make-room = The way out runs from { $from }: something stood in it and had to go first.
puzzle-why-did-dead-end = A dead end where a tunnel was wanted.
puzzle-why-did-dig = It did not bring the gold nearer.
puzzle-why-did-break = A blow against somebody who seemed to dig.
puzzle-why-did-rockfall = It buried what others had dug.
puzzle-why-did-discard = A card laid aside instead of digging.
puzzle-why-did-pass = A card laid aside instead of digging.
puzzle-why-did-map = Others could have used this look better.
puzzle-why-did-mend = Help for somebody who looked suspect.
puzzle-why-exposed = It put what { $who } had said or done in another light.
puzzle-why-was-said = What was said of { $who } here weighs.
puzzle-why-looks = You do not know goal { $goal } yet, and a card laid in the wrong direction costs more than a look.
puzzle-why-mends = { $who } digs again with the tool mended, and is more likely a digger than not.
puzzle-why-breaks = { $who } digs no more with a broken tool.
puzzle-why-by-far = After this card the diggers reach the gold in { $percent } of 100 rounds; after the next best, in { $next }.
