"""Promises brought nearer to a fair share, and gold that others will take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bocamina import new_match
from bocamina.advice.advice import Prospect, Reason
from bocamina.advice.advising import advise
from bocamina.advice.saboteur_gold import after_all, paid_later
from bocamina.advice.tempering import tempered
from bocamina.core.match import Match
from bocamina.games.saboteur.nuggets import worths_of
from bocamina.games.saboteur.state import DRAFT, PAY_OUT
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.roster import seat_player

ONE = Prospect((1,), ("a",), 0.9, 0.02, 3.0, False, 0.0, 0.0, (Reason("r", {}, 0.2, 1),))


def test_everything_is_scaled_alike() -> None:
    other = replace(ONE, moves=(2,), win=0.5, cost=0.4, cost_error=0.1)
    best, worse = tempered((ONE, other), seats=4, kept=0.8)
    assert best.win == pytest.approx(0.25 + 0.8 * 0.65)
    assert worse.cost == pytest.approx(best.win - worse.win) == pytest.approx(0.8 * 0.4)
    assert best.reasons[0].weight == pytest.approx(0.8 * 0.2)
    assert (best.gain, worse.moves) == (3.0, (2,))
    assert tempered((ONE,), seats=4, kept=1.0) == (ONE,)


def played_to(phase: int) -> Match:
    """Return a match in which somebody takes gold for the first time, in this way."""
    for seed in range(40):
        match = new_match("saboteur", seats=6, seed=seed, rounds=2)
        bots = [seat_player("novice", match.game, seat, "x") for seat in range(6)]
        table = SeatedBots(match, bots)
        table.deal()
        while match.view().public.phase < DRAFT:
            seat = match.turn.seats[0]
            table.move(seat, table.choose(seat, 1.0))
        if match.view().public.phase == phase:
            return match
    raise AssertionError("no round ended in this way")


def test_the_finder_counts_on_others_taking_the_rest() -> None:
    match = played_to(DRAFT)
    view = match.view(match.turn.seats[0])
    offered = worths_of(view.own().offered)
    for nuggets in set(offered):
        gold = after_all(view, nuggets)
        assert sum(gold) == sum(offered)
        assert gold[view.seat] >= nuggets
        saboteurs = view.public.saboteurs
        assert not any(each for seat, each in enumerate(gold) if saboteurs >> seat & 1)
    # Two diggers cannot both be nearly sure to win.
    assert advise(view, seconds=0.01).best.win < 0.6


def test_a_saboteur_counts_on_the_others_being_paid() -> None:
    match = played_to(PAY_OUT)
    view = match.view(match.turn.seats[0])
    public = view.public
    later = paid_later(public, int(view.seat))
    gold = after_all(view, 2)
    assert {seat for seat, each in enumerate(gold) if each} == {int(view.seat), *later}
    assert all(public.saboteurs >> seat & 1 for seat in later)
