"""Each kind of thing that a game of Saboteur may have to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bocamina.games.saboteur.events import (
    CardDrawn,
    DwarvesRevealed,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    GoldKept,
    PathDug,
    PayCollected,
    RockFell,
    RoundBegan,
    ToolBroken,
    ToolMended,
    TreasureReached,
)
from bocamina.story.saboteur import MineStory, chapters, curve, highlights, honours
from bocamina.story.tale import Assertion
from tests.story.courses import course, facts_of, kinds

if TYPE_CHECKING:
    from bocamina.games.saboteur.facts import GoalKind

BEGIN = RoundBegan(1, 0, 6)
FOUND = TreasureReached(0)
END = GameEnded((), ())


def ended(*saboteurs: int) -> DwarvesRevealed:
    return DwarvesRevealed(saboteurs, "digger")


def dig(seat: int, columns: range) -> list[PathDug]:
    return [PathDug(seat, "EW", x, 0) for x in columns]


@pytest.mark.parametrize(
    ("kind", "events"),
    [
        ("treasure", [BEGIN, *dig(0, range(1, 20)), CardDrawn(0, 9), FOUND, ended(2)]),
        ("quick-dig", [BEGIN, *dig(0, range(1, 8)), CardDrawn(0, 9), FOUND, ended(2)]),
        ("last-moment", [BEGIN, CardDrawn(0, 0), FOUND, ended(2)]),
        ("saboteur-finds", [BEGIN, FOUND, ended(0)]),
        ("idle-saboteurs", [BEGIN, FOUND, ended(2)]),
        ("nobodys-fault", [BEGIN, ended()]),
        ("lone-saboteur", [BEGIN, ended(2)]),
        ("saboteurs-win", [BEGIN, ended(1, 2)]),
        ("so-close", [BEGIN, *dig(0, range(1, 8)), GoalShown(2, "treasure"), ended(2)]),
        ("wrong-goal", [BEGIN, GoalRevealed(1, "stone-ES"), ended(2)]),
        ("friendly-fire", [BEGIN, ToolBroken(0, 1, "lamp"), ended(2)]),
        ("thieves-fall-out", [BEGIN, ToolBroken(1, 2, "lamp"), ended(1, 2)]),
        ("helped-the-enemy", [BEGIN, ToolMended(0, 2, "lamp", "lamp"), ended(2)]),
        ("late-rock", [BEGIN, RockFell(2, "EW", 7, 0), ended(2)]),
        ("digging-saboteur", [BEGIN, *dig(2, range(1, 6)), ended(2)]),
        ("great-pay", [BEGIN, ended(2), PayCollected(2, 4, 2, 0)]),
    ],
)
def test_a_kind(kind: str, events: list[Any]) -> None:
    assert kind in kinds(highlights(course(3, [[each] for each in events], scores=[3, 1, 0])))


def test_a_goal_is_called_by_its_number() -> None:
    events: list[list[Any]] = [[BEGIN], [GoalRevealed(3, "stone-ES")], [ended(2)]]
    (found,) = [
        each
        for each in highlights(course(3, events, scores=[3, 1, 0]))
        if each.kind == "wrong-goal"
    ]
    assert found.facts["goal"] == 3


def said(seat: int, phrase: str, about: int, *, holds: bool) -> Assertion:
    return Assertion(2, 1, seat, phrase, about, holds)


TREASURE = "saboteur-phrase-treasure"
STONE = "saboteur-phrase-stone"
SUSPECT = "phrase-suspect"
TRUST = "phrase-trust"
DIGGER = "saboteur-phrase-digger"
LIES = {"liar", "false-gold", "hidden-gold", "false-digger"}


def looks(seat: int, *kinds: GoalKind) -> list[GoalSeen]:
    """Return that a seat saw what some goals are, the first of them first."""
    return [GoalSeen(seat, goal, kind) for goal, kind in enumerate(kinds, 1)]


@pytest.mark.parametrize(
    ("kind", "claims"),
    [
        ("liar", [said(1, TREASURE, 0, holds=False)] * 2),
        ("false-gold", [said(1, TREASURE, 0, holds=False)]),
        ("hidden-gold", [said(0, STONE, 0, holds=False)]),
        ("false-digger", [said(2, DIGGER, 2, holds=False)]),
        ("honest", [said(0, TREASURE, 0, holds=True)] * 3),
        ("wrongly-suspected", [said(seat, SUSPECT, 0, holds=False) for seat in (1, 2)]),
        ("never-suspected", [said(1, SUSPECT, 0, holds=False)]),
    ],
)
def test_what_was_said(kind: str, claims: list[Assertion]) -> None:
    beats: list[list[Any]] = [[BEGIN], [*looks(0, "treasure"), *looks(1, "stone-ES")], [ended(2)]]
    assert kind in kinds(highlights(course(3, beats, [3, 1, 0], claims)))


@pytest.mark.parametrize(
    ("claim", "seen", "is_lie"),
    [
        (said(0, SUSPECT, 1, holds=False), [], False),
        (said(0, TRUST, 2, holds=False), [], False),
        (said(2, DIGGER, 2, holds=False), [], True),
        # Who has not looked passes on what others say.
        (said(0, TREASURE, 0, holds=False), looks(1, "stone-ES"), False),
        (said(0, TREASURE, 0, holds=False), looks(0, "stone-ES"), True),
        (said(0, STONE, 0, holds=False), looks(0, "treasure"), True),
        # Who has seen the treasure, or both stones, knows them all.
        (said(0, TREASURE, 2, holds=False), looks(0, "treasure"), True),
        (said(0, TREASURE, 2, holds=False), looks(0, "stone-ES"), False),
        (said(0, STONE, 2, holds=False), looks(0, "stone-ES", "stone-SW"), True),
        # What everybody sees, everybody knows.
        (said(0, TREASURE, 0, holds=False), [GoalRevealed(1, "stone-ES")], True),
        # Another goal says nothing of it.
        (said(0, TREASURE, 0, holds=False), looks(0, "treasure", "stone-ES")[1:], False),
    ],
)
def test_who_errs_does_not_lie(claim: Assertion, seen: list[Any], is_lie: bool) -> None:
    told = course(3, [[BEGIN], seen, [ended(2)]], [3, 1, 0], [claim])
    assert bool(LIES & kinds(highlights(told))) == is_lie
    assert ("liar" in {each.kind for each in honours(told)}) == is_lie


@pytest.mark.parametrize(("reached", "came"), [(1, "yes"), (2, "no")])
def test_what_came_of_a_lie(reached: int, came: str) -> None:
    beats: list[list[Any]] = [
        [BEGIN],
        [*looks(1, "stone-ES")],
        [GoalRevealed(reached, "stone-ES")],
        [ended(2)],
    ]
    told = highlights(course(3, beats, [3, 1, 0], [said(1, TREASURE, 0, holds=False)]))
    assert facts_of("false-gold", told) == {"seat": 1, "round": 1, "goal": 1, "came": came}


def test_a_tunnel_far_from_the_gold_was_not_close() -> None:
    beats: list[list[Any]] = [[BEGIN], dig(0, range(1, 8)), [GoalShown(1, "treasure")], [ended(2)]]
    assert "so-close" not in kinds(highlights(course(3, beats, [3, 1, 0])))


def test_what_was_said_and_done_is_told_with_its_round() -> None:
    """Roles change, so that without it one sentence seems to contradict another."""
    beats: list[list[Any]] = [
        [BEGIN],
        [ToolBroken(0, 1, "lamp"), ToolMended(0, 2, "lamp", "lamp")],
        [ended(2)],
    ]
    claims = [said(seat, SUSPECT, 0, holds=False) for seat in (1, 2)]
    told = highlights(course(3, beats, [3, 1, 0], claims))
    for kind in ("friendly-fire", "helped-the-enemy", "wrongly-suspected", "never-suspected"):
        assert facts_of(kind, told)["round"] == 1


def paid(seat: int, *gold: int) -> list[Any]:
    """Return that a saboteur took its pay, or a digger its card, and the next round began."""
    return [GoldKept(seat, gold), RoundBegan(2, 0, 6)]


@pytest.mark.parametrize(
    ("kind", "rounds", "scores"),
    [
        ("comeback", [paid(1, 3), paid(1, 1), [GoldKept(0, (3, 3)), END]], [6, 4, 0]),
        ("start-to-finish", [paid(0, 3), paid(1, 2), [GoldKept(0, (1,)), END]], [4, 2, 0]),
        (
            "seesaw",
            [paid(0, 1), paid(1, 2), paid(0, 2), [GoldKept(1, (3,)), END]],
            [3, 5, 0],
        ),
    ],
)
def test_how_the_gold_was_won(kind: str, rounds: list[list[Any]], scores: list[int]) -> None:
    told = highlights(course(3, [[BEGIN], *rounds], scores))
    assert kind in kinds(told)


def test_pay_is_counted_once_with_its_change() -> None:
    pay = [GoldKept(2, (3,)), PayCollected(2, 4, 1, 1), END]
    assert MineStory(course(3, [[BEGIN], pay], [0, 0, 4])).wealth.lines[2][-1] == 4


def test_what_one_saw_in_another_round_or_later_makes_no_liar() -> None:
    later: list[list[Any]] = [[BEGIN], [], *[[each] for each in looks(0, "stone-ES")], [ended(2)]]
    before: list[list[Any]] = [looks(0, "stone-ES"), [BEGIN], [ended(2)]]
    for beats in (later, before):
        told = course(3, beats, [3, 1, 0], [said(0, TREASURE, 0, holds=False)])
        assert not LIES & kinds(highlights(told))


def test_nothing_is_told_of_ones_own_tools() -> None:
    beats: list[list[Any]] = [[BEGIN, ToolBroken(0, 0, "lamp")], [ended(2)]]
    told = highlights(course(3, beats, [3, 1, 0]))
    assert "friendly-fire" not in kinds(told)


def test_the_facts_of_friendly_fire() -> None:
    told = highlights(course(3, [[BEGIN], [ToolBroken(0, 1, "lamp")], [ended(2)]], [3, 1, 0]))
    assert facts_of("friendly-fire", told) == {"seat": 0, "target_seat": 1, "round": 1}


def test_the_tunnels_grow_fall_and_reach_the_gold() -> None:
    beats: list[list[Any]] = [
        [BEGIN],
        *[[each] for each in dig(0, range(1, 4))],
        [RockFell(1, "EW", 3, 0)],
        [FOUND],
    ]
    told = course(3, [*beats, [ended(2)], [RoundBegan(2, 0, 6)]], [3, 1, 0])
    assert curve(told).lines == [[0, 1, 2, 3, 2, 8, 0]]
    assert [each.number for each in chapters(told)] == [1, 2]


def test_titles() -> None:
    events = [
        BEGIN,
        *looks(2, "stone-ES"),
        *dig(0, range(1, 6)),
        *[ToolBroken(2, 1, tool) for tool in ("lamp", "cart")],
        *[ToolMended(0, 1, tool, tool) for tool in ("lamp", "cart")],
        ended(2),
    ]
    claims = [said(2, TREASURE, 0, holds=False), *[said(1, SUSPECT, 2, holds=True)] * 2]
    earned = {
        each.kind: each.seat
        for each in honours(course(3, [[each] for each in events], [3, 1, 0], claims))
    }
    assert earned == {
        "liar": 2,
        "sharp-eye": 1,
        "digger": 0,
        "friend": 0,
        "wrecker": 2,
        "unluckiest": 1,
        "master": 2,
    }
