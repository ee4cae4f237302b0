"""What a game is: states in three compartments, views, turns, moves, outcomes, events, records."""

from __future__ import annotations


def compiled() -> bool:
    """Tell whether the engine runs compiled."""
    return not __file__.endswith(".py")
