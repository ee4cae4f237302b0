"""A disk that is full for a while: nothing is promised then that is not kept."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

from bocamina.server.settings import ServerSettings
from tests.attack.kills import check, stop_in_time
from tests.attack.nursery import Nursery, QuickServer
from tests.server.crowd import Crowd
from tests.server.sites import Site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.attack.job import Job
    from tests.server.sites import ServerProcess

SMALL: Final = "16m"
SERIES: Final = 8  # times that the disk is full for one journal, which is then checked
MOST_SECONDS_TO_GO_ON: Final = 20.0


class Disk(Protocol):
    """A place for tables that can be full."""

    folder: Path

    def fill(self, server: ServerProcess) -> None:
        """Leave no room for a byte."""

    def free(self, server: ServerProcess) -> None:
        """Leave room again."""


class SmallDisk:
    """A file system of its own, which a file fills."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.filler = folder / "filler"

    def fill(self, server: ServerProcess) -> None:
        """Write until nothing more can be written."""
        with self.filler.open("ab", buffering=0) as file:
            for size in (1 << 16, 4096, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    pass

    def free(self, server: ServerProcess) -> None:
        """Remove the file."""
        self.filler.unlink()


class LimitedFiles:
    """A folder in which the server's process may not make files any longer."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: ServerProcess) -> None:
        """Let every write fail."""
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def free(self, server: ServerProcess) -> None:
        """Let writes succeed."""
        assert server.process is not None
        endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, endless)


@contextmanager
def small_disk(job: Job) -> Iterator[Disk]:
    """A real disk where this program may mount one, else a limit that has the same effect."""
    folder = job.room() / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "bocamina-attack", str(folder)]
    if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        yield LimitedFiles(folder)
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def attack(job: Job) -> None:
    """Fill the disk again and again while people play."""
    job.add("times full", 0)
    with Nursery() as nursery:
        while True:
            with small_disk(job) as disk:
                await run_series(job, nursery, disk)
            if job.left < 0:
                return


async def run_series(job: Job, nursery: Nursery, disk: Disk) -> None:
    """Play while the disk is full and free in turn; then look whether all promises were kept."""
    data = str(disk.folder / "data")
    server = QuickServer(nursery, job.room(), data=data)
    with server:
        await asyncio.to_thread(server.start)
        site = Site(server.address)
        crowd = await Crowd.gather(site, lambda: [server.address], tables=4)
        crowd.play()
        for _ in range(SERIES):
            await asyncio.sleep(job.rng.uniform(0.2, 0.6))
            await be_full(job, server, disk, crowd)
            if not await crowd.goes_on(MOST_SECONDS_TO_GO_ON):
                job.find("nobody could play on with room on the disk again", server.log()[-500:])
            if job.left < 0:
                break
        for failure in await crowd.stop():
            job.find("a client was told what cannot be", failure)
        await stop_in_time(job, server, "with room on the disk again")
        await site.close()
    await check(job, crowd, ServerSettings(data=data))
    lines = job.read_log(server)
    job.add("lines logged", lines)
    job.say(f"full {job.report.counts[job.kind]['times full']} times, {lines} lines logged")


async def be_full(job: Job, server: ServerProcess, disk: Disk, crowd: Crowd) -> None:
    """Fill the disk for a while; now and then the server is killed or stopped meanwhile."""
    job.add("times full")
    disk.fill(server)
    await asyncio.sleep(0.3)
    is_ready = await asyncio.to_thread(server.is_ready)
    before = crowd.accepted
    await asyncio.sleep(job.rng.uniform(0.2, 1.0))
    job.add("acknowledged on a full disk", crowd.accepted - before)
    # Where nothing was written yet that failed, or somebody can still play, it is.
    if (
        is_ready
        and crowd.accepted == before
        and not await crowd.goes_on(MOST_SECONDS_TO_GO_ON)
        and await asyncio.to_thread(server.is_ready)
    ):
        job.find("/readyz says ready on a full disk")
    assert server.process is not None
    if server.process.poll() is not None:
        job.find("the server ended on a full disk", server.log()[-500:])
    ending = job.rng.randrange(3)
    if ending == 0:
        job.add("SIGKILLs on a full disk")
        await asyncio.to_thread(server.kill)
    elif ending == 1:
        job.add("SIGTERMs on a full disk")
        await stop_in_time(job, server, "on a full disk")
    if ending == 2:
        disk.free(server)
    else:
        if isinstance(disk, SmallDisk):
            disk.free(server)
        await asyncio.to_thread(server.start)
