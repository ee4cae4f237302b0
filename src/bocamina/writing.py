"""Files that commands write: what cannot be written is refused in one line."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Refuse a file that turns out not to be writable."""
    try:
        yield
    except OSError as error:
        raise BadSetting("a file that can be written", f"{file}: {error.strerror}") from error


def check_folder(file: Path) -> None:
    """Refuse a file without a folder to be in, before and not after all the work for it."""
    if not file.absolute().parent.is_dir():
        raise BadSetting("a folder that is there", repr(str(file.parent)))
