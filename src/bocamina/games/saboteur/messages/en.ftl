saboteur = Saboteur
saboteur-side-digger = digger
    .wins = diggers win among
saboteur-side-saboteur = saboteur
    .alone = saboteur against diggers

saboteur-path = { $path ->
    [NES] ├
    [NSW] ┤
    [NEW] ┴
    [ESW] ┬
    [NS] │
    [EW] ─
    [NE] └
    [SW] ┐
    [NW] ┘
    [ES] ┌
    [nesw] ╬
    [nes] ╠
    [nsw] ╣
    [new] ╩
    [esw] ╦
    [ns] ║
    [ew] ═
    [ne] ╚
    [sw] ╗
    [nw] ╝
    [es] ╔
    [n] ╵
    [s] ╷
    [e] ╶
    [w] ╴
   *[NESW] ┼
}

saboteur-card = { $card ->
    [NESW] tunnel ┼
    [NES] tunnel ├
    [NEW] tunnel ┴
    [NS] tunnel │
    [EW] tunnel ─
    [NE] tunnel └
    [NW] tunnel ┘
    [nesw] dead end ╬
    [nes] dead end ╠
    [new] dead end ╩
    [ns] dead end ║
    [ew] dead end ═
    [ne] dead end ╚
    [nw] dead end ╝
    [n] dead end ╵
    [e] dead end ╶
    [map] map
    [rockfall] rockfall
    [broken-lamp] broken lamp
    [broken-cart] broken cart
    [broken-pickaxe] broken pickaxe
    [lamp] lamp repair
    [cart] cart repair
    [pickaxe] pickaxe repair
    [lamp-cart] lamp or cart repair
    [lamp-pickaxe] lamp or pickaxe repair
   *[cart-pickaxe] cart or pickaxe repair
}

saboteur-goal-kind = { $kind ->
    [treasure] the treasure
    [stone-ES] a stone (┌)
   *[stone-SW] a stone (┐)
}
saboteur-tool = { $tool ->
    [lamp] lamp
    [cart] cart
   *[pickaxe] pickaxe
}
saboteur-the-tool = the { saboteur-tool }
saboteur-how-many = { $fewest ->
    [0] { $most ->
        [0] 0
       *[1] 0 to 1
    }
    [1] { $most ->
        [1] 1
       *[2] 1 to 2
    }
    [2] { $most ->
        [2] 2
       *[3] 2 to 3
    }
    [3] { $most ->
        [3] 3
       *[4] 3 to 4
    }
   *[4] 4
}
saboteur-role = { $role ->
    [saboteur] saboteur
   *[digger] gold digger
}

# Ready phrases of this game. $number is a goal. What is said about goals and dwarves is compared
# with the truth when the game is over (claims.py).
saboteur-phrase-treasure = The treasure lies under goal { $number }.
saboteur-phrase-stone = There is only stone under goal { $number }.
saboteur-phrase-digger = I am a gold digger!
saboteur-phrase-mend-lamp = Can somebody repair my lamp?
saboteur-phrase-mend-cart = Can somebody repair my cart?
saboteur-phrase-mend-pickaxe = Can somebody repair my pickaxe?
saboteur-phrase-look = Who can look at goal { $number }?

saboteur-option-spare-dwarf = Spare dwarf
    .explanation = There is one more dwarf card than there are players, so nobody knows how many saboteurs there are. If the spare one is always a digger, the full number of saboteurs is in play.
    .any = any dwarf
    .always-a-digger = always a gold digger
saboteur-option-first-seat = First seat
    .explanation = Who begins the first round: drawn by lot, or a seat of your choice, counted around the table.
    .lot = by lot
saboteur-option-connection = Where to dig
    .explanation = A path card must be joined to the start by an unbroken tunnel; or, in the loose version, it only needs to fit next to any card.
    .to-start = joined to the start
    .adjacent = beside any card
saboteur-option-break-own-tool = Breaking your own tool
    .explanation = Whether you may play a broken tool on yourself.
saboteur-option-face-up-discards = Discards face up
    .explanation = Whether everybody sees the card that somebody passes with.
saboteur-option-round-end = End of a round
    .explanation = Without the treasure a round ends when all hands are empty; or as soon as the deck is empty and everybody has passed in a row.
    .hands-empty = when all hands are empty
    .lap-of-passes = when all pass in a row
saboteur-option-gold-cards = Gold for the diggers
    .explanation = As many gold cards as players are shared among the diggers (nine for ten players), or as many as there are diggers.
    .players = one for each player
    .diggers = one for each gold digger
saboteur-option-gold-direction = Passing the gold
    .explanation = In which direction the diggers hand the gold on.
    .counter-clockwise = counter-clockwise
    .clockwise = clockwise
saboteur-option-broken-tools-forfeit = Broken tools cost gold
    .explanation = Whether a digger who has a broken tool when the treasure is found gets no gold.
saboteur-option-saboteur-pay = Saboteurs’ pay
    .explanation = Saboteurs choose the gold cards of their pay themselves, or get the fewest cards that make it up.
    .choose = they choose the cards
    .automatic = by the program
saboteur-option-rounds = Rounds
    .explanation = How many rounds are played: no more than there is gold for, so fewer with more players.

saboteur-event-starter-drawn = { $you ->
    [yes] The lot falls on you: you begin.
   *[no] The lot falls on { $who }, who begins.
}
saboteur-event-role-seen = { $you ->
    [yes] Your dwarf card says: { saboteur-role }.
   *[no] { $who }’s dwarf card says: { saboteur-role }.
}
saboteur-event-roles-dealt = The dwarf cards are dealt. { $fewest ->
    [0] There may be a saboteur among you, or none.
   *[other] Saboteurs among you: { saboteur-how-many }.
}
saboteur-event-goals-laid = Three goals lie face down.
saboteur-event-card-seen = { $you ->
    [yes] You draw: { saboteur-card }.
   *[no] { $who } draws: { saboteur-card }.
}
saboteur-event-round-began = { $starter_seat_is ->
    [reader] You begin round { $round }.
   *[other] { $starter_seat } begins round { $round }.
} Cards in each hand: { $hand }.
saboteur-event-card-drawn = { $you ->
    [yes] You draw a card. Left in the deck: { $left }.
   *[no] { $who } draws a card. Left in the deck: { $left }.
}
saboteur-event-path-dug = { $you ->
    [yes] You lay { saboteur-path } at { $x },{ $y }.
   *[no] { $who } lays { saboteur-path } at { $x },{ $y }.
}
saboteur-event-goal-revealed = The tunnel reaches goal { $goal }: { saboteur-goal-kind }!
saboteur-event-rock-fell = { $you ->
    [yes] Your rockfall buries { saboteur-path } at { $x },{ $y }.
   *[no] A rockfall by { $who } buries { saboteur-path } at { $x },{ $y }.
}
saboteur-event-map-read = { $you ->
    [yes] You look at goal { $goal }.
   *[no] { $who } looks at goal { $goal }.
}
saboteur-event-goal-seen = { $you ->
    [yes] Goal { $goal } is { saboteur-goal-kind }. The others do not see it.
   *[no] { $who } sees that goal { $goal } is { saboteur-goal-kind }.
}
saboteur-event-tool-broken = { $you ->
    [yes] { $target_seat_is ->
        [doer] You break your own { saboteur-tool }.
       *[other] You break { $target_seat }’s { saboteur-tool }.
    }
   *[no] { $target_seat_is ->
        [doer] { $who } breaks their own { saboteur-tool }.
        [reader] { $who } breaks your { saboteur-tool }.
       *[other] { $who } breaks { $target_seat }’s { saboteur-tool }.
    }
}
saboteur-event-tool-mended = { $you ->
    [yes] { $target_seat_is ->
        [doer] You repair your own { saboteur-tool }.
       *[other] You repair { $target_seat }’s { saboteur-tool }.
    }
   *[no] { $target_seat_is ->
        [doer] { $who } repairs their own { saboteur-tool }.
        [reader] { $who } repairs your { saboteur-tool }.
       *[other] { $who } repairs { $target_seat }’s { saboteur-tool }.
    }
}
saboteur-event-card-passed = { $you ->
    [yes] You pass and put a card face down.
   *[no] { $who } passes and puts a card face down.
}
saboteur-event-passed-card-seen = { $you ->
    [yes] The card you passed: { saboteur-card }.
   *[no] The card that { $who } passed: { saboteur-card }.
}
saboteur-event-card-discarded = { $you ->
    [yes] You pass with: { saboteur-card }.
   *[no] { $who } passes with: { saboteur-card }.
}
saboteur-event-handless-passed = { $you ->
    [yes] You have no cards left and pass.
   *[no] { $who } has no cards left and passes.
}
saboteur-event-treasure-reached = { $you ->
    [yes] You have opened the way to the treasure!
   *[no] { $who } has opened the way to the treasure!
}
saboteur-event-cards-ran-out = The cards have run out, and nobody has reached the treasure.
saboteur-event-goal-shown = Goal { $goal } was { saboteur-goal-kind }.
saboteur-event-dwarves-revealed = Saboteurs: { $saboteur_seats }. The spare dwarf: { $spare ->
    [saboteur] a saboteur
   *[digger] a gold digger
}.
saboteur-event-nobody-paid = There is nobody to pay.
saboteur-event-gold-drawn = { $you ->
    [yes] You get the diggers’ gold first. Cards: { $cards }.
   *[no] { $who } gets the diggers’ gold first. Cards: { $cards }.
}
saboteur-event-gold-offered = { $you ->
    [yes] Gold in front of you: { $gold }.
   *[no] Gold in front of { $who }: { $gold }.
}
saboteur-event-gold-taken = { $you ->
    [yes] You keep a gold card. Handed on: { $left }.
   *[no] { $who } keeps a gold card. Handed on: { $left }.
}
saboteur-event-gold-kept = { $you ->
    [yes] Your new gold: { $gold }.
   *[no] { $who }’s new gold: { $gold }.
}
saboteur-event-pay-collected = { $you ->
    [yes] You collect your pay, { $nuggets }. Cards: { $cards }, change: { $change }.
   *[no] { $who } collects { $nuggets } as pay. Cards: { $cards }, change: { $change }.
}
saboteur-event-game-ended = The gold is counted: { $totals }. Victory: { $winner_seats }.

saboteur-refusal-must-play-a-card = With cards in your hand you must play or discard one
saboteur-refusal-gold-is-being-shared = The round is over and gold is being shared
saboteur-refusal-no-such-card = You do not hold this card: { saboteur-card }
saboteur-refusal-tool-broken = You cannot dig while one of your tools is broken
saboteur-refusal-cell-taken = There is a card at { $cell } already
saboteur-refusal-does-not-fit = { saboteur-path } does not fit at { $cell } on its { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side
saboteur-refusal-next-to-nothing = There is no card beside { $cell }
saboteur-refusal-not-joined-to-start = No unbroken tunnel leads from the start to { $cell }
saboteur-refusal-goal-is-face-up = Goal { $goal } is face up already
saboteur-refusal-nothing-there = There is no card at { $cell }
saboteur-refusal-start-and-goals-stay = A rockfall cannot remove the start or a goal
saboteur-refusal-no-such-seat = There is no seat { $target } at this table
saboteur-refusal-own-tool = A house rule forbids breaking your own tool
saboteur-refusal-broken-already = { $who }: the { saboteur-tool } is broken already
saboteur-refusal-not-broken = { $who }: the { saboteur-tool } is not broken
saboteur-refusal-no-gold-to-take = No gold is being handed around now
saboteur-refusal-no-such-gold = There is no gold card worth { $worth } in front of you
saboteur-refusal-no-pay-to-collect = No pay is due now
saboteur-refusal-wrong-pay = Your pay is { $owed }, in cards that are in the pile

# With names for cards, tiles and places: in a browser, and where there is no board.
saboteur-direction-n = up
saboteur-direction-e = right
saboteur-direction-s = down
saboteur-direction-w = left
saboteur-path-name = { $shape ->
    [crossroads] crossroads
    [junction] junction, open { $open }
    [shaft] shaft, open up and down
    [gallery] gallery, open left and right
    [curve] curve, open { $open }
   *[dead] dead end, open { $open }
}
saboteur-goal-name = { $kind ->
    [treasure] the treasure
   *[other] only stone
}
saboteur-plain-path-dug = { $you ->
    [yes] You lay on { $where }: { $what }.
   *[no] { $who } lays on { $where }: { $what }.
}
saboteur-plain-rock-fell = { $you ->
    [yes] Your rockfall buries { $where }: { $what }.
   *[no] { $who }’s rockfall buries { $where }: { $what }.
}
saboteur-plain-goal-revealed = The tunnel reaches goal { $goal }: { $what }!
saboteur-plain-goal-seen = { $you ->
    [yes] Goal { $goal } is { $what }. The others do not see it.
   *[no] { $who } sees that goal { $goal } is { $what }.
}
saboteur-plain-goal-shown = Goal { $goal } was { $what }.
saboteur-plain-card-seen = { $you ->
    [yes] You draw: { $what }.
   *[no] { $who } draws: { $what }.
}
saboteur-plain-card-discarded = { $you ->
    [yes] You discard: { $what }.
   *[no] { $who } discards: { $what }.
}
saboteur-plain-passed-card-seen = { $you ->
    [yes] You pass and put a card face down: { $what }.
   *[no] { $who } passes and puts a card face down: { $what }.
}
