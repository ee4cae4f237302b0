"""Tables made ready over HTTP, where a test is about what comes after."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import httpx

from bocamina.server.access import COOKIE
from tests.ports import NO_TRUST

if TYPE_CHECKING:
    from tests.web.people import Person

# Short games of each kind.
SHORT: Final[dict[str, dict[str, Any]]] = {
    "diamant": {"seats": 3},
    "racing_dwarfs": {"seats": 2, "options": {"setup": "quick", "turn_cap": 10}},
    "saboteur": {"seats": 3, "options": {"rounds": 1}},
}
PATIENCE: Final = 120.0


@dataclass
class PreparedTable:
    """A table and the token of its first seat, Ana's, who is its host."""

    address: str
    table: str
    code: str
    token: str

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        answer = httpx.request(
            method,
            f"{self.address}/api/tables/{self.table}{path}",
            headers={"Authorization": f"Bearer {self.token}"},
            json=body or None,
            timeout=PATIENCE,
            verify=NO_TRUST,
        )
        assert answer.is_success, answer.text
        return answer.json()

    @property
    def news(self) -> Any:
        """What Ana knows now."""
        return self._ask("GET", "")

    def ask(self, type: str, **request: Any) -> Any:  # noqa: A002
        """Ask for something as Ana, and return the answer."""
        return self._ask("POST", "/requests", type=type, **request)

    @property
    def path(self) -> str:
        """Where those who watch go."""
        return f"/t/{self.code}"

    def sit_down(self, person: Person) -> None:
        """Let somebody come to the table as Ana."""
        # As the server hands it out: the browser keeps it, and no page can read it.
        path = f"/api/tables/{self.table}"
        host = self.address.removeprefix("http://").partition(":")[0]
        person.context.add_cookies(
            [{"name": COOKIE, "value": self.token, "domain": host, "path": path, "httpOnly": True}]
        )
        person.open(self.path)
        person.expect_table()

    def wait_beyond(self, version: int, person: Person) -> None:
        """Wait until somebody's browser has brought the table beyond a version."""
        deadline = time.monotonic() + PATIENCE
        while self.news["version"] <= version:
            assert time.monotonic() < deadline, f"the table stayed at {version}"
            person.page.wait_for_timeout(30)

    def play(self, moves: int, seed: int = 1) -> None:
        """Make so many moves at random, then wait for the next turn, or the end."""
        choice, deadline = random.Random(seed), time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            news = self.news
            legal = [each["move"] for each in news["legal"] if each["move"] != "back"]
            if news["table"]["status"] == "over" or (legal and moves == 0):
                return
            if not legal:
                time.sleep(0.03)
                continue
            try:
                self.ask("move", move=choice.choice(legal), expected=news["version"])
                moves -= 1
            except AssertionError:
                continue  # the table had moved on
        raise AssertionError("the table did not come so far")

    def finish(self) -> None:
        """Play to the end."""
        self.play(10**6)


def prepare(address: str, game: str, **wish: Any) -> PreparedTable:
    """Begin a game of Ana against bots that play at random, which takes them no time."""
    body = {
        "game": game,
        "name": "Ana",
        "fill": "random",
        "start": True,
        "bearer": True,
        "clocking": {},
        **wish,
    }
    answer = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE, verify=NO_TRUST)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return PreparedTable(address, told["table"], told["code"], told["token"])


@cache
def finished(address: str, game: str) -> PreparedTable:
    """Return a short game that is over, which all share who only look at it."""
    table = prepare(address, game, **SHORT[game])
    table.finish()
    return table
