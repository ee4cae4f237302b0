"""A drill: a prepared position, what there is to do, and an answer to whatever is done instead.

A drill is data, and whoever practises keeps no more than the moves that were accepted so far:
`practise(drill, moves)` sets the position up again, lets the referee judge every move, plays what
is written to follow, and says what to answer. Nothing is remembered between two calls.

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

GO_ON: Final = "on"  # what one does where there is only something to see
SAY: Final = "say "
MOST_TASKS: Final = 60
STARTS_KEPT: Final = 300

Shown: TypeAlias = "Event | Remark"


@dataclass(frozen=True)
class Reply:
    """What is answered to some moves, and what happens on the table after them."""

    condition: Condition
    is_right: bool
    words: str = ""  # the name of a message, or nothing to say
    script: tuple[str, ...] = ()


@dataclass(frozen=True)
class Task:
    """One thing to do, from a position of its own or from where the one before ended.

    The first has a position; others may have one where the task before it is to go on.
    Lines of a script are steps as records have them (`1 stay`, `* snake`), or what a seat says:
    `say 1 saboteur-phrase-treasure 2`, the last number being what it is about.
    """

    name: str
    words: str  # the name of the message that asks for it
    move: str  # a right one; GO_ON where there is nothing to decide
    replies: tuple[Reply, ...]  # the first whose condition holds is given
    otherwise: str  # the message that answers whatever none of the replies is for
    position: str = ""
    before: tuple[str, ...] = ()  # what happens before one is asked
    is_told: bool = True  # whether the browser may show the move to whoever is stuck
    glows: bool = True  # whether it does so unasked


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
    """A drill after some moves: what was answered to the last one, and what is to be seen now."""

    drill: Drill
    match: Match
    done: int  # how many tasks are behind one
    verdict: str = ""  # "right" or "wrong"; nothing before the first move
    words: str = ""  # the message that answers the last move, if any does
    shown: list[Shown] = field(default_factory=list)  # what the last move led to

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
        """The moves that may be tried now; back to an earlier task goes another way."""
        if self.task is None or self.verdict == "wrong" or self.task.move == GO_ON:
            return []
        back = self.match.parse_move(TAKE_BACK_TEXT)
        return [move for move in self.match.legal(self.drill.seat) if move != back]


def practise(drill: Drill, moves: Sequence[str]) -> Practice:
    """Return the drill after some moves, all of them accepted but perhaps the last.

    Raises IllegalMove or Unreadable where the referee does; a mistake before the last move is
    Unreadable, too, since nobody who practises can have gone on from it.
    """
    if len(moves) > len(drill.tasks):
        raise Unreadable(f"{len(drill.tasks)} moves at most", f"{len(moves)}")
    # What came before a position of its own has no bearing on what is to be seen.
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
    """Return the match at a task that has a position, and what happened before one is asked."""
    game, task = find_game(drill.game), drill.tasks[number]
    match = Match.at(game, parse_position(game, task.position))
    return match, tuple(play_script(match, task.before))


def attempt(practice: Practice, text: str) -> None:
    """Do what somebody does at a task, and what is written to follow."""
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
    """Go on to the next task: at its own position, if it has one, and with what happens first."""
    task = practice.task
    if task is None:
        return
    if task.position:
        start, shown = start_of(practice.drill, practice.done)
        practice.match, practice.shown = start.copy(), list(shown)
    else:
        practice.shown += play_script(practice.match, task.before)


def play_script(match: Match, script: Sequence[str]) -> list[Shown]:
    """Let happen what is written, and return what is seen of it."""
    shown: list[Shown] = []
    for line in script:
        if line.startswith(SAY):
            shown.append(remark_of(match.game, line.removeprefix(SAY)))
        else:
            shown += follow(match, parse_step(line), proven=False)
    return shown


def remark_of(game: AnyGame, text: str) -> Remark:
    """Read what a seat says: its number, the phrase, and perhaps what it is about."""
    seat, phrase, about = (*text.split(), "", "", "")[:3]
    if not seat.isdecimal() or phrase not in phrases_of(game.name):
        raise Unreadable("'SEAT PHRASE ABOUT'", repr(text))
    if about and not about.isdecimal():
        raise Unreadable("the number of what it is about", repr(about))
    return Remark(int(seat), phrase, int(about) if about else -1)
