"""Editions of a game: what each changed, and how texts of earlier ones are read today.

An edition is the rules and the notation of a game at one time. Games are played by the rules of
the edition they began with; whatever was written in an earlier notation is rewritten, step by
step, into that of today before anything else looks at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Rewrite: TypeAlias = Callable[[str], str]


def same(text: str) -> str:
    """Leave a text as it is."""
    return text


@final
class Edition:
    """What one edition changed; rules alone need no more than its place in the list.

    Each rewriting takes a text of the edition before and returns what this one writes for it.
    """

    def __init__(
        self,
        settings: Rewrite = same,
        position: Rewrite = same,
        move: Rewrite = same,
        outcome: Rewrite = same,
        phrase: Rewrite = same,
        overtakes: bool = False,
    ) -> None:
        self.settings = settings
        self.position = position
        self.move = move
        self.outcome = outcome
        self.phrase = phrase
        # Whether games under way switch to it, because the older rules should not be played any
        # more.
        self.overtakes = overtakes


class Rewriting:
    """Brings texts of one edition to the notation of the newest."""

    def __init__(self, editions: Sequence[Edition], written: int) -> None:
        self.editions = list(editions[written - 1 :])

    def settings(self, text: str) -> str:
        """Return a line of settings as it is written today."""
        for edition in self.editions:
            text = edition.settings(text)
        return text

    def position(self, text: str) -> str:
        """Return a position as it is written today; its first line is the settings."""
        for edition in self.editions:
            first, _, rest = edition.position(text).partition("\n")
            text = f"{edition.settings(first)}\n{rest}"
        return text

    def move(self, text: str) -> str:
        """Return a move, not a take-back, as it is written today."""
        for edition in self.editions:
            text = edition.move(text)
        return text

    def outcome(self, text: str) -> str:
        """Return an outcome as it is written today."""
        for edition in self.editions:
            text = edition.outcome(text)
        return text

    def phrase(self, text: str) -> str:
        """Return the name of a ready phrase as it is today."""
        for edition in self.editions:
            text = edition.phrase(text)
        return text


def rules_to_go_on_by(editions: Sequence[Edition], rules: int) -> int:
    """Return the edition whose rules a game under way continues by."""
    for number in range(len(editions) + 1, rules, -1):
        if editions[number - 2].overtakes:
            return number
    return rules
