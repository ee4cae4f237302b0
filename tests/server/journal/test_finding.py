"""What a journal finds besides entries: tables that are listed, due or old, and the host's acts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bocamina.server.journal import (
    UnknownTable,
)
from bocamina.server.journal.acts import Deed, KeptOut
from bocamina.server.tables.status import Status
from tests.server.journal.storages import Storage, table

if TYPE_CHECKING:
    from bocamina.server.journal import Journal


async def test_open_public_tables_are_listed(journal: Journal) -> None:
    await journal.create(table("old", created=1.0), ["one"])
    await journal.create(table("new", created=3.0), ["one"])
    await journal.create(table("middle", created=2.0), ["one"])
    await journal.create(table("secret", public=False), ["one"])
    await journal.create(table("full", created=9.0, seats=4, taken=4), ["one"])
    await journal.create(table("begun"), ["one"])
    await journal.append(1, ["two"], table("begun", status=Status.PLAYING))
    await journal.create(table("over", status=Status.OVER), ["one"])
    assert [one.table for one in await journal.listed(0.0, 10)] == ["new", "middle", "old"]
    assert await journal.listed(0.0, 1) == [table("new", created=3.0)]


async def test_nobody_fills_the_list_alone(journal: Journal) -> None:
    for number in range(20):
        await journal.create(
            table(f"many{number}", created=100.0 + number, home="a", awake=50.0), ["one"]
        )
    await journal.create(table("early", created=1.0, home="b", awake=50.0), ["one"])
    await journal.create(table("late", created=2.0, home="c", awake=50.0), ["one"])
    await journal.create(table("second", created=3.0, home="c", awake=50.0), ["one"])
    listed = [one.table for one in await journal.listed(40.0, 5)]
    assert listed == ["many19", "second", "early", "many18", "late"]


async def test_a_table_where_nobody_waits_falls_out_of_the_list(journal: Journal) -> None:
    await journal.create(table("left", awake=10.0), ["one"])
    await journal.create(table("kept", awake=10.0), ["one"])
    assert len(await journal.listed(10.0, 9)) == 2
    await journal.stay_awake(["kept", "unknown"], 30.0)
    await journal.append(1, ["two"], table("left", awake=99.0))  # which is not to wait
    assert [one.table for one in await journal.listed(20.0, 9)] == ["kept"]


async def test_the_host_removes_a_table_whole(journal: Journal) -> None:
    await journal.create(table("a", updated=5.0), ["one", "two"])
    await journal.create(table("b", updated=7.0), ["one"])
    assert [one.table for one in await journal.summaries()] == ["b", "a"]
    assert await journal.remove("a", 9.0)
    assert not await journal.remove("a", 10.0)
    assert await journal.read("a") == []
    assert [one.table for one in await journal.summaries()] == ["b"]
    with pytest.raises(UnknownTable):
        await journal.append(2, ["three"], table("a"))
    assert [(act.at, act.deed, act.about) for act in await journal.acts(0)] == [
        (9.0, Deed.REMOVE_TABLE, "a")
    ]


async def test_who_is_kept_out_is_kept_in_order(journal: Journal) -> None:
    first = KeptOut("203.0.113.7/32", 1.0)
    second = KeptOut("2001:db8::/64", 2.0, 9.0, "flooded us")
    await journal.keep_out(second)
    await journal.keep_out(first)
    assert await journal.kept_out() == [first, second]
    longer = KeptOut("203.0.113.7/32", 3.0, 99.0)
    await journal.keep_out(longer)
    assert await journal.kept_out() == [second, longer]
    acts = await journal.acts(0)
    assert [act.deed for act in acts] == [Deed.KEEP_OUT] * 3
    assert await journal.let_in(second.who, 4.0)
    assert not await journal.let_in(second.who, 5.0)
    (last,) = await journal.acts(acts[-1].number)
    assert (last.at, last.deed, last.about) == (4.0, Deed.LET_IN, second.who)
    assert await journal.kept_out() == [longer]


async def test_acts_of_many_hosts_at_once_are_all_found(storage: Storage) -> None:
    async with storage.journal() as one, storage.journal() as other:
        found: list[str] = []
        seen = 0
        writing = asyncio.gather(
            *(
                (one, other)[number % 2].keep_out(KeptOut(f"n{number}", float(number)))
                for number in range(40)
            )
        )
        is_last = False
        while not is_last:
            is_last = writing.done()
            for act in await one.acts(seen):
                seen = act.number
                found.append(act.about)
        await writing
    assert sorted(found) == sorted(f"n{number}" for number in range(40))


async def test_tables_are_due_at_their_deadline(journal: Journal) -> None:
    await journal.create(table("never"), ["one"])
    await journal.create(table("later", deadline=500.0), ["one"])
    await journal.create(table("sooner", deadline=400.0), ["one"])
    assert await journal.due(399.9, 10) == []
    assert await journal.due(400.0, 10) == ["sooner"]
    assert await journal.due(900.0, 10) == ["sooner", "later"]
    assert await journal.due(900.0, 1) == ["sooner"]
    await journal.append(1, ["two"], table("sooner", deadline=None))
    await journal.append(1, ["two"], table("later", deadline=1000.0))
    assert await journal.due(900.0, 10) == []


async def test_tables_are_counted_by_status(journal: Journal) -> None:
    assert await journal.count() == {Status.OPEN: 0, Status.PLAYING: 0, Status.OVER: 0}
    await journal.create(table("a"), ["one"])
    await journal.create(table("b"), ["one"])
    await journal.append(1, ["two"], table("b", status=Status.OVER))
    assert await journal.count() == {Status.OPEN: 1, Status.PLAYING: 0, Status.OVER: 1}


async def test_old_tables_are_forgotten_whole(journal: Journal) -> None:
    for number in range(50):
        await journal.create(table(f"old{number}", updated=10.0), ["one", "two"])
    await journal.create(table("over", updated=10.0, status=Status.OVER), ["one"])
    await journal.create(table("used", updated=10.0), ["one"])
    await journal.append(1, ["two"], table("used", updated=20.0))
    assert await journal.forget(before=10.0) == 0
    assert await journal.forget(before=20.0, status=Status.OVER) == 1
    assert await journal.read("over") == []
    assert len(await journal.read("old7")) == 2
    assert await journal.forget(before=20.0) == 50
    assert await journal.read("old7") == []
    assert await journal.find("CODE-old7") is None
    assert len(await journal.read("used")) == 2
    # Its name and code are free again.
    assert await journal.create(table("old7"), ["one"]) == 1


async def test_a_table_in_use_is_not_forgotten_meanwhile(journal: Journal) -> None:
    await asyncio.gather(
        *(journal.create(table(f"t{n}", updated=10.0), ["one"]) for n in range(60))
    )
    _, *appends = await asyncio.gather(
        journal.forget(before=20.0),
        *(journal.append(1, ["two"], table(f"t{n}", updated=30.0)) for n in range(60)),
        return_exceptions=True,
    )
    for number, answer in enumerate(appends):
        kept = [entry.text for entry in await journal.read(f"t{number}")]
        assert kept == (["one", "two"] if answer == 2 else [])
        assert answer == 2 or isinstance(answer, UnknownTable)
