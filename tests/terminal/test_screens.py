"""The table at a terminal, whatever the size of the screen: nothing is out of sight."""

from __future__ import annotations

import io
import re
from collections import deque

import pytest
from rich.console import Console

from bocamina.core.rng import Rng
from bocamina.games import GAMES, find_game
from bocamina.language import LANGUAGES, speaker_for
from bocamina.terminal.shell import QUESTION_LINES, Quit
from bocamina.terminal.unbroken import Unbroken
from bocamina.testing.walks import walk
from tests.terminal.shells import shell_for

MOST_STEPS = 220


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_whole_table_fits_the_screen(game: str, size: tuple[int, int], language: str) -> None:
    """At any number of seats, in games played at random, which are the wildest."""
    for seats in find_game(game).seat_counts:
        shell = shell_for(game, seats, language, size, iter(()))
        for match in walk(shell.match, Rng(seats), MOST_STEPS):
            if 0 in match.turn.seats:
                picture, lines = shell.picture()
                assert lines + QUESTION_LINES + 1 <= size[1], (seats, lines)
                with shell.console.capture() as shown:
                    shell.console.print(picture)
                assert "…" not in shown.get(), "something is cut short"


@pytest.mark.parametrize(("language", "gold"), [("en", "gold"), ("es", "oro")])
def test_the_last_table_has_everybodys_gold(language: str, gold: str) -> None:
    shell = shell_for("saboteur", 10, language, (80, 24), iter(()))
    match = shell.match
    deque(walk(match, Rng(5)), maxlen=0)
    picture, lines = shell.picture()
    assert lines + QUESTION_LINES <= 24
    with shell.console.capture() as shown:
        shell.console.print(picture)
    assert f" {gold} " in shown.get()
    assert "…" not in shown.get()
    scores = match.game.scores(match.state.public)
    for name, score in zip(shell.face.names, scores, strict=True):
        assert re.search(rf"{name} +{score}\b", shown.get())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_last_picture_stays_whole_when_the_program_has_ended(game: str, language: str) -> None:
    shell = shell_for(game, find_game(game).usual_seats, language, (80, 24), iter(()))
    deque(walk(shell.match, Rng(2)), maxlen=0)
    shell.log = [f"news {number}" for number in range(20)]
    with shell.console.capture() as shown:
        shell.run()
    after = 2  # where the record is, and where the next command is typed
    assert len(shown.get().splitlines()) <= 24 - after
    assert "news 19" in shown.get()


@pytest.mark.parametrize(
    ("language", "roles"),
    [("en", ("digger", "saboteur")), ("es", ("buscador", "saboteador"))],
)
def test_who_was_a_saboteur_stays_in_sight_until_one_goes_on(
    language: str, roles: tuple[str, str]
) -> None:
    """The next round covers it again."""
    shell = shell_for("saboteur", 5, language, (80, 24), iter(()))
    match, screens = shell.match, []

    def answer(question: str) -> str:
        if question == speaker_for(language).say("terminal-go-on"):
            assert isinstance(shell.console.file, io.StringIO)
            screens.append(shell.console.file.getvalue().rpartition("\x1b[H")[2])
            return "q"
        return shell.face.in_words(match.legal_texts(0)[-1])

    shell.ask, shell.pause_seconds, shell.wait = answer, 0.8, lambda _: None
    with pytest.raises(Quit):
        shell.run()
    (shown,) = screens
    for seat, name in enumerate(shell.face.names):
        role = roles[match.state.public.saboteurs >> seat & 1]
        assert re.search(rf"{name}\b.* {role}\b", shown)
    assert len(shown.splitlines()) <= 24 - 1


def test_long_news_push_nothing_out_of_sight() -> None:
    shell = shell_for("saboteur", 8, "es", (80, 24), iter(()))
    shell.log = ["La noticia es larga, pues se cuenta el oro de todo el mundo: " + "Tú 4, " * 9] * 9
    with shell.console.capture() as shown:
        shell.show()
    assert len(shown.get().splitlines()) <= 24 - 2  # below it, the question and its answer


def test_roles_are_told_in_whole_words_beside_the_mine() -> None:
    for language, digger in (("en", "digger"), ("es", "buscador")):
        shell = shell_for("saboteur", 10, language, (80, 24), iter(()))
        deque(walk(shell.match, Rng(1)), maxlen=0)
        with shell.console.capture() as shown:
            shell.show()
        assert digger in shown.get().split()
        assert "…" not in shown.get()


def test_the_table_is_drawn_again_when_nothing_is_answered() -> None:
    shell = shell_for("diamant", 3, "en", (80, 24), iter(["", "q"]))
    with shell.console.capture() as shown, pytest.raises(Quit):
        shell.run()
    assert shown.get().count("Cave 1 of 5") == 2


def test_what_happened_earlier_can_be_read() -> None:
    shell = shell_for("diamant", 3, "en", (80, 12), iter(()))
    shell.log = [f"news {number}" for number in range(20)]
    with shell.console.capture() as latest:
        shell.show_log(1)
    with shell.console.capture() as first:
        shell.show_log(3)
    assert "news 19" in latest.get()
    assert "news 11" not in latest.get()
    assert "news 0" in first.get()
    assert latest.get().splitlines()[-1].startswith("Page 1 of 3; “log 2”")
    assert first.get().splitlines()[-1].startswith("Page 3 of 3: ")


def test_nobody_waits_for_the_cards_that_are_dealt_to_them() -> None:
    shell = shell_for("saboteur", 3, "en", (80, 24), iter(["q"]))
    waits: list[float] = []
    shell.has_begun, shell.pause_seconds, shell.wait = True, 0.8, waits.append
    while shell.match.turn.is_chance:
        shell.tell(shell.match.resolve())
    drawn = [line for line in shell.log if line.startswith("You draw")]
    assert len(drawn) == 6
    assert len(waits) == len(shell.log) - len(drawn) - 1  # one's own dwarf card


def test_no_card_is_torn_between_two_lines() -> None:
    console = Console(file=io.StringIO(), width=30, color_system=None)
    with console.capture() as shown:
        console.print(Unbroken(["1 lamp repair", "2 pickaxe repair", "3 map", "4 dead end"], "  "))
    assert shown.get().splitlines() == ["1 lamp repair", "2 pickaxe repair  3 map", "4 dead end"]
