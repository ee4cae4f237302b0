"""The limit on open files (ulimit), which counts connections too."""

from __future__ import annotations

import resource
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from bocamina.server.settings import ServerSettings

SPARE: Final = 128  # for the storage, the bus, bots, logs, and files that are read


def check_files(settings: ServerSettings) -> None:
    """Allow as many open files as the machine permits, and refuse settings that need more."""
    needed = settings.most_sockets + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, needed):
        # Not every system allows a limit of "unlimited".
        with suppress(ValueError, OSError):
            if soft != wanted:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            break
    found = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if found != resource.RLIM_INFINITY and found < needed:
        raise BadSetting(
            f"{needed} open files (ulimit -Hn, or LimitNOFILE of systemd) for --most-sockets"
            f" {settings.most_sockets}, or at most {max(1, found - SPARE)} sockets",
            f"a limit of {found}",
        )


def most_connections() -> int:
    """Return how many connections fit beside everything else that is open."""
    found = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1 << 30 if found == resource.RLIM_INFINITY else max(SPARE, found - SPARE)
