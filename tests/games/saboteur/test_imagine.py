"""What is imagined is as likely as the rules make it: counted out against every possible world."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from bocamina.core.rng import Rng
from bocamina.games.saboteur.components import KIND_NAMES
from bocamina.games.saboteur.hand import cards_of
from tests.games.saboteur.mine import SABOTEUR, mine

if TYPE_CHECKING:
    from bocamina.games.saboteur.state import SaboteurState

SAMPLES = 20_000


def surprise(expected: dict[object, float], found: Counter[object]) -> float:
    """Return the chi-squared statistic a degree of freedom, about 1 where both agree."""
    assert set(found) <= set(expected)
    total, drawn = sum(expected.values()), sum(found.values())
    terms = [
        (found[world] - drawn * weight / total) ** 2 / (drawn * weight / total)
        for world, weight in expected.items()
    ]
    return sum(terms) / (len(terms) - 1)


def world_of(state: SaboteurState) -> object:
    """Return everything that a viewer does not see, goals, dwarves and cards."""
    return (
        tuple(int(dwarf.role) for dwarf in state.private),
        int(state.hidden.goals),
        tuple(tuple(KIND_NAMES[kind] for kind in cards_of(d.hand)) for d in state.private),
        tuple(tuple(KIND_NAMES[kind] for kind in d.discarded) for d in state.private),
        tuple(state.hidden.deck),
    )


def test_dwarves_goals_and_cards_against_all_worlds() -> None:
    match = mine(
        hands=["EW", "NS", "map"],
        roles="digger digger saboteur",
        saw=["1:stone-ES"],
        goals="stone-ES treasure stone-SW",
        passed=["", "map"],
        deck="nesw",
    )
    expected: Counter[object] = Counter()
    goals = {"treasure": 0, "stone-ES": 1, "stone-SW": 2}
    for dwarves in permutations(["digger 1", "digger 2", "saboteur"]):  # seats 1 and 2, spare
        roles = (0, *[0 if dwarf.startswith("digger") else 1 for dwarf in dwarves[:2]])
        for second, third in (("treasure", "stone-SW"), ("stone-SW", "treasure")):
            laid = goals["stone-ES"] | goals[second] << 2 | goals[third] << 4
            for cards in permutations(["NS", "map 1", "map 2", "nesw"]):
                one, other, passed, left = (card.split()[0] for card in cards)
                deck = tuple(int(name == left) for name in KIND_NAMES)
                world = (roles, laid, (("EW",), (one,), (other,)), ((), (passed,), ()), deck)
                expected[world] += 1
    rng = Rng("worlds")
    view = match.view(0)
    found = Counter(world_of(SABOTEUR.imagine(view, rng)) for _ in range(SAMPLES))
    assert len(expected) == 3 * 2 * 12
    assert set(found) == set(expected)
    assert surprise(dict(expected), found) < 1.5


def gold_of(state: SaboteurState) -> object:
    """Return what every seat noted of gold."""
    return tuple(tuple(dwarf.notes) for dwarf in state.private)


def packed(*worths: int) -> int:
    """Return gold cards as a number."""
    return sum(1 << 5 * (worth - 1) for worth in worths)


def test_gold_against_all_ways_to_share_it_out() -> None:
    # Seat 1 was paid two cards worth four. In a draft seat 0 took a card unseen, and seat 2, who
    # looks on now, saw the last two: it kept the 3 and handed the 1 on to seat 1.
    pile = "1111223"
    match = mine(
        round_number=3,
        gold="1:1=2/4 2:0 2:2 2:1",
        notes=["123>2", f"{pile}>13 1>1", "13>3"],
    )
    unknown = [1] * 15 + [2] * 8 + [3] * 3
    shown = packed(1, 1, 1, 1, 2, 2, 3)
    expected: Counter[object] = Counter()
    for pay in combinations(range(len(unknown)), 2):
        worths = [unknown[card] for card in pay]
        if sum(worths) != 4:
            continue
        for card in range(len(unknown)):
            if card not in pay:
                draft = packed(unknown[card], 1, 3)
                expected[
                    (
                        (draft | packed(unknown[card]) << 15,),
                        (shown | packed(*worths) << 15, packed(1) | packed(1) << 15),
                        (packed(1, 3) | packed(3) << 15,),
                    )
                ] += 1
    rng = Rng("gold")
    view = match.view(2)
    found = Counter(gold_of(SABOTEUR.imagine(view, rng)) for _ in range(SAMPLES))
    assert len(expected) == 6
    assert set(found) == set(expected)
    assert surprise(dict(expected), found) < 3


def test_pay_tells_what_it_can_be_made_of_and_no_more() -> None:
    # Seat 2 was paid out of a rich pile, which tells it nothing of what the other two took.
    match = mine(
        round_number=3,
        gold="1:0 1:1 2:2=1/3",
        notes=["23>3", "2>2", "11123>3"],
        options="gold_cards=diggers",
    )
    view, rng = match.view(2), Rng("pile")
    seen = {SABOTEUR.imagine(view, rng).private[0].notes[0] >> 15 for _ in range(300)}
    assert seen == {packed(1), packed(2), packed(3)}


def test_pay_without_a_three_tells_that_every_three_is_taken() -> None:
    match = mine(
        round_number=3,
        gold="1:0 1:2 1:0 1:2 2:1=2/4",
        notes=["3333>3 33>3", "111122>22", "333>3 3>3"],
    )
    view, rng = match.view(1), Rng("threes")
    for _ in range(20):
        imagined = SABOTEUR.imagine(view, rng)
        for seat in (0, 2):
            assert [note >> 15 for note in imagined.private[seat].notes] == [packed(3)] * 2


def test_automatic_pay_is_the_first_bundle_of_the_pile() -> None:
    # By house rule seat 1 was given 1+3 while the pile had both: it never was 2+2.
    rng = Rng("automatic")
    for options, saw, pays in (
        ("saboteur_pay=automatic", "13", {packed(1, 3)}),
        ("", "1111223", {packed(1, 3), packed(2, 2)}),
    ):
        match = mine(round_number=2, gold="1:1=2/4", notes=["", f"{saw}>13"], options=options)
        view = match.view(0)
        seen = {SABOTEUR.imagine(view, rng).private[1].notes[0] >> 15 for _ in range(300)}
        assert seen == pays


def test_automatic_pay_in_twos_tells_that_every_three_is_taken() -> None:
    # Seats 0 and 2 took four cards; seat 1 was given 2+2 only if those were all the threes.
    match = mine(
        round_number=3,
        gold="1:0 1:2 1:0 1:2 2:1=2/4",
        notes=["3333>3 33>3", "22>22", "333>3 3>3"],
        options="saboteur_pay=automatic",
    )
    view, rng = match.view(0), Rng("twos")
    for _ in range(200):
        notes = [dwarf.notes for dwarf in SABOTEUR.imagine(view, rng).private]
        threes_left = 4 - sum(note >> 15 == packed(3) for seat in (0, 2) for note in notes[seat])
        assert (notes[1][0] >> 15 == packed(2, 2)) == (threes_left == 0)
