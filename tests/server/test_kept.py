"""Tables that earlier versions stored: this one serves them, plays them on and tells them again.

`kept/NAME` holds the journal of a version and what its server answered; `kept/keep.py` made it.
"""

from __future__ import annotations

import gzip
import json
import lzma
import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.record import parse_record
from bocamina.core.replay import verify
from bocamina.games import find_game
from bocamina.games.racing_dwarfs.board import edge_cell, format_cell
from bocamina.server.journal.backup import restore
from bocamina.server.tables import entries as e
from bocamina.server.tables.status import Status
from tests.server.kept.keep import VIEWERS, moments
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from bocamina.server.house import House
    from tests.server.sites import Site

KEPT = Path(__file__).parent / "kept"
VERSIONS = sorted(folder.name for folder in KEPT.iterdir() if (folder / "answers.json.xz").exists())
SIDES = 4  # of the board of Racing Dwarfs
MOVES_BY_PEOPLE = 150  # then bots play on, so that a game of random moves ends soon

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("version", VERSIONS)]


def answers_of(version: str) -> dict[str, Any]:
    """Return what the server of a version answered, by scene."""
    with lzma.open(KEPT / version / "answers.json.xz", "rt", encoding="utf-8") as file:
        answers: dict[str, Any] = json.load(file)
    return answers


def unpack(version: str, folder: Path) -> None:
    """Lay the SQLite file of a version where a server looks for it."""
    packed = (KEPT / version / "tables.sqlite.gz").read_bytes()
    (folder / "tables.sqlite").write_bytes(gzip.decompress(packed))


def assert_told(then: Any, now: Any, where: str = "") -> None:
    """Check that everything that was told then is told now; there may be more of it."""
    if isinstance(then, dict):
        assert isinstance(now, dict), where
        for name, value in then.items():
            assert name in now, f"{where}.{name}"
            assert_told(value, now[name], f"{where}.{name}")
    elif isinstance(then, list):
        assert isinstance(now, list), where
        if where.endswith((".offered", ".gold")) and len(now) < len(then):
            # Saboteurs were shown the whole pile of gold, and are now shown what they can be paid.
            assert not Counter(now) - Counter(then), where
            return
        assert len(then) == len(now), where
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            assert_told(one, other, f"{where}[{number}]")
    elif ".trail[" in where and isinstance(now, dict):
        assert_same_action(then, now, where)
    else:
        assert then == now, where


def assert_same_action(then: str, now: dict[str, Any], where: str) -> None:
    """Check an action of a Racing Dwarfs turn, told in notation then and now in facts."""
    does, _, rest = then.partition(" ")
    where_to = rest.split()[0].partition("-")
    if does == "enter":  # told as a place along the mover's side, whichever that is
        places = [format_cell(int(edge_cell(side, int(rest) - 1))) for side in range(SIDES)]
        assert now["cell"] in places, where
    else:
        assert now["cell"] == where_to[0], where
    assert (now["does"], now["to"]) == (does, where_to[2] or None), where


async def check_games(site: Site, path: str, games: list[Any]) -> None:
    """Check that finished games are told as they were, and that their deals are proven."""
    for then in games:
        number = then["facts"]["games"]
        text = (await site.get(f"{path}/record?game={number}")).text
        assert text == then["record"]
        record = parse_record(text)
        assert str(verify(find_game(record.game), record).result()) == record.result
        for what in ("deal", "claims"):
            assert_told(then[what], (await site.get(f"{path}/{what}?game={number}")).json())
        for viewer in VIEWERS:
            again = await moments(site, path, viewer, number)
            assert_told(then["moments"][str(viewer)], again, f"viewer {viewer}, step ")


async def check_deal(site: Site, path: str) -> None:
    """Check the deal of the latest game as a browser does, with nothing but what is told."""
    deal = (await site.get(f"{path}/deal")).json()
    entropy = {int(seat): text for seat, text in deal["entropy"].items()}
    dealer = Dealer(deal["seed"], entropy, deal["dealt"])
    for pick in deal["picks"]:
        assert pick["outcomes"][dealer.pick(pick["weights"])] == pick["came"]


async def play_on(people: list[Visitor]) -> None:
    """Play a game to its end, by people at first, then by bots in their seats."""
    dice = random.Random("on")
    for number in range(MOVES_BY_PEOPLE):
        latest = max(person.version for person in people)
        for person in people:
            await person.reach(latest)
        if people[0].status == "over":
            return
        mover = people[number % len(people)]
        if mover.legal():
            answer = await mover.move(dice.choice(mover.legal()))
            if answer["type"] == "accepted":
                await mover.reach(answer["version"])
        elif not any(person.legal() for person in people):
            await mover.receive("news")
    for person in people:
        await person.ask("resign")
    await people[0].until(lambda _: people[0].status == "over")


async def test_every_table_is_shown_as_it_was(version: str, tmp_path: Path) -> None:
    unpack(version, tmp_path)
    async with site_in_process(tmp_path, bot_wait_seconds=6000) as (site, _):
        for scene, then in answers_of(version).items():
            path = f"/api/tables/{then['table']}"
            for seat, look in then["looks"].items():
                now = (await site.get(path, then["tokens"].get(seat, ""))).json()
                for part in ("view", "legal", "table"):
                    assert_told(look[part], now[part], f"{scene}, seat {seat}, {part}")
            found = (await site.get(f"{path}/games")).json()
            assert_told([each["facts"] for each in then["games"]], found)
            await check_games(site, path, then["games"])


async def play_all(site: Site, house: House, answers: dict[str, Any]) -> None:
    """Play every game on to its end, and check what is told of it then."""
    for then in answers.values():
        path = f"/api/tables/{then['table']}"
        people = [
            await Visitor(site.address, then["table"], token, int(seat)).open()
            for seat, token in then["tokens"].items()
        ]
        host = people[0]
        if host.status == "over":
            assert (await host.ask("rematch"))["type"] == "accepted"
        if host.status in ("over", "open"):
            assert (await host.ask("start", fill="novice"))["type"] == "accepted"
            await host.until(lambda news: news["view"] is not None)
            for person in people:
                await person.reach(host.version)
        await play_on(people)
        for person in people:
            await person.close()
        record = parse_record((await site.get(f"{path}/record")).text)
        assert verify(find_game(record.game), record).turn.is_over
        await check_deal(site, path)
        steps = (await site.get(f"{path}/moments?start=-1&count=1")).json()["steps"]
        assert steps == len(record.steps)
        await check_games(site, path, then["games"])
    assert (await house.journal.count())[Status.OVER] == len(answers)
    assert house.metrics.errors.counts[""] == 0
    assert house.metrics.bot_failures.counts[""] == 0


async def test_every_game_goes_on_to_its_end(version: str, tmp_path: Path) -> None:
    unpack(version, tmp_path)
    async with site_in_process(tmp_path) as (site, house):
        await play_all(site, house, answers_of(version))


async def test_a_backup_brings_the_same_tables(version: str, tmp_path: Path) -> None:
    unpack(version, tmp_path)
    (tmp_path / "other").mkdir()
    async with (
        site_in_process(tmp_path) as (_, stored),
        site_in_process(tmp_path / "other") as (_, empty),
    ):
        await restore(KEPT / version / "tables.backup", empty.journal)
        tables = [table async for table in stored.journal.export()]
        restored = [table async for table in empty.journal.export()]
    assert len(tables) == len(answers_of(version))
    assert sorted(tables, key=lambda each: each.summary.table) == sorted(
        restored, key=lambda each: each.summary.table
    )


async def test_every_line_reads_and_prints_as_it_was_written(version: str, tmp_path: Path) -> None:
    unpack(version, tmp_path)
    kinds = set()
    async with site_in_process(tmp_path) as (_, house):
        async for table in house.journal.export():
            for line in table.entries:
                entry = e.parse_entry(line.text)
                kinds.add(type(entry))
                assert e.format_entry(entry) == line.text
    # Kinds that came later are in journals that were kept later.
    assert len(kinds) >= 15
