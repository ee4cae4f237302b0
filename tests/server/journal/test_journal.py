"""What every journal promises."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bocamina.server.journal import (
    BadEntries,
    CodeTaken,
    Conflict,
    StoredEntry,
    StoredTable,
    TableTaken,
    Unavailable,
    UnknownTable,
    WrongSchema,
)
from bocamina.server.tables.status import Status
from tests.server.journal.storages import Storage, table

if TYPE_CHECKING:
    from bocamina.server.journal import Journal


async def test_entries_come_back_in_order_and_exactly(journal: Journal) -> None:
    strange = [
        "created diamant 4",
        "talk ¡Hola! 🧔‍♂️ \t\x01 'quoted\"; \\n",
        "",
        " spaces ",
        "x" * 10_000,
    ]
    assert await journal.create(table("a"), strange[:2]) == 2
    assert await journal.append(2, strange[2:], table("a", updated=2000.25)) == 5
    assert await journal.read("a") == [
        StoredEntry(1, 1000.5, strange[0]),
        StoredEntry(2, 1000.5, strange[1]),
        StoredEntry(3, 2000.25, strange[2]),
        StoredEntry(4, 2000.25, strange[3]),
        StoredEntry(5, 2000.25, strange[4]),
    ]
    assert [entry.version for entry in await journal.read("a", after=3)] == [4, 5]
    assert await journal.read("a", after=5) == []
    assert await journal.read("a", after=99) == []


async def test_an_unknown_table_is_empty_and_takes_nothing(journal: Journal) -> None:
    assert await journal.read("nowhere") == []
    assert await journal.summary("nowhere") is None
    assert await journal.find("CODE-nowhere") is None
    with pytest.raises(UnknownTable, match="nowhere"):
        await journal.append(0, ["a move"], table("nowhere"))


async def test_another_version_is_a_conflict_and_changes_nothing(journal: Journal) -> None:
    await journal.create(table("a"), ["one", "two"])
    for expected in (0, 1, 3, -1):
        with pytest.raises(Conflict) as caught:
            await journal.append(expected, ["late"], table("a", status=Status.OVER))
        assert (caught.value.expected, caught.value.actual) == (expected, 2)
    assert len(await journal.read("a")) == 2
    assert await journal.summary("a") == table("a")


async def test_the_summary_is_stored_with_the_entries(journal: Journal) -> None:
    await journal.create(table("a"), ["one"])
    later = table(
        "a",
        status=Status.PLAYING,
        public=False,
        seats=5,
        taken=5,
        updated=2000.0,
        deadline=3000.125,
        about="¿quién juega?",
    )
    await journal.append(1, ["two"], later)
    assert await journal.summary("a") == later


async def test_a_tables_code_and_when_it_was_created_stay(journal: Journal) -> None:
    await journal.create(table("a", created=1.0, code="FIRST"), ["one"])
    await journal.append(1, ["two"], table("a", created=2.0, code="SECOND"))
    assert await journal.summary("a") == table("a", created=1.0, code="FIRST")
    assert await journal.find("FIRST") == "a"
    assert await journal.find("SECOND") is None


async def test_names_and_codes_are_not_shared(journal: Journal) -> None:
    await journal.create(table("a"), ["one"])
    await journal.create(table("b"), ["one"])
    with pytest.raises(TableTaken, match="'a'"):
        await journal.create(table("a", code="NEW"), ["again"])
    with pytest.raises(CodeTaken, match="CODE-a"):
        await journal.create(table("c", code="CODE-a"), ["again"])
    assert await journal.read("c") == []
    assert await journal.find("CODE-a") == "a"


@pytest.mark.parametrize("texts", [[], ["a", "b\nc"], ["\r"], ["\0"], ["fine", "\ud800"]])
async def test_what_is_not_a_line_of_text_is_refused(journal: Journal, texts: list[str]) -> None:
    with pytest.raises(BadEntries):
        await journal.create(table("a"), texts)
    await journal.create(table("a"), ["one"])
    with pytest.raises(BadEntries):
        await journal.append(1, texts, table("a"))
    assert len(await journal.read("a")) == 1


async def test_many_at_once_and_each_gets_its_own_answer(journal: Journal) -> None:
    """Ten tables, and ten who all want to be the next at each of them."""
    names = [f"t{number}" for number in range(10)]
    await asyncio.gather(*(journal.create(table(name), ["one"]) for name in names))
    for version in range(1, 6):
        answers = await asyncio.gather(
            *(
                journal.append(version, [f"move of {who}"], table(name))
                for who in range(10)
                for name in names
            ),
            return_exceptions=True,
        )
        assert answers.count(version + 1) == len(names)
        conflicts = [answer for answer in answers if isinstance(answer, Conflict)]
        assert len(conflicts) == 9 * len(names)
        assert {conflict.actual for conflict in conflicts} == {version + 1}
    for name in names:
        assert [entry.version for entry in await journal.read(name)] == [1, 2, 3, 4, 5, 6]


async def test_a_refused_append_holds_up_nobody(journal: Journal) -> None:
    await journal.create(table("a"), ["one"])
    await journal.create(table("b"), ["one"])
    answers = await asyncio.gather(
        journal.append(1, ["two"], table("a")),
        journal.append(7, ["late"], table("b")),
        journal.create(table("c", code="CODE-a"), ["one"]),
        journal.append(1, ["two"], table("nowhere")),
        journal.append(1, ["two"], table("b")),
        return_exceptions=True,
    )
    kinds = [answer if isinstance(answer, int) else type(answer) for answer in answers]
    assert kinds == [2, Conflict, CodeTaken, UnknownTable, 2]


async def test_what_was_stored_is_there_for_the_next_who_opens(storage: Storage) -> None:
    async with storage.journal() as first:
        await first.create(table("a", deadline=5.0), ["one"])
        await first.append(1, ["two"], table("a", deadline=6.0))
    async with storage.journal() as second:
        assert [entry.text for entry in await second.read("a")] == ["one", "two"]
        assert await second.due(6.0, 10) == ["a"]
        assert await second.append(2, ["three"], table("a")) == 3


async def test_two_journals_on_one_storage_see_each_other(storage: Storage) -> None:
    async with storage.journal() as one, storage.journal() as other:
        await one.create(table("a"), ["one"])
        assert await other.append(1, ["two"], table("a")) == 2
        with pytest.raises(Conflict):
            await one.append(1, ["other two"], table("a"))
        assert [entry.text for entry in await one.read("a")] == ["one", "two"]


async def test_closing_finishes_what_was_begun(storage: Storage) -> None:
    journal = storage.journal()
    await journal.open()
    names = [f"t{number}" for number in range(30)]
    begun = [asyncio.ensure_future(journal.create(table(name), ["one"])) for name in names]
    await asyncio.sleep(0)
    await journal.close()
    assert await asyncio.gather(*begun) == [1] * len(names)
    async with storage.journal() as again:
        assert (await again.count())[Status.OPEN] == len(names)


async def test_a_closed_journal_says_so(storage: Storage) -> None:
    journal = storage.journal()
    await journal.open()
    await journal.ready()
    await journal.close()
    await journal.close()
    for request in (journal.ready(), journal.read("a"), journal.create(table("a"), ["one"])):
        with pytest.raises(Unavailable, match="closed"):
            await request


async def test_an_abandoned_append_harms_nobody(journal: Journal) -> None:
    """The one who asked may be gone when the answer comes."""
    await journal.create(table("a"), ["one"])
    gone = asyncio.ensure_future(journal.append(1, ["two"], table("a")))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    version = (await journal.read("a"))[-1].version
    assert version in (1, 2)


async def test_a_newer_schema_is_refused_and_left_alone(storage: Storage) -> None:
    newer = [*storage.schema, "CREATE TABLE of_the_future (id INTEGER)"]
    async with storage.journal(newer) as future:
        await future.create(table("a"), ["one"])
    known = len(storage.schema)
    told = f"schema {known} or older, got schema {known + 1}"
    with pytest.raises(WrongSchema, match=told):
        await storage.journal().open()
    async with storage.journal(newer) as future:
        assert len(await future.read("a")) == 1


async def test_an_older_schema_is_renewed_once(storage: Storage) -> None:
    async with storage.journal() as old:
        await old.create(table("a"), ["one"])
    newer = [*storage.schema, "CREATE TABLE of_the_future (id INTEGER)"]
    for _ in range(2):
        async with storage.journal(newer) as renewed:
            assert len(await renewed.read("a")) == 1


async def test_a_failed_renewal_changes_nothing(storage: Storage) -> None:
    async with storage.journal() as old:
        await old.create(table("a"), ["one"])
    broken = [*storage.schema, "CREATE TABLE half_made (id INTEGER); CREATE NONSENSE"]
    with pytest.raises(Unavailable, match="NONSENSE"):
        await storage.journal(broken).open()
    async with storage.journal([*storage.schema, "CREATE TABLE half_made (id INTEGER)"]) as renewed:
        assert len(await renewed.read("a")) == 1


async def test_export_shows_one_moment_while_writing_goes_on(journal: Journal) -> None:
    names = [f"t{number:03}" for number in range(100)]
    await asyncio.gather(*(journal.create(table(name), ["one", "two"]) for name in names))
    seen: list[StoredTable] = []
    async for stored in journal.export():
        if not seen:
            await journal.create(table("zzz"), ["too late"])
            await asyncio.gather(*(journal.append(2, ["late"], table(name)) for name in names))
        seen.append(stored)
    assert [stored.summary for stored in seen] == [table(name) for name in names]
    assert {len(stored.entries) for stored in seen} == {2}
    assert len(await journal.read("t050")) == 3


async def test_adopting_takes_all_or_nothing(journal: Journal) -> None:
    await journal.create(table("b"), ["one"])
    stored = [
        StoredTable(table(name), [StoredEntry(1, 1.5, "x"), StoredEntry(2, 2.5, "y")])
        for name in "abc"
    ]
    with pytest.raises(TableTaken):
        await journal.adopt(stored)
    assert await journal.read("a") == []
    await journal.adopt([stored[0], stored[2]])
    assert await journal.read("c") == stored[2].entries
    assert await journal.append(2, ["three"], table("a")) == 3
