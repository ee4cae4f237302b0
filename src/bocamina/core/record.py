"""A game as text: header tags, perhaps a first position, then a line a step."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from bocamina.core.errors import BrokenRecord

FIRST_LINE: Final = "bocamina record 1"
CHANCE_MARK: Final = "*"
TAGS: Final = ("game", "rules", "commitment", "entropy", "seed", "result", "position")


@dataclass(frozen=True)
class Step:
    """What one seat decided, or chance where the seat is None."""

    seat: int | None
    text: str


@dataclass
class Record:
    """Everything needed to play a game again, and to prove its deal once the seed is revealed."""

    settings: str
    rules: int
    commitment: str = ""
    entropy: dict[int, str] = field(default_factory=dict)
    seed: str = ""
    result: str = ""
    position: str = ""
    steps: list[Step] = field(default_factory=list)
    step_lines: list[int] = field(default_factory=list)  # where they stood in the text it came from
    tag_lines: dict[str, int] = field(default_factory=dict)

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
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    lines += [f"entropy {seat}: {text}" for seat, text in sorted(record.entropy.items())]
    if record.seed:
        lines.append(f"seed: {record.seed}")
    if record.result:
        lines.append(f"result: {record.result}")
    if record.position:
        lines += ["position:", *record.position.split("\n"), "."]
    lines.append("")
    for step in record.steps:
        lines.append(f"{CHANCE_MARK if step.seat is None else step.seat} {step.text}")
    return "\n".join(lines)


def parse_record(text: str) -> Record:
    """Read what `format_record` prints, whatever the line ends."""
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
    for index in range(number, len(lines)):
        if lines[index]:
            record.steps.append(read_step(lines[index], index + 1))
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
        if not re.fullmatch(r"[1-9][0-9]{0,5}", rest):
            raise BrokenRecord(line, f"expected a rules version, got {rest!r}")
        record.rules = int(rest)
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


def read_step(line: str, number: int) -> Step:
    """Read one line behind the header."""
    who, _, text = line.partition(" ")
    if who == CHANCE_MARK and text:
        return Step(None, text)
    if re.fullmatch(r"[0-9]|[1-9][0-9]", who) and text:
        return Step(int(who), text)
    raise BrokenRecord(number, f"expected 'SEAT MOVE' or '* OUTCOME', got {line!r}")
