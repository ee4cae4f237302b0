"""People and bots at tables, over real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.core.record import parse_record
from bocamina.core.replay import verify
from bocamina.core.rng import Rng
from bocamina.games import GAMES, find_game
from bocamina.server.roll_call import VISIT_SECONDS
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, Visitor, site_in_process
from tests.server.until import until

if TYPE_CHECKING:
    from bocamina.server.house import House
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


async def play_to_the_end(people: list[Visitor], rng: Rng, limit: int = 3000) -> None:
    """Let whoever must act move at random, until the game is over."""
    for _ in range(limit):
        if people[0].status == "over":
            return
        turn = people[0].news["view"]["turn"]
        person = people[turn[int(rng.below(len(turn)))]]
        moves = person.legal()
        answer = await person.move(moves[int(rng.below(len(moves)))])
        assert answer["type"] == "accepted", answer
        await asyncio.gather(*(each.reach(answer["version"]) for each in people))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(site: Site, game: str) -> None:
    people = await site.seat_all(game, GAMES[game].usual_seats)
    table = people[0].table
    watcher = await Visitor(site.address, table).open()
    running = await site.get(f"/api/tables/{table}/record", people[0].token)
    assert (running.status_code, running.json()["reason"]) == (409, "not-over")
    commitment = people[0].facts["commitment"]
    await play_to_the_end(people, Rng(game))
    await watcher.until(lambda news: news.get("table", {}).get("status") == "over")
    assert watcher.facts["result"]["winners"] is not None
    record = parse_record((await site.get(f"/api/tables/{table}/record")).text)
    assert record.commitment == commitment
    assert verify(find_game(game), record).turn.is_over
    for person in [*people, watcher]:
        assert person.facts == people[0].facts
        await person.close()


async def test_who_reconnects_gets_the_rest_or_everything(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    first = people[0]
    left_at = first.version
    await first.close()
    await play_some(people[1:], people)
    again = Visitor(site.address, first.table, first.token)
    await again.open(since=left_at)
    versions = [event["version"] for event in again.news["events"]]
    assert versions == sorted(versions)
    assert all(version > left_at for version in versions)
    assert again.version == people[1].version
    # As many happenings as those who stayed were told of.
    stayed = [event for text in people[1].raw for event in happenings(text)]
    assert again.news["events"] == [e for e in stayed if e["version"] > left_at]
    anew = await Visitor(site.address, first.table, first.token).open(since=0)
    assert anew.news["events"][-len(again.news["events"]) :] == again.news["events"]
    bare = await Visitor(site.address, first.table, first.token).open()
    assert bare.news["events"] == []
    assert bare.news["view"] == anew.news["view"]


def happenings(text: str) -> list[dict[str, Any]]:
    message = json.loads(text)
    found: list[dict[str, Any]] = message.get("events", [])
    return found


async def play_some(movers: list[Visitor], people: list[Visitor]) -> None:
    for mover in movers:
        answer = await mover.move("stay")
        for each in movers:
            await each.reach(answer["version"])


async def test_a_long_gap_is_filled_from_the_journal(site: Site) -> None:
    people = await site.seat_all("diamant", 1)
    for _ in range(60):
        await people[0].ask("say", text="hello")
    again = await Visitor(site.address, people[0].table, people[0].token).open(since=1)
    versions = [event["version"] for event in again.news["events"]]
    assert versions[0] == 2
    assert versions.count(max(versions)) == 1
    assert sum(event["event"] == "text_said" for event in again.news["events"]) == 60


async def test_bad_requests_get_a_clear_answer_and_change_nothing(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    ana = people[0]
    version = ana.version
    illegal = await ana.move("leave 2")
    assert illegal["problem"]["clause"] == "D17"
    assert illegal["problem"]["reason"] == "fewer-adventurers-inside"
    assert illegal["problem"]["facts"] == {"inside": "1", "leaving": "leave 2"}
    unreadable = await ana.move("dance")
    assert unreadable["problem"]["kind"] == "unreadable"
    stale = await ana.move("stay", 1)
    assert stale["problem"]["reason"] == "stale"
    early = await ana.move("stay", version + 5)
    assert early["problem"]["reason"] == "stale"
    assert (await ana.move("stay"))["type"] == "accepted"
    twice = await ana.move("stay", version)
    assert twice["problem"]["reason"] == "stale"
    again = await ana.move("stay", version + 1)
    assert again["problem"]["kind"] == "not-your-turn"
    assert ana.socket is not None
    for text in ("", "{", "[]", '{"type":"nothing"}', '{"type":"move"}', "null", '"\\ud800"'):
        await ana.socket.send(text)
        answer = await ana.receive("refused")
        assert answer["problem"]["reason"] == "unreadable"
        assert answer["version"] == version + 1
    await ana.socket.send(b"\x00\xff")
    assert (await ana.receive("refused"))["problem"]["reason"] == "unreadable"
    watcher = await Visitor(site.address, ana.table).open()
    refused = await watcher.move("stay")
    assert refused["problem"]["reason"] == "not-seated"
    assert watcher.version == version + 1


async def test_choices_can_be_taken_back_until_all_have_chosen(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    await people[0].move("leave")
    assert people[0].news["view"]["private"]["leaving"] == 1
    assert [each["move"] for each in people[0].news["legal"]] == ["back"]
    await people[0].move("back")
    assert people[0].legal() == ["stay", "leave"]


async def test_talk_in_own_words_and_ready_phrases(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    await people[0].ask("say", text="  ¡hola,   gente! ")
    await people[1].until(lambda news: news["events"][-1]["event"] == "text_said")
    assert people[1].news["events"][-1]["facts"] == {"seat": 0, "text": "¡hola, gente!"}
    await people[1].ask("say", phrase="phrase-suspect", about=0)
    await people[0].until(lambda news: news["events"][-1]["event"] == "phrase_said")
    unknown = await people[0].ask("say", phrase="phrase-nonsense")
    assert unknown["problem"]["reason"] == "no-such-phrase"
    quiet = await site.seat_all("diamant", 1, talk=False)
    assert (await quiet[0].ask("say", text="hm"))["problem"]["reason"] == "talk-is-off"
    assert (await quiet[0].ask("say", phrase="phrase-hello"))["type"] == "accepted"


async def test_presence(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    await people[2].close()
    while (message := await people[0].receive("presence"))["here"] != [0, 1]:
        pass
    watcher = await Visitor(site.address, people[0].table).open()
    while (message := await people[0].receive("presence"))["watching"] != 1:
        pass
    assert message["here"] == [0, 1]
    await watcher.close()


async def test_bots_fill_the_table_and_play(site: Site) -> None:
    for game in GAMES:
        host = await site.create(game, name="Ana", fill="random", start=True)
        await host.open()
        deadline = asyncio.get_running_loop().time() + PATIENCE
        rng = Rng(3)
        while host.status != "over" and asyncio.get_running_loop().time() < deadline:
            if moves := host.legal():
                await host.move(moves[int(rng.below(len(moves)))])
            else:
                await host.receive("news")
            if host.version > 60:
                break
        assert host.version > 30 or host.status == "over"


async def test_a_bot_moves_for_the_absent_who_get_their_seat_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        people = await site.seat_all("diamant", 3, clocking={"grace_seconds": 60})
        await people[2].close()
        version = people[0].version
        for person in people[:2]:
            await person.move("stay")
        counts = house.metrics.stood_in.counts
        assert await clock.advance_until(lambda: counts[""] == 1, step=1.0) >= 60
        await people[0].until(lambda news: "bot_stood_in" in [e["event"] for e in news["events"]])
        assert people[0].version > version + 2
        back = await Visitor(site.address, people[2].table, people[2].token).open(version)
        assert back.welcome["made_for_you"][0]["move"] in ("stay", "leave")
        # Whoever is back is not played for again.
        stopped_at = counts[""]
        for _ in range(100):
            clock.advance(1)
            await asyncio.sleep(0)
        await clock.settle()
        assert counts[""] == stopped_at


async def test_who_asks_over_http_is_here_and_is_not_played_for(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        host = await site.create(seats=2, name="Ana", clocking={"grace_seconds": 40})
        guest = await site.sit(host.table, "Bea")
        path = f"/api/tables/{host.table}"
        await site.post(f"{path}/requests", {"type": "start"}, host.token)
        version = (await site.get(path, host.token)).json()["version"]
        move = {"type": "move", "move": "stay", "expected": version}
        await site.post(f"{path}/requests", move, host.token)
        # Bea looks now and then, for longer than the time of grace, and nobody moves for her.
        for _ in range(10):
            clock.advance(VISIT_SECONDS / 3)
            await clock.settle()
            assert (await site.get(path, guest.token)).json()["version"] == version + 1
        # Then she does not look any more, and Ana, who waits, is not left waiting.
        waited = 0
        while (await site.get(path, host.token)).json()["version"] == version + 1:
            clock.advance(1)
            waited += 1
            await clock.settle()
            assert waited < 2 * (VISIT_SECONDS + 40)
        assert waited >= VISIT_SECONDS + 40
        assert house.metrics.stood_in.counts[""] >= 1


async def test_a_clock_that_runs_out_costs_one_move(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        people = await site.seat_all("diamant", 3, clocking={"move_seconds": 90})
        await people[0].move("stay")
        await people[1].move("stay")
        await people[0].until(lambda news: news["clocks"]["running"] == [2])
        clock.advance(89)
        await clock.advance_until(lambda: house.metrics.stood_in.counts[""] == 1)
        await people[2].until(lambda news: "bot_stood_in" in [e["event"] for e in news["events"]])
        stood_in = [event for event in people[2].news["events"] if event["event"] == "bot_stood_in"]
        assert [event["facts"]["seat"] for event in stood_in] == [2]


async def test_resigning_leaves_the_seat_to_a_bot(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    assert (await people[1].ask("resign"))["type"] == "accepted"
    assert people[1].news["legal"] == []
    assert (await people[1].move("stay"))["problem"]["reason"] == "already-resigned"
    await people[0].move("leave")
    await people[2].move("leave")
    await people[0].until(lambda news: "choices_revealed" in [e["event"] for e in news["events"]])


async def test_a_rematch_at_the_same_table(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    await play_to_the_end(people, Rng(1))
    first = people[0].facts
    await people[1].ask("rematch")
    await people[0].until(lambda news: news.get("table", {}).get("status") == "open")
    assert people[0].facts["games"] == 2
    assert people[0].facts["commitment"] != first["commitment"]
    assert people[0].facts["seats"] == first["seats"]
    assert people[0].news["view"] is None
    await people[2].ask("start")
    await asyncio.gather(*(each.until(lambda news: news["view"]) for each in people))
    await play_to_the_end(people, Rng(2))


async def test_tables_are_listed_and_joined_by_code(site: Site) -> None:
    hidden = await site.create(seats=3, name="Ana")
    shown = await site.create(seats=3, name="Bea", public=True)
    listed = (await site.get("/api/tables")).json()
    assert [(row["table"], row["taken"], row["seats"]) for row in listed] == [(shown.table, 1, 3)]
    code = hidden.facts["code"]
    found = await site.post("/api/codes", {"code": f" {code[:3].lower()}-{code[3:]} "})
    assert found.json() == {"table": hidden.table}
    assert (await site.post("/api/codes", {"code": "AAAAAAA"})).status_code == 404


async def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        people = await site.seat_all("diamant", 3)
        version, view = people[0].version, people[0].news["view"]
        for person in people:
            await person.close()
        await empty(house, people[0].table)
        again = await Visitor(site.address, people[0].table, people[0].token).open()
        assert (again.version, again.news["view"]) == (version, view)


async def empty(house: House, table: str) -> None:
    await until(lambda: house.tables[table].is_idle)
    await house.put_away(table)
    assert table not in house.tables
