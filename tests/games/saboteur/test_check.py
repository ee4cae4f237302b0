"""Positions that the rules cannot lead to are refused."""

from __future__ import annotations

import pytest

from bocamina.core.errors import IllegalPosition, Mismatch
from bocamina.core.notation import format_position, parse_position
from bocamina.games.saboteur.check_round import check_goals_unreached
from tests.games.saboteur.mine import SABOTEUR, deal_gold, mine, table
from tests.games.saboteur.round_ends import found, ran_out

GOALS = "treasure stone-ES stone-SW"


def around(row: str, first: str = "1", third: str = "3") -> str:
    """Draw a mine with one row of cards."""
    return f"........{first}\n.........\n{row}\n.........\n........{third}"


def test_a_tunnel_that_opens_onto_a_goal_has_turned_it_over() -> None:
    reached = mine(around("S┬┴┬┴┬┼─2"), hands=["map"])
    with pytest.raises(IllegalPosition, match="goal 2 turned over"):
        check_goals_unreached(table(reached))
    for row in [
        "S┬┴┬┴┬┼─┘",
        "S┬┴┬┴┬┼═2",  # a dead end turns nothing over
        "S┬┴┬┴┬.─2",  # nor does a tunnel that was cut off
    ]:
        check_goals_unreached(table(mine(around(row), hands=["map"], goals=GOALS)))


def test_a_treasure_face_up_ends_the_round() -> None:
    for row in ("S┬┴┬┴┬┼─$", "S.......$"):
        match = mine(around(row), hands=["map"], goals="stone-ES treasure stone-SW")
        with pytest.raises(IllegalPosition, match="the treasure not reached yet"):
            check_goals_unreached(table(match))


def test_gold_is_drawn_only_where_a_tunnel_leads_to_the_treasure() -> None:
    match = found(3)
    for _ in range(2):
        text = format_position(SABOTEUR, match.state)
        parse_position(SABOTEUR, text)
        with pytest.raises(IllegalPosition, match="a way to the treasure"):
            parse_position(SABOTEUR, text.replace("S┬┴┬┴┬──$", "S┬┴┬┴┬.─$"))
        deal_gold(match, "123" if match.turn.is_chance else "")


def test_diggers_share_no_more_gold_than_was_drawn() -> None:
    match = found(3)
    text = format_position(SABOTEUR, match.state)
    with pytest.raises(IllegalPosition, match="expected 3 gold cards for the diggers, got 4"):
        parse_position(SABOTEUR, text.replace("phase gold 0 0/3", "phase gold 0 0/4"))
    deal_gold(match, "123")
    text = format_position(SABOTEUR, match.state)
    more = text.replace("phase draft 0 3", "phase draft 0 4").replace("offered 1", "offered 11")
    assert more != text
    with pytest.raises(IllegalPosition, match="expected 3 gold cards for the diggers, got 4"):
        parse_position(SABOTEUR, more)


def test_a_saboteur_is_offered_what_its_pay_can_be_made_of() -> None:
    match = ran_out(5, "saboteur digger digger saboteur digger")
    match.play(3, "collect 1+2")
    text = format_position(SABOTEUR, match.state)
    parse_position(SABOTEUR, text)
    offer, other = "offered 11123", "offered 11223"
    assert offer in text
    with pytest.raises(IllegalPosition, match="what pay can be made of"):
        parse_position(SABOTEUR, text.replace(offer, other))
    treasure = next(line for line in text.split("\n") if "$" in line)
    assert treasure == "........$"
    with pytest.raises(IllegalPosition, match="no way to the treasure"):
        parse_position(SABOTEUR, joined_to_treasure(text))


def joined_to_treasure(position: str) -> str:
    """Dig a tunnel from the start to a treasure at the first goal."""
    lines = position.split("\n")
    top = lines.index("mine") + 1
    lines[top : top + 3] = ["┌┴┬┴┬┴┼─$", "│........", lines[top + 2]]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("round 1 starter 0", "round 1 of 0", "'round NUMBER starter SEAT'"),
        ("phase play 0", "phase play", "1 words after 'phase play'"),
        ("mine", "mine 1", "a line 'mine', with the drawing below"),
        ("S.......2", "S........", "goal 2 at 8,0"),
        ("S.......2", "S.......─", "a goal at 8,0"),
        ("hands 1 0 0", "hands 1 0", "hands for 3 seats"),
        ("discards -", "discards map map map map map map map", "6 map"),
        ("dwarves ?", "dwarves digger digger", "'dwarves ?' or 3 roles and the spare one"),
        ("gold -", "gold 1:7", "ROUND:SEAT or ROUND:SEAT=CARDS/NUGGETS of this game"),
        ("totals -", "totals 1 2 3", "'totals -' before the end"),
        ("seat 0 digger | hand map", "seat 0 digger | hand", "something after 'hand'"),
        (
            "seat 0 digger | hand map",
            "seat 0 digger | hand map map map map map map rockfall",
            "6 cards in a hand at most",
        ),
        ("seat 1 digger", "seat 1 digger | gold 12", "gold seen and taken such as 1123>2"),
        ("seat 1 digger", "seat 1 digger | gold 21>1", "gold cards in order such as 1123, or -"),
        (
            "hidden goals treasure stone-ES stone-SW | spare saboteur",
            "hidden goals treasure stone-ES stone-SW",
            "'goals CARD CARD CARD | spare ROLE'",
        ),
    ],
)
def test_what_cannot_be_read_is_told_with_what_was_expected(
    line: str, instead: str, expected: str
) -> None:
    text = format_position(SABOTEUR, mine(hands=["map"]).state)
    assert f"{line}\n" in f"{text}\n"
    with pytest.raises(Mismatch) as refused:
        parse_position(SABOTEUR, f"{text}\n".replace(f"{line}\n", f"{instead}\n").rstrip("\n"))
    assert refused.value.expected == expected
