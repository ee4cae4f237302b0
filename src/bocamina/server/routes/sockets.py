"""The address of a table's socket, which the web framework does not serve.

It would answer a wrong address without a reason, and hold on to stack frames for as long as each
socket is open.
"""

from __future__ import annotations

from typing import Final

ADDRESS: Final = "/api/tables/{table}/socket"
BEFORE, _, AFTER = ADDRESS.partition("{table}")


def table_in(path: str) -> str:
    """Return the table whose socket a path names, if it names one."""
    if path.startswith(BEFORE) and path.endswith(AFTER):
        return path[len(BEFORE) : -len(AFTER)]
    return ""
