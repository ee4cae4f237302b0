"""Advice for every game: about all legal moves, from the view alone, in words of both languages."""

from __future__ import annotations

import json
import pickle
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING

import pytest

from bocamina import History, advise, history_of
from bocamina.advice.advice import Thought
from bocamina.advice.words import Wording
from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting, WrongTurn
from bocamina.core.match import Match
from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for
from bocamina.testing.walks import NAMES, walk

if TYPE_CHECKING:
    from bocamina.advice.advice import Advice

SECONDS = 0.002  # the fewest worlds that there may be
STEPS = (7, 60, 130)


@cache
def questions(name: str) -> list[tuple[Match, int]]:
    """Return some decisions of random games, with who has to decide."""
    game = GAMES[name]
    counts = list(game.seat_counts)
    found = []
    for number, steps in enumerate(STEPS):
        seats = counts[number * 2 % len(counts)]
        match = Match(game, game.settle(seats, {}), Dealer(f"advice {number}"))
        decision = None  # after so many steps, or the last one of a game that is shorter
        for step, here in enumerate(walk(match, Rng(number), 400)):
            if here.turn.seats:
                decision = here.copy(), here.turn.seats[-1]
                if step >= steps:
                    break
        assert decision is not None
        found.append(decision)
    return found


@cache
def answers(name: str) -> list[Advice]:
    """Return the advice for each of them."""
    return [
        advise(match.view(seat), history_of(match.game, match.record(), seat), SECONDS)
        for match, seat in questions(name)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_move_has_its_worth_and_the_best_comes_first(name: str) -> None:
    for (match, seat), advice in zip(questions(name), answers(name), strict=True):
        moves = [move for each in advice.prospects for move in each.moves]
        assert sorted(moves) == sorted(match.game.legal_moves(match.view(seat)))
        assert advice.best.cost == 0.0
        for each in advice.prospects:
            assert 0.0 <= each.win <= 1.0
            assert each.cost >= 0.0
            assert min(each.win_error, each.cost_error) >= 0.0
            assert each.texts == tuple(match.format_move(move) for move in each.moves)
        costs = [each.cost for each in advice.prospects]
        assert costs == sorted(costs)
        assert len(advice.reasons()) <= 2


@pytest.mark.parametrize("name", NAMES)
def test_truths_that_look_alike_get_the_same_advice(name: str) -> None:
    for number, ((match, seat), advice) in enumerate(
        zip(questions(name), answers(name), strict=True)
    ):
        history = history_of(match.game, match.record(), seat)
        other = match.game.imagine(match.view(seat), Rng(number + 1))
        assert advise(other.view(seat), history, SECONDS) == advice
        text = format_view(match.game, match.view(seat))
        copied: History = pickle.loads(pickle.dumps(history))
        assert advise(parse_view(match.game, text), copied, SECONDS) == advice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_hint_has_four_rungs_in_words(name: str, language: str) -> None:
    for advice in answers(name):
        names = [f"Seat {seat}" for seat in range(advice.seats)]
        wording = Wording(speaker_for(language), advice, names)
        assert [rung.kind for rung in advice.hint] == ["think", "look", "do", "why"]
        told = [wording.rung(rung) for rung in advice.hint] + wording.beliefs()
        for each in advice.prospects:
            told += wording.against(each.move)
            thoughts = [advice.thought_of(reason) for reason in each.reasons]
            told += [wording.thought("why", thought) for thought in thoughts]
            told += [wording.thought("think", Thought(thought.kind)) for thought in thoughts]
            if each.look is not None:
                told.append(wording.thought("look", each.look))
        assert all(told)
        assert not any("{" in words for words in told)
        assert advice.best.texts[0] in wording.rung(advice.hint[2])


@pytest.mark.parametrize("name", NAMES)
def test_advice_can_be_sent_anywhere(name: str) -> None:
    for advice in answers(name):
        assert pickle.loads(pickle.dumps(advice)) == advice
        assert json.loads(json.dumps(asdict(advice)))["seat"] == advice.seat


@pytest.mark.parametrize("name", NAMES)
def test_only_who_has_to_decide_gets_advice(name: str) -> None:
    match, seat = questions(name)[0]
    with pytest.raises(WrongTurn, match="expected the view of a seat that has something to decide"):
        advise(match.view())
    with pytest.raises(BadSetting, match=r"expected seconds above 0 and up to 60, got 0\.0"):
        advise(match.view(seat), seconds=0.0)
