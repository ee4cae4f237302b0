"""The protocol's page and its words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import jsonschema_rs
import pytest

from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.phrases import phrases_of
from bocamina.server import asyncapi, catalogue, problems
from bocamina.server import messages as wire
from bocamina.server.protocol import document
from bocamina.server.routes.refusals import REASONS
from bocamina.server.tables import decisions, events
from bocamina.server.tables.events import TableEvent, name_of

if TYPE_CHECKING:
    from tests.server.sites import Site

ROOT = Path(__file__).parents[2]


def test_the_page_is_up_to_date() -> None:
    assert (ROOT / "docs" / "protocol.md").read_text("utf-8") == document()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    folder = Path(problems.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    reasons = set(re.findall(r'Refused\(\s*"([a-z-]+)"', source))
    assert {"stale", "host-only", "too-fast"} <= reasons
    for reason in reasons:
        assert speaker_for(language).knows(f"table-refusal-{reason}"), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_table_has_words(language: str) -> None:
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, TableEvent) and kind is not TableEvent
    ]
    assert len(kinds) > 10
    for kind in kinds:
        message = f"table-event-{name_of(kind).replace('_', '-')}"
        assert speaker_for(language).knows(message), message


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_has_words(game: str) -> None:
    assert "phrase-hello" in phrases_of(game)
    for language in LANGUAGES:
        for phrase in phrases_of(game):
            assert speaker_for(language).knows(phrase), phrase


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_explains_every_house_rule(game: str) -> None:
    facts = catalogue.describe(GAMES[game])
    assert facts.title.en
    assert facts.title.es
    assert facts.players[0] == "random"
    for option in facts.options:
        for told in (option.title, option.explanation, option.clause_text):
            assert len(told.en) > 1, (option.name, told)
            assert len(told.es) > 1, (option.name, told)
            assert told.en != told.es, (option.name, told)
        assert "_" not in option.title.en + option.explanation.en, option.name


SPECIFICATION = ROOT / "src/bocamina/web/node_modules/@asyncapi/specs/schemas/3.0.0.json"


def test_the_description_of_the_sockets_is_valid_asyncapi() -> None:
    schema = json.loads(SPECIFICATION.read_text("utf-8"))
    validator = jsonschema_rs.Draft7Validator(schema)
    told = asyncapi.document()
    assert [error.message for error in validator.iter_errors(told)] == []
    broken = {**told, "channels": {"table": {"adress": "/"}}}
    assert list(validator.iter_errors(broken))


def test_the_description_of_the_sockets_knows_every_message() -> None:
    told = asyncapi.document()
    kinds = (*get_args(wire.AnyToClient), *get_args(wire.AnyFromClient))
    assert list(told["channels"]["table"]["messages"]) == [kind.__name__ for kind in kinds]
    for kind in kinds:
        message = told["components"]["messages"][kind.__name__]
        assert message["summary"]
        properties = told["components"]["schemas"][kind.__name__]["properties"]
        assert properties["type"]["enum"] == [message["name"]]
    references = re.findall(r'"#/components/(\w+)/(\w+)"', json.dumps(told))
    for part, name in references:
        assert name in told["components"][part]


@pytest.mark.anyio
async def test_what_a_socket_brings_is_what_its_description_says(site: Site) -> None:
    told = (await site.get("/api/asyncapi.json")).json()
    schemas = {"components": told["components"]}
    people = await site.seat_all("diamant", 2)
    for person in people:
        await person.ask("say", phrase="phrase-hello")
        await person.ask("move", move="dig", expected=0)
        await person.ask("explain", wish={"leaving": 2}, expected=person.version)
        await person.move(person.legal()[0])
    kinds = {each["name"]: name for name, each in told["components"]["messages"].items()}
    seen = set()
    for text in (text for person in people for text in person.raw):
        message = json.loads(text)
        name = kinds[message["type"]]
        seen.add(name)
        schema = {"$ref": f"#/components/schemas/{name}", **schemas}
        jsonschema_rs.Draft202012Validator(schema).validate(message)
    assert {"Welcome", "News", "Presence", "Accepted", "Explained", "RefusedRequest"} <= seen


@pytest.mark.anyio
async def test_every_operation_and_every_error_is_described(site: Site) -> None:
    described = (await site.get("/api/openapi.json")).json()
    assert {"bearer", "cookie"} <= described["components"]["securitySchemes"].keys()
    count = 0
    for path, methods in described["paths"].items():
        for operation in methods.values():
            count += 1
            assert " " in operation["summary"], path
            assert operation["description"].endswith("."), path
            for status, answer in operation["responses"].items():
                assert answer["description"].endswith("."), (path, status)
                assert not answer["description"].startswith("Request fulfilled"), path
    assert count >= 20


def test_every_reason_of_a_refusal_is_on_the_page() -> None:
    folder = Path(problems.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    found = re.findall(r'Refused\(\s*"([a-z-]+)"(?:, (\d{3})|(?=\))|(?=, \w+=))', source)
    for reason, status in found:
        assert reason in REASONS[int(status or 409)][1], (reason, status)
    for _, reasons in REASONS.values():
        for reason in reasons:
            assert speaker_for("en").knows(f"table-refusal-{reason}"), reason


def test_the_page_tells_what_only_the_host_may_do() -> None:
    source = Path(decisions.__file__).read_text("utf-8")
    demanded = re.findall(r"case ask\.(\w+)\(\):\n +demand_host", source)
    listed = document().partition("## What only the host may do")[2].partition("\n## ")[0]
    assert re.findall(r"^- `(\w+)`: ", listed, re.MULTILINE) == [name.lower() for name in demanded]
