"""Whether memory levels off: tables are opened, looked at and abandoned, wave after wave.

    python bench/server_memory.py [--waves 20] [--tables 400]

Each wave ends when the server has put all its tables away; what it then holds is printed. It grows
for some 2,000 tables and levels off: tables and their stewards know each other, and lie about until
the garbage collector comes round, which it rarely does so as not to delay moves.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from functools import partial
from pathlib import Path

import httpx
import server_crowd
import uvloop
from server_crowd import Client, Server, same

AT_ONCE = 20
GAMES = (("saboteur", 5), ("diamant", 4), ("racing_dwarfs", 3))


async def abandon(server: Server, http: httpx.AsyncClient, number: int) -> None:
    """Open a table with bots, look at it over a socket, and go away for good."""
    game, seats = GAMES[number % len(GAMES)]
    body = {"game": game, "seats": seats, "name": "Ana", "fill": "random", "start": True}
    answer = await http.post("/api/tables", json={**body, "bearer": True, "clocking": {}})
    table, token = answer.json()["table"], answer.json()["token"]
    client = Client(None, 0, f"/api/tables/{table}/socket", token)
    loop = asyncio.get_running_loop()
    await loop.create_connection(partial(same, client), "127.0.0.1", server.port)
    await client.is_open
    client.transport.close()


async def emptied(http: httpx.AsyncClient) -> None:
    """Wait until no table is in memory."""
    while True:
        found = re.search(
            r"^bocamina_tables_in_memory (\d+)", (await http.get("/metrics")).text, re.MULTILINE
        )
        if found is not None and found[1] == "0":
            return
        await asyncio.sleep(0.5)


async def measure(waves: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as room:
        server = Server(Path(room) / "data")
        print(f"{0:6} tables {server.memory() / 1e6:7.1f} MB", flush=True)
        async with httpx.AsyncClient(base_url=server.site, timeout=60) as http:
            for wave in range(waves):
                for start in range(0, tables, AT_ONCE):
                    some = range(start, min(tables, start + AT_ONCE))
                    await asyncio.gather(*(abandon(server, http, number) for number in some))
                await emptied(http)
                print(f"{(wave + 1) * tables:6} tables {server.memory() / 1e6:7.1f} MB", flush=True)
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--waves", type=int, default=20)
    parser.add_argument("--tables", type=int, default=400)
    options = parser.parse_args()
    server_crowd.FREE |= {"idle_seconds": 0.5, "heartbeat_seconds": 0.5, "bot_wait_seconds": 0.1}
    uvloop.run(measure(options.waves, options.tables))


if __name__ == "__main__":
    main()
