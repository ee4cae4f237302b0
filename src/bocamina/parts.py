"""The parts of the program that a plain installation leaves out."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BocaminaError

if TYPE_CHECKING:
    from collections.abc import Iterator

# The module whose presence shows that a part is installed; pyproject.toml lists its packages.
TELLTALES: Final = {
    "solver": "numpy",
    "server": "litestar",
    "cluster": "asyncpg",
    "lab": "openskill",
    "ray": "ray",
    "pictures": "resvg_py",
    "zoo": "pettingzoo",
    "openspiel": "pyspiel",
    "mcp": "mcp",
    "data": "pyarrow",
}

# Standard modules that exist on Linux and macOS only.
POSIX: Final = ("fcntl", "resource", "termios")


class MissingPart(BocaminaError):
    """A part of the program that was asked for and is not installed."""

    def __init__(self, part: str, module: str) -> None:
        super().__init__(part, module)
        self.part, self.module = part, module

    def __str__(self) -> str:
        if self.module in POSIX:
            return f"the {self.part} runs on Linux and macOS; on Windows, use it within WSL"
        return (
            f"this needs a part that is not installed ({self.module} is missing);"
            f' install it with: pip install "bocamina[{self.part}]"'
        )


@cache
def has_part(part: str) -> bool:
    """Tell whether a part is installed."""
    return find_spec(TELLTALES[part]) is not None


@contextmanager
def needing(part: str) -> Iterator[None]:
    """Turn a failed import within into MissingPart, if the module belongs to one of our parts."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "bocamina" or not part:
            raise
        raise MissingPart(part, missing) from error
