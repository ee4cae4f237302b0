"""Games as tables for data analysis: one row for every decision, with its seat's observation."""

from __future__ import annotations

import csv
import os
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import BadSetting
from bocamina.core.game import TAKE_BACK
from bocamina.core.record import RULES
from bocamina.core.replay import replay
from bocamina.lab.dealing import deal_once
from bocamina.parts import needing
from bocamina.writing import check_folder, writing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.analysis.rows import Row
    from bocamina.core.encoding import Encoding
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.match import Match
    from bocamina.core.record import Record, Step
    from bocamina.lab.contest import Played
    from bocamina.lab.fixtures import Contest

OBSERVATION: Final = "observation"
TEXT: Final = "text"
NONE: Final = "none"
VIEWS: Final = (OBSERVATION, TEXT, NONE)
ROWS_AT_ONCE: Final = 20_000
SEEN: Final = "_seen"  # the suffix of columns with a seat's observation


class DecisionTable:
    """The rows of some records: who chose which move, out of how many, and the game's result."""

    def __init__(self, views: str = OBSERVATION) -> None:
        if views not in VIEWS:
            raise BadSetting(f"views ({', '.join(VIEWS)})", repr(views))
        self.views = views
        self.encoding: Encoding | None = None
        self.buffer = bytearray()
        self.columns: list[tuple[str, int, int]] = []  # each with where it lies in the buffer

    def rows(self, name: str, game: AnyGame, record: Record) -> Iterator[Row]:
        """Yield the decisions of a record, checked from its first step to its result."""
        rows: list[Row] = []
        numbers = count()

        def note(match: Match, step: Step) -> None:
            number = next(numbers)
            if step.seat is not None and step.seat != RULES:
                told = {"game": name, "step": number, "player": None, "score": None, "win": None}
                rows.append(self.row(match, step.seat, match.parse_move(step.text), told))

        result = replay(game, record, before=note).result()
        for row in rows:
            if result is not None:
                row["score"], row["win"] = result.scores[row["seat"]], result.share(row["seat"])
            yield row

    def rows_of_arena(self, name: str, contest: Contest, played: Played) -> Iterator[Row]:
        """Yield the decisions of a game of an arena, played again from its deal and its moves."""
        with needing("lab"):
            from bocamina.lab.contest import match_of
        if not played.moves and played.failure is None:
            raise BadSetting("games with their moves", f"{name}, played by an older version")
        match, fixture = match_of(contest, played.fixture), played.fixture
        for number, (seat, move) in enumerate(played.moves):
            while match.turn.is_chance:
                deal_once(match, fixture.roles)
            score = played.scores[seat] if played.scores else None
            win = 1 / len(played.winners) if seat in played.winners else 0.0
            told = {"game": name, "step": number, "player": fixture.seating[seat]}
            yield self.row(match, seat, move, {**told, "score": score, "win": win})
            match.play(seat, move)

    def row(self, match: Match, seat: int, move: int, told: Row) -> Row:
        """Return the row of a decision that is about to be carried out."""
        view = match.view(seat)
        encoding = self.encoding_for(match.game, match.state.public.settings)
        row = {**told, "seat": seat, "move": match.format_move(move), "number": None, "legal": None}
        if move != TAKE_BACK:
            row["legal"] = len(match.game.legal_moves(view))
            row["number"] = int(encoding.number(view, move))
        return self.see(encoding, view, row)

    def encoding_for(self, game: AnyGame, settings: Any) -> Encoding:
        """Return the encoding of a record's game; all records must have the same one."""
        known = self.encoding
        if known is not None and known.settings is settings:
            return known
        encoding = game.encoding(settings)
        if self.views == OBSERVATION and known is not None:
            one, other = str(known.settings), str(settings)
            if (known.game.name, known.settings.seats) != (game.name, settings.seats):
                raise BadSetting(
                    "records of one game with as many seats, or --views text",
                    f"{one!r}, {other!r}",
                )
        self.encoding, self.buffer = encoding, bytearray(encoding.size)
        self.columns = [
            (f"{field.name.replace(' ', '_')}{SEEN}", field.start, field.start + field.size)
            for field in encoding.fields
        ]
        return encoding

    def see(self, encoding: Encoding, view: AnyView, row: Row) -> Row:
        """Add the seat's observation to a row, as fields or as text."""
        if self.views == TEXT:
            row["view"] = str(view)
        elif self.views == OBSERVATION:
            encoding.write(view, self.buffer)
            seen = bytes(self.buffer)
            for column, start, end in self.columns:
                row[column] = seen[start] if end - start == 1 else seen[start:end]
        return row


def is_of_arena(text: bytes) -> bool:
    """Tell whether a file begins like an arena's."""
    return text.startswith(b'{"type":"Title"')


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Write a temporary file, and move it into place atomically when complete."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with writing(path):
        try:
            yield beside
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


def write_csv(rows: Iterator[Row], path: Path) -> int:
    """Write rows with a column for each number, and return how many there were."""
    written = 0
    with replacing(path) as beside, beside.open("w", newline="", encoding="utf-8") as file:
        writer: csv.DictWriter[str] | None = None
        for row in rows:
            flat = flattened(row)
            if writer is None:
                writer = csv.DictWriter(file, list(flat))
                writer.writeheader()
            writer.writerow(flat)
            written += 1
    return written


def flattened(row: Row) -> Row:
    """Return a row with fields of many bytes split into columns."""
    flat: Row = {}
    for name, value in row.items():
        if isinstance(value, bytes):
            flat |= {f"{name}_{place}": each for place, each in enumerate(value)}
        else:
            flat[name] = value
    return flat


def write_parquet(rows: Iterator[Row], path: Path) -> int:
    """Write rows with a column for each field, and return how many there were."""
    with needing("data"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    written = 0
    with replacing(path) as beside:
        writer: Any = None
        for chunk in chunks(rows):
            schema = schema_of(pa, chunk[0]) if writer is None else writer.schema
            columns = [column_of(pa, chunk, field) for field in schema]
            writer = writer or pq.ParquetWriter(beside, schema)
            writer.write_table(pa.Table.from_arrays(columns, schema=schema))
            written += len(chunk)
        if writer is None:
            pq.write_table(pa.table({"game": pa.array([], pa.string())}), beside)
        else:
            writer.close()
    return written


def column_of(pa: Any, rows: list[Row], field: Any) -> Any:
    """Return a column of some rows; fields of many bytes stay arrays."""
    values = [row[field.name] for row in rows]
    if not pa.types.is_fixed_size_list(field.type):
        return pa.array(values, field.type)
    whole = b"".join(values)
    flat = pa.Array.from_buffers(pa.uint8(), len(whole), [None, pa.py_buffer(whole)])
    return pa.FixedSizeListArray.from_arrays(flat, type=field.type)


def chunks(rows: Iterator[Row]) -> Iterator[list[Row]]:
    """Yield rows in chunks, to bound memory."""
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
    # For most of these, the first row may be empty.
    known = {"number": pa.int32(), "legal": pa.int32(), "score": pa.int32(), "player": pa.string()}
    known |= {"seat": pa.int8(), "win": pa.float64()}
    return pa.schema(
        [
            (name, known[name] if name in known else type_of(pa, name, value))
            for name, value in row.items()
        ]
    )


def type_of(pa: Any, name: str, value: object) -> Any:
    """Infer the type of a column from its value in the first row; a number if that is empty."""
    if isinstance(value, bytes):
        return pa.list_(pa.uint8(), len(value))
    if isinstance(value, bool):
        return pa.bool_()
    if isinstance(value, int):
        return pa.uint8() if name.endswith(SEEN) else pa.int32()
    return pa.string() if isinstance(value, str) else pa.float64()


def write_table(rows: Iterator[Row], path: Path) -> int:
    """Write rows in the format of the file's extension, and return how many there were."""
    check_out(path)
    return WRITERS[path.suffix](rows, path)


def check_out(path: Path) -> None:
    """Refuse a file with an unknown extension, or without a folder."""
    if path.suffix not in WRITERS:
        raise BadSetting("a file that ends in .csv or .parquet", repr(path.name))
    check_folder(path)


WRITERS: Final = {".csv": write_csv, ".parquet": write_parquet}
