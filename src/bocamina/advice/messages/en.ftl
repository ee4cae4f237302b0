# Hints, rung by rung: what to think about, where to look, what to do, why. Then what is believed.

advice-think-only-move = Is there anything to choose?
advice-think-close = Several moves are about as good here: which would you like to try?
advice-think-small-things = Compare your moves: what does each leave behind for the others?
advice-think-more-points = Which move leaves you the most points in the end?
advice-look-look-moves = { $moves ->
    [one] There is one thing you can do.
   *[other] There are { $moves } different things you can do.
}
advice-do-do = { $move }
advice-do-do-turn = { $move }, then { $then_moves }
advice-why-only-move = It is all you can do.
advice-why-against = Against { $move }: { $words }
advice-why-close = This is one of several good moves.
advice-why-small-things = Looking ahead, it comes out best.
advice-why-more-points = No other move ends with more points on average: { $points }.
# { $percent } is the chance to win, in % of games that go on from here.
advice-worth-games = { $percent ->
    [0] Games like this are hardly ever won.
    [100] Games like this are nearly always won.
   *[other] Of 100 games like this you would win about { $percent }.
}
advice-why-worth-win = { advice-worth-games }
advice-why-worth-gain = To be expected: { $gain }.

# Diamant
advice-diamant-think-danger = Which hazards lie here, and how many of each are left?
advice-diamant-think-no-danger = Can the next card hurt you at all?
advice-diamant-think-finds = How many gems are still to be found, and who shares them?
advice-diamant-think-path = What lies on the path, and who might pick it up with you?
advice-diamant-think-ahead = How do the chests stand, and how many expeditions are left?
advice-diamant-think-behind = How do the chests stand, and how many expeditions are left?
advice-diamant-look-look-path = Look at the gems on the path and at what you carry.
advice-diamant-look-look-deck = Look at the signs of danger: how many cards of each kind are still to come.
advice-diamant-do-do = { $move }
advice-diamant-why-danger = One card more ends the expedition in { $busting } of { $cards } cases ({ $percent } %), and { $carried ->
    [one] 1 gem is
   *[other] { $carried } gems are
} at stake.
advice-diamant-why-no-danger = The next card cannot harm you, and staying may bring you about { $gems } gems more.
advice-diamant-why-finds = Those who stay may hope for about { $gems } gems more each{ $others ->
    [0] .
    [one] , though somebody else shares what comes.
   *[other] , though { $others } others share what comes.
}
advice-diamant-why-path = Whoever leaves picks up what lies on the path ({ $gems }){ $idol ->
    [yes] , and an idol if nobody else leaves
   *[no] { "" }
}; the fewer leave, the more it is.
advice-diamant-why-ahead = You lead by { $gems }, with { $expeditions ->
    [0] no expedition
    [one] one expedition
   *[other] { $expeditions } expeditions
} to come: what is safe is worth more to you than to the others.
advice-diamant-why-behind = You are { $gems } behind, with { $expeditions ->
    [0] no expedition
    [one] one expedition
   *[other] { $expeditions } expeditions
} to come: you must dare more than the others.
advice-diamant-why-worth-win = { advice-worth-games } { advice-diamant-why-worth-gain }
advice-diamant-why-worth-gain = Gems from this cave: { $exact ->
    [yes] { $gain } on average.
   *[no] about { $gain } on average.
}
advice-diamant-belief-one-more-card = One card more: { $percent } % danger ({ $busting } of { $cards } cards), and on average { $gems } gems for each who is inside{ $others ->
    [0] .
    [one] ; one other shares what comes.
   *[other] ; { $others } others share what comes.
}
advice-diamant-belief-hazard = { $hazard ->
    [snake] Snakes left
    [scorpion] Scorpions left
    [rockfall] Rockfalls left
    [gas] Gas left
   *[explosion] Explosions left
}: { $left }.
advice-diamant-belief-others-leave = Each of the others, playing well, leaves now with { $percent } %.
advice-diamant-belief-lead = Your chest against the best of the others: { $lead }. Expeditions to come: { $expeditions }.

# Racing Dwarfs
advice-racing-dwarfs-think-ends-won = Can you end the race now?
advice-racing-dwarfs-think-ends-lost = What ends the race at once?
advice-racing-dwarfs-think-out = Can a cart leave in this turn?
advice-racing-dwarfs-think-nearer = Which of your carts needs the most actions, and what bars its way?
advice-racing-dwarfs-think-farther = Which of your own ways would you bar?
advice-racing-dwarfs-think-hinders = Who is nearest to the end, and what does that way depend on?
advice-racing-dwarfs-think-helps = Whose way would you open?
advice-racing-dwarfs-think-replies = What will the others make of the board you leave them?
advice-racing-dwarfs-think-wins-next = Is there a way to win that nobody can bar?
advice-racing-dwarfs-think-lets-win = Who could win soon, and how can that be stopped?
advice-racing-dwarfs-think-own-way = Where will your own carts cross the board?
advice-racing-dwarfs-think-rivals-way = Where will the others’ carts cross the board?
advice-racing-dwarfs-look-look-cell = Look at { $cell }.
advice-racing-dwarfs-look-look-side = Look at your own side of the board.
advice-racing-dwarfs-why-ends-won = It ends the race, and you win.
advice-racing-dwarfs-why-ends-lost = It ends the race, and you do not win.
advice-racing-dwarfs-why-out = { $carts ->
    [one] One of your carts gets across in this turn.
   *[other] { $carts } of your carts get across in this turn.
}
advice-racing-dwarfs-why-nearer = Your carts need { $after ->
    [one] { $after } action
   *[other] { $after } actions
} after this turn, instead of { $before }.
advice-racing-dwarfs-why-farther = It leaves your own carts { $after ->
    [one] { $after } action
   *[other] { $after } actions
} away, instead of { $before }.
advice-racing-dwarfs-why-hinders = { $who } needs { $after ->
    [one] { $after } action
   *[other] { $after } actions
} after it, instead of { $before }.
advice-racing-dwarfs-why-helps = It leaves { $who } only { $after ->
    [one] { $after } action
   *[other] { $after } actions
} to go, instead of { $before }.
advice-racing-dwarfs-why-replies = What the others can answer matters: after their best replies your carts are { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} from the far side.
advice-racing-dwarfs-why-wins-next = As far as can be foreseen, you then win the race.
advice-racing-dwarfs-why-lets-win = { $who } can then win the race.
advice-racing-dwarfs-why-own-way = However the track is filled up, your carts then need about { $actions } actions, and { $usual } after other choices.
advice-racing-dwarfs-why-rivals-way = However the track is filled up, the nearest rival then needs about { $actions } actions, and { $usual } after other choices.
advice-racing-dwarfs-belief-actions = { $you ->
    [yes] Your carts need at least { $actions } actions
   *[no] { $who }: at least { $actions } actions
} to get across; out: { $out }.

# Saboteur
advice-saboteur-think-reaches = Can you reach a goal now, and is it the right one?
advice-saboteur-think-nearer = How many cards does the tunnel still need, and to which goal?
advice-saboteur-think-blocks = Which move makes the way to the treasure longer?
advice-saboteur-think-closes = Is there another way, if this one is closed?
advice-saboteur-think-opens = Can a way to the treasure be opened again?
advice-saboteur-think-treasure-seen = What do you know about the goals?
advice-saboteur-think-treasure-told = Who has looked at which goal, and whom do you believe?
advice-saboteur-think-treasure-likely = Where does the treasure most likely lie?
advice-saboteur-think-breaks = Whom do you suspect, and who can still dig?
advice-saboteur-think-breaks-own = What happens to those who cannot dig?
advice-saboteur-think-mends = Whom do you trust, and who cannot dig?
advice-saboteur-think-mends-own = Can you dig at all?
advice-saboteur-think-looks = What do you not know about the goals yet?
advice-saboteur-think-suspicious = How would it look to the others?
advice-saboteur-think-spare = Which card will you need least?
advice-saboteur-think-spends = Which of your cards will you need later?
advice-saboteur-think-gold = Which gold is worth most?
advice-saboteur-look-look-cell = Look at { $cell } in the mine.
advice-saboteur-look-look-seat = { $you ->
    [yes] Look at your own tools.
   *[no] Look at { $who }.
}
advice-saboteur-look-look-card = Look at this card in your hand: { saboteur-card }.
advice-saboteur-why-reaches = The tunnel reaches goal { $goal } (the treasure: { $percent } %).
advice-saboteur-why-nearer = Then { $after ->
    [one] one card is
   *[other] { $after } cards are
} missing on the way to goal { $goal }; before, { $before ->
    [one] one was
   *[other] { $before } were
}.
advice-saboteur-why-blocks = It makes the way to goal { $goal } longer: { $after } cards instead of { $before }.
advice-saboteur-why-closes = It closes the only way to goal { $goal }.
advice-saboteur-why-opens = It opens a way to goal { $goal } again, of { $after ->
    [one] one card
   *[other] { $after } cards
}.
advice-saboteur-why-treasure-seen = You have seen that the treasure lies under goal { $goal }.
advice-saboteur-why-treasure-told = The treasure is likely under goal { $goal } ({ $percent } %): { $who } says so, and may be lying (a saboteur: { $doubt } %).
advice-saboteur-why-treasure-likely = { $percent ->
    [100] The treasure must be under goal { $goal }.
   *[other] By what the others do, the treasure is likely under goal { $goal } ({ $percent } %).
}
advice-saboteur-why-breaks = { $digs ->
    [yes] { $who } may well be a digger (a saboteur: { $percent } %)
   *[no] { $who } may be a saboteur ({ $percent } %)
}, and { $against ->
    [yes] would dig no more
   *[no] digs no more with a broken tool
}.
advice-saboteur-why-breaks-own = With a broken tool one does not dig.
advice-saboteur-why-mends = { $digs ->
    [yes] { $who } may well be a digger (a saboteur: { $percent } %)
   *[no] { $who } may be a saboteur ({ $percent } %)
}, and { $against ->
    [yes] would dig again
   *[no] digs again with the tool repaired
}.
advice-saboteur-why-mends-own = With your tool repaired you can dig again.
advice-saboteur-why-looks = You do not know goal { $goal } yet (the treasure: { $percent } %).
advice-saboteur-why-suspicious = It looks like sabotage, and the table suspects you already ({ $percent } %).
advice-saboteur-why-spare = You will hardly need that card.
advice-saboteur-why-spends = It spends a card that you may still need.
advice-saboteur-why-gold = It is worth { $nuggets }.
advice-saboteur-why-worth-win = { advice-worth-games } Nuggets from this round: about { $gain } on average.
advice-saboteur-belief-treasure = Goal { $goal }: the treasure with { $percent } %, { $cards ->
    [-1] and no way there.
    [one] one card away.
   *[other] { $cards } cards away.
}
advice-saboteur-belief-saboteur = { $who }: a saboteur with { $percent } %.
advice-saboteur-belief-round = The diggers win this round with { $percent } %.
