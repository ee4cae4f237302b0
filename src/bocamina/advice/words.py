"""Advice in words, in either language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.advice.advice import BETWEEN
from bocamina.language import message_id

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.advice.advice import Advice, Rung, Thought
    from bocamina.language import Speaker


class AdviceWording:
    """Puts thoughts for one seat of a game into words."""

    def __init__(
        self,
        speaker: Speaker,
        game: str,
        seat: int,
        names: Sequence[str],
        move_in_words: Callable[[str], str] = str,
    ) -> None:
        self.speaker = speaker
        self.game, self.seat = game, seat
        self.names = names
        self.move_in_words = move_in_words  # formats a move as the reader types or reads it

    def rung(self, rung: Rung) -> str:
        """Return one rung of the hint."""
        return " ".join(self.thoughts(rung.kind, rung.thoughts))

    def thoughts(self, part: str, thoughts: Sequence[Thought]) -> list[str]:
        """Return several thoughts, each after the move that it speaks against, named once."""
        before = ("", *(each.against for each in thoughts))
        return [
            self.thought(part, each, names_move=each.against != last)
            for each, last in zip(thoughts, before, strict=False)
        ]

    def thought(self, part: str, thought: Thought, *, names_move: bool = True) -> str:
        """Return a thought of a part of the advice: think, look, do, why or belief."""
        facts = {**thought.facts, "against": "yes" if thought.against else "no"}
        for name in ("move", "then_moves"):
            if name in facts:
                moves = str(facts[name]).split(BETWEEN)
                facts[name] = BETWEEN.join(self.move_in_words(move) for move in moves)
        told = self.speaker.with_names(facts, self.names, self.seat)
        words = self.speaker.say(self.message(part, thought.kind), **told)
        if not thought.against or not names_move:
            return words
        move = self.move_in_words(thought.against)
        return self.speaker.say("advice-why-against", move=move, words=words)

    def message(self, part: str, kind: str) -> str:
        """Return the game's own message where it has one, or else that of all games."""
        own = message_id("advice", self.game, part, kind)
        return own if self.speaker.knows(own) else message_id("advice", part, kind)


class Wording(AdviceWording):
    """Puts the advice for one seat into words."""

    def __init__(
        self,
        speaker: Speaker,
        advice: Advice,
        names: Sequence[str],
        move_in_words: Callable[[str], str] = str,
    ) -> None:
        super().__init__(speaker, advice.game, advice.seat, names, move_in_words)
        self.advice = advice

    def beliefs(self) -> list[str]:
        """Return what is believed, a sentence each."""
        return [self.thought("belief", belief) for belief in self.advice.beliefs]

    def against(self, move: int) -> list[str]:
        """Return why the best move is better than another; nothing if it is not clearly better."""
        prospect = self.advice.prospect(move)
        if prospect is self.advice.best or self.advice.is_close(prospect):
            return []
        told = self.advice.told(self.advice.reasons(move))
        return self.thoughts("why", told or self.advice.small_things(move))
