"""The levels' policies in a first expedition, for measuring their exploitability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.games.diamant.components import FIRST_HAZARD, HAZARDS, VALUES
from bocamina.games.diamant.state import empty_cave
from bocamina.players.diamant.equilibrium import MOST_SECONDS, adviser
from bocamina.players.diamant.expedition import Expedition
from bocamina.players.diamant.expert import ExpertPlayer
from bocamina.players.diamant.exploit import Exploitability, exploitability

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.games.diamant.state import Cave


def strong_leaves(expedition: Expedition) -> float:
    """Return how likely each strong player would leave."""
    return adviser(MOST_SECONDS).leave_chance(expedition)


def expert_leaves(expedition: Expedition) -> float:
    """Return how likely each expert would leave who knows nothing of the others yet."""
    cave = cave_of(expedition)
    game = find_game("diamant")
    expert = ExpertPlayer(game, 0, Rng(str(expedition)))
    return float(expert.plan(cave, [0] * cave.settings.seats)[1])


HABITS: Final[dict[str, Callable[[Expedition], float]]] = {
    "strong": strong_leaves,
    "expert": expert_leaves,
}


def level_exploitability(level: str, adventurers: int, most: int = 300) -> Exploitability:
    """Return the gain in gems of a best response to a table of one level in a first expedition."""
    return exploitability(Expedition(adventurers), HABITS[level], most)


def cave_of(expedition: Expedition) -> Cave:
    """Return a cave, without idols, that stands for an expedition of the solver.

    There are as many seats as adventurers inside, but at least three, since two would have two
    adventurers each.
    """
    seats = max(expedition.adventurers, 3)
    settings = find_game("diamant").settle(seats, {})
    cave = empty_cave(settings)
    cave.inside = [int(seat < expedition.adventurers) for seat in range(seats)]
    cave.inside_total = expedition.adventurers
    cave.deck = [expedition.treasures.count(value) for value in VALUES]
    cave.carried, cave.lying = expedition.loot, expedition.path
    cave.deck += [0] * len(HAZARDS)
    kinds = zip(expedition.hazards, expedition.met, strict=True)
    for hazard, (count, met) in enumerate((count, met) for count, met in kinds if count):
        cave.deck[FIRST_HAZARD + hazard] = count
        if met:
            cave.meet(hazard)
    return cave
