"""Each kind of thing that a race may have to tell."""

from __future__ import annotations

from typing import Any

import pytest

from bocamina.games.racing_dwarfs.events import (
    ActionTakenBack,
    CartEntered,
    CartLeft,
    CartMoved,
    CartReturned,
    GameEnded,
    RaceBegan,
    RockMoved,
    TileRotated,
    TurnEnded,
)
from bocamina.story.racing_dwarfs import chapters, curve, highlights, honours
from tests.story.courses import course, facts_of, kinds


def turn(seat: int) -> TileRotated:
    return TileRotated(seat, "c3", "L", "northeast")


BEGIN = RaceBegan(0)
OUT = CartLeft(0, "a7", 1, 2)


@pytest.mark.parametrize(
    ("kind", "events"),
    [
        ("first-out", [BEGIN, OUT]),
        ("double-out", [BEGIN, OUT, CartLeft(0, "b7", 2, 1)]),
        ("one-to-go", [BEGIN, CartLeft(0, "b7", 2, 1)]),
        ("streak", [BEGIN, OUT, TurnEnded(0, 1), TurnEnded(1, 2), OUT, TurnEnded(0, 3)]),
        ("across", [BEGIN, OUT, TurnEnded(0, 11)]),
        ("quick-race", [BEGIN, OUT, TurnEnded(0, 5)]),
        ("long-race", [BEGIN, OUT, TurnEnded(0, 41)]),
        ("double-finish", [BEGIN, OUT, CartLeft(0, "b7", 2, 0)]),
        ("many-out", [BEGIN, *[CartLeft(0, "a7", out, 4 - out) for out in range(1, 4)]]),
        (
            "tug-of-war",
            [BEGIN, *[turn(seat % 2) for seat in range(3)]],
        ),
        ("parked", [BEGIN, CartEntered(0, "a1"), TurnEnded(1, 6), CartMoved(0, "a1", "a2")]),
        ("straight-through", [BEGIN, CartEntered(0, "a1"), CartMoved(0, "a1", "a7"), OUT]),
        ("neck-and-neck", [BEGIN, CartLeft(0, "b7", 2, 1), CartLeft(1, "a1", 2, 1)]),
        ("rock-war", [BEGIN, *[RockMoved(seat % 2, "a1", "a2") for seat in range(5)]]),
        ("rock-rests", [BEGIN, OUT]),
        ("start-to-finish", [BEGIN, *[CartLeft(0, "a7", out, 4 - out) for out in range(1, 4)]]),
        ("none-out", [BEGIN, OUT]),
        ("long-ride", [BEGIN, CartMoved(0, "a1", "d5")]),
        ("went-home", [BEGIN, CartReturned(1, "a1")]),
        ("busy-tile", [BEGIN, *[turn(1)] * 5]),
        ("wandering-rock", [BEGIN, *[RockMoved(0, "a1", "d4")] * 2]),
        ("rock-roller", [BEGIN, *[RockMoved(0, "a1", "a2")] * 4]),
        ("late-start", [BEGIN, TurnEnded(1, 6), CartEntered(0, "a1")]),
        ("nowhere", [BEGIN, GameEnded("repetition", (1, 0), (0,))]),
    ],
)
def test_a_kind(kind: str, events: list[Any]) -> None:
    assert kind in kinds(highlights(course(2, [[each] for each in events], scores=[1, 0])))


def test_nobody_is_singled_out_where_several_got_nowhere() -> None:
    assert "none-out" not in kinds(highlights(course(3, [[BEGIN], [OUT]], scores=[1, 0, 0])))


def test_what_is_told_better_is_not_told_twice() -> None:
    """Who gets two carts across at the end was not waiting for one more."""
    carts = [CartLeft(1, "a1", 3, 1), CartLeft(0, "a7", 3, 1), CartLeft(0, "b7", 4, 0)]
    found = highlights(course(2, [[BEGIN], *[[each] for each in carts]], scores=[4, 3]))
    assert "double-finish" in kinds(found)
    assert "neck-and-neck" not in kinds(found)


def test_of_several_carts_in_one_turn_only_the_most_are_told() -> None:
    """Nor does anybody still need one cart after the turn in which it got across."""
    carts = [CartLeft(0, "a7", out, 4 - out) for out in range(1, 5)]
    found = highlights(course(2, [[BEGIN], *[[each] for each in carts]], scores=[4, 0]))
    assert facts_of("many-out", found) == {"seat": 0, "turn": 1, "times": 4}
    assert [each.kind for each in found].count("many-out") == 1
    assert not {"double-out", "double-finish", "one-to-go"} & set(kinds(found))


def test_of_a_tug_of_war_the_whole_is_told_and_nothing_of_one_player_alone() -> None:
    turns = [turn(seat) for seat in (0, 0, 1, 0, 1, 1)]
    found = highlights(course(2, [[BEGIN], *[[each] for each in turns]], scores=[1, 0]))
    assert facts_of("tug-of-war", found) == {"cell": "c3", "times": 4}
    assert [each.kind for each in found].count("tug-of-war") == 1


@pytest.mark.parametrize("end", [CartMoved(1, "a1", "a2"), CartReturned(1, "a1"), TurnEnded(0, 9)])
def test_the_longest_wait_of_a_cart_is_told_whether_or_not_it_goes_on(end: Any) -> None:
    events = [BEGIN, CartEntered(1, "a1"), CartEntered(0, "g7"), TurnEnded(0, 8), end]
    found = highlights(course(2, [[each] for each in events], scores=[1, 0]))
    waits = 7 if not isinstance(end, TurnEnded) else 8
    assert facts_of("parked", found) == {"seat": 1, "cell": "a1", "turns": waits}


def test_a_cart_that_came_in_earlier_does_not_go_straight_through() -> None:
    events = [BEGIN, CartEntered(0, "a1"), TurnEnded(0, 1), CartMoved(0, "a1", "a7"), OUT]
    told = course(2, [[each] for each in events], scores=[1, 0])
    assert "straight-through" not in kinds(highlights(told))


def test_one_player_who_keeps_pushing_the_rock_makes_no_war() -> None:
    pushes = [RockMoved(seat, "a1", "a2") for seat in (0, 1, 0, 0, 1, 0)]
    told = course(2, [[each] for each in (BEGIN, *pushes)], scores=[1, 0])
    assert "rock-war" not in kinds(highlights(told))


def test_who_was_behind_and_wins() -> None:
    carts = [CartLeft(1, "a1", out, 4 - out) for out in range(1, 4)]
    carts += [CartLeft(0, "a7", out, 4 - out) for out in range(1, 5)]
    found = highlights(course(2, [[BEGIN], *[[each] for each in carts]], scores=[4, 3]))
    assert facts_of("comeback", found) == {"seat": 0, "behind": 2}


def test_what_was_taken_back_did_not_happen() -> None:
    events = [
        BEGIN,
        CartMoved(0, "a1", "d5"),
        ActionTakenBack(0, "move", "a1", "d5"),
        TurnEnded(0, 1),
    ]
    told = course(2, [[each] for each in events], scores=[1, 0])
    assert "long-ride" not in kinds(highlights(told))


def test_the_facts_of_a_ride() -> None:
    told = highlights(course(2, [[BEGIN], [CartMoved(1, "a1", "d5")]], scores=[1, 0]))
    assert facts_of("long-ride", told) == {"seat": 1, "cells": 7}


def test_the_curve_and_the_chapters() -> None:
    told = course(2, [[BEGIN], [OUT], [TurnEnded(1, 10)]], scores=[1, 0])
    assert curve(told).lines == [[0, 1], [0, 0]]
    assert curve(told).steps[0] == chapters(told)[0].step  # not where the tiles were laid
    assert [each.number for each in chapters(told)] == [1, 11]


def test_titles() -> None:
    events = [
        BEGIN,
        *[turn(1)] * 3,
        *[RockMoved(0, "a1", "a2")] * 2,
        CartMoved(0, "a1", "a5"),
        CartReturned(1, "a1"),
        *[
            each
            for _ in range(3)
            for each in (CartEntered(1, "b1"), ActionTakenBack(1, "enter", "b1", ""))
        ],
    ]
    earned = {
        each.kind: each.seat
        for each in honours(course(2, [[each] for each in events], scores=[2, 0]))
    }
    assert earned == {
        "turner": 1,
        "rock-pusher": 0,
        "rider": 0,
        "ditherer": 1,
        "homesick": 1,
        "unluckiest": 1,
    }
