"""Attack the server as a hostile guest, a full disk or a failing machine would."""

from __future__ import annotations

import argparse
import importlib
import platform
import resource
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvloop

from tests.attack.job import Job
from tests.attack.report import Report

if TYPE_CHECKING:
    from collections.abc import Sequence

# What each kind does, and its share of the time.
KINDS: Final = {
    "kills": ("kill and stop a server on SQLite while people play", 0.28),
    "stops": ("stop servers while they start and while people come in", 0.04),
    "cluster": ("kill one of two processes, Redis and PostgreSQL, and bring them back", 0.10),
    "disk": ("fill the disk and empty it again", 0.03),
    "clocks": ("set the clock an hour and ten minutes forth and back", 0.05),
    "fuzz_http": ("send what is nearly right, and what is not at all, over HTTP", 0.08),
    "fuzz_sockets": ("the same on sockets: messages, fragments, broken frames", 0.12),
    "floods": ("flood from one address while somebody plays from another", 0.08),
    "wear": ("wear a table out from one seat", 0.04),
    "leaks": ("compare all that a viewer gets of two games it cannot tell apart", 0.18),
}


def read_options(words: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    kinds = "\n".join(f"  {kind:<13} {about}" for kind, (about, _) in KINDS.items())
    parser = argparse.ArgumentParser(
        "scripts/attack",
        description=__doc__,
        epilog=f"kinds of attack:\n{kinds}\n\nIt ends with 1 where something was found.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (5 by default)")
    parser.add_argument("--only", action="append", choices=list(KINDS), metavar="KIND")
    parser.add_argument("--seed", default="", help="repeat the choices of another run")
    parser.add_argument("--json", type=Path, default=Path("build/attack.json"), metavar="FILE")
    return parser.parse_args(words)


def run(kind: str, seconds: float, seed: str, report: Report, folder: Path, loud: bool) -> None:
    """Run one kind of attack."""
    began = time.monotonic()
    try:
        module = importlib.import_module(f"tests.attack.{kind}")
        uvloop.run(module.attack(Job(kind, seconds, folder, seed, report, loud)))
    finally:
        report.seconds[kind] = report.seconds.get(kind, 0.0) + time.monotonic() - began


def main(words: Sequence[str]) -> int:
    """Run the attack and report."""
    options = read_options(words)
    seed = options.seed or secrets.token_hex(4)
    kinds = options.only or list(KINDS)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    report = Report(seed)
    interrupted = False
    shares = sum(KINDS[kind][1] for kind in kinds)
    print(f"Attacking for {options.minutes:g} minutes with --seed {seed}, Python", end=" ")
    print(platform.python_version(), flush=True)
    with tempfile.TemporaryDirectory(prefix="bocamina-attack-", ignore_cleanup_errors=True) as room:
        for kind in kinds:
            seconds = options.minutes * 60 * KINDS[kind][1] / shares
            print(f"==> {kind}: {KINDS[kind][0]} ({seconds:.0f} s)", flush=True)
            try:
                run(kind, seconds, seed, report, Path(room), loud=True)
            except KeyboardInterrupt:
                interrupted = True
                print("\nInterrupted; this is what was found so far.")
                break
            except Exception as error:
                report.find(
                    kind, f"the attack itself could not go on: {type(error).__name__}", error
                )
                print(f"  it could not go on: {error!r}", flush=True)
    report.write(options.json)
    print(f"\n{report.text()}\n\nThe same for programs: {options.json}")
    return 1 if report.findings else 130 if interrupted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
