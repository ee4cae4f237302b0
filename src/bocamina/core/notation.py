"""Positions and views as text: a line of settings, the public part, a line a seat, the hidden part.

What a viewer may not know prints as `?`. Moves and outcomes have their text in each game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from bocamina.core.errors import BadSetting, Unreadable
from bocamina.core.options import format_value, settle
from bocamina.core.state import SPECTATOR, State, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.core.options import Settings, Value

UNKNOWN: Final = "?"
W = TypeVar("W", bound=str)


def read_number(text: str, what: str, low: int, high: int) -> int:
    """Read a whole number from 0 on, within bounds and written as it is printed."""
    is_number = text.isascii() and text.isdigit() and len(text) <= 9 and str(int(text)) == text
    if not (is_number and low <= int(text) <= high):
        raise Unreadable(f"{what} ({low} to {high})", repr(text))
    return int(text)


def read_word(text: str, what: str, words: Iterable[W]) -> W:
    """Read one of some words."""
    known = list(words)
    for word in known:
        if word == text:
            return word
    raise Unreadable(f"{what} ({', '.join(known)})", repr(text))


def labelled(lines: list[str], labels: Iterable[str]) -> dict[str, str]:
    """Read lines that each begin with a different label, all of `labels` and in their order."""
    rest = iter(lines)
    found: dict[str, str] = {}
    for label in labels:
        line = next(rest, None)
        head, _, tail = (line or "").partition(" ")
        if head != label:
            raise Unreadable(
                f"a line '{label} ...'", "nothing more" if line is None else repr(line)
            )
        found[label] = tail
    for line in rest:
        raise Unreadable("no further line of the public part", repr(line))
    return found


def format_settings(game: AnyGame, settings: Settings) -> str:
    """Print the game, its seats and the options that differ from their defaults."""
    changed = [
        f"{option.name}={format_value(settings.options[option.name])}"
        for option in game.options
        if settings.options[option.name] != option.default
    ]
    return " ".join([game.name, f"seats={settings.seats}", *changed])


def parse_settings(game: AnyGame, text: str) -> Settings:
    """Read what `format_settings` prints."""
    name, _, rest = text.partition(" ")
    if name != game.name:
        raise Unreadable(f"'{game.name} seats=...'", repr(text))
    return settle(game, *seats_and_options(parse_assignments(rest)))


def parse_assignments(text: str) -> dict[str, Value]:
    """Read words of the form `name=value`, each name once."""
    given: dict[str, Value] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Unreadable("name=value", repr(word))
        if name in given:
            raise Unreadable(f"{name} once", f"{word!r} again")
        given[name] = value
    return given


def seats_and_options(given: dict[str, Value]) -> tuple[int, dict[str, Value]]:
    """Tell the number of seats from the options among what was read as assignments."""
    if "seats" not in given:
        raise BadSetting("seats=number", "no seats")
    seats = read_number(str(given["seats"]), "seats", 0, 99)
    return seats, {name: given[name] for name in given if name != "seats"}


def format_position(game: AnyGame, state: AnyState) -> str:
    """Print a position, secrets included."""
    public = state.public
    parts = [game.format_private(public, private) for private in state.private]
    shared = format_shared(game, state.view(SPECTATOR))
    return assemble(shared, parts, game.format_hidden(public, state.hidden))


def format_view(game: AnyGame, view: AnyView, shared: str = "") -> str:
    """Print what a viewer may know, with `?` for the rest.

    Whoever prints the views of several viewers gives what they share, printed once.
    """
    parts = [UNKNOWN] * view.public.settings.seats
    if view.seat != SPECTATOR:
        parts[view.seat] = game.format_private(view.public, view.own())
    return assemble(shared or format_shared(game, view), parts, UNKNOWN)


def format_shared(game: AnyGame, view: AnyView) -> str:
    """Print what everybody may know: the first lines of a position and of every view of it."""
    public = view.public
    return "\n".join([format_settings(game, public.settings), *game.format_public(public)])


def assemble(shared: str, parts: list[str], hidden: str) -> str:
    """Join the lines of a position or view."""
    seats = [f"seat {seat} {part}" for seat, part in enumerate(parts)]
    return "\n".join([shared, *seats, f"hidden {hidden}"])


def parse_position(game: AnyGame, text: str) -> AnyState:
    """Read what `format_position` prints and check that the rules allow it."""
    settings, lines, parts, hidden = take_apart(game, text)
    for seat, part in enumerate(parts):
        if part == UNKNOWN:
            raise Unreadable(f"what seat {seat} knows, since a position is the whole truth", "?")
    if hidden == UNKNOWN:
        raise Unreadable("the hidden part, since a position is the whole truth", "?")
    public = game.parse_public(settings, lines)
    private = [game.parse_private(public, part) for part in parts]
    state: AnyState = State(public, private, game.parse_hidden(public, hidden))
    game.complete(state)
    game.check(state)
    return state


def parse_view(game: AnyGame, text: str) -> AnyView:
    """Read what `format_view` prints."""
    settings, lines, parts, hidden = take_apart(game, text)
    if hidden != UNKNOWN:
        raise Unreadable("'hidden ?' in a view", repr(hidden))
    known = [seat for seat, part in enumerate(parts) if part != UNKNOWN]
    if len(known) > 1:
        raise Unreadable("one seat's knowledge at most in a view", f"{len(known)} seats'")
    public = game.parse_public(settings, lines)
    if not known:
        return View(SPECTATOR, public, None)
    return View(known[0], public, game.parse_private(public, parts[known[0]]))


def take_apart(game: AnyGame, text: str) -> tuple[Settings, list[str], list[str], str]:
    """Split a position or view into settings, public lines, a text a seat, the hidden text."""
    lines = text.rstrip("\n").split("\n")
    settings = parse_settings(game, lines[0])
    body, tail = lines[1 : -settings.seats - 1], lines[1:][-settings.seats - 1 :]
    if len(tail) <= settings.seats:
        raise Unreadable(f"{settings.seats} seat lines and a hidden line", f"{len(lines)} lines")
    parts = []
    for seat in range(settings.seats):
        label, part = f"seat {seat} ", tail[seat]
        if not part.startswith(label):
            raise Unreadable(f"a line '{label}...'", repr(part))
        parts.append(part.removeprefix(label))
    if not tail[-1].startswith("hidden "):
        raise Unreadable("a last line 'hidden ...'", repr(tail[-1]))
    return settings, body, parts, tail[-1].removeprefix("hidden ")
