"""The command `bocamina`, and `python -m bocamina`."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import FrameType

INTERRUPTED: Final = 130  # what shells expect of a program that Ctrl-C ended


def main() -> None:
    """Run the command; what takes long to import waits until it is needed."""
    signal.signal(signal.SIGINT, stop)
    try:
        if sys.argv[1:] == ["--version"]:
            from bocamina.commands.version import version_line

            print(version_line())
        else:
            from bocamina.cli import main as run

            run()
    except KeyboardInterrupt:  # so early that nobody was there to take it kindly
        leave()


def stop(_number: int, _frame: FrameType | None) -> None:
    """At the first Ctrl-C put things away; at another one leave at once."""
    signal.signal(signal.SIGINT, leave)
    raise KeyboardInterrupt


def leave(*_: object) -> None:
    """End the program where it stands."""
    os.write(2, b"bocamina: stopped\n")
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    main()
