"""What everybody at the table could count: cards face down, and gems brought home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.diamant.components import IDOL_CARD, IDOL_WORTH, VALUES
from bocamina.games.diamant.events import ExpeditionFled, IdolTaken, TreasureBanked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.diamant.state import Cave


def gems_to_find(cave: Cave) -> int:
    """Return what the treasure cards still face down are worth, an idol as it counts at the end."""
    worth = sum(value * count for value, count in zip(VALUES, cave.deck, strict=False))
    if cave.idols_on:
        worth += (IDOL_WORTH - VALUES[IDOL_CARD]) * cave.deck[IDOL_CARD]
    return worth


class ChestCounts:
    """What every seat has brought home, tracked from events when chests are hidden (D22)."""

    def __init__(self) -> None:
        self._counted: dict[int, int] = {}
        self._idol_with = -1  # the seat that holds this expedition's idol, not yet at home

    def notice(self, events: Sequence[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if isinstance(event, IdolTaken):
                self._idol_with = event.seat
            elif isinstance(event, ExpeditionFled):
                self._idol_with = -1
            elif isinstance(event, TreasureBanked):
                idol = IDOL_WORTH if event.seat == self._idol_with else 0
                self._counted[event.seat] = self._counted.get(event.seat, 0) + event.gems + idol
                self._idol_with = -1 if idol else self._idol_with

    def scores(self, view: AnyView) -> list[int]:
        """Return the worth of every chest, as far as the seat knows."""
        cave: Cave = view.public
        if cave.shows_chests():
            return [cave.worth(seat) for seat in range(cave.settings.seats)]
        scores = [self._counted.get(seat, 0) for seat in range(cave.settings.seats)]
        fist = view.own()
        scores[int(view.seat)] = int(fist.chest) + IDOL_WORTH * int(fist.idols)
        return scores
