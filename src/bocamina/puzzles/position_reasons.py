"""Reasons that a position itself shows: they are recomputed whenever a puzzle is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.racing_dwarfs.board import parse_cell
from bocamina.games.racing_dwarfs.rails import NO_WRAP, wrap_of
from bocamina.games.racing_dwarfs.reach import reach_of
from bocamina.games.saboteur.components import FIRST_DEAD_END
from bocamina.games.saboteur.moves import fall_cell, is_rockfall
from bocamina.players.saboteur.maps import seen_goals
from bocamina.puzzles.card_reasons import of_rival
from bocamina.puzzles.judging import match_of, solution_of
from bocamina.puzzles.puzzle import Why

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.reach import Reach
    from bocamina.games.racing_dwarfs.state import Race
    from bocamina.games.saboteur.state import Dwarf, Mine
    from bocamina.puzzles.puzzle import Puzzle

FEW_CARDS: Final = 10  # cards to be drawn: below this the deck is mentioned


def of_cave(puzzle: Puzzle) -> list[Why]:
    """Return the danger, what it costs on average against what staying brings, and the rest."""
    danger, *others = puzzle.why
    busting, cards, carried = (int(str(danger.facts[it])) for it in ("busting", "cards", "carried"))
    staying = next(choice.worth for choice in puzzle.choices if choice.answers == ["stay"])
    loss = busting / cards * carried
    gems = round(max(0.1, staying - carried + loss), 1)
    weighed = Why(
        "weighed", {"loss": round(loss, 1), "gems": gems, "right": solution_of(puzzle)[0]}
    )
    return [danger, weighed, *others]


def of_mine(puzzle: Puzzle) -> list[Why]:
    """Return what blocks the way, what only this card does, empty goals, and the deck."""
    match = match_of(puzzle)
    mine: Mine = match.state.public
    dwarf: Dwarf = match.state.private[puzzle.seat]
    found = [*puzzle.why, *of_rival(puzzle, match)]
    move = match.parse_move(puzzle.best.answers[0])
    if is_rockfall(move):
        is_dead_end = mine.tunnels.code_at(fall_cell(move)) >= FIRST_DEAD_END
        found.insert(0, Why("clears", {"dead": "yes" if is_dead_end else "no"}))
    empty = [goal + 1 for goal, is_gold in seen_goals(dwarf).items() if not is_gold]
    if empty:
        last, *others = reversed(empty)
        told = {"goal": last, "other": others[0] if others else 0}
        found.append(Why("seen-empty", dict(told)))
    if int(mine.deck_size) <= FEW_CARDS:
        found.append(Why("few-cards", {"cards": int(mine.deck_size)}))
    return found


def of_race(puzzle: Puzzle) -> list[Why]:
    """Return what opens the way, what kept the carts in before, and how their way out runs."""
    match = match_of(puzzle)
    moves = solution_of(puzzle)
    tiles = [move.split(" ")[1] for move in moves if move.startswith("rotate")]
    carts = [move.split(" ")[1] for move in moves if move.startswith("exit")]
    race: Race = match.state.public
    before = {cart: reach(race, cart) for cart in carts}
    held = [cart for cart in carts if not before[cart].exits]
    found = []
    if held:
        first = next((tile for tile in tiles if tile in before[held[0]].stops), "")
        if first:
            found.append(Why("turned-away", {"cell": held[0], "tile": first}))
        elif tiles:
            found.append(Why("shut-in", {"cell": held[0], "places": len(before[held[0]].stops)}))
    if len(held) == 1 and len(carts) == 2:
        found.append(Why("free-already", {"cell": next(each for each in carts if each != held[0])}))
    elif len(held) == 2 and len(tiles) == 1:
        found.append(Why("serves-both"))
    for number, move in enumerate(moves):
        if move.startswith("exit"):
            now: Race = match.state.public
            own = move.split(" ")[1]
            if own in held and not reach(now, own, around=False).exits:
                found.append(Why("around", {"cell": own}))
            elif own in held:
                found.append(Why("leads-out", {"exits": ", ".join(reach(now, own).exits)}))
            waiting = carts[carts.index(own) + 1 :]
            if any(not reach(now, each).exits for each in waiting):
                found.append(Why("first-away", {"cell": own}))
        if number < len(moves) - 1:
            match.play(puzzle.seat, move)
    told = {why.kind: why for why in found}
    if "first-away" in told:  # which says as much
        told.pop("free-already", None)
    opens = [Why(why.kind, {**why.facts, "from": ", ".join(held or carts)}) for why in puzzle.why]
    return [*opens, *told.values()]


def reach(race: Race, cell: str, *, around: bool = True) -> Reach:
    """Return the reach of one of the mover's carts, with or without going around the board."""
    side = int(race.sides[race.mover])
    return reach_of(
        race, parse_cell(cell), side, int(wrap_of(side)) if around else NO_WRAP, leaves=True
    )
