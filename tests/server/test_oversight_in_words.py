"""What a host reads in a terminal: tables, and who is kept out."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner, Result

from bocamina.cli import app
from bocamina.commands import overseeing
from bocamina.server.oversight import NotToBeKeptOut, Unknown
from bocamina.server.tables.seats import label_of
from tests.server.sites import site_in_process

if TYPE_CHECKING:
    from pathlib import Path


TIME = r"\d{4}-\d\d-\d\d \d\d:\d\d"
RUNNER = CliRunner()
TERMINAL = SimpleNamespace(isatty=lambda: True)


def host(folder: Path, *words: str, answer: str = "") -> Result:
    """Run a command as a host does, without a terminal."""
    return RUNNER.invoke(app, [*words, "--data", str(folder)], input=answer)


def told(folder: Path, *words: str) -> str:
    """Return what a command prints when all is well."""
    result = host(folder, *words)
    assert result.exit_code == 0, result.output
    return result.stdout


async def keep_tables(folder: Path) -> tuple[str, str]:
    """Leave a table with two people and a bot, and return its label and its code."""
    async with site_in_process(folder) as (site, _):
        ana = await site.create(seats=3, name="Ana", public=True)
        await site.sit(ana.table, "Bea")
        path = f"/api/tables/{ana.table}/requests"
        begun = await site.post(path, {"type": "start", "fill": "novice"}, ana.token)
        assert begun.status_code == 200
        return label_of(ana.table), ana.facts["code"]


def test_tables_are_told_in_words(tmp_path: Path) -> None:
    label, code = asyncio.run(keep_tables(tmp_path))
    headings, row = told(tmp_path, "tables", "list").splitlines()
    assert " ".join(headings.split()) == "table game status seats public opened last used"
    assert re.fullmatch(rf"{label} +diamant +playing +3/3 +yes +{TIME} +{TIME} *", row)
    sheet = told(tmp_path, "tables", "show", code.lower()).splitlines()
    assert sheet[:8] == [
        f"table: {label}",
        f"code: {code}",
        "game: diamant",
        "status: playing",
        "seats: 3/3",
        "public: yes",
        "watchers: yes",
        "games: 1",
    ]
    assert re.fullmatch(r"entries: \d+", sheet[8])
    assert re.fullmatch(f"opened: {TIME}", sheet[9])
    assert re.fullmatch(f"last used: {TIME}", sheet[10])
    assert [line.split()[:2] for line in sheet[11:13]] == [["A", "Ana"], ["B", "Bea"]]
    assert sheet[13].endswith("(novice)")
    assert told(tmp_path, "tables", "remove", label) == (
        f"Table {label} was deleted. A running server notifies everybody at it within a second.\n"
    )
    assert told(tmp_path, "tables", "list") == "There are no tables.\n"
    gone = host(tmp_path, "tables", "show", label).exception
    assert isinstance(gone, Unknown)


def test_who_is_kept_out_is_told_in_words(tmp_path: Path) -> None:
    asyncio.run(keep_tables(tmp_path))
    assert told(tmp_path, "keep-out", "list") == "Nobody is blocked.\n"
    eve, bea = "203.0.113.7", "198.51.100.0/24"
    assert told(tmp_path, "keep-out", "add", eve, "--note", "rude") == (
        f"{eve}/32 is blocked; until: for ever. A running server applies this within a second.\n"
    )
    for_a_day = told(tmp_path, "keep-out", "add", bea, "--days", "1")
    assert re.match(rf"198\.51\.100\.0/24 is blocked; until: {TIME}\. ", for_a_day)
    headings, *rows = told(tmp_path, "keep-out", "list").splitlines()
    assert headings.split() == ["who", "since", "until", "note"]
    assert [row.split()[0] for row in sorted(rows)] == [bea, f"{eve}/32"]
    assert re.fullmatch(rf"{eve}/32 +{TIME} +for ever +rude *", max(rows))
    assert told(tmp_path, "keep-out", "remove", eve) == f"{eve}/32 is no longer blocked.\n"
    assert isinstance(host(tmp_path, "keep-out", "remove", eve).exception, Unknown)


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("127.0.0.1", "somebody on another machine, got this machine itself: 127.0.0.1"),
        ("0.0.0.0/0", "a network of /8 or smaller, got 0.0.0.0/0"),
    ],
)
def test_nobody_shuts_the_server_for_all(tmp_path: Path, who: str, expected: str) -> None:
    asyncio.run(keep_tables(tmp_path))
    refused = host(tmp_path, "keep-out", "add", who).exception
    assert isinstance(refused, NotToBeKeptOut)
    assert str(refused) == f"expected {expected}"


def test_a_table_is_deleted_for_whoever_is_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    label, _ = asyncio.run(keep_tables(tmp_path))
    monkeypatch.setattr(overseeing, "sys", SimpleNamespace(stdin=TERMINAL))
    for answer in ("", "n", "yesterday"):
        kept = host(tmp_path, "tables", "remove", label, answer=f"{answer}\n")
        assert kept.stdout.startswith(f"Delete table {label} permanently? [yes/no]: ")
        assert kept.exit_code == 1
        assert label in told(tmp_path, "tables", "list")
    removed = host(tmp_path, "tables", "remove", label, answer="Y\n")
    assert f"Table {label} was deleted." in removed.stdout
    assert told(tmp_path, "tables", "list") == "There are no tables.\n"


def test_a_backup_tells_what_it_holds(tmp_path: Path) -> None:
    asyncio.run(keep_tables(tmp_path))
    file, elsewhere = tmp_path / "backup.gz", tmp_path / "elsewhere"
    copied = told(tmp_path, "backup", str(file))
    assert re.fullmatch(rf"{re.escape(str(file))}: 1 table, \d+ entries\n", copied)
    assert told(elsewhere, "restore", str(file)) == copied


@pytest.mark.parametrize("answer", ["y", "yes", "YES", " s", "si", "sí", "Sí "])
def test_yes_is_understood_in_both_languages(answer: str) -> None:
    with RUNNER.isolation(input=f"{answer}\n"):
        overseeing.be_sure("Sure?")


def test_a_host_is_answered_in_spanish(tmp_path: Path) -> None:
    label, _ = asyncio.run(keep_tables(tmp_path))

    def in_spanish(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "bocamina", *words, "--data", str(tmp_path)],
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
            env={**os.environ, "LC_ALL": "es_ES.UTF-8", "PYTHONUTF8": "1"},
        )
        return done.stdout + done.stderr

    headings, row = in_spanish("tables", "list").splitlines()
    assert " ".join(headings.split()) == "mesa juego estado asientos pública abierta último uso"
    assert re.fullmatch(rf"{label} +diamant +en juego +3/3 +sí +{TIME} +{TIME} *", row)
    assert in_spanish("tables", "show", "nowhere") == (
        "bocamina: se esperaba una mesa por su etiqueta en el registro o por su código"
        " (`bocamina tables list`), no nowhere\n"
    )
