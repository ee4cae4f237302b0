"""The valuation of a cave: chests, gems carried that may be lost, and gems on the path."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Final

from bocamina.analysis.softmax import dot, softmax
from bocamina.analysis.value_diamant_alone import brought_home
from bocamina.analysis.valuing import result_of
from bocamina.core.turn import OVER
from bocamina.games.diamant.components import EXPEDITIONS, IDOL_WORTH, VALUES
from bocamina.games.diamant.rules import bank, end_expedition

if TYPE_CHECKING:
    from bocamina.core.game import AnyState
    from bocamina.games.diamant.state import Cave

FEATURES: Final = (
    *("chest", "carried", "at_risk", "path", "next_card", "inside"),
    *("lead", "first_chest", "first"),
)


def valuation(fitted: dict[str, Any], _key: str) -> DiamantValuation:
    """Return the valuation of caves."""
    return DiamantValuation(fitted)


class DiamantValuation:
    """Weighs each seat's features, with weights for each expedition."""

    def __init__(self, fitted: dict[str, Any]) -> None:
        self.weights: dict[str, list[list[float]]] = fitted["weights"]  # by seats and expedition

    def shares(self, state: AnyState) -> list[float]:
        """Return each seat's chance."""
        cave: Cave = state.public
        if cave.settings.seats == 1:
            return [0.0]  # D23: alone, nobody wins
        if sum(map(bool, cave.inside)) > 1:
            return self.fitted(state)
        total = [0.0] * len(cave.inside)
        for gems, chance in brought_home(cave).items():
            for seat, share in enumerate(self.at_home(state, gems)):
                total[seat] += chance * share
        return total

    def at_home(self, state: AnyState, gems: int) -> list[float]:
        """Return each seat's chance once the last one inside has come home with so many gems."""
        after = state.copy()
        cave: Cave = after.public
        seat = next(seat for seat, inside in enumerate(cave.inside) if inside)
        bank(cave, after.private[seat], seat, gems, False)
        end_expedition(after, None)
        return result_of(cave.settings.game, after) if cave.turn == OVER else self.fitted(after)

    def fitted(self, state: AnyState) -> list[float]:
        """Return each seat's chance by the formula, which knows nothing of who may walk out."""
        cave: Cave = state.public
        weights = self.weights[str(len(cave.inside))][int(cave.expedition) - 1]
        seen = features(state)
        strengths = [dot(weights, each) for each in seen]
        if cave.expedition == EXPEDITIONS:
            most = max(each[0] for each in seen)
            for seat, inside in enumerate(cave.inside):
                # Chests never shrink: a seat that is out with less than another has lost.
                if not inside and seen[seat][0] < most:
                    strengths[seat] = -inf
        return softmax(strengths)

    def likeness(self, _state: AnyState, outcome: int) -> int:
        """Return the outcome: no two are alike."""
        return outcome

    def sides(self, _state: AnyState) -> dict[str, float]:
        """Return nothing: everybody is on their own."""
        return {}


def features(state: AnyState) -> list[list[float]]:
    """Return the features of each seat, in gems."""
    cave: Cave = state.public
    inside = max(1, int(cave.inside_total))
    cards = max(1, sum(cave.deck))
    danger = cave.danger()
    lying = (int(cave.lying) + (IDOL_WORTH if cave.idol_lies else 0)) / inside
    carried = int(cave.carried) + (IDOL_WORTH if cave.idol_carried else 0)
    coming = sum(value // inside * count for value, count in zip(VALUES, cave.deck, strict=False))
    found = []
    for seat, fist in enumerate(state.private):
        if cave.chests:
            chest = cave.worth(seat)
        else:
            chest = int(fist.chest) + IDOL_WORTH * int(fist.idols)
        own = cave.inside[seat]
        found.append(
            [
                float(chest),
                float(own * carried),
                own * carried * danger,
                own * lying,
                own * coming / cards,
                float(own),
            ]
        )
    return [[*each, *ahead(found, seat)] for seat, each in enumerate(found)]


def ahead(found: list[list[float]], seat: int) -> list[float]:
    """Return by how much a seat's chest leads, and whether it is first by chest, and by all it has.

    Being first is worth more than each seat's own features can express.
    """
    chests = [each[0] for each in found]
    wealth = [each[0] + each[1] for each in found]
    most = max((each for other, each in enumerate(chests) if other != seat), default=0.0)
    return [
        max(0.0, chests[seat] - most),
        float(chests[seat] == max(chests)),
        float(wealth[seat] == max(wealth)),
    ]
