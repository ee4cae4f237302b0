"""Boards drawn for the tests of Racing Dwarfs; cells that do not matter stay free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.notation import parse_settings
from bocamina.core.state import Hidden, State
from bocamina.games import GAMES
from bocamina.games.racing_dwarfs.components import CARTS, colour
from bocamina.games.racing_dwarfs.state import Nothing

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race

DWARFS = GAMES["racing_dwarfs"]
EMPTY = """
*┼. ... ... ... ... ... *┼.
... *┼. ... ... ... *┼. ...
... ... *┼. ... *┼. ... ...
... ... ... *┼@ ... ... ...
... ... *┼. ... *┼. ... ...
... *┼. ... ... ... *┼. ...
*┼. ... ... ... ... ... *┼.
"""

ROAD = """
*┼. ... g┌. g│. ... ... *┼.
... *┼. g└. g┤. ... *┼. ...
g─@ ... *┼. r│. *┼. ... g─.
b─. g─. g─. *┼. g─. r─. b─.
... ... *┼. g│. *┼. ... ...
... *┼. ... r│R ... *┼. ...
*┼. ... ... g│. ... ... *┼.
"""

# Red may enter on a1, c1 and g1; a cart of Red's waits on d2.
START = """
*┼. ... ... b│. ... ... *┼.
... *┼. ... ... ... *┼. ...
... ... *┼. ... *┼. ... ...
... ... ... *┼@ ... ... ...
... ... *┼. r│. *┼. ... ...
... *┼. ... g│R ... *┼. ...
*┼. b┌. r│. r└. g─. ... *┼.
"""


def race(
    drawing: str = EMPTY,
    settings: str = "seats=2",
    turn: str = "5 red",
    phase: str = "race",
    out: str = "",
    stock: str = "",
    greens: str = "L0,I0,T0",
    seen: str = "-",
) -> Match:
    """Return a match that goes on from a board, whose tiles need not be all those in the box."""
    settled = parse_settings(DWARFS, f"racing_dwarfs {settings}")
    seats = settled.seats
    rows = drawing.strip().split("\n")
    gone = out or " ".join(["0"] * seats)
    home = [
        CARTS[seats] - drawing.count(colour(seats, seat)[0].upper()) - int(gone.split()[seat])
        for seat in range(seats)
    ]
    lines = [
        f"phase {phase}",
        f"turn {turn}",
        f"starter {colour(seats, 0)}",
        "/ a b c d e f g",
        *(f"{7 - row} {cells}" for row, cells in enumerate(rows)),
        "home " + " ".join(str(carts) for carts in home),
        f"out {gone}",
        f"stock {stock or ' '.join(['L0,I0,T0'] * seats)}",
        f"greens {greens}",
        "trail -",
        f"seen {seen}",
    ]
    public = DWARFS.parse_public(settled, lines)
    state = State(public, [Nothing() for _ in range(seats)], Hidden())
    return Match.at(DWARFS, state, Dealer("race"))


def table(match: Match) -> Race:
    """Return what everybody can see."""
    public: Race = match.state.public
    return public


def shown(match: Match, label: str) -> str:
    """Return what stands behind a label in the public part."""
    lines = DWARFS.format_public(match.state.public)
    return next(line for line in lines if line.startswith(f"{label} ")).removeprefix(f"{label} ")


def options(match: Match, verb: str = "") -> set[str]:
    """Return the legal moves of whoever is to move that begin with a word."""
    return {move for move in match.legal_texts(match.turn.seats[0]) if move.startswith(verb)}


def stops(match: Match, cart: str) -> set[str]:
    """Return the cells where a cart may stop."""
    return {move.partition("-")[2] for move in options(match, f"move {cart}-")}
