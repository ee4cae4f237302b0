"""Errors in requests, each kind a type of its own.

Each passes all its arguments to `Exception` and is formatted later, so that it can be pickled.
"""

from __future__ import annotations


class BocaminaError(Exception):
    """The root of all errors that a caller may want to show to a person."""


class Mismatch(BocaminaError):
    """Something other than what was expected."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(expected, got)
        self.expected = expected
        self.got = got

    def __str__(self) -> str:
        return f"expected {self.expected}, got {self.got}"


class Unreadable(Mismatch):
    """A text that is not in the notation, whatever the position."""


class BadSetting(Mismatch):
    """An unknown game or option, an impossible value or number of seats."""


class UnknownRules(Mismatch):
    """An edition of a game that this version of the program does not know."""


class IllegalPosition(Mismatch):
    """A readable position that the components and rules do not allow."""


def demand(holds: bool, expected: str, got: str) -> None:
    """Raise IllegalPosition unless a condition holds."""
    if not holds:
        raise IllegalPosition(expected, got)


class IllegalOutcome(Mismatch):
    """A readable outcome that chance cannot give here."""


class WrongTurn(Mismatch):
    """A request that the present turn does not allow, such as chance's when a seat is to move."""


class BrokenRecord(BocaminaError):
    """A record that cannot be read, replayed or verified, and the first line where that shows."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class IllegalMove(BocaminaError):
    """A readable move that a clause of the rules forbids in this position."""

    def __init__(self, clause: str, reason: str, facts: dict[str, str]) -> None:
        super().__init__(clause, reason, facts)
        self.clause = clause
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        words = self.reason.replace("-", " ")
        return f"{self.clause}: {words} ({told})" if told else f"{self.clause}: {words}"


class NotYourTurn(IllegalMove):
    """A move by a seat that has nothing to decide now."""
