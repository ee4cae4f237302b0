"""A second count: a checker that shares no code with the rules counts moves and positions too."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bocamina.core.match import Match
from bocamina.games.saboteur.cells import x_of, y_of
from bocamina.games.saboteur.components import KIND_NAMES, LAID_NAMES
from bocamina.games.saboteur.hand import cards_of
from tests.games.saboteur.mine import SABOTEUR, mine, table

SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
GOALS = {(8, 2): "1", (8, 0): "2", (8, -2): "3"}
SHAPES = {
    **{"┼": "NESW", "├": "NES", "┤": "NSW", "┴": "NEW", "┬": "ESW", "│": "NS", "─": "EW"},
    **{"└": "NE", "┐": "SW", "┘": "NW", "┌": "ES"},
    **{"╬": "nesw", "╠": "nes", "╣": "nsw", "╩": "new", "╦": "esw", "║": "ns", "═": "ew"},
    **{"╚": "ne", "╗": "sw", "╝": "nw", "╔": "es", "╵": "n", "╷": "s", "╶": "e", "╴": "w"},
}
TURN = {"N": "S", "S": "N", "E": "W", "W": "E", "n": "s", "s": "n", "e": "w", "w": "e"}
GOAL_WAYS = {"treasure": ["NESW"], "stone-ES": ["ES", "NW"], "stone-SW": ["SW", "NE"]}
TOOLS = ["lamp", "cart", "pickaxe"]

Cell = tuple[int, int]


@dataclass(frozen=True)
class Checker:
    """A whole position in plain sets, and nothing clever about it."""

    cards: frozenset[tuple[Cell, str]]  # openings; a goal that is face down has its number
    goals: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    broken: frozenset[tuple[int, str]]
    actor: int

    @property
    def board(self) -> dict[Cell, str]:
        return dict(self.cards)

    def joined(self) -> set[Cell]:
        """Return the cells of all cards that a tunnel from the start reaches."""
        board, reached, edge = self.board, {(0, 0)}, [(0, 0)]
        while edge:
            x, y = edge.pop()
            for side in board[x, y]:
                if side not in SIDES:
                    continue
                there = (x + SIDES[side][0], y + SIDES[side][1])
                if there not in reached and ACROSS[side] in board.get(there, ""):
                    reached.add(there)
                    edge.append(there)
        return reached

    def fits(self, cell: Cell, way: str) -> bool:
        """Tell whether a card may lie on a cell."""
        board = self.board
        if cell in board:
            return False
        joined, meets = self.joined(), False
        for side, (dx, dy) in SIDES.items():
            there = (cell[0] + dx, cell[1] + dy)
            if there not in board or board[there].isdigit():
                continue
            if (side in way.upper()) != (ACROSS[side] in board[there].upper()):
                return False
            if side in way.upper() and there in joined:
                meets = True
        return meets

    def moves(self) -> dict[str, Checker]:
        """Return all moves of the seat to act and what each leads to."""
        found: dict[str, Checker] = {}
        for card in set(self.hands[self.actor]):
            found[f"discard {card}"] = self.after(card)
            if card.upper() in {"NESW", "NES", "NEW", "NS", "EW", "NE", "NW", "N", "E"}:
                found |= self.digs(card)
            elif card == "map":
                for number in "123":
                    if number in self.board.values():
                        found[f"map {number}"] = self.after(card)
            elif card == "rockfall":
                for cell, _ in self.cards:
                    if cell != (0, 0) and cell not in GOALS:
                        rest = frozenset(c for c in self.cards if c[0] != cell)
                        text = f"rockfall {cell[0]},{cell[1]}"
                        found[text] = replace(self.after(card), cards=rest)
            elif card.startswith("broken-"):
                tool = card.removeprefix("broken-")
                for seat in range(len(self.hands)):
                    if (seat, tool) not in self.broken:
                        after = replace(self.after(card), broken=self.broken | {(seat, tool)})
                        found[f"break {tool} {seat}"] = after
            else:
                for seat, tool in self.broken:
                    if tool in card.split("-"):
                        after = replace(self.after(card), broken=self.broken - {(seat, tool)})
                        found[f"mend {tool} {seat} with {card}"] = after
        return found

    def digs(self, card: str) -> dict[str, Checker]:
        """Return all ways to lay a path card."""
        found: dict[str, Checker] = {}
        if any(seat == self.actor for seat, _ in self.broken):
            return found
        for way in {card, "".join(TURN[side] for side in card)}:
            for x in range(-4, 14):
                for y in range(-6, 7):
                    if self.fits((x, y), way):
                        name = next(n for n in LAID_NAMES if set(n) == set(way))
                        laid = replace(self.after(card), cards=self.cards | {((x, y), name)})
                        found[f"dig {name} {x},{y}"] = laid.revealed()
        return found

    def after(self, card: str) -> Checker:
        """Return the position with a card gone from the hand, and the next seat to act."""
        hands = list(self.hands)
        held = list(hands[self.actor])
        held.remove(card)
        hands[self.actor] = tuple(held)
        return replace(self, hands=tuple(hands), actor=(self.actor + 1) % len(hands))

    def revealed(self) -> Checker:
        """Turn over every goal that is reached, as long as there are any."""
        board = self.board
        for cell in self.joined():
            for side in board[cell]:
                there = (cell[0] + SIDES[side][0], cell[1] + SIDES[side][1])
                if board.get(there, "").isdigit():
                    kind = self.goals[int(board[there]) - 1]
                    way = next(way for way in GOAL_WAYS[kind] if ACROSS[side] in way)
                    cards = (self.cards - {(there, board[there])}) | {(there, way)}
                    return replace(self, cards=cards).revealed()
        return self

    def is_over(self) -> bool:
        """Tell whether the treasure is reached."""
        place = next(cell for cell, n in GOALS.items() if self.goals[int(n) - 1] == "treasure")
        return not self.board[place].isdigit()


def checker_of(match: Match, goals: str) -> Checker:
    """Read a checker from a drawn position's text alone."""
    rows = match.start.split("\n")
    top = rows.index("mine") + 1
    below = next(i for i, row in enumerate(rows) if row.startswith("broken "))
    drawing = rows[top:below]
    south = next(i for i, row in enumerate(drawing) if "S" in row)
    west = drawing[south].index("S")
    cards = {
        ((x - west, south - y), {"S": "NESW"}.get(box) or SHAPES.get(box, box))
        for y, row in enumerate(drawing)
        for x, box in enumerate(row)
        if box != "."
    }
    broken = {
        (seat, tool.partition(":")[0])
        for seat, word in enumerate(rows[below].split()[1:])
        for tool in word.split(",")
        if word != "-"
    }
    hands = [row for row in rows if row.startswith("seat ")]
    held = [tuple(row.partition("hand ")[2].partition(" |")[0].split()) for row in hands]
    return Checker(frozenset(cards), tuple(goals.split()), tuple(held), frozenset(broken), 0)


def engine_key(match: Match) -> object:
    """Return the same things as a checker holds, from the engine."""
    public = table(match)
    names = [*LAID_NAMES, "NESW", "", "NESW", "ES", "NW", "SW", "NE"]
    cards = frozenset(
        ((x_of(cell), y_of(cell)), names[code] or GOALS[x_of(cell), y_of(cell)])
        for cell, code in public.tunnels.cards()
    )
    seats = range(public.settings.seats)
    broken = frozenset((s, TOOLS[t]) for s in seats for t in range(3) if public.is_broken(s, t))
    hands = tuple(
        tuple(sorted(KIND_NAMES[kind] for kind in cards_of(dwarf.hand)))
        for dwarf in match.state.private
    )
    return cards, broken, hands, int(public.actor)


def checker_key(checker: Checker) -> object:
    """Return what `engine_key` returns, from a checker."""
    hands = tuple(tuple(sorted(hand)) for hand in checker.hands)
    return checker.cards, checker.broken, hands, checker.actor


EARLY = """
........1
.........
S┬......2
.........
........3
"""
WINDING = """
..╔┐....1
..││.....
S┬┘├╴...2
.└┐......
..╵.....3
"""
AT_THE_GOALS = """
.......│1
.......│.
S┬┴┬┴┬─.2
.........
........3
"""
MINES = [
    (EARLY, ["NES ne", "NESW e", "EW NW"], "- - -", "treasure stone-ES stone-SW"),
    (WINDING, ["NES rockfall", "NS broken-lamp", "ne NE"], "- - -", "treasure stone-ES stone-SW"),
    (
        WINDING,
        ["lamp-cart NESW", "map NW", "cart NEW"],
        "lamp:1 - cart:0",
        "stone-SW stone-ES treasure",
    ),
    (AT_THE_GOALS, ["NESW NES", "NS NE", "EW NW"], "- - -", "stone-ES stone-SW treasure"),
    (
        AT_THE_GOALS,
        ["EW NES", "rockfall map", "NS NE"],
        "- pickaxe:0 -",
        "stone-SW treasure stone-ES",
    ),
]


@pytest.mark.parametrize("number", range(len(MINES)))
def test_moves_and_positions_after_one_two_and_three_cards(number: int) -> None:
    drawing, hands, broken, goals = MINES[number]
    first = mine(drawing, hands=hands, broken=broken, goals=goals, deck="")
    engine = {engine_key(first): first}
    checkers = {checker_key(c): c for c in [checker_of(first, goals)]}
    assert set(engine) == set(checkers)
    for _ in range(3):
        next_engine: dict[object, Match] = {}
        next_checkers: dict[object, Checker] = {}
        for key, match in engine.items():
            checker = checkers[key]
            seat = checker.actor
            moves = checker.moves()
            assert sorted(match.legal_texts(seat)) == sorted(moves)
            for text, after in moves.items():
                if after.is_over() or not any(after.hands):
                    continue
                again = Match.at(SABOTEUR, match.state.copy())
                again.play(seat, text)
                next_engine[engine_key(again)] = again
                next_checkers[checker_key(after)] = after
        assert set(next_engine) == set(next_checkers)
        engine, checkers = next_engine, next_checkers
    assert len(engine) > 50
