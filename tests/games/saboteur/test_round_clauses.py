"""The clauses of docs/rules/saboteur.md one by one: passing, the end of a round, the game."""

from __future__ import annotations

from collections import deque

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import read_settings
from bocamina.games.saboteur.components import KIND_NAMES
from bocamina.testing.walks import walk
from tests.games.saboteur.mine import (
    SABOTEUR,
    deal_gold,
    digs,
    drawn,
    dwarf,
    mine,
    names,
    refusal,
    table,
    unseen,
)
from tests.games.saboteur.round_ends import ALMOST, found, ran_out

# --- Passing, and the end of a round


@pytest.mark.clause("S23")
def test_passed_cards_lie_face_down() -> None:
    match = mine(hands=["map EW"])
    events = match.play(0, "discard EW")
    assert [(event.name(), event.audience()) for event in events] == [
        ("card_passed", None),
        ("passed_card_seen", (0,)),
    ]
    assert table(match).passed_by(0) == 1
    assert table(match).discarded(KIND_NAMES.index("EW")) == 0
    assert dwarf(match, 0).discarded == [KIND_NAMES.index("EW")]


@pytest.mark.clause("S23")
def test_house_rule_passed_cards_lie_face_up() -> None:
    match = mine(hands=["map EW"], options="face_up_discards=true")
    assert names(match.play(0, "discard EW")) == ["card_discarded"]
    assert table(match).discarded(KIND_NAMES.index("EW")) == 1
    assert dwarf(match, 0).discarded == []


@pytest.mark.clause("S24")
def test_only_an_empty_hand_passes_without_a_card() -> None:
    match = mine(hands=["map", "", "EW"], deck="")
    assert refusal(match, 0, "pass").reason == "must-play-a-card"
    match.play(0, "map 1")
    assert match.legal_texts(1) == ["pass"]
    assert names(match.play(1, "pass")) == ["handless_passed"]
    assert match.turn.seats == (2,)


@pytest.mark.clause("S25")
def test_the_treasure_ends_the_round_before_the_draw() -> None:
    match = found()
    assert table(match).phase == 6
    assert match.outcomes() == {"gold-1": 16, "gold-2": 8, "gold-3": 4}


@pytest.mark.clause("S25")
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_round_without_treasure_takes_67_turns(seats: int) -> None:
    match = Match(SABOTEUR, SABOTEUR.settle(seats, {"rounds": 1}), Dealer("67"))
    turns = 0
    while table(match).phase <= 5:
        if match.turn.is_chance:
            match.resolve()
        else:
            seat = match.turn.seats[0]
            match.play(seat, next(t for t in match.legal_texts(seat) if t.startswith("discard")))
            turns += 1
    assert turns == 67


@pytest.mark.clause("S25")
def test_house_rule_a_lap_of_passes_ends_the_round() -> None:
    hands = ["map map", "map map", "EW map"]
    for options, over in (("round_end=lap_of_passes", True), ("", False)):
        match = mine(hands=hands, options=options, deck="", roles="saboteur digger digger")
        match.play(0, "discard map")
        match.play(1, "discard map")
        events = match.play(2, "discard map")
        assert ("cards_ran_out" in names(events)) == over
    match = mine(hands=hands, options="round_end=lap_of_passes", deck="")
    match.play(0, "discard map")
    match.play(1, "discard map")
    match.play(2, "dig EW 1,0")  # not a pass, so that the lap begins again
    match.play(0, "discard map")
    match.play(1, "discard map")
    assert match.turn.seats == (2,)


@pytest.mark.clause("S26")
def test_everything_is_turned_over_when_a_round_ends() -> None:
    match = mine(
        ALMOST,
        hands=["EW", "map map"],
        roles="saboteur digger digger",
        goals="stone-ES treasure stone-SW",
    )
    events = match.play(0, "dig EW 7,0")
    assert "┌" in drawn(match).split("\n")[1]
    assert "┐" in drawn(match).split("\n")[5]
    told = next(event for event in events if event.name() == "dwarves_revealed")
    assert told.facts() == {"saboteur_seats": (0,), "spare": "digger"}
    assert [event.facts()["goal"] for event in events if event.name() == "goal_shown"] == [1, 3]
    assert dwarf(match, 1).hand == 0


# --- The game


def random_game(seed: int, **options: int) -> Match:
    """Return a game that was played at random."""
    match = Match(SABOTEUR, SABOTEUR.settle(4, options), Dealer(str(seed)))
    deque(walk(match, Rng(seed)), maxlen=0)
    return match


@pytest.mark.clause("S34")
@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_so_many_rounds(rounds: int) -> None:
    match = random_game(rounds, rounds=rounds)
    assert table(match).round == rounds
    goals = [step.text for step in match.steps if step.seat is None and step.text == "treasure"]
    assert len(goals) == rounds


@pytest.mark.clause("S34")
@pytest.mark.parametrize(("seats", "most"), [(3, 9), (5, 5), (7, 4), (8, 3), (10, 3)])
def test_no_more_rounds_than_there_is_gold_for(seats: int, most: int) -> None:
    assert SABOTEUR.settle(seats, {"rounds": most}).number("rounds") == most
    if most < 9:
        with pytest.raises(BadSetting, match=f"expected rounds=1..{most} for {seats} seats"):
            SABOTEUR.settle(seats, {"rounds": most + 1})
    rounds = next(option for option in SABOTEUR.options if option.name == "rounds")
    assert list(SABOTEUR.offered(rounds, seats)) == list(range(1, most + 1))
    stored = read_settings(f"saboteur seats={seats} rounds=9")  # begun before there was a limit
    assert stored.number("rounds") == 9


@pytest.mark.clause("S34")
def test_all_cards_are_shuffled_again_and_gold_is_kept() -> None:
    match = ran_out(3, "saboteur digger digger")
    match.play(0, "collect 1+3")
    assert table(match).round == 2
    assert sum(unseen(match).deck) == 67
    assert [dwarf(match, seat).role for seat in range(3)] == [-1] * 3
    assert len(dwarf(match, 0).notes) == 1
    assert drawn(match) == "\n........1\n.........\nS.......2\n.........\n........3\n"


@pytest.mark.clause("S35")
def test_most_gold_wins_and_equal_gold_shares() -> None:
    match = found(3, options="rounds=1")
    deal_gold(match, "122")
    match.play(0, "take 2")
    match.play(2, "take 2")
    match.play(1, "take 1")
    assert str(match.result()) == "scores 2 1 2 winners 0 2"


@pytest.mark.clause("S36")
def test_the_next_round_begins_after_the_last_who_acted() -> None:
    match = found(3, finder=1)
    assert table(match).starter == 2
    match = ran_out(3, "digger digger saboteur")
    assert table(match).starter == 1
    match = mine(hands=["", "map"], actor=0, deck="", options="round_end=lap_of_passes")
    match.play(0, "pass")
    match.play(1, "map 1")  # the last card of all
    assert table(match).starter == 2


def test_refusals_come_in_the_order_a_person_wants_to_hear_them() -> None:
    broken = mine(ALMOST, hands=["NS"], broken="lamp:1 - -")
    assert refusal(broken, 1, "dig EW 1,0").reason == "not-your-turn"
    assert refusal(broken, 0, "dig EW 1,0").reason == "no-such-card"
    assert refusal(broken, 0, "dig NS 1,0").reason == "tool-broken"
    whole = mine(ALMOST, hands=["NS"])
    assert refusal(whole, 0, "dig NS 1,0").reason == "cell-taken"
    assert refusal(whole, 0, "dig NS 7,0").reason == "does-not-fit"
    assert refusal(whole, 0, "dig NS 5,5").reason == "not-joined-to-start"
    assert digs(whole, 0)
