"""python -m scripts.transcript > examples/assistant_game.md: a whole game of an assistant.

Instead of a model, a program of a few lines leaves the cave once two hazards lie there and it
carries something. Everything else is real: a client of the Model Context Protocol, the server of
`bocamina mcp`, and their messages.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, Final

from mcp import Client

from bocamina.assistants.tools import make_server

HEADING: Final = (
    "# An assistant's whole game\n\n"
    "What a program that sits in the place of a language model asks of "
    "[`bocamina mcp`](../docs/assistants.md), and what it is told, from the first tool to the "
    "last. It plays Diamant against three novices, and leaves once two hazards lie in the cave and "
    "it carries gems. The same seed gives the same game, so a test compares this page with a new "
    "one.\n\n"
    "Behind each tool stands what it is called with; answers are shown as far as they are new: the "
    "position as the seat may know it when an expedition begins, and the news since the last "
    "look.\n"
)
GAME: Final = {"game": "diamant", "seats": 4, "bots": "novice", "seed": "lamp"}
HAZARDS: Final = re.compile(r"\b(?:snake|scorpion|rockfall|gas|explosion)\b")


def choose(seen: dict[str, Any]) -> str:
    """Return a move, by what the position says."""
    path = re.search(r"^path (.*)$", seen["position"], re.MULTILINE)
    carried = re.search(r"^carried (\d+)$", seen["position"], re.MULTILINE)
    is_deep = path is not None and len(HAZARDS.findall(path[1])) >= 2
    has_some = carried is not None and int(carried[1]) > 0
    return "leave" if is_deep and has_some else str(seen["legal_moves"][0])


class Transcript:
    """A client that records its calls and the answers."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.lines = [HEADING]

    async def call(self, tool: str, **words: Any) -> Any:
        """Call a tool and record it; return its answer."""
        answer = await self.client.call_tool(tool, words)
        assert not answer.is_error, answer.content
        self.lines.append(f"**{tool}** `{json.dumps(words, ensure_ascii=False)}`\n")
        return answer.structured_content

    def quote(self, text: str) -> None:
        """Record an answer."""
        self.lines.append(f"```text\n{text}\n```\n")

    def tell(self, seen: dict[str, Any]) -> None:
        """Record the new parts of a look."""
        news: list[str] = seen["news"]
        if any(line.startswith("Expedition") for line in news):
            self.quote(seen["position"])
        self.lines.append("\n".join(f"- {line}" for line in news) + "\n")

    async def play(self) -> None:
        """Play a whole game."""
        rule = await self.call("read_rules", game="diamant", clause="D5")
        self.quote(rule["result"])
        self.quote(json.dumps(await self.call("new_game", **GAME)))
        seen = await self.call("look")
        self.tell(seen)
        while seen["turn"] != "over":
            seen = await self.call("make_move", move=choose(seen))
            self.tell(seen)
        self.lines.append(f"Players: {', '.join(seen['players'])}. Result: `{seen['result']}`.")


async def transcript() -> str:
    """Return the page."""
    async with Client(make_server()) as client:
        page = Transcript(client)
        await page.play()
    return "\n".join(page.lines) + "\n"


if __name__ == "__main__":
    print(asyncio.run(transcript()), end="")
