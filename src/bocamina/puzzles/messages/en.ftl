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
puzzle-why-finds = Who stays may hope to carry home about { $gems } gems more than what survives the next card{ $others ->
    [0] , and need not share with anybody.
   *[other] .
}
puzzle-why-others-leave = Others who reckon like you leave now, too.
puzzle-why-others-stay = Others who reckon like you stay, too: whoever left alone would take little home.
puzzle-why-turn-tiles = The way out runs from { $from }, once { $tiles } lies right. Count the tiles that lie wrong on each way to the far side: one you may turn is one action.
puzzle-why-make-room = The way out runs from { $from }: something stood in it and had to go first.
puzzle-why-did = { $who } gave something away here.
puzzle-why-was-said = What was said of { $who } here weighs.
puzzle-why-looks = You do not know goal { $goal } yet, and a card laid in the wrong direction costs more than a look.
puzzle-why-mends = { $who } digs again with the tool mended, and is more likely a digger than not.
puzzle-why-breaks = { $who } digs no more with a broken tool.
puzzle-why-by-far = After this card the diggers reach the gold in { $percent } of 100 rounds; after the next best, in { $next }.
