"""Tables of this version under later ones, and back: real servers, one after the other."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosedError

from bocamina.core.errors import UnknownRules
from bocamina.language import LANGUAGES, speaker_for
from tests.server.hand_clock import HandClock
from tests.server.sites import ServerProcess, Site, Visitor, site_in_process
from tests.server.test_kept import answers_of, check_deal, play_on, unpack
from tests.server.versions import FOURTH, SECOND, SOURCE, THIRD, make_version

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Serve = Callable[[str], ServerProcess]

pytestmark = pytest.mark.anyio

PRESENT = str(SOURCE.parent)
LOBBY, SEALED, AGAIN = "lobby", "diamant half sealed", "diamant rematch"


@pytest.fixture
def kept(tmp_path: Path) -> dict[str, Any]:
    """Return what was told of tables that lie in `tmp_path/data`."""
    (tmp_path / "data").mkdir()
    unpack("0.1.0", tmp_path / "data")
    return answers_of("0.1.0")


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Serve:
    """Return what starts a server whose program lies somewhere, on the same tables each time."""

    def start(program: str) -> ServerProcess:
        monkeypatch.setenv("PYTHONPATH", program)
        server = ServerProcess(tmp_path / "data")
        server.start()
        return server

    return start


async def arrive(site: Site, then: dict[str, Any]) -> list[Visitor]:
    """Let everybody come back to a table."""
    people = [
        Visitor(site.address, then["table"], token, int(seat))
        for seat, token in then["tokens"].items()
    ]
    site.visitors += people
    for person in people:
        await person.open()
    return people


async def watch(site: Site, then: dict[str, Any], since: int) -> Visitor:
    """Look at a table as a spectator, with all that happened since a version."""
    site.visitors.append(Visitor(site.address, then["table"]))
    return await site.visitors[-1].open(since)


def is_proven(program: str, record: str) -> str:
    """Let the command of a version check a record, and return what it says."""
    words = [sys.executable, "-c", "from bocamina.cli import main; main()", "record", "verify", "-"]
    environment = {"PYTHONPATH": program, "BOCAMINA_LANGUAGE": "en", "PATH": ""}
    ran = subprocess.run(words, input=record, capture_output=True, text=True, env=environment)
    return ran.stdout if ran.returncode == 0 else f"refused: {ran.stdout}{ran.stderr}"


async def check_told(site: Site, then: dict[str, Any], rules: int) -> str:
    """Check that a table's latest game, now over, is proven and told; return its record."""
    path = f"/api/tables/{then['table']}"
    record = (await site.get(f"{path}/record")).text
    assert f"rules: {rules}\n" in record
    await check_deal(site, path)
    steps = record.partition("\n\n")[2].strip().count("\n") + 1
    last = (await site.get(f"{path}/moments?viewer=-2&start=-1&count=1")).json()
    assert last["steps"] == steps
    return record


async def check_finished(site: Site, kept: dict[str, Any], program: str) -> None:
    """What is over is told in today's words, and its deal proven by its own rules."""
    path = f"/api/tables/{kept[AGAIN]['table']}"
    for then in kept[AGAIN]["games"]:
        number = then["facts"]["games"]
        record = (await site.get(f"{path}/record?game={number}")).text
        assert "rules: 1\nnotation: 2\n" in record
        assert "chests=hidden" not in record  # the default of today, not of then
        renewed = then["record"].replace("stay\n", "go on\n").replace("* snake", "* serpent")
        assert record.partition("\n\n")[2] == renewed.partition("\n\n")[2]
        for text in (record, then["record"]):
            assert "follow" in is_proven(program, text), text
        moments = (await site.get(f"{path}/moments?game={number}&start=-1&count=1")).json()
        seen = moments["moments"][0]["view"]["public"]
        assert seen["chests"] == then["moments"]["-1"][-1]["view"]["public"]["chests"]
        assert seen["expedition"] == 5


async def finish_sealed(site: Site, kept: dict[str, Any], program: str) -> None:
    """A choice half sealed goes on; the sealed ones stay sealed, and the words are new."""
    people = await arrive(site, kept[SEALED])
    assert [person.facts["rules"] for person in people] == [1, 1, 1]
    assert people[0].news["view"]["public"]["chosen"] == [0, 2]
    assert people[1].legal() == ["go on", "leave"]
    assert (await people[1].move("stay"))["type"] == "refused"
    assert (await people[1].move("go on"))["type"] == "accepted"
    await play_on(people)
    record = await check_told(site, kept[SEALED], rules=1)
    assert "follow" in is_proven(program, record)


async def play_again(site: Site, kept: dict[str, Any]) -> None:
    """A game with bots goes on; the rematch is by today's rules, in the same house rules."""
    path = f"/api/tables/{kept[AGAIN]['table']}"
    people = await arrive(site, kept[AGAIN])
    await play_on(people)
    await check_told(site, kept[AGAIN], rules=1)
    assert (await people[0].ask("rematch"))["type"] == "accepted"
    assert (await people[0].ask("start"))["type"] == "accepted"
    await people[0].until(lambda news: news["view"] is not None)
    assert people[0].facts["rules"] == 2
    assert people[0].facts["options"] == {"chests": "open", "relics": False}
    await play_on(people)
    record = await check_told(site, kept[AGAIN], rules=2)
    assert "notation" not in record
    games = (await site.get(f"{path}/games")).json()
    assert [each["rules"] for each in games] == [1, 1, 1, 2]


async def change_lobby(site: Site, kept: dict[str, Any]) -> None:
    """Where nobody has begun, the house rules are those that were set."""
    people = await arrive(site, kept[LOBBY])
    assert people[0].facts["options"] == {"chests": "open", "relics": True}
    assert "name" not in people[0].facts["seats"][2]  # who left, by an entry of another name
    since = await watch(site, kept[LOBBY], since=1)
    said = [each for each in since.news["events"] if each["event"] == "phrase_said"]
    assert said[0]["facts"]["phrase"] == "phrase-greeting"
    assert (await people[0].ask("change", seats=4))["type"] == "accepted"
    assert (await people[0].ask("remove", seat=3))["type"] == "accepted"


async def test_games_go_on_by_their_rules_when_notation_rules_and_entries_change(
    tmp_path: Path, kept: dict[str, Any], serve: Serve
) -> None:
    second = make_version(tmp_path / "second", SECOND)
    with serve(second) as server:
        site = Site(server.address)
        await check_finished(site, kept, second)
        await finish_sealed(site, kept, second)
        await play_again(site, kept)
        await change_lobby(site, kept)
        await site.close()
        server.stop()

    # The version before leaves alone what it cannot read, and serves the rest.
    with serve(PRESENT) as server:
        site = Site(server.address)
        for scene in (LOBBY, SEALED, AGAIN):
            answer = await site.get(f"/api/tables/{kept[scene]['table']}")
            assert answer.status_code == 410
            assert answer.json()["reason"] in ("unknown-rules", "unreadable-table")
        for scene in ("diamant stood in for", "saboteur play"):
            assert (await site.get(f"/api/tables/{kept[scene]['table']}")).status_code == 200
        await site.close()
        server.stop()

    # And nothing was lost by that.
    with serve(second) as server:
        site = Site(server.address)
        games = await site.get(f"/api/tables/{kept[AGAIN]['table']}/games")
        assert len(games.json()) == 4
        await site.close()
        server.stop()
    for language in LANGUAGES:
        assert speaker_for(language).knows("table-refusal-unknown-rules")
        assert speaker_for(language).knows("table-refusal-unreadable-table")


async def test_an_edition_that_overtakes_takes_games_over_where_they_are(
    tmp_path: Path, kept: dict[str, Any], serve: Serve
) -> None:
    third = make_version(tmp_path / "third", SECOND, THIRD)
    with serve(third) as server:
        site = Site(server.address)
        people = await arrive(site, kept[SEALED])
        then, now = kept[SEALED]["looks"]["1"]["view"], people[1].news["view"]
        for part in ("expedition", "chosen", "inside", "carried", "path"):
            assert then["public"].get(part) == now["public"].get(part) or part == "path"
        assert people[1].facts["rules"] == 3
        assert people[1].legal() == ["go on", "leave"]
        seen = await watch(site, kept[SEALED], since=1)
        assert "rules_renewed" in seen.events()
        await play_on(people)
        record = await check_told(site, kept[SEALED], rules=1)
        assert "\n= 3\n" in record
        assert "follow" in is_proven(third, record)
        assert people[0].news["view"]["public"]["expedition"] == 4

        # What was over before stays what it was.
        path = f"/api/tables/{kept[AGAIN]['table']}"
        assert [each["rules"] for each in (await site.get(f"{path}/games")).json()] == [1, 1]
        people = await arrive(site, kept[AGAIN])
        assert people[0].facts["rules"] == 3
        await people[0].until(lambda news: bool(news["legal"]))
        assert (await people[0].move("go on"))["type"] == "accepted"
        await site.close()
        server.stop()

    # Once the rules of before are gone, it goes on from the position that was kept.
    fourth = make_version(tmp_path / "fourth", SECOND, THIRD, FOURTH)
    with serve(fourth) as server:
        site = Site(server.address)
        people = await arrive(site, kept[AGAIN])
        await play_on(people)
        record = await check_told(site, kept[AGAIN], rules=3)
        assert "\ndealt: " in record
        assert "\nposition:\ndiamant seats=3" in record
        assert "follow" in is_proven(fourth, record)
        former = await site.get(f"{path}/record?game=1")
        assert (former.status_code, former.json()["reason"]) == (410, "unknown-rules")
        # One that nobody took over in time says so, and harms no other.
        shut = await site.get(f"/api/tables/{kept['diamant stood in for']['table']}")
        assert (shut.status_code, shut.json()["reason"]) == (410, "unknown-rules")
        await site.close()
        server.stop()
    for language in LANGUAGES:
        assert speaker_for(language).knows("table-event-rules-renewed")


async def test_games_begun_before_the_rules_were_noted_with_them_go_on(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host = await site.create(seats=1, name="Ana", public=True, start=True)
        await host.open()
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


async def test_a_table_of_a_newer_version_is_left_alone_and_keeps_no_other_asleep(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        host = await site.create(seats=1, name="Ana", start=True, clocking={"move_seconds": 2})
        entries = [entry.text for entry in await house.journal.read(host.table)]
        row = await house.journal.summary(host.table)
        assert row is not None
        newer = {
            "unknown-rules": entries[0].replace('"rules":1', '"rules":2'),
            "unreadable-table": entries[0].replace('"rules":1', '"rules":1,"mood":"merry"'),
        }
        for number, (reason, line) in enumerate(newer.items()):
            table = f"{number:018}"
            changed = replace(row, table=table, code=f"NEWER{number}", deadline=1.0)
            await house.journal.create(changed, [line, *entries[1:]])
            answer = await site.get(f"/api/tables/{table}", host.token)
            assert (answer.status_code, answer.json()["reason"]) == (410, reason)
            assert await house.journal.find(f"NEWER{number}") == table
        await house.put_away(host.table)
        await clock.advance_until(lambda: host.table in house.tables, most=20)  # its clock ran out
        for table in ("0" * 18, "1".rjust(18, "0")):
            assert len(await house.journal.read(table)) == len(entries)


async def test_people_are_sent_to_another_process_when_a_newer_one_wrote(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host = await (await site.create(seats=1, name="Ana", start=True)).open()
        row = await house.journal.summary(host.table)
        assert row is not None
        version = await house.journal.append(
            host.version, ['{"entry":"renewed","notation":2}'], row
        )
        live = house.tables[host.table]
        with pytest.raises(UnknownRules):
            await live.catch_up(version)
        with pytest.raises(ConnectionClosedError, match="another version"):
            await host.move("stay")
        answer = await site.get(f"/api/tables/{host.table}", host.token)
        assert (answer.status_code, answer.json()["reason"]) == (410, "unknown-rules")
        assert len(await house.journal.read(host.table)) == version
