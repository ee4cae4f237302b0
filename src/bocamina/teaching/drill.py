"""A drill: a prepared position, a task, and answers to right and wrong moves.

A drill is data, and the only state is the list of moves accepted so far: `practise(drill, moves)`
sets the position up again, lets the referee judge every move, plays the script that follows, and
returns the answer. It is stateless.

To make other prepared positions playable, such as puzzles, build a Drill of one Task or several
and add a finder to `FINDERS` in `bocamina.server.drills`: the part of its name before the first
slash chooses the finder, which gets the rest and returns the drill, or None. A task whose
solution must stay unknown to the browser sets `is_told` to False.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.core.errors import Unreadable
from bocamina.core.game import TAKE_BACK_TEXT
from bocamina.core.match import Match
from bocamina.core.notation import parse_position
from bocamina.core.record import parse_step
from bocamina.core.replay import follow
from bocamina.games import find_game
from bocamina.players.phrases import phrases_of
from bocamina.players.player import Remark
from bocamina.teaching.conditions import Attempt, Condition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame

GO_ON: Final = "on"  # the move at a task that only shows something
SAY: Final = "say "
MOST_TASKS: Final = 60
STARTS_KEPT: Final = 300

Shown: TypeAlias = "Event | Remark"


@dataclass(frozen=True)
class Reply:
    """The answer to some moves, and the script played after them."""

    condition: Condition
    is_right: bool
    words: str = ""  # the name of a message, or nothing to say
    script: tuple[str, ...] = ()


@dataclass(frozen=True)
class Task:
    """One thing to do, from a position of its own or from where the one before ended.

    The first has a position; later ones may have one if the task before only goes on.
    Lines of a script are steps as records have them (`1 stay`, `* snake`), or what a seat says:
    `say 1 saboteur-phrase-treasure 2`, the last number being what it is about.
    """

    name: str
    words: str  # the name of the message that sets the task
    move: str  # a right one; GO_ON where there is nothing to decide
    replies: tuple[Reply, ...]  # the first whose condition holds is given
    otherwise: str  # the message that answers all moves without a reply
    position: str = ""
    before: tuple[str, ...] = ()  # the script played before the task is set
    is_told: bool = True  # whether the browser may show the move if somebody is stuck
    glows: bool = True  # whether the browser shows it unasked


@dataclass(frozen=True)
class Drill:
    """A prepared table for one person, who sits at `seat`."""

    name: str
    game: str
    seat: int
    tasks: tuple[Task, ...]
    names: tuple[str, ...] = ()  # of the others, in their order


@dataclass
class Practice:
    """A drill after some moves: the answer to the last one, and the present position."""

    drill: Drill
    match: Match
    done: int  # how many tasks are done
    verdict: str = ""  # "right" or "wrong"; nothing before the first move
    words: str = ""  # the message that answers the last move, if any does
    shown: list[Shown] = field(default_factory=list)  # the events of the last move

    @property
    def task(self) -> Task | None:
        """What to do now; None when all is done."""
        tasks = self.drill.tasks
        return tasks[self.done] if self.done < len(tasks) else None

    @property
    def begins(self) -> bool:
        """Whether the task has a position of its own."""
        return self.task is not None and self.task.position != ""

    @property
    def legal(self) -> list[int]:
        """The moves that may be tried now; going back to an earlier task works differently."""
        if self.task is None or self.verdict == "wrong" or self.task.move == GO_ON:
            return []
        back = self.match.parse_move(TAKE_BACK_TEXT)
        return [move for move in self.match.legal(self.drill.seat) if move != back]


def practise(drill: Drill, moves: Sequence[str]) -> Practice:
    """Return the drill after some moves, all of them accepted but perhaps the last.

    Raises IllegalMove or Unreadable where the referee does; a mistake before the last move is
    Unreadable, too, since no client goes on after one.
    """
    if len(moves) > len(drill.tasks):
        raise Unreadable(f"{len(drill.tasks)} moves at most", f"{len(moves)}")
    # Tasks before one with its own position do not affect it, so they are skipped.
    first = max(at for at, task in enumerate(drill.tasks[: len(moves) + 1]) if task.position)
    start, shown = start_of(drill, first)
    practice = Practice(drill, start.copy(), first, "", "", list(shown))
    if moves and first == len(moves):
        practice.verdict = "right"
    for number in range(first, len(moves)):
        if practice.verdict == "wrong":
            raise Unreadable("moves that were accepted", repr(moves[number - 1]))
        attempt(practice, moves[number])
    return practice


@lru_cache(STARTS_KEPT)
def start_of(drill: Drill, number: int) -> tuple[Match, tuple[Shown, ...]]:
    """Return the match at a task that has a position, and the events of its script."""
    game, task = find_game(drill.game), drill.tasks[number]
    match = Match.at(game, parse_position(game, task.position))
    return match, tuple(play_script(match, task.before))


def attempt(practice: Practice, text: str) -> None:
    """Make a move at a task, and play the script that follows."""
    task, drill = practice.task, practice.drill
    assert task is not None
    if (task.move == GO_ON) != (text == GO_ON) or text == TAKE_BACK_TEXT:
        raise Unreadable("what the task asks for", repr(text))
    match = practice.match
    if text == GO_ON:
        practice.shown = []
        deed = Attempt(text, [])
    elif text.startswith(SAY):
        practice.shown = [remark_of(match.game, f"{drill.seat} {text.removeprefix(SAY)}")]
        deed = Attempt(text, [])
    else:
        events = match.play(drill.seat, text)
        # However it was written.
        deed = Attempt(match.steps[-1].text, events, match.turn.is_over)
        practice.shown = list(events)
    reply = next((each for each in task.replies if each.condition.holds(deed)), None)
    if reply is None:
        practice.verdict, practice.words = "wrong", task.otherwise
        return
    practice.words = reply.words
    practice.shown += play_script(match, reply.script)
    practice.verdict = "right" if reply.is_right else "wrong"
    if reply.is_right:
        practice.done += 1
        begin_task(practice)


def begin_task(practice: Practice) -> None:
    """Go on to the next task: set its own position, if any, and play its script."""
    task = practice.task
    if task is None:
        return
    if task.position:
        start, shown = start_of(practice.drill, practice.done)
        practice.match, practice.shown = start.copy(), list(shown)
    else:
        practice.shown += play_script(practice.match, task.before)


def play_script(match: Match, script: Sequence[str]) -> list[Shown]:
    """Play a script, and return the events that are visible."""
    shown: list[Shown] = []
    for line in script:
        if line.startswith(SAY):
            shown.append(remark_of(match.game, line.removeprefix(SAY)))
        else:
            shown += follow(match, parse_step(line), proven=False)
    return shown


def remark_of(game: AnyGame, text: str) -> Remark:
    """Read a seat's remark: its number, the phrase, and optionally what it is about."""
    seat, phrase, about = (*text.split(), "", "", "")[:3]
    if not seat.isdecimal() or phrase not in phrases_of(game.name):
        raise Unreadable("'SEAT PHRASE ABOUT'", repr(text))
    if about and not about.isdecimal():
        raise Unreadable("the number of what it is about", repr(about))
    return Remark(int(seat), phrase, int(about) if about else -1)
