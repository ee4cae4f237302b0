"""What the server can carry: tables, sockets, moves a second, delay and memory.

    python bench/server_load.py [--game saboteur] [--seats 5] [--tables 200] [--quick]

Starts `bocamina serve` as a process of its own with durable commits, plays over loopback from this
process, and prints figures per CPU second of the server beside the machine's yardstick.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop
from server_crowd import Client, Load, Server, same

from bocamina.core import compiled
from bocamina.games import GAMES
from bocamina.lab.yardstick import yardstick
from bocamina.server.journal import Summary
from bocamina.server.journal.sqlite import SqliteJournal
from bocamina.server.settings import ServerSettings
from bocamina.server.tables.status import Status


async def hold(server: Server, table: str, count: int) -> float:
    """Hold sockets of people who watch; return bytes of the server per socket."""
    loop = asyncio.get_running_loop()
    before = server.memory()
    clients = []
    for start in range(0, count, 100):
        some = [Client(None, -1, f"/api/tables/{table}/socket", "") for _ in range(100)]
        await asyncio.gather(
            *(loop.create_connection(partial(same, c), "127.0.0.1", server.port) for c in some)
        )
        await asyncio.gather(*(client.is_open for client in some))
        clients += some
        del start
    await asyncio.sleep(2)
    used: float = (server.memory() - before) / count
    for client in clients:
        client.transport.close()
    await asyncio.sleep(1)
    return used


async def load_tables(server: Server, game: str, seats: int, count: int) -> float:
    """Keep tables with games under way in memory; return bytes per table."""
    async with httpx.AsyncClient(base_url=server.site, timeout=60) as http:
        body = {"game": game, "seats": seats, "fill": "random", "name": "A", "start": True}
        # People only would need sockets; clocks off and a person to act keep it still.
        first = {**body, "bearer": True, "clocking": {}}
        for _ in range(50):
            await http.post("/api/tables", json=first)
        await asyncio.sleep(1)
        before = server.memory()
        for _ in range(count):
            await http.post("/api/tables", json=first)
        await asyncio.sleep(1)
        return (server.memory() - before) / count


async def prefill(folder: Path, count: int, game: str) -> None:
    """Store idle tables."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = ServerSettings(data=str(folder))
    now = time.time()
    async with SqliteJournal(settings.journal_file) as journal:
        texts = ["0 stay"] * 100

        async def one(number: int) -> None:
            name = f"{number:018x}"
            summary = Summary(
                table=name,
                code=f"X{number:06d}",
                game=game,
                status=Status.OVER,
                public=False,
                seats=5,
                taken=5,
                created=now,
                updated=now,
            )
            await journal.create(summary, texts)

        for start in range(0, count, 500):
            await asyncio.gather(*(one(n) for n in range(start, min(count, start + 500))))


def percentile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]


async def measure(options: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {"game": options.game, "seats": options.seats, "compiled": compiled()}
    found["yardstick"] = round(yardstick())
    stick = found["yardstick"]
    seconds = 4 if options.quick else 10
    with tempfile.TemporaryDirectory() as room:
        server = Server(Path(room) / "data")
        load = Load(server, options.game, options.seats)
        await load.open(options.tables)
        if options.profile:
            # py-spy samples the running server without slowing it down.
            words = ["py-spy", "record", "--gil", "-r", "250", "-f", "raw", "-o", options.profile]
            subprocess.Popen([*words, "-p", str(server.process.pid), "-d", str(seconds)])
        per_cpu, per_second = await load.saturate(seconds)
        found["sockets"] = options.tables * options.seats
        found["moves_per_cpu_second"] = round(per_cpu)
        found["moves_per_second"] = round(per_second)
        found["yardsticks_per_cpu_second"] = round(per_cpu / stick, 6)
        for rate in (300,):
            delays = await load.pace(rate, seconds)
            found[f"at_{rate}_per_second"] = {
                "moves": len(delays),
                "p50_ms": round(percentile(delays, 0.5) * 1000, 2),
                "p99_ms": round(percentile(delays, 0.99) * 1000, 2),
                "most_ms": round(delays[-1] * 1000, 2),
            }
        found["refused"] = load.refused
        if not options.profile:
            found["bytes_per_table"] = round(
                await load_tables(server, options.game, options.seats, options.load)
            )
            found["bytes_per_socket"] = round(await hold(server, load.tables[0].name, options.hold))
            found["sockets_held"] = options.hold
        server.stop()
    if not options.profile and not options.quick:
        for stored in (10, 10_000):
            with tempfile.TemporaryDirectory() as room:
                await prefill(Path(room) / "data", stored, options.game)
                server = Server(Path(room) / "data")
                load = Load(server, options.game, options.seats)
                await load.open(50)
                per_cpu, _ = await load.saturate(seconds)
                found[f"with_{stored}_stored"] = {
                    "moves_per_cpu_second": round(per_cpu),
                    "startup_seconds": round(server.startup_seconds, 2),
                }
                server.stop()
    found["yardstick_after"] = round(yardstick())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    usual = "saboteur" if "saboteur" in GAMES else "diamant"
    parser.add_argument("--game", default=usual, choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--hold", type=int, default=5000)
    parser.add_argument("--load", type=int, default=500)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--profile", default="", help="write what py-spy sees there")
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    print(json.dumps(uvloop.run(measure(options)), indent=2))


if __name__ == "__main__":
    main()
