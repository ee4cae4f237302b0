"""The decorator of compiled classes that plain ones may derive from: a game need not be compiled.

This module is not compiled: the compiler reads the decorator, which does nothing at run time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks):
        """Return a decorator that leaves a class as it is."""
        return lambda kind: kind
