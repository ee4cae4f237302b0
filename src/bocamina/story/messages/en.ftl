# What a finished game has to tell, for everybody: $who is the seat's name.
story-shared = { $winner_seats } finish level and share the victory.
story-photo-finish = { $who } wins by a hair: { $margin } ahead of { $second_seat }.
story-runaway = { $who } runs away with it: { $margin } ahead of { $second_seat }.
story-comeback = { $who } was { $behind } behind, and wins all the same.

story-turning-point = { $gains ->
    [yes] Here the game turns for { $who }: { $points } points of 100 gained at one stroke.
   *[no] Here the game turns against { $who }: { $points } points of 100 lost at one stroke.
}
title-diamant-luckiest = Luckiest
    .about = { $number } points of 100 by luck
title-diamant-best-player = Best player
    .about = { $number ->
        [0] gave nothing away
        [one] gave away 1 point of 100 only
       *[other] gave away { $number } points of 100, the fewest
    }
title-racing-dwarfs-luckiest = Luckiest
    .about = { $number } points of 100 by luck
title-racing-dwarfs-best-player = Best player
    .about = { $number ->
        [0] gave nothing away
        [one] gave away 1 point of 100 only
       *[other] gave away { $number } points of 100, the fewest
    }
title-saboteur-luckiest = Luckiest
    .about = { $number } points of 100 by luck
title-saboteur-best-player = Best player
    .about = { $number ->
        [0] gave nothing away
        [one] gave away 1 point of 100 only
       *[other] gave away { $number } points of 100, the fewest
    }

story-diamant-hazard = { $hazard ->
    [snake] the second snake
    [scorpion] the second scorpion
    [rockfall] the second rockfall
    [gas] the second cloud of gas
   *[explosion] the second explosion
}
story-diamant-comeback = { $who } was { $behind } gems behind, and wins all the same.
story-diamant-great-haul = { $who } brings home { $gems } gems in one go.
story-diamant-escape = { $who } leaves with { $gems } gems, one card before { story-diamant-hazard }.
story-diamant-great-loss = { $caught ->
    [one] { $lost_seats } loses { $gems } gems to { story-diamant-hazard }.
   *[other] { $lost_seats } lose { $gems } gems each to { story-diamant-hazard }.
}
story-diamant-picked-up = { $who } leaves alone and picks up { $gems } gems on the way out.
story-diamant-alone = { $who } goes on alone when all the others have left, { $gems } gems in the bag.
story-diamant-idol-taken = { $who } carries the idol home.
story-diamant-idol-left = Nobody dares to fetch the idol in expedition { $expedition }.
story-diamant-early-end = Expedition { $expedition } is over after { $cards } cards.
story-diamant-deep = Expedition { $expedition } goes { $cards } cards deep.
story-diamant-lucky-streak = { $cards } treasures in a row in expedition { $expedition }.
story-diamant-all-left = In expedition { $expedition } everybody turns back at the same moment.
story-diamant-never-caught = Nothing in the cave ever catches { $who }.
story-diamant-always-caught = The cave catches { $who } { $times } times.
story-diamant-empty-handed = { $who } goes home without a single gem.
story-diamant-same-hazard = { story-diamant-hazard } ends { $times } expeditions.
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
    .about = turned back before all the others
curve-diamant-gems = Gems at home and in the bag

story-saboteur-treasure = { $who } reaches the treasure in round { $round }.
story-saboteur-quick-dig = Round { $round }: { $paths } tunnels, and { $who } stands before the gold.
story-saboteur-last-moment = The deck is empty when { $who } reaches the gold in round { $round }.
story-saboteur-saboteur-finds = { $who } is a saboteur, and reaches the gold for the diggers in round { $round }.
story-saboteur-idle-saboteurs = In round { $round } { $sly_seats } sabotages nothing at all.
story-saboteur-nobodys-fault = Round { $round } has no saboteur, and still nobody finds the gold.
story-saboteur-lone-saboteur = { $who } keeps all the diggers from the gold alone in round { $round }.
story-saboteur-saboteurs-win = Round { $round } goes to the saboteurs: { $sly_seats }.
story-saboteur-so-close = One tunnel was missing to the gold in round { $round }.
story-saboteur-wrong-goal = Behind goal { $goal } there is nothing but stone in round { $round }.
story-saboteur-friendly-fire = { $who } breaks a tool of { $target_seat }, though both dig for the gold.
story-saboteur-thieves-fall-out = { $who } breaks a tool of { $target_seat }, and both are saboteurs.
story-saboteur-helped-the-enemy = { $who } repairs a tool of { $target_seat }, who is a saboteur.
story-saboteur-late-rock = { $who } brings the tunnel down just before the gold in round { $round }.
story-saboteur-digging-saboteur = Nobody digs more than { $who } in round { $round }: the saboteur.
story-saboteur-great-pay = { $who } pockets { $nuggets } nuggets at once.
story-saboteur-liar = { $who } lies { $times ->
    [one] once
   *[other] { $times } times
} without blushing.
story-saboteur-honest = { $who } says { $times } things, and all of them are true.
story-saboteur-wrongly-suspected = { $who } is suspected by several, and is a digger.
story-saboteur-never-suspected = Nobody suspects { $who }, the saboteur.
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
        [one] repaired 1 tool of others
       *[other] repaired { $number } tools of others
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

story-racing-dwarfs-comeback = { $who } was { $behind } carts behind, and wins all the same.
story-racing-dwarfs-first-out = { $who } gets the first cart across, in turn { $turn }.
story-racing-dwarfs-double-out = Two carts of { $who } get across in one turn.
story-racing-dwarfs-one-to-go = { $who } needs only one more cart after turn { $turn }.
story-racing-dwarfs-streak = { $who } gets carts across in two turns running.
story-racing-dwarfs-across = { $who } has everything across after { $turn } turns.
story-racing-dwarfs-none-out = Not one cart of { $who } gets across.
story-racing-dwarfs-long-ride = A cart of { $who } gets { $cells } cells away in one go.
story-racing-dwarfs-went-home = { $who } sends a cart back home from { $cell }.
story-racing-dwarfs-busy-tile = The tile at { $cell } is turned { $times } times and more.
story-racing-dwarfs-wandering-rock = The Rock wanders { $cells } cells and more.
story-racing-dwarfs-rock-roller = { $who } rolls the Rock { $times } times.
story-racing-dwarfs-late-start = { $who } brings the first cart in only in turn { $turn }.
story-racing-dwarfs-nowhere = The race goes nowhere, and the carts that are across decide.
story-racing-dwarfs-chapter = Turn { $number }
title-racing-dwarfs-turner = Points-turner
    .about = { $number ->
        [one] turned 1 tile
       *[other] turned { $number } tiles
    }
title-racing-dwarfs-rock-pusher = Rock-roller
    .about = { $number ->
        [one] rolled the Rock once
       *[other] rolled the Rock { $number } times
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
