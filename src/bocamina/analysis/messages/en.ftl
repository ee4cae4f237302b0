# What mattered in a finished game: $who is the seat's name, $points are of 100 of the chance to win.
analysis-from-to = { $own ->
    [yes] from { $before } to { $after } %, including { $chosen } by their own choice
   *[no] from { $before } to { $after } %
}
analysis-change = { $gains ->
    [yes] { $who } gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ analysis-from-to })
   *[no] { $who } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ analysis-from-to })
}
analysis-decision = { $who } gives away about { $by ->
    [gain] { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } with one choice.
   *[win] { $points ->
        [one] 1 point
       *[other] { $points } points
    } with one choice: { $win } % to win instead of { $best_win } %.
}
analysis-deed = { $doer_seat }’s move: { analysis-change }.
analysis-card = A card: { analysis-change }.
analysis-deal = The deal: { analysis-change }.
analysis-diamant-hazard-name = { $hazard ->
    [snake] snake
    [scorpion] scorpion
    [rockfall] rockfall
    [gas] cloud of gas
   *[explosion] explosion
}
analysis-diamant-decision = { $who } gives away about { $by ->
    [gain] { $cost ->
        [one] 1 gem
       *[other] { $cost } gems
    } with one choice.
   *[win] { $points ->
        [one] 1 point
       *[other] { $points } points
    } with one choice: { $win } % to win instead of { $best_win } %.
}
analysis-diamant-fled = A second { analysis-diamant-hazard-name } ({ $busting } of { $cards } cards would have ended it): { analysis-change }.
analysis-diamant-treasure = A treasure of { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}: { analysis-change }.
analysis-diamant-hazard = A first { analysis-diamant-hazard-name }: { analysis-change }.
analysis-diamant-idol = An idol: { analysis-change }.
analysis-diamant-choices = { $leaving ->
    [0] Everybody stays
    [one] One leaves, { $staying ->
        [0] and nobody is left inside
        [one] one stays
       *[other] { $staying } stay
    }
   *[other] { $leaving } leave, { $staying ->
        [0] and nobody is left inside
        [one] one stays
       *[other] { $staying } stay
    }
}: { analysis-change }.
analysis-diamant-card = A card from the deck: { analysis-change }.
analysis-diamant-deal = Cards from the deck: { analysis-change }.
analysis-saboteur-roles = Round { $round } is dealt, and { $who } is a { $role ->
    [saboteur] saboteur
   *[digger] gold digger
}: { analysis-change }.
analysis-saboteur-who = { $who }{ $role ->
    [saboteur] { " " }(saboteur)
    [digger] { " " }(gold digger)
   *[none] { "" }
}
analysis-saboteur-doer = { $doer_seat }{ $doer_role ->
    [saboteur] { " " }(saboteur)
    [digger] { " " }(gold digger)
   *[none] { "" }
}
analysis-saboteur-decision = { analysis-saboteur-who } gives away about { $points ->
    [one] 1 point
   *[other] { $points } points
} with one choice: { $win } % to win instead of { $best_win } %.
analysis-saboteur-change = { $gains ->
    [yes] { analysis-saboteur-who } gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ analysis-from-to })
   *[no] { analysis-saboteur-who } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ analysis-from-to })
}
analysis-saboteur-round = { $in_round ->
    [yes] { " " }takes the gold diggers’ chance in this round from { $diggers_before } to { $diggers_after } %
    [first] { " " }changes who may be first at the treasure (gold diggers’ chance in this round: from { $diggers_before } to { $diggers_after } %)
    [found] { " " }decides who is first at the treasure (gold diggers’ chance in this round: from { $diggers_before } to { $diggers_after } %)
   *[no] { "" }
}
analysis-saboteur-deed = A move by { analysis-saboteur-doer }{ analysis-saboteur-round }: { analysis-saboteur-change }.
analysis-saboteur-card = A card that is drawn{ analysis-saboteur-round }: { analysis-saboteur-change }.
analysis-saboteur-deal = Cards are dealt: { analysis-saboteur-change }.
analysis-saboteur-gold = The gold cards are drawn: { analysis-change }.
analysis-saboteur-lie = { $who } lies about goal { $number }: to a careful watcher, the odds that the treasure is there go from { $before } to { $after } %.{ $winner ->
    [saboteur] { " " }{ analysis-saboteur-lie-until }, and the saboteurs win the round.
    [digger] { " " }{ analysis-saboteur-lie-until }, but the gold diggers win the round all the same.
   *[unknown] { "" }
}
analysis-saboteur-lie-until = { $until ->
    [0] Nothing sets that right before the round ends
   *[other] Only step { $until } sets that right
}
analysis-racing-dwarfs-deal = How the board was laid: { analysis-change }.
analysis-racing-dwarfs-card = How the board was laid: { analysis-change }.
analysis-racing-dwarfs-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
analysis-racing-dwarfs-deed = { $way ->
    [longer] { $doer_seat }’s turn makes { $who }’s way { analysis-racing-dwarfs-actions } longer
    [shorter] { $doer_seat }’s turn makes { $who }’s way { analysis-racing-dwarfs-actions } shorter
    [nearer] { $doer_seat } gets { analysis-racing-dwarfs-actions } nearer to the far side
   *[same] { $doer_seat }’s turn
}: { analysis-change }.

# The report in the terminal.
analysis-title = { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
analysis-won = { $count ->
    [0] Nobody won
   *[other] { $winners } won
} ({ $scores }).
analysis-alone = Result: { $score }.
analysis-curve = Chance to win, step by step (in %)
analysis-sides = Chance that the diggers win the round (in %)
analysis-round = Round { $round }
analysis-moments = Costly decisions
analysis-moments-about = Judged by what each player could know at that moment, not by how it turned out.
analysis-no-moments = Nobody made a clearly costly decision.
# Several who made the same choice at once; $points may be a range.
analysis-alike = { $who } each give away about { $points } points with the same choice.
analysis-smaller = Clear mistakes that cost less: { $seats }.
analysis-smaller-of = { $who } at { $count ->
    [one] step
   *[other] steps
} { $steps }
analysis-fates = Twists of fate
analysis-no-fates = No single step decided much.
analysis-lies = Lies that were believed
analysis-balance = Luck and skill, in points of 100
analysis-balance-about = Every row adds up: start + luck + skill + blind luck + others = end.
    { $judged ->
        [yes] Skill is measured against the average at this table, which is counted with the others.
       *[no] Once every decision has been judged, skill is measured against the average at this table.
    }
    Mistakes are measured in another way: by how much more the best move promised.
analysis-column-seat = player
analysis-column-start = start
analysis-column-luck = luck
analysis-column-play = skill
analysis-column-unknowable = blind luck
analysis-column-others = others
analysis-column-open = not judged
analysis-column-result = end
analysis-column-clear = clear mistakes
analysis-column-given-away = given away
analysis-played = played
analysis-better = better
analysis-why = told to { $who }
analysis-step = Step { $step }
analysis-cards-off = { $earlier ->
    [none] { "" }
    [one] Leaving one card earlier: 1 gem.{ " " }
   *[other] Leaving one card earlier: { $earlier } gems.{ " " }
}Leaving at that moment: { $now ->
    [one] 1 gem
   *[other] { $now } gems
}.{ $later ->
    [none] { "" }
   *[gems] { " " }One card later: { $later }.
}
# What the next card made of a choice, where it says something else than the judgement.
analysis-hindsight = { $luck ->
    [good] The next card favoured this choice, but that was luck: from what { $who } could know, the other choice promised more.
   *[bad] The next card went against this choice, but that was bad luck: from what { $who } could know, nothing promised more.
}
analysis-racing-dwarfs-rise = Even so, the curve rises by { $points ->
    [one] 1 point
   *[other] { $points } points
}: it does not count on a turn beforehand, and most turns raise it for whoever plays. A better one would have brought { $who } more.
analysis-beliefs = Round { $round }: who could have known ({ $count ->
    [0] there was no saboteur
    [one] the saboteur was { $saboteur_seats }
   *[other] the saboteurs were { $saboteur_seats }
})
analysis-beliefs-watcher = How much a careful watcher, who knows only what everybody could see, suspects each player of being a saboteur. “Likely”: the watcher is 80 % sure of the truth.
analysis-beliefs-likely = { $role ->
    [saboteur] saboteur
   *[digger] gold digger
}, { $watcher ->
    [never] never likely
   *[step] first likely at step { $step }
}
analysis-claim = { $who }, step { $step }: “{ $words }” { $holds ->
    [yes] (true)
    [no] (false)
   *[unknown] (cannot be judged)
}{ $of ->
    [none] { "" }
    [goal] : the odds that the treasure lay at goal { $target } { analysis-claim-moved }
   *[seat] : the odds that { $target } was a saboteur { analysis-claim-moved }
}
analysis-claim-moved = { $moved ->
    [yes] went from { $before } to { $after } %
   *[no] stayed at { $after } %
}
analysis-expedition = Expedition { $part }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $hazard ->
    [none] everybody left
   *[met] ended by a second { analysis-diamant-hazard-name }
}{ $expected ->
    [none] { "" }
   *[gems] ; each adventurer could expect { $expected } gems
}
analysis-expedition-seat = { $who }: { $banked } banked, luck of the deck { $sign }{ $luck }
analysis-race = Fewest actions to get all carts across, before and after each turn
analysis-race-turn = Turn { $number }, { $who }
analysis-race-blocked = { $actions } more for { $who }
analysis-refused = This game cannot be analysed: { $reason ->
    [unreadable] the file is not a record that this program can read
    [unproven] nobody can check how it was dealt
    [unfinished] it was never finished
    [unknown] this program does not know its rules
   *[broken] its record does not fit the rules
}{ $told ->
    [none] { "" }
   *[detail] { " " }({ $told })
}.
analysis-version = Version { $version } of the evaluator; chances are those of players like our bots.
analysis-omitted = The record is very long. Left out: { $steps } steps of the curve, { $decisions } decisions.
analysis-missing = { $parts ->
    [one] One part is not done yet.
   *[other] { $parts } parts are not done yet.
}
analysis-progress-curve = The curve
analysis-progress-decision = Decisions
analysis-progress-beliefs = Beliefs
analysis-progress-deck = The deck
