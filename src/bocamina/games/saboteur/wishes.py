"""Finding the move that a wish names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import Unreadable
from bocamina.core.notation import read_word
from bocamina.core.wishes import told
from bocamina.games.saboteur.bundles import parse_bundle
from bocamina.games.saboteur.cells import parse_cell
from bocamina.games.saboteur.components import (
    FIRST_BROKEN,
    FIRST_REPAIR,
    KIND_NAMES,
    MENDS,
    parse_kind,
    parse_laid,
    parse_tool,
)
from bocamina.games.saboteur.moves import (
    PASS,
    break_move,
    collect_move,
    dig_move,
    discard_move,
    look_move,
    mend_move,
    parse_goal,
    parse_pair,
    parse_seat,
    parse_worth,
    rockfall_move,
    take_move,
)

if TYPE_CHECKING:
    from bocamina.core.game import Facts


def wished_move(wish: Facts) -> int:
    """Return the move that facts name; of a tool card the tool may be left out."""
    does = told(wish, "does")
    match does:
        case "dig":
            laid = parse_laid(told(wish, "path"))
            return dig_move(cell_in(wish), laid)
        case "rockfall":
            return rockfall_move(cell_in(wish))
        case "map":
            return look_move(parse_goal(told(wish, "goal")))
        case "break":
            tool = tool_in(wish)
            return break_move(parse_seat(told(wish, "seat")), tool)
        case "mend":
            pair = parse_pair(tool_in(wish), told(wish, "card"))
            return mend_move(parse_seat(told(wish, "seat")), pair)
        case "discard":
            return discard_move(parse_kind(told(wish, "card")))
        case "pass":
            return PASS
        case "take":
            return take_move(parse_worth(gold_in(wish)))
        case "collect":
            return collect_move(parse_bundle(gold_in(wish)))
        case _:
            raise Unreadable("something to do with a card or with gold", repr(does))


def cell_in(wish: Facts) -> int:
    """Return the cell that a wish is about."""
    return parse_cell(f"{told(wish, 'x')},{told(wish, 'y')}")


def tool_in(wish: Facts) -> int:
    """Return the tool that a wish is about, or the first that its card breaks or mends."""
    if "tool" in wish:
        return parse_tool(told(wish, "tool"))
    cards = KIND_NAMES[FIRST_BROKEN:]
    kind = FIRST_BROKEN + cards.index(read_word(told(wish, "card"), "a tool card", cards))
    if kind >= FIRST_REPAIR:
        return MENDS[kind - FIRST_REPAIR][0]
    return kind - FIRST_BROKEN


def gold_in(wish: Facts) -> str:
    """Return gold cards as notation has them."""
    gold = wish.get("gold")
    if not isinstance(gold, list):
        raise Unreadable("a wish that tells 'gold'", repr(gold))
    return "+".join(str(worth) for worth in gold) or "nothing"
