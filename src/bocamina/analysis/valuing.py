"""Valuations of positions for every seat: one function per game, fitted in advance."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from bocamina.additions import module_with
from bocamina.analysis import value_any_game
from bocamina.core.turn import CHANCE, OVER

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame, AnyState

    Shares = list[float]

MOST_OUTCOMES: Final = 32  # with more outcomes than that, the position itself is judged


class Valuation(Protocol):
    """The valuation of one game's positions."""

    def shares(self, state: AnyState) -> Shares:
        """Return each seat's chance at a position, whoever must act; they add up to 1."""

    def sides(self, state: AnyState) -> dict[str, float]:
        """Return how likely each side wins the round, where there are sides."""

    def likeness(self, state: AnyState, outcome: int) -> int:
        """Return a key that is equal for outcomes of equal value."""


@cache
def coefficients() -> dict[str, Any]:
    """Return the fitted numbers, by game."""
    text = (files("bocamina.analysis") / "values.json").read_text("utf-8")
    return cast("dict[str, Any]", json.loads(text))


def valuation_of(game: AnyGame, key: str) -> Valuation:
    """Return the valuation of a game; `key` seeds the playouts of unknown games."""
    own = module_with("valuation", "bocamina.analysis", f"value_{game.name}")
    module = own or value_any_game
    return cast("Valuation", module.valuation(coefficients().get(game.name, {}), key))


def worth(game: AnyGame, valuation: Valuation, state: AnyState) -> Shares:
    """Return each seat's chance: the result at the end, the mean over outcomes at chance's turn.

    If chance's turn follows again, that position is judged as it is: enumerating all deals would
    never end.
    """
    public = state.public
    if public.turn == OVER:
        return result_of(game, state)
    if public.turn != CHANCE:
        return valuation.shares(state)
    weights = game.outcome_weights(state)
    whole = sum(weights)
    if sum(weight > 0 for weight in weights) > MOST_OUTCOMES:
        return valuation.shares(state)
    alike: dict[int, list[int]] = {}  # an outcome that stands for several, and their total weight
    for outcome, weight in enumerate(weights):
        if weight:
            alike.setdefault(valuation.likeness(state, outcome), [outcome, 0])[1] += weight
    total = [0.0] * int(public.settings.seats)
    for outcome, weight in alike.values():
        after = state.copy()
        game.resolve(after, outcome, None)
        over = after.public.turn == OVER
        found = result_of(game, after) if over else valuation.shares(after)
        for seat, share in enumerate(found):
            total[seat] += share * weight / whole
    return total


def result_of(game: AnyGame, state: AnyState) -> Shares:
    """Return each seat's share of the victory once the game is over."""
    won = game.winners(state.public)
    seats = range(int(state.public.settings.seats))
    return [1.0 / len(won) if seat in won else 0.0 for seat in seats]
