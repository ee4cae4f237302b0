"""Finding the move that a wish names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import Unreadable
from bocamina.core.notation import read_word
from bocamina.core.wishes import told
from bocamina.games.saboteur.components import (
    FIRST_BROKEN,
    FIRST_REPAIR,
    KIND_NAMES,
    MENDS,
    TOOL_NAMES,
)
from bocamina.games.saboteur.moves import parse_move

if TYPE_CHECKING:
    from bocamina.core.game import Facts


def wished_move(wish: Facts) -> int:
    """Return the move that facts name; of a tool card the tool may be left out."""
    does = told(wish, "does")
    match does:
        case "dig":
            return parse_move(f"dig {told(wish, 'path')} {cell_in(wish)}")
        case "rockfall":
            return parse_move(f"rockfall {cell_in(wish)}")
        case "map":
            return parse_move(f"map {told(wish, 'goal')}")
        case "break":
            return parse_move(f"break {tool_in(wish)} {told(wish, 'seat')}")
        case "mend":
            aim = f"{tool_in(wish)} {told(wish, 'seat')}"
            return parse_move(f"mend {aim} with {told(wish, 'card')}")
        case "discard":
            return parse_move(f"discard {told(wish, 'card')}")
        case "pass":
            return parse_move("pass")
        case "take" | "collect":
            return parse_move(f"{does} {gold_in(wish)}")
        case _:
            raise Unreadable("something to do with a card or with gold", repr(does))


def cell_in(wish: Facts) -> str:
    """Return the cell that a wish is about."""
    return f"{told(wish, 'x')},{told(wish, 'y')}"


def tool_in(wish: Facts) -> str:
    """Return the tool that a wish is about, or the first that its card breaks or mends."""
    if "tool" in wish:
        return told(wish, "tool")
    cards = KIND_NAMES[FIRST_BROKEN:]
    kind = FIRST_BROKEN + cards.index(read_word(told(wish, "card"), "a tool card", cards))
    if kind >= FIRST_REPAIR:
        return TOOL_NAMES[MENDS[kind - FIRST_REPAIR][0]]
    return TOOL_NAMES[kind - FIRST_BROKEN]


def gold_in(wish: Facts) -> str:
    """Return gold cards as notation has them."""
    gold = wish.get("gold")
    if not isinstance(gold, list):
        raise Unreadable("a wish that tells 'gold'", repr(gold))
    return "+".join(str(worth) for worth in gold) or "nothing"
