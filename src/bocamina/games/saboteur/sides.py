"""Which side won each round of a game that was played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.events import CardsRanOut, DwarvesRevealed, TreasureReached

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import SidesAndWinner

DIGGER: Final = "digger"
SABOTEUR: Final = "saboteur"
SIDES: Final = (DIGGER, SABOTEUR)


def rounds_in(seats: int, events: Sequence[Event]) -> list[SidesAndWinner]:
    """Return the sides of all seats and the one that won, round by round."""
    rounds: list[SidesAndWinner] = []
    won = SABOTEUR
    for event in events:
        if isinstance(event, TreasureReached):
            won = DIGGER
        elif isinstance(event, CardsRanOut):
            won = SABOTEUR
        elif isinstance(event, DwarvesRevealed):
            saboteurs = event.saboteur_seats
            sides = [SABOTEUR if seat in saboteurs else DIGGER for seat in range(seats)]
            rounds.append((tuple(sides), won))
    return rounds
