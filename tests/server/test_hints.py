"""Hints and the coach: who may have them, what they say, and that they know no more than a seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bocamina import new_match
from bocamina.advice.advice import Thought
from bocamina.advice.advising import advise
from bocamina.advice.consulting import Consultation, consult
from bocamina.core.match import Match
from bocamina.core.notation import format_view
from bocamina.core.rng import Rng
from bocamina.core.turn import Turn
from bocamina.games import GAMES
from bocamina.games.saboteur.components import TURNED
from bocamina.server.messages import AdvisedThought
from bocamina.server.problems import Refused
from bocamina.server.tables.entry_news import EntryNews
from bocamina.server.tables.witness import Witness
from bocamina.server.tutor import COSTLY, MOST_SECONDS, MOST_WAITING, told, warning_of
from tests.attack.leak_stage import seats_of
from tests.server.hand_clock import HandClock
from tests.server.pairs import make_pair
from tests.server.sites import PATIENCE, Visitor, site_in_process
from tests.server.until import until

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.core.game import AnyGame
    from tests.server.pairs import Script
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


async def against_bots(site: Site, game: str = "diamant", **request: Any) -> Visitor:
    """Start a game of one person and bots that never come to move."""
    host = await site.create(game, seats=3, name="Ana", fill="random", start=True, **request)
    await host.open()
    return host


async def ask(who: Visitor, type: str, **request: Any) -> dict[str, Any]:  # noqa: A002
    """Put a request and return the answer, of whatever kind it is."""
    who.number += 1
    await who.send(type=type, id=who.number, **request)
    while True:
        answer = await who.receive("accepted", "refused", "hinted", "reviewed", "counted")
        if answer["id"] == who.number:
            return answer


async def test_a_hint_says_more_and_more_and_names_a_legal_move(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, _):
        ana = await against_bots(site)
        assert ana.facts["seats"][0]["may_have_hints"]
        assert "help" not in ana.facts["seats"][0]
        answer = await ask(ana, "hint", expected=ana.version)
        assert [rung["kind"] for rung in answer["rungs"]] == ["think", "look", "do", "why"]
        assert answer["move"] in ana.legal()
        assert answer["rungs"][2]["thoughts"] == [{"kind": "do", "facts": {"move": answer["move"]}}]
        # Everybody sees who takes hints, once.
        await ana.until(lambda news: ana.facts["seats"][0].get("help") == "hints")
        assert "help_chosen" in ana.events()
        again = await ask(ana, "hint", expected=ana.version)
        assert again["rungs"] == answer["rungs"]
        assert again["version"] == ana.version


async def test_of_a_turn_the_first_move_is_told_and_how_many_follow() -> None:
    turn = Thought("do-turn", {"move": "enter 5", "then_moves": "enter 4 · rock g7"})
    assert told(turn) == AdvisedThought("do-first", {"move": "enter 5", "more": 2})


async def test_a_coach_speaks_of_costly_moves_alone(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, house):
        ana = await against_bots(site)
        refused = await ask(ana, "review", move="leave", expected=ana.version)
        assert refused["problem"]["reason"] == "hints-off"
        assert (await ask(ana, "coach", on=True))["type"] == "accepted"
        await ana.until(lambda news: ana.facts["seats"][0].get("help") == "coach")
        live = house.tables[ana.table]
        assert 0 in live.tutor.advice  # thought about before anybody asks
        # Nobody carries anything yet, and nothing dangerous lies there: leaving gives all away.
        warned = await ask(ana, "review", move="leave", expected=ana.version)
        assert warned["warning"]["best"] == "stay"
        assert warned["warning"]["cost"] > 100 * COSTLY / 3
        assert warned["warning"]["reasons"]
        fine = await ask(ana, "review", move="stay", expected=ana.version)
        assert "warning" not in fine
        # It is no move yet.
        assert (await ana.move("leave"))["type"] == "accepted"
        assert (await ask(ana, "coach", on=False))["type"] == "accepted"
        await ana.until(lambda news: ana.facts["seats"][0].get("help") == "hints")


async def test_advice_that_fails_is_refused_and_asked_for_again(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, house):
        ana = await against_bots(site)
        work = house.advisers.work

        async def fail(*_: Any) -> Any:
            raise RuntimeError("the adviser broke down")

        house.advisers.work = fail  # type: ignore[assignment,method-assign]
        failed = await ask(ana, "hint", expected=ana.version)
        assert failed["problem"]["reason"] == "no-advice"
        assert house.metrics.bot_failures.counts[""] == 1
        house.advisers.work = work  # type: ignore[method-assign]
        assert (await ask(ana, "hint", expected=ana.version))["type"] == "hinted"


async def test_advice_that_takes_too_long_is_not_waited_for(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        ana = await against_bots(site)
        is_asked = asyncio.Event()

        async def never(*_: Any) -> Any:
            is_asked.set()
            await asyncio.Event().wait()

        house.advisers.work = never  # type: ignore[assignment,method-assign]
        await ana.send(type="hint", id=900, expected=ana.version)
        await asyncio.wait_for(is_asked.wait(), PATIENCE)
        await clock.settle()
        clock.advance(MOST_SECONDS)
        refused = await ana.receive("refused")
        assert (refused["id"], refused["problem"]["reason"]) == (900, "no-advice")
        # Where many wait already, nobody is added to them.
        live = house.tables[ana.table]
        live.tutor.put_away()
        house.advisers.waiting[0] = MOST_WAITING
        busy = await ask(ana, "hint", expected=ana.version)
        assert busy["problem"]["reason"] == "no-advice"


async def test_who_waits_for_a_hint_may_move_meanwhile(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, house):
        ana = await against_bots(site)
        thought = asyncio.Event()
        work = house.advisers.work

        async def slowly(*asked: Any) -> Any:
            await thought.wait()
            return await work(*asked)

        house.advisers.work = slowly  # type: ignore[assignment,method-assign]
        await ana.send(type="hint", id=900, expected=ana.version)
        assert (await ana.move("stay"))["type"] == "accepted"
        thought.set()
        assert (await ana.receive("hinted", "refused"))["id"] == 900


async def test_who_decides_before_anybody_thought_is_told_so(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, house):
        ana = await against_bots(site)
        live = house.tables[ana.table]
        assert live.table.match is not None
        async with live.lock:  # while her move is carried out
            live.tutor._think(0)
            live.table.match.play(0, "stay")
        with pytest.raises(Refused, match="nothing to decide"):
            await live.tutor.advice[0][1]


async def test_among_people_the_host_decides(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, _):
        people = await site.seat_all("diamant", 2)
        for kind, more in (("hint", {"expected": people[0].version}), ("coach", {"on": True})):
            answer = await ask(people[0], kind, **more)
            assert answer["problem"]["reason"] == "hints-off"
        assert "may_have_hints" not in people[0].facts["seats"][0]
        allowed = await site.seat_all("diamant", 2, hints=True)
        assert (await ask(allowed[1], "hint", expected=allowed[1].version))["type"] == "hinted"
        await allowed[0].until(lambda news: allowed[0].facts["seats"][1].get("help") == "hints")


async def test_with_a_latecomer_hints_end(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, _):
        ana = await against_bots(site, latecomers=True)
        assert (await ask(ana, "coach", on=True))["type"] == "accepted"
        await site.sit(ana.table, "Eva")
        await ana.until(lambda news: "help" not in ana.facts["seats"][0])
        answer = await ask(ana, "hint", expected=ana.version)
        assert answer["problem"]["reason"] == "hints-off"


async def test_who_may_not_ask_and_when(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, _):
        ana = await against_bots(site)
        watcher = await Visitor(site.address, ana.table).open()
        answer = await ask(watcher, "hint", expected=watcher.version)
        assert answer["problem"]["reason"] == "not-seated"
        stale = await ask(ana, "hint", expected=0)
        assert stale["problem"]["reason"] == "stale"
        await ana.move("stay")
        await ana.until(lambda news: 0 not in news["view"]["turn"])
        answer = await ask(ana, "hint", expected=ana.version)
        assert answer["problem"]["reason"] == "nothing-to-decide"
        lobby = await site.create("diamant", name="Ana")
        await lobby.open()
        answer = await ask(lobby, "hint", expected=lobby.version)
        assert answer["problem"]["reason"] == "not-started"
        for bad in ({"expected": -1}, {}, {"expected": 1, "seat": 2}):
            path = f"/api/tables/{ana.table}/requests"
            told = await site.post(path, {"type": "hint", **bad}, ana.token)
            assert (told.status_code, told.json()["reason"]) == (400, "unreadable")


async def test_who_asked_is_answered_though_nobody_thinks_of_it_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    async with site_in_process(tmp_path, clock=HandClock()) as (site, house):
        ana = await against_bots(site)
        monkeypatch.setattr(house.advisers, "work", think_for_ever)
        asking = asyncio.create_task(ask(ana, "hint", expected=ana.version))
        tutor = house.tables[ana.table].tutor
        await until(lambda: tutor.advice)
        tutor.put_away()
        assert (await asking)["problem"]["reason"] == "no-advice"


async def test_one_seat_asks_so_often_and_changes_its_mind_so_often(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, _):
        ana = await against_bots(site)
        kinds = [await ask(ana, "hint", expected=ana.version) for _ in range(16)]
        reasons = [each["problem"]["reason"] for each in kinds if each["type"] == "refused"]
        assert reasons == ["too-fast"]
        answers = [await ask(ana, "coach", on=bool(n % 2)) for n in range(60)]
        assert answers[-2]["type"] == "accepted"
        assert answers[-1]["problem"]["reason"] == "helped-enough"


@pytest.mark.parametrize(
    ("game", "total"), [("diamant", 30), ("saboteur", 67), ("racing_dwarfs", 36)]
)
async def test_pieces_are_counted_from_what_everybody_sees(
    site: Site, game: str, total: int
) -> None:
    people = await site.seat_all(game, GAMES[game].usual_seats)
    watcher = await Visitor(site.address, people[0].table).open()
    counted = [(await ask(who, "census"))["pieces"] for who in (people[0], people[1], watcher)]
    assert counted[0] == counted[1] == counted[2]
    assert all(0 <= each["seen"] <= each["total"] for each in counted[0].values())
    turned = TURNED.values() if game == "saboteur" else ()
    upright = [each for name, each in counted[0].items() if name not in turned]
    assert sum(each["total"] for each in upright) == total


def what_is_asked(game: AnyGame, script: Script, seats: int, viewer: int) -> list[Consultation]:
    """Return what advice is asked with whenever the viewer has something to decide."""
    match = Match(game, game.settle(seats, {}))
    witness, found = Witness(viewer), []
    for (seat, number), text in zip(script.steps, script.texts, strict=True):
        if viewer in match.turn.seats:
            view = format_view(game, match.view(viewer))
            notes = list(witness.notes)
            found.append(Consultation(game.name, game.rules_version, view, notes, 0.01))
        events = match.resolve(text) if seat is None else match.carry_out(seat, number)
        witness.take(EntryNews(match, events, is_step=True))
    return found


@pytest.mark.parametrize("game", ["diamant", "saboteur"])
def test_two_truths_that_look_alike_get_the_same_hints(game: str) -> None:
    rules, seats = GAMES[game], seats_of(GAMES[game])
    pairs = [make_pair(game, seats, 0, Rng(f"hints {game} {n}"), 120, {}) for n in range(5)]
    asked_for = 0
    for pair in pairs:
        one, other = (what_is_asked(rules, script, seats, 0) for script in (pair.one, pair.other))
        assert one == other
        if not one or not pair.differences or asked_for:
            continue
        asked_for += 1
        # The answer follows from the question, and so do the coach's words.
        here, there = consult(one[-1]), consult(other[-1])
        assert here == there
        for prospect in here.prospects:
            assert warning_of(here, prospect.move) == warning_of(there, prospect.move)
    assert asked_for


def test_a_coach_is_silent_where_it_is_not_sure() -> None:
    match = Match(GAMES["diamant"], GAMES["diamant"].settle(3, {}))
    while Turn(match.state.public.turn).is_chance:
        match.resolve("17")
    advice = advise(match.view(0))
    best, worse = advice.prospects
    assert warning_of(advice, best.move) is None
    assert warning_of(advice, worse.move) is not None
    unsure = replace(advice, prospects=(best, replace(worse, cost_error=worse.cost / 2)))
    assert warning_of(unsure, worse.move) is None
    cheap = replace(advice, prospects=(best, replace(worse, cost=COSTLY / 4, cost_error=0.0)))
    assert warning_of(cheap, worse.move) is None


def test_a_coach_has_nothing_against_taking_a_move_back() -> None:
    match = new_match("racing_dwarfs", seats=2, seed="coach", setup="quick")
    while match.turn.is_chance:
        match.deal()
    seat = match.turn.seats[0]
    match.play(seat, next(move for move in match.legal_texts(seat) if move.startswith("enter")))
    assert "back" in match.legal_texts(seat)
    assert warning_of(advise(match.view(seat)), match.parse_move("back")) is None
