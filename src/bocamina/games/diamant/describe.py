"""The cave as plain facts, for clients that draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.turn import CHANCE, OVER
from bocamina.games.diamant.components import (
    CARD_NAMES,
    EXPEDITIONS,
    HAZARD_NAMES,
    IDOL_CARD,
    VALUES,
)
from bocamina.games.diamant.state import NOT_CHOSEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.diamant.facts import (
        CaveFacts,
        ChoiceMove,
        FistFacts,
        OddsFacts,
        PathCardFacts,
    )
    from bocamina.games.diamant.state import Cave, Fist


def describe_public(cave: Cave) -> CaveFacts:
    """Return everything on the table."""
    hazards = enumerate(HAZARD_NAMES)
    return {
        "phase": "draw" if cave.turn == CHANCE else "over" if cave.turn == OVER else "choose",
        "expedition": int(cave.expedition),
        "expeditions": EXPEDITIONS,
        "path": [describe_path_card(cave, place) for place in range(len(cave.path))],
        "deck": {CARD_NAMES[card]: count for card, count in enumerate(cave.deck)},
        "removed": {name: cave.removed[kind] for kind, name in hazards if cave.removed[kind]},
        "met": [name for kind, name in enumerate(HAZARD_NAMES) if cave.has_met(kind)],
        "carried": int(cave.carried),
        "idol_carried": cave.idol_carried,
        "lying": int(cave.lying),
        "idol_lies": cave.idol_lies,
        "idol_card": CARD_NAMES[IDOL_CARD] if cave.idols_on else None,
        "adventurers": int(cave.adventurers),
        "inside": list(cave.inside),
        "chosen": [seat for seat in range(cave.settings.seats) if cave.has_chosen(seat)],
        "chests": list(cave.chests) if cave.shows_chests() else None,
        "idols": list(cave.idols) if cave.shows_chests() else None,
        "odds": describe_odds(cave),
    }


def describe_odds(cave: Cave) -> OddsFacts | None:
    """Return the odds of one more card, for each adventurer if all stay inside."""
    cards, inside = sum(cave.deck), int(cave.inside_total)
    if cave.turn in (CHANCE, OVER) or not cards or not inside:
        return None
    bust = cave.danger()
    gems = sum(value // inside * cave.deck[card] for card, value in enumerate(VALUES))  # D7
    return {"bust": bust, "gain": gems / cards, "loss": bust * int(cave.carried)}


def describe_path_card(cave: Cave, place: int) -> PathCardFacts:
    """Return a card of the path and what lies on it."""
    card = cave.path[place]
    idol = cave.idols_on and card == IDOL_CARD and cave.idol_lies
    return {"card": CARD_NAMES[card], "gems": cave.gems[place], "idol": idol}


def describe_private(cave: Cave, fist: Fist) -> FistFacts:
    """Return a seat's private part as facts."""
    return {
        "leaving": None if fist.choice == NOT_CHOSEN else int(fist.choice),
        "chest": None if cave.shows_chests() else int(fist.chest),
        "idols": None if cave.shows_chests() else int(fist.idols),
    }


def describe_move(move: i64) -> ChoiceMove:
    """Return how many adventurers leave."""
    return {"leaving": int(move)}
