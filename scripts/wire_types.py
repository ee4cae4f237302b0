"""scripts/wire_types.py [--check]: writes the client's wire types from the server's messages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as facts

from bocamina.server import catalogue, messages, played, problems
from bocamina.server.routes import moments
from bocamina.server.routes import tables as routes

FILE = Path(__file__).parents[1] / "src/bocamina/web/src/wire.ts"
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
)
ASKED: tuple[Any, ...] = (routes.NewTable, routes.NewSeat, routes.Code, routes.Ticket)
# What stands as ready-made JSON in a message, so that it is encoded once for all its readers.
RAW = {
    ("News", "events"): "Happening[]",
    ("News", "table"): "TableFacts | null",
    ("View", "public"): "unknown",
    ("Moment", "events"): "Happening[]",
}
HEADER = "// Written by scripts/wire_types.py from the server's message types; do not edit.\n"


class Writer:
    """Collects structs as TypeScript interfaces, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

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
            case facts.ListType():
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

    def struct(self, kind: facts.StructType, *, is_sent: bool) -> str:
        """Write one struct."""
        cls = kind.cls
        name = cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""  # holds its place before what it refers to
        about = (cls.__doc__ or "").strip().partition("\n")[0]
        lines = [f"/** {about} */", f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        # What the server sends is there unless it is left out where it says nothing new;
        # what it is asked may be left out where it has a default.
        optional = cls.__struct_config__.omit_defaults if is_sent else True
        for field in kind.fields:
            text = RAW.get((name, field.encode_name)) or self.text_of(field.type, is_sent=is_sent)
            mark = "?" if optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {text};")
        self.written[name] = "\n".join([*lines, "}"])
        return name


def wire_types() -> str:
    """Return the whole file."""
    writer = Writer()
    to_client = writer.text_of(facts.type_info(messages.AnyToClient), is_sent=True)
    for kind in SENT:
        writer.text_of(facts.type_info(kind), is_sent=True)
    from_client = writer.text_of(facts.type_info(messages.AnyFromClient), is_sent=False)
    for kind in ASKED:
        writer.text_of(facts.type_info(kind), is_sent=False)
    parts = [
        HEADER,
        f"export const PROTOCOL = {messages.PROTOCOL};\n",
        *(f"{text}\n" for text in writer.written.values()),
        f"export type AnyToClient = {to_client};\n",
        f"export type AnyFromClient = {from_client};",
    ]
    return "\n".join(parts) + "\n"


def main() -> int:
    """Write the file, or tell whether it is as it should be."""
    text = wire_types()
    if "--check" in sys.argv:
        return int(not FILE.is_file() or FILE.read_text("utf-8") != text)
    FILE.write_text(text, "utf-8")
    print(f"{FILE.relative_to(Path.cwd())}: {text.count('export interface')} types")
    return 0


if __name__ == "__main__":
    sys.exit(main())
