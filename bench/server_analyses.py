"""Whether moves wait for analyses: delays of moves alone, and while ten analyses wait.

    python bench/server_analyses.py [--tables 20] [--rate 100] [--seconds 8] [--rounds 2]

Starts `bocamina serve`, lets bots play ten games to their end, then measures by turns without and
with analyses under way, so that both meet the same machine. Prints milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop
from server_crowd import FREE, Load, Server

ANALYSES = 10


async def finished(http: httpx.AsyncClient) -> dict[str, Any]:
    """Return a table at which bots have played a game."""
    body = {"game": "diamant", "seats": 4, "fill": "random", "start": True, "bearer": True}
    told: dict[str, Any] = (await http.post("/api/tables", json=body)).json()
    while True:
        seen = (await http.get(f"/api/tables/{told['table']}")).json()
        if seen["table"]["status"] == "over":
            return told
        await asyncio.sleep(0.2)


async def ask(http: httpx.AsyncClient, told: dict[str, Any]) -> None:
    """Ask for the analysis of a table's game."""
    headers = {"Authorization": f"Bearer {told['token']}"}
    answer = await http.post(f"/api/tables/{told['table']}/analysis", headers=headers)
    answer.raise_for_status()


def percentiles(delays: list[float]) -> dict[str, float]:
    """Return the percentiles of the delays of moves, in milliseconds."""
    shares = {"p50": 0.5, "p99": 0.99}
    return {n: round(1000 * delays[int(s * (len(delays) - 1))], 1) for n, s in shares.items()}


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Measure by turns without and with analyses."""
    server = Server(folder)
    found: dict[str, Any] = {"alone": [], "with_analyses": []}
    try:
        async with httpx.AsyncClient(base_url=server.site, timeout=60) as http:
            games = ANALYSES * options.rounds
            tables = [await finished(http) for _ in range(games)]
            load = Load(server, "diamant", 3)
            await load.open(options.tables)
            for number in range(options.rounds):
                found["alone"].append(percentiles(await load.pace(options.rate, options.seconds)))
                began = time.perf_counter()
                for told in tables[number * ANALYSES : (number + 1) * ANALYSES]:
                    await ask(http, told)
                delays = await load.pace(options.rate, options.seconds)
                found["with_analyses"].append(percentiles(delays))
                waits = True
                while waits and time.perf_counter() - began < options.patience:
                    states = [
                        (await http.get(f"/api/tables/{told['table']}/analysis?known=99999")).json()
                        for told in tables[: (number + 1) * ANALYSES]
                    ]
                    waits = any(each["state"] in ("waiting", "growing") for each in states)
                    await asyncio.sleep(1)
    finally:
        server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--patience", type=float, default=300.0)
    FREE.update({"analyses_per_hour": 100_000.0, "bot_wait_seconds": 0.02})
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measure(parser.parse_args(), Path(folder)))
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
