"""Out in one turn: an exhaustive search of every order of every action, by the referee's moves."""

from __future__ import annotations

from typing import Final

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.notation import parse_position
from bocamina.games import find_game

GAME: Final = "racing_dwarfs"
# All actions of carts are one class, and so are all rotations of tiles.
OF_CARTS: Final = ("exit", "move", "home", "enter")


def class_of(moves: frozenset[str]) -> frozenset[str]:
    """Return the class of some actions: which tiles are turned, which carts are used.

    Equivalent orders and orientations are one answer.
    """
    found = set()
    for move in moves:
        verb, _, rest = move.partition(" ")
        cell = rest.partition(" ")[0].partition("-")[0]
        kind = "exit" if verb == "exit" else "cart" if verb in OF_CARTS else "tile"
        found.add(f"{kind} {cell}")
    return frozenset(found)


class OutProof:
    """A breadth-first search for all ways to get so many carts out in the fewest actions."""

    def __init__(self, position: str) -> None:
        game = find_game(GAME)
        self.match = Match.at(game, parse_position(game, position), Dealer("proof"))
        self.seat = self.match.turn.seats[0]
        self.visited = 0

    def carts_out(self, match: Match) -> int:
        """Return how many carts of the asked seat are out."""
        return int(match.state.public.out[self.seat])

    def fewest(self, goal: int) -> tuple[int, set[frozenset[str]]]:
        """Return the fewest actions that get so many more carts out, and all sets of them."""
        before = self.carts_out(self.match)
        layer: dict[frozenset[str], Match] = {frozenset(): self.match}
        for count in range(1, 4):
            found: set[frozenset[str]] = set()
            after: dict[frozenset[str], Match] = {}
            for done, match in layer.items():
                for move in match.legal_texts(self.seat):
                    verb = move.partition(" ")[0]
                    moves = done | {move}
                    # Only `exit` gets a cart out, and actions that end the turn are not followed.
                    if verb in ("back", "done", "rock") or len(moves) == len(done):
                        continue
                    exits = verb == "exit"
                    if exits and self.carts_out(match) + 1 - before >= goal:
                        found.add(moves)
                    elif count < 3 and moves not in after:
                        next_match = match.copy()
                        next_match.play(self.seat, move)
                        self.visited += 1
                        if next_match.turn.seats == (self.seat,):
                            after[moves] = next_match
            if found:
                return count, found
            layer = after
        return 0, set()
