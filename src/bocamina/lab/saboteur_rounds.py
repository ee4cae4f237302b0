"""Who won each round of Saboteur, by role."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bocamina.games.saboteur.events import CardsRanOut, DwarvesRevealed, TreasureReached

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event


class Round(msgspec.Struct, frozen=True):
    """A round that came to its end: who the saboteurs were, and whether the diggers won."""

    saboteurs: tuple[int, ...]
    diggers_won: bool


def rounds_in(events: Sequence[Event]) -> list[Round]:
    """Return the rounds of a game, as its events tell them."""
    rounds = []
    diggers_won = False
    for event in events:
        if isinstance(event, TreasureReached | CardsRanOut):
            diggers_won = isinstance(event, TreasureReached)
        elif isinstance(event, DwarvesRevealed):
            rounds.append(Round(event.saboteur_seats, diggers_won))
    return rounds
