"""The line protocol by which any program can drive any game; docs/notation.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.advice.advising import USUAL_SECONDS, advise
from bocamina.advice.history import history_of
from bocamina.advice.printing import format_advice
from bocamina.core.dealer import Dealer
from bocamina.core.errors import BocaminaError, Unreadable, WrongTurn
from bocamina.core.events import format_event
from bocamina.core.match import Match
from bocamina.core.notation import (
    format_position,
    format_view,
    parse_assignments,
    parse_position,
    read_number,
    seats_and_options,
)
from bocamina.core.record import format_record
from bocamina.core.state import SPECTATOR
from bocamina.core.words import spell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame

HELP: Final = """\
new seats=N [seed=TEXT] [OPTION=VALUE ...]  start a game
position                                    set a position: its text follows, then a line .
show [SEAT|public|truth]                    print what a seat or a spectator may know, or everything
turn                                        print who must act: seats, chance, or over
legal SEAT                                  list a seat's moves
play SEAT MOVE                              make a move
advise SEAT [seconds=N] [seed=TEXT]         say what a seat's moves are worth, and why
outcomes                                    list what chance may bring, with weights
resolve [OUTCOME]                           let the dealer decide, or set the outcome
record                                      print the game so far
help                                        print this
quit                                        end"""


class Console:
    """Answers requests about one match, a line each; every answer ends in `ok` or `error: ...`."""

    def __init__(self, game: AnyGame, lines: Iterator[str]) -> None:
        self.game = game
        self.lines = lines  # what the other program writes
        self.match: Match | None = None
        self.commands: dict[str, Callable[[str], list[str]]] = {
            "new": self.new,
            "position": self.position,
            "show": self.show,
            "turn": self.turn,
            "legal": self.legal,
            "play": self.play,
            "advise": self.advise,
            "outcomes": self.outcomes,
            "resolve": self.resolve,
            "record": self.record,
            "help": self.help,
        }

    def answers(self) -> Iterator[str]:
        """Yield the answer to every request, as lines, until `quit` or the end of the requests."""
        for line in self.lines:
            command, _, rest = line.strip().partition(" ")
            if command == "quit":
                yield "ok"
                return
            if command:
                yield from self.answer(command, rest.strip())

    def answer(self, command: str, rest: str) -> list[str]:
        """Return the answer to one request."""
        try:
            if command not in self.commands:
                raise Unreadable(f"a command ({', '.join(self.commands)}, quit)", repr(command))
            return [*self.commands[command](rest), "ok"]
        except BocaminaError as error:
            return [f"error: {kind(error)}: {error}".replace("\n", " ")]
        except Exception as error:  # whatever happens, the other program gets its answer
            return [f"error: internal: {type(error).__name__}: {error}".replace("\n", " ")]

    def playing(self) -> Match:
        """Return the match, or raise WrongTurn if there is none yet."""
        if self.match is None:
            raise WrongTurn("'new' or 'position' first", "no game")
        return self.match

    def seat(self, text: str) -> int:
        """Read a seat of the match."""
        return read_number(text, "a seat", 0, self.playing().state.public.settings.seats - 1)

    def new(self, rest: str) -> list[str]:
        given = parse_assignments(rest)
        seed = given.pop("seed", None)
        dealer = Dealer(None if seed is None else str(seed))
        self.match = Match(self.game, self.game.settle(*seats_and_options(given)), dealer)
        return []

    def position(self, rest: str) -> list[str]:
        text = []
        for line in self.lines:
            if line.rstrip("\r\n") == ".":
                break
            text.append(line.rstrip("\r\n"))
        else:
            raise Unreadable("a line '.' after the position", "the end of the requests")
        nothing_more(rest)
        self.match = Match.at(self.game, parse_position(self.game, "\n".join(text)))
        return []

    def show(self, rest: str) -> list[str]:
        match = self.playing()
        if rest in ("", "truth"):
            return format_position(self.game, match.state).split("\n")
        viewer = SPECTATOR if rest == "public" else self.seat(rest)
        return format_view(self.game, match.view(viewer)).split("\n")

    def turn(self, rest: str) -> list[str]:
        nothing_more(rest)
        return [str(self.playing().turn)]

    def legal(self, rest: str) -> list[str]:
        return self.playing().legal_texts(self.seat(rest))

    def play(self, rest: str) -> list[str]:
        match = self.playing()
        seat, _, move = rest.partition(" ")
        return told(match.play(self.seat(seat), move.strip()))

    def advise(self, rest: str) -> list[str]:
        match = self.playing()
        seat_text, _, wishes = rest.partition(" ")
        seat, given = self.seat(seat_text), parse_assignments(wishes)
        seconds = read_seconds(str(given.pop("seconds", USUAL_SECONDS)))
        seed = str(given.pop("seed", 0))
        if given:
            raise Unreadable("seconds=N or seed=TEXT", repr(wishes))
        history = history_of(self.game, match.record(), seat)
        return format_advice(advise(match.view(seat), history, seconds, seed))

    def outcomes(self, rest: str) -> list[str]:
        nothing_more(rest)
        return [f"{weight} {outcome}" for outcome, weight in self.playing().outcomes().items()]

    def resolve(self, rest: str) -> list[str]:
        match = self.playing()
        events = match.resolve(rest or None)
        return [f"outcome {match.steps[-1].text}", *told(events)]

    def record(self, rest: str) -> list[str]:
        nothing_more(rest)
        return format_record(self.playing().record()).split("\n")

    def help(self, rest: str) -> list[str]:
        nothing_more(rest)
        return HELP.split("\n")


def told(events: list[Event]) -> list[str]:
    """Return events as lines."""
    return [f"event {format_event(event)}" for event in events]


def nothing_more(rest: str) -> None:
    """Refuse arguments to a command that takes none."""
    if rest:
        raise Unreadable("nothing more on the line", repr(rest))


def read_seconds(text: str) -> float:
    """Read the time to think, in seconds."""
    try:
        return float(text)
    except ValueError:
        raise Unreadable("a number of seconds", repr(text)) from None


def kind(error: BocaminaError) -> str:
    """Return an error's kind in words: `IllegalMove` is `illegal move`."""
    return spell(type(error).__name__, " ")
