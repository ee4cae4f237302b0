"""What a game adds to a part of the program: a module of its name in the part's folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType


def module_with(what: str, package: str, name: str) -> ModuleType | None:
    """Return the module of a name in a package, where there is one that holds `what`.

    A module without it is no game's: a game may be called what a file of the part is called.
    """
    place = f"{package}.{name}"
    if not has_module(place):
        return None
    module = import_module(place)
    return module if hasattr(module, what) else None


@cache
def has_module(place: str) -> bool:
    """Tell whether a module is there."""
    return find_spec(place) is not None
