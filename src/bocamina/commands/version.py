"""The output of `bocamina --version`, without importing the games."""

from __future__ import annotations

from bocamina import __version__
from bocamina.core import compiled


def engine_name(is_compiled: bool) -> str:
    """Say how the engine runs."""
    return "compiled" if is_compiled else "plain Python"


def version_line() -> str:
    """Return the version and how the engine runs."""
    return f"bocamina {__version__} ({engine_name(compiled())} engine)"
