"""Words for people: Project Fluent messages, each in Spanish and in English."""

from __future__ import annotations

import os
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting, IllegalMove
from bocamina.fluent import Bundle
from bocamina.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.events import Event

LANGUAGES: Final = ("en", "es")
# Messages for everything, for advice, and for commands and the terminal only; each game's package
# adds its own.
SHARED, OF_ADVICE = "bocamina", "bocamina.advice"
OF_COMMANDS, OF_TERMINAL = "bocamina.commands", "bocamina.terminal"
OF_REFUSALS = "bocamina.commands.refusals"
OF_STORIES, OF_ANALYSES = "bocamina.story", "bocamina.analysis"
OF_PUZZLES = "bocamina.puzzles"  # said by the server and the terminal
# Spanish says "e" instead of "y" before a name that sounds as if it began with it.
SOUNDS_AS_I: Final = re.compile(r"h?[ií](?![aeo])|y(?![aeiouáéíóú])", re.IGNORECASE)
BY_SEAT: Final = ("scores", "totals")  # facts that are a list, one number for each seat


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language set in the environment, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "es" if environment[variable].lower().startswith("es") else "en"
    return "en"


def message_id(*words: str) -> str:
    """Return the id of a message: ids have dashes where names in code have underscores."""
    return "-".join(words).replace("_", "-")


def message_text(package: str, language: str) -> str:
    """Return the messages that a package brings in a language."""
    return (files(package) / "messages" / f"{language}.ftl").read_text("utf-8")


def message_texts(language: str) -> list[str]:
    """Return all messages about games in a language: shared ones, each game's own, and stories."""
    packages = [SHARED, *(game.package for game in GAMES.values()), OF_STORIES]
    return [message_text(package, language) for package in packages]


@cache
def speaker_for(language: str | None = None) -> Speaker:
    """Return the speaker of a language, by default the one set in the environment."""
    return Speaker(language_of(os.environ) if language is None else language)


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetting(f"a language ({', '.join(LANGUAGES)})", repr(language))
        self.language = language
        self.bundle = Bundle(language)
        more = (OF_ADVICE, OF_ANALYSES, OF_PUZZLES, OF_COMMANDS, OF_REFUSALS, OF_TERMINAL)
        others = [message_text(package, language) for package in more]
        for text in (*message_texts(language), *others):
            self.bundle.add(text)

    def knows(self, message: str) -> bool:
        """Tell whether a message exists."""
        return message in self.bundle

    def say(self, message: str, **facts: object) -> str:
        """Return a message in words; `message.attribute` names an attribute of one."""
        return self.bundle.format(message, facts)

    def tell(self, game: str, event: Event, names: Sequence[str], reader: int) -> str:
        """Return an event in words for one reader, a seat or the spectator."""
        return self.retell(game, event.name(), event.facts(), names, reader)

    def retell(
        self, whose: str, event: str, told: Mapping[str, object], names: Sequence[str], reader: int
    ) -> str:
        """Return an event of a game, or of a `table`, in words for one reader."""
        facts = self.with_names(told, names, reader)
        match told:
            case {"phrase": str(phrase), "about": int(about)}:
                facts["phrase"] = self.phrase(phrase, about, names)
            case _:
                pass  # no phrase was said
        return self.say(message_id(whose, "event", event), **facts)

    def phrase(self, phrase: str, about: int, names: Sequence[str]) -> str:
        """Return a ready phrase in words; `about` is a seat, or the number of something from 0."""
        number = about + 1
        whom = names[about] if 0 <= about < len(names) else number
        return self.say(phrase, about=whom, number=number)

    def with_names(
        self, told: Mapping[str, object], names: Sequence[str], reader: int
    ) -> dict[str, object]:
        """Return facts as messages take them, seats by their names, for one reader."""
        facts: dict[str, object] = {"you": "no"}
        for name, fact in told.items():
            if isinstance(fact, list):  # as JSON has it
                fact = tuple(fact)
            if name == "seat":
                assert isinstance(fact, int)
                facts["who"] = names[fact]
                facts["you"] = "yes" if fact == reader else "no"
                facts["seat"] = fact
            elif name.endswith("seat") and isinstance(fact, int):
                facts[name] = names[fact]
                # A sentence may need a pronoun instead of a name: "their own", "yours".
                doer = facts.get("seat")
                facts[f"{name}_is"] = (
                    "doer" if fact == doer else "reader" if fact == reader else "other"
                )
            elif name.endswith("seats") and isinstance(fact, tuple):
                facts[name] = self.list_names([names[int(seat)] for seat in fact])
                facts[f"{name}_count"] = len(fact)
            elif name in BY_SEAT and isinstance(fact, tuple):
                facts[name] = ", ".join(f"{names[seat]} {many}" for seat, many in enumerate(fact))
            elif isinstance(fact, bool):
                facts[name] = "yes" if fact else "no"
            elif isinstance(fact, tuple):
                facts[name] = ", ".join(str(part) for part in fact)
            else:
                facts[name] = fact
        return facts

    def explain(self, game: str, refusal: IllegalMove, names: Sequence[str]) -> str:
        """Return why a move is refused, in words, with the clause."""
        return f"{self.why_not(game, refusal, names)} ({refusal.clause})"

    def why_not(self, game: str, refusal: IllegalMove, names: Sequence[str]) -> str:
        """Return why a move is refused, in words."""
        return self.why_refused(game, refusal.reason, refusal.facts, names)

    def why_refused(
        self, game: str, reason: str, told: Mapping[str, str], names: Sequence[str]
    ) -> str:
        """Return why a game or a table refuses something; KeyError where there are no words."""
        facts = dict(told)
        target = facts.get("target", "")
        if target.isdigit() and int(target) < len(names):
            facts["who"] = names[int(target)]
        own = message_id(game, "refusal", reason)
        for message in (own, f"refusal-{reason}", f"table-refusal-{reason}"):
            if self.knows(message):
                return self.say(message, **facts)
        raise KeyError(reason)

    def list_names(self, names: Sequence[str]) -> str:
        """Join names as in a sentence: `Ana, Bea and Carlos`; a repeated name becomes `Ana ×2`."""
        told = [name if n == 1 else f"{name} ×{n}" for name, n in Counter(names).items()]
        if not told:
            return self.say("nobody")
        if len(told) == 1:
            return told[0]
        begins = "i" if SOUNDS_AS_I.match(told[-1]) else "other"
        return self.say("list-end", others=", ".join(told[:-1]), last=told[-1], begins=begins)
