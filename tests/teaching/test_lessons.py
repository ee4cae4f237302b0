"""Every lesson, played as it is meant and in every other way that the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina.language import LANGUAGES
from bocamina.players.phrases import phrases_of
from bocamina.teaching.drill import GO_ON, SAY, practise
from bocamina.teaching.lesson import BadLesson, parse_lesson
from bocamina.teaching.shelf import NAMES, bundle_of, lessons, say_in, seconds_of, taps_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.teaching.drill import Drill, Practice
    from bocamina.teaching.lesson import Lesson

MOST_WORDS = 25
MOST_TAPS = 60
MOST_SECONDS = 300
LEAST_SECONDS = 180  # of the lesson that teaches a whole game


@pytest.fixture(params=NAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lessons()[request.param]


def everything(practice: Practice) -> Iterator[str]:
    """Whatever can be done at a task: every legal move, and every phrase about anything."""
    task = practice.task
    assert task is not None
    if task.move == GO_ON:
        yield GO_ON
        return
    yield from (practice.match.format_move(move) for move in practice.legal)
    for phrase in phrases_of(practice.drill.game):
        yield from (f"{SAY}{phrase}{about}" for about in ("", " 0", " 1", " 2"))


def answered(drill: Drill, practice: Practice) -> bool:
    """Tell whether what was done has an answer in both languages that is not too long."""
    said = [say_in(language, practice.words, drill.game) for language in LANGUAGES]
    return all(0 < len(words.split()) <= MOST_WORDS for words in said)


def explore(drill: Drill, moves: Sequence[str]) -> int:
    """Try everything at a task, go on from whatever is accepted; return how much was tried."""
    practice = practise(drill, moves)
    if practice.task is None:
        return 0
    tried, ends = 0, set()
    for move in everything(practice):
        after = practise(drill, [*moves, move])
        tried += 1
        assert after.verdict in ("right", "wrong")
        if move == practice.task.move:
            assert after.verdict == "right"
        elif after.verdict == "wrong" or after.words:
            assert after.words, (drill.name, moves, move)
            assert answered(drill, after), (drill.name, moves, move, after.words)
        if after.verdict == "wrong":
            assert after.legal == []
            assert after.done == practice.done  # one is where one was
        else:
            assert after.done == practice.done + 1
            if (where := str(after.match)) not in ends:
                ends.add(where)
                tried += explore(drill, [*moves, move])
    assert ends, "no way on"
    return tried


def test_every_move_at_every_step_gets_an_answer_and_leaves_a_way_on(lesson: Lesson) -> None:
    assert explore(lesson.drill, []) >= len(lesson.drill.tasks)


def test_a_lesson_ends_in_its_last_step_and_asks_for_what_is_legal(lesson: Lesson) -> None:
    moves: list[str] = []
    for task in lesson.drill.tasks:
        practice = practise(lesson.drill, moves)
        assert practice.task is task
        if task.move != GO_ON and not task.move.startswith(SAY):
            legal = [practice.match.format_move(move) for move in practice.legal]
            assert task.move in legal
        moves.append(task.move)
    assert practise(lesson.drill, moves).task is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_short(lesson: Lesson, language: str) -> None:
    for task in lesson.drill.tasks:
        words = say_in(language, task.words)
        assert len(words.split()) <= MOST_WORDS, (len(words.split()), words)
    assert taps_of(lesson) <= MOST_TAPS
    assert seconds_of(lesson, language) <= MOST_SECONDS


def test_first_lessons_take_their_time_and_end_in_a_victory() -> None:
    for name in ("diamant", "saboteur", "racing-dwarfs"):
        lesson = lessons()[name]
        assert min(seconds_of(lesson, language) for language in LANGUAGES) >= LEAST_SECONDS
        shown = practise(lesson.drill, [task.move for task in lesson.drill.tasks])
        if (result := shown.match.result()) is not None:
            assert result.winners == (lesson.drill.seat,)


def test_no_words_are_left_over_and_none_are_missing() -> None:
    wanted = {"lesson-else-diamant", "lesson-else-saboteur", "lesson-else-racing-dwarfs"}
    for lesson in lessons().values():
        wanted |= {lesson.title, f"{lesson.title}.about", f"{lesson.title}.end"}
        for task in lesson.drill.tasks:
            wanted.add(task.words)
            wanted |= {reply.words for reply in task.replies if reply.words}
    for language in LANGUAGES:
        bundle = bundle_of(language)
        written = {
            name
            for message in bundle.messages.values()
            if message.id.name.startswith("lesson-")
            for name in (
                message.id.name,
                *(f"{message.id.name}.{each.id.name}" for each in message.attributes),
            )
        }
        extra = {name for name in written - wanted if not name.endswith(".else")}
        assert (wanted - written, extra) == (set(), set())


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ("lesson a\nlesson b", 2),
        ("lesson a\nnonsense", 2),
        ("lesson a\nstep A", 2),
        ("lesson a\nstep b\nposition\nx", 3),
        ("lesson a\nstep b\nthen 1 stay", 3),
        ("lesson a\nstep b\ndo stay\ndo leave", 4),
        ("lesson a\nstep b\nwrong move leave", 3),
        ("lesson a\nstep b\nwrong magic happens: oh", 3),
        ("lesson a\nversion one\ngame diamant\nseat 0\nstep b\nposition\n.\ndo stay", 8),
    ],
)
def test_a_lesson_that_cannot_be_read_says_where(lines: str, line: int) -> None:
    with pytest.raises(BadLesson) as refused:
        parse_lesson(lines)
    assert refused.value.line == line
