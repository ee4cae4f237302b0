# What only the screens of puzzles say.

web-puzzles = Puzzles
web-puzzles-all = All puzzles
web-puzzles-about = Found in games between bots, and checked: each has one right answer.
web-no-puzzle = This puzzle cannot be shown now.
web-puzzle-daily = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-done = Solved
web-puzzle-streak = { $days ->
    [one] 1 day running
   *[other] { $days } days running
}
web-puzzle-solved-of = { $solved } of { $of }
web-puzzle-level-1 = Easy
web-puzzle-level-2 = Medium
web-puzzle-level-3 = Hard
web-puzzle-kind-stay-or-leave = Stay or leave?
web-puzzle-kind-who-is-it = Who is the saboteur?
web-puzzle-kind-reach-the-gold = Reach the gold
web-puzzle-kind-out-in-one-turn = Out in one turn
web-puzzle-about-stay-or-leave = One more card, or home with what you have?
web-puzzle-about-who-is-it = Watch a whole round, hear what they say, and point at the saboteurs.
web-puzzle-about-reach-the-gold = You are a digger. One card is far better than all others.
web-puzzle-about-out-in-one-turn = Three actions: turn tiles, clear the way, roll out.
web-puzzle-ask-stay-or-leave = Stay or leave? Which brings you more gems from this cave, on average?{ $count ->
    [0] { "" }
   *[other] { " " }The others choose as well as you can.
}
web-puzzle-ask-who-is-it = { $count ->
    [one] Watch the round. One of them is a saboteur: who?
   *[other] Watch the round. { $count } of them are saboteurs: who?
}
web-puzzle-ask-reach-the-gold = You are a digger. Which tunnel or rockfall, and where, gives the diggers the best chance to reach the gold?
web-puzzle-ask-out-in-one-turn = { $count ->
    [one] Get a { $colour } cart out at the top, this turn. { $actions } actions are enough.
   *[other] Get { $count } { $colour } carts out at the top, this turn. { $actions } actions are enough.
}
web-puzzle-right = Right!
web-puzzle-close = Good, though there is a better one.
web-puzzle-half = { $kind ->
    [reach-the-gold] Half right: the place, but not the card.
   *[other] Half right.
}
web-puzzle-wrong = Not this time.
web-puzzle-shown = Here is the answer.
web-puzzle-truth = { $count ->
    [one] The saboteur is { $names }.
   *[other] The saboteurs are { $names }.
}
web-puzzle-gems = { $gems } gems
web-puzzle-worth-stay-or-leave = Gems of this expedition, on average
web-puzzle-worth-reach-the-gold = How often the diggers then reach the gold
web-puzzle-worth-who-is-it = How likely to somebody who watched with care
web-puzzle-at-move = Move { $move }
web-puzzle-knew = Who could have known, and after which move: { $names }.
web-puzzle-nobody-knew = Nobody at the table could be sure.
web-puzzle-next = Next
web-puzzle-share = Share
web-puzzle-again = Start over
web-puzzle-show = Show the answer
web-puzzle-report = Report a mistake
web-puzzle-report-text = Puzzle { $id } ({ $kind }) seems wrong to me, because:
web-puzzle-copied = Copied.
web-puzzle-shared-right = Solved ✓
web-puzzle-shared-other = I did not see it. Do you?
web-puzzle-point = { $count ->
    [one] Point at the saboteur
   *[other] Point at { $count } saboteurs
}
web-puzzle-accuse = { $count ->
    [one] That is the one
   *[other] Those are the ones
}
web-puzzle-earlier = One move back
web-puzzle-later = One move on
web-puzzle-play = Play the round
web-puzzle-pause = Pause
web-puzzle-move = Move { $move } of { $of }
