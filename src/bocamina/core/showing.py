"""How positions come to be drawn: core knows no pictures, but what it holds can be looked at."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def picture_of(shown: object, look: dict[str, Any]) -> Any:
    """Return a view's or a state's Drawing, by a package that is imported when somebody looks."""
    return import_module("bocamina.drawing").draw(shown, **look)
