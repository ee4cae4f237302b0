"""Analyses in every kind of storage: the line, who holds what, and what goes with a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bocamina.server.journal import AnalysisJob, AnalysisRow
from bocamina.server.journal.backup import back_up, restore
from bocamina.server.journal.sqlite import SqliteJournal
from tests.server.journal.storages import table
from tests.server.journal.test_backup import everything

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.journal import Journal
    from tests.server.journal.storages import Storage


def job(name: str = "a", game: int = 1, **changes: object) -> AnalysisJob:
    """Return a job, different in what the test says."""
    some = AnalysisJob(table=name, game=game, version=2, asked=10.0, home="here", question="which?")
    return replace(some, **changes)


async def read(journal: Journal, name: str = "a") -> tuple[AnalysisJob, str] | None:
    """Return how far an analysis is, and what it tells."""
    found = await journal.analyses.read(name, 1)
    return (found.job, found.told) if found is not None else None


async def rows_of(journal: Journal, name: str = "a") -> list[AnalysisRow]:
    """Return the rows that are stored of a game."""
    tables = [each for each in await everything(journal) if each.summary.table == name]
    return tables[0].analyses[0].rows


async def test_a_job_is_computed_row_by_row(journal: Journal) -> None:
    store = journal.analyses
    await journal.create(table("a"), ["one"])
    assert await store.take("me", 2, 10.0, 20.0) is None
    assert await store.ask(job())
    assert not await store.ask(job(asked=11.0))  # one open job a game
    taken = await store.take("me", 2, 10.0, 20.0)
    assert taken is not None
    assert (taken.job, taken.rows) == (job(), [])
    assert await store.take("you", 2, 19.0, 30.0) is None  # it is held
    some = [AnalysisRow("curve", "¡{}!"), AnalysisRow("x", "", 1)]
    assert await store.store(
        "me", replace(job(), parts=2, done=1, shown=1, spent=0.5), some, "so far"
    )
    again = await store.take("you", 2, 11.0, 21.0)
    assert again is not None
    assert again.job == replace(job(), parts=2, done=1, shown=1, spent=0.5)
    assert [(row.part, bool(row.text), row.failures) for row in again.rows] == [
        ("curve", True, 0),
        ("x", False, 1),
    ]
    ended = replace(job(), parts=2, done=2, spent=0.7, is_open=False, question="")
    assert await read(journal) == (replace(again.job, question=""), "so far")
    assert await store.store("you", ended, [AnalysisRow("x", "[]", 1)], "all")
    assert await read(journal) == (ended, "all")
    assert await rows_of(journal) == []  # what they came to is all that is needed
    assert await store.take("you", 2, 99.0, 99.0) is None
    assert not await store.ask(job(asked=50.0))  # nothing is missing


async def test_what_is_held_too_long_is_taken_by_another(journal: Journal) -> None:
    store = journal.analyses
    await journal.create(table("a"), ["one"])
    await store.ask(job())
    await store.take("dead", 2, 10.0, 20.0)
    taken = await store.take("me", 2, 21.0, 31.0)
    assert taken is not None
    # Who comes back from the dead stores nothing.
    assert not await store.store("dead", job(done=1, parts=1), [AnalysisRow("curve", "{}")])
    assert await rows_of(journal) == []
    await store.renew(2, 22.0, is_alone=False)
    assert await store.take("third", 2, 22.0, 40.0) is None
    await store.renew(2, 22.0, is_alone=True)
    assert await store.take("third", 2, 22.0, 40.0) is not None


async def test_first_curves_come_first_then_those_asked_for_first(journal: Journal) -> None:
    store = journal.analyses
    for name, asked, done in (("a", 3.0, 0), ("b", 1.0, 1), ("c", 2.0, 1), ("d", 4.0, 0)):
        await journal.create(table(name), ["one"])
        await store.ask(job(name, asked=asked, done=done))
    assert [each.table for each in await store.waiting()] == ["b", "c", "a", "d"]
    assert all(each.question == "" for each in await store.waiting())
    order = []
    while taken := await store.take("me", 2, 10.0, 20.0):
        order.append(taken.job.table)
    assert order == ["a", "d", "b", "c"]


async def test_what_failed_is_tried_again_and_the_rest_stays(journal: Journal) -> None:
    store = journal.analyses
    await journal.create(table("a"), ["one"])
    await store.ask(job())
    await store.take("me", 2, 10.0, 20.0)
    partial = replace(job(), parts=2, done=1, spent=4.0, is_open=False)
    await store.store(
        "me", partial, [AnalysisRow("curve", "{}"), AnalysisRow("x", "", 3)], "partly"
    )
    assert await store.ask(job(asked=30.0))
    assert await rows_of(journal) == [AnalysisRow("curve", "{}")]
    found = await store.read("a", 1)
    assert found is not None
    assert found.told == "partly"
    assert (found.job.done, found.job.parts, found.job.spent) == (1, 2, 4.0)
    assert found.job.is_open


async def test_a_newer_version_begins_anew(journal: Journal) -> None:
    store = journal.analyses
    for name in ("open", "over"):
        await journal.create(table(name), ["one"])
        await store.ask(job(name))
        await store.take("me", 2, 10.0, 20.0)
        done = replace(job(name), parts=2, done=1 + (name == "over"), is_open=name == "open")
        await store.store("me", done, [AnalysisRow("curve", "{}")], "first words")
    await store.renew(3, 10.0, is_alone=False)
    assert await store.take("an older program", 2, 10.0, 20.0) is None
    renewed, old = await store.read("open", 1), await store.read("over", 1)
    assert renewed is not None
    assert old is not None
    assert (renewed.job.version, renewed.job.done, renewed.told) == (3, 0, "")
    assert await rows_of(journal, "open") == []
    assert (old.job.version, old.told) == (2, "first words")  # until somebody asks
    assert await store.ask(job("over", version=3))
    again = await store.read("over", 1)
    assert again is not None
    assert (again.job.version, again.job.done, again.told) == (3, 0, "")


async def test_analyses_go_with_their_table(journal: Journal) -> None:
    store = journal.analyses
    assert not await store.ask(job("never"))
    for name in ("removed", "old"):
        await journal.create(table(name, updated=5.0), ["one"])
        await store.ask(job(name))
        taken = await store.take("me", 2, 10.0, 20.0)
        assert taken is not None
        await store.store("me", replace(taken.job, done=1), [AnalysisRow("curve", "{}")])
    await store.take("me", 2, 10.0, 20.0)
    await journal.remove("removed", 9.0)
    assert await journal.forget(before=6.0) == 1
    for name in ("removed", "old"):
        assert await store.read(name, 1) is None
        assert not await store.store("me", job(name, done=2), [AnalysisRow("late", "{}")])
        await journal.create(table(name), ["one"])
        await store.ask(job(name))
        assert await rows_of(journal, name) == []


async def test_a_backup_brings_analyses_along(
    journal: Journal, storage: Storage, tmp_path: Path
) -> None:
    async with SqliteJournal(tmp_path / "first.db") as first:
        await first.create(table("a"), ["one"])
        for game in (1, 2):
            await first.analyses.ask(job(game=game))
        await first.analyses.take("me", 2, 10.0, 20.0)
        partial = replace(job(), parts=2, done=1, is_open=False)
        await first.analyses.store("me", partial, [AnalysisRow("curve", "¿{}?")], "¡esto!")
        await back_up(first, tmp_path / "backup.gz")
        await restore(tmp_path / "backup.gz", journal)
        assert await everything(journal) == await everything(first)
    taken = await journal.analyses.take("me", 2, 10.0, 20.0)
    assert taken is not None
    assert (taken.job.game, taken.job.question) == (2, "which?")
