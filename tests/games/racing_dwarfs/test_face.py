"""Racing Dwarfs as a person at the terminal sees it and answers it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from bocamina.core.dealer import Dealer
from bocamina.core.errors import Mismatch
from bocamina.core.events import Event
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.events import ActionTakenBack, GreenFlipped, TilePlaced
from bocamina.games.racing_dwarfs.moves import format_move
from bocamina.games.racing_dwarfs.state import RACE
from bocamina.language import Speaker
from bocamina.players.at_random import RandomPlayer
from bocamina.terminal.racing_dwarfs import RacingDwarfsFace
from tests.games.racing_dwarfs.drawing import DWARFS, race

BOARD = """
*┼. r│. ... ... ... ... *┼.
... *┼. ... g?. ... *┼. ...
... ... *┼. b│R *┼. ... ...
... ... ... *┼. ... ... ...
... ... *┼@ ... *┼. ... ...
... *┼. ... ... ... *┼. ...
*┼. r─. ... ... ... ... *┼.
"""
NAMES = ["Ana", "Bea"]


def face(language: str = "en", seat: int = 0) -> RacingDwarfsFace:
    """Return the face for one of two seats."""
    return RacingDwarfsFace(DWARFS, Speaker(language), NAMES, seat)


def drawn(match: Match, which: int, *, colours: bool = False) -> str:
    """Return one of the pictures, of which the first is the largest."""
    console = Console(
        file=StringIO(),
        width=120,
        force_terminal=colours,
        color_system="standard" if colours else None,
        legacy_windows=False,
    )
    with console.capture() as captured:
        console.print(list(face().pictures(match.view(0), console.width))[which])
    return captured.get()


def test_a_low_terminal_has_room_for_the_whole_board() -> None:
    small = drawn(race(BOARD), -1).split("\n")
    assert len(small) < 16
    rows = {line[0]: line for line in small if line[:1].isdigit()}
    assert sorted(rows) == list("1234567")
    assert "b│R" in rows["5"]
    assert "┼●" in rows["3"]
    assert "g?" in rows["6"]
    assert len(drawn(race(BOARD), 0).split("\n")) > 25


@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_cart_has_its_own_colour_and_rails_are_not_dim(which: int) -> None:
    shown = drawn(race(BOARD), which, colours=True)
    assert "\x1b[1;7;31mR\x1b[0m" in shown  # a red cart on a blue tile
    row = next(line for line in shown.split("\n") if "\x1b[1;7;31mR" in line)
    assert "\x1b[2;3" not in row  # dim and coloured


def test_the_rest_of_the_setup_can_be_left_to_the_program() -> None:
    match = Match(DWARFS, DWARFS.settle(2, {}), Dealer("setup"))
    mine, asked = face("es"), 0
    rival = RandomPlayer(DWARFS, 1, Rng(1))
    while match.state.public.phase != RACE:
        if match.turn.is_chance:
            match.resolve()
            continue
        seat = match.turn.seats[0]
        view, moves = match.view(seat), match.legal(seat)
        if seat:
            match.play(seat, rival.choose(view, moves, 1.0))
            continue
        move = mine.unasked(view, moves)
        if move is None:
            asked += 1
            move = mine.read(view, moves, "auto todo")
        match.play(seat, move)
    assert asked == 1
    while match.turn.is_chance or match.turn.seats != (0,):
        if match.turn.is_chance:
            match.resolve()
        else:
            match.play(1, rival.choose(match.view(1), match.legal(1), 1.0))
    assert mine.unasked(match.view(0), match.legal(0)) is None  # the race is the person's own


def answered(text: str, seat: int = 0, language: str = "en") -> str:
    """Return the move that an answer means."""
    match = race(BOARD)
    return format_move(face(language, seat).read(match.view(seat), [], text))


def test_a_move_may_be_typed_as_two_cells_and_an_entrance_as_its_cell() -> None:
    assert answered("move a1 b1") == "move a1-b1"
    assert answered("Mover A1 B1", language="es") == "move a1-b1"
    assert answered("enter b1") == answered("enter 2") == "enter 2"
    assert answered("enter c7", seat=1) == "enter 3"
    for text in ("enter c7", "enter z9", "move a1", "move a1 b1 c1"):
        with pytest.raises(Mismatch):
            answered(text)


def test_what_was_done_is_told_in_the_readers_language() -> None:
    taken: Event = ActionTakenBack(0, "rotate", "d6", "")
    assert face("en").line(taken) == "You take back the turning of d6."
    assert face("es").line(taken) == "Deshaces el giro de d6."
    match = race(BOARD)
    assert face("es").answers(match.view(0), [DWARFS.parse_move("move a1-b1")]) == ["mover a1-b1"]


def test_tiles_laid_by_lot_are_shown_and_not_told() -> None:
    quick, strategic = face(), face()
    next(quick.pictures(race(BOARD, "seats=2 setup=quick").view(0), 80))
    next(strategic.pictures(race(BOARD).view(0), 80))
    placed = TilePlaced(0, "d6", "T", "east")
    assert quick.line(placed) is None
    assert strategic.line(placed) == "Your tile on d6: T east."
    assert quick.line(GreenFlipped("d6", "T", "east")) is None
