"""The text format of lessons, described in docs/write-a-lesson.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BocaminaError, Unreadable
from bocamina.players.names import BOT_NAMES
from bocamina.teaching.conditions import MoveIs, parse_condition
from bocamina.teaching.drill import MOST_TASKS, Drill, Reply, Task

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,40}")
HEADER: Final = ("lesson", "version", "game", "seat", "names")
LONGEST_SCRIPT: Final = 40  # the most steps after one move, which bounds the cost of a request


class BadLesson(BocaminaError):
    """A lesson that cannot be read, and the line with the error."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


@dataclass(frozen=True)
class Lesson:
    """A drill with a permanent name and a version that changes with its steps."""

    name: str
    version: int
    drill: Drill

    @property
    def title(self) -> str:
        """The message with its title; `.about` describes it, `.end` says what comes after."""
        return f"lesson-{self.name}"


@dataclass
class Draft:
    """A step while its lines are being read."""

    name: str
    position: str = ""
    before: list[str] = field(default_factory=list)
    move: str = ""
    quiet: bool = False  # the move is shown on request only
    script: list[str] = field(default_factory=list)
    replies: list[tuple[Reply, list[str]]] = field(default_factory=list)


class Reader:
    """Reads a lesson line by line."""

    def __init__(self) -> None:
        self.header: dict[str, str] = {}
        self.drafts: list[Draft] = []
        self.follows: list[str] | None = None  # the script that `then` adds to

    def take(self, word: str, rest: str) -> None:
        """Take in a line."""
        if word in HEADER:
            if word in self.header or self.drafts:
                raise Unreadable(f"'{word}' once, before the first step", "it again")
            self.header[word] = rest
        elif word == "step":
            if not NAME.fullmatch(rest) or any(draft.name == rest for draft in self.drafts):
                raise Unreadable("a new name of small letters and dashes", repr(rest))
            self.drafts.append(Draft(rest))
            self.follows = None
        elif not self.drafts:
            raise Unreadable(f"one of {', '.join(HEADER)}, or 'step NAME'", repr(word))
        else:
            self.take_in_step(self.drafts[-1], word, rest)

    def take_in_step(self, draft: Draft, word: str, rest: str) -> None:
        """Take in a line of a step."""
        match word:
            case "before":
                draft.before.append(rest)
            case "quiet":
                draft.quiet = True
            case "do":
                if draft.move:
                    raise Unreadable("one 'do' in a step", "another")
                draft.move, self.follows = rest, draft.script
            case "fine" | "wrong":
                condition, colon, attribute = rest.rpartition(":")
                if not colon or not NAME.fullmatch(attribute.strip()):
                    raise Unreadable(f"'{word} CONDITION: WORDS'", repr(rest))
                words = f"{self.message(draft.name)}.{attribute.strip()}"
                reply = Reply(parse_condition(condition), word == "fine", words)
                self.follows = []
                draft.replies.append((reply, self.follows))
            case "then":
                if self.follows is None:
                    raise Unreadable("'do', 'fine' or 'wrong' before 'then'", "none")
                self.follows.append(rest)
            case _:
                raise Unreadable(
                    "position, before, quiet, do, then, fine, wrong or step", repr(word)
                )

    def message(self, step: str) -> str:
        """Return the message that a step says."""
        return f"lesson-{self.header.get('lesson', '')}-{step}"

    def task(self, draft: Draft) -> Task:
        """Return the task of a complete step."""
        if not draft.move:
            raise Unreadable(f"'do MOVE' in the step {draft.name}", "none")
        script = tuple(draft.script)
        replies = [Reply(MoveIs(draft.move), True, "", script)]
        for reply, own in draft.replies:
            # Other accepted moves are followed by the same script, unless they have their own.
            follows = tuple(own) or (script if reply.is_right else ())
            replies.append(Reply(reply.condition, reply.is_right, reply.words, follows))
        if any(len(reply.script) > LONGEST_SCRIPT for reply in replies):
            raise Unreadable(f"{LONGEST_SCRIPT} lines after one move at most", "more")
        message = self.message(draft.name)
        otherwise = f"{message}.else"
        return Task(
            draft.name,
            message,
            draft.move,
            tuple(replies),
            otherwise,
            draft.position,
            tuple(draft.before),
            glows=not draft.quiet,
        )

    def lesson(self) -> Lesson:
        """Return the lesson that was read."""
        missing = [word for word in HEADER[:4] if word not in self.header]
        if missing or not self.drafts or not self.drafts[0].position:
            raise Unreadable(f"{', '.join(HEADER[:4])} and a step with a position", "less")
        if len(self.drafts) > MOST_TASKS:
            raise Unreadable(f"{MOST_TASKS} steps at most", str(len(self.drafts)))
        for before, draft in zip(self.drafts, self.drafts[1:], strict=False):
            if draft.position and before.move != "on":
                raise Unreadable("'do on' in the step before a position", before.move)
        name, names = self.header["lesson"], self.header.get("names", "").split()
        drill = Drill(
            f"lesson/{name}",
            self.header["game"],
            int(self.header["seat"]),
            tuple(self.task(draft) for draft in self.drafts),
            tuple(names) or BOT_NAMES,
        )
        return Lesson(name, int(self.header["version"]), drill)


def parse_lesson(text: str) -> Lesson:
    """Read a lesson."""
    reader, lines = Reader(), enumerate(text.split("\n"), 1)
    number = 0
    try:
        for number, line in lines:  # noqa: B007 (told where it fails)
            word, _, rest = line.strip().partition(" ")
            if word == "position" and reader.drafts:
                reader.drafts[-1].position = read_position(lines)
            elif word and not word.startswith("#"):
                reader.take(word, rest.strip())
        return reader.lesson()
    except (BocaminaError, ValueError) as error:
        raise BadLesson(number, str(error)) from error


def read_position(lines: Iterator[tuple[int, str]]) -> str:
    """Return the lines up to one that is a single dot."""
    found: list[str] = []
    for _, line in lines:
        if line.strip() == ".":
            return "\n".join(found)
        found.append(line.strip())
    raise Unreadable("a line '.' after the position", "the end")
