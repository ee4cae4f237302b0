"""What must hold in every position: tiles and carts conserved, and reachable by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import IllegalPosition, demand
from bocamina.games.racing_dwarfs.board import (
    CENTRE,
    CENTRE_BIT,
    EAST_COLUMN,
    NORTH_ROW,
    SOUTH_ROW,
    WEST_COLUMN,
    bit,
    cells_in,
    count,
    edge_cell,
    format_cell,
    format_cells,
    neighbours,
)
from bocamina.games.racing_dwarfs.components import (
    ACTIONS,
    CARTS,
    FIRST_ACTIONS,
    GREEN_TILES,
    KIND_OF,
    KINDS,
    OWN_TILES,
    REPETITIONS,
    colour,
)
from bocamina.games.racing_dwarfs.legality import why_not
from bocamina.games.racing_dwarfs.moves import (
    enter_place,
    exit_cell,
    format_move,
    home_cell,
    is_enter,
    is_exit,
    is_home,
    is_ride,
    is_rotate,
    move_end,
    move_start,
    rotate_cell,
)
from bocamina.games.racing_dwarfs.placing import can_fill
from bocamina.games.racing_dwarfs.racing import act, take_back
from bocamina.games.racing_dwarfs.rails import open_edge
from bocamina.games.racing_dwarfs.state import (
    DEAL,
    FINISHED,
    FLIP,
    GREENS,
    KIND,
    LOT,
    ORIENT,
    PLACE,
    RACE,
    UNCOVER,
)
from bocamina.games.racing_dwarfs.zobrist import (
    CART_KEYS,
    MOVER_KEYS,
    OUT_KEYS,
    RAIL_KEYS,
    ROCK_KEYS,
)

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race, RaceState


FIRST_ROWS: Final = [NORTH_ROW, EAST_COLUMN, SOUTH_ROW, WEST_COLUMN]


def check(state: RaceState) -> None:
    """Raise IllegalPosition where components are not conserved or the rules are broken."""
    race = state.public
    check_tiles(race)
    check_greens(race)
    check_carts(race)
    check_phase(race)
    if race.phase == RACE:
        check_trail(race)
    if race.phase >= RACE:
        check_carts_in_time(race)
        check_first_duty(race)
        check_seen(race)
    if race.key != position_key(race):
        raise IllegalPosition(f"the key {position_key(race):015x}", f"{race.key:015x}")


def kinds_on(race: Race, cells: int) -> list[int]:
    """Count the tiles of each kind on some cells."""
    found = [KIND_OF[race.rails(cell)] for cell in cells_in(cells)]
    return [found.count(kind) for kind in range(len(KINDS))]


def check_tiles(race: Race) -> None:
    """R3, R8, R9: every colour has its tiles, none next to another."""
    seats = race.settings.seats
    for seat in range(seats):
        name = colour(seats, seat)
        on_board = kinds_on(race, race.tiles[seat])
        stock = race.stock[seat * 3 : seat * 3 + 3]
        total = [here + left for here, left in zip(on_board, stock, strict=True)]
        demand(total == OWN_TILES[seats], f"{OWN_TILES[seats]} tiles L, I, T in {name}", f"{total}")
        touching = neighbours(race.tiles[seat]) & race.tiles[seat]
        demand(not touching, f"no two {name} tiles next to each other", format_cells(touching))
    placed = [count(tiles) for tiles in race.tiles]
    if race.phase in (LOT, GREENS):
        demand(not any(placed), "no colours before all greens lie", f"{placed}")
    elif race.phase in (PLACE, DEAL):
        rank = (race.mover - race.starter) % seats
        expected = [
            placed[race.mover] + (1 if (seat - race.starter) % seats < rank else 0)
            for seat in range(seats)
        ]
        demand(placed == expected, f"tiles placed in turn, {expected}", f"{placed}")
        demand(placed[race.mover] < sum(OWN_TILES[seats]), "a tile left to place", "none")
        demand(can_fill(race), "room for everybody's tiles", "none")
    else:
        demand(not any(race.stock), "all colours on the board", f"stock {race.stock}")


def check_greens(race: Race) -> None:
    """R5, R10: the green tiles are there, face down or not."""
    seats = race.settings.seats
    whole = GREEN_TILES[seats]
    on_board = kinds_on(race, race.green & ~race.down)
    total = [here + left for here, left in zip(on_board, race.green_stock, strict=True)]
    if race.phase == ORIENT:
        total[race.uncovered_kind] += 1
    demand(total == whole, f"{whole} green tiles L, I, T", f"{total}")
    if race.phase == LOT:
        demand(not race.green, "no greens before lots are drawn", format_cells(race.green))
    elif race.phase == GREENS:
        demand(count(race.green) < sum(whole), "a green tile that has not fallen", "none")
    else:
        demand(count(race.green) == sum(whole), f"{sum(whole)} greens", f"{count(race.green)}")
    if race.phase < UNCOVER:
        demand(race.down == race.green, "all greens face down", "some face up")
    elif race.phase in (KIND, ORIENT):
        where = format_cell(race.uncovered)
        demand(bool(race.down >> race.uncovered & 1), f"a green face down at {where}", "none")
    else:
        demand(
            bool(race.down) == (race.phase < RACE), "greens face down just before the race", "not"
        )


def check_carts(race: Race) -> None:
    """R3, R12, R18: every seat has its carts, and they stand where they may."""
    seats = race.settings.seats
    for seat in range(seats):
        stands = race.carts[seat] & CENTRE_BIT
        demand(not stands, "no cart in the centre", f"one in {colour(seats, seat)}")
    together = bit(race.rock)
    for seat in range(seats):
        carts = race.carts[seat]
        total = race.home[seat] + race.out[seat] + count(carts)
        name = colour(seats, seat)
        demand(total == CARTS[seats], f"{CARTS[seats]} carts in {name}", f"{total}")
        demand(not carts & together, "one thing on a cell", format_cells(carts & together))
        together |= carts
    demand(together == race.occupied, format_cells(together), format_cells(race.occupied))
    if race.phase < RACE:
        check_start(race)


def check_start(race: Race) -> None:
    """R12: nothing has moved yet."""
    seats = race.settings.seats
    at_home = race.home == [CARTS[seats]] * seats and race.rock == CENTRE
    demand(at_home, "all carts at home and the Rock in the centre before the race", "not")


def check_carts_in_time(race: Race) -> None:
    """R13, R15, R21, R24: a cart takes a turn to enter, and an action in another to leave."""
    seats = race.settings.seats
    for seat in range(seats):
        rank = (seat - int(race.starter)) % seats
        turns = len(range(rank, int(race.turn_number) - 1, seats))
        actions = turns * ACTIONS
        if seat == race.mover:
            actions += ACTIONS - (int(race.actions_left) if race.phase == RACE else 0)
        if rank == 0 and race.turn_number > 1:
            actions -= ACTIONS - FIRST_ACTIONS
        needed = count(race.carts[seat]) + 2 * race.out[seat]
        told = f"{actions} actions of {colour(seats, seat)} by turn {race.turn_number} at most"
        demand(needed <= actions, told, f"carts that took {needed}")
        if seat == race.mover:
            turns += 1
        entered = FIRST_ROWS[race.sides[seat]] & race.carts[seat]
        rolled = count(race.carts[seat]) - count(entered) + race.out[seat]
        told = f"carts of {colour(seats, seat)} that only entered in its first turn"
        demand(turns > 1 or not rolled, told, f"{rolled} that rolled on")


def check_first_duty(race: Race) -> None:
    """R27: the starter could enter a cart where a printed cell opens to its own side."""
    seats, starter = race.settings.seats, int(race.starter)
    if 1 < race.turn_number <= seats and open_edge(race, race.sides[starter]) & race.printed:
        entered = race.home[starter] < CARTS[seats]
        demand(entered, f"a cart of {colour(seats, starter)} entered in turn 1", "none")


def check_seen(race: Race) -> None:
    """R31: the seen positions, if given, are those in which turns began."""
    if not race.seen:
        return
    many, turns = len(race.seen), int(race.turn_number)
    demand(many <= turns, f"keys of {turns} turns at most", f"{many}")
    often = max(race.seen.count(key) for key in race.seen)
    demand(often < REPETITIONS, f"each key less than {REPETITIONS} times", f"one {often} times")
    if race.phase == RACE and not any(race.out):
        demand(many == turns, f"keys of {turns} turns, since no cart left", f"{many}")


def check_end(race: Race) -> None:
    """R30 to R32: a race that is over has a reason to be."""
    full = CARTS[race.settings.seats]
    all_out = race.out[race.mover] == full
    demand(all_out or full not in race.out, "the last cart out in the last turn", "in another's")
    key = int(race.key ^ MOVER_KEYS[race.mover])
    repeated = race.seen.count(key) >= REPETITIONS - 1
    over = all_out or race.turn_number == race.turn_cap or repeated
    demand(over, "a race that is over by R30, R31 or R32", f"turn {race.turn_number}")


def check_phase(race: Race) -> None:
    """R4, R13, R30: the course of the game is possible."""
    quick_only = race.phase in (DEAL, FLIP)
    strategic_only = race.phase in (PLACE, UNCOVER, KIND, ORIENT)
    demand(not quick_only or race.quick, "this phase with setup=quick", "setup=strategic")
    demand(not strategic_only or not race.quick, "this phase with setup=strategic", "setup=quick")
    number = race.turn_number
    demand((number > 0) == (race.phase >= RACE), "turns counted in the race only", f"{number}")
    full = CARTS[race.settings.seats]
    done = race.out.count(full)
    demand(done <= (1 if race.phase == FINISHED else 0), "a race that ends with a last cart", "not")
    if race.phase == LOT:
        demand(race.mover == 0, f"{colour(race.settings.seats, 0)} before lots are drawn", "not")
    elif race.phase in (UNCOVER, KIND, ORIENT):
        turned = count(race.green & ~race.down)
        mover = (race.starter + turned) % race.settings.seats
        demand(race.mover == mover, f"{colour(race.settings.seats, mover)} to turn over", "another")
    elif race.phase in (GREENS, FLIP):
        demand(race.mover == race.starter, "the starter to follow", "another")
    elif race.phase in (RACE, FINISHED):
        mover = (race.starter + number - 1) % race.settings.seats
        on_turn = colour(race.settings.seats, mover)
        demand(race.mover == mover, f"{on_turn} in turn {number}", "another")
    if race.phase == FINISHED:
        check_end(race)


def check_trail(race: Race) -> None:
    """R13, R29: the turn goes on, and its actions can be taken back and done again."""
    demand(race.actions_left > 0, "an action left in a turn that goes on", "none")
    before = race.copy()
    seat = before.mover
    for _ in race.trail:
        move = before.trail[-1]
        text = format_move(move)
        demand(may_have_happened(before, move), "actions that led here", text)
        take_back(before, seat, None)
    if race.turn_number == 1:
        check_start(before)
    if race.seen:
        key = int(before.key ^ MOVER_KEYS[seat])
        told = f"{key:015x}, the key of this turn's beginning, seen last"
        demand(race.seen[-1] == key, told, f"{race.seen[-1]:015x}")
    for move in race.trail:
        refusal = why_not(before, move)
        demand(refusal is None, "actions that were allowed", f"{format_move(move)}: {refusal}")
        act(before, seat, move, None)
    demand(before.key == race.key, "the actions' outcome", "another position")


def may_have_happened(race: Race, move: int) -> bool:
    """Tell whether a position can be the outcome of an action of the mover."""
    carts, empty = race.carts[race.mover], ~race.occupied
    if is_ride(move):
        return bool(carts >> move_end(move) & empty >> move_start(move) & 1)
    if is_rotate(move):
        kind = KIND_OF[race.rails(rotate_cell(move))]
        return kind >= 0 and kind == KIND_OF[race.before[-1]]
    if is_home(move):
        return bool(empty >> home_cell(move) & 1 and race.home[race.mover])
    if is_exit(move):
        return bool(empty >> exit_cell(move) & 1 and race.out[race.mover])
    if is_enter(move):
        return bool(carts >> edge_cell(race.sides[race.mover], enter_place(move)) & 1)
    return False


def position_key(race: Race) -> int:
    """Compute the key of a position from scratch."""
    key = ROCK_KEYS[race.rock]
    for cell in range(49):
        if race.rails(cell):
            key ^= RAIL_KEYS[cell * 16] ^ RAIL_KEYS[cell * 16 + race.rails(cell)]
    for seat in range(race.settings.seats):
        key ^= OUT_KEYS[seat * 8 + race.out[seat]]
        for cell in cells_in(race.carts[seat]):
            key ^= CART_KEYS[seat * 64 + cell]
    return key
