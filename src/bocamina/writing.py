"""Files that commands write: a file that cannot be written is refused in one line."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Turn a failure to write a file into a one-line error."""
    try:
        yield
    except OSError as error:
        raise BadSetting("a file that can be written", f"{file}: {error.strerror}") from error


def check_folder(file: Path) -> None:
    """Refuse a file whose folder does not exist, before all the work and not after it."""
    if not file.absolute().parent.is_dir():
        raise BadSetting("a folder that is there", repr(str(file.parent)))
