"""An arena's games on a Ray cluster."""

from __future__ import annotations

import logging
from collections import deque
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import BadSetting
from bocamina.lab.contest import Played, play

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from bocamina.lab.fixtures import Contest, Fixture

LOCAL: Final = "local"
QUIET: Final = {"log_to_driver": False, "logging_level": logging.ERROR}
AHEAD: Final = 3  # games that wait at the cluster for each core


def play_on_ray(
    contest: Contest, fixtures: Sequence[Fixture], address: str, workers: int
) -> Generator[Played]:
    """Yield the games as they end; Ray repeats those whose machine or process was lost."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise BadSetting("Ray, which the extra bocamina[ray] brings", str(error)) from error
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, **QUIET)
        else:
            ray.init(address=address, **QUIET)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadSetting("the address of a Ray cluster", f"{address}: {error}") from error
    try:
        remote: Any = ray.remote(max_retries=3)(play_checked)
        waiting = deque(fixtures)
        most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < most:
                running.append(remote.remote(contest, waiting.popleft()))
            done, running = ray.wait(running)
            for reference in done:
                yield ray.get(reference)
    finally:
        ray.shutdown()


def play_checked(contest: Contest, fixture: Fixture) -> Played:
    """Play one game in a process that may not know the contest yet."""
    contest.check()
    return play(contest, fixture)
