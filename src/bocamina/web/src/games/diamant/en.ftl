web-diamant-status = Expedition { $expedition } of { $of }
web-diamant-prompt = { $inside ->
    [one] Stay or leave?
   *[other] Who stays, and who leaves?
}
web-diamant-expedition-over = Expedition { $expedition } is over.
web-diamant-choice = { $leaving ->
    [0] Stay in the cave
   *[other] { $inside ->
        [one] Leave the cave
       *[other] Leaving: { $leaving } of { $inside }
    }
}
web-diamant-path = The cave
web-diamant-treasure-card = Treasure { $value }{ $gems ->
    [0] {""}
   *[other] , gems left on it: { $gems }
}{ $idol ->
    [yes] , with an idol
   *[no] {""}
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
web-diamant-bust = Risk that all must flee: { $percent } %.
web-diamant-one-more = On average, one more card brings you { $gain } gems and loses you { $loss }.
web-diamant-stay = Stay
web-diamant-stay-hint = one more card
web-diamant-leave = Leave
web-diamant-leave-hint = { $lying ->
    [0] to the camp
   *[other] sharing { $lying } on the way
}
web-diamant-adventurer = Adventurer { $number }
web-diamant-seal = { $leaving ->
    [0] All stay
   *[other] { $staying ->
        [0] All leave
       *[other] Seal: { $leaving } leaves, { $staying } stays
    }
}
web-diamant-sealed = Sealed
web-diamant-may-change = You can change your mind until everybody has chosen.
web-diamant-you-wait = You are in camp. Your gems are safe; the others go on.
web-diamant-fled = Second { $hazard }! { $inside ->
    [one] The one adventurer inside runs and drops { $lost }.
   *[other] Everybody inside runs and drops { $lost } each.
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
