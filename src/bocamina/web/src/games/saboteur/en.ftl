web-saboteur-status = Round { $round } of { $of }
web-saboteur-round = Round { $round }
web-saboteur-prompt = { $phase ->
    [draft] Keep one gold card and hand on the rest
    [pay] Choose your pay: { $nuggets } nuggets
   *[other] { $pass ->
        [yes] You have no cards left
       *[no] Your turn: play a card or discard one
    }
}
web-saboteur-mine = The mine
web-saboteur-crew = The crew
web-saboteur-hand = Your hand
web-saboteur-side-n = up
web-saboteur-side-e = right
web-saboteur-side-s = down
web-saboteur-side-w = left
web-saboteur-path = { $shape ->
    [crossroads] crossroads
    [junction] junction, open { $open }
    [shaft] shaft, open up and down
    [gallery] gallery, open left and right
    [curve] curve, open { $open }
   *[dead] dead end, open { $open }
}
web-saboteur-empty = empty
web-saboteur-target = (can be chosen)
web-saboteur-cut-off = (cut off from the start)
web-saboteur-changed = { $buried ->
    [yes] (new: buried by { $who })
   *[no] (new: laid by { $who })
}
web-saboteur-goal = Goal { $goal }:
web-saboteur-goal-known = { $kind ->
    [treasure] the treasure, only you know
   *[stone] a stone, only you know
}
web-saboteur-face-down = face down
web-saboteur-start = start, with the ladder
web-saboteur-treasure = the treasure
web-saboteur-stone = a stone
web-saboteur-zoom-in = Larger
web-saboteur-zoom-out = Smaller
web-saboteur-fit = Show all of the mine
web-saboteur-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-saboteur-gold-cards = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
}
web-saboteur-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
web-saboteur-broken = broken: { $tools }
web-saboteur-broken-by = Broken { $tool }, by { $who }
web-saboteur-all-whole = All tools are whole.
web-saboteur-looked = Has looked at goals: { $goals }
web-saboteur-passed = Cards passed face down: { $count }
web-saboteur-your-mark = What you think
web-saboteur-marks-private = Only you see this, on this device.
web-saboteur-waits = waits until your tools are whole
web-saboteur-peek = Your role, hidden. Press to see it.
web-saboteur-you-are = You are a { $role ->
    [saboteur] saboteur
   *[digger] gold digger
}.
web-saboteur-aim-digger = Dig to the treasure before the cards run out.
web-saboteur-aim-saboteur = See to it that nobody reaches the treasure.
web-saboteur-notebook = Your notebook
web-saboteur-range = { $fewest ->
    [0] At most one saboteur is in play.
   *[other] Saboteurs in play: { saboteur-how-many }.
}
web-saboteur-your-gold = Your gold: { $nuggets }
web-saboteur-your-notes = Notes
web-saboteur-discards = Face-up discards
web-saboteur-deck = Cards in the deck: { $count }
web-saboteur-blocked = A tool of yours is broken: path cards must wait.
web-saboteur-blocked-by = Broken by { $who }: { $tools }. Path cards must wait.
web-saboteur-turn = Turn the card
web-saboteur-discard = Discard
web-saboteur-pass = Pass
web-saboteur-choose-card = First choose a card of your hand.
web-saboteur-choose-goal = A map is for one of the three goals.
web-saboteur-choose-dwarf = Choose whose tool it is.
web-saboteur-gold = Gold to choose from
web-saboteur-no-cards = no cards, all in change
web-saboteur-round-over = Round { $round } is over
web-saboteur-found = { $who } opened the way to the treasure: the gold diggers win.
web-saboteur-not-found = Nobody reached the treasure. { $saboteurs ->
    [0] There was no saboteur among you either: nobody wins any gold.
    [one] The saboteur wins: { $who } gets { $nuggets } nuggets.
   *[other] The saboteurs win: { $who } get { $nuggets } nuggets each.
}
web-saboteur-spare = Spare dwarf
web-saboteur-go-on = Go on
web-saboteur-to-gold = Go on to your gold
web-saboteur-do-dig = On { $where }: { $what }
web-saboteur-do-rockfall = Bury the tunnel on { $where }
web-saboteur-do-map = Look at goal { $goal }
web-saboteur-do-break = Break { $tool } of { $who }
web-saboteur-do-mend = Mend { $tool } of { $who }
web-saboteur-do-discard = Discard this card
web-saboteur-do-take = { $cards ->
    [0] Take your pay in change
   *[other] Take { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
}
web-saboteur-no-use = nothing to use it on now
web-saboteur-role-short = Your role
web-saboteur-role-dealt = Round { $round }: your dwarf card
    .about = Nobody else may see it. Turn it over when you are ready.
web-saboteur-role-turn = Turn it over
web-saboteur-role-done = Put it away
web-saboteur-goal-kind = { $kind ->
    [treasure] the treasure
   *[other] only stone
}
web-saboteur-event-path-dug = { $you ->
    [yes] You lay on { $where }: { $what }.
   *[no] { $who } lays on { $where }: { $what }.
}
web-saboteur-event-rock-fell = { $you ->
    [yes] Your rockfall buries { $where }: { $what }.
   *[no] { $who }’s rockfall buries { $where }: { $what }.
}
web-saboteur-event-goal-revealed = The tunnel reaches goal { $goal }: { $what }!
web-saboteur-event-goal-seen = { $you ->
    [yes] Goal { $goal } is { $what }. Only you know.
   *[no] { $who } sees that goal { $goal } is { $what }.
}
web-saboteur-event-goal-shown = Goal { $goal } was { $what }.
web-saboteur-event-card-seen = { $you ->
    [yes] You draw: { $what }.
   *[no] { $who } draws: { $what }.
}
web-saboteur-event-card-discarded = { $you ->
    [yes] You discard: { $what }.
   *[no] { $who } discards: { $what }.
}
web-saboteur-refusal-no-such-card = You do not hold this card: { $what }
web-saboteur-refusal-cell-taken = There is a card on { $where } already
web-saboteur-refusal-does-not-fit = On { $where } this card does not fit the neighbour: { $side }. Turn it, or try another place
web-saboteur-refusal-next-to-nothing = There is no card beside { $where }
web-saboteur-refusal-not-joined-to-start = No unbroken tunnel leads from the ladder to { $where }
web-saboteur-refusal-nothing-there = There is no card on { $where }
web-saboteur-claimed = { $who } says: { $kind ->
    [treasure] the treasure
   *[stone] stone
}
web-saboteur-taken = { $what }. { $count ->
    [0] It has no use now; you can discard it.
   *[other] It can go to: { $where }.
}
