"""Advice on choices that come up once in a round, or before the race."""

from __future__ import annotations

import pytest

from bocamina import History, new_match
from bocamina.advice.advising import advise
from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.state import UNCOVER
from bocamina.testing.walks import walk
from tests.games.saboteur.mine import deal_gold
from tests.games.saboteur.round_ends import found, ran_out


def test_each_digger_is_told_to_take_the_most_gold() -> None:
    draft = found(4, roles="digger digger digger saboteur")
    deal_gold(draft, "1233")
    for seat, best in ((0, 3), (2, 3), (1, 2)):  # counter-clockwise, past the saboteur
        advice = advise(draft.view(seat), seconds=0.01)
        assert [each.gain for each in advice.prospects] == sorted(
            {each.gain for each in advice.prospects}, reverse=True
        )
        assert (advice.best.texts[0], advice.best.gain) == (f"take {best}", best)
        assert advice.best.gain_is_exact
        draft.play(seat, advice.best.texts[0])


def test_pay_that_comes_to_the_same_is_one_choice_in_the_fewest_cards() -> None:
    match = ran_out(5, "saboteur digger saboteur digger digger")
    (seat,) = match.turn.seats
    advice = advise(match.view(seat), seconds=0.01)
    assert len(advice.prospects) == 1
    assert advice.best.gain == 3  # two saboteurs are paid three nuggets each
    assert sorted(advice.best.texts) == sorted(match.legal_texts(seat))
    assert advice.best.texts[0] == "collect 3"


@pytest.mark.parametrize("with_history", [True, False])
def test_hidden_chests_are_counted_along_or_guessed(with_history: bool) -> None:
    match, seat, history = new_match("diamant", 3, "chests", chests="hidden"), 0, History()
    rng, banked = Rng("chests"), 0
    while banked < 2:
        if match.turn.is_chance:
            events = match.resolve()
        else:
            mover = match.turn.seats[0]
            texts = match.legal_texts(mover)
            events = match.play(mover, texts[rng.below(len(texts))])
        if with_history:
            history.notice(match.view(seat), seen_by(seat, events))
        banked += sum(event.name() == "treasure_banked" for event in events)
    match.deal()
    while seat not in match.turn.seats:
        for mover in match.turn.seats:
            events = match.play(mover, "leave")
            if with_history:
                history.notice(match.view(seat), seen_by(seat, events))
        match.deal()
    own, *others = (int(fist.chest) for fist in match.state.private)
    (lead,) = (
        each.facts["lead"]
        for each in advise(match.view(seat), history, 0.05).beliefs
        if each.kind == "lead"
    )
    if with_history:
        assert lead == own - max(others)
    else:  # what the others have may be anything, yet hardly nothing
        assert int(lead) < own


def test_every_tile_that_may_be_turned_over_is_weighed() -> None:
    match = new_match("racing_dwarfs", 2, "greens")
    for _ in walk(match, Rng("greens")):
        if match.state.public.phase == UNCOVER and not match.turn.is_chance:
            break
    (seat,) = match.turn.seats
    advice = advise(match.view(seat), seconds=0.01)
    weighed = [text for each in advice.prospects for text in each.texts]
    assert sorted(weighed) == sorted(match.legal_texts(seat))
    assert advice.best.win == max(each.win for each in advice.prospects)
    assert all(0 < each.win < 1 for each in advice.prospects)
