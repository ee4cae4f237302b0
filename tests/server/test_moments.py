"""A finished game again: every point of view, the deal, and nothing before the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bocamina.core.dealer import Dealer, commitment_to
from bocamina.core.match import verify
from bocamina.core.record import parse_record
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


@pytest.mark.parametrize("what", ["moments?viewer=-2", "moments", "deal"])
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
