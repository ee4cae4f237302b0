"""Practice at prepared positions, in the same messages as at a table; nothing is stored.

A drill is found by its name. The part before the first slash chooses among FINDERS, each of which
gets the rest of the name and returns a Drill or None; that is all that another kind of prepared
positions needs (`bocamina.teaching.drill` says how to build one).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec

from bocamina.language import LANGUAGES
from bocamina.players.player import Remark
from bocamina.server import messages as wire
from bocamina.server.catalogue import Words
from bocamina.server.practice_tables import practice_table
from bocamina.server.problems import Refused
from bocamina.server.puzzling import find_puzzle_drill
from bocamina.server.tables.events import PhraseSaid
from bocamina.server.tables.explain import pieces_of, reason_why
from bocamina.server.tables.requests import SeatNumber, WishFact, Word
from bocamina.server.views import Told, described_moves, private_part, public_part
from bocamina.teaching.drill import GO_ON, MOST_TASKS, SAY, practise
from bocamina.teaching.shelf import find_lesson, lessons, say_in, seconds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bocamina.server.tables.table import AnyEvent
    from bocamina.teaching.drill import Drill, Practice, Shown, Task
    from bocamina.teaching.lesson import Lesson

FINDERS: Final[Mapping[str, Callable[[str], Drill | None]]] = {
    "lesson": find_lesson,
    "puzzle": find_puzzle_drill,
}


class DrillSoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drill and what one did at it: the moves that were accepted, and perhaps another."""

    drill: Word
    moves: Annotated[list[Word], msgspec.Meta(max_length=MOST_TASKS)]


class SayAtDrill(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say a ready phrase, perhaps about a seat or a goal."""

    phrase: Word
    about: SeatNumber | None = None


class GoOn(msgspec.Struct, frozen=True, tag="on", forbid_unknown_fields=True):
    """Go on where there is only something to see."""


DrillDeed: TypeAlias = SayAtDrill | GoOn


class DrillAttempt(DrillSoFar, frozen=True):
    """A drill after some moves, and what one does then that is no move of the game."""

    deed: DrillDeed | None = None


class DrillWish(DrillSoFar, frozen=True):
    """A move that one would like to make at a drill, named by facts as Explain does."""

    wish: Annotated[dict[Word, WishFact], msgspec.Meta(max_length=20)]


class TaskFacts(msgspec.Struct, frozen=True):
    """One thing to do, and what is right where the reader may be shown it, else nothing.

    That is a `move` in notation, or the `phrase` to say and what it is `about`.
    """

    name: str
    number: int  # from 1
    words: Words
    does: Literal["move", "say", "on"]
    move: str
    phrase: str
    about: int | None
    glows: bool  # whether to show it unasked


class DrillNews(msgspec.Struct, frozen=True):
    """A drill after some moves: what a table would tell, what to do now, and the answer.

    `moves` are all of them, with what was done last, to be sent again next time.
    """

    moves: list[str]
    news: wire.News
    begins: bool  # a position of its own: what happened before belongs to another
    tasks: int
    task: TaskFacts | None  # None when all is done
    verdict: str  # "right" or "wrong"; a wrong move is shown and then put back
    said: Words | None
    pieces: dict[str, wire.PieceCount]  # as Counted tells them


class LessonFacts(msgspec.Struct, frozen=True):
    """A lesson: its steps have names that stay, and its version changes with them."""

    name: str
    version: int
    game: str
    steps: list[str]
    seconds: int  # that it takes, as a rule
    talks: bool  # whether people say something in it
    title: Words
    about: Words
    end: Words


def find_drill(name: str) -> Drill:
    """Return the drill of a name, or refuse."""
    kind, _, rest = name.partition("/")
    finder = FINDERS.get(kind)
    drill = None if finder is None else finder(rest)
    if drill is None:
        raise Refused("no-such-page", 404)
    return drill


def both(message: str, game: str = "") -> Words:
    """Return a message of lessons in both languages; nothing where none is named."""
    if not message:
        return Words("", "")
    return Words(*(say_in(language, message, game) for language in LANGUAGES))


def lesson_facts(lesson: Lesson) -> LessonFacts:
    """Return what is told of a lesson before it begins."""
    return LessonFacts(
        lesson.name,
        lesson.version,
        lesson.drill.game,
        [task.name for task in lesson.drill.tasks],
        round(max(seconds_of(lesson, language) for language in LANGUAGES)),
        any(task.move.startswith(SAY) for task in lesson.drill.tasks),
        both(lesson.title),
        both(f"{lesson.title}.about"),
        both(f"{lesson.title}.end"),
    )


def all_lessons() -> list[LessonFacts]:
    """Return the lessons in the order in which one learns."""
    return [lesson_facts(lesson) for lesson in lessons().values()]


def text_of(deed: DrillDeed) -> str:
    """Return something done that is no move, as a drill reads it."""
    if isinstance(deed, GoOn):
        return GO_ON
    return f"{SAY}{deed.phrase}" if deed.about is None else f"{SAY}{deed.phrase} {deed.about}"


def news_of_drill(request: DrillAttempt) -> DrillNews:
    """Return what is so at a drill after some moves."""
    drill = find_drill(request.drill)
    moves = request.moves if request.deed is None else [*request.moves, text_of(request.deed)]
    practice = practise(drill, moves)
    match, seat, version = practice.match, drill.seat, len(moves)
    told = Told([(version, [as_told(each) for each in practice.shown])])
    view = wire.ViewFacts(
        seat, public_part(match), private_part(match, seat), list(match.turn.seats)
    )
    legal = described_moves(match, seat, practice.legal)
    facts = msgspec.Raw(wire.encode(table_of(practice)))
    said = both(practice.words, drill.game) if practice.words else None
    return DrillNews(
        moves,
        wire.News(version, view, legal, told.to(seat), None, facts),
        practice.begins and practice.done == version,
        len(drill.tasks),
        None if practice.task is None else task_facts(practice.task, practice.done + 1, drill.game),
        practice.verdict,
        said,
        pieces_of(match),
    )


def reason_at_drill(request: DrillWish) -> wire.WhyNot:
    """Say why a wish is not legal at a drill."""
    drill = find_drill(request.drill)
    match = practise(drill, request.moves).match
    return wire.WhyNot(reason_why(match, drill.seat, request.wish))


def task_facts(task: Task, number: int, game: str) -> TaskFacts:
    """Return what there is to do."""
    words, told = both(task.words, game), task.move if task.is_told else ""
    if task.move == GO_ON:
        return TaskFacts(task.name, number, words, "on", "", "", None, task.glows)
    if not task.move.startswith(SAY):
        return TaskFacts(task.name, number, words, "move", told, "", None, task.glows)
    phrase, _, about = told.removeprefix(SAY).partition(" ")
    known = int(about) if about else None
    return TaskFacts(task.name, number, words, "say", "", phrase, known, task.glows)


def as_told(shown: Shown) -> AnyEvent:
    """Return what is seen at a drill as tables tell it."""
    if isinstance(shown, Remark):
        return PhraseSaid(shown.seat, shown.phrase, shown.about)
    return shown


def table_of(practice: Practice) -> wire.TableFacts:
    """Return the table that a drill is at: the others sit there as bots do."""
    drill, match = practice.drill, practice.match
    others = iter(drill.names)
    seats = [
        wire.SeatFacts() if seat == drill.seat else wire.SeatFacts(next(others), "novice")
        for seat in range(match.state.public.settings.seats)
    ]
    return practice_table(drill.name, match, seats, is_over=match.turn.is_over)
