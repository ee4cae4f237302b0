"""A seat that another program plays, a line of JSON at a time; docs/write-a-bot.md describes it."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import weakref
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final

from bocamina.core.errors import BadSetting
from bocamina.core.events import format_event
from bocamina.core.notation import format_settings, format_view
from bocamina.players.asking import BadAnswer
from bocamina.players.player import Player, Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng

PREFIX: Final = "command:"
LAST_WORDS_SECONDS: Final = 2.0
SHOWN: Final = 8  # how many legal moves to list in the error about an illegal one


class CommandPlayer(Player):
    """Starts its program when it sits down, and ends it when the seat is no longer needed."""

    words: ClassVar[Sequence[str]] = ()

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.process = subprocess.Popen(
            self.words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="backslashreplace",
            bufsize=1,
        )
        weakref.finalize(self, end, self.process)
        self.has_begun = False

    def tell(self, **message: Any) -> None:
        """Write a line; a broken pipe shows when an answer is read."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()

    def begin(self, view: AnyView) -> None:
        """Say what is played, once."""
        if not self.has_begun:
            self.has_begun = True
            settings = format_settings(self.game, view.public.settings)
            self.tell(do="sit", settings=settings, seat=self.seat)

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        """Return the program's move, which it gives in notation or as an index in the list."""
        self.begin(view)
        texts = [self.game.format_move(move) for move in moves]
        limit = seconds if seconds < float("inf") else None
        self.tell(do="choose", view=format_view(self.game, view), legal=texts, seconds=limit)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BadAnswer(f"a move of {shlex.join(self.words)}", self.ending())
        answer = line.strip()
        if answer not in texts:
            known = ", ".join([*texts[:SHOWN], *["…"] * (len(texts) > SHOWN)])
            raise BadAnswer(f"a legal move ({known})", repr(answer[:80]))
        return moves[texts.index(answer)]

    def ending(self) -> str:
        """Describe how a program that stopped writing ended, if it did."""
        try:
            return f"its end, with status {self.process.wait(LAST_WORDS_SECONDS)}"
        except subprocess.TimeoutExpired:
            return "the end of its output"

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        """Tell what happened."""
        self.begin(view)
        if events:
            self.tell(do="notice", events=[format_event(event) for event in events])

    def hear(self, remark: Remark) -> None:
        """Tell what somebody said."""
        self.tell(do="hear", seat=remark.seat, phrase=remark.phrase, about=remark.about)


def end(process: subprocess.Popen[str]) -> None:
    """Close a program's input, and kill it if it does not exit."""
    for stream in (process.stdin, process.stdout):
        with suppress(OSError):
            if stream is not None:
                stream.close()
    try:
        process.wait(LAST_WORDS_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def split_words(text: str, separator: str) -> list[str]:
    """Split a command into words; a backslash is literal if it separates paths."""
    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split, lexer.commenters = True, ""
    if separator == "\\":
        lexer.escape = ""
    return list(lexer)


def command_player(name: str) -> type[Player]:
    """Return the bot that `command:PROGRAM WORD ...` names."""
    words = split_words(name.removeprefix(PREFIX), os.sep)
    if not words:
        raise BadSetting("command:PROGRAM with what it takes", repr(name))
    if shutil.which(words[0]) is None:  # fail now rather than in every game
        raise BadSetting("a program that can be run", repr(words[0]))
    return type("CommandPlayer", (CommandPlayer,), {"words": words, "__module__": __name__})
