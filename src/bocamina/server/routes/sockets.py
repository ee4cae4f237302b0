"""The address of a table's socket, which the web framework does not serve.

It would answer a wrong address without a word, and keep its own frames for as long as each socket
is open.
"""

from __future__ import annotations

from typing import Final

ADDRESS: Final = "/api/tables/{table}/socket"
BEFORE, _, AFTER = ADDRESS.partition("{table}")


def table_in(path: str) -> str:
    """Return the table whose socket a path leads to, or nothing where it leads to none."""
    if path.startswith(BEFORE) and path.endswith(AFTER):
        return path[len(BEFORE) : -len(AFTER)]
    return ""
