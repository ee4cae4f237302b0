"""The course of an expedition. Clause numbers are those of docs/rules/diamant.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.core.errors import IllegalMove
from bocamina.core.game import TAKE_BACK
from bocamina.core.state import Hidden, State, View
from bocamina.core.turn import CHANCE, OVER
from bocamina.games.diamant.components import (
    EXPEDITIONS,
    FIRST_HAZARD,
    FULL_DECK,
    HAZARD_NAMES,
    IDOL_CARD,
    VALUES,
)
from bocamina.games.diamant.events import (
    ChoiceSealed,
    ChoicesRevealed,
    ChoiceTakenBack,
    ExpeditionBegan,
    ExpeditionEnded,
    ExpeditionFled,
    GameEnded,
    HazardMet,
    IdolFound,
    IdolTaken,
    PathShared,
    TreasureBanked,
    TreasureFound,
)
from bocamina.games.diamant.moves import LEAVE, LEAVE_BOTH, STAY, format_move
from bocamina.games.diamant.state import NOT_CHOSEN, Cave, Fist, empty_cave

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log
    from bocamina.core.options import Settings

DiamantState: TypeAlias = State[Cave, Fist, Hidden]
DiamantView: TypeAlias = View[Cave, Fist]

ONE_INSIDE: Final = [STAY, LEAVE]
TWO_INSIDE: Final = [STAY, LEAVE, LEAVE_BOTH]


def setup(settings: Settings) -> DiamantState:
    """Return the first expedition before its first card."""
    return State(empty_cave(settings), [Fist() for _ in range(settings.seats)], Hidden())


# --- What a seat may choose


def legal_moves(view: DiamantView) -> list[int]:
    """D5, D17: every adventurer inside stays or leaves."""
    return ONE_INSIDE if view.public.inside[view.seat] == 1 else TWO_INSIDE


def why_not(view: DiamantView, move: i64) -> IllegalMove | None:
    """Say why a seat inside may not choose `move`."""
    inside = view.public.inside[view.seat]
    if 0 <= move <= inside:
        return None
    facts = {"inside": str(inside), "leaving": format_move(move)}
    return IllegalMove("D17", "fewer-adventurers-inside", facts)


def may_take_back(view: DiamantView) -> bool:
    """D6: a sealed choice may be changed while somebody has not chosen."""
    return view.private is not None and view.private.choice != NOT_CHOSEN


def play(state: DiamantState, seat: i64, move: i64, log: Log) -> None:
    """Seal a seat's choice, or open it again; the last choice reveals them all."""
    cave, fist = state.public, state.private[seat]
    bit: i64 = 1 << seat
    if move == TAKE_BACK:
        fist.choice = NOT_CHOSEN
        cave.chosen ^= bit
        cave.turn |= bit
        if log is not None:
            log.append(ChoiceTakenBack(int(seat)))
        return
    fist.choice = move
    cave.chosen |= bit
    cave.turn &= ~bit
    if log is not None:
        log.append(ChoiceSealed(int(seat)))
    if not cave.turn:
        reveal_choices(state, log)


# --- Effects of the choices


def reveal_choices(state: DiamantState, log: Log) -> None:
    """D6, D8 to D11: show all choices at once and let the leavers go."""
    cave = state.public
    leavers: i64 = 0
    choice: i64
    for fist in state.private:
        choice = fist.choice
        if choice > 0:
            leavers += choice
    if log is not None:
        log.append(ChoicesRevealed(leaving_seats(state), int(cave.inside_total - leavers)))
    if leavers:
        let_go(state, leavers, log)
    for fist in state.private:
        fist.choice = NOT_CHOSEN
    cave.chosen = 0
    if cave.inside_total:
        cave.turn = CHANCE
        return
    if log is not None:
        log.append(ExpeditionEnded(int(cave.expedition), int(cave.lying)))
    end_expedition(state, log)


def let_go(state: DiamantState, leavers: i64, log: Log) -> None:
    """D8, D9, D20: the leavers divide the path once and bank what they have."""
    cave = state.public
    lying: i64 = cave.lying
    each: i64 = lying // leavers
    left: i64 = lying % leavers
    leave_on_path(cave, left)
    if log is not None and lying:
        log.append(PathShared(int(lying), int(leavers), int(each), int(left), tuple(cave.gems)))
    # D20: only a sole leaver takes the idol; one carried belongs to the lone adventurer inside.
    idol = leavers == 1 and (cave.idol_lies or cave.idol_carried)
    if idol:
        if log is not None and cave.idol_lies:
            log.append(IdolTaken(leaving_seats(state)[0]))
        cave.idol_lies = False
        cave.idol_carried = False
    seat: i64 = 0
    for fist in state.private:
        choice: i64 = fist.choice
        if choice > 0:
            inside: i64 = cave.inside[seat]
            cave.inside[seat] = inside - choice
            bank(cave, fist, seat, choice * (cave.carried + each), idol)
            if log is not None:
                log.append(TreasureBanked(int(seat), int(choice * (cave.carried + each))))
        seat += 1
    cave.inside_total -= leavers


def leave_on_path(cave: Cave, left: i64) -> None:
    """D8: the remainder stays, by our convention on the first card that held gems."""
    if cave.lying == left:
        return
    cave.lying = left
    index: i64 = 0
    while index < len(cave.gems):
        lying: i64 = cave.gems[index]
        if lying:
            cave.gems[index] = left
            left = 0
        index += 1


def bank(cave: Cave, fist: Fist, seat: i64, gems: i64, idol: bool) -> None:
    """D9, D22: put gems and perhaps an idol into a chest."""
    if cave.chests_hidden:
        fist.chest += gems
        fist.idols += 1 if idol else 0
    else:
        banked: i64 = cave.chests[seat]
        cave.chests[seat] = banked + gems
        if idol:
            cave.idols[seat] += 1


def leaving_seats(state: DiamantState) -> tuple[int, ...]:
    """Return the seats of all adventurers who leave, one by one."""
    return tuple(
        seat for seat, fist in enumerate(state.private) for _ in range(max(0, int(fist.choice)))
    )


# --- Outcomes of chance


def outcome_weights(state: DiamantState) -> list[int]:
    """D3: every card still face down is equally likely."""
    return state.public.deck


def resolve(state: DiamantState, card: i64, log: Log) -> None:
    """Turn over the next card for those inside."""
    cave = state.public
    if log is not None and not cave.path:
        log.append(ExpeditionBegan(int(cave.expedition)))
    count: i64 = cave.deck[card]
    cave.deck[card] = count - 1
    cave.path.append(int(card))
    if card < FIRST_HAZARD:
        find_treasure(state, card, log)
    else:
        cave.gems.append(0)
        hazard: i64 = card - FIRST_HAZARD
        if cave.has_met(hazard):
            flee(state, hazard, log)
            return
        cave.meet(hazard)
        if log is not None:
            log.append(HazardMet(HAZARD_NAMES[hazard]))
    ask_all_inside(cave)


def find_treasure(state: DiamantState, card: i64, log: Log) -> None:
    """D7, D19: divide a treasure among those inside, or put the idol on the path."""
    cave = state.public
    if cave.idols_on and card == IDOL_CARD:
        cave.gems.append(0)
        if cave.inside_total == 1:
            cave.idol_carried = True
            if log is not None:
                log.append(IdolTaken(next(s for s, inside in enumerate(cave.inside) if inside)))
        else:
            cave.idol_lies = True
            if log is not None:
                log.append(IdolFound(int(cave.inside_total)))
        return
    value: i64 = VALUES[card]
    each: i64 = value // cave.inside_total
    left: i64 = value % cave.inside_total
    cave.carried += each
    cave.lying += left
    cave.gems.append(int(left))
    if log is not None:
        log.append(TreasureFound(int(value), int(cave.inside_total), int(each), int(left)))


def ask_all_inside(cave: Cave) -> None:
    """D5: everybody inside has to choose."""
    turn: i64 = 0
    bit: i64 = 1
    for inside in cave.inside:
        if inside:
            turn |= bit
        bit <<= 1
    cave.turn = turn


def flee(state: DiamantState, hazard: i64, log: Log) -> None:
    """D13, D14: those inside drop everything, and one of the two hazard cards leaves the game."""
    cave = state.public
    if log is not None:
        seats = tuple(seat for seat, inside in enumerate(cave.inside) if inside)
        log.append(ExpeditionFled(HAZARD_NAMES[hazard], seats, int(cave.carried)))
    cave.removed[hazard] += 1
    end_expedition(state, log)


def end_expedition(state: DiamantState, log: Log) -> None:
    """D3, D11, D16: clear the cave and start the next expedition, or count the chests."""
    cave = state.public
    cave.path = []
    cave.gems = []
    cave.lying = 0
    cave.idol_lies = False
    cave.met = 0
    cave.carried = 0
    cave.idol_carried = False
    cave.deck = FULL_DECK[:]
    hazard: i64 = 0
    while hazard < len(cave.removed):
        removed: i64 = cave.removed[hazard]
        if removed:
            cave.deck[FIRST_HAZARD + hazard] -= removed
        hazard += 1
    cave.inside = [int(cave.adventurers)] * cave.settings.seats
    cave.inside_total = cave.adventurers * cave.settings.seats
    if cave.expedition < EXPEDITIONS:
        cave.expedition += 1
        cave.turn = CHANCE
        return
    cave.turn = OVER
    if cave.chests_hidden:
        open_chests(state)
    if log is not None:
        log.append(GameEnded(tuple(scores(cave)), tuple(winners(cave))))


def open_chests(state: DiamantState) -> None:
    """D22: hidden chests are opened when the game is over."""
    cave = state.public
    cave.chests = [int(fist.chest) for fist in state.private]
    cave.idols = [int(fist.idols) for fist in state.private]
    for fist in state.private:
        fist.chest = 0
        fist.idols = 0


def scores(cave: Cave) -> list[int]:
    """D16, D21: return what every chest is worth."""
    return [cave.worth(seat) for seat in range(cave.settings.seats)]


def winners(cave: Cave) -> list[int]:
    """D16, D23: the richest chest wins, equal ones share the victory; alone nobody wins."""
    if cave.settings.seats == 1:
        return []
    worth = scores(cave)
    return [seat for seat, points in enumerate(worth) if points == max(worth)]
