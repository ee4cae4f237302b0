"""The dealer's promises: fair, repeatable, committed to, open to the seats' own words."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.match import Match
from bocamina.core.record import format_record, parse_record
from bocamina.core.replay import verify
from bocamina.games import GAMES

weights = st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any)


@given(seed=st.integers().map(str), weights=weights)
def test_an_outcome_without_weight_never_comes(seed: str, weights: list[int]) -> None:
    dealer = Dealer(seed)
    assert all(weights[dealer.pick(weights)] for _ in range(20))


def test_outcomes_are_as_likely_as_their_weights() -> None:
    dealer = Dealer("fair")
    found = Counter(dealer.pick([1, 0, 2, 5]) for _ in range(8000))
    assert found[1] == 0
    for outcome, expected in ((0, 1000), (2, 2000), (3, 5000)):
        assert abs(found[outcome] - expected) < 150


def test_the_documented_formula_gives_the_outcome() -> None:
    dealer = Dealer("lamp", {3: "cart", 1: "pick"}, dealt=7)
    digest = hmac.new(b"lamp", b"1=pick\n3=cart\n7.0", hashlib.sha256).hexdigest()
    assert dealer.foresee([1] * 1000) == int(digest, 16) % 1000
    assert dealer.dealt == 7
    assert dealer.pick([1] * 1000) == int(digest, 16) % 1000
    assert dealer.dealt == 8


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dealer("lamp").commitment == hashlib.sha256(b"lamp").hexdigest()


def test_every_dealer_has_a_seed_of_its_own() -> None:
    assert len({Dealer().seed for _ in range(50)}) == 50
    assert len(Dealer().seed) == 64


@given(seed=st.text(max_size=8), words=st.text(max_size=8))
def test_texts_are_refused_or_written_down_and_read_back(seed: str, words: str) -> None:
    game = GAMES["diamant"]
    try:
        match = Match(game, game.settle(1, {}), Dealer(seed, {0: words}))
    except BadSetting:
        return
    while not match.turn.is_over:
        match.deal()
        for seat in match.turn.seats:
            match.play(seat, "leave")
    assert verify(game, parse_record(format_record(match.record()))).turn.is_over


@pytest.mark.parametrize("text", ["", " x", "x ", "a\nb", "a\r", "\x85", "\u2028"])
def test_texts_that_a_record_cannot_hold_are_refused(text: str) -> None:
    with pytest.raises(BadSetting, match="expected a seed of printable characters"):
        Dealer(text)
    with pytest.raises(BadSetting, match="expected entropy of seat 1"):
        Dealer("lamp", {1: text})


def test_the_seats_words_change_the_deal() -> None:
    deals = {
        tuple(Dealer("lamp", entropy).pick([1] * 100) for _ in range(1))
        for entropy in ({}, {0: "a"}, {0: "b"}, {1: "a"})
    }
    assert len(deals) == 4
