"""Records as tables: one row for every decision, in CSV and Parquet."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from bocamina.cli import app
from bocamina.core.errors import BadSetting
from bocamina.core.record import parse_record
from bocamina.games import GAMES
from bocamina.lab.decisions import DecisionTable
from bocamina.lab.scorebook import read_scorebook

RECORDS = Path(__file__).parents[1] / "games"


def record_of(name: str) -> Path:
    """Return the shortest record of a game among the tests."""
    files = (RECORDS / name / "records").glob("*.txt")
    return min(files, key=lambda file: file.stat().st_size)


def decisions_in(file: Path) -> list[str]:
    """Return the moves of a record."""
    return [
        step.text for step in parse_record(file.read_text("utf-8")).steps if step.seat is not None
    ]


@pytest.mark.parametrize("name", ["diamant", "racing_dwarfs", "saboteur"])
def test_every_decision_is_a_row_in_both_kinds_of_files(name: str, tmp_path: Path) -> None:
    record = record_of(name)
    for ending in ("csv", "parquet"):
        words = ["records", "table", str(record), "--out", str(tmp_path / f"table.{ending}")]
        app(words, standalone_mode=False)
    moves = decisions_in(record)
    told = pq.read_table(tmp_path / "table.parquet")
    with (tmp_path / "table.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert told["move"].to_pylist() == [row["move"] for row in rows] == moves
    encoding = GAMES[name].encoding(GAMES[name].settle(GAMES[name].usual_seats, {}))
    fields = {field.name.replace(" ", "_") + "_seen" for field in encoding.fields}
    assert fields <= set(told.column_names)
    assert {len(row) for row in rows} == {9 + sum(map(len, row_lists(told)))}
    for row in told.to_pylist():
        assert row["number"] is None or 0 <= row["number"] < encoding.moves * 3
        assert row["legal"] is None or row["legal"] > 0
        assert 0 <= row["win"] <= 1


def row_lists(told: object) -> list[list[int]]:
    """Return what the first row's seat saw, each field as a list."""
    first = told.slice(0, 1).to_pylist()[0]  # type: ignore[attr-defined]
    seen = [value for name, value in first.items() if name.endswith("_seen")]
    return [value if isinstance(value, list) else [value] for value in seen]


def test_views_may_be_text_or_left_out(tmp_path: Path) -> None:
    files = [str(record_of("diamant")), str(record_of("saboteur"))]
    for views, columns in (("text", 10), ("none", 9)):
        out = tmp_path / f"{views}.parquet"
        app(["record", "table", *files, "--out", str(out), "--views", views], standalone_mode=False)
        assert len(pq.read_table(out).column_names) == columns


def test_what_cannot_be_told_leaves_no_file(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    text = record_of("diamant").read_text("utf-8")
    broken.write_text(text.replace("stay", "dance", 1))
    good, other = str(record_of("diamant")), str(record_of("saboteur"))
    out = tmp_path / "table.csv"
    for words, expected in (
        ([good, str(broken)], "broken.txt: line"),
        ([good, other], "records of one game with as many seats"),
        ([str(tmp_path / "none.txt")], "a record that can be read"),
        ([good, "--views", "pictures"], r"views \(observation, text, none\)"),
    ):
        with pytest.raises(BadSetting, match=expected):
            app(["records", "table", *words, "--out", str(out)], standalone_mode=False)
    with pytest.raises(BadSetting, match=r"ends in \.csv or \.parquet"):
        app(["records", "table", good, "--out", str(tmp_path / "table.xls")], standalone_mode=False)
    nowhere = tmp_path / "nowhere" / "table.csv"
    with pytest.raises(BadSetting, match="a folder that is there"):
        app(["records", "table", good, "--out", str(nowhere)], standalone_mode=False)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.txt"]


def test_a_place_that_takes_no_file_is_refused_in_one_line(tmp_path: Path) -> None:
    taken = tmp_path / "table.csv"
    taken.mkdir()
    with pytest.raises(BadSetting, match=r"a file that can be written, got .*table\.csv: "):
        app(
            ["records", "table", str(record_of("diamant")), "--out", str(taken)],
            standalone_mode=False,
        )
    assert [path.name for path in tmp_path.iterdir()] == ["table.csv"]


def test_a_record_that_is_not_over_has_no_scores() -> None:
    record = parse_record(record_of("diamant").read_text("utf-8"))
    record.steps, record.result = record.steps[:20], ""
    rows = list(DecisionTable("none").rows("x", GAMES["diamant"], record))
    assert {(row["score"], row["win"]) for row in rows} == {(None, None)}


@pytest.mark.parametrize("more", [(), ("--roles", "digger,digger")])
def test_the_games_of_an_arena_become_a_table(more: tuple[str, ...], tmp_path: Path) -> None:
    book, out = tmp_path / "book.jsonl", tmp_path / "table.parquet"
    words = ["--players", "novice,random", "--games", "2", "--seats", "4", "--workers", "1"]
    words += ["--seed", "hat", "--out", str(book), *more]
    app(["arena", "saboteur", *words], standalone_mode=False)
    app(["records", "table", str(book), "--out", str(out)], standalone_mode=False)
    rows = pq.read_table(out).to_pylist()
    _, games = read_scorebook(book, book.read_bytes())
    assert [len(played.moves) for played in games] == [
        sum(row["game"] == name for row in rows) for name in ("book 0.0", "book 0.1")
    ]
    assert {row["player"] for row in rows} == {"novice", "random"}
    for played, name in zip(games, ("book 0.0", "book 0.1"), strict=True):
        shares = {row["seat"]: row["win"] for row in rows if row["game"] == name}
        assert {seat for seat, share in shares.items() if share} == set(played.winners)


def test_games_without_moves_are_refused(tmp_path: Path) -> None:
    book = tmp_path / "old.jsonl"
    words = ["--players", "novice,random", "--games", "2", "--workers", "1", "--out", str(book)]
    app(["arena", "diamant", *words], standalone_mode=False)
    book.write_text(re.sub(r',"moves":\[\[.*?\]\]', "", book.read_text("utf-8")))
    with pytest.raises(BadSetting, match=r"games with their moves, got old 0\.0"):
        app(
            ["records", "table", str(book), "--out", str(tmp_path / "x.csv")],
            standalone_mode=False,
        )
    assert [file.name for file in tmp_path.iterdir()] == ["old.jsonl"]
