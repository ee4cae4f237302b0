"""The course of the game. Clause numbers are those of docs/rules/racing_dwarfs.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.state import Hidden, State
from bocamina.games.racing_dwarfs.racing import play_race
from bocamina.games.racing_dwarfs.setting_up import (
    play_setting_up,
    resolve_setting_up,
    setting_up_weights,
)
from bocamina.games.racing_dwarfs.state import RACE, Nothing, Race

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log
    from bocamina.core.options import Settings
    from bocamina.games.racing_dwarfs.state import RaceState, RaceView


def setup(settings: Settings) -> RaceState:
    """Return the empty board before lots are drawn."""
    race = Race(settings)
    race.prepare()
    return State(race, [Nothing() for _ in range(settings.seats)], Hidden())


def may_take_back(view: RaceView) -> bool:
    """R29: an action may be taken back while its turn lasts, since a race reveals nothing."""
    race = view.public
    return race.phase == RACE and race.mover == view.seat and len(race.trail) > 0


def play(state: RaceState, seat: i64, move: i64, log: Log) -> None:
    """Carry out a move."""
    race = state.public
    if race.phase == RACE:
        play_race(race, seat, move, log)
    else:
        play_setting_up(race, seat, move, log)


def outcome_weights(state: RaceState) -> list[int]:
    """Return how likely each outcome is."""
    return setting_up_weights(state.public)


def resolve(state: RaceState, outcome: i64, log: Log) -> None:
    """Carry out an outcome; there is none once the race has begun."""
    resolve_setting_up(state.public, outcome, log)
