web-diamant-pitch = One more card, or home with the gems? Everybody decides at once.
web-diamant-time = 10 to 20 minutes
web-diamant-odds-allowed = Odds on the table
    .about = Anybody can look up how likely the next card is to end the expedition, and what it is worth.
web-diamant-status = Expedition { $expedition } of { $of }
web-diamant-prompt = { $inside ->
    [one] Stay or leave?
   *[other] Who stays, and who leaves?
}
web-diamant-expedition-over = Expedition { $expedition } is over.
web-diamant-choice = { $inside ->
    [2] { $leaving ->
        [0] Both stay
        [1] One leaves, one stays
       *[other] Both leave
    }
   *[other] { $leaving ->
        [0] Stay in the cave
       *[other] Leave the cave
    }
}
web-diamant-path = The cave
web-diamant-treasure-card = { $idol ->
    [yes] An idol
   *[no] Treasure { $value }{ $gems ->
        [0] {""}
       *[other] , gems left on it: { $gems }
    }
}
web-diamant-dangers = Hazards
web-diamant-danger = { $hazard }: { $met ->
    [yes] met once, the next one ends the expedition;
   *[no] not met yet;
} { $left } in the deck
web-diamant-in-cave = { $count ->
    [one] in the cave
   *[other] { $count } in the cave
}
web-diamant-in-camp = in camp
web-diamant-left = just left
web-diamant-has-chosen = has chosen
web-diamant-in-chest = gems in the chest
web-diamant-carried = { $count ->
    [0] carried
    [one] carried, at risk
   *[other] carried by each, at risk
}
web-diamant-banked = in your chest, safe
web-diamant-odds = Odds of the next card
web-diamant-bust = Risk that everybody must flee: { $percent } %.
web-diamant-one-more = On average, one more card brings { $count ->
    [one] you
   *[other] each of your adventurers
} { $gain ->
    [one] { $gain } gem
   *[other] { $gain } gems
} and costs { $loss }.
web-diamant-stay = Stay
web-diamant-stay-hint = one more card
web-diamant-leave = Leave
web-diamant-leave-hint = { $lying ->
    [0] to the camp
   *[other] plus { $lying } from the floor, shared
}
web-diamant-adventurer = Adventurer { $number }
web-diamant-seal = { $leaving ->
    [0] Both stay
   *[other] { $staying ->
        [0] Both leave
       *[other] Seal: { $leaving } leaves, { $staying } stays
    }
}
web-diamant-sealed = Sealed
web-diamant-may-change = You can still change your mind.
web-diamant-you-wait = { $inside ->
    [none] You are in camp. Your gems are safe.
   *[some] You are in camp. Your gems are safe; the others go on.
}
web-diamant-fled = Second { $hazard }! { $lost ->
    [0] { $inside ->
        [one] The one adventurer inside runs, with nothing to drop.
       *[other] Everybody inside runs, with nothing to drop.
    }
   *[other] { $inside ->
        [one] The one adventurer inside runs and drops { $lost }.
       *[other] Everybody inside runs and drops { $lost } each.
    }
}
web-diamant-go-on = Go on
web-diamant-stays = stays
web-diamant-leaves = leaves
web-diamant-parts = one leaves, one stays
web-diamant-read-met = { $count ->
    [0] No hazard has been met.
   *[other] Hazards met: { $met }.
}
web-diamant-read-purse = Carried: { $carried }. In your chest: { $chest }.
web-diamant-guide = { $inside ->
    [one] Stay for one more card, or leave { $carried ->
        [0] the cave
        [one] with your one gem
       *[other] with your { $carried } gems
    }? Everybody chooses in secret, at the same time.
   *[other] Tap an adventurer to change between staying and leaving, then seal your choice below.
}
web-diamant-about-status = An expedition is over when nobody is left inside. The fullest chest after the last one wins.
web-diamant-about-hazard = The first of a kind is only a warning. The second of the same kind drives out everybody still inside, empty-handed.
web-diamant-about-treasure = Its gems are shared by everybody inside. What is left over waits for those who leave.
web-diamant-about-stay = One more card is turned over: gems to share, or a hazard.
web-diamant-about-leave = You bring what you carry to your chest, and share what lies on the way with those who leave at the same time.
web-diamant-bag = What you carry
web-diamant-about-bag = It is yours once you leave the cave. If a hazard comes for the second time, it is lost.
web-diamant-chest = Your chest
web-diamant-about-chest = Safe until the end. The fullest chest wins.
web-diamant-about-in-cave = Inside: shares what is found, and loses it when a hazard comes for the second time.
web-diamant-about-in-camp = In camp: has brought the gems home, and waits for the next cave.
web-diamant-about-odds = What the cards still in the deck say about the next one.
web-diamant-review-gain = { $gain ->
    [one] 1 gem
   *[other] { $gain } gems
}
web-diamant-review-tab-account = Expeditions
web-diamant-review-chapter = Expedition { $number }
