"""A few minutes of the attack; `scripts/attack --minutes 30` goes on for longer."""

from __future__ import annotations

import importlib
import secrets
from typing import TYPE_CHECKING

import pytest

from tests.attack.job import Job

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("kind", "seconds", "at_least"),
    [
        ("kills", 8, {"SIGKILLs": 1, "acknowledged moves": 10}),
        ("stops", 5, {"SIGTERMs during the start": 1}),
        ("cluster", 8, {"acknowledged moves": 20}),
        ("clocks", 5, {"steps of the clock": 3}),
        ("fuzz_http", 6, {"messages": 500}),
        ("fuzz_sockets", 6, {"messages": 500}),
        ("floods", 20, {"continuation frames: sent": 1, "mixes: sent": 1}),
        ("wear", 8, {}),
        ("disk", 6, {"times full": 1}),
        ("leaks", 15, {"pairs compared": 1}),
    ],
)
async def test_nothing_is_found(
    kind: str, seconds: float, at_least: dict[str, int], tmp_path: Path
) -> None:
    job = Job(kind, seconds, tmp_path, secrets.token_hex(4))
    await importlib.import_module(f"tests.attack.{kind}").attack(job)
    assert not job.report.findings, f"seed {job.seed}\n{job.report.text()}"
    # It did attack.
    for name, least in at_least.items():
        assert job.report.counts[kind][name] >= least, job.report.text()
