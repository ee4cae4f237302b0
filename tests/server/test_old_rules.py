"""Tables from before the rules of their game changed."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from bocamina.core.match import verify
from bocamina.core.record import parse_record
from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


async def leave_until_over(host: Visitor) -> None:
    """Play a game alone to its end."""
    while host.status != "over":
        await host.move("leave")
        if host.status != "over":
            await host.until(lambda news: bool(news["legal"]) or "table" in news)


async def alone(site: Site, **request: Any) -> Visitor:
    host = await site.create(seats=1, name="Ana", public=True, **request)
    return await host.open()


async def test_what_becomes_of_tables_when_the_rules_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_in_process(tmp_path) as (site, house):
        waiting = await site.create(seats=2, name="Ana", public=True)
        playing = await alone(site, start=True, clocking={"move_seconds": 2})
        over = await alone(site, start=True)
        again = await alone(site, start=True)
        await leave_until_over(over)
        await leave_until_over(again)
        await again.ask("rematch")
        for table in list(house.tables):
            for connections in list(house.tables[table].connections.values()):
                for connection in list(connections):
                    house.tables[table].disconnect(connection)
            await house.put_away(table)
        monkeypatch.setattr(GAMES["diamant"], "rules_version", 99)

        # A game begun under other rules cannot go on, and says why.
        for shut in (playing, over):
            for path in ("", "/record", "/deal", "/moments", "/games"):
                answer = await site.get(f"/api/tables/{shut.table}{path}", shut.token)
                assert (answer.status_code, answer.json()["reason"]) == (410, "old-rules")
                assert answer.json()["facts"]["expected"] == "rules 99"
            sitting = await site.post(f"/api/tables/{shut.table}/seats", {"name": "Bea"})
            assert sitting.status_code == 410
            with pytest.raises(InvalidStatus) as refused:
                await Visitor(site.address, shut.table, shut.token).open()
            assert refused.value.response.status_code == 410
            assert json.loads(refused.value.response.body)["reason"] == "old-rules"
            # Its code still leads there, so that people learn what has become of it.
            found = await site.post("/api/codes", {"code": shut.facts["code"]})
            assert found.json()["table"] == shut.table
        for language in LANGUAGES:
            assert speaker_for(language).knows("table-refusal-old-rules")

        # A table where none has begun yet is played under the rules of today.
        listed = (await site.get("/api/tables")).json()
        assert [row["table"] for row in listed] == [waiting.table]
        guest = await site.sit(waiting.table, "Bea")
        for person in (waiting, guest):
            await person.open()
        assert (await waiting.ask("start"))["type"] == "accepted"
        await guest.until(lambda news: news["view"] is not None)
        assert (await guest.move("stay"))["type"] == "accepted"
        assert guest.facts["rules"] == 99

        # And so is a rematch; what was played before stays behind.
        back = await Visitor(site.address, again.table, again.token).open()
        assert (await back.ask("start"))["type"] == "accepted"
        await back.until(lambda news: news["view"] is not None)
        await leave_until_over(back)
        path = f"/api/tables/{again.table}"
        record = parse_record((await site.get(f"{path}/record")).text)
        assert record.rules == 99
        verify(GAMES["diamant"], record)
        former = await site.get(f"{path}/record?game=1")
        assert (former.status_code, former.json()["reason"]) == (410, "old-rules")
        assert [each["games"] for each in (await site.get(f"{path}/games")).json()] == [2]

        # The clock of the game that cannot go on has run out meanwhile, and harms nobody.
        await house.put_away(back.table)
        await asyncio.sleep(2.5)
        assert house.metrics.errors.counts[""] == 0
        assert playing.table not in house.tables
        assert (await guest.ask("say", text="still here"))["type"] == "accepted"


async def test_games_begun_before_the_rules_were_noted_with_them_go_on(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host = await alone(site, start=True)
        entries = await house.journal.read(host.table)
        row = await house.journal.summary(host.table)
        assert row is not None
        lines = [
            '{"entry":"started"}' if '"entry":"started"' in entry.text else entry.text
            for entry in entries
        ]
        assert lines != [entry.text for entry in entries]
        older = "0" * 18
        await house.journal.create(replace(row, table=older, code="OLDER"), lines)
        again = await Visitor(site.address, older, host.token).open()
        assert again.news["view"] == host.news["view"]
        assert (await again.move("leave"))["type"] == "accepted"
