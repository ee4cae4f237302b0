"""Ready phrases that a person at the terminal says to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rich.console import Group
from rich.text import Text

from bocamina.players.phrases import phrases_of
from bocamina.players.player import Remark
from bocamina.terminal.unbroken import Unbroken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bocamina.terminal.face import Face

SAY_WORDS: Final = ("say", "decir", "di")
ABOUT_SEAT: Final = "\x01"
ABOUT_NUMBER: Final = "\x02"
BLANK: Final = "…"


class Talk:
    """The phrases of a game, numbered, and how to say them."""

    def __init__(self, face: Face) -> None:
        self.phrases = phrases_of(face.game.name)
        self.speaker = face.speaker
        self.names = face.names
        self.seat = face.seat
        self.letters = [face.letter(seat) for seat in range(len(face.names))]

    def about(self, phrase: str) -> Literal["nothing", "seat", "number"]:
        """Return the kind of thing that a phrase needs to name."""
        words = self.speaker.say(phrase, about=ABOUT_SEAT, number=ABOUT_NUMBER)
        if ABOUT_SEAT in words:
            return "seat"
        return "number" if ABOUT_NUMBER in words else "nothing"

    def list(self) -> RenderableType:
        """Return all phrases with what to type for each, in few enough lines for a low screen."""
        another = self.letters[0 if self.seat else -1]
        typed = {"nothing": "", "seat": f" {another}", "number": " 2"}
        abouts = [self.about(phrase) for phrase in self.phrases]
        numbered = []
        for number, (phrase, about) in enumerate(zip(self.phrases, abouts, strict=True), 1):
            words = self.speaker.say(phrase, about=BLANK, number=BLANK)
            words = words.replace(f"{BLANK}.", BLANK)  # the ellipsis of the blank ends the sentence
            numbered.append(Text.assemble((f"{number}{typed[about]}", "bold"), f" {words}"))
        numbers = "yes" if "number" in abouts else "no"
        told = self.speaker.say("terminal-say-help", letter=another, numbers=numbers)
        return Group(Text(told), Unbroken(numbered))

    def read(self, words: Sequence[str]) -> Remark | None:
        """Parse `11 B` as a phrase; None if it is not one."""
        if not words or not words[0].isdecimal() or not 1 <= int(words[0]) <= len(self.phrases):
            return None
        phrase = self.phrases[int(words[0]) - 1]
        about = self.read_about(self.about(phrase), words[1:])
        return None if about is None else Remark(self.seat, phrase, about)

    def read_about(self, what: str, words: Sequence[str]) -> int | None:
        """Return the seat or thing that a phrase is about, -1 for none; None if it is missing."""
        if what == "nothing":
            return None if words else -1
        if len(words) != 1:
            return None
        if what == "number":
            return int(words[0]) - 1 if words[0].isdecimal() and int(words[0]) else None
        known = [known.lower() for known in (*self.letters, *self.names)]
        word = words[0].lower()
        return known.index(word) % len(self.names) if word in known else None
