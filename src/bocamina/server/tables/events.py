"""What happens at a table besides the game; all of it is told to everybody."""

from __future__ import annotations

from dataclasses import dataclass, fields

from bocamina.core.words import spell


@dataclass(frozen=True)
class TableEvent:
    """Something that happened at a table, named in the past as the events of games are."""

    def facts(self) -> dict[str, object]:
        """Return what there is to tell, by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def name_of(kind: type[object]) -> str:
    """Return the name of a kind of event in texts: `SeatTaken` is `seat_taken`."""
    return spell(kind.__name__, "_")


@dataclass(frozen=True)
class RulesChanged(TableEvent):
    """The host set other house rules."""

    settings: str


@dataclass(frozen=True)
class SeatTaken(TableEvent):
    """A person sat down."""

    seat: int
    name: str


@dataclass(frozen=True)
class BotSeated(TableEvent):
    """A bot was given a seat."""

    seat: int
    name: str
    player: str


@dataclass(frozen=True)
class SeatFreed(TableEvent):
    """A seat became free."""

    seat: int
    name: str


@dataclass(frozen=True)
class PlayerRemoved(TableEvent):
    """The host removed a person; in a game a bot plays on."""

    seat: int
    name: str
    playing: bool


@dataclass(frozen=True)
class PlayerReadmitted(TableEvent):
    """The host let somebody in again who had been removed."""

    name: str


@dataclass(frozen=True)
class WatchersAdmitted(TableEvent):
    """The host let people without a seat watch, or forbade it."""

    watchers: bool


@dataclass(frozen=True)
class LatecomersInvited(TableEvent):
    """The host let latecomers take the seats of bots, or forbade it."""

    latecomers: bool


@dataclass(frozen=True)
class BotRelieved(TableEvent):
    """A latecomer took over from a bot."""

    seat: int
    name: str
    bot: str


@dataclass(frozen=True)
class EntropyAdded(TableEvent):
    """A seat added its own randomness to the deal."""

    seat: int


@dataclass(frozen=True)
class GameStarted(TableEvent):
    """The game began."""


@dataclass(frozen=True)
class SeatResigned(TableEvent):
    """A person gave the seat up, and a bot plays on."""

    seat: int


@dataclass(frozen=True)
class HelpChosen(TableEvent):
    """A seat takes hints from now on, or has a coach as well."""

    seat: int
    by: str


@dataclass(frozen=True)
class BotStoodIn(TableEvent):
    """A bot made a move for a person who was absent or out of time."""

    seat: int


@dataclass(frozen=True)
class TextSaid(TableEvent):
    """A seat said something in its own words."""

    seat: int
    text: str


@dataclass(frozen=True)
class PhraseSaid(TableEvent):
    """A seat said a ready phrase; `about` is the seat or thing it speaks of, -1 for none."""

    seat: int
    phrase: str
    about: int


@dataclass(frozen=True)
class ClocksStopped(TableEvent):
    """The server stops, and the clocks with it."""


@dataclass(frozen=True)
class ClocksResumed(TableEvent):
    """The clocks go on."""


@dataclass(frozen=True)
class RulesRenewed(TableEvent):
    """The game goes on by the rules of a newer version."""

    rules: int


@dataclass(frozen=True)
class TableReopened(TableEvent):
    """The same people want another game."""


@dataclass(frozen=True)
class SeedRevealed(TableEvent):
    """The game is over, and its deal can be checked."""

    seed: str
