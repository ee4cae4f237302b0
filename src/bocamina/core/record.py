"""A game as text: header tags, perhaps a first position, then a line a step."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bocamina.core.errors import BrokenRecord, Unreadable

FIRST_LINE: Final = "bocamina record 1"
CHANCE_MARK: Final = "*"
RULES_MARK: Final = "="
RULES: Final = -2  # in the place of a seat: from here on the rules of another edition
TAGS: Final = (
    "game",
    "rules",
    "notation",
    "commitment",
    "entropy",
    "seed",
    "result",
    "dealt",
    "position",
)


COUNT: Final = re.compile(r"[1-9][0-9]{0,5}")


class Step(NamedTuple):
    """What one seat decided, or chance where the seat is None; RULES where the edition changed."""

    seat: int | None
    text: str


def format_step(step: Step) -> str:
    """Print a step on one line: `2 stay`, or `* snake` where chance decided."""
    if step.seat == RULES:
        return f"{RULES_MARK} {step.text}"
    return f"{CHANCE_MARK if step.seat is None else step.seat} {step.text}"


def parse_step(line: str) -> Step:
    """Read what `format_step` prints."""
    who, _, text = line.partition(" ")
    if who == CHANCE_MARK and text:
        return Step(None, text)
    if re.fullmatch(r"[0-9]|[1-9][0-9]", who) and text:
        return Step(int(who), text)
    if who == RULES_MARK and COUNT.fullmatch(text):
        return Step(RULES, text)
    raise Unreadable("'SEAT MOVE' or '* OUTCOME'", repr(line))


@dataclass
class Record:
    """Everything needed to play a game again, and to prove its deal once the seed is revealed."""

    settings: str
    rules: int  # the edition whose rules it began under
    notation: int = 0  # the edition whose notation it is written in, 0 where that is the same
    commitment: str = ""
    entropy: dict[int, str] = field(default_factory=dict)
    seed: str = ""
    result: str = ""
    dealt: int = 0  # how many outcomes came before its first step, where it begins at a position
    position: str = ""
    steps: list[Step] = field(default_factory=list)
    # The line numbers in the text it was read from; ignored when records are compared.
    step_lines: list[int] = field(default_factory=list, compare=False)
    tag_lines: dict[str, int] = field(default_factory=dict, compare=False)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.settings.partition(" ")[0]

    def line_of(self, step: int) -> int:
        """Return the line of a step, counted from 1, as read or as it will be printed."""
        if self.step_lines:
            return self.step_lines[step]
        return format_record(self).count("\n") + 2 - len(self.steps) + step

    def line_of_tag(self, tag: str) -> int:
        """Return the line of a header tag as read, or of the header where it is missing."""
        return self.tag_lines.get(tag, 1)


def format_record(record: Record) -> str:
    """Print a record; no line break at the end."""
    lines = [FIRST_LINE, f"game: {record.settings}", f"rules: {record.rules}"]
    if record.notation not in (0, record.rules):
        lines.append(f"notation: {record.notation}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    lines += [f"entropy {seat}: {text}" for seat, text in sorted(record.entropy.items())]
    if record.seed:
        lines.append(f"seed: {record.seed}")
    if record.result:
        lines.append(f"result: {record.result}")
    if record.dealt:
        lines.append(f"dealt: {record.dealt}")
    if record.position:
        lines += ["position:", *record.position.split("\n"), "."]
    lines.append("")
    lines += [format_step(step) for step in record.steps]
    return "\n".join(lines)


def parse_record(text: str) -> Record:
    """Read what `format_record` prints, whatever the line endings."""
    lines = [line.rstrip() for line in text.split("\n")]
    if lines[0] != FIRST_LINE:
        raise BrokenRecord(1, f"expected {FIRST_LINE!r}, got {lines[0]!r}")
    record = Record(settings="", rules=0)
    number = 1
    while number < len(lines) and lines[number]:
        line = lines[number]
        number += 1
        tag, colon, rest = line.partition(":")
        if not colon or tag in record.tag_lines or tag.partition(" ")[0] not in TAGS:
            raise BrokenRecord(number, f"expected a new tag ({', '.join(TAGS)}), got {line!r}")
        record.tag_lines[tag] = number
        if tag == "position":
            number = read_position(record, lines, number)
        else:
            read_tag(record, tag, rest.removeprefix(" "), number)
    if not record.settings or not record.rules:
        raise BrokenRecord(number, "expected the tags game and rules, got the end of the header")
    if record.notation == record.rules:
        record.notation = 0
    for index in range(number, len(lines)):
        if lines[index]:
            try:
                record.steps.append(parse_step(lines[index]))
            except Unreadable as error:
                raise BrokenRecord(index + 1, str(error)) from error
            record.step_lines.append(index + 1)
    return record


def read_position(record: Record, lines: list[str], start: int) -> int:
    """Read the lines of a position up to a lone dot, and return where the next line stands."""
    if "." not in lines[start:]:
        raise BrokenRecord(start, "expected a line '.' after the position, got the end")
    end = lines.index(".", start)
    record.position = "\n".join(lines[start:end])
    return end + 1


def read_tag(record: Record, tag: str, rest: str, line: int) -> None:
    """Put one header tag into the record."""
    if tag == "game":
        record.settings = rest
    elif tag == "rules":
        record.rules = read_count(rest, "a rules version", line)
    elif tag == "notation":
        record.notation = read_count(rest, "a notation's version", line)
    elif tag == "dealt":
        record.dealt = read_count(rest, "how many outcomes came before", line)
    elif tag == "commitment":
        record.commitment = rest
    elif tag == "seed":
        record.seed = rest
    elif tag == "result":
        record.result = rest
    elif seat := re.fullmatch(r"entropy ([0-9]|[1-9][0-9])", tag):
        record.entropy[int(seat[1])] = rest
    else:
        raise BrokenRecord(line, f"expected one of {', '.join(TAGS)}, got {tag!r}")


def read_count(text: str, what: str, line: int) -> int:
    """Read a number from 1 on."""
    if not COUNT.fullmatch(text):
        raise BrokenRecord(line, f"expected {what}, got {text!r}")
    return int(text)
