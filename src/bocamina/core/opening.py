"""What compiled classes leave to plain Python: who may derive from them, of which game they are.

This module itself stays Python: compilers and type checkers read it, and at run time it does next
to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar

    from bocamina.core.state import Hidden, Private, Public

    # The three parts of a match's states; a match that does not say is one of any game.
    MatchPublic = TypeVar("MatchPublic", bound=Public, default=Any)
    MatchPrivate = TypeVar("MatchPrivate", bound=Private, default=Any)
    MatchHidden = TypeVar("MatchHidden", bound=Hidden, default=Any)
else:
    from typing import TypeVar

    MatchPublic = TypeVar("MatchPublic")
    MatchPrivate = TypeVar("MatchPrivate")
    MatchHidden = TypeVar("MatchHidden")

    def mypyc_attr(**_marks):
        """Return a decorator that leaves a class as it is."""
        return lambda kind: kind
