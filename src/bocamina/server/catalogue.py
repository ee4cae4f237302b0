"""What can be played here: games, house rules, bots and phrases, in both languages."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from bocamina.games import GAMES
from bocamina.language import LANGUAGES, message_texts
from bocamina.players.phrases import phrases_of
from bocamina.players.roster import players_of
from bocamina.rulebook import clauses

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame
    from bocamina.core.options import Option


class Words(msgspec.Struct, frozen=True):
    """The same in both languages."""

    en: str
    es: str


class OptionFacts(msgspec.Struct, frozen=True):
    """A house rule or a variant: its values, its clause and what it means."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    offered: dict[int, list[bool | int | str]]  # by the number of seats, where not all values are
    clause: str
    is_variant: bool  # one that the publisher offers, and no house rule
    title: Words
    explanation: Words
    clause_text: Words


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: Words
    rules_version: int
    seats: list[int]
    usual_seats: int
    usual_options: dict[str, bool | int | str]  # the recommended options for a first game
    options: list[OptionFacts]
    players: list[str]
    phrases: dict[str, Words]


def say(*names: str) -> Words:
    """Return the first message that exists, in both languages; else the last part of its name."""
    last_part = names[-1].rpartition("-")[2]
    return Words(
        *(
            next((text for name in names if (text := raw_message(language, name))), last_part)
            for language in LANGUAGES
        )
    )


@cache
def words(language: str) -> str:
    """Return all messages of a language, as Project Fluent text."""
    return "\n".join(message_texts(language))


def raw_message(language: str, name: str) -> str:
    """Return the text of a message or of its attribute, as it was written, or nothing."""
    message, _, attribute = name.partition(".")
    pattern = rf"^{re.escape(message)} =[ ]*(.*)\n((?:[ ]+\..*\n?)*)"
    found = re.search(pattern, words(language) + "\n", re.MULTILINE)
    if found is None:
        return ""
    if not attribute:
        return found[1]
    inner = re.search(rf"^ +\.{re.escape(attribute)} =[ ]*(.*)$", found[2], re.MULTILINE)
    return inner[1] if inner else ""


@cache
def catalogue() -> list[GameFacts]:
    """Return every game."""
    return [describe(game) for game in GAMES.values()]


def describe(game: AnyGame) -> GameFacts:
    """Return one game."""
    dashed = game.name.replace("_", "-")
    return GameFacts(
        name=game.name,
        title=say(game.name, dashed),
        rules_version=game.rules_version,
        seats=list(game.seat_counts),
        usual_seats=game.usual_seats,
        usual_options=dict(game.usual_options),
        options=[describe_option(game, option) for option in game.options],
        players=players_of(game),
        phrases={phrase: say(phrase) for phrase in phrases_of(game.name)},
    )


def describe_option(game: AnyGame, option: Option) -> OptionFacts:
    """Return one house rule."""
    message = f"{game.name}-option-{option.name}".replace("_", "-")
    return OptionFacts(
        name=option.name,
        default=option.default,
        values=list(option.values),
        offered={
            seats: list(values)
            for seats in game.seat_counts
            if (values := game.offered(option, seats)) != option.values
        },
        clause=option.clause,
        is_variant=option.is_variant,
        title=say(message),
        explanation=say(f"{message}.explanation"),
        clause_text=Words(*(clauses(game.name, each).get(option.clause, "") for each in LANGUAGES)),
    )
