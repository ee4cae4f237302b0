"""A process that appends to some tables as fast as it can and says what it was told is stored.

python -m tests.server.journal.hammer KIND ADDRESS NAME
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from itertools import count
from pathlib import Path
from typing import Final

from bocamina.server.journal import Conflict, Journal, TableTaken, Unavailable
from tests.server.journal.storages import PostgresStorage, SqliteStorage, Storage, table

TABLES: Final = [f"table{number}" for number in range(12)]


def storage_at(kind: str, address: str) -> Storage:
    """Return the storage that the command line names."""
    return SqliteStorage(Path(address)) if kind == "sqlite" else PostgresStorage(address)


async def hammer(journal: Journal, name: str, who: str) -> None:
    """Append batches to one table for ever; each entry names its batch and its place in it."""
    rng = random.Random()
    version = 0
    for number in count():
        size = rng.randint(1, 4)
        texts = [f"{who}-{number} {place}/{size}" for place in range(1, size + 1)]
        try:
            if version == 0:
                version = await journal.create(table(name), texts)
            else:
                version = await journal.append(version, texts, table(name, updated=float(number)))
        except Conflict as conflict:
            version = conflict.actual
        except (TableTaken, Unavailable):
            await asyncio.sleep(0.02)
            version = await last_version(journal, name)
        else:
            # In one piece, past all buffers: what was said stays said when the process is killed.
            os.write(1, f"{name} {version} {who}-{number} {size}\n".encode())


async def last_version(journal: Journal, name: str) -> int:
    """Read where a table is, however long it takes."""
    while True:
        try:
            entries = await journal.read(name)
            return entries[-1].version if entries else 0
        except Unavailable:
            await asyncio.sleep(0.02)


async def main(kind: str, address: str, who: str) -> None:
    """Hammer at all tables at once."""
    async with storage_at(kind, address).journal() as journal:
        await asyncio.gather(*(hammer(journal, name, who) for name in TABLES))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
