"""The race: actions, turns and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.game import TAKE_BACK
from bocamina.core.turn import OVER
from bocamina.games.racing_dwarfs.board import (
    bit,
    edge_cell,
    format_cell,
)
from bocamina.games.racing_dwarfs.components import (
    ACTIONS,
    CARTS,
    FACINGS,
    FIRST_ACTIONS,
    KIND_OF,
    KINDS,
    RAILS,
    REPETITIONS,
)
from bocamina.games.racing_dwarfs.events import (
    ActionTakenBack,
    CartEntered,
    CartLeft,
    CartMoved,
    CartReturned,
    GameEnded,
    RaceBegan,
    RockMoved,
    TileRotated,
    TurnEnded,
)
from bocamina.games.racing_dwarfs.moves import (
    DONE,
    EXIT,
    HOME,
    MOVE,
    ROTATE,
    enter_place,
    exit_cell,
    home_cell,
    is_action,
    is_exit,
    is_rock,
    is_rotate,
    move_end,
    move_start,
    rock_cell,
    rotate_cell,
    rotate_facing,
)
from bocamina.games.racing_dwarfs.state import FINISHED, NOTHING_YET, RACE
from bocamina.games.racing_dwarfs.trail import describe_taken
from bocamina.games.racing_dwarfs.zobrist import MOVER_KEYS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log
    from bocamina.games.racing_dwarfs.facts import RaceEnd
    from bocamina.games.racing_dwarfs.state import Race


# --- What an action does


def play_race(race: Race, seat: i64, move: i64, log: Log) -> None:
    """Carry out an action, take one back, or end the turn."""
    if move == TAKE_BACK:
        take_back(race, seat, log)
        return
    if move == DONE:
        end_turn(race, log)
        return
    if is_rock(move):
        if log is not None:
            told = format_cell(race.rock)
            log.append(RockMoved(int(seat), told, format_cell(rock_cell(move))))
        race.put_rock(rock_cell(move))
        end_turn(race, log)  # R14
        return
    act(race, seat, move, log)
    if race.out[seat] == CARTS[race.seats]:
        end_game(race, "all_out", log)  # R30
    elif not race.actions_left:
        end_turn(race, log)


def ends_turn(race: Race, move: i64) -> bool:
    """Tell whether a move leaves the mover nothing more to do in this turn (R13, R14, R30)."""
    if not is_action(move) or race.actions_left == 1:
        return True
    return is_exit(move) and race.out[race.mover] + 1 == CARTS[race.seats]


def act(race: Race, seat: i64, move: i64, log: Log) -> None:
    """Carry out an action that may be taken back."""
    replaced: i64 = 0
    if move >= MOVE:
        move_cart(race, seat, move_start(move), move_end(move), log)
    elif move >= ROTATE:
        replaced = race.rails(rotate_cell(move))
        rotate(race, seat, rotate_cell(move), rotate_facing(move), log)
    elif move >= HOME:
        return_cart(race, seat, home_cell(move), log)
    elif move >= EXIT:
        exit_cart(race, seat, exit_cell(move), log)
    else:
        enter_cart(race, seat, edge_cell(race.sides[seat], enter_place(move)), log)
    race.trail = [*race.trail, int(move)]
    race.before = [*race.before, int(replaced)]
    race.actions_left -= 1


def enter_cart(race: Race, seat: i64, cell: i64, log: Log) -> None:
    """R15: bring a cart from home onto the board."""
    race.home[seat] -= 1
    race.put_cart(seat, cell)
    race.used |= bit(cell)
    race.cart_used = True
    if log is not None:
        log.append(CartEntered(int(seat), format_cell(cell)))


def move_cart(race: Race, seat: i64, start: i64, end: i64, log: Log) -> None:
    """R16: roll a cart to another cell."""
    race.lift_cart(seat, start)
    race.put_cart(seat, end)
    race.used |= bit(end)
    race.cart_used = True
    if log is not None:
        log.append(CartMoved(int(seat), format_cell(start), format_cell(end)))


def exit_cart(race: Race, seat: i64, cell: i64, log: Log) -> None:
    """R21: roll a cart out by the far side; it leaves the game."""
    race.lift_cart(seat, cell)
    race.count_out(seat, 1)
    race.cart_used = True
    if log is not None:
        out = race.out[seat]
        log.append(CartLeft(int(seat), format_cell(cell), out, CARTS[race.seats] - out))


def return_cart(race: Race, seat: i64, cell: i64, log: Log) -> None:
    """R22: roll a cart back home, where it stays for this turn."""
    race.lift_cart(seat, cell)
    race.home[seat] += 1
    race.returned += 1
    race.cart_used = True
    if log is not None:
        log.append(CartReturned(int(seat), format_cell(cell)))


def rotate(race: Race, seat: i64, cell: i64, facing: i64, log: Log) -> None:
    """R23: rotate a tile."""
    kind: i64 = KIND_OF[race.rails(cell)]
    race.set_rails(cell, RAILS[kind * 8 + facing])
    race.rotated |= bit(cell)
    if log is not None:
        log.append(TileRotated(int(seat), format_cell(cell), KINDS[kind], FACINGS[facing]))


def take_back(race: Race, seat: i64, log: Log) -> None:
    """R29: undo the last action of the turn."""
    move: i64 = race.trail[-1]
    before: i64 = race.before[-1]
    race.trail = race.trail[:-1]
    race.before = race.before[:-1]
    race.actions_left += 1
    if move >= MOVE:
        race.lift_cart(seat, move_end(move))
        race.put_cart(seat, move_start(move))
        race.used ^= bit(move_end(move))
    elif move >= ROTATE:
        race.set_rails(rotate_cell(move), before)
        race.rotated ^= bit(rotate_cell(move))
    elif move >= HOME:
        race.put_cart(seat, home_cell(move))
        race.home[seat] -= 1
        race.returned -= 1
    elif move >= EXIT:
        race.put_cart(seat, exit_cell(move))
        race.count_out(seat, -1)
    else:
        cell: i64 = edge_cell(race.sides[seat], enter_place(move))
        race.lift_cart(seat, cell)
        race.home[seat] += 1
        race.used ^= bit(cell)
    race.cart_used = not all(is_rotate(earlier) for earlier in race.trail)
    if log is not None:
        taken = describe_taken(race, move)
        told = taken["to"] or ""
        log.append(ActionTakenBack(int(seat), taken["does"], taken["cell"], told))


# --- Turns and the end


def begin_race(race: Race, log: Log) -> None:
    """R4, R13: everything is ready; the starter has the first turn, with fewer actions."""
    race.phase = RACE
    race.turn_number = 1
    race.mover = race.starter
    race.turn = 1 << race.mover
    race.actions_left = FIRST_ACTIONS
    race.seen = [int(race.key ^ MOVER_KEYS[race.mover])]
    if log is not None:
        log.append(RaceBegan(int(race.mover)))


def end_turn(race: Race, log: Log) -> None:
    """R13: the next seat's turn begins, unless the race has gone on for too long."""
    if log is not None:
        log.append(TurnEnded(int(race.mover), int(race.turn_number)))
    forget_turn(race)
    if race.turn_number >= race.turn_cap:
        end_game(race, "cap", log)  # R32
        return
    race.turn_number += 1
    race.mover = (race.mover + 1) % race.seats
    race.turn = 1 << race.mover
    race.actions_left = ACTIONS
    key: i64 = race.key ^ MOVER_KEYS[race.mover]
    times: i64 = 1
    earlier: i64
    for earlier in race.seen:
        if earlier == key:
            times += 1
    if times >= REPETITIONS:
        end_game(race, "repetition", log)  # R31
        return
    race.seen = [*race.seen, int(key)]


def forget_turn(race: Race) -> None:
    """Clear what counts within one turn."""
    move: i64
    for move in race.trail:
        if is_exit(move):
            race.seen = NOTHING_YET  # positions from before a cart left cannot recur
    race.trail = NOTHING_YET
    race.before = NOTHING_YET
    race.used = 0
    race.returned = 0
    race.cart_used = False
    race.rotated = 0


def end_game(race: Race, reason: RaceEnd, log: Log) -> None:
    """R30 to R33: end the race."""
    forget_turn(race)
    race.actions_left = 0
    race.phase = FINISHED
    race.turn = OVER
    if log is not None:
        log.append(GameEnded(reason, tuple(race.out), tuple(winners(race))))


def winners(race: Race) -> list[int]:
    """R30, R33: whoever has the most carts out wins; equals share a draw.

    A seat with all carts out has more than anybody else, since the race ends with its last cart.
    """
    return [seat for seat, out in enumerate(race.out) if out == max(race.out)]
