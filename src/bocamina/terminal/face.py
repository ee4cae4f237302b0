"""The interface of a game in the terminal: drawing views and reading moves."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from rich.text import Text

from bocamina.core.errors import Unreadable
from bocamina.core.game import TAKE_BACK, TAKE_BACK_TEXT
from bocamina.core.notation import format_view
from bocamina.language import message_id

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.language import Speaker
    from bocamina.players.player import Remark

READABLE: Final = 70  # the most moves in a list, to fit a low screen
SEAT_STYLES = (
    "bold yellow",
    "bold cyan",
    "bold magenta",
    "bold green",
    "bold red",
    "bold blue",
    "bold white",
    "bold bright_yellow",
    "bold bright_cyan",
    "bold bright_magenta",
)


class Face:
    """Draws views and reads moves; this plain one shows any game in its notation."""

    def __init__(self, game: AnyGame, speaker: Speaker, names: Sequence[str], seat: int) -> None:
        self.game = game
        self.speaker = speaker
        self.names = names
        self.seat = seat

    def pictures(self, view: AnyView, width: int) -> Iterator[RenderableType]:
        """Draw what the person may know on a screen of a width, the largest picture first."""
        yield Text(format_view(self.game, view))

    def question(self, view: AnyView, moves: Sequence[int]) -> str:
        """Ask for a move, naming the ways to answer."""
        return self.speaker.say("terminal-your-move")

    def aside(self, view: AnyView, answer: str) -> RenderableType | None:
        """Return the reply to an answer that is a question; None if it is a move."""
        return None

    def unasked(self, view: AnyView, moves: Sequence[int]) -> int | None:
        """Return a move that the person has left to the program; None to ask the person."""
        return None

    def answers(self, view: AnyView, moves: Sequence[int]) -> list[str]:
        """Return the possible answers, for help."""
        known = self.game.format_move
        texts = [TAKE_BACK_TEXT if move == TAKE_BACK else known(move) for move in moves]
        return [self.in_words(text) for text in texts]

    def begun(self, view: AnyView, moves: Sequence[int], answer: str) -> list[str]:
        """Return the moves of which an answer is a prefix, such as `rotate d6`.

        If there are very many, return one for each possible next word.
        """
        words = self.in_notation(" ".join(answer.lower().split())).split()
        found = [
            whole
            for whole in self.answers(view, moves)
            if self.in_notation(whole).lower().split()[: len(words)] == words
        ]
        if len(found) <= READABLE:
            return found
        kinds = defaultdict(list)
        for whole in found:
            kinds[tuple(whole.split()[: len(words) + 1])].append(whole)
        return [f"{each[0]} … ({len(each)})" if each[1:] else each[0] for each in kinds.values()]

    def explanation(self, view: AnyView) -> str:
        """Return help on how to answer; nothing if the moves are self-explanatory."""
        return ""

    def shortcuts(self, view: AnyView, moves: Sequence[int]) -> dict[str, int]:
        """Return answers besides the notation, each for a legal move."""
        return {}

    def read(self, view: AnyView, moves: Sequence[int], answer: str) -> int:
        """Return the move that an answer means, without checking that it is legal."""
        words = " ".join(answer.lower().split())
        if self.in_notation(words) == TAKE_BACK_TEXT:
            return TAKE_BACK
        shortcuts = self.shortcuts(view, moves)
        if words in shortcuts:
            return shortcuts[words]
        try:
            return self.game.parse_move(self.in_notation(words))
        except Unreadable:
            return self.game.parse_move(self.in_notation(answer.strip()))

    def words(self) -> dict[str, str]:
        """Return the words that a person may type, each with its notation."""
        message = message_id(self.game.name, "terminal-words")
        pairs = self.speaker.say(message).split()[1:] if self.speaker.knows(message) else []
        return dict(pair.split("=") for pair in pairs)

    def in_notation(self, typed: str) -> str:
        """Translate a person's words into notation."""
        known = self.words()
        return " ".join(known.get(word.lower(), word) for word in typed.split(" "))

    def in_words(self, notation: str) -> str:
        """Translate a move from notation into the person's words."""
        typed: dict[str, str] = {}
        for word, meaning in self.words().items():
            typed.setdefault(meaning, word)  # the first synonym is the usual one
        return " ".join(typed.get(word, word) for word in notation.split(" "))

    def done(self, notation: str, moves: Sequence[int]) -> str:
        """Describe a move that was made, or could have been, given the legal ones."""
        return self.in_words(notation)

    def line(self, event: Event) -> str | None:
        """Put an event into words; None if the picture shows it anyway."""
        return self.speaker.tell(self.game.name, event, self.names, self.seat)

    def plainly(self, event: Event) -> str | None:
        """Put an event into words with names for cards and places, for output without a board."""
        message = message_id(self.game.name, "plain", event.name())
        if not self.speaker.knows(message):
            return self.line(event)
        facts = self.speaker.with_names(event.facts(), self.names, self.seat)
        return self.speaker.say(message, **facts, **self.named(event.facts()))

    def named(self, facts: Mapping[str, object]) -> dict[str, str]:
        """Return names for things that an event gives as symbols."""
        return {}

    def remark(self, remark: Remark) -> str:
        """Put what a seat says into words."""
        number = remark.about + 1
        about = self.names[remark.about] if 0 <= remark.about < len(self.names) else str(number)
        to_reader = f"{remark.phrase}.you"
        if remark.about == self.seat and self.speaker.knows(to_reader):
            phrase = self.speaker.say(to_reader)
        else:
            phrase = self.speaker.say(remark.phrase, about=about, number=number)
        return self.speaker.say(
            "table-event-phrase-said", who=self.names[remark.seat], phrase=phrase
        )

    def letter(self, seat: int) -> str:
        """Return the letter that marks a seat, in the picture and in what a person types."""
        return chr(ord("A") + seat)

    def name(self, seat: int) -> Text:
        """Return a seat's name in its style, marked with its letter so that colour is not alone."""
        return Text(f"{self.letter(seat)} {self.names[seat]}", SEAT_STYLES[seat])
