"""What a person at the terminal says to the others, in ready phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from bocamina.players.phrases import phrases_of
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.language import Speaker

SAY_WORDS: Final = ("say", "decir", "di")
ABOUT_SEAT: Final = "\x01"
ABOUT_NUMBER: Final = "\x02"
BLANK: Final = "…"


class Talk:
    """The phrases of a game, numbered, and how to say them."""

    def __init__(self, game: str, speaker: Speaker, names: Sequence[str], seat: int) -> None:
        self.phrases = phrases_of(game)
        self.speaker = speaker
        self.names = names
        self.seat = seat

    def about(self, phrase: str) -> Literal["nothing", "seat", "number"]:
        """Return what has to be named in a phrase."""
        words = self.speaker.say(phrase, about=ABOUT_SEAT, number=ABOUT_NUMBER)
        if ABOUT_SEAT in words:
            return "seat"
        return "number" if ABOUT_NUMBER in words else "nothing"

    def list(self) -> str:
        """Return all phrases with what to type for each."""
        word = self.speaker.say("terminal-say-word")
        lines = [self.speaker.say("terminal-say-help")]
        for number, phrase in enumerate(self.phrases, 1):
            words = self.speaker.say(phrase, about=BLANK, number=BLANK)
            typed = {"nothing": "", "seat": " B", "number": " 2"}[self.about(phrase)]
            lines.append(f"{word} {number}{typed}".ljust(12) + words)
        return "\n".join(lines)

    def read(self, words: Sequence[str]) -> Remark | None:
        """Return what `11 B` says; None where that is no phrase."""
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
        letters = [chr(ord("a") + seat) for seat in range(len(self.names))]
        known = [*letters, *(name.lower() for name in self.names)]
        word = words[0].lower()
        return known.index(word) % len(self.names) if word in known else None
