"""scripts/wire_types.py [--check]: writes the client's types from those of the program.

`wire.ts` has the server's messages, `table/facts.ts` what happens at tables, and `facts.ts` in a
game's folder what that game tells, its events included. Run it with PYTHONPATH=src: compiled
modules forget their annotations.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import msgspec.inspect as facts

from bocamina.analysis.analysis import Analysis, ChoiceDetails, MomentDetails
from bocamina.core.events import Event, event_kinds
from bocamina.games import GAMES
from bocamina.server import catalogue, drills, messages, played, problems, puzzling
from bocamina.server.routes import analyses, glances, moments, stories
from bocamina.server.routes import tables as routes
from bocamina.server.tables.events import TableEvent, name_of
from bocamina.server.tables.requests import Request

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "src/bocamina/web/src"
SENT: tuple[Any, ...] = (
    messages.TableFacts,
    messages.Happening,
    problems.Problem,
    catalogue.GameFacts,
    routes.ListedTable,
    routes.Admission,
    routes.FoundTable,
    routes.OfferedTicket,
    moments.Moments,
    moments.Deal,
    played.Claim,
    glances.Glance,
    stories.Story,
    analyses.AnalysisNews,
    drills.LessonFacts,
    puzzling.PuzzleFacts,
    puzzling.PuzzleList,
    puzzling.PuzzleVerdict,
    puzzling.WatchedFacts,
    drills.DrillNews,
    messages.WhyNot,
)
ASKED: tuple[Any, ...] = (
    routes.NewTable,
    routes.NewSeat,
    routes.Code,
    routes.Ticket,
    drills.DrillAttempt,
    drills.DrillWish,
    moments.PastWish,
)
# Fields that are pre-encoded JSON in a message, encoded once for all readers.
RAW = {
    ("News", "events"): "Happening[]",
    ("News", "table"): "TableFacts | null",
    ("AnalysisNews", "analysis"): "unknown",
    ("ViewFacts", "public"): "unknown",
    ("Moment", "events"): "Happening[]",
    ("WatchedMoment", "events"): "Happening[]",
    ("Happening", "event"): "Name",
    ("Happening", "facts"): "Facts",
}
# Facts for words, of which the client may read these and no others.
READ = {("KeyMoment", "facts"): MomentDetails, ("Decision", "facts"): ChoiceDetails}
ANY_EVENT = """/** Something that happened; what can happen in a game is in its facts.ts. */
export type Happening =
  TableEvent | (HappeningOf<string, Record<string, unknown>> & { at_table?: false });
"""
HEADER = "// Written by scripts/wire_types.py from the server's message types; do not edit.\n"
TABLE_HEADER = "// Written by scripts/wire_types.py from what happens at tables; do not edit.\n"
ANALYSIS_HEADER = "// Written by scripts/wire_types.py from what an analysis tells; do not edit.\n"
FACTS_HEADER = "// Written by scripts/wire_types.py from what the game tells; do not edit.\n"
FACTS_IMPORTS = """import type { TableEvent } from "../../table/facts";
import type { HappeningOf } from "../../wire";
"""
# What is the same at every table is no part of a view.
FACES = "/** What cards show, by their names. */\nexport const FACES"
PARTS = ("PublicFacts", "PrivateFacts", "HiddenFacts", "MoveFacts")


class Writer:
    """Collects structs as TypeScript interfaces, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.words: dict[tuple[str, ...], str] = {}  # names of string unions

    def text_of(self, kind: Any, *, is_sent: bool) -> str:
        """Return a type as TypeScript, and note the structs in it."""
        match kind:
            case facts.Metadata():
                return self.text_of(kind.type, is_sent=is_sent)
            case facts.StructType():
                return self.struct(kind, is_sent=is_sent)
            case facts.UnionType():
                parts = [self.text_of(part, is_sent=is_sent) for part in kind.types]
                return " | ".join(dict.fromkeys(parts))
            case facts.TypedDictType() | facts.DataclassType():
                return self.plain(kind, is_sent=is_sent)
            case facts.LiteralType():
                values = tuple(str(value) for value in kind.values)
                return self.words.get(tuple(sorted(values))) or words_of(values)
            case facts.TupleType():
                inner = ", ".join(self.text_of(each, is_sent=is_sent) for each in kind.item_types)
                return f"[{inner}]"
            case facts.VarTupleType() | facts.ListType():
                inner = self.text_of(kind.item_type, is_sent=is_sent)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case facts.DictType():
                return f"Record<string, {self.text_of(kind.value_type, is_sent=is_sent)}>"
            case facts.IntType() | facts.FloatType():
                return "number"
            case facts.StrType():
                return "string"
            case facts.BoolType():
                return "boolean"
            case facts.NoneType():
                return "null"
            case facts.AnyType() | facts.RawType():
                return "unknown"
            case _:
                raise TypeError(f"expected a type that a message may hold, got {kind!r}")

    def plain(self, kind: facts.TypedDictType | facts.DataclassType, *, is_sent: bool) -> str:
        """Write a dataclass, or facts of a game: `CaveFacts` is `Cave` to the client."""
        if not kind.fields:
            return "Record<string, never>"
        is_facts = isinstance(kind, facts.TypedDictType)
        name = kind.cls.__name__.removesuffix("Facts" if is_facts else "")
        if name not in self.written:
            self.written[name] = ""
            lines = [comment(kind.cls), f"export interface {name} {{"]
            for field in kind.fields:
                known = READ.get((name, field.name))
                told = facts.type_info(known) if known else field.type
                mark = "?" if kind.cls in READ.values() else ""
                lines.append(f"  {field.name}{mark}: {self.text_of(told, is_sent=is_sent)};")
            self.written[name] = "\n".join([*lines, "}"])
        return name

    def event(self, name: str, kind: type[Event | TableEvent]) -> str:
        """Return an event with its facts."""
        info = facts.type_info(kind)
        assert isinstance(info, facts.DataclassType)
        told = [f"{field.name}: {self.text_of(field.type, is_sent=True)}" for field in info.fields]
        about = f"{{ {'; '.join(told)} }}" if told else "Record<string, never>"
        return f"  {name}: {about};"

    def events(self, kinds: Mapping[str, type[Event | TableEvent]], whose: str, mark: str) -> str:
        """Return all events of a game or of tables as one type; their names tell them apart."""
        lines = [self.event(name, kind) for name, kind in kinds.items()]
        return "\n".join(
            [
                "/** The facts of each event, by its name. */",
                f"export interface {whose}Told {{",
                *lines,
                "}\n",
                f"export type {whose}Event = {{",
                f"  [E in keyof {whose}Told]: HappeningOf<E, {whose}Told[E]> & {{ {mark} }};",
                f"}}[keyof {whose}Told];\n",
            ]
        )

    def struct(self, kind: facts.StructType, *, is_sent: bool) -> str:
        """Write one struct."""
        cls = kind.cls
        # The client already has a type `Say`, for messages in a language.
        name = f"{cls.__name__}Request" if issubclass(cls, Request) else cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""  # reserves its place before the types it refers to
        # An event is identified by its name, which determines its facts.
        whole = "HappeningOf<Name, Facts>" if cls is messages.Happening else name
        lines = [comment(cls), f"export interface {whole} {{"]
        if kind.tag_field is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        # A field that the server sends is optional only if its struct omits defaults; a field of a
        # request is optional if it has a default.
        optional = cls.__struct_config__.omit_defaults if is_sent else True
        for field in kind.fields:
            text = RAW.get((name, field.encode_name)) or self.text_of(field.type, is_sent=is_sent)
            mark = "?" if optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {text};")
        self.written[name] = "\n".join([*lines, "}"])
        return name


def comment(kind: type) -> str:
    """Return a type's docstring as a comment."""
    return f"/** {(kind.__doc__ or '').strip().partition(chr(10))[0]} */"


def words_of(values: tuple[str, ...]) -> str:
    """Return a union of strings as a type."""
    return " | ".join(f'"{value}"' for value in values)


def fact_types(game: str) -> str:
    """Return the file of one game's facts."""
    module = import_module(f"bocamina.games.{game}.facts")
    writer = Writer()
    parts = [FACTS_HEADER, FACTS_IMPORTS]
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            parts.append(f"export type {name} = {words_of(get_args(value))};\n")
            writer.words[tuple(sorted(get_args(value)))] = name
    for part in PARTS:
        if hasattr(module, part):
            # One at a time: msgspec knows no union of typed dicts.
            kinds = get_args(getattr(module, part)) or (getattr(module, part),)
            names = [writer.text_of(facts.type_info(kind), is_sent=True) for kind in kinds]
            if len(names) > 1 or names[0] not in writer.written:
                writer.written[part] = f"export type {part} = {' | '.join(names)};"
    faces = getattr(import_module(f"bocamina.games.{game}.describe"), "FACES", None)
    if faces is not None:
        kind = writer.text_of(facts.type_info(module.FaceFacts), is_sent=True)
        parts.append(f"{FACES}: Record<string, {kind} | undefined> = {json.dumps(faces)};\n")
    events = event_kinds(import_module(f"bocamina.games.{game}.events"))
    told = writer.events(events, "Game", "at_table?: false")
    parts += [f"{text}\n" for text in writer.written.values()]
    parts += [told, "/** What happens in this game and at its table. */"]
    parts.append("export type Happened = GameEvent | TableEvent;\n")
    return "\n".join(parts)


def table_types() -> str:
    """Return the file of the events of tables."""
    kinds = {name_of(kind): kind for kind in TableEvent.__subclasses__()}
    told = Writer().events(kinds, "Table", "at_table: true")
    return "\n".join(
        [TABLE_HEADER, 'import type { HappeningOf } from "../wire";\n', told, ANY_EVENT]
    )


def analysis_types() -> str:
    """Return the file of the types of an analysis."""
    writer = Writer()
    writer.text_of(facts.type_info(Analysis), is_sent=True)
    return "\n".join([ANALYSIS_HEADER, *(f"{text}\n" for text in writer.written.values())])


def files() -> dict[Path, str]:
    """Return all files with their contents."""
    made = {
        CLIENT / "wire.ts": wire_types(),
        CLIENT / "table/facts.ts": table_types(),
        CLIENT / "review/facts.ts": analysis_types(),
    }
    for game in GAMES:
        if (ROOT / f"src/bocamina/games/{game}/facts.py").is_file():
            made[CLIENT / f"games/{game}/facts.ts"] = fact_types(game)
    return made


def wire_types() -> str:
    """Return the file of the server's messages."""
    writer = Writer()
    to_client = writer.text_of(facts.type_info(messages.AnyToClient), is_sent=True)
    for kind in SENT:
        writer.text_of(facts.type_info(kind), is_sent=True)
    from_client = writer.text_of(facts.type_info(messages.AnyFromClient), is_sent=False)
    for kind in ASKED:
        writer.text_of(facts.type_info(kind), is_sent=False)
    parts = [
        HEADER,
        'import type { Happening } from "./table/facts";\n',
        f"export const PROTOCOL = {messages.PROTOCOL};\n",
        *(f"{text}\n" for text in writer.written.values()),
        f"export type AnyToClient = {to_client};\n",
        f"export type AnyFromClient = {from_client};",
    ]
    return "\n".join(parts) + "\n"


def main() -> int:
    """Write the files, or check that they are up to date."""
    stale = [
        file
        for file, text in files().items()
        if not file.is_file() or file.read_text("utf-8") != text
    ]
    for file in stale:
        print(f"{file.relative_to(ROOT)}: {'out of date' if '--check' in sys.argv else 'written'}")
        if "--check" not in sys.argv:
            file.write_text(files()[file], "utf-8")
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
