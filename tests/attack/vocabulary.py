"""What the server says it takes, read from its own description, and ways to say it wrongly."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any, Final

from bocamina.puzzles.puzzle import KINDS
from bocamina.puzzles.shelf import puzzles_of

WORDS: Final = [
    *("", "move", "say", "stay", "leave", "-1", "\u202e", "x" * 400, "back", "null", "\U0001f600"),
    *("\u0000", "\ufeff", "\ud800", "%s%n", "../..", "'; --", "<script>", "\u3164", "a\u0301" * 9),
]
NUMBERS: Final = [0, 1, -1, 2, 99, 100, 1 << 31, 1 << 53, 1 << 64, -(1 << 63), 10**40, 1e308, 0.5]
PUZZLES: Final = [puzzles_of(kind)[0].id for kind in KINDS]
DRILLS: Final = ["lesson/diamant", "lesson/saboteur", *(f"puzzle/{name}" for name in PUZZLES)]
# What is likely to be taken where a field has one of these names.
LIKELY: Final[dict[str, list[Any]]] = {
    "deed": [None, {"type": "on"}, {"type": "say", "phrase": "hello", "about": 1}],
    "game": ["diamant", "saboteur", "racing_dwarfs"],
    "seats": [3, 4, 5],
    "name": ["Ana", "Bea", "Cid", "Dora", "Eva"],
    "fill": ["random", ""],
    "player": ["random", "novice"],
    "seat": [0, 1, 2],
    "about": [0, 1, None],
    "move": ["stay", "leave", "back", "pass", "1"],
    "expected": [0, 1, 2, 3, 5, 9],
    "text": ["hello", "abc", "x-Y_9"],
    "phrase": ["", "hello"],
    "code": ["AAAAAA", "ABC-DEF"],
    "ticket": ["ab" * 24],
    "options": [{}],
    "wish": [
        *({}, {"leaving": 1}, {"leaving": 9}, {"does": "dig", "path": "NS", "x": 1, "y": 0}),
        *({"does": "mend", "card": "lamp", "seat": 1}, {"does": "collect", "gold": [1, 3]}),
        *({"does": "rotate", "cell": "d4"}, {"does": "enter", "cell": "a1"}, {"does": "rock"}),
    ],
    "clocking": [{}, {"move_seconds": 30}],
    "drill": [*DRILLS, "lesson/", ""],
    "moves": [[], ["stay"], ["stay", "leave"], ["stay"] * 60],
    "answer": [[], ["stay"], ["1", "2"]],
    "id": [0, 1, 7],
}


@dataclass(frozen=True)
class Route:
    """One way in: a method, a path, and the shapes of a body that it takes."""

    method: str
    path: str
    shapes: tuple[dict[str, Any], ...] = ()
    queries: tuple[str, ...] = ()


def routes_of(description: dict[str, Any]) -> list[Route]:
    """Read the routes from an OpenAPI description."""
    found = []
    for path, methods in description["paths"].items():
        for method, about in methods.items():
            content = about.get("requestBody", {}).get("content", {})
            schema = content.get("application/json", {}).get("schema", {})
            queries = [
                each["name"] for each in about.get("parameters", []) if each["in"] == "query"
            ]
            shapes = tuple(shapes_of(description, schema))
            found.append(Route(method.upper(), path, shapes, tuple(queries)))
    return found


def shapes_of(description: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the properties of every object that a schema allows."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return shapes_of(description, description["components"]["schemas"][name])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return [shape for each in schema[several] for shape in shapes_of(description, each)]
    return [schema["properties"]] if "properties" in schema else []


def right_value(rng: random.Random, name: str, schema: dict[str, Any]) -> Any:
    """Return what a field might well hold."""
    for fixed in ("const", "enum"):
        if fixed in schema:
            return schema[fixed] if fixed == "const" else rng.choice(schema[fixed])
    if name in LIKELY:
        return rng.choice(LIKELY[name])
    if "boolean" in json.dumps(schema):
        return bool(rng.randrange(2))
    if schema.get("type") == "integer":
        return rng.choice([0, 1])
    return rng.choice([0, 1, "", "a"])


def right_body(
    rng: random.Random, shape: dict[str, Any], all_fields: bool = True
) -> dict[str, Any]:
    """Return a body that is likely to be read."""
    return {
        name: right_value(rng, name, schema)
        for name, schema in shape.items()
        if all_fields or name == "type" or rng.randrange(2)
    }


def nonsense(rng: random.Random, depth: int = 0) -> Any:
    """Return something that JSON can say."""
    match rng.randrange(9 if depth < 3 else 6):
        case 0:
            return None
        case 1:
            return bool(rng.randrange(2))
        case 2 | 3:
            return rng.choice(NUMBERS)
        case 4 | 5:
            return rng.choice(WORDS)
        case 6 | 7:
            return [nonsense(rng, depth + 1) for _ in range(rng.randrange(4))]
        case _:
            count = rng.randrange(4)
            return {rng.choice(WORDS): nonsense(rng, depth + 1) for _ in range(count)}


def nested(rng: random.Random) -> bytes:
    """Return JSON that is nested deep, or a body with such a field."""
    depth = rng.choice([100, 900, 1100, 2000, 4000])
    inner = rng.choice(
        [b"[" * depth + b"]" * depth, b'{"a":' * (depth // 4) + b"1" + b"}" * (depth // 4)]
    )
    if rng.randrange(2):
        return inner[:8000]
    name = rng.choice(["game", "type", "move", "name", "code", "options", "a"]).encode()
    return b'{"' + name + b'":' + inner[:7900] + b"}"


def spoilt(rng: random.Random, text: bytes) -> bytes:
    """Return a text with some bytes that are others, or missing, or no UTF-8."""
    data = bytearray(text)
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(data) + 1)
        match rng.randrange(3):
            case 0:
                data[place:place] = rng.choice(
                    [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x00", b"{", b'"']
                )
            case 1:
                del data[place : place + rng.randrange(1, 4)]
            case _:
                data[place : place + 1] = bytes([rng.randrange(256)])
    return bytes(data)


NOT_UTF8: Final = (b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf0\x9f")


def not_utf8(rng: random.Random, body: dict[str, Any]) -> bytes:
    """Return a body one of whose words is not UTF-8."""
    marked = dict(body)
    texts = [name for name, value in body.items() if isinstance(value, str) and name != "type"]
    name = rng.choice(texts) if texts else "name"
    marked[name] = "@@"
    return json.dumps(marked).encode().replace(b"@@", b"a" + rng.choice(NOT_UTF8))


def wrong_type(rng: random.Random, schema: dict[str, Any]) -> Any:
    """Return something of a type that a field does not take."""
    told = json.dumps(schema)
    wrong: list[Any] = [{"a": {}}, *([] if schema.get("type") == "array" else [[], [1]])]
    if '"string"' not in told and "const" not in told and "enum" not in told:
        wrong += ["x", ""]
    if '"integer"' not in told and '"number"' not in told:
        wrong += [1, -5]
    if '"boolean"' not in told:
        wrong += [True]
    if '"object"' in told or "additionalProperties" in told or "$ref" in told:
        wrong.remove({"a": {}})
    return rng.choice(wrong)


def dump(value: Any) -> bytes:
    """Print JSON, lone surrogates as escapes."""
    return json.dumps(value).encode()
