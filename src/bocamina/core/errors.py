"""Everything that can be wrong with what somebody asked for, each kind a type of its own."""

from __future__ import annotations


class BocaminaError(Exception):
    """The root of all errors that a caller may want to show to a person."""


class Mismatch(BocaminaError):
    """Something other than what was expected."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}, got {got}")
        self.expected = expected
        self.got = got


class Unreadable(Mismatch):
    """A text that is not in the notation, whatever the position."""


class BadSetting(Mismatch):
    """An unknown game or option, an impossible value or number of seats."""


class IllegalPosition(Mismatch):
    """A readable position that the components and rules do not allow."""


class IllegalOutcome(Mismatch):
    """A readable outcome that chance cannot give here."""


class WrongTurn(Mismatch):
    """A request that the present turn does not allow, such as chance's when a seat is to move."""


class BrokenRecord(BocaminaError):
    """A record that cannot be read, replayed or verified, and the first line where that shows."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class IllegalMove(BocaminaError):
    """A readable move that a clause of the rules forbids in this position."""

    def __init__(self, clause: str, reason: str, facts: dict[str, str]) -> None:
        told = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        words = reason.replace("-", " ")
        super().__init__(f"{clause}: {words} ({told})" if told else f"{clause}: {words}")
        self.clause = clause
        self.reason = reason
        self.facts = facts


class NotYourTurn(IllegalMove):
    """A move by a seat that has nothing to decide now."""
