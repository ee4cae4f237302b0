diamant = Diamant

diamant-snake = snake
diamant-scorpion = scorpion
diamant-rockfall = rockfall
diamant-gas = gas
diamant-explosion = explosion
diamant-idol = idol

diamant-option-chests = Chests
    .explanation = Open chests can be seen by everybody. Hidden ones are shown when the game is over, although anybody who keeps count knows what is in them.
    .open = open
    .hidden = hidden
diamant-option-idols = Idols
    .explanation = The treasure card 1 carries an idol, worth 10 points, which only an adventurer who is alone can take.

diamant-event-expedition-began = Expedition { $expedition } enters the cave.
diamant-event-treasure-found = { $inside ->
    [one] Treasure: { $value }, all for the one adventurer inside.
   *[other] Treasure: { $value } among { $inside } gives { $each } each; left on the card: { $left }.
}
diamant-event-idol-found = An idol! It stays on the path, for whoever leaves alone.
diamant-event-idol-taken = { $you ->
    [yes] You took the idol.
   *[no] { $who } took the idol.
}
diamant-event-hazard-met = First { $hazard ->
    [snake] snake
    [scorpion] scorpion
    [rockfall] rockfall
    [gas] gas
   *[explosion] explosion
}: everyone carries on, warned.
diamant-event-expedition-fled = Second { $hazard ->
    [snake] snake
    [scorpion] scorpion
    [rockfall] rockfall
    [gas] gas
   *[explosion] explosion
}! On the run: { $seats }. Gems dropped by each adventurer: { $lost }.
diamant-event-choice-sealed = { $you ->
    [yes] You have chosen.
   *[no] { $who } has chosen.
}
diamant-event-choice-taken-back = { $you ->
    [yes] You are thinking again.
   *[no] { $who } is thinking again.
}
diamant-event-choices-revealed = { $leaving_seats_count ->
    [0] Nobody leaves.
   *[other] On the way out: { $leaving_seats }. Adventurers still inside: { $staying }.
}
diamant-event-path-shared = { $leavers ->
    [one] From the path: { $gems }, all for the one who leaves.
   *[other] From the path: { $gems } among { $leavers } gives { $each } each; left there: { $left }.
}
diamant-event-treasure-banked = { $you ->
    [yes] You banked { $gems }.
   *[no] { $who } banked { $gems }.
}
diamant-event-expedition-ended = Expedition { $expedition } is over; gems left behind: { $left }.
diamant-event-game-ended = The chests are counted: { $scores }.

diamant-refusal-fewer-adventurers-inside = You have fewer adventurers inside than you want to send home

diamant-terminal-title = Cave { $expedition } of { $of }
diamant-terminal-entrance = the mouth of the cave
diamant-terminal-hazards = how many are left; ! was met: one more of its kind ends the expedition
diamant-terminal-left = “·2”: gems left on the card
diamant-terminal-player = player
diamant-terminal-where = where
diamant-terminal-carried = carried
diamant-terminal-carried-each = each carries
diamant-terminal-chest = chest
diamant-terminal-inside = cave
diamant-terminal-camp = camp
diamant-terminal-question = Risk of the next card: { $percent } %. (s)tay or (l)eave?
diamant-terminal-question-two = Risk of the next card: { $percent } %. How many leave: 0, 1 or 2?
diamant-terminal-stay-words = s stay
diamant-terminal-leave-words = l leave
diamant-terminal-of-two = { $leaving ->
    [0] both stay
    [1] one leaves, one stays
   *[other] both leave
}

# Ready phrases of this game.
diamant-phrase-scared = I don’t like the look of that…
diamant-phrase-warm = It’s getting warm in here.
diamant-phrase-calm = Nobody panic.
diamant-phrase-count = Now it pays to count.
diamant-phrase-sparkle = Look at it sparkle!
diamant-phrase-mine = All mine!
diamant-phrase-silence = How quiet it is in here…
diamant-phrase-luck = Good luck in there!
diamant-phrase-timing = You have to know when to go.
diamant-phrase-phew = Phew, just in time!
diamant-phrase-hunch = I had a feeling.
diamant-phrase-gone = My lovely gems!
diamant-phrase-greedy = I should have left!
diamant-phrase-cave-wins = Sometimes the cave wins.
