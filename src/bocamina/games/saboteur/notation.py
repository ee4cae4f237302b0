"""The mine as lines of text, a dwarf's secrets and what nobody knows on one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.notation import read_word
from bocamina.games.saboteur.components import (
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    KINDS,
    ROLE_NAMES,
    TOOL_NAMES,
    TOOLS,
)
from bocamina.games.saboteur.drawing import format_drawing
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.ledger import format_gold, format_ledger, format_note
from bocamina.games.saboteur.packed import goal_kind, goal_seen
from bocamina.games.saboteur.state import (
    DEAL,
    DRAFT,
    DRAW,
    FINISHED,
    GOALS_LAID,
    GOLD,
    PHASE_NAMES,
    ROLES,
    STARTER,
    Dwarf,
    Mine,
    Unseen,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

NONE: Final = "-"
HEAD: Final = ["round", "phase", "mine"]
TAIL: Final = [
    *["broken", "hands", "discards", "passed", "looks", "passes", "dwarves", "gold", "totals"]
]


def join(words: Sequence[str]) -> str:
    """Print words, or a dash where there are none."""
    return " ".join(words) or NONE


# --- Outcomes


def outcome_names(mine: Mine) -> Sequence[str]:
    """Return the names of the outcomes at the present chance turn."""
    if mine.phase in (DRAW, DEAL):
        return KIND_NAMES
    if mine.phase == GOLD:
        return ["gold-1", "gold-2", "gold-3"]
    if mine.phase == ROLES:
        return ROLE_NAMES
    if mine.phase == GOALS_LAID:
        return GOAL_NAMES
    return [f"seat-{seat}" for seat in range(mine.settings.seats)]


def format_outcome(mine: Mine, outcome: i64) -> str:
    """Print a starter, role, goal, card or gold card."""
    return outcome_names(mine)[outcome]


def parse_outcome(mine: Mine, text: str) -> int:
    """Read what `format_outcome` prints."""
    names = outcome_names(mine)
    return names.index(read_word(text, "an outcome", names))


# --- Public


def format_public(mine: Mine) -> list[str]:
    """Print the mine."""
    seats = range(mine.settings.seats)
    discards = [KIND_NAMES[kind] for kind in discarded_cards(mine)]
    dwarves = ["?"]
    if mine.saboteurs >= 0:
        dwarves = [ROLE_NAMES[mine.saboteurs >> seat & 1] for seat in seats]
        dwarves.append(ROLE_NAMES[mine.spare])
    starter = NONE if mine.starter < 0 else str(mine.starter)
    return [
        f"round {mine.round} starter {starter}",
        f"phase {format_phase(mine)}",
        "mine",
        *format_drawing(mine.tunnels),
        f"broken {join([format_broken(mine, seat) for seat in seats])}",
        f"hands {join([str(mine.hand_size(seat)) for seat in seats])}",
        f"discards {join(discards)}",
        f"passed {join([str(mine.passed_by(seat)) for seat in seats])}",
        f"looks {join([format_goals(mine.looked_at(seat)) for seat in seats])}",
        f"passes {mine.passes}",
        f"dwarves {join(dwarves)}",
        f"gold {format_ledger(mine.ledger)}",
        f"totals {join([str(total) for total in mine.totals])}",
    ]


def format_phase(mine: Mine) -> str:
    """Print the phase, and who acts in it or its progress."""
    name = PHASE_NAMES[mine.phase]
    if mine.phase in (ROLES, GOALS_LAID, DEAL):
        return f"{name} {mine.dealt}"
    if mine.phase == GOLD:
        return f"{name} {mine.actor} {mine.dealt}/{mine.gold_left}"
    if mine.phase == DRAFT:
        return f"{name} {mine.actor} {mine.gold_left}"
    return name if mine.phase in (STARTER, FINISHED) else f"{name} {mine.actor}"


def format_broken(mine: Mine, seat: int) -> str:
    """Print a seat's broken tools with who broke them: `lamp:3,cart:0`."""
    by = mine.breakers[TOOLS * seat : TOOLS * seat + TOOLS]
    return ",".join(f"{TOOL_NAMES[i]}:{who - 1}" for i, who in enumerate(by) if who) or NONE


def format_goals(goals: i64) -> str:
    """Print a set of goals: `13`."""
    return "".join(str(goal + 1) for goal in range(GOALS) if goals >> goal & 1) or NONE


def discarded_cards(mine: Mine) -> list[int]:
    """List the kinds of the cards that lie face up on the discard pile."""
    return [kind for kind in range(KINDS) for _ in range(int(mine.discarded(kind)))]


# --- Private and hidden


def format_private(dwarf: Dwarf) -> str:
    """Print a dwarf's secrets, sections without content left out."""
    sections: list[str] = [NONE if dwarf.role < 0 else ROLE_NAMES[dwarf.role]]
    if dwarf.hand:
        sections.append("hand " + join([KIND_NAMES[kind] for kind in cards_of(dwarf.hand)]))
    if dwarf.looks:
        seen = [(goal, int(goal_seen(dwarf.looks, goal))) for goal in range(GOALS)]
        words = [f"{goal + 1}:{GOAL_NAMES[kind - 1]}" for goal, kind in seen if kind]
        sections.append("saw " + join(words))
    if dwarf.discarded:
        sections.append("passed " + join([KIND_NAMES[kind] for kind in dwarf.discarded]))
    if dwarf.notes:
        sections.append("gold " + join([format_note(note) for note in dwarf.notes]))
    if dwarf.offered:
        sections.append("offered " + format_gold(dwarf.offered))
    return " | ".join(sections)


def format_hidden(unseen: Unseen) -> str:
    """Print the goals laid so far and the spare dwarf; deck and pile follow from the rest."""
    kinds = [int(goal_kind(unseen.goals, goal)) for goal in range(GOALS)]
    goals = [GOAL_NAMES[kind] for kind in kinds if kind < GOALS]
    spare = NONE if unseen.spare < 0 else ROLE_NAMES[unseen.spare]
    return f"goals {join(goals)} | spare {spare}"
