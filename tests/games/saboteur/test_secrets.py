"""No view, legal move or event depends on what its seat may not know: a scenario a secret."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from bocamina.core.events import format_event, seen_by
from bocamina.core.notation import format_view
from tests.games.saboteur.mine import SABOTEUR, deal_gold, mine

if TYPE_CHECKING:
    from bocamina.core.match import Match

NEAR = """
........1
.......┼.
S┬┴┬┴┬─┴2
.........
........3
""".replace("─┴2", "─.2")


def seen(match: Match, viewer: int) -> tuple[str, list[str]]:
    """Return a viewer's view and, if it is to act, its legal moves."""
    view = match.view(viewer)
    return format_view(SABOTEUR, view), match.legal_texts(viewer) if viewer >= 0 else []


def alike(one: Match, other: Match, *viewers: int) -> None:
    """Check that two truths look the same."""
    for viewer in viewers:
        assert seen(one, viewer) == seen(other, viewer)


def told(match: Match, viewer: int, seat: int, move: str) -> list[str]:
    """Make a move and return what a viewer is told of it."""
    return [format_event(event) for event in seen_by(viewer, match.play(seat, move))]


def test_goals_beside_which_somebody_digs() -> None:
    orders = [" ".join(order) for order in permutations(["treasure", "stone-ES", "stone-SW"])]
    positions = [mine(NEAR, hands=["NESW NS EW NE nw ew"], goals=goals) for goals in orders]
    for match in positions[1:]:
        alike(positions[0], match, -1, 0, 1, 2)
        for move in ("dig NESW 7,0", "dig ew 7,0", "dig NS 8,1", "dig NS 7,2"):
            here, there = positions[0].parse_move(move), match.why_not(0, match.parse_move(move))
            first = positions[0].why_not(0, here)
            assert (first is None) == (there is None)
            assert first is None or str(first) == str(there)


def test_hands() -> None:
    one = mine(hands=["EW", "NS map", "NE"])
    other = mine(hands=["EW", "ew rockfall", "NE"])
    alike(one, other, -1, 0, 2)
    assert seen(one, 1) != seen(other, 1)


def test_roles_and_the_spare_dwarf() -> None:
    one = mine(hands=["EW"], roles="digger digger saboteur")
    other = mine(hands=["EW"], roles="digger saboteur digger")
    spare = mine(hands=["EW"], roles="digger digger digger")
    for match in (other, spare):
        alike(one, match, -1, 0)
    assert seen(one, 2) != seen(other, 2)


def test_what_a_map_shows() -> None:
    one = mine(hands=["map"], goals="treasure stone-ES stone-SW")
    other = mine(hands=["map"], goals="stone-SW stone-ES treasure")
    for viewer in (-1, 1, 2):
        one_copy, other_copy = (
            mine(hands=["map"]),
            mine(hands=["map"], goals="stone-SW stone-ES treasure"),
        )
        assert told(one_copy, viewer, 0, "map 1") == told(other_copy, viewer, 0, "map 1")
        alike(one_copy, other_copy, viewer)
    assert told(one, 0, 0, "map 1") != told(other, 0, 0, "map 1")
    assert seen(one, 0) != seen(other, 0)


def test_cards_passed_face_down() -> None:
    for viewer in (-1, 1, 2):
        one, other = mine(hands=["EW NS"]), mine(hands=["EW NS"])
        assert told(one, viewer, 0, "discard EW") == told(other, viewer, 0, "discard NS")
        alike(one, other, viewer)


def test_cards_drawn_and_not_yet_drawn() -> None:
    for viewer in (-1, 1, 2):
        one, other = mine(hands=["EW"]), mine(hands=["EW"])
        for match in (one, other):
            match.play(0, "discard EW")
        events = one.resolve("NESW"), other.resolve("rockfall")
        here, there = ([format_event(e) for e in seen_by(viewer, es)] for es in events)
        assert here == there
        alike(one, other, viewer)


def drafting(worths: str) -> Match:
    """Return a match in which seat 0 holds the gold of three diggers."""
    match = mine(NEAR.replace("┼", "."), hands=["EW"], goals="stone-ES treasure stone-SW")
    match.play(0, "dig EW 7,0")
    deal_gold(match, worths)
    return match


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_gold_in_the_hands_of_the_holder(viewer: int) -> None:
    one, other = drafting("123"), drafting("112")
    alike(one, other, viewer)
    if viewer != 2:
        assert told(one, viewer, 0, "take 2") == told(other, viewer, 0, "take 1")
        alike(one, other, viewer)


def test_gold_taken_before_one_looked() -> None:
    one, other = drafting("123"), drafting("223")
    one.play(0, "take 1")
    other.play(0, "take 2")
    alike(one, other, -1, 1, 2)


def paying(move: str) -> Match:
    """Return a match in which the only saboteur has just picked its pay."""
    match = mine(hands=["map"], roles="saboteur digger digger", deck="")
    match.play(0, "discard map")
    match.play(0, move)
    return match


def test_gold_that_a_saboteur_picked() -> None:
    alike(paying("collect 1+3"), paying("collect 2+2"), -1, 1, 2)
    assert seen(paying("collect 1+3"), 0) != seen(paying("collect 2+2"), 0)
