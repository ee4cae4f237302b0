"""Claims made at the table, compared with the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import GOAL_NAMES, GOALS, ROLE_NAMES
from bocamina.games.saboteur.packed import goal_kind

if TYPE_CHECKING:
    from bocamina.games.saboteur.facts import Role
    from bocamina.games.saboteur.state import SaboteurState

# What each phrase says that a goal or a dwarf is.
OF_GOALS = {"saboteur-phrase-treasure": True, "saboteur-phrase-stone": False}
OF_DWARVES: Final[dict[str, Role]] = {"phrase-trust": "digger", "phrase-suspect": "saboteur"}


def holds(state: SaboteurState, seat: int, phrase: str, about: int) -> bool | None:
    """Tell whether a seat's claim with a phrase is true; None if the phrase claims nothing."""
    if phrase in OF_GOALS and 0 <= about < GOALS:
        kind = int(goal_kind(state.hidden.goals, about))
        # Between two rounds no goal is hidden, and nothing can be claimed about it.
        return None if kind >= GOALS else OF_GOALS[phrase] == (GOAL_NAMES[kind] == "treasure")
    if phrase == "saboteur-phrase-digger":
        return is_dwarf(state, seat, "digger")
    if phrase in OF_DWARVES:
        return is_dwarf(state, about, OF_DWARVES[phrase])
    return None


def is_dwarf(state: SaboteurState, seat: int, role: str) -> bool | None:
    """Tell whether a seat has a role; None where there is no such seat, or roles are not dealt."""
    if not 0 <= seat < len(state.private) or state.private[seat].role < 0:
        return None
    return ROLE_NAMES[state.private[seat].role] == role
