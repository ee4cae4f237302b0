"""Analyses of finished games: who may ask and read, how they grow, and that nothing is lost."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.server.analysts import question_of
from bocamina.server.journal import AnalysisJob
from tests.server.sites import PATIENCE_TO_START, ServerProcess, Site, Visitor, site_in_process

if TYPE_CHECKING:
    from bocamina.server.played import PlayedGame
    from tests.server.services import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let analysts have their share among other tests."""
    monkeypatch.setattr("bocamina.server.analysts.NICER_THAN_BOTS", 0)


async def short_game(site: Site, stays: int = 0) -> Visitor:
    """Let two people play a game that is soon over: both leave every cave at once, or in turn."""
    people = await site.seat_all("diamant", 2, watchers=False)
    turns = latest = 0
    while people[0].status != "over":
        for number, person in enumerate(people):
            await person.reach(latest)
            if person.legal():
                turns += 1
                move = "stay" if (turns + number) % (stays + 1) else "leave"
                latest = (await person.move(move))["version"]
        await people[0].reach(latest)
    return people[0]


def path(person: Visitor, **query: int) -> str:
    """Return where the analysis of a table's game is."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return f"/api/tables/{person.table}/analysis{f'?{asked}' if asked else ''}"


async def wait_for(
    site: Site, person: Visitor, state: str, done: int = 0, patience: float = 2 * PATIENCE_TO_START
) -> dict[str, Any]:
    """Wait until an analysis is so far."""
    deadline = time.monotonic() + patience
    while True:
        answer = await site.get(path(person), person.token)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        if told["state"] == state and told["done"] >= done:
            return told
        assert told["state"] != "whole", f"whole before anybody saw it {state}"
        assert time.monotonic() < deadline, told["state"]
        await asyncio.sleep(0.02)


async def test_who_sat_there_asks_and_gets_it_as_it_grows(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        person = await short_game(site, stays=2)
        before = (await site.get(path(person), person.token)).json()
        assert (before["state"], before["may_ask"]) == ("none", True)
        asked = (await site.post(path(person), {}, person.token)).json()
        assert asked["state"] in ("waiting", "growing")
        first = await wait_for(site, person, "growing", 1)
        assert first["parts"] > 3
        steps = first["analysis"]["points"]
        assert steps[-1]["chances"] == first["analysis"]["subject"]["results"]
        whole = await wait_for(site, person, "whole")
        assert whole["analysis"]["missing"] == []
        check_divisions(whole["analysis"])
        assert whole["done"] == whole["shown"] == whole["parts"]
        # Who knows it all is sent nothing again, and asking once more begins nothing.
        known = (await site.get(path(person, known=whole["shown"]), person.token)).json()
        assert (known["state"], known["analysis"]) == ("whole", None)
        again = (await site.post(path(person), {}, person.token)).json()
        assert again["analysis"] == whole["analysis"]
        assert await house.journal.analyses.waiting() == []
        # The story takes its turning point and its titles from it.
        story = (await site.get(f"/api/tables/{person.table}/story", person.token)).json()
        told = {each["kind"] for each in story["highlights"] + story["honours"]}
        found = whole["analysis"]
        assert ("turning-point" in told) == bool(found["fates"])
        lucky = max(each["luck"] for each in found["balances"]) >= 0.05
        assert ("luckiest" in told) <= lucky
        assert told & {"turning-point", "luckiest", "best-player"}


def check_divisions(told: dict[str, Any]) -> None:
    """Check that what steps brought is sent, and adds up to how the chances changed."""
    names = ("luck", "play", "unknowable", "others", "open")
    for before, after, each in zip(
        told["points"], told["points"][1:], told["divisions"], strict=False
    ):
        assert each["step"] == after["step"]
        for seat, chance in enumerate(after["chances"]):
            parts = [each[name][seat] for name in names if each[name]]
            assert sum(parts) == pytest.approx(chance - before["chances"][seat], abs=0.002)
    assert len(told["divisions"]) == len(told["points"]) - 1
    assert any(each["play"] == [] for each in told["divisions"])


async def test_nothing_is_told_before_the_end_nor_to_whom_may_not_watch(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, analysis_workers=1) as (site, _):
        people = await site.seat_all("diamant", 2, watchers=False)
        for person in people:
            for answer in (
                await site.get(path(person), person.token),
                await site.post(path(person), {}, person.token),
            ):
                assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
        person = await short_game(site)
        stranger = await site.get(path(person))
        assert (stranger.status_code, stranger.json()["reason"]) == (403, "no-watchers")
        assert (await site.post(path(person), {})).status_code == 403
        for query in ({"game": 2}, {"game": 10**6}):
            assert (await site.get(path(person, **query), person.token)).status_code == 404
        for wrong in ("game=x", "game=-1", "known=-2", "known=1e9", "hash=1"):
            answer = await site.get(f"{path(person)}?{wrong}", person.token)
            assert answer.status_code == 400, wrong


async def test_who_watches_may_read_but_not_ask(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await site.create("diamant", seats=2, fill="random", start=True)
        await host.open()
        await host.until(lambda _: host.status == "over")
        told = (await site.get(path(host))).json()
        assert (told["state"], told["may_ask"]) == ("none", False)
        refused = await site.post(path(host), {})
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-seated")
        assert (await site.get(path(host), host.token)).json()["may_ask"]  # the host may


async def test_a_server_without_analyses_says_so(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, analysis_workers=0) as (site, _):
        person = await short_game(site)
        told = (await site.get(path(person), person.token)).json()
        assert (told["state"], told["may_ask"]) == ("off", False)
        refused = await site.post(path(person), {}, person.token)
        assert (refused.status_code, refused.json()["reason"]) == (409, "analysis-off")


async def test_limits_by_address_and_of_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocamina.server.analyses.MOST_OF_ONE_HOME", 1)
    async with site_in_process(tmp_path, analyses_per_hour=2.0) as (site, house):
        people = [await short_game(site) for _ in range(3)]
        monkeypatch.setattr(type(house.analyses.store), "take", nobody_works)
        answers = [await site.post(path(each), {}, each.token) for each in people]
        assert [answer.status_code for answer in answers] == [200, 429, 429]
        assert answers[2].json()["reason"] == "too-many-analyses"
        place = (await site.get(path(people[0]), people[0].token)).json()
        assert (place["state"], place["place"]) == ("waiting", 0)
        early = AnalysisJob(table=people[1].table, game=1, version=1, asked=1.0, question="?")
        assert await house.journal.analyses.ask(early)
        later = (await site.get(path(people[0]), people[0].token)).json()
        assert later["place"] == 1
        assert later["seconds_left"] > place["seconds_left"]


async def nobody_works(*_: object) -> None:
    """Take nothing from the line."""


async def test_a_part_that_fails_is_given_up_and_the_rest_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocamina.server.analyses.compute", fail_at_times)
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    async with site_in_process(tmp_path) as (site, house):
        person = await short_game(site)
        await site.post(path(person), {}, person.token)
        told = await wait_for(site, person, "partial")
        assert told["done"] == told["parts"] - 1
        assert len(told["analysis"]["missing"]) == 1
        assert (tmp_path / "died").exists()
        assert sum(house.metrics.analysis_failures.counts.values()) == 4
        # Asking again tries what is missing, and keeps the rest.
        monkeypatch.undo()
        assert (await site.post(path(person), {}, person.token)).status_code == 200
        assert (await wait_for(site, person, "whole"))["analysis"]["missing"] == []


def fail_at_times(question: str, part: str) -> str:
    """Fail at one part, and once end the whole process at another."""
    from bocamina.server.analysts import compute, plan
    from bocamina.server.bots import BrokeDown

    died = Path(os.environ["DIED"])
    if part == plan(question).parts[1] and not died.exists():
        died.touch()
        os._exit(1)
    if part == plan(question).parts[2]:
        raise BrokeDown("as this test wants it")
    return compute(question, part)


async def test_a_game_that_cannot_be_analysed_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocamina.server.analyses.plan", never)
    async with site_in_process(tmp_path) as (site, house):
        person = await short_game(site)
        await site.post(path(person), {}, person.token)
        told = await wait_for(site, person, "partial")
        assert (told["done"], told["analysis"]["points"]) == (0, [])
        assert await house.journal.analyses.waiting() == []


async def test_a_record_that_proves_nothing_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_another_seed(played: PlayedGame) -> str:
        return question_of(played).replace("\\nseed: ", "\\nseed: not ")

    monkeypatch.setattr("bocamina.server.routes.analyses.question_of", with_another_seed)
    async with site_in_process(tmp_path) as (site, house):
        person = await short_game(site)
        await site.post(path(person), {}, person.token)
        told = await wait_for(site, person, "partial")
        assert (told["refused"], told["analysis"]) == ("unproven", None)
        assert sum(house.metrics.analysis_failures.counts.values()) == 0


def never(question: str) -> list[str]:
    """Find no way to begin."""
    from bocamina.server.bots import BrokeDown

    raise BrokeDown("as this test wants it")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_killed_in_the_middle_it_goes_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    stored: dict[str, Any] = {}
    switches: tuple[str, ...] = ()
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        stored, switches = {"database": postgres.emptied_database()}, ("--alone",)
    with ServerProcess(tmp_path, **stored) as server:
        server.start(switches)
        site = Site(server.address)
        person = await short_game(site, stays=2)
        await site.post(path(person), {}, person.token)
        first = await wait_for(site, person, "growing", 1)
        server.kill()
        server.start(switches)
        now = (await site.get(path(person), person.token)).json()
        assert now["done"] >= first["done"]
        assert now["analysis"]["points"] == first["analysis"]["points"]
        whole = await wait_for(site, person, "whole")
        assert whole["analysis"]["missing"] == []
        await site.close()


async def test_of_several_processes_one_computes_and_all_can_read(
    tmp_path: Path, postgres: Postgres
) -> None:
    shared = {"database": postgres.emptied_database(), "bus": "redis://unused.invalid"}
    async with site_in_process(tmp_path / "a", analysis_workers=0, **shared) as (site, _):
        person = await short_game(site)
        asked = (await site.post(path(person), {}, person.token)).json()
        assert asked["state"] == "waiting"
        async with site_in_process(tmp_path / "b", **shared):
            assert (await wait_for(site, person, "whole"))["analysis"]["points"]
