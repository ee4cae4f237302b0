"""What a seat's maps showed it, and the claims it may make about that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import GOAL_CELLS
from bocamina.games.saboteur.claims import OF_GOALS
from bocamina.games.saboteur.components import FACE_DOWN, GOALS
from bocamina.games.saboteur.events import (
    CardDiscarded,
    CardPassed,
    HandlessPassed,
    MapRead,
    PathDug,
    RockFell,
    ToolBroken,
    ToolMended,
)
from bocamina.games.saboteur.packed import goal_seen
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.games.saboteur.state import Dwarf, Mine

ACTIONS: Final = (
    *(PathDug, RockFell, ToolBroken, ToolMended),
    *(CardPassed, CardDiscarded, HandlessPassed),
)
PHRASES: Final = {is_gold: phrase for phrase, is_gold in OF_GOALS.items()}


def seen_goals(dwarf: Dwarf) -> dict[int, bool]:
    """S18: return whether each goal that a seat has looked at is the treasure."""
    seen = {goal: int(goal_seen(dwarf.looks, goal)) for goal in range(GOALS)}
    return {goal: kind == 1 for goal, kind in seen.items() if kind}


def open_goals(mine: Mine) -> list[int]:
    """List the goals that are still face down."""
    return [
        goal for goal in range(GOALS) if int(mine.tunnels.code_at(GOAL_CELLS[goal])) == FACE_DOWN
    ]


def own_odds(dwarf: Dwarf) -> list[float]:
    """Return a factor for each goal to be the treasure, by the seat's own maps."""
    seen = seen_goals(dwarf)
    if True in seen.values():
        return [1.0 if seen.get(goal) else 0.0 for goal in range(GOALS)]
    return [0.0 if goal in seen else 1.0 for goal in range(GOALS)]


def claim(seat: int, goal: int, is_gold: bool) -> Remark:
    """Return the remark that claims what a goal is."""
    return Remark(seat, PHRASES[is_gold], goal)


def tall_tale(told: dict[int, bool], is_gold: bool) -> bool:
    """Return a liar's claim about another goal: a lie, unless that exposed its earlier lies."""
    if True in told.values():
        return False
    return not is_gold or len(told) == GOALS - 1


def last_look(seat: int, events: Sequence[Event], before: int) -> int:
    """Return the goal that a seat looked at if that was the last move of all, else -1."""
    for event in events:
        if isinstance(event, MapRead):
            before = event.goal - 1 if event.seat == seat else -1
        elif isinstance(event, ACTIONS):
            before = -1
    return before
