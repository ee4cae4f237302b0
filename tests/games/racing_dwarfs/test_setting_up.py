"""The clauses of docs/rules/racing_dwarfs.md before the race."""

from __future__ import annotations

import pytest

from bocamina import new_match
from bocamina.core.errors import IllegalMove
from bocamina.core.events import format_event
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.board import count, format_cells
from bocamina.testing.walks import walk
from tests.games.racing_dwarfs.drawing import DWARFS, EMPTY, options, race, shown, table

# Two greens short of a jam: with 2 seats, free cells are the dots.
NEARLY_FULL = """
*┼. ... ... ... g?. g?. *┼.
g?. *┼. g?. g?. g?. *┼. g?.
g?. g?. *┼. g?. *┼. g?. g?.
g?. g?. g?. *┼@ g?. g?. g?.
g?. g?. *┼. g?. *┼. g?. g?.
g?. *┼. g?. g?. g?. *┼. g?.
*┼. g?. g?. g?. g?. g?. *┼.
"""


@pytest.mark.clause("R1")
@pytest.mark.parametrize(
    ("layout", "printed"),
    [
        ("diagonals", "a7 g7 b6 f6 c5 e5 d4 c3 e3 b2 f2 a1 g1"),
        ("diagonals_l", "a7 g7 b6 f6 c5 e5 d4 c3 e3 b2 f2 a1 g1"),
        ("cross", "d7 d6 d5 a4 b4 c4 d4 e4 f4 g4 d3 d2 d1"),
    ],
)
def test_thirteen_cells_are_printed(layout: str, printed: str) -> None:
    mine = table(new_match("racing_dwarfs", 2, layout=layout))
    assert format_cells(mine.printed) == printed
    corner = "┌┐└┘" if layout == "diagonals_l" else "┼┼┼┼"
    if layout != "cross":
        rows = [shown(new_match("racing_dwarfs", 2, layout=layout), row) for row in "71"]
        assert "".join(row[1] + row[-2] for row in rows) == corner


@pytest.mark.clause("R1")
def test_a_printed_cell_is_neither_covered_nor_rotated() -> None:
    match = race(phase="place", turn="0 red", stock="L4,I3,T2 L4,I3,T2")
    with pytest.raises(IllegalMove, match="R1: printed cell"):
        match.play(0, "place b2 I north")
    with pytest.raises(IllegalMove, match="R1: printed cell"):
        race().play(0, "rotate b2 north")


@pytest.mark.clause("R2")
@pytest.mark.parametrize(
    ("seats", "sides"), [(2, "red blue"), (3, "red yellow blue"), (4, "red yellow blue white")]
)
def test_seats_sit_clockwise(seats: int, sides: str) -> None:
    match = new_match("racing_dwarfs", seats)
    assert " ".join(match.outcomes()) == sides
    # South, west, north, east; each leaves by the opposite side.
    places = {"red": 2, "yellow": 3, "blue": 0, "white": 1}
    assert table(match).sides == [places[name] for name in sides.split()]


@pytest.mark.clause("R3")
@pytest.mark.parametrize(
    ("seats", "own", "green", "carts"),
    [
        (2, "L4,I3,T2", "L7,I6,T5", 4),
        (3, "L3,I2,T2", "L6,I6,T3", 3),
        (4, "L2,I2,T1", "L7,I4,T5", 3),
    ],
)
def test_the_box(seats: int, own: str, green: str, carts: int) -> None:
    match = new_match("racing_dwarfs", seats)
    assert shown(match, "stock") == " ".join([own] * seats)
    assert shown(match, "greens") == green
    assert shown(match, "home") == " ".join([str(carts)] * seats)
    assert sum(table(match).stock) + sum(table(match).green_stock) == 36


@pytest.mark.clause("R3")
def test_a_kind_is_used_up() -> None:
    match = race(phase="place", turn="0 red", stock="L1,I1,T0 L1,I1,T0")
    with pytest.raises(IllegalMove, match="R3: kind used up"):
        match.play(0, "place d6 T east")


@pytest.mark.clause("R4")
@pytest.mark.parametrize("starter", ["red", "yellow", "blue", "white"])
def test_the_same_starter_begins_everything_and_turns_go_clockwise(starter: str) -> None:
    match = new_match("racing_dwarfs", 4, seed="clockwise")
    match.resolve(starter)
    first = ["red", "yellow", "blue", "white"].index(starter)
    acted: dict[str, list[int]] = {}
    rng = Rng(4)
    for here in walk(match, rng, 200):
        if here.turn.seats and (here.turn.seats[0] != (acted.get(phase_of(match)) or [-1])[-1]):
            acted.setdefault(phase_of(match), []).append(here.turn.seats[0])
    for phase in ("place", "uncover", "race"):
        assert acted[phase][:4] == [(first + step) % 4 for step in range(4)]


def phase_of(match: Match) -> str:
    """Return the word for what happens now, a green tile's kind and orientation included."""
    word = shown(match, "phase").split()[0]
    return "uncover" if word in ("kind", "orient") else word


@pytest.mark.clause("R5")
def test_greens_fall_face_down_on_any_free_cell() -> None:
    match = new_match("racing_dwarfs", 2, seed="greens")
    match.resolve("red")
    assert len(match.outcomes()) == 36
    assert set(match.outcomes().values()) == {1}
    match.resolve("d6")
    assert "d6" not in match.outcomes()
    assert shown(match, "6").split()[3] == "g?."
    assert shown(match, "greens") == "L7,I6,T5"  # nobody knows which of them it is


@pytest.mark.clause("R6")
@pytest.mark.parametrize(
    ("free", "jams"),
    [
        # Groups of 5, 5, 5 and 3 in a row, each split with one more of one colour: 9 to 9 can be.
        ("b7 c7 d7 e7 f7 a6 a5 a4 a3 a2 g6 g5 g4 g3 g2 b1 c1 d1", False),
        # Three stars of 4 to 1 and a row of 2 to 1: never 9 to 9.
        ("d7 c6 d6 e6 d5 b5 a4 b4 c4 b3 f5 e4 f4 g4 f3 c1 d1 e1", True),
    ],
)
def test_a_deal_that_would_jam_is_dealt_again(free: str, jams: bool) -> None:
    match = new_match("racing_dwarfs", 2, "jam")
    match.resolve("red")
    told = []
    for cell in [cell for cell in match.outcomes() if cell not in free.split()]:
        told += [format_event(event) for event in match.resolve(cell)]
    assert ("to all: greens_swept_up" in told) == jams
    if jams:
        assert len(match.outcomes()) == 36
    assert shown(match, "phase") == ("greens" if jams else "place")


@pytest.mark.clause("R7")
def test_tiles_are_placed_in_turn_in_any_orientation() -> None:
    match = race(phase="place", turn="0 red", stock="L4,I3,T2 L4,I3,T2", drawing=placing_board())
    assert {move.split(" ", 2)[2] for move in options(match, "place")} == {
        *(f"L {way}" for way in ("northeast", "southeast", "southwest", "northwest")),
        *("I north", "I east"),
        *(f"T {way}" for way in ("north", "east", "south", "west")),
    }
    cell = next(iter(options(match, "place"))).split()[1]
    told = [format_event(event) for event in match.play(0, f"place {cell} T east")]
    assert told == [f"to all: tile_placed seat=0 cell={cell} kind=T facing=east"]
    assert shown(match, "stock") == "L4,I3,T1 L4,I3,T2"
    assert match.turn.seats == (1,)
    with pytest.raises(IllegalMove, match="R7: cell covered"):
        match.play(1, f"place {cell} T east")


def placing_board() -> str:
    """Return a board with eighteen greens and eighteen free cells in pairs."""
    greens = "c7 d6 f7 a6 c6 e6 g6 b5 d5 f5 a4 c4 e4 g4 b3 d3 f3 a2"
    rows = [row.split() for row in EMPTY.strip().split("\n")]
    for cell in greens.split():
        rows[7 - int(cell[1])]["abcdefg".index(cell[0])] = "g?."
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.clause("R8")
def test_no_two_tiles_of_one_colour_share_an_edge() -> None:
    drawing = """
    *┼. ... g?. ... ... g?. *┼.
    g?. *┼. g?. g?. g?. *┼. g?.
    ... g?. *┼. g?. *┼. g?. ...
    g?. ... g?. *┼@ g?. ... g?.
    ... g?. *┼. g?. *┼. g?. ...
    g?. *┼. ... ... ... *┼. ...
    *┼. ... ... r│. b│. ... *┼.
    """
    drawing = "\n".join(line.strip() for line in drawing.strip().split("\n"))
    match = race(drawing, phase="place", turn="0 red", stock="L4,I2,T2 L4,I2,T2")
    for cell in ("d2", "c1"):
        with pytest.raises(IllegalMove, match="R8: same colour adjacent"):
            match.play(0, f"place {cell} I north")
    cells = {move.split()[1] for move in options(match, "place")}
    assert {"c2", "e2"} <= cells  # diagonally they may touch
    assert {"a5", "g5"} <= cells  # opposite edges of the board are not next to each other


@pytest.mark.clause("R9")
def test_everybody_must_be_able_to_place_all_tiles() -> None:
    # Red has two tiles left and Blue one: in a row of three, Red must not take the middle.
    match = race(NEARLY_FULL, phase="place", turn="0 red", stock="L2,I0,T0 L1,I0,T0")
    with pytest.raises(IllegalMove, match="R9: jams placing"):
        match.play(0, "place c7 L northeast")
    assert {move.split()[1] for move in options(match, "place")} == {"b7", "d7"}


@pytest.mark.clause("R10")
def test_a_green_is_turned_over_and_oriented_where_it_lies() -> None:
    drawing = EMPTY.replace("... ... ... *┼@", "g?. ... g?. *┼@")
    match = race(drawing, phase="uncover", turn="0 blue", greens="L1,I0,T1")
    assert options(match) == {"uncover a4", "uncover c4"}
    with pytest.raises(IllegalMove, match="R10: not face down"):
        match.play(1, "uncover e4")
    match.play(1, "uncover c4")
    assert match.outcomes() == {"L": 1, "T": 1}
    match.resolve("T")
    assert options(match) == {"orient north", "orient east", "orient south", "orient west"}
    with pytest.raises(IllegalMove, match="R10: no such facing"):
        match.play(1, "orient northeast")
    match.play(1, "orient east")
    assert shown(match, "4").split()[2] == "g├."
    assert match.turn.seats == (0,)
    match.play(0, "uncover a4")
    assert match.outcomes() == {"L": 1}


@pytest.mark.clause("R11")
def test_a_quick_setup_is_all_chance() -> None:
    match = new_match("racing_dwarfs", 3, "quick", setup="quick")
    while match.turn.is_chance:
        if shown(match, "phase") == "deal":
            tiles = match.outcomes()
            cells = {text.split()[0] for text in tiles}
            stock = table(match).stock[table(match).mover * 3 :][:3]
            # Every tile left is as likely as every other, and so is every orientation of it.
            for kind, ways, left in zip("LIT", (4, 2, 4), stock, strict=True):
                shares = [weight for text, weight in tiles.items() if f" {kind} " in text]
                assert len(shares) == (len(cells) * ways if left else 0)
                assert set(shares) <= {left * 4 // ways}
        match.resolve()
    assert shown(match, "phase") == "race"
    DWARFS.check(match.state)


@pytest.mark.clause("R12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_carts_begin_at_home_and_the_rock_on_the_centre(seats: int) -> None:
    match = new_match("racing_dwarfs", seats, "start", setup="quick")
    match.deal()
    assert count(table(match).occupied) == 1
    assert shown(match, "4").split()[3] == "*┼@"
    assert set(shown(match, "home").split()) == {"4" if seats == 2 else "3"}
