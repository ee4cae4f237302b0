"""The solver against the rules page, a plain oracle and the definition of an equilibrium."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocamina.players.diamant.expedition import (
    FRESH_HAZARDS,
    FRESH_TREASURES,
    Expedition,
    ImpossibleExpedition,
)
from bocamina.players.diamant.exploit import exploitability
from bocamina.players.diamant.solver import solve
from tests.players.diamant.caves import caves
from tests.players.diamant.oracle import best_answer, choose


@pytest.mark.parametrize(("adventurers", "gems"), [(1, 17.340), (2, 8.964), (3, 6.306)])
def test_the_fresh_deck_gives_the_reference_values(adventurers: int, gems: float) -> None:
    solution = solve(Expedition(adventurers))
    assert solution.exact
    assert solution.value == solution.deeper
    assert solution.value == pytest.approx(gems, abs=0.0005)


@given(caves())
def test_a_plain_recursion_finds_the_same(cave: Expedition) -> None:
    solution, answer = solve(cave), choose(cave)
    assert solution.value == pytest.approx(answer.value, abs=1e-9)
    assert solution.deeper == pytest.approx(answer.deeper, abs=1e-9)
    assert solution.leave_chance == pytest.approx(answer.leave_chance, abs=1e-6)


@given(caves(most_treasures=3))
@settings(max_examples=15)
def test_nobody_gains_by_another_plan(cave: Expedition) -> None:
    class Chances(dict[Expedition, float]):
        def __missing__(self, there: Expedition) -> float:
            self[there] = solve(there).leave_chance
            return self[there]

    assert best_answer(cave, Chances()) <= solve(cave).value + 1e-9


@given(caves(most_adventurers=8))
@settings(max_examples=20)
def test_the_equilibrium_cannot_be_exploited(cave: Expedition) -> None:
    found = exploitability(cave, lambda there: solve(there).leave_chance, most=5)
    assert found.following == pytest.approx(solve(cave).value, abs=1e-9)
    assert found.gain == pytest.approx(0, abs=1e-9)


def test_a_timid_policy_can_be_exploited() -> None:
    cave = Expedition(3, treasures=(5, 7, 11, 13), loot=2, path=2, met=(True,) + (False,) * 4)

    always, seldom = exploitability(cave, lambda _: 0.9), exploitability(cave, lambda _: 0.9, 1)
    assert always.gain > 0.5
    assert always.asked == pytest.approx(1)
    # Asked at the likeliest choice alone, it plays the equilibrium at all others.
    assert 0 < seldom.gain < always.gain
    assert 0.1 < seldom.asked < 1


@given(st.lists(st.integers(1, 17), max_size=7), st.lists(st.integers(0, 3), max_size=5), st.data())
def test_alone_it_stops_when_the_loot_at_risk_is_worth_the_treasure_left(
    treasures: list[int], hazards: list[int], data: st.DataObject
) -> None:
    met = tuple(data.draw(st.booleans()) for _ in hazards)
    loot, path = data.draw(st.integers(1, 40)), data.draw(st.integers(0, 9))
    cave = Expedition(1, tuple(treasures), tuple(hazards), met, loot, path)
    solution = solve(cave)
    stop = (loot + path) * cave.busting >= sum(treasures)
    assert solution.leave_chance == stop
    if cave.cards:
        better = solution.staying - solution.leaving
        assert better <= 1e-9 if stop else better > -1e-9


@given(caves())
def test_order_and_names_of_cards_do_not_matter(cave: Expedition) -> None:
    turned = Expedition(
        cave.adventurers,
        cave.treasures[::-1],
        cave.hazards[::-1],
        cave.met[::-1],
        cave.loot,
        cave.path,
        cave.idols,
        cave.idols_on_path,
    )
    assert solve(turned) == solve(cave)


def test_a_lone_adventurer_carries_what_lies_on_the_path() -> None:
    hazards, met = (2, 3), (True, False)
    carried = Expedition(1, (4, 7), hazards, met, loot=9)
    lying = Expedition(1, (4, 7), hazards, met, loot=4, path=5)
    assert solve(carried) == solve(lying)


def test_hazards_out_of_the_game_make_the_cave_richer() -> None:
    values = [
        solve(Expedition(2, FRESH_TREASURES[5:], hazards)).value
        for hazards in (FRESH_HAZARDS, (2, 3, 3, 3, 3), (2, 2, 2, 3, 3), (1, 1, 2, 3, 3))
    ]
    assert values == sorted(set(values))


def test_an_empty_deck_sends_everybody_out() -> None:
    solution = solve(Expedition(3, (), (0,), (True,), loot=4, path=8))
    assert (solution.leave_chance, solution.value) == (1, 6)


def test_an_idol_on_the_path_tempts_one_to_leave_alone() -> None:
    plain = Expedition(3, FRESH_TREASURES[5:], FRESH_HAZARDS, (True,) * 2 + (False,) * 3, 3, 2)
    idol = Expedition(
        3, FRESH_TREASURES[5:], FRESH_HAZARDS, (True,) * 2 + (False,) * 3, 3, 2, idols_on_path=1
    )
    assert solve(plain).leave_chance < solve(idol).leave_chance < 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"adventurers": 0}, "adventurers to be a whole number from 1 to 8, got 0"),
        ({"adventurers": 9}, "from 1 to 8, got 9"),
        ({"adventurers": True}, "got True"),
        ({"adventurers": 2.0}, "got 2.0"),
        ({"treasures": [1, 2]}, "treasures to be a tuple, got \\[1, 2\\]"),
        ({"treasures": (1, 0)}, "every treasure to be a whole number from 1 to 4095, got 0"),
        ({"treasures": (1, "x")}, "got 'x'"),
        ({"treasures": (4000, 96)}, "at most 4095 gems in all, got 4096"),
        ({"treasures": (1,) * 60}, "at most 60 cards in the deck, got 75"),
        ({"hazards": (3, -1, 3, 3, 3)}, "every hazard count to be .* got -1"),
        ({"hazards": (3, 3)}, "met to hold a bool for each of 2 hazards"),
        ({"met": (1, 0, 0, 0, 0)}, "met to hold a bool for each of 5 hazards"),
        ({"met": None}, "met to be a tuple, got None"),
        ({"loot": -1}, "loot to be .* got -1"),
        ({"path": 1.5}, "path to be .* got 1.5"),
        ({"idols": -1}, "idols to be .* got -1"),
        ({"idols": 9, "idols_on_path": 7}, "idols_on_path to be a whole number from 0 to 6, got 7"),
    ],
)
def test_impossible_expeditions_are_refused(change: dict[str, object], words: str) -> None:
    settings: dict[str, object] = {"adventurers": 2, **change}
    with pytest.raises(ImpossibleExpedition, match=words):
        Expedition(**settings)  # type: ignore[arg-type]


def test_a_deck_of_too_many_sets_is_refused() -> None:
    with pytest.raises(ImpossibleExpedition, match="different sets of cards"):
        solve(Expedition(2, treasures=tuple(range(1, 26))))
