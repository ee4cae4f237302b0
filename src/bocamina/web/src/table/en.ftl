# What is said once a game is over: the celebration, the replay, the check of the deal.

web-results = Results
web-winner = winner
web-rematch = Once more?
web-once-more-asked = Somebody asks: once more?
web-once-more-by = { $count ->
    [one] { $names } would like to play once more.
   *[other] { $names } would like to play once more.
}
web-next-game-on = The next game has begun; until you come, a bot plays for you.
web-count-me-in = Count me in
web-watch-next = Watch
web-not-now = Not now
web-story = What happened
web-picture = Picture of the game
web-share-picture = Share the picture
web-picture-saved = Picture saved
web-titles = Titles
web-in-numbers = In numbers
web-replay = Watch it again
web-record = Download the record
web-check-deal = Check the deal
web-seed-revealed = The deal can be checked now: see the results.
web-deal-honest = The deal was honest.
web-deal-broken = Something is wrong with this deal.
web-deal-commitment = { $holds ->
    [yes] The seed is the one the server had committed to.
   *[no] The seed is not the one the server had committed to.
}
web-deal-promise = { $seen ->
    [yes] This browser noted the same commitment before it knew the seed.
    [no] Before the end this browser had noted another commitment.
   *[unseen] This browser had noted no commitment beforehand.
}
web-deal-picks = { $right } of { $picks } outcomes follow from the seed.
web-deal-before = { $before ->
    [one] One outcome before these was dealt by rules of an earlier version, which this server no longer has: it cannot be checked here.
   *[other] { $before } outcomes before these were dealt by rules of an earlier version, which this server no longer has: they cannot be checked here.
}
web-deal-first-wrong = The first that does not is step { $step }.
web-step = Step { $step } of { $steps }
web-step-back = One step back
web-step-on = One step on
web-run = Play
web-pause = Pause
web-speed = Speed: { $speed } times
web-landmarks = What mattered
web-landmark-keys = Keys: Page Down and Page Up go from one to the next, + and − change the speed.
web-eyes = Point of view
web-eyes-of = as { $name } saw it
web-eyes-spectator = as spectators saw it
web-truth = the whole truth
web-earlier-games = Earlier games
web-game-number = Game { $number }
web-claims = What was claimed (true: { $right }, false: { $wrong })
web-claim = { $holds ->
    [yes] It was true
   *[no] It was false
}
web-show-moment = Show this moment: step { $step }
web-was-told = { $who } was told: { $words }
web-share-moment = Share this moment
web-help-past = This is a game that is over. Go through it step by step, let it play by itself, or jump to what mattered; and choose whose eyes you see it with.
web-key-steps = One step back or on
web-key-pages = Page Up, Page Down
web-key-ends = Home, End
web-key-space = Space
web-to-landmarks = To what mattered before or next
web-to-ends = To the start or the end
web-speed-keys = Slower or faster
web-key-board = Walk over the table
web-key-leave-board = Back from the table to the steps
