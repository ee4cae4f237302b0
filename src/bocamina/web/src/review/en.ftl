# The page of a finished game's analysis.

web-review-open-page = Analysis
web-review-title = { $game }: analysis
web-review-curve-name = Chance to win, step by step
web-review-curve = { $winners ->
    [0] Nobody won
   *[other] { $winner } won
} after { $steps } steps; { web-review-how-many }.
web-review-alone = { $who } brought home { $gain } in { $steps } steps; { web-review-how-many }.
web-review-how-many = { $moments ->
    [0] no step stands out
    [one] one moment mattered most
   *[other] { $moments } moments mattered most
}
web-review-steps-name = The game, step by step
web-review-board = The board at this step
web-review-parts = What to read
web-review-step = Step { $step }
web-review-at-step = step { $step }
web-review-sides = The gold diggers have a { $percent } % chance to win this round.
web-review-band = Who wins the round:
    .diggers = gold diggers
    .saboteurs = saboteurs
web-review-round-from-to = { $new ->
    [yes] The gold diggers start the round at { $to } %.
   *[no] The gold diggers’ chance in this round: { $from } → { $to }.
}
web-review-by-luck = Luck:
web-review-by-play = { $kind ->
    [play] What { $who } chose: { $play }.
    [blind] Blind luck of { $who }: { $blind }.
   *[both] What { $who } chose: { $play }, blind luck: { $blind }.
}
web-review-stands = { $who } { $percent } %
web-review-from-to = { $who } { $from } → { $to }
web-review-percent = { $percent } %
web-review-gain = { $gain ->
    [one] 1 point
   *[other] { $gain } points
}
web-review-a-move = something else
web-review-before = Before the first step
web-review-secret = { $who } chooses in secret.
web-review-silent = { $steps ->
    [one] A card that not everybody saw.
   *[other] { $steps } cards that not everybody saw.
}
web-review-omitted = The game was very long: { $steps ->
    [0] { "" }
   *[other] its last { $steps } steps are left out
}{ $decisions ->
    [0] { "" }
   *[other] { $steps ->
        [0] { "" }
       *[other] , and{ " " }
    }its last { $decisions } decisions are not judged
}.
web-review-like-bots = Chances are for players like our bots, given everything on the table and in all hands. Decisions are judged by what each player could know, not by how they turned out.
web-review-waiting = { $place ->
    [one] One other game comes first
   *[other] { $place } other games come first
}: about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
web-review-growing = { $percent ->
    [0] Looking at the game
   *[other] { $percent } % done
}: about { $seconds } more seconds.
web-review-partial = Some of it could not be worked out. The rest is here.
web-review-refused = This game cannot be analysed: { $reason ->
    [unproven] nobody can check how it was dealt.
    [unfinished] it was never finished.
    [unknown] this server does not know its rules.
   *[broken] its record does not fit the rules that this server knows.
}
web-review-failed = This game could not be analysed: something went wrong on the server. Its host can look it up in the log.
web-review-old = An older version of the program made this analysis.
web-review-renew = Analyse again
web-review-again = Try again
web-review-none = Nobody at this table has asked for an analysis yet.
web-review-off = This server does not analyse games.
web-review-tab-moments = What mattered
web-review-tab-balance = Luck and skill
web-review-tab-beliefs = Suspicions
web-review-tab-decisions = Decisions
web-review-tab-words = In words
web-review-decisions-about = Every decision of { $who } that was judged, and what it gave away{ $by ->
    [win] { " " }in percentage points of the chance to win
   *[gain] { "" }
}. Grey: not certain, or hardly anything. Tap one to see what would have been better.
web-review-decisions-come = The decisions of { $who } are still being judged.
web-review-no-decisions = { $who } had no real decision to make.
web-review-said = “{ $words }”
web-review-clarity = { $clear ->
    [clear] (a clear mistake)
    [perhaps] (perhaps a mistake)
    [best] (the best)
   *[close] (as good as the best)
}
web-review-moments-come = What mattered is still being looked for.
web-review-no-moments = No step stands out: the game was decided by many small things.
web-review-nothing-costly = { $clear ->
    [0] { $who } made no clear mistake.
   *[other] { $who } made mistakes, but none that cost much.
}
web-review-keys = On the curve: arrows walk along, N and P leap to what mattered, Enter opens the replay.
web-review-look = { $clear ->
    [perhaps] { $who } decided here, and there may have been something better. Look closer
    [clear] { $who } decided here, and gave away about { $by ->
        [gain] { $gain }
       *[win] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }. Look closer
    [best] { $who } decided here, and chose the best. Look closer
   *[close] { $who } decided here, about as well as possible. Look closer
}

web-review-decision = { $who } decides
web-review-cost = { $by ->
    [gain] { $clear ->
        [clear] { $who } gave away about { $gain } by this.
       *[close] { $who } chose as well as possible.
    }
   *[win] { $clear ->
        [clear] This cost { $who } about { $points } percentage points of the chance to win (give or take { $error }).
        [perhaps] There may have been something better, by about { $points } percentage points of the chance to win, but that is not certain (give or take { $error }).
        [best] { $who } chose the best move we found.
       *[close] { $who } chose about as well as possible.
    }
}
web-review-instead = Played: { $played }. Better: { $best }.
web-review-best = best
web-review-played = played
web-review-why = { $own ->
    [yes] Why
   *[no] Why, as { $who } could see it
}
web-review-by-knowledge = Only what { $who } could know at the time counts, not how it turned out.

web-review-try = { $own ->
    [yes] Try again: your { $count ->
        [one] costliest decision
       *[other] { $count } costliest decisions
    }
   *[no] Try again in { $who }’s place ({ $count })
}
web-review-try-number = Try again: { $number } of { $count }
web-review-try-task = Played: “{ $move }”. { $by ->
    [gain] That was worth { $worth }, the best move { $best }.
   *[win] That left a chance of { $worth } to win, the best move { $best }.
} What would be better?
web-review-try-how = Choose on the table, as in the game. You see only what could be known then.
web-review-try-show = Show the answer
web-review-try-next = Next one
web-review-try-end = Back to the analysis
web-review-try-worth = { $worth }{ $by ->
    [gain] { "" }
   *[win] { " " }to win
}
web-review-try-best = “{ $move }”: { web-review-try-worth }. That is the best there was!
web-review-try-good = “{ $move }”: { web-review-try-worth }, as good as the best ({ $best }).
web-review-try-better = “{ $move }”: { web-review-try-worth }, better than the { $played } of the game. The best has { $best }. Keep trying?
web-review-try-same = “{ $move }”: { web-review-try-worth }. That is what was played. The best has { $best }. Try something else.
web-review-try-worse = “{ $move }”: { web-review-try-worth }, no better than the { $played } of the game. The best has { $best }. Try again.
web-review-try-unknown = What this move is worth was not worked out. Try another.

web-review-balance-about = In percentage points of the chance to win. Every row adds up.
web-review-start = Start
web-review-result = End
web-review-luck = Luck
    .about = What cards and tiles brought, compared with what could be expected.
web-review-play = Skill
    .about = What the player’s choices brought, going by what could be known, compared with the average at this table.
web-review-unknowable = Blind luck
    .about = How those choices turned out through what the player could not know.
web-review-others = Others
    .about = What the others did, and what the player’s choices bring on average at this table.
web-review-open = Not judged
    .about = The player’s moves that were not judged.
    .growing = The player’s moves that are still to be judged.
web-review-mistakes-about = Mistakes are measured in another way: by how much more the best move promised.
web-review-given-away = { $decisions ->
    [0] { $growing ->
        [yes] { $who }: still to be judged.
       *[no] { $who } had no real decision to make.
    }
   *[other] { $who }: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $clear ->
        [0] no clear mistake
        [one] 1 clear mistake (points given away: about { $points })
       *[other] { $clear } clear mistakes (points given away: about { $points })
    }{ $perhaps ->
        [0] { "" }
       *[other] , { $perhaps } in doubt
    }.
}

web-review-observer = Whose knowledge
web-review-public = What everybody could know
web-review-observer-of = What { $name } could know
web-review-roles = Show who was what
web-review-beliefs-about = Round { $round }: how likely each was a saboteur, by deeds and words so far.
web-review-beliefs-none = Suspicions are still being worked out.
web-review-certain = (certain)
web-review-saboteur = saboteur
web-review-digger = gold digger
web-review-knowable = Who could have been found out
web-review-knowable-line = { $who } ({ $role ->
    [saboteur] saboteur
   *[other] gold digger
}): { $how ->
    [certain] certain from here on
    [likely] likely for the first time here
   *[never] could not be known
}
web-review-claims = What was said, and what a careful watcher made of it
web-review-claim = { $who }: “{ $words }” { $holds ->
    [yes] (true).
    [no] { $of ->
        [goal] (a lie).
       *[seat] (wrong).
    }
    [unknown] (cannot be judged).
   *[hidden] { "" }
} { $of ->
    [goal] The odds that the treasure lay at goal { $target }
   *[seat] The odds that { $target } was a saboteur
} { $moved ->
    [yes] went from { $before } to { $after } %.
   *[no] stayed at { $after } %.
}
web-review-goals = Where the treasure seemed to be
web-review-goal = Goal { $number }
web-review-treasure = the treasure

web-review-words-about = What the curve shows, in per cent: first in short, then part by part. Unfold a part to see every step and what decided it. What one player’s move did to the others is counted for them under “Others”.
web-review-in-short = In short
web-review-course = { $who }: from { $start } to { $end } %{ $most ->
    [none] { "" }
   *[other] , highest { $most } % (step { $most_step })
}{ $least ->
    [none] { "" }
   *[other] , lowest { $least } % (step { $least_step })
}.
web-review-diggers = The gold diggers’ chance to win the round
web-review-chapter = { $number ->
    [0] The game
   *[other] Part { $number }
}
web-review-chapter-cards = { $end }.
web-review-chapter-won = { $winner ->
    [digger] The gold diggers win it.
   *[saboteur] The saboteurs win it.
}
web-review-chapter-moved = Chances to win the game: { $changes }.
web-review-chapter-still = Nobody’s chance to win the game has changed.
web-review-every-step = { $from ->
    [0] Every step, up to { $to }
   *[other] Every step, { $from } to { $to }
}
web-review-expedition = Expedition
web-review-expeditions-about = Gems brought home. In brackets: how many more or fewer than expected the cards offered, whether they were taken home or not.
web-review-expedition-end = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $hazard ->
    [none] all left
    [snake] ended by snakes
    [scorpion] ended by scorpions
    [rockfall] ended by a rockfall
    [gas] ended by gas
   *[explosion] ended by an explosion
}
web-review-race-turn = Turn { $number }: { $who }
web-review-race-earlier = The turn before
web-review-race-later = The next turn
web-review-race-better = { $clear ->
    [clear] Better by
   *[perhaps] Perhaps better, by
} about { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-review-race-played = Played
web-review-race-good = There was hardly a better turn.
web-review-race-look = See it on the board
web-review-race-about = The fewest actions that bring all carts across. In brackets: cart by cart. A plus means that no way is in sight.
web-review-race-before = Before
web-review-race-after = After
web-review-race-blocked = { $who } holds up { $whom }: { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
}.
