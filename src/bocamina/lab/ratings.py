"""Ratings by the method of Weng and Lin, from openskill."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bocamina.lab.contest import Played


class Rating(msgspec.Struct, frozen=True):
    """How strong a player seems (25 is the middle), and how unsure that is."""

    mu: float
    sigma: float


def rate(games: Iterable[Played]) -> dict[str, Rating]:
    """Rate players by their games, in the order given."""
    from openskill.models import PlackettLuce  # slow to import

    model = PlackettLuce()
    start = model.rating()
    ratings: dict[str, Rating] = {}
    for game in games:
        names = game.fixture.seating
        for name in names:
            ratings.setdefault(name, Rating(start.mu, start.sigma))
        if len(set(names)) == 1:
            continue
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in names]
        # Losing by little counts like losing by much: bots play to win.
        ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(names))]
        rated = model.rate(teams, ranks=ranks)
        for name in set(names):
            # A player in several seats gets the mean of their changes.
            own = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            ratings[name] = Rating(
                sum(each.mu for each in own) / len(own),
                sum(each.sigma for each in own) / len(own),
            )
    return ratings
