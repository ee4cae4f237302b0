"""The games of an arena as they are played, in a file from which it can be resumed."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from bocamina.core.errors import BadSetting
from bocamina.lab.contest import Played
from bocamina.lab.fixtures import Contest
from bocamina.lab.program import fingerprint
from bocamina.writing import writing

if TYPE_CHECKING:
    from io import BufferedRandom, BufferedWriter
    from pathlib import Path

    from bocamina.lab.fixtures import Fixture


class Title(msgspec.Struct, frozen=True, tag=True):
    """The first line of a scorebook, and another one when more games are requested later."""

    program: str
    contest: Contest
    games: int


class Scorebook:
    """The games played so far; with a file, every game is saved as soon as it ends."""

    def __init__(self, contest: Contest, games: int) -> None:
        self.contest = contest
        self.games = games
        self.played: dict[Fixture, Played] = {}
        self.file: BufferedWriter | BufferedRandom | None = None

    def keep_in(self, path: Path) -> None:
        """Create a file with the games so far, and append every game from now on."""
        with writing(path):
            try:
                self.file = path.open("xb")
            except FileExistsError as error:
                told = f"{path}, which exists"
                raise BadSetting("a new file, or --resume with an old one", told) from error
        self._write(self._title())
        for played in self.played.values():
            self._write(played)

    def note(self, played: Played) -> None:
        """Write down a game."""
        self.played[played.fixture] = played
        self._write(played)

    def want(self, games: int) -> None:
        """Set how many games are to be played in all."""
        if games != self.games:
            self.games = games
            self._write(self._title())

    def in_order(self) -> list[Played]:
        """Return the games in the order of the schedule, whichever ended first."""
        return sorted(
            self.played.values(), key=lambda game: (game.fixture.deal, game.fixture.rotation)
        )

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            # A full disk was already reported when the write failed.
            with suppress(OSError):
                self.file.close()

    def _title(self) -> Title:
        return Title(fingerprint(self.contest.entered()), self.contest, self.games)

    def _write(self, line: Title | Played) -> None:
        if self.file is None:
            return
        try:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()
        except OSError as error:
            told = f"{self.file.name}: {error.strerror}"
            raise BadSetting("a file that can hold more games", told) from error


def whole_lines(text: bytes) -> bytes:
    """Return the lines without an incomplete last one."""
    return text[: text.rfind(b"\n") + 1]


def read_scorebook(path: Path, text: bytes) -> tuple[list[Title], list[Played]]:
    """Return the titles and the games of an arena's file."""
    try:
        lines = whole_lines(text).splitlines()
        read = [msgspec.json.decode(line, type=Title | Played) for line in lines]
    except msgspec.MsgspecError as error:
        raise BadSetting("a file of an arena", f"{path}: {error}") from error
    titles = [line for line in read if isinstance(line, Title)]
    if not titles:
        raise BadSetting("a file of an arena", f"{path}, which is empty")
    return titles, [line for line in read if isinstance(line, Played)]


def reopen(path: Path, advice: str) -> Scorebook:
    """Read a scorebook and continue writing it; an incomplete last line is dropped.

    If the program has changed, the error includes the advice.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadSetting("a file of an arena", f"{path}: {error.strerror}") from error
    titles, games = read_scorebook(path, text)
    contest = titles[0].contest
    contest.check()
    if titles[0].program != (program := fingerprint(contest.entered())):
        told = f"{path}, begun by {titles[0].program}: {advice}"
        if contest.entered():
            raise BadSetting(f"games played by this very program and bots, {program}", told)
        raise BadSetting(f"games played by this very program, {program}", told)
    book = Scorebook(contest, titles[-1].games)
    for played in games:
        book.note(played)
    book.file = path.open("r+b")
    book.file.truncate(len(whole_lines(text)))
    book.file.seek(len(whole_lines(text)))
    return book
