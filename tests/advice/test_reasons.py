"""Reasons are true of the position, and few; hints lead from a thought to a move."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bocamina import new_match
from bocamina.advice.advice import ENDINGS, Advice, Prospect, Reason, Thought, hint_of
from bocamina.advice.advising import advise
from bocamina.advice.diamant_reasons import chests_of
from bocamina.advice.measuring import certainty
from bocamina.advice.words import Wording
from bocamina.language import LANGUAGES, OF_ADVICE, message_id, message_text, speaker_for
from tests.advice.checkers import CHECKERS
from tests.advice.games import decisions

# What a rung says besides reasons.
NO_REASONS = {"close", "even", "worth-win", "worth-gain"}


@pytest.mark.parametrize("game", CHECKERS)
def test_every_reason_that_has_words_has_a_checker(game: str) -> None:
    start = message_id("advice", game, "why", "")
    said = re.findall(rf"^{start}([a-z-]+) =", message_text(OF_ADVICE, "en"), re.MULTILINE)
    assert set(said) - NO_REASONS == set(CHECKERS[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHECKERS)
def test_every_reason_may_be_what_to_think_about_first(game: str, language: str) -> None:
    say = speaker_for(language).say
    for kind in CHECKERS[game]:
        if kind not in ENDINGS:
            assert say(message_id("advice", game, "think", kind)).endswith("?")


@pytest.mark.parametrize(
    ("game", "seats", "every", "options"),
    [
        ("diamant", 3, 5, {}),
        ("diamant", 2, 9, {"idols": True}),
        ("racing_dwarfs", 2, 17, {"setup": "quick"}),
        ("racing_dwarfs", 3, 60, {}),
        ("saboteur", 4, 31, {}),
    ],
)
def test_what_reasons_claim_is_so(
    game: str, seats: int, every: int, options: dict[str, bool | str]
) -> None:
    checked = set()
    for match, seat, history in decisions(game, seats, "reasons", every, **options):
        view = match.view(seat)
        advice = advise(view, history, 0.002)
        for prospect in advice.prospects[:12]:
            for reason in prospect.reasons:
                assert CHECKERS[game][reason.kind](view, prospect, reason), (reason, str(view))
                checked.add(reason.kind)
    assert len(checked) >= 2


def prospect(move: int, cost: float, *reasons: Reason) -> Prospect:
    """Return a move that costs so much."""
    return Prospect(
        moves=(move,),
        texts=(f"move {move}",),
        win=0.5 - cost,
        win_error=0.0,
        gain=0.0,
        gain_is_exact=True,
        cost=cost,
        cost_error=0.0,
        reasons=reasons,
    )


def advice_about(*prospects: Prospect) -> Advice:
    """Return advice about some moves."""
    return Advice("pebbles", 0, 2, "win", "game", 1, prospects, ())


def test_at_most_two_reasons_the_strongest_first() -> None:
    best = prospect(
        0, 0.0, Reason("a", {}, 0.1, 0), Reason("b", {}, 0.06, 0), Reason("c", {}, 0.2, 0)
    )
    other = prospect(1, 0.3, Reason("c", {}, 0.15, 1), Reason("d", {}, -0.2, 1))
    found = advice_about(best, other).reasons()
    assert [(each.kind, round(each.weight, 2), each.move) for each in found] == [
        ("d", 0.67, 1),
        ("a", 0.33, 0),
    ]


def test_what_speaks_for_the_best_is_said_first_and_the_other_move_named_once() -> None:
    best = prospect(0, 0.0, Reason("mends-own", {}, 0.1, 0))
    facts = {"goal": 1}
    other = prospect(1, 0.3, Reason("closes", facts, -0.3, 1), Reason("breaks-own", {}, -0.2, 1))
    advice = replace(advice_about(best, other), game="saboteur")
    told = advice.told(advice.weighed())
    assert [(each.kind, each.against) for each in told] == [
        ("mends-own", ""),
        ("closes", "move 1"),
        ("breaks-own", "move 1"),
    ]
    words = Wording(speaker_for("en"), advice, ["Ana", "Bea"])
    assert words.thoughts("why", told)[1:] == [
        "Worse: move 1. It closes the only way to goal 1.",
        "You cannot dig with a broken tool.",
    ]


@pytest.mark.parametrize(
    ("chance", "word"),
    [(0.0, "hardly"), (0.4, "maybe"), (0.8, "likely"), (0.999, "sure"), (1.0, "certain")],
)
def test_how_likely_somebody_is_what_they_seem_has_a_word(chance: float, word: str) -> None:
    assert certainty(chance) == word


def test_many_small_things_are_called_so() -> None:
    best = prospect(0, 0.0, Reason("a", {}, 0.04, 0))
    advice = advice_about(best, prospect(1, 0.3))
    assert advice.reasons() == ()
    assert hint_of(advice)[3].thoughts[:2] == (Thought("small-things"), Thought("a"))
    assert hint_of(advice)[0].thoughts == (Thought("a"),), "the first of them is thought about"


def test_moves_within_the_margin_are_called_close() -> None:
    advice = advice_about(prospect(0, 0.0), prospect(1, 0.04), prospect(2, 0.2))
    assert [advice.is_close(each) for each in advice.prospects] == [True, True, False]
    assert advice.rival() == advice.prospects[2], "the first that is clearly worse"
    only_close = advice_about(prospect(0, 0.0), prospect(1, 0.04))
    assert hint_of(only_close)[3].thoughts[0] == Thought("even")


def test_where_another_is_as_good_nothing_is_said_of_bad_moves() -> None:
    bad = prospect(2, 0.3, Reason("d", {}, -0.3, 2))
    hint = hint_of(advice_about(prospect(0, 0.0), prospect(1, 0.01), bad))
    assert hint[0].thoughts == (Thought("close"),)
    assert hint[3].thoughts[0] == Thought("even")
    assert all(not thought.against for thought in hint[3].thoughts)


def test_what_speaks_for_a_move_is_said_though_others_are_as_good() -> None:
    best = prospect(0, 0.0, Reason("a", {}, 0.01, 0))
    advice = advice_about(best, prospect(1, 0.01, Reason("a", {}, 0.02, 1)))
    assert advice.reasons() == (), "it is no better for that"
    hint = hint_of(advice)
    assert hint[0].thoughts == (Thought("a"),)
    assert hint[3].thoughts[:2] == (Thought("a"), Thought("close")), "the reason comes first"


def test_the_only_move_needs_no_reason() -> None:
    assert hint_of(advice_about(prospect(0, 0.0)))[3].thoughts[0] == Thought("only-move")


def test_of_a_move_that_wins_the_game_no_chance_is_told() -> None:
    best = prospect(0, 0.0, Reason("ends-won", {}, 0.5, 0))
    told = hint_of(advice_about(best, prospect(1, 0.0)))[3].thoughts
    assert told == (Thought("ends-won"),), "others may win as well, which is no matter"
    other = prospect(1, 0.3, Reason("ends-lost", {}, -0.3, 1))
    told = hint_of(advice_about(prospect(0, 0.0), other))[3].thoughts
    assert [each.kind for each in told] == ["ends-lost", "worth-win"], "the game goes on"


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([3, 21, 5], {"lead": -18, "standing": "behind", "gems": 18}),
        ([6, 5, 5], {"lead": 1, "standing": "ahead", "gems": 1}),
        ([5, 5, 0], {"lead": 0, "standing": "level", "gems": 0}),
    ],
)
def test_how_the_chests_compare_is_told_without_a_sign(
    scores: list[int], told: dict[str, int | str]
) -> None:
    match = new_match("diamant", 3, "chests")
    match.deal()
    found = chests_of(match.state.public, 0, scores)
    assert {**found.facts, **told} == found.facts
    words = Wording(speaker_for("en"), advise(match.view(0)), ["Ana", "Bea", "Eva"])
    assert "-" not in words.thought("belief", found)
