"""The command `bocamina`, and `python -m bocamina`."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import FrameType

INTERRUPTED: Final = 130  # the exit code that shells expect after Ctrl-C


def main() -> None:
    """Run the command; slow imports are deferred until they are needed."""
    signal.signal(signal.SIGINT, stop)
    try:
        if sys.argv[1:] == ["--version"]:
            from bocamina.commands.version import version_line

            print(version_line())
        else:
            from bocamina.cli import main as run

            run()
    except KeyboardInterrupt:  # so early that nothing handles it yet
        leave()


def stop(_number: int, _frame: FrameType | None) -> None:
    """Clean up at the first Ctrl-C; exit at once at the second."""
    signal.signal(signal.SIGINT, leave)
    raise KeyboardInterrupt


def leave(*_: object) -> None:
    """Exit at once, without cleaning up."""
    os.write(2, b"bocamina: stopped\n")
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    main()
