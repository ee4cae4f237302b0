"""The editions of Saboteur; docs/editions.md says when there is a new one."""

from __future__ import annotations

from typing import Final

from bocamina.core.editions import Edition

EDITIONS: Final[tuple[Edition, ...]] = ()  # from the second on: what it changed
NEWEST: Final = len(EDITIONS) + 1
