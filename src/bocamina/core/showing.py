"""The hook by which positions are drawn: core itself does not depend on drawing."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def picture_of(shown: object, look: dict[str, Any]) -> Any:
    """Return the Drawing of a view or state; the drawing package is imported lazily."""
    return import_module("bocamina.drawing").draw(shown, **look)
