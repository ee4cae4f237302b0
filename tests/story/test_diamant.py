"""Each kind of thing that a game of Diamant may have to tell."""

from __future__ import annotations

import pytest

from bocamina.core.events import Event
from bocamina.games.diamant.events import (
    ChoicesRevealed,
    ExpeditionBegan,
    ExpeditionEnded,
    ExpeditionFled,
    HazardMet,
    IdolFound,
    IdolTaken,
    PathShared,
    TreasureBanked,
    TreasureFound,
)
from bocamina.story.diamant import curve, highlights, honours
from tests.story.courses import course, facts_of, kinds

BEGIN: list[Event] = [ExpeditionBegan(1)]
FOUND: list[Event] = [TreasureFound(9, 3, 3, 0)]
ALONE: list[Event] = [TreasureFound(7, 1, 7, 0)]
SNAKE: list[Event] = [HazardMet("snake")]
STAY: list[Event] = [ChoicesRevealed((), 3)]
ANA_LEAVES: list[Event] = [ChoicesRevealed((0,), 2), TreasureBanked(0, 12)]
TWO_LEAVE: list[Event] = [ChoicesRevealed((0, 1), 1)]
FLED: list[Event] = [ExpeditionFled("snake", (1, 2), 9)]
ALL_LEAVE: list[Event] = [ChoicesRevealed((0, 1, 2), 0), ExpeditionEnded(1, 0)]
IDOL: list[Event] = [IdolFound(3)]


@pytest.mark.parametrize(
    ("kind", "beats"),
    [
        ("great-haul", [BEGIN, FOUND, ANA_LEAVES]),
        ("escape", [BEGIN, FOUND, ANA_LEAVES, FLED]),
        ("great-loss", [BEGIN, FOUND, FLED]),
        ("picked-up", [BEGIN, FOUND, [ChoicesRevealed((0,), 2), PathShared(6, 1, 6, 0, (0,))]]),
        ("alone", [BEGIN, FOUND, TWO_LEAVE, ALONE, STAY, ALONE]),
        ("idol-taken", [BEGIN, IDOL, [ChoicesRevealed((0,), 2), IdolTaken(0)]]),
        ("idol-left", [BEGIN, IDOL, ALL_LEAVE]),
        ("early-end", [BEGIN, SNAKE, STAY, FLED]),
        ("deep", [BEGIN, *[FOUND] * 10]),
        ("lucky-streak", [BEGIN, *[FOUND] * 5]),
        ("all-left", [BEGIN, FOUND, ALL_LEAVE]),
        ("never-caught", [BEGIN, FOUND, FLED]),
        ("always-caught", [[*BEGIN, *FLED]] * 4),
        ("empty-handed", [BEGIN, FLED]),
        ("same-hazard", [[*BEGIN, *FLED]] * 2),
    ],
)
def test_a_kind(kind: str, beats: list[list[Event]]) -> None:
    assert kind in kinds(highlights(course(3, beats, scores=[12, 0, 5])))


@pytest.mark.parametrize(
    ("kind", "scores"),
    [("photo-finish", [6, 5, 0]), ("runaway", [40, 5, 0]), ("shared", [5, 5, 0])],
)
def test_how_it_ended(kind: str, scores: list[int]) -> None:
    assert kind in kinds(highlights(course(3, [BEGIN], scores)))


def test_nobody_is_singled_out_where_several_have_nothing() -> None:
    assert "empty-handed" not in kinds(highlights(course(3, [BEGIN, FLED], scores=[12, 0, 0])))


def test_who_was_behind_and_wins() -> None:
    beats: list[list[Event]] = [
        [*BEGIN, TreasureBanked(1, 20)],
        [TreasureBanked(1, 1)],
        [TreasureBanked(2, 1)],
        [TreasureBanked(0, 30)],
    ]
    told = facts_of("comeback", highlights(course(3, beats, scores=[30, 21, 1])))
    assert told == {"seat": 0, "behind": 21}


def test_an_escape_tells_from_what_and_with_how_much() -> None:
    told = highlights(course(3, [BEGIN, FOUND, ANA_LEAVES, FLED], scores=[12, 0, 0]))
    assert facts_of("escape", told) == {"seat": 0, "hazard": "snake", "gems": 12}
    assert "great-haul" not in kinds(told)  # it would be told twice


@pytest.mark.parametrize("seats", [(2,), (1, 2)])
def test_a_loss_tells_how_many_it_met(seats: tuple[int, ...]) -> None:
    told = highlights(course(3, [BEGIN, FOUND, [ExpeditionFled("gas", seats, 9)]], [0, 0, 0]))
    facts = {"lost_seats": seats, "caught": len(seats), "hazard": "gas", "gems": 9}
    assert facts_of("great-loss", told) == facts


def test_an_idol_that_is_lost_again_is_worth_nothing() -> None:
    beats: list[list[Event]] = [
        BEGIN,
        TWO_LEAVE,
        [IdolTaken(2)],
        [ExpeditionFled("snake", (2,), 0)],
    ]
    assert [line[-1] for line in curve(course(3, beats, scores=[0, 0, 0])).lines] == [0, 0, 0]


def test_the_curve_falls_when_a_bag_is_lost() -> None:
    drawn = curve(course(3, [BEGIN, FOUND, ANA_LEAVES, FLED], scores=[12, 0, 0]))
    assert drawn.lines[1] == [0, 3, 3, 0]
    assert drawn.lines[0][-1] == 12


def test_titles() -> None:
    beats: list[list[Event]] = [
        BEGIN,
        FOUND,
        STAY,
        ANA_LEAVES,
        [ChoicesRevealed((1,), 1), PathShared(5, 1, 5, 0, (0,))],
        FLED,
    ]
    earned = {each.kind: each.seat for each in honours(course(3, beats, scores=[12, 5, 0]))}
    assert earned["hauler"] == 0
    assert earned["bravest"] == 2
    assert earned["gatherer"] == 1
    assert earned["careful"] == 0


@pytest.mark.parametrize(
    ("kind", "homes", "scores"),
    [
        ("start-to-finish", [(0, 5), (1, 3), (0, 1)], [6, 3, 0]),
        ("seesaw", [(0, 5), (1, 7), (0, 4), (1, 5)], [9, 12, 0]),
    ],
)
def test_who_led(kind: str, homes: list[tuple[int, int]], scores: list[int]) -> None:
    beats: list[list[Event]] = [
        [ExpeditionBegan(number), TreasureBanked(*home)] for number, home in enumerate(homes, 1)
    ]
    assert kind in kinds(highlights(course(3, beats, scores)))


def test_everybody_just_behind_is_named() -> None:
    told = highlights(course(3, [BEGIN], scores=[5, 6, 5]))
    facts = {"seat": 1, "second_seats": (0, 2), "most": 6, "second": 5}
    assert facts_of("photo-finish", told) == facts


def test_a_winner_is_not_called_unlucky() -> None:
    fled: list[Event] = [ExpeditionFled("snake", (0, 1), 9)]
    earned = honours(course(3, [BEGIN, FOUND, fled], scores=[12, 5, 0]))
    assert [each.seat for each in earned if each.kind == "unluckiest"] == [1]
