"""A seat at a table on a server, among people."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from threading import Lock
from typing import Any, Final

from bocamina.advice.advice import Rung, Thought
from bocamina.advice.words import AdviceWording
from bocamina.assistants.chair import Declined, Sight
from bocamina.core.game import TAKE_BACK_TEXT
from bocamina.language import message_id, speaker_for
from bocamina.players.phrases import phrases_of

LINK: Final = re.compile(r"^(https?://[^/?#]+(?:/[^?#]*?)?)/t/(\w+)", re.ASCII)
ANSWER_SECONDS: Final = 30.0
LOOK_AGAIN_SECONDS: Final = 1.0


class Time:
    """Time as it passes for whoever waits at a table; tests have their own."""

    def passed(self) -> float:
        """Return seconds since some moment."""
        return time.monotonic()

    def wait(self, seconds: float) -> None:
        """Do nothing for a while."""
        time.sleep(seconds)


class AtTable:
    """A seat that the server knows by a token; everything is asked over HTTP."""

    def __init__(self, link: str, name: str, language: str, time: Time) -> None:
        found = LINK.match(link.strip())
        if found is None:
            raise Declined(f"expected a table's link, as https://example.org/t/CODE, got {link!r}")
        self.speaker = speaker_for(language)
        self.time = time
        self.site, code = found[1], found[2]
        self.token = ""
        self.lock = Lock()
        self.version = 0
        self.seen: dict[str, Any] = {}
        self.facts: dict[str, Any] = {}
        table = self.ask("POST", "/api/codes", {"code": code})["table"]
        self.path = f"/api/tables/{table}"
        taken = self.ask("POST", f"{self.path}/seats", {"name": name, "bearer": True})
        self.token = taken["token"]
        self.seat: int = taken["seat"]
        self.news: list[str] = []
        self.catch_up()

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return the server's answer, or raise Declined with its reason."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.site}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
                told: dict[str, Any] = json.load(answer)
                return told
        except urllib.error.HTTPError as error:
            with error:
                raise Declined(self.refusal(error.read())) from error
        except OSError as error:
            raise Declined(f"the server does not answer: {error}") from error

    def refusal(self, answer: bytes) -> str:
        """Return why a server refused something, in words where there are any."""
        try:
            problem = json.loads(answer)
            reason, facts = str(problem["reason"]), dict(problem.get("facts", {}))
        except (ValueError, TypeError, KeyError):
            return answer[:200].decode("utf-8", "replace")
        game, names = str(self.facts.get("game", "")), self.names() if self.facts else []
        clause = f" ({problem['clause']})" if problem.get("clause") else ""
        try:
            return self.speaker.why_refused(game, reason, facts, names) + clause
        except KeyError:
            return f"{reason} {facts or ''}{clause}".strip()

    def catch_up(self) -> None:
        """Catch up with what happened since the last known version."""
        news = self.ask("GET", f"{self.path}?since={self.version}")
        self.version = news["version"]
        self.seen = news
        self.facts = news.get("table", self.facts)
        self.news += [self.tell(happening) for happening in news["events"]]

    def names(self) -> list[str]:
        """Return everybody's name, by seat."""
        return [seat.get("name", "") for seat in self.facts["seats"]]

    def tell(self, happening: dict[str, Any]) -> str:
        """Return in words what happened in the game or at the table."""
        event, told = happening["event"], happening["facts"]
        whose = "table" if happening.get("at_table") else self.facts["game"]
        if self.speaker.knows(message_id(whose, "event", event)):
            return self.speaker.retell(whose, event, told, self.names(), self.seat)
        return f"{event} {told or ''}".strip()

    def turn(self) -> str:
        """Say whose turn it is."""
        if self.facts["status"] == "over":
            return "over"
        if self.facts["status"] == "open":
            return "waiting"
        # A seat that can only take back has decided, and waits.
        return "yours" if set(self.legal()) - {TAKE_BACK_TEXT} else "others"

    def legal(self) -> list[str]:
        """Return the moves that the seat can make now."""
        return [legal["move"] for legal in self.seen.get("legal", [])]

    def look(self, wait_seconds: float) -> Sight:
        """Return what the seat may know, after waiting for its turn up to a timeout."""
        until = self.time.passed() + wait_seconds
        with self.lock:
            self.catch_up()
            while self.turn() in ("waiting", "others") and self.time.passed() < until:
                self.time.wait(LOOK_AGAIN_SECONDS)
                self.catch_up()
            view = self.seen.get("view") or {}
            news, self.news = self.news, []
            result = self.facts.get("result")
            return Sight(
                game=self.facts["game"],
                seat=self.seat,
                players=self.names(),
                turn=self.turn(),
                position=json.dumps(
                    {"public": view.get("public"), "yours": view.get("private")}, ensure_ascii=False
                ),
                legal_moves=self.legal(),
                news=news,
                result="" if result is None else json.dumps(result),
            )

    def request(self, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the table for something, and return its answer."""
        with self.lock:
            answer = self.ask("POST", f"{self.path}/requests", body)
            self.catch_up()
            return answer

    def move(self, text: str) -> None:
        """Make a move at the version of the last look."""
        self.request({"type": "move", "move": text, "expected": self.version})

    def say(self, phrase: str, about: int | None) -> None:
        """Say a ready phrase to all."""
        self.request({"type": "say", "phrase": phrase, "about": about})

    def hint(self) -> list[str]:
        """Return a hint, rung by rung, where the table allows them; everybody there is told."""
        answer = self.request({"type": "hint", "expected": self.version})
        wording = AdviceWording(self.speaker, self.facts["game"], self.seat, self.names())
        rungs = [
            Rung(rung["kind"], tuple(Thought(**thought) for thought in rung["thoughts"]))
            for rung in answer["rungs"]
        ]
        return [wording.rung(rung) for rung in rungs]

    def phrases(self) -> dict[str, str]:
        """Return the ready phrases with what they say."""
        known = phrases_of(self.facts["game"])
        return {phrase: self.speaker.say(phrase, about="…", number="…") for phrase in known}

    def leave(self) -> None:
        """Stand up before the start, or give the seat to a bot."""
        kind = "leave" if self.facts["status"] == "open" else "resign"
        self.request({"type": kind})
