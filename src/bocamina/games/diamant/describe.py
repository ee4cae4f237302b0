"""The cave as plain facts, for clients that draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocamina.core.turn import CHANCE, OVER
from bocamina.games.diamant.components import (
    CARD_NAMES,
    EXPEDITIONS,
    HAZARD_NAMES,
    IDOL_CARD,
)
from bocamina.games.diamant.state import NOT_CHOSEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.diamant.state import Cave, Fist


def describe_public(cave: Cave) -> dict[str, Any]:
    """Return everything on the table."""
    hazards = enumerate(HAZARD_NAMES)
    return {
        "phase": "draw" if cave.turn == CHANCE else "over" if cave.turn == OVER else "choose",
        "expedition": int(cave.expedition),
        "expeditions": EXPEDITIONS,
        "path": [describe_path_card(cave, place) for place in range(len(cave.path))],
        "deck": {CARD_NAMES[card]: count for card, count in enumerate(cave.deck)},
        "removed": {name: cave.removed[kind] for kind, name in hazards if cave.removed[kind]},
        "met": [name for kind, name in enumerate(HAZARD_NAMES) if cave.met >> kind & 1],
        "carried": int(cave.carried),
        "idol_carried": cave.idol_carried,
        "lying": int(cave.lying),
        "idol_lies": cave.idol_lies,
        "adventurers": int(cave.adventurers),
        "inside": list(cave.inside),
        "chosen": [seat for seat in range(cave.settings.seats) if cave.chosen >> seat & 1],
        "chests": list(cave.chests) if cave.shows_chests() else None,
        "idols": list(cave.idols) if cave.shows_chests() else None,
    }


def describe_path_card(cave: Cave, place: int) -> dict[str, Any]:
    """Return a card of the path and what lies on it."""
    card = cave.path[place]
    idol = cave.idols_on and card == IDOL_CARD and cave.idol_lies
    return {"card": CARD_NAMES[card], "gems": cave.gems[place], "idol": idol}


def describe_private(cave: Cave, fist: Fist) -> dict[str, Any]:
    """Return what one seat knows besides."""
    return {
        "leaving": None if fist.choice == NOT_CHOSEN else int(fist.choice),
        "chest": None if cave.shows_chests() else int(fist.chest),
        "idols": None if cave.shows_chests() else int(fist.idols),
    }


def describe_move(move: i64) -> dict[str, Any]:
    """Return how many adventurers leave."""
    return {"leaving": int(move)}
