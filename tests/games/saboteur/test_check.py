"""Positions that the rules cannot lead to are refused."""

from __future__ import annotations

import pytest

from bocamina.core.errors import IllegalPosition
from bocamina.core.notation import format_position, parse_position
from tests.games.saboteur.mine import SABOTEUR, deal_gold, mine
from tests.games.saboteur.round_ends import found, ran_out

GOALS = "treasure stone-ES stone-SW"


def around(row: str, first: str = "1", third: str = "3") -> str:
    """Draw a mine with one row of cards."""
    return f"........{first}\n.........\n{row}\n.........\n........{third}"


@pytest.mark.parametrize("phase", ["play 0", "draw 0"])
def test_a_tunnel_that_opens_onto_a_goal_has_turned_it_over(phase: str) -> None:
    with pytest.raises(IllegalPosition, match="goal 2 turned over"):
        mine(around("S┬┴┬┴┬┼─2"), phase=phase, hands=["map"])
    mine(around("S┬┴┬┴┬┼─┘"), phase=phase, hands=["map"], goals=GOALS)
    mine(around("S┬┴┬┴┬┼═2"), phase=phase, hands=["map"])  # a dead end turns nothing over
    mine(around("S┬┴┬┴┬.─2"), phase=phase, hands=["map"])  # nor does a tunnel that was cut off


def test_a_treasure_face_up_ends_the_round() -> None:
    for row in ("S┬┴┬┴┬┼─$", "S.......$"):
        with pytest.raises(IllegalPosition, match="the treasure not reached yet"):
            mine(around(row), hands=["map"], goals="stone-ES treasure stone-SW")


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
    with pytest.raises(IllegalPosition, match="3 gold cards for the diggers at most"):
        parse_position(SABOTEUR, text.replace("phase gold 0 0/3", "phase gold 0 0/4"))
    deal_gold(match, "123")
    text = format_position(SABOTEUR, match.state)
    more = text.replace("phase draft 0 3", "phase draft 0 4").replace("offered 1", "offered 11")
    assert more != text
    with pytest.raises(IllegalPosition, match="3 gold cards for the diggers at most"):
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
