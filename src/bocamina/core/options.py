"""House rules: what may be set before a game, and what was set for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.game import AnyGame

Value: TypeAlias = "bool | int | str"


@final
class Option:
    """One house rule: its default, the values it may take, and the clause that explains it.

    A variant is one that the publisher offers.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        values: Sequence[Value] | range,
        clause: str,
        *,
        is_variant: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.clause = clause
        self.is_variant = is_variant

    def expected(self) -> str:
        """Say which values the option may take."""
        if isinstance(self.values, range):
            return f"{self.name}={self.values[0]}..{self.values[-1]}"
        return f"{self.name}=" + "|".join(format_value(value) for value in self.values)

    def read(self, given: Value) -> Value:
        """Return the option's value, given as text or as a value."""
        text = format_value(given)
        for value in self.values:
            if format_value(value) == text:
                return value
        raise BadSetting(self.expected(), f"{self.name}={text}")


@final
class Settings:
    """What a game was set up with: the number of seats and every option's value."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.rules = game.rules_version  # the edition by whose rules the game is played
        self.seats = seats
        self.options = options

    def __reduce__(self) -> tuple[type[Settings], tuple[AnyGame, int, dict[str, Value]]]:
        return Settings, (self.game, self.seats, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self.__reduce__() == other.__reduce__()

    def __str__(self) -> str:
        from bocamina.core.notation import format_settings  # a circular import

        return format_settings(self.game, self)

    def __repr__(self) -> str:
        return f"read_settings({str(self)!r})"

    def flag(self, name: str) -> bool:
        """Return a true-or-false option."""
        return self.options[name] is True

    def number(self, name: str) -> int:
        """Return an option that is a number."""
        value = self.options[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """Return an option that is a word."""
        value = self.options[name]
        assert isinstance(value, str)
        return value


def format_value(value: Value) -> str:
    """Print an option's value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def settle(game: AnyGame, seats: int, given: Mapping[str, Value]) -> Settings:
    """Check the requested options and fill in the defaults."""
    counts = game.seat_counts
    if seats not in counts:
        raise BadSetting(f"{counts[0]} to {counts[-1]} seats for {game.name}", f"{seats}")
    names = [option.name for option in game.options]
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            raise BadSetting(f"an option of {game.name} ({known})", f"{name!r}")
    values = {
        option.name: option.read(given.get(option.name, option.default)) for option in game.options
    }
    return Settings(game, seats, values)
