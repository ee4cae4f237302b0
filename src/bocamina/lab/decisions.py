"""Games as tables for analysis: one row for every decision, with what its seat knew."""

from __future__ import annotations

import csv
import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import BadSetting
from bocamina.core.game import TAKE_BACK
from bocamina.core.record import RULES
from bocamina.core.replay import begin, follow, renewed, replay
from bocamina.parts import needing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.encoding import Encoding
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.record import Record

OBSERVATION: Final = "observation"
TEXT: Final = "text"
NONE: Final = "none"
VIEWS: Final = (OBSERVATION, TEXT, NONE)
ROWS_AT_ONCE: Final = 20_000

Row = dict[str, Any]


class DecisionTable:
    """The rows of some records: who decided what, among how many moves, and how that game ended."""

    def __init__(self, views: str = OBSERVATION) -> None:
        if views not in VIEWS:
            raise BadSetting(f"views as {' or '.join(VIEWS)}", repr(views))
        self.views = views
        self.encoding: Encoding | None = None

    def rows(self, name: str, game: AnyGame, record: Record) -> Iterator[Row]:
        """Yield the decisions of a record, checked from its first step to its result."""
        result = replay(game, record).result()
        record = renewed(game, record)
        match = begin(game, record)
        encoding = self.encoding_for(match.game, match.state.public.settings)
        mask = bytearray(encoding.moves)
        for number, step in enumerate(record.steps):
            if step.seat is not None and step.seat != RULES:
                seat, view = step.seat, match.view(step.seat)
                move = match.parse_move(step.text)
                if move == TAKE_BACK:
                    told: Row = {"number": None, "legal": None}
                else:
                    legal = int(encoding.write_mask(view, mask)) + sum(mask)
                    told = {"number": int(encoding.number(view, move)), "legal": legal}
                row = {"game": name, "step": number, "seat": seat, "move": step.text, **told}
                row["score"] = None if result is None else result.scores[seat]
                row["win"] = None if result is None else result.share(seat)
                yield {**row, **self.seen(encoding, view)}
            follow(match, step, proven=False)

    def encoding_for(self, game: AnyGame, settings: Any) -> Encoding:
        """Return the encoding of a record's game; all must have the same where it is told."""
        encoding = game.encoding(settings)
        known = self.encoding
        if self.views == OBSERVATION and known is not None:
            one, other = str(known.settings), str(settings)
            if (known.game.name, known.settings.seats) != (game.name, settings.seats):
                told = "records of one game with as many seats, or --views text"
                raise BadSetting(told, f"{one!r} and {other!r}")
        self.encoding = encoding
        return encoding

    def seen(self, encoding: Encoding, view: AnyView) -> Row:
        """Return what a seat knew, as fields of its observation or as text."""
        if self.views == TEXT:
            return {"view": str(view)}
        if self.views == NONE:
            return {}
        buffer = bytearray(encoding.size)
        encoding.write(view, buffer)
        return {
            field.name.replace(" ", "_") + "_seen": buffer[field.start]
            if field.size == 1
            else list(buffer[field.start : field.start + field.size])
            for field in encoding.fields
        }


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Write a file beside its place, and put it there once it is whole."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield beside
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write_csv(rows: Iterator[Row], path: Path) -> int:
    """Write rows with a column for each number, and return how many there were."""
    count = 0
    with replacing(path) as beside, beside.open("w", newline="", encoding="utf-8") as file:
        writer: csv.DictWriter[str] | None = None
        for row in rows:
            flat = flattened(row)
            if writer is None:
                writer = csv.DictWriter(file, list(flat))
                writer.writeheader()
            writer.writerow(flat)
            count += 1
    return count


def flattened(row: Row) -> Row:
    """Return a row whose lists are columns of their own."""
    flat: Row = {}
    for name, value in row.items():
        if isinstance(value, list):
            flat |= {f"{name}_{place}": each for place, each in enumerate(value)}
        else:
            flat[name] = value
    return flat


def write_parquet(rows: Iterator[Row], path: Path) -> int:
    """Write rows with a column for each field, and return how many there were."""
    with needing("data"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    count = 0
    with replacing(path) as beside:
        writer: Any = None
        for chunk in chunks(rows):
            schema = schema_of(pa, chunk[0]) if writer is None else writer.schema
            table = pa.Table.from_pylist(chunk, schema)
            writer = writer or pq.ParquetWriter(beside, schema)
            writer.write_table(table)
            count += len(chunk)
        if writer is None:
            pq.write_table(pa.table({"game": pa.array([], pa.string())}), beside)
        else:
            writer.close()
    return count


def chunks(rows: Iterator[Row]) -> Iterator[list[Row]]:
    """Gather rows, so that no more of them are held at once than is needed."""
    held: list[Row] = []
    for row in rows:
        held.append(row)
        if len(held) == ROWS_AT_ONCE:
            yield held
            held = []
    if held:
        yield held


def schema_of(pa: Any, row: Row) -> Any:
    """Return the types of the columns that a row has."""
    known = {"game": pa.string(), "move": pa.string(), "view": pa.string(), "win": pa.float64()}
    known |= {"step": pa.int32(), "seat": pa.int8(), "number": pa.int32(), "legal": pa.int32()}
    known |= {"score": pa.int32()}
    fields = []
    for name, value in row.items():
        if isinstance(value, list):
            fields.append((name, pa.list_(pa.uint8(), len(value))))
        else:
            fields.append((name, known.get(name, pa.uint8())))
    return pa.schema(fields)


def write_table(rows: Iterator[Row], path: Path) -> int:
    """Write rows as the file's ending says, and return how many there were."""
    writers = {".csv": write_csv, ".parquet": write_parquet}
    if path.suffix not in writers:
        raise BadSetting(f"a file that ends in {' or '.join(writers)}", repr(path.name))
    return writers[path.suffix](rows, path)
