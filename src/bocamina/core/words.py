"""Class names as words for texts."""

from __future__ import annotations

import re
from functools import cache


@cache
def spell(name: str, between: str) -> str:
    """Return the words of a class's name: `GoalRevealed` is `goal_revealed` with `_` between."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", between, name).lower()
