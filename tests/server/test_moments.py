"""A finished game again: every point of view, the deal, and nothing before the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bocamina.core.dealer import Dealer, commitment_to
from bocamina.core.record import parse_record
from bocamina.core.replay import verify
from bocamina.games import GAMES, find_game
from tests.server.sites import Site, Visitor, site_in_process


async def finished_table(site: Site, game: str) -> Visitor:
    """Let one person and bots play a game to its end."""
    seats = max(3, GAMES[game].seat_counts[0])
    host = await site.create(game, seats=seats, name="Ana", fill="random", start=True)
    await host.open()
    while host.status != "over":
        if host.legal():
            await host.move(host.legal()[-1])
        else:
            await host.receive("news")
    return host


@pytest.mark.parametrize("game", ["diamant", "saboteur"])
async def test_every_viewer_sees_again_what_they_saw(game: str, tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await finished_table(site, game)
        path = f"/api/tables/{host.table}/moments"
        whole: dict[int, list[dict[str, Any]]] = {}
        steps = 1
        for viewer in (-2, -1, 0, 1):
            moments: list[dict[str, Any]] = []
            while len(moments) <= steps:
                answer = await site.get(f"{path}?viewer={viewer}&start={len(moments)}&count=50")
                assert answer.status_code == 200, answer.text
                steps = answer.json()["steps"]
                moments += answer.json()["moments"]
            whole[viewer] = moments
        last = (await site.get(f"{path}?viewer=0&start=-1&count=1")).json()["moments"]
        assert last == whole[0][-1:]
        assert [each["step"] for each in whole[0]] == list(range(steps + 1))
        for seat in (0, 1):
            for seen, true in zip(whole[seat], whole[-2], strict=True):
                assert seen["view"]["seat"] == seat
                assert seen["view"]["private"] == true["privates"][seat]
                assert seen["view"]["public"] == true["view"]["public"]
                assert seen["privates"] is None
                assert seen["hidden"] is None
        for seen in whole[-1]:
            assert seen["view"]["private"] is None
            assert not any(event.get("private") for event in seen["events"])
        # The last position is the one that the table shows.
        assert whole[0][-1]["view"]["public"] == host.news["view"]["public"]


async def test_the_deal_can_be_checked_with_nothing_but_what_is_told(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await finished_table(site, "diamant")
        deal = (await site.get(f"/api/tables/{host.table}/deal")).json()
        assert commitment_to(deal["seed"]) == deal["commitment"]
        dealer = Dealer(deal["seed"], {int(seat): text for seat, text in deal["entropy"].items()})
        for pick in deal["picks"]:
            assert pick["outcomes"][dealer.pick(pick["weights"])] == pick["came"]
        record = parse_record((await site.get(f"/api/tables/{host.table}/record")).text)
        verify(find_game("diamant"), record)
        chances = [step.text for step in record.steps if step.seat is None]
        assert [pick["came"] for pick in deal["picks"]] == chances


@pytest.mark.parametrize("what", ["moments?viewer=-2", "moments", "deal", "claims", "record"])
async def test_nothing_is_told_while_the_game_is_on(what: str, tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await site.create("diamant", seats=2, name="Ana", fill="random", start=True)
        answer = await site.get(f"/api/tables/{host.table}/{what}", host.token)
        assert answer.status_code == 409
        assert answer.json()["reason"] == "not-over"


async def test_a_viewer_that_was_not_there_is_refused(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await finished_table(site, "diamant")
        answer = await site.get(f"/api/tables/{host.table}/moments?viewer=8")
        assert answer.status_code == 404


async def test_the_referee_says_why_a_move_could_not_be_made_then(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await finished_table(site, "saboteur")
        path = f"/api/tables/{host.table}/moments"
        record = parse_record((await site.get(f"/api/tables/{host.table}/record")).text)
        step, seat = next(
            (at, each.seat) for at, each in enumerate(record.steps) if each.seat is not None
        )
        seen = (await site.get(f"{path}?viewer={seat}&start={step}&count=1&legal=true")).json()
        legal = seen["moments"][0]["legal"][0]["about"]
        card = seen["moments"][0]["view"]["private"]["hand"][0]

        async def reason(seat: int, wish: dict[str, Any]) -> Any:
            asked = {"step": step, "seat": seat, "wish": wish}
            return (await site.post(f"{path}/wishes", asked)).json()

        assert (await reason(int(seat or 0), legal))["problem"] is None
        far = {"does": "discard", "card": card}
        assert (await reason((int(seat or 0) + 1) % 3, far))["problem"]["reason"] == "not-your-turn"
        assert (
            await site.post(f"{path}/wishes", {"step": 0, "seat": 8, "wish": far})
        ).status_code == 404


async def test_each_game_of_a_table_can_be_seen_again(tmp_path: Path) -> None:
    """The second game is between fewer people; the first stays what it was."""
    async with site_in_process(tmp_path) as (site, _):
        host = await finished_table(site, "diamant")
        path = f"/api/tables/{host.table}"
        first = {what: (await site.get(f"{path}/{what}")).text for what in ("record", "deal")}
        await host.ask("rematch")
        await host.ask("remove", seat=2)
        await host.ask("change", seats=2)
        await host.ask("start")
        for what, told in first.items():
            assert (await site.get(f"{path}/{what}")).status_code == 409
            assert (await site.get(f"{path}/{what}?game=1")).text == told
        games = (await site.get(f"{path}/games")).json()
        assert [len(game["seats"]) for game in games] == [3]
        assert games[0]["result"]["scores"]
        while host.status != "over":
            if host.legal():
                await host.move(host.legal()[-1])
            else:
                await host.receive("news")
        games = (await site.get(f"{path}/games")).json()
        assert [len(game["seats"]) for game in games] == [3, 2]
        assert [game["games"] for game in games] == [1, 2]
        assert (await site.get(f"{path}/record?game=2")).text != first["record"]
        seen = (await site.get(f"{path}/moments?game=1&viewer=2&start=-1&count=1")).json()
        assert seen["moments"][0]["view"]["public"]["chests"] == games[0]["result"]["scores"]
        assert (await site.get(f"{path}/moments?game=2&viewer=2")).status_code == 404
        assert (await site.get(f"{path}/moments?game=3")).status_code == 404


async def test_what_was_claimed_is_held_against_the_truth(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        people = await site.seat_all("saboteur", 3)
        goals = ("saboteur-phrase-treasure", "saboteur-phrase-stone")
        said: list[tuple[str, int | None]] = [
            (phrase, about) for phrase in goals for about in (0, 1, 2)
        ]
        said += [("phrase-trust", 1), ("phrase-suspect", 1), ("saboteur-phrase-digger", None)]
        said += [("phrase-hello", None), ("phrase-suspect", 7)]
        for phrase, about in said:
            assert (await people[0].ask("say", phrase=phrase, about=about))["type"] == "accepted"
        for person in people:
            await person.ask("resign")
        await people[0].until(lambda _: people[0].status == "over")
        path = f"/api/tables/{people[0].table}"
        claims = (await site.get(f"{path}/claims")).json()
        assert [(each["phrase"], each["seat"]) for each in claims] == [(p, 0) for p, _ in said]
        assert {each["part"] for each in claims} == {1}
        truth = (
            await site.get(f"{path}/moments?viewer=-2&start={claims[0]['step']}&count=1")
        ).json()["moments"][0]
        treasure = [kind == "treasure" for kind in truth["hidden"]["goals"]]
        roles = [dwarf["role"] for dwarf in truth["privates"]]
        expected: list[bool | None] = [*treasure, *(not is_gold for is_gold in treasure)]
        expected += [roles[1] == "digger", roles[1] == "saboteur", roles[0] == "digger", None, None]
        assert [each["holds"] for each in claims] == expected
        assert sum(treasure) == 1
