web-saboteur-pitch = Dig to the gold together, while somebody at the table wants you to fail.
web-saboteur-time = 20 to 40 minutes
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
web-saboteur-empty = empty
web-saboteur-target = (can be chosen)
web-saboteur-cut-off = (cut off from the start)
web-saboteur-changed = { $buried ->
    [yes] (new: buried by { $who })
   *[no] (new: laid by { $who })
}
web-saboteur-goal = Goal { $goal }:
web-saboteur-goal-known = { $kind ->
    [treasure] the treasure, still face down
   *[stone] a stone, still face down
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
web-saboteur-looked = has looked at goals: { $goals }
web-saboteur-passed = cards passed face down: { $count }
web-saboteur-your-mark = What you think
web-saboteur-peek = Your role, hidden. Press to see it.
web-saboteur-you-are = You are a { $role ->
    [saboteur] saboteur
   *[digger] gold digger
}.
web-saboteur-aim-digger = Dig to the treasure before the cards run out.
web-saboteur-aim-saboteur = Make sure that nobody reaches the treasure.
web-saboteur-notebook = Your notebook
web-saboteur-range = { $fewest ->
    [0] At most one saboteur is in play.
   *[other] Saboteurs in play: { saboteur-how-many }.
}
web-saboteur-your-gold = Your gold: { $nuggets }
web-saboteur-your-notes = Notes
web-saboteur-discards = Face-up discards
web-saboteur-deck = Cards in the deck: { $count }
web-saboteur-blocked-by = Broken by { $who }: { $tools }
web-saboteur-blocked-short = Broken: { $tools }
web-saboteur-turn = Turn the card
web-saboteur-discard = Discard
web-saboteur-pass = Pass
web-saboteur-choose-card = First choose a card from your hand.
web-saboteur-choose-goal = A map is for one of the three goals.
web-saboteur-choose-dwarf = Choose whose tool it is.
web-saboteur-gold = Gold to choose from
web-saboteur-no-cards = no cards, all in change
web-saboteur-round-over = Round { $round } is over
web-saboteur-turned = { $kind ->
    [treasure] Gold!
   *[stone] Only stone
}
web-saboteur-found = { $who } opened the way to the treasure: the gold diggers win.
web-saboteur-not-found = Nobody reached the treasure. { $saboteurs ->
    [0] There was no saboteur among you either: nobody wins any gold.
    [one] The saboteur wins: { $who } gets { $nuggets } nuggets.
   *[other] The saboteurs win: { $who } get { $nuggets } nuggets each.
}
web-saboteur-spare = Spare dwarf
web-saboteur-go-on = Go on
web-saboteur-to-gold = Go on to your gold
web-saboteur-do-dig = Dig on { $where } ({ $what })
web-saboteur-do-rockfall = Bury the tunnel on { $where }
web-saboteur-do-map = Look at goal { $goal }
web-saboteur-do-break = { $you ->
    [yes] Break your own { saboteur-tool }
   *[no] Break { $who }’s { saboteur-tool }
}
web-saboteur-do-mend = { $you ->
    [yes] Repair your own { saboteur-tool }
   *[no] Repair { $who }’s { saboteur-tool }
}
web-saboteur-do-discard = Discard a card ({ $what })
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
    .about = Nobody else may see it.
web-saboteur-role-turn = Turn it over
web-saboteur-role-done = Put it away
web-saboteur-refusal-no-such-card = You do not hold this card: { $what }
web-saboteur-refusal-cell-taken = There is a card on { $where } already
web-saboteur-refusal-does-not-fit = On { $where } this card does not fit the neighbour: { $side }. Turn it, or try another place
web-saboteur-refusal-next-to-nothing = There is no card beside { $where }
web-saboteur-refusal-not-joined-to-start = No unbroken tunnel leads from the start to { $where }
web-saboteur-refusal-nothing-there = There is no card on { $where }
web-saboteur-claimed = { $who } says: { $kind ->
    [treasure] the treasure
   *[stone] stone
}
web-saboteur-taken = { $what }. { $count ->
    [0] It has no use now; you can discard it.
   *[other] { $aims ->
        [deeds] You can: { $where }.
       *[places] It can go to: { $where }.
    }
}
web-saboteur-guide-role = Turn over your dwarf card: it says which side you are on.
web-saboteur-guide-role-seen = Put it away before anybody else sees it. “Your role” shows it again.
web-saboteur-guide-gold = Choose the gold that you want to keep.
web-saboteur-guide-pass = You have no cards left. Pass.
web-saboteur-guide-card = { $role ->
    [digger] You are a gold digger: reach the treasure.
    [saboteur] You are a saboteur: keep them from the treasure.
   *[none] {""}
} { $dig ->
    [yes] Tap a card in your hand.
   *[no] { $barred }. Tap another card.
}
web-saboteur-guide-idle = { $why ->
    [none] There is nowhere to play this card now.
   *[other] { $why }.
} Tap another one, or discard it for a new one.
web-saboteur-guide-dig = Tap a glowing place, where this tunnel fits, or discard it. { $turn ->
    [yes] You can turn it, too.
   *[no] {""}
}
web-saboteur-guide-rockfall = Tap a tunnel to take it out of the mine.
web-saboteur-guide-map = Tap a goal. Only you will see what is under it.
web-saboteur-guide-break = Tap a player. Nobody can dig with a broken tool.
web-saboteur-guide-talk = You have seen what lies under goal { $goal }. Tell the others in Talk, or lie.
web-saboteur-guide-mend = Tap the broken tool to repair.
web-saboteur-advice-look-look-cell = Look at { $where } in the mine.
web-saboteur-advice-look-look-card = Look at this card in your hand: { $what }.
web-saboteur-advice-why-spare = You will hardly need this card: { $what }.
web-saboteur-advice-why-spends = It spends a card that you may still need: { $what }.
web-saboteur-about-status = Each round deals new roles. Whoever has the most gold after the last one wins.
web-saboteur-about-tunnel = A tunnel. It must fit all cards next to it, and be joined to the start by an unbroken tunnel.
web-saboteur-about-dead-end = It fits like a tunnel, but the way ends in it: nobody gets through.
web-saboteur-about-rockfall = Takes one tunnel card out of the mine. Start and goals stay.
web-saboteur-about-map = Look at one goal in secret. Nobody else sees what it is.
web-saboteur-about-break = Play it on any player: with a broken tool nobody can dig until it is repaired.
web-saboteur-about-mend = Repairs the tool that it shows, anybody’s or your own; if it shows two, one of them.
web-saboteur-about-start = The ladder: every tunnel starts here.
web-saboteur-about-face-down = One of the three goals is the treasure, the other two are stone. It turns over when a tunnel reaches it.
web-saboteur-about-treasure = A tunnel from the start to here means that the gold diggers win the round.
web-saboteur-about-stone = Only stone. The treasure is elsewhere.
web-saboteur-about-deck = When the deck is empty and nobody has a card left, the saboteurs win the round.
web-saboteur-about-broken = Nobody can dig with a broken tool: it must be repaired first.
web-saboteur-about-gold-cards = one to three nuggets each; only the owner knows.
web-saboteur-about-gold = Nuggets from the rounds so far. Whoever has the most at the end wins.
web-saboteur-about-role = Which side you are on. Tap to see it for a few seconds; nobody else at the table does.
web-saboteur-about-notebook = What you have seen, face-up discards, and room for your own notes.
web-saboteur-about-gold-card = You keep this card, and nobody else knows what it is worth. The others go on to whoever picks next.
web-saboteur-about-pay = Gold cards for your pay. If they are worth less than that, you get the rest in change.
web-saboteur-review-gain = { $gain ->
    [one] 1 nugget
   *[other] { $gain } nuggets
}
web-saboteur-review-chapter = Round { $number }
