"""The table read back from its lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import IllegalPosition, Unreadable
from bocamina.core.notation import labelled, read_number, read_word
from bocamina.core.state import Hidden
from bocamina.core.turn import CHANCE, OVER
from bocamina.games.racing_dwarfs.board import (
    CENTRE,
    COLUMN_NAMES,
    SIZE,
    bit,
    edge_cell,
    format_cell,
    parse_cell,
)
from bocamina.games.racing_dwarfs.components import (
    ACTIONS,
    BOX,
    CARTS,
    FIRST_ACTIONS,
    GREEN_TILES,
    KIND_OF,
    KINDS,
    OWN_TILES,
    colour,
)
from bocamina.games.racing_dwarfs.moves import (
    enter_place,
    is_action,
    is_enter,
    is_home,
    is_ride,
    is_rotate,
    move_end,
    parse_move,
    parse_tile,
    rotate_cell,
)
from bocamina.games.racing_dwarfs.notation import (
    COLUMNS,
    FREE_CELL,
    GREEN,
    LABELS,
    NOBODY,
    NOTHING,
    PRINTED,
    ROCK,
    read_seat,
)
from bocamina.games.racing_dwarfs.state import (
    DEAL,
    FINISHED,
    FLIP,
    GREENS,
    KIND,
    LOT,
    ORIENT,
    PHASES,
    RACE,
    Nothing,
    Race,
)

if TYPE_CHECKING:
    from bocamina.core.options import Settings

CHANCES: Final = (LOT, GREENS, DEAL, KIND, FLIP)


def parse_public(settings: Settings, lines: list[str]) -> Race:
    """Read what `format_public` prints."""
    found = labelled(lines, LABELS)
    race = Race(settings)
    race.prepare()
    parse_phase(race, found["phase"].split(" "))
    number, _, mover = found["turn"].partition(" ")
    race.turn_number = read_number(number, "a turn", 0, int(race.turn_cap))
    race.mover = read_seat(settings, mover)
    if race.phase != LOT:
        race.starter = read_seat(settings, found["starter"])
    elif found["starter"] != NOTHING:
        raise Unreadable("'starter -' before lots are drawn", repr(found["starter"]))
    if found["/"].split() != list(COLUMN_NAMES):
        raise Unreadable(f"the columns '/ {COLUMNS}'", repr(found["/"]))
    parse_board(race, [found[str(SIZE - row)].split() for row in range(SIZE)])
    most = CARTS[settings.seats]
    race.home = parse_carts(settings, "home", found["home"], most)
    for seat, out in enumerate(parse_carts(settings, "out", found["out"], most)):
        race.count_out(seat, out)
    stocks = found["stock"].split(" ")
    if len(stocks) != settings.seats:
        raise Unreadable(f"a stock for {settings.seats} seats", f"{len(stocks)}")
    race.stock = []
    for text in stocks:
        race.stock = race.stock + parse_stock(text, OWN_TILES[settings.seats])
    race.green_stock = parse_stock(found["greens"], GREEN_TILES[settings.seats])
    if race.phase == RACE:
        race.actions_left = FIRST_ACTIONS if race.turn_number == 1 else ACTIONS
    parse_trail(race, [] if found["trail"] == NOTHING else found["trail"].split(", "))
    set_turn(race)
    race.seen = [parse_key(key) for key in found["seen"].split(" ") if found["seen"] != NOTHING]
    return race


def parse_phase(race: Race, words: list[str]) -> None:
    """Read the phase and the green tile that is being turned over."""
    race.phase = PHASES.index(read_word(words[0], "a phase", PHASES))
    expected = {KIND: 2, ORIENT: 3}.get(int(race.phase), 1)
    if len(words) != expected:
        raise Unreadable(f"a phase of {expected} words", repr(" ".join(words)))
    if expected > 1:
        race.uncovered = parse_cell(words[1])
    if expected > 2:
        race.uncovered_kind = KINDS.index(read_word(words[2], "a kind", KINDS))


def set_turn(race: Race) -> None:
    """Set who must act, from the phase and the mover."""
    if race.phase == FINISHED:
        race.turn = OVER
    else:
        race.turn = CHANCE if race.phase in CHANCES else 1 << race.mover


def parse_board(race: Race, rows: list[list[str]]) -> None:
    """Read the drawing of the board."""
    letters = [colour(race.settings.seats, seat)[0] for seat in range(race.settings.seats)]
    carts = [letter.upper() for letter in letters]
    rocks = []
    for row, squares in enumerate(rows):
        if len(squares) != SIZE:
            raise Unreadable(f"{SIZE} cells in row {SIZE - row}", f"{len(squares)}")
        for column, square in enumerate(squares):
            cell = row * SIZE + column
            if square == FREE_CELL:
                if race.printed >> cell & 1:
                    raise IllegalPosition(f"a printed cell at {format_cell(cell)}", square)
                continue
            if len(square) != 3 or square[1] not in BOX:
                raise Unreadable("a cell such as r┌. or g?@", repr(square))
            parse_tile_at(race, cell, square[0], BOX.index(square[1]), letters)
            if square[2] == ROCK:
                rocks.append(cell)
            elif square[2] != NOBODY and square[2] not in carts:
                raise Unreadable(f"a cart, {ROCK} or {NOBODY} at {format_cell(cell)}", square)
            elif square[2] != NOBODY:
                race.put_cart(carts.index(square[2]), cell)
    if len(rocks) != 1:
        raise IllegalPosition("one Rock", str(len(rocks)))
    if rocks[0] != CENTRE:
        race.put_rock(rocks[0])


def parse_tile_at(race: Race, cell: int, whose: str, rails: int, letters: list[str]) -> None:
    """Put a tile of the drawing on its cell."""
    where = format_cell(cell)
    if (whose == PRINTED) != bool(race.printed >> cell & 1):
        raise IllegalPosition(f"{PRINTED} just where the layout has a printed cell", where)
    if whose == PRINTED:
        if rails != race.rails(cell):
            raise IllegalPosition(f"{BOX[race.rails(cell)]} printed at {where}", BOX[rails])
        return
    if rails and KIND_OF[rails] < 0:
        raise Unreadable(f"a tile of kind L, I or T at {where}", BOX[rails])
    if whose == GREEN:
        race.green |= bit(cell)
        if not rails:
            race.down |= bit(cell)
    elif whose in letters and rails:
        tiles = race.tiles[:]
        tiles[letters.index(whose)] |= bit(cell)
        race.tiles = tiles
    else:
        raise Unreadable(f"a colour of the game and its rails at {where}", whose + BOX[rails])
    race.set_rails(cell, rails)


def parse_carts(settings: Settings, what: str, text: str, most: int) -> list[int]:
    """Read a number of carts for each seat."""
    words = text.split(" ")
    if len(words) != settings.seats:
        raise Unreadable(f"{what} for {settings.seats} seats", repr(text))
    return [read_number(word, f"carts {what}", 0, most) for word in words]


def parse_stock(text: str, most: list[int]) -> list[int]:
    """Read what `format_stock` prints."""
    words = text.split(",")
    if [word[:1] for word in words] != list(KINDS):
        raise Unreadable("a stock such as L4,I3,T2", repr(text))
    return [
        read_number(word[1:], f"tiles {word[0]}", 0, full)
        for word, full in zip(words, most, strict=True)
    ]


def parse_key(text: str) -> int:
    """Read the key of an earlier position."""
    if len(text) != 15 or any(digit not in "0123456789abcdef" for digit in text):
        raise Unreadable("a key of 15 hexadecimal digits", repr(text))
    return int(text, 16)


def parse_trail(race: Race, actions: list[str]) -> None:
    """Read the turn's actions, and derive what they mean for the rest of the turn."""
    if actions and race.phase != RACE:
        raise IllegalPosition("actions in the race only", actions[0])
    if actions and len(actions) >= race.actions_left:
        raise IllegalPosition(
            f"fewer than {race.actions_left} actions in a turn that goes on", str(len(actions))
        )
    race.trail = []
    race.before = []
    for action in actions:
        text, _, before = action.partition(" from ")
        move = parse_move(text)
        rails = parse_tile(before) if before else 0
        if not is_action(move):
            raise IllegalPosition("an action that a turn goes on after", repr(text))
        if bool(rails) != is_rotate(move):
            raise Unreadable("'from' a tile after each rotation", repr(action))
        race.trail.append(move)
        race.before.append(rails)
        if rails:
            race.rotated |= bit(rotate_cell(move))
        else:
            race.cart_used = True
        if is_ride(move):
            race.used |= bit(move_end(move))
        elif is_home(move):
            race.returned += 1
        elif is_enter(move):
            race.used |= bit(edge_cell(race.sides[race.mover], enter_place(move)))
        race.actions_left -= 1


def parse_private(race: Race, text: str) -> Nothing:  # noqa: ARG001
    """Read the private part, which is empty."""
    read_word(text, "a seat's own part", [NOTHING])
    return Nothing()


def parse_hidden(race: Race, text: str) -> Hidden:  # noqa: ARG001
    """Read the hidden part, of which there is none."""
    read_word(text, "the hidden part", [NOTHING])
    return Hidden()
