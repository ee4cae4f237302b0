# What a finished game has to tell, for everybody: $who is the seat's name.
story-shared = { $winner_seats } finish level and share the victory.
story-photo-finish = { $who } wins by a hair: { $most } to { $second }, just ahead of { $second_seats }.
story-runaway = { $who } runs away with it: { $most } to { $second }.
story-comeback = { $who } was { $behind } behind, and still wins.
story-start-to-finish = { $who } leads from start to finish.
story-seesaw = The lead changes hands { $times } times.

story-turning-point = { $gains ->
    [yes] Here the game turns in { $who }’s favour: the chance to win jumps by { $points } points.
   *[no] Here the game turns against { $who }: the chance to win drops by { $points } points.
}
title-diamant-luckiest = Luckiest
    .about = luck was worth { $number } points of 100
title-diamant-best-player = Best player
    .about = skill was worth { $number } points of 100
title-racing-dwarfs-luckiest = Luckiest
    .about = luck was worth { $number } points of 100
title-racing-dwarfs-best-player = Best player
    .about = skill was worth { $number } points of 100
title-saboteur-luckiest = Luckiest
    .about = luck was worth { $number } points of 100
title-saboteur-best-player = Best player
    .about = skill was worth { $number } points of 100

story-diamant-hazard = { $hazard ->
    [snake] the second snake
    [scorpion] the second scorpion
    [rockfall] the second rockfall
    [gas] the second cloud of gas
   *[explosion] the second explosion
}
story-diamant-comeback = { $who } was { $behind } gems behind, and still wins.
story-diamant-great-haul = { $who } brings home { $gems } gems in one go.
story-diamant-escape = { $who } leaves with { $gems } gems, one card before { story-diamant-hazard }.
story-diamant-great-loss = { $caught ->
    [one] { $lost_seats } loses { $gems } gems to { story-diamant-hazard }.
   *[other] { $lost_seats } lose { $gems } gems each to { story-diamant-hazard }.
}
story-diamant-picked-up = { $who } leaves alone and picks up { $gems } gems on the way out.
story-diamant-alone = { $who } goes on alone after all the others have left, with { $gems } gems in the bag.
story-diamant-idol-taken = { $who } carries the idol home.
story-diamant-idol-left = Nobody dares to fetch the idol in expedition { $expedition }.
story-diamant-early-end = Expedition { $expedition } is over after { $cards } cards.
story-diamant-deep = Expedition { $expedition } goes { $cards } cards deep.
story-diamant-lucky-streak = { $cards } treasures in a row in expedition { $expedition }.
story-diamant-all-left = In expedition { $expedition }, everybody leaves at the same moment.
story-diamant-never-caught = Nothing in the cave ever catches { $who }.
story-diamant-always-caught = The cave catches { $who } { $times } times.
story-diamant-empty-handed = { $who } goes home without a single gem.
story-diamant-same-hazard = { $times ->
    [2] Two
    [3] Three
    [4] Four
   *[5] Five
} expeditions end the same way: with { story-diamant-hazard }.
story-diamant-chapter = Expedition { $number }
title-diamant-bravest = Bravest
    .about = { $number ->
        [one] went on once
       *[other] went on { $number } times
    }
title-diamant-unluckiest = Unluckiest
    .about = { $number ->
        [one] 1 gem lost in the cave
       *[other] { $number } gems lost in the cave
    }
title-diamant-gatherer = Gatherer
    .about = { $number ->
        [one] 1 gem picked up from the path
       *[other] { $number } gems picked up from the path
    }
title-diamant-nose = A nose for danger
    .about = out one card before the end, { $number ->
        [one] once
       *[other] { $number } times
    }
title-diamant-hauler = Heaviest bag
    .about = { $number ->
        [one] 1 gem in one go
       *[other] { $number } gems in one go
    }
title-diamant-careful = Most careful
    .about = left before all the others
curve-diamant-gems = Gems at home and in the bag

story-saboteur-comeback = { $who } was { $behind } nuggets behind, and still wins.
story-saboteur-treasure = { $who } reaches the treasure in round { $round }.
story-saboteur-quick-dig = Round { $round } takes just { $paths } tunnels, and { $who } is at the gold.
story-saboteur-last-moment = The deck is empty when { $who } reaches the gold in round { $round }.
story-saboteur-saboteur-finds = { $who } is a saboteur, and still opens the way to the gold in round { $round }.
story-saboteur-idle-saboteurs = Round { $round }: not a single act of sabotage by { $sly_seats }.
story-saboteur-nobodys-fault = Round { $round } has no saboteur, and still nobody finds the gold.
story-saboteur-lone-saboteur = In round { $round }, { $who } alone keeps all the diggers from the gold.
story-saboteur-saboteurs-win = Round { $round } goes to the saboteurs: { $sly_seats }.
story-saboteur-so-close = In round { $round }, the tunnels come right up to goal { $goal }, and nobody reaches the gold under it.
story-saboteur-wrong-goal = In round { $round }, there is nothing but stone under goal { $goal }.
story-saboteur-friendly-fire = Digger against digger in round { $round }: { $who } breaks one of { $target_seat }’s tools.
story-saboteur-thieves-fall-out = Saboteur against saboteur in round { $round }: { $who } breaks one of { $target_seat }’s tools.
story-saboteur-helped-the-enemy = In round { $round }, { $who } kindly repairs a tool for { $target_seat }, a saboteur.
story-saboteur-late-rock = { $who } brings the tunnel down just before the gold in round { $round }.
story-saboteur-digging-saboteur = Nobody digs more than { $who } in round { $round }: the saboteur.
story-saboteur-great-pay = { $who } pockets { $nuggets } nuggets at once.
story-saboteur-false-gold = “The gold is under goal { $goal },” says { $who } in round { $round }, { $came ->
    [yes] and the tunnel goes there: nothing but stone.
   *[no] knowing that it is only stone.
}
story-saboteur-hidden-gold = “Only stone under goal { $goal },” says { $who } in round { $round }. { $came ->
    [yes] The diggers find the gold there all the same.
   *[no] That is where the gold lies, and nobody comes for it.
}
story-saboteur-false-digger = “I am a gold digger,” says { $who } in round { $round }: a saboteur.
story-saboteur-liar = { $who } lies { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} without blushing.
story-saboteur-honest = { $who } says { $times } things, and all of them are true.
story-saboteur-wrongly-suspected = In round { $round }, several players suspect { $who }, an honest digger.
story-saboteur-never-suspected = Nobody suspects { $who }, who sabotages round { $round }.
story-saboteur-chapter = Round { $number }
title-saboteur-liar = Best liar
    .about = { $number ->
        [one] one lie
       *[other] { $number } lies
    }
title-saboteur-sharp-eye = Sharpest eye
    .about = { $number ->
        [one] suspected the right one once
       *[other] suspected the right one { $number } times
    }
title-saboteur-digger = Hardest digger
    .about = { $number ->
        [one] 1 tunnel
       *[other] { $number } tunnels
    }
title-saboteur-friend = Best friend
    .about = { $number ->
        [one] repaired 1 tool for others
       *[other] repaired { $number } tools for others
    }
title-saboteur-wrecker = Wrecker
    .about = { $number ->
        [one] broke 1 tool
       *[other] broke { $number } tools
    }
title-saboteur-unluckiest = Unluckiest
    .about = { $number ->
        [one] 1 tool broken by others
       *[other] { $number } tools broken by others
    }
title-saboteur-gold-nose = A nose for gold
    .about = { $number ->
        [one] reached the treasure once
       *[other] reached the treasure { $number } times
    }
title-saboteur-master = Master of shadows
    .about = { $number ->
        [one] won a round
       *[other] won { $number } rounds
    } as a saboteur
curve-saboteur-tunnel = How far the tunnels had come

story-racing-dwarfs-comeback = { $who } was { $behind } carts behind, and still wins.
story-racing-dwarfs-first-out = { $who } gets the first cart across, in turn { $turn }.
story-racing-dwarfs-double-out = Two of { $who }’s carts get across in one turn.
story-racing-dwarfs-double-finish = In the very last turn, { $who } gets two carts across at once.
story-racing-dwarfs-many-out = In a single turn, { $who } gets { $times } carts across.
story-racing-dwarfs-straight-through = { $who } brings a cart in and gets it across in one and the same turn.
story-racing-dwarfs-neck-and-neck = { $close_seats } need only one more cart each after turn { $turn }.
story-racing-dwarfs-quick-race = It is all over after { $turn } turns: { $who } wins.
story-racing-dwarfs-long-race = { $turn } turns go by before { $who } wins.
story-racing-dwarfs-rock-war = Nobody leaves the Rock in peace: { $times } pushes, never two running by the same player.
story-racing-dwarfs-tug-of-war = A tug-of-war over the tile on { $cell }: turned { $times } times, never twice running by the same player.
story-racing-dwarfs-parked = One of { $who }’s carts stands still on { $cell } while { $turns } turns go by.
story-racing-dwarfs-rock-rests = The Rock does not move once in { $turn } turns.
story-racing-dwarfs-one-to-go = { $who } needs only one more cart after turn { $turn }.
story-racing-dwarfs-streak = { $who } gets carts across in two turns running.
story-racing-dwarfs-across = { $who } has all carts across after { $turn } turns.
story-racing-dwarfs-none-out = Not one of { $who }’s carts gets across.
story-racing-dwarfs-long-ride = One of { $who }’s carts gets { $cells } cells away in one go.
story-racing-dwarfs-went-home = { $who } sends a cart back home from { $cell }.
story-racing-dwarfs-busy-tile = The tile on { $cell } is turned at least { $times } times.
story-racing-dwarfs-wandering-rock = The Rock wanders at least { $cells } cells.
story-racing-dwarfs-rock-roller = { $who } pushes the Rock { $times } times.
story-racing-dwarfs-late-start = { $who } does not bring in a cart until turn { $turn }.
story-racing-dwarfs-nowhere = The race goes nowhere, so the carts already across decide.
story-racing-dwarfs-chapter = Turn { $number }
title-racing-dwarfs-turner = Track switcher
    .about = { $number ->
        [one] turned 1 tile
       *[other] turned { $number } tiles
    }
title-racing-dwarfs-rock-pusher = Rock pusher
    .about = { $number ->
        [one] pushed the Rock once
       *[other] pushed the Rock { $number } times
    }
title-racing-dwarfs-rider = Farthest ride
    .about = { $number ->
        [one] 1 cell away in one go
       *[other] { $number } cells away in one go
    }
title-racing-dwarfs-ditherer = Ditherer
    .about = { $number ->
        [one] took back 1 move
       *[other] took back { $number } moves
    }
title-racing-dwarfs-homesick = Homesick
    .about = { $number ->
        [one] sent 1 cart home
       *[other] sent { $number } carts home
    }
title-racing-dwarfs-unluckiest = Unluckiest
    .about = { $number ->
        [one] 1 cart short of the win
       *[other] { $number } carts short of the win
    }
curve-racing-dwarfs-carts = Carts across
