"""Reading wishes: moves named by facts, as sent by somebody who knows no notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import Unreadable

if TYPE_CHECKING:
    from bocamina.core.game import Facts


def told(wish: Facts, name: str) -> str:
    """Return a fact of a wish as notation has it, or raise Unreadable."""
    fact = wish.get(name)
    if fact is None or isinstance(fact, bool | list):
        got = f"{name} {fact!r}" if name in wish else ", ".join(wish) or "nothing"
        raise Unreadable(f"a wish that tells '{name}'", got)
    return str(fact)
