"""A real client of the Model Context Protocol plays whole games with the tools."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from bocamina.assistants.at_table import Time
from bocamina.assistants.tools import MOST_CHAIRS, make_server
from bocamina.games import GAMES
from bocamina.players.roster import players_of
from scripts.transcript import transcript
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, site_in_process

TRANSCRIPT = Path(__file__).parents[2] / "examples/assistant_game.md"

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run async tests on the usual loop."""
    return "asyncio"


class TimeByHand(Time):
    """Passes only for those who wait for it, as a table's clock does that they move on."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.loop = asyncio.get_running_loop()  # of the table; an assistant waits in a thread

    def passed(self) -> float:
        return self.clock.passed

    def wait(self, seconds: float) -> None:
        asyncio.run_coroutine_threadsafe(self.go_on(seconds), self.loop).result(PATIENCE)

    async def go_on(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.clock.settle()


async def call(client: Client, tool: str, **words: Any) -> Any:
    """Return what a tool answers."""
    answer = await client.call_tool(tool, words)
    assert not answer.is_error, answer.content
    told = answer.structured_content
    assert told is not None
    return told.get("result", told) if set(told) == {"result"} else told


async def complaint(client: Client, tool: str, **words: Any) -> str:
    """Return what a tool answers where it cannot do what is asked."""
    answer = await client.call_tool(tool, words)
    assert answer.is_error
    return str(answer.content[0].text)  # type: ignore[union-attr]


async def play_to_the_end(client: Client, game: str, seed: str = "", **more: Any) -> dict[str, Any]:
    """Play as a model would that chooses at random, and return the last look."""
    rng = random.Random(seed)
    weakest = players_of(GAMES[game])[:2][-1]
    await call(client, "new_game", game=game, bots=weakest, seed=seed, **more)
    seen: dict[str, Any] = await call(client, "look")
    while seen["turn"] != "over":
        assert seen["turn"] == "yours"
        moves = [move for move in seen["legal_moves"] if move != "back"]
        seen = await call(client, "make_move", move=rng.choice(moves))
    return seen


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_client_plays_a_whole_game(game: str) -> None:
    options = {"setup": "quick"} if game == "racing_dwarfs" else {}
    async with Client(make_server()) as client:
        seen = await play_to_the_end(client, game, "lamp", options=options)
    assert seen["result"].startswith("scores ")
    assert seen["legal_moves"] == []
    assert seen["news"]
    assert seen["players"][0] == "You"


async def test_a_client_plays_over_standard_input_and_output() -> None:
    words = StdioServerParameters(
        command=sys.executable, args=["-m", "bocamina", "mcp"], env=dict(os.environ)
    )
    async with Client(words) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert {"look", "make_move", "read_rules", "new_game", "join_table", "say"} <= tools
        seen = await play_to_the_end(client, "diamant", "stdio", seats=3)
    assert "winners" in seen["result"]


async def test_rules_can_be_read_by_the_clause() -> None:
    async with Client(make_server()) as client:
        assert "treasure" in await call(client, "read_rules", game="saboteur")
        assert (await call(client, "read_rules", game="saboteur", clause="S1")).startswith(
            "**S1.**"
        )
        (page,) = (await client.read_resource("rules://diamant/es")).contents
        assert "expedici" in page.text  # type: ignore[union-attr]
        told = await complaint(client, "read_rules", game="saboteur", clause="S99")
        assert "a clause of saboteur" in told


async def test_what_cannot_be_done_is_told_in_words() -> None:
    async with Client(make_server()) as client:
        assert "expected one of your games (none)" in await complaint(client, "look")
        assert "expected a game" in await complaint(client, "new_game", game="chess")
        told = await complaint(client, "new_game", game="diamant", seats=99)
        assert "seats" in told
        await call(client, "new_game", game="saboteur", bots="novice", seed="lamp")
        before = (await call(client, "look"))["position"]
        refusal = await complaint(client, "make_move", move="dig NESW 0,0")
        assert "You do not hold this card: tunnel ┼ (S12)" in refusal
        assert "cannot be read" in await complaint(client, "make_move", move="fly")
        assert (await call(client, "look"))["position"] == before
        told = await complaint(client, "say", phrase="hello there")
        assert "expected one of the phrases" in told
        told = await complaint(client, "join_table", link="chess.example", name="Bea")
        assert "a table's link" in told


async def test_an_assistant_speaks_and_is_heard() -> None:
    async with Client(make_server()) as client:
        await call(client, "new_game", game="saboteur", bots="novice", seed="lamp", language="es")
        phrases = await call(client, "list_phrases")
        assert "…" in phrases["phrase-suspect"]
        await call(client, "say", phrase="phrase-suspect", about=1)
        news = (await call(client, "look"))["news"]
        assert any(line.startswith("Tú: “") for line in news)


async def test_a_hint_says_what_to_do_and_why() -> None:
    async with Client(make_server()) as client:
        await call(client, "new_game", game="diamant", seats=3, bots="novice", seed="lamp")
        lines = await call(client, "hint")
    assert len(lines) >= 3
    assert all(lines)


async def test_an_assistant_holds_only_so_many_games() -> None:
    async with Client(make_server()) as client:
        for _ in range(MOST_CHAIRS):
            await call(client, "new_game", game="diamant", seats=2, bots="novice")
        assert "leave one first" in await complaint(client, "new_game", game="diamant")
        await call(client, "leave_game", playing="game-3")
        await call(client, "new_game", game="diamant", seats=2, bots="novice")


async def test_an_assistant_sits_at_a_table_by_its_link(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await site.create("diamant", seats=2, name="Ana")
        await host.open()
        async with Client(make_server()) as client:
            link = f"{site.address}/t/{host.facts['code']}"
            await call(client, "join_table", link=link, name="Bea")
            seen = await call(client, "look")
            assert (seen["turn"], seen["players"]) == ("waiting", ["Ana", "Bea"])
            await host.ask("start")
            seen = await call(client, "look", wait_seconds=5)
            assert seen["legal_moves"] == ["stay", "leave", "leave 2"]  # two adventurers each
            assert '"public"' in seen["position"]
            told = await complaint(client, "make_move", move="dig")
            assert told
            await call(client, "make_move", move="leave")
            await call(client, "say", phrase="phrase-hello")
            assert "where the host allows them" in await complaint(client, "hint")
            await call(client, "leave_game")
        await host.close()


async def test_an_assistant_plays_a_whole_game_at_a_table(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, _):
        host = await site.create("diamant", seats=3, name="Ana", hints=True)
        await host.open()
        async with Client(make_server(TimeByHand(clock))) as client:
            link = f"{site.address}/t/{host.facts['code']}"
            await call(client, "join_table", link=link, name="Bea")
            assert (await host.ask("install", seat=2, player="novice"))["type"] == "accepted"
            assert (await host.ask("start"))["type"] == "accepted"
            assert (await host.ask("resign"))["type"] == "accepted"
            seen = await call(client, "look", wait_seconds=20)
            news = seen["news"]
            lines = await call(client, "hint")
            assert len(lines) >= 3
            assert all(lines)
            while seen["turn"] != "over":
                assert seen["turn"] == "yours"
                seen = await call(client, "make_move", move=seen["legal_moves"][0])
                news += seen["news"]
                seen = await call(client, "look", wait_seconds=20)
                news += seen["news"]
        await host.close()
    assert json.loads(seen["result"])["winners"]
    assert "The game begins." in news
    assert any("hint" in line for line in news)
    assert not [line for line in news if "=" in line or "{" in line or "_" in line]


async def test_the_game_that_is_shown_is_one_that_is_played() -> None:
    assert await transcript() == TRANSCRIPT.read_text("utf-8")
