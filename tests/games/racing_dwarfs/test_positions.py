"""Positions, moves and layouts of Racing Dwarfs that cannot be read or cannot be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina.core.errors import IllegalPosition, Mismatch, Unreadable
from bocamina.core.match import Match
from bocamina.core.notation import format_position, parse_position, parse_settings
from bocamina.core.record import parse_record
from bocamina.games.racing_dwarfs.board import count
from bocamina.games.racing_dwarfs.layout import layout_names, load_layout, parse_layout
from bocamina.games.racing_dwarfs.moves import format_move, parse_move
from tests.games.racing_dwarfs.drawing import DWARFS

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.games.racing_dwarfs.state import Race

RECORDS = Path(__file__).parent / "records"


def position_where(holds: Callable[[Race], bool]) -> str:
    """Return the first position of a golden record in which something holds."""
    record = parse_record((RECORDS / "two_seats_last_cart_out.txt").read_text("utf-8"))
    match = Match(DWARFS, parse_settings(DWARFS, record.settings))
    for step in record.steps:
        if step.seat is None:
            match.resolve(step.text)
        else:
            match.play(step.seat, step.text)
        if holds(match.state.public):
            return format_position(DWARFS, match.state)
    raise AssertionError("expected such a position in the record")


def mid_turn() -> str:
    """Return a position in which the mover has rotated a tile."""
    return position_where(
        lambda race: (
            race.turn_number > 2
            and any(format_move(move).startswith("rotate") for move in race.trail)
        )
    )


def test_a_position_in_mid_turn_reads_and_prints_the_same() -> None:
    text = mid_turn()
    assert " from " in text
    assert format_position(DWARFS, parse_position(DWARFS, text)) == text


def replaced(label: str, words: str) -> str:
    """Return the position with another line for a label."""
    lines = mid_turn().split("\n")
    return "\n".join(f"{label} {words}" if line.startswith(f"{label} ") else line for line in lines)


@pytest.mark.parametrize(
    ("label", "words", "kind", "told"),
    [
        ("phase", "dance", Unreadable, "expected a phase"),
        ("phase", "kind", Unreadable, "expected a phase of 2 words"),
        ("phase", "place", IllegalPosition, "expected"),
        ("turn", "0 red", IllegalPosition, "turns counted in the race only"),
        ("turn", "999 red", Unreadable, "expected a turn (0 to 200)"),
        ("turn", "3 green", Unreadable, "expected a colour"),
        ("/", "a b c", Unreadable, "expected the columns"),
        ("4", "... ... ... *┼@ ... ... ...", IllegalPosition, "tiles L, I, T"),
        ("4", "*┼. ... ... *┼@ ... ... ...", IllegalPosition, "just where the layout has"),
        ("4", "... ... ... *│@ ... ... ...", IllegalPosition, "┼ printed at d4"),
        ("4", "... ... ... ... ... ... ...", IllegalPosition, "a printed cell at d4"),
        ("4", "... ...", Unreadable, "expected 7 cells in row 4"),
        ("4", "x│. ... ... *┼@ ... ... ...", Unreadable, "a colour of the game"),
        ("4", "r?. ... ... *┼@ ... ... ...", Unreadable, "a colour of the game"),
        ("4", "r│x ... ... *┼@ ... ... ...", Unreadable, "a cart, @ or ."),
        ("4", "r│y ... ... *┼@ ... ... ...", Unreadable, "a cart, @ or ."),
        ("4", "r│@ ... ... *┼@ ... ... ...", IllegalPosition, "one Rock"),
        ("home", "4 4 4", Unreadable, "home for 2 seats"),
        ("home", "9 4", Unreadable, "carts home (0 to 4)"),
        ("out", "4 4", IllegalPosition, "carts in red"),
        ("stock", "L0,I0,T0", Unreadable, "a stock for 2 seats"),
        ("stock", "L1,I0,T0 L0,I0,T0", IllegalPosition, "tiles L, I, T in red"),
        ("greens", "L1,I0,T0", IllegalPosition, "green tiles L, I, T"),
        ("greens", "many", Unreadable, "a stock such as L4,I3,T2"),
        ("trail", "rotate d6 east", Unreadable, "'from' a tile after each rotation"),
        ("trail", "rock d6", IllegalPosition, "an action that a turn goes on after"),
        ("trail", "done", IllegalPosition, "an action that a turn goes on after"),
        ("trail", "place d6 T east", IllegalPosition, "an action that a turn goes on after"),
        ("trail", "uncover d6", IllegalPosition, "an action that a turn goes on after"),
        ("trail", "orient east", IllegalPosition, "an action that a turn goes on after"),
        ("trail", "enter 1 from T east", Unreadable, "'from' a tile after each rotation"),
        ("trail", "done, done, done", IllegalPosition, "fewer than 3 actions"),
        ("trail", "move a1-b1", IllegalPosition, "actions"),
        ("seen", "xyz", Unreadable, "a key of 15 hexadecimal digits"),
        ("seat 0", "secret", Unreadable, "a seat's own part"),
        ("hidden", "secret", Unreadable, "the hidden part"),
    ],
)
def test_a_bad_position_says_what_was_expected(
    label: str, words: str, kind: type[Mismatch], told: str
) -> None:
    with pytest.raises(kind) as caught:
        parse_position(DWARFS, replaced(label, words))
    assert told in str(caught.value)


def test_a_first_turn_that_goes_on_has_at_most_one_action() -> None:
    after_one = position_where(lambda race: race.turn_number == 1 and len(race.trail) == 1)
    assert format_position(DWARFS, parse_position(DWARFS, after_one)) == after_one
    after_both = position_where(lambda race: race.turn_number == 2)
    unended = after_both.replace("turn 2 blue", "turn 1 red")
    unended = unended.replace("trail -", "trail enter 6, enter 3")
    assert unended.count("\n") == after_both.count("\n")
    with pytest.raises(IllegalPosition, match="fewer than 2 actions"):
        parse_position(DWARFS, unended)


def test_a_first_turn_begins_with_nothing_moved() -> None:
    later = position_where(lambda race: race.turn_number == 3 and not race.trail)
    with pytest.raises(IllegalPosition, match="all carts at home"):
        parse_position(DWARFS, later.replace("turn 3 red", "turn 1 red"))


def test_no_more_carts_are_on_their_way_than_there_were_actions() -> None:
    entered = position_where(
        lambda race: race.mover == 1 and not race.trail and count(race.carts[0]) + race.out[0] > 2
    )
    parse_position(DWARFS, entered)
    early = re.sub(r"turn [0-9]+ blue", "turn 2 blue", entered)
    early = re.sub(r"seen [^\n]*", "seen -", early)
    with pytest.raises(IllegalPosition, match="expected 2 actions of red by turn 2 at most"):
        parse_position(DWARFS, early)


def test_a_cart_rolls_on_in_a_later_turn_than_it_entered() -> None:
    text = position_where(lambda race: race.turn_number == 2 and not race.trail)
    first_row, third_row = (re.search(f"^{row} .*$", text, re.MULTILINE) for row in (1, 3))
    assert first_row is not None
    assert third_row is not None
    assert "R" in first_row[0]
    early = text.replace(first_row[0], first_row[0].replace("R", ".", 1))
    early = early.replace(third_row[0], third_row[0].replace(".", "R", 1))
    early = re.sub(r"seen [^\n]*", "seen -", early)
    with pytest.raises(IllegalPosition, match="carts of red that only entered in its first turn"):
        parse_position(DWARFS, early)


def test_whoever_began_has_used_a_cart() -> None:
    text = position_where(lambda race: race.turn_number == 2 and not race.trail)
    none = text.replace("R", ".")
    none = re.sub("home [0-9]", "home 4", none)
    none = re.sub(r"seen [^\n]*", "seen -", none)
    with pytest.raises(IllegalPosition, match="a cart of red entered in turn 1"):
        parse_position(DWARFS, none)


def test_what_was_seen_are_the_beginnings_of_turns() -> None:
    text = position_where(lambda race: race.turn_number == 3 and not race.trail)
    *_, seen = (line for line in text.split("\n") if line.startswith("seen "))
    keys = seen.split()[1:]
    assert len(keys) == 3
    for others, told in (
        ([keys[0], *keys], "keys of 3 turns at most"),
        (keys[1:], "keys of 3 turns, since no cart left"),
        ([*keys[:2], "0" * 15], "seen last"),
        ([keys[2]] * 3, "each key less than 3 times"),
    ):
        with pytest.raises(IllegalPosition, match=told):
            parse_position(DWARFS, text.replace(seen, f"seen {' '.join(others)}"))


SET_UP = """\
racing_dwarfs seats=2
phase place
turn 0 blue
starter blue
/  a   b   c   d   e   f   g
7 *┼. g?. ... g?. ... ... *┼.
6 g?. *┼. ... g?. ... *┼. g?.
5 ... g?. *┼. ... *┼. g?. ...
4 ... g?. g?. *┼@ g?. ... g?.
3 ... g?. *┼. ... *┼. ... g?.
2 g?. *┼. ... ... g?. *┼. g?.
1 *┼. g?. g?. ... ... ... *┼.
home 4 4
out 0 0
stock L4,I3,T2 L4,I3,T2
greens L7,I6,T5
trail -
seen -
seat 0 -
seat 1 -
hidden -"""


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"turn 0 blue": "turn 0 red"}, "tiles placed in turn"),
        ({"phase place": "phase deal"}, "this phase with setup=quick"),
        ({"seats=2": "seats=2 setup=quick"}, "this phase with setup=strategic"),
        ({"phase place": "phase uncover"}, "all colours on the board"),
        ({"phase place": "phase greens"}, "a green tile that has not fallen"),
        ({"phase place": "phase lot", "starter blue": "starter -"}, "no greens before lots"),
        (
            {"g?. *┼. ... g?. ... *┼. g?.": "... *┼. ... g?. ... *┼. g?."},
            "room for everybody's tiles",
        ),
        ({"g?. *┼. ... g?. ...": "g└. *┼. ... g?. ...", "L7,I6,T5": "L6,I6,T5"}, "face down"),
        ({"7 *┼. g?. ...": "7 *┼. g?. b└.", " L4,I3,T2\ng": " L3,I3,T2\ng"}, "placed in turn"),
        (
            {
                "7 *┼. g?. ... g?. ... ...": "7 *┼. g?. ... g?. b└. b└.",
                " L4,I3,T2\ng": " L2,I3,T2\ng",
            },
            "no two blue tiles next to each other",
        ),
        ({"home 4 4": "home 3 4"}, "4 carts in red"),
    ],
)
def test_a_board_that_cannot_be_set_up_so_is_refused(changes: dict[str, str], told: str) -> None:
    assert format_position(DWARFS, parse_position(DWARFS, SET_UP)) == SET_UP
    text = SET_UP
    for here, there in changes.items():
        assert text.count(here) == 1
        text = text.replace(here, there)
    with pytest.raises(IllegalPosition, match=told):
        parse_position(DWARFS, text)


def test_a_race_is_over_only_for_a_reason() -> None:
    going_on = position_where(lambda race: race.turn_number == 3 and not race.trail)
    over = going_on.replace("phase race", "phase over")
    with pytest.raises(IllegalPosition, match="over by R30, R31 or R32"):
        parse_position(DWARFS, over)
    seen = next(line for line in over.split("\n") if line.startswith("seen "))
    first, _, third = seen.split()[1:]
    twice = over.replace(first, third)
    assert format_position(DWARFS, parse_position(DWARFS, twice)) == twice


@pytest.mark.parametrize(
    "text",
    ["", "enter", "enter 0", "enter 8", "enter ²", "move c4", "move c4-b9", "move c4-b4-a4", "exit"]
    + ["rotate d6", "rotate d6 up", "rotate d6 ┼", "rock", "rock z9", "place d6", "place d6 X east"]
    + ["place d6 I south", "place d6 ┼", "place d6 ?", "orient", "uncover d66", "done now", "Done"],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_move(text)


def test_a_tile_may_be_given_as_its_box_character() -> None:
    assert format_move(parse_move("rotate d6 ├")) == "rotate d6 east"
    assert format_move(parse_move("place d6 ┘")) == "place d6 L northwest"
    assert format_move(parse_move("orient │")) == "orient north"


@pytest.mark.parametrize(
    ("drawing", "told"),
    [
        ("┼", "7 rows of 7 cells"),
        ("\n".join(["......."] * 7), "13 printed cells"),
        ("\n".join(["┼┼┼┼┼┼┼", "┼┼┼┼┼┼.", *["......."] * 5]), "a printed centre"),
        ("\n".join(["x......", *["......."] * 6]), "cells . or"),
    ],
)
def test_a_bad_layout_says_what_was_expected(drawing: str, told: str) -> None:
    with pytest.raises(IllegalPosition) as caught:
        parse_layout("mine", drawing)
    assert told in str(caught.value)


def test_every_drawing_in_the_folder_is_a_layout() -> None:
    names = layout_names()
    assert names[0] == "diagonals"
    assert {"cross", "diagonals_l"} <= set(names)
    for name in names:
        assert load_layout(name).name == name
