"""Bots with a memory and a voice, at a table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from bocamina.core.notation import format_view
from bocamina.players import questions
from bocamina.players.at_random import RandomPlayer
from bocamina.players.player import Remark
from bocamina.players.roster import ENTERED
from bocamina.server import bots
from tests.server.hand_clock import HandClock
from tests.server.sites import site_in_process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.server.house import House
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


class Parrot(RandomPlayer):
    """Keeps what it is told, always stays, and greets whoever greeted last."""

    born: list[Parrot] = []  # noqa: RUF012

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return self.game.parse_move("stay")

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        if not hasattr(self, "seen"):
            self.seen: list[tuple[str, int]] = []
            self.heard: list[Remark] = []
            self.born.append(self)
        self.seen.append((format_view(self.game, view), len(events)))

    def hear(self, remark: Remark) -> None:
        if remark.seat == 0:  # parrots would go on for ever
            self.heard.append(remark)

    def speak(self, view: AnyView) -> Sequence[Remark]:
        return [Remark(self.seat, "phrase-trust", each.seat) for each in self.heard[-1:]]


@pytest.fixture
async def site_and_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Site, House]]:
    monkeypatch.setitem(ENTERED, "parrot", Parrot)
    Parrot.born.clear()
    questions._bots.clear()
    async with site_in_process(tmp_path, analysis_workers=0) as (site, house):
        for each in (house.thinkers, house.advisers):
            each.make = lambda: ThreadPoolExecutor(1)  # where the parrot is known
        yield site, house


async def test_a_bot_hears_everything_once_and_answers(
    site_and_house: tuple[Site, House],
) -> None:
    site, _ = site_and_house
    person = await site.create("diamant", seats=3, name="Ana")
    await person.open()
    await person.ask("say", phrase="phrase-laugh")  # too early for a bot
    await person.ask("start", fill="parrot")
    await person.until(lambda news: news["view"] is not None)
    await person.ask("say", phrase="phrase-hello")
    answer = '"facts":{"seat":1,"phrase":"phrase-trust","about":0}'
    for number in range(3):
        if number == 2:
            questions._bots.clear()  # as in a process that was started anew
        await person.until(lambda news: 0 in news["view"]["turn"])
        await person.move("stay")
        await person.until(lambda _: any(answer in text for text in person.raw))
        person.raw.clear()
    first, second = (parrot for parrot in Parrot.born if parrot.seat == 1)
    assert len(second.seen) > len(first.seen) > 3
    assert second.seen[: len(first.seen)] == first.seen
    assert second.heard == first.heard == [Remark(0, "phrase-hello")]


class Lawless(RandomPlayer):
    """Does what the rules forbid, and takes moves away from the list."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        assert isinstance(moves, list)
        moves.clear()
        return -1


async def test_a_bot_that_breaks_the_rules_holds_nobody_up(
    site_and_house: tuple[Site, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENTERED, "lawless", Lawless)
    site, house = site_and_house
    person = await site.create("diamant", seats=3, name="Ana", fill="lawless", start=True)
    await person.open()
    for _ in range(3):
        await person.until(lambda news: 0 in news["view"]["turn"])
        await person.move("stay")
        await person.until(lambda news: "choices_revealed" in [e["event"] for e in news["events"]])
    assert house.metrics.bot_failures.counts[""] >= 2


async def test_a_bot_that_fails_is_told_of_once_an_hour(
    site_and_house: tuple[Site, House],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setitem(ENTERED, "lawless", Lawless)
    site, house = site_and_house
    person = await site.create("diamant", seats=3, name="Ana", fill="lawless", start=True)
    await person.open()
    while house.metrics.bot_failures.counts[""] < 10 and person.status != "over":
        await person.until(lambda news: 0 in news["view"]["turn"])
        await person.move("stay")
        await person.until(lambda news: "choices_revealed" in [e["event"] for e in news["events"]])
    assert caplog.text.count("a bot failed") == caplog.text.count("Traceback") == 1

    clock = HandClock()
    complaints = bots.Complaints(clock)
    caplog.clear()
    for _ in range(3):
        for player in ("lawless", "parrot"):
            complaints.tell("a bot failed", player)
    clock.advance(bots.QUIET_SECONDS)
    complaints.tell("a bot failed", "lawless")
    told = [(record.__dict__["player"], record.__dict__["untold"]) for record in caplog.records]
    assert told == [("lawless", 0), ("parrot", 0), ("lawless", 2)]


def test_a_bot_that_is_late_leaves_a_line_and_no_trace(caplog: pytest.LogCaptureFixture) -> None:
    complaints = bots.Complaints(HandClock())
    try:
        raise TimeoutError
    except TimeoutError:
        complaints.tell("a bot failed", "slow")
    assert [record.getMessage() for record in caplog.records] == [
        "a bot failed: it did not answer in time"
    ]
    assert caplog.records[0].exc_info is None
