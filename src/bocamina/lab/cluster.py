"""An arena's games on a Ray cluster."""

from __future__ import annotations

import logging
import socket
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import BadSetting
from bocamina.lab.contest import Played, play
from bocamina.parts import needing

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from bocamina.lab.fixtures import Contest
    from bocamina.lab.workers import Assignment

LOCAL: Final = "local"
QUIET: Final = {"log_to_driver": False, "logging_level": logging.ERROR}
PATIENCE_SECONDS: Final = 5.0
AHEAD: Final = 3  # the games queued at the cluster for each core


def play_on_ray(
    jobs: Iterable[Assignment], address: str, workers: int
) -> Generator[tuple[Contest, Played]]:
    """Yield games as they end; Ray retries those whose machine or process was lost."""
    with needing("ray"):
        ray: Any = import_module("ray")
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, **QUIET)
        else:
            knock(address)
            ray.init(address=address, **QUIET)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadSetting("the address of a Ray cluster", f"{address}: {error}") from error
    try:
        remote: Any = ray.remote(max_retries=3)(play)
        most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        waiting = iter(jobs)
        running: dict[Any, Contest] = {}
        while True:
            for contest, fixture in islice(waiting, most - len(running)):
                running[remote.remote(contest, fixture)] = contest
            if not running:
                break
            done, _ = ray.wait(list(running))
            for reference in done:
                yield running.pop(reference), ray.get(reference)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Raise OSError if nobody listens at `host:port`; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE_SECONDS).close()
