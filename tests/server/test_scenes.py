"""What a table looks like is described once, and talk leaves it as it is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, get_args

import pytest

from bocamina.server import messages as wire
from bocamina.server import views
from bocamina.server.access import viewer_of
from bocamina.server.tables import decisions
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.seats import hash_of
from bocamina.server.views import Snapshot, table_facts
from tests.server.sites import Visitor, site_in_process
from tests.server.test_table import Desk, leave_all

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.tables.table import Table

DESCRIBING = ("public_part", "private_part", "legal_moves", "described_moves", "table_facts")
KEYS = ("", "host", *(hash_of(name) for name in ("Ana", "Bea", "Eva", "Bea's phone")))


def looks(table: Table) -> list[object]:
    """Return all that viewers see of a table apart from clocks, and which seats they hold."""
    snapshot = Snapshot(table)
    return [
        table_facts(table),
        [wire.encode(snapshot.part(seat)) for seat in range(-1, len(table.seats))],
        [(table.why_out(key), viewer_of(table, key)) for key in KEYS],
    ]


def test_what_does_not_count_as_a_change_changes_nothing_that_is_seen() -> None:
    desk = Desk(ask.Create(game="diamant", seats=3, watchers=False, latecomers=True, hints=True))
    table = desk.table
    tried: set[type[e.Entry]] = set()

    def add(*entries: e.Entry) -> None:
        for entry in entries:
            tried.add(type(entry))
            before = table.scene_version, table.lobby_version
            seen = looks(table)
            desk.now += 1
            desk.add([entry])
            if table.scene_version == before[0]:
                assert looks(table) == seen, entry
            if table.lobby_version == before[1]:
                assert looks(table)[::2] == seen[::2], entry

    talk: list[e.Entry] = [
        e.Said(0, text="well"),
        e.Said(1, phrase="phrase-hello"),
        e.Renewed(table.newest),
    ]
    add(e.Seated(0, "Ana", hash_of("Ana")), e.Seated(1, "Bea", hash_of("Bea")), *talk)
    add(e.Offered(1, "ticket"), e.Carried(1, "ticket", hash_of("Bea's phone")))
    add(e.Installed(2, "random", "Bot"), e.Emptied(2), e.Installed(2, "random", "Bot"))
    add(
        e.Changed(
            "diamant seats=3", e.Clocking(move_seconds=60), public=True, talk=True, hints=True
        )
    )
    add(e.Mixed(0, "text"), e.Started(), *talk, e.Offered(1, "another"), e.Helped(0, "hints"))
    add(e.Frozen(), *talk, e.Thawed(), *decisions.step(table, 0, "stay"), *talk)
    add(e.Relieved(2, "Eva", hash_of("Eva")), e.Resigned(0), *talk)
    add(e.Removed(1), e.Readmitted("Bea"), e.Admitted(watchers=True), e.Welcomed(latecomers=False))
    leave_all(desk)
    add(*talk, e.Reopened("seed"), *talk)
    assert tried == {e.Stepped, *get_args(e.AnyFact)} - {e.Created, e.Overtaken}


@pytest.mark.anyio
async def test_a_spoken_line_describes_nothing_and_tells_nothing_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described: Counter[str] = Counter()

    def counted(name: str) -> Any:
        describe = getattr(views, name)

        def count(*given: Any) -> Any:
            described[name] += 1
            return describe(*given)

        return count

    for name in DESCRIBING:
        monkeypatch.setattr(views, name, counted(name))
    async with site_in_process(tmp_path) as (site, _):
        people = await site.seat_all("saboteur", 3)
        watcher = await Visitor(site.address, people[0].table).open()
        everybody, mover = [*people, watcher], people[people[0].news["view"]["turn"][0]]
        seen = [{**person.news} for person in everybody]
        described.clear()
        for said in ({"phrase": "phrase-hello"}, {"text": "well"}):
            answer = await people[1].ask("say", **said)
            for person in everybody:
                await person.reach(answer["version"])
                assert "table" not in person.news
                assert len(person.events()) == 1
        for before, person in zip(seen, everybody, strict=True):
            assert [person.news[part] for part in ("view", "legal")] == [
                before[part] for part in ("view", "legal")
            ]
        # Nor is anything for whoever comes again, or asks.
        again = await Visitor(site.address, mover.table, mover.token).open()
        look = await site.get(f"/api/tables/{mover.table}", mover.token)
        assert again.news["legal"] == look.json()["legal"] == mover.news["legal"] != []
        assert described == {}
        await mover.move(mover.legal()[0])
        await watcher.reach(mover.version)
        assert described["public_part"] == 1
        assert described["table_facts"] == 0
        for person in (*everybody, again):
            await person.close()
