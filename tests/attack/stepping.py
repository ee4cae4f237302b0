"""A process's wall clock that can be set from outside, as a machine's is by whoever sets it.

This imports nothing of the project, whose modules keep the clock that they find.
"""

from __future__ import annotations

import mmap
import struct
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE: Final = struct.calcsize("d")


def mapped(path: str) -> mmap.mmap:
    """Return the file's bytes as memory that processes share."""
    with Path(path).open("r+b") as file:
        return mmap.mmap(file.fileno(), SIZE)


def follow(path: str) -> None:
    """Let this process's wall clock be off by what a file says; the monotonic one goes on."""
    shared, real = mapped(path), time.time

    def stepped() -> float:
        (offset,) = struct.unpack("d", shared)
        return real() + float(offset)

    clock: Callable[[], float] = stepped
    time.time = clock


def step(shared: mmap.mmap, offset: float) -> None:
    """Say by how much clocks that follow are off."""
    shared[:] = struct.pack("d", offset)


def make_file(path: Path) -> mmap.mmap:
    """Make a file that clocks can follow."""
    path.write_bytes(struct.pack("d", 0.0))
    return mapped(str(path))
