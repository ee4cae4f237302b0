"""What there is to think about in the race: who needs how many actions, before and after a turn."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import Reason, Thought
from bocamina.games.racing_dwarfs.board import format_cell
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.moves import DONE, enter_place, format_move, is_enter
from bocamina.games.racing_dwarfs.racing import winners
from bocamina.games.racing_dwarfs.state import FINISHED, ORIENT
from bocamina.players.racing_dwarfs.reckoning.judgement import CART, need

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race
    from bocamina.players.racing_dwarfs.reckoning.planning import Course

# Fitted to 270 games of novices, regulars and strong bots: how much a difference of needs tells
# about who wins; and to 1,200 others, how often it turns out as foreseen, by seats: the more
# rivals have their turns first, the less often. Else anybody may win.
STEEPNESS: Final = 0.8
FORESEEN: Final = {2: 0.85, 3: 0.68, 4: 0.61}


def chance(race: Race, seat: int) -> float:
    """Return a seat's share of the victory to be expected."""
    if race.phase == FINISHED:
        best = winners(race)
        return 1.0 / len(best) if seat in best else 0.0
    needs = [need(race, other) for other in range(int(race.settings.seats))]
    return 1.0 / sum(exp(STEEPNESS * (needs[seat] - other)) for other in needs)


def foreseen(chance: float, seats: int) -> float:
    """Return a chance shrunk towards a fair share, as far as things turn out otherwise."""
    return FORESEEN[seats] * chance + (1.0 - FORESEEN[seats]) / seats


def beliefs_of(race: Race) -> tuple[Thought, ...]:
    """Return the fewest actions that every seat needs to get all its carts across."""
    return tuple(
        Thought(
            "actions",
            {"seat": seat, "actions": actions_to_exit(race, seat), "out": int(race.out[seat])},
        )
        for seat in range(int(race.settings.seats))
    )


def look_of(race: Race, move: int) -> Thought | None:
    """Return where on the board a move is."""
    if move == DONE:
        return None
    if is_enter(move):
        return Thought("look-side", {"place": enter_place(move) + 1})
    if race.phase == ORIENT:
        return Thought("look-cell", {"cell": format_cell(int(race.uncovered))})
    return Thought("look-cell", {"cell": format_move(move).split(" ")[1].partition("-")[0]})


def reasons_of(
    race: Race, seat: int, course: Course, win: float, shift: float, end: Race | None
) -> tuple[Reason, ...]:
    """Return the effects of a turn and of the replies on everybody's way, in chances."""
    move, after = course.moves[0], course.race
    if after.phase == FINISHED:
        kind = "ends-won" if seat in winners(after) else "ends-lost"
        return (Reason(kind, {}, win, move),)
    slope = STEEPNESS * max(0.02, win * (1.0 - win))
    found = []
    out = int(after.out[seat] - race.out[seat])
    if out:
        found.append(Reason("out", {"carts": out}, slope * CART * out, move))
    # The needs at one moment: whoever moves next waits least, whatever the turn.
    gained = own_need(race, seat) - own_need(after, seat) - CART * out
    told = {"before": actions_to_exit(race, seat), "after": actions_to_exit(after, seat)}
    if gained > 0.0 and told["after"] < told["before"]:
        found.append(Reason("nearer", told, slope * gained, move))
    elif gained < 0.0 and told["after"] > told["before"]:
        found.append(Reason("farther", told, slope * gained, move))
    shares = [exp(-need(after, other)) for other in range(int(race.settings.seats))]
    others = sum(shares) - shares[seat]
    for rival in range(len(shares)):
        if rival == seat:
            continue
        steps = {"before": actions_to_exit(race, rival), "after": actions_to_exit(after, rival)}
        lost = own_need(after, rival) - own_need(race, rival)
        if steps["before"] != steps["after"] and (steps["after"] > steps["before"]) == (lost > 0):
            kind = "hinders" if lost > 0 else "helps"
            weight = slope * lost * shares[rival] / others
            found.append(Reason(kind, {"seat": rival, **steps}, weight, move))
    if end is not None and end.phase != FINISHED:
        actions = {"actions": actions_to_exit(end, seat), "before": told["before"]}
        found.append(Reason("replies", actions, shift, move))
    elif end is not None and seat in winners(end):
        found.append(Reason("wins-next", {}, shift, move))
    elif end is not None:
        found.append(Reason("lets-win", {"seat": winners(end)[0]}, shift, move))
    return tuple(found)


def own_need(race: Race, seat: int) -> float:
    """Return how much a seat still has to do, as if it were its turn."""
    mover = race.mover
    race.mover = seat
    needed = need(race, seat)
    race.mover = mover
    return needed
