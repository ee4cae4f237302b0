"""What is in the box, with the counts beside it. Clauses are those of docs/rules/saboteur.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bocamina.games.saboteur.facts import GoalKind, Role, Tool

from bocamina.core.notation import read_word

# A side of a card is a number, 0 to 3 for N, E, S, W; an opening is its bit.
SIDE_NAMES: Final = ["N", "E", "S", "W"]

# S2: forty path cards, named by their openings as they lie upright; small letters are dead ends.
PATHS: Final = [
    ("NESW", 5),
    ("NES", 5),
    ("NEW", 5),
    ("NS", 4),
    ("EW", 3),
    ("NE", 5),
    ("NW", 4),
    ("nesw", 1),
    ("nes", 1),
    ("new", 1),
    ("ns", 1),
    ("ew", 1),
    ("ne", 1),
    ("nw", 1),
    ("n", 1),
    ("e", 1),
]
# S3: twenty-seven action cards.
ACTIONS: Final = [
    ("map", 6),
    ("rockfall", 3),
    ("broken-lamp", 3),
    ("broken-cart", 3),
    ("broken-pickaxe", 3),
    ("lamp", 2),
    ("cart", 2),
    ("pickaxe", 2),
    ("lamp-cart", 1),
    ("lamp-pickaxe", 1),
    ("cart-pickaxe", 1),
]
KIND_NAMES: Final = [name for name, _ in PATHS] + [name for name, _ in ACTIONS]
FULL_DECK: Final = [count for _, count in PATHS] + [count for _, count in ACTIONS]
DECK_SIZE: Final = 67
KINDS: Final = 27

# A kind of card is its place in FULL_DECK.
FIRST_ACTION: Final = 16
MAP: Final = 16
ROCKFALL: Final = 17
FIRST_BROKEN: Final = 18
FIRST_REPAIR: Final = 21

# S3: lamp, cart and pickaxe, and what each repair card mends.
TOOL_NAMES: Final[list[Tool]] = ["lamp", "cart", "pickaxe"]
TOOLS: Final = 3
MENDS: Final = [[0], [1], [2], [0, 1], [0, 2], [1, 2]]

# What lies on a cell is a number: a path card one way up or the other, the start, a goal.
TURNED: Final = {
    **{"NES": "NSW", "NEW": "ESW", "NE": "SW", "NW": "ES"},
    **{"nes": "nsw", "new": "esw", "ne": "sw", "nw": "es", "n": "s", "e": "w"},
}
LAID_NAMES: Final = [
    *[way for name, _ in PATHS[:7] for way in [name, TURNED.get(name, "")] if way],
    *[way for name, _ in PATHS[7:] for way in [name, TURNED.get(name, "")] if way],
]
FIRST_DEAD_END: Final = 11
START: Final = 26
FACE_DOWN: Final = 27
TREASURE: Final = 28
# S4: the two stones are corners; each may lie in two ways.
STONE_ES: Final = 29
STONE_NW: Final = 30
STONE_SW: Final = 31
STONE_NE: Final = 32
CODE_OPENINGS: Final = [*LAID_NAMES, "NESW", "", "NESW", "ES", "NW", "SW", "NE"]


def openings_of(name: str) -> int:
    """Return the openings that a name tells, as bits."""
    return sum(1 << side for side, letter in enumerate(SIDE_NAMES) if letter in name.upper())


def kind_of(laid: str) -> int:
    """Return the kind of a card laid in this orientation."""
    kinds = [name for name, _ in PATHS]
    return kinds.index(laid) if laid in kinds else kinds.index(UPRIGHT[laid])


UPRIGHT: Final = {way: name for name, way in TURNED.items()}
OPENINGS: Final = [openings_of(name) for name in CODE_OPENINGS]
# S10: dead ends join nothing, and nobody knows what a goal joins while it is face down.
CONDUCTS: Final = [code < FIRST_DEAD_END or code not in range(28) for code in range(33)]
CONDUCTS[START] = True
LAID_KIND: Final = [kind_of(name) for name in LAID_NAMES]
# For each kind of path card, a bit for each orientation.
WAYS: Final = [
    sum(1 << laid for laid, of in enumerate(LAID_KIND) if of == kind)
    for kind in range(FIRST_ACTION)
]

# S4: what a goal card may be, and how a stone lies when it is entered from N, E, S, W.
GOAL_NAMES: Final[list[GoalKind]] = ["treasure", "stone-ES", "stone-SW"]
GOALS: Final = 3
ENTERED: Final = [
    [TREASURE, TREASURE, TREASURE, TREASURE],
    [STONE_NW, STONE_ES, STONE_ES, STONE_NW],
    [STONE_NE, STONE_NE, STONE_SW, STONE_SW],
]
UPRIGHT_GOALS: Final = [TREASURE, STONE_ES, STONE_SW]

# S5: gold cards worth 1, 2 and 3 nuggets.
FULL_PILE: Final = [16, 8, 4]

# S5, S6: by number of seats, from three to ten.
ROLE_NAMES: Final[list[Role]] = ["digger", "saboteur"]
DIGGER: Final = 0
SABOTEUR: Final = 1
FEWEST_SEATS: Final = 3
DIGGERS: Final = [3, 4, 4, 5, 5, 6, 7, 7]
SABOTEURS: Final = [1, 1, 2, 2, 3, 3, 3, 4]
HAND_SIZES: Final = [6, 6, 6, 5, 5, 4, 4, 4]

# S31: what each saboteur is owed, by the number of saboteurs in play.
PAY: Final = [0, 4, 3, 3, 2]


def parse_kind(name: str) -> int:
    """Read the name of a card."""
    return KIND_NAMES.index(read_word(name, "a card", KIND_NAMES))


def parse_tool(name: str) -> int:
    """Read the name of a tool."""
    return TOOL_NAMES.index(read_word(name, "a tool", TOOL_NAMES))


def parse_laid(name: str) -> int:
    """Read a path card as it lies."""
    return LAID_NAMES.index(read_word(name, "a path card as it lies", LAID_NAMES))
