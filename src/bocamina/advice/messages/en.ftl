# Hints, rung by rung: what to think about, where to look, what to do, why. Then what is believed.

advice-think-only-move = Do you have a choice at all?
advice-think-close = Several moves are about equally good here. Which one would you like to try?
advice-think-small-things = Compare your moves: what does each one leave for the others?
advice-think-more-points = Which move leaves you with the most points in the end?
advice-look-look-moves = { $moves ->
    [one] There is one thing you can do.
   *[other] There are { $moves } different things you can do.
}
advice-do-do = { $move }
advice-do-do-turn = { $move }, then { $then_moves }
advice-do-do-first = { $move }, then { $more ->
    [one] one more action
   *[other] { $more } more actions
}
advice-why-only-move = It is the only thing you can do.
advice-why-against = Worse: { $move }. { $words }
advice-why-close = Other moves are about as good.
advice-why-even = It changes little, but no other move does more.
advice-why-small-things = Looking further ahead, it turns out best.
advice-why-more-points = No other move ends with more points on average: { $points }.
# { $percent } is the chance to win, in % of games that go on from here.
advice-worth-games = { $percent ->
    [0] Games like this are hardly ever won.
    [100] Games like this are nearly always won.
   *[other] Of 100 games like this you would win about { $percent }.
}
advice-why-worth-win = { advice-worth-games }
advice-why-worth-gain = On average, this brings { $gain }.

# Diamant
advice-diamant-think-danger = Which hazards have turned up, and how many of each are left?
advice-diamant-think-no-danger = Can the next card hurt you at all?
advice-diamant-think-finds = How many gems are still to be found, and who shares them?
advice-diamant-think-path = What lies on the path, and who might pick it up with you?
advice-diamant-think-ahead = Who is ahead, and how many expeditions are left?
advice-diamant-think-behind = Who is ahead, and how many expeditions are left?
advice-diamant-look-look-path = Look at the gems on the path and at what you carry.
advice-diamant-look-look-deck = Look at what may still come, hazards and treasures, and at how many are inside.
advice-diamant-do-do = { $move }
advice-diamant-why-close = It is a close call.
advice-diamant-why-even = { advice-diamant-why-close }
advice-diamant-why-danger = The next card ends the expedition in { $busting } of { $cards } cases ({ $percent } %), and { $carried ->
    [one] 1 gem is
   *[other] { $carried } gems are
} at stake.
advice-diamant-why-no-danger = The next card cannot hurt you, and { $leaving ->
    [0] staying
   *[other] the one who stays
} may bring you about { $gems ->
    [one] 1 more gem
   *[other] { $gems } more gems
}.
advice-diamant-why-finds = { $leaving ->
    [0] Staying
   *[other] The one who stays
} may bring you about { $gems ->
    [one] 1 more gem
   *[other] { $gems } more gems
}{ $others ->
    [0] .
    [one] , although one other adventurer shares what comes.
   *[other] , although { $others } other adventurers share what comes.
}
advice-diamant-why-path = { $gems ->
    [0] If you leave and nobody else does, you pick up an idol.
   *[other] If you leave, you pick up what lies on the path ({ $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }){ $idol ->
        [yes] , and an idol if nobody else leaves
       *[no] { "" }
    }. The fewer leave, the bigger the share.
}
advice-diamant-why-ahead = You are { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} ahead, { $expeditions ->
    [0] and this is the last expedition
    [one] with one expedition to come
   *[other] with { $expeditions } expeditions to come
}: you can afford to play safe.
advice-diamant-why-behind = You are { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} behind, { $expeditions ->
    [0] and this is the last expedition
    [one] with one expedition to come
   *[other] with { $expeditions } expeditions to come
}: { $leaving ->
    [0] { $expeditions ->
        [0] you have to take more risks than the others
       *[other] it pays to take a little more risk than the others
    }
   *[other] you cannot afford to bring both home
}.
advice-diamant-why-worth-win = { advice-worth-games } { advice-diamant-why-worth-gain }
advice-diamant-why-worth-gain = Gems from this cave: { $exact ->
    [yes] { $gain } on average.
   *[no] about { $gain } on average.
}
advice-diamant-belief-one-more-card = The next card: { $percent } % danger ({ $busting } of { $cards } cards), and on average { $gems } gems for each adventurer inside{ $others ->
    [0] .
    [one] ; one other adventurer shares what comes.
   *[other] ; { $others } other adventurers share what comes.
}
advice-diamant-belief-hazard = { $hazard ->
    [snake] Snakes left
    [scorpion] Scorpions left
    [rockfall] Rockfalls left
    [gas] Gas left
   *[explosion] Explosions left
}: { $left }.
advice-diamant-belief-others-leave = { $percent ->
    [0] If the others play well, none of them leaves now.
   *[other] If the others play well, each of them leaves now with a chance of { $percent } %.
}
advice-diamant-belief-lead = { $standing ->
    [ahead] Your chest holds { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    } more than the fullest of the others.
    [behind] Your chest holds { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    } fewer than the fullest of the others.
   *[level] Your chest holds as much as the fullest of the others.
} Expeditions to come: { $expeditions }.

# Racing Dwarfs
advice-racing-dwarfs-think-ends-won = Can you end the race now?
advice-racing-dwarfs-think-ends-lost = Which moves end the race at once?
advice-racing-dwarfs-think-out = Can a cart leave this turn?
advice-racing-dwarfs-think-nearer = Which of your carts needs the most actions, and what blocks its way?
advice-racing-dwarfs-think-farther = Would you block one of your own ways?
advice-racing-dwarfs-think-hinders = Who is closest to winning, and what does their way depend on?
advice-racing-dwarfs-think-helps = Whose way would you open up?
advice-racing-dwarfs-think-replies = What will the others do with the board you leave them?
advice-racing-dwarfs-think-wins-next = Is there a way to win that nobody can block?
advice-racing-dwarfs-think-lets-win = Who could win soon, and how can you stop it?
advice-racing-dwarfs-think-own-way = Where will your own carts cross the board?
advice-racing-dwarfs-think-rivals-way = Where will the others’ carts cross the board?
advice-racing-dwarfs-look-look-cell = Look at { $cell }.
advice-racing-dwarfs-look-look-side = Look at your own side of the board.
advice-racing-dwarfs-why-ends-won = It ends the race, and you win.
advice-racing-dwarfs-why-ends-lost = It ends the race, and you do not win.
advice-racing-dwarfs-why-out = { $carts ->
    [one] One of your carts gets across this turn.
   *[other] { $carts } of your carts get across this turn.
}
advice-racing-dwarfs-why-nearer = After this turn your carts need { $after ->
    [one] { $after } action
   *[other] { $after } actions
}, instead of { $before }.
advice-racing-dwarfs-why-farther = Your own carts then need { $after ->
    [one] { $after } action
   *[other] { $after } actions
}, instead of { $before }.
advice-racing-dwarfs-why-hinders = { $who } then needs { $after ->
    [one] { $after } action
   *[other] { $after } actions
}, instead of { $before }.
advice-racing-dwarfs-why-helps = { $who } then needs only { $after ->
    [one] { $after } action
   *[other] { $after } actions
}, instead of { $before }.
advice-racing-dwarfs-why-replies = After the others’ best replies and your next turn, your carts still need { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ({ $before } now).
advice-racing-dwarfs-why-wins-next = As far as anyone can see, you then win the race.
advice-racing-dwarfs-why-lets-win = { $who } can then win the race.
advice-racing-dwarfs-why-own-way = Depending on how the board fills up, your carts then need about { $actions } actions; after other choices, about { $usual }.
advice-racing-dwarfs-why-rivals-way = Depending on how the board fills up, your closest rival then needs about { $actions } actions; after other choices, about { $usual }.
advice-racing-dwarfs-belief-actions = { $you ->
    [yes] You need
   *[no] { $who } needs
} at least { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} to get { $out ->
    [0] all carts across.
   *[other] the rest across; already across: { $out }.
}

# Saboteur
advice-saboteur-think-reaches = Can you reach a goal now, and is it the right one?
advice-saboteur-think-nearer = How many cards does the tunnel still need, and to which goal?
advice-saboteur-think-blocks = Which move makes the way to the treasure longer?
advice-saboteur-think-easier = After which move can more of the cards left take the tunnel on?
advice-saboteur-think-harder = After which move can fewer of the cards left take the tunnel on?
advice-saboteur-think-closes = If this way is closed, is there another?
advice-saboteur-think-opens = Can a way to the treasure be opened again?
advice-saboteur-think-treasure-seen = What do you know about the goals?
advice-saboteur-think-treasure-told = Who has looked at which goal, and whom do you believe?
advice-saboteur-think-treasure-likely = Where is the treasure most likely to be?
advice-saboteur-think-breaks = Who is on your side, and who can still dig?
advice-saboteur-think-breaks-own = Would you still be able to dig?
advice-saboteur-think-mends = Who is on your side, and who cannot dig?
advice-saboteur-think-mends-own = Can you dig at all?
advice-saboteur-think-looks = What do you still not know about the goals?
advice-saboteur-think-suspicious = How would it look to the others?
advice-saboteur-think-spare = Which card will you need the least?
advice-saboteur-think-spends = Which of your cards will you need later?
advice-saboteur-think-gold = Which gold is worth the most?
advice-saboteur-look-look-cell = Look at { $cell } in the mine.
advice-saboteur-look-look-seat = { $you ->
    [yes] Look at your own tools.
   *[no] Look at { $who }.
}
advice-saboteur-look-look-card = Look at this card in your hand: { saboteur-card }.
advice-saboteur-why-reaches = The tunnel reaches goal { $goal }{ $percent ->
    [100] , and the treasure must be there.
   *[other] , with a { $percent } % chance of the treasure.
}
advice-saboteur-why-nearer = Goal { $goal } is then { $after ->
    [one] one card
   *[other] { $after } cards
} away, instead of { $before }.
advice-saboteur-why-blocks = It makes the way to goal { $goal } longer: { $after } cards instead of { $before }.
advice-saboteur-why-easier = More cards can then take the tunnel on towards goal { $goal }.
advice-saboteur-why-harder = Fewer cards can then take the tunnel on towards goal { $goal }.
advice-saboteur-why-closes = It closes the only way to goal { $goal }.
advice-saboteur-why-opens = It opens a way to goal { $goal } again, with { $after ->
    [one] one card
   *[other] { $after } cards
} to go.
advice-saboteur-why-treasure-seen = You have seen that the treasure lies under goal { $goal }.
advice-saboteur-why-treasure-told = The treasure is most likely under goal { $goal } ({ $percent } %): { $who } says so, { $trust ->
    [certain] and is a digger
    [sure] and is almost certainly a digger
    [likely] and is most likely a digger (saboteur: { $doubt } %)
   *[other] but may be lying (saboteur: { $doubt } %)
}.
advice-saboteur-why-treasure-likely = { $percent ->
    [100] The treasure must be under goal { $goal }.
   *[other] Judging by what the others do, the treasure is most likely under goal { $goal } ({ $percent } %).
}
advice-saboteur-why-breaks = { $digs ->
    [yes] { $certainty ->
        [certain] { $who } is a digger
        [sure] { $who } is almost certainly a digger
        [likely] { $who } is most likely a digger (saboteur: { $percent } %)
        [maybe] { $who } may well be a digger (saboteur: { $percent } %)
       *[hardly] { $who } could still be a digger (saboteur: { $percent } %)
    }
   *[no] { $certainty ->
        [certain] { $who } is a saboteur
        [sure] { $who } is almost certainly a saboteur
        [likely] { $who } is most likely a saboteur ({ $percent } %)
        [maybe] { $who } may well be a saboteur ({ $percent } %)
       *[hardly] { $who } could be a saboteur ({ $percent } %)
    }
}, and { $against ->
    [yes] could no longer dig
   *[no] cannot dig with a broken tool
}.
advice-saboteur-why-breaks-own = You cannot dig with a broken tool.
advice-saboteur-why-mends = { $digs ->
    [yes] { $certainty ->
        [certain] { $who } is a digger
        [sure] { $who } is almost certainly a digger
        [likely] { $who } is most likely a digger (saboteur: { $percent } %)
        [maybe] { $who } may well be a digger (saboteur: { $percent } %)
       *[hardly] { $who } could still be a digger (saboteur: { $percent } %)
    }
   *[no] { $certainty ->
        [certain] { $who } is a saboteur
        [sure] { $who } is almost certainly a saboteur
        [likely] { $who } is most likely a saboteur ({ $percent } %)
        [maybe] { $who } may well be a saboteur ({ $percent } %)
       *[hardly] { $who } could be a saboteur ({ $percent } %)
    }
}, and { $against ->
    [yes] could dig again
   *[no] can dig again once the tool is repaired
}.
advice-saboteur-why-mends-own = Once your tool is repaired, you can dig again.
advice-saboteur-why-looks = You do not know yet what lies under goal { $goal } ({ $percent } % chance of the treasure).
advice-saboteur-why-suspicious = It looks like sabotage, and the table already suspects you ({ $percent } %).
advice-saboteur-why-spare = You will hardly need that card.
advice-saboteur-why-spends = It uses up a card that you may still need.
advice-saboteur-why-gold = It is worth { $nuggets ->
    [one] 1 nugget
   *[other] { $nuggets } nuggets
}.
advice-saboteur-why-worth-win = { advice-worth-games } Nuggets from this round: about { $gain } on average.
advice-saboteur-belief-treasure = Goal { $goal }: { $percent } % chance of the treasure, { $cards ->
    [-1] no way there.
    [one] one card away.
   *[other] { $cards } cards away.
}
advice-saboteur-belief-saboteur = { $who }: { $percent } % chance of being a saboteur.
advice-saboteur-belief-round = The diggers have a { $percent } % chance of winning this round.
