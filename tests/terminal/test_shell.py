"""The table at a terminal, whatever its size: nothing is out of sight, everything can be asked."""

from __future__ import annotations

import io
import re
from collections import deque
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import GAMES, find_game
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.names import BOT_NAMES
from bocamina.players.player import Player, Remark
from bocamina.rulebook import find_clause
from bocamina.terminal.faces import face_of
from bocamina.terminal.shell import QUESTION_LINES, Quit, Shell
from bocamina.terminal.unbroken import Unbroken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.core.game import AnyView

MOST_MOVES = 110


class Listener(Player):
    """Takes the first move, and remembers what was said."""

    def __init__(self, game: str, seat: int) -> None:
        super().__init__(find_game(game), seat, Rng(seat))
        self.heard: list[Remark] = []

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return moves[0]

    def hear(self, remark: Remark) -> None:
        self.heard.append(remark)


def shell_for(
    game: str, seats: int, language: str, size: tuple[int, int], answers: Iterator[str]
) -> Shell:
    """Return a shell on a screen of a size."""
    rules = find_game(game)
    match = Match(rules, rules.settle(seats, {}), Dealer(f"shell {seats}"))
    face = face_of(game)(rules, speaker_for(language), ["Ana", *BOT_NAMES][:seats], 0)
    width, height = size
    screen = io.StringIO()
    console = Console(
        file=screen, width=width, height=height, force_terminal=True, color_system=None
    )
    bots: dict[int, Player] = {seat: Listener(game, seat) for seat in range(1, seats)}
    return Shell(match, face, bots, console, lambda _: next(answers), 0.0)


def played_at_random(match: Match, seed: int) -> Iterator[int]:
    """Play to the end, and yield the seat after each of its moves."""
    rng = Rng(seed)
    while not match.turn.is_over:
        if match.turn.is_chance:
            match.resolve()
            continue
        seat = match.turn.seats[0]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
        yield seat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_whole_table_fits_the_screen(game: str, size: tuple[int, int], language: str) -> None:
    """At any number of seats, in games played at random, which are the wildest."""
    for seats in find_game(game).seat_counts:
        shell = shell_for(game, seats, language, size, iter(()))
        for seat in islice(played_at_random(shell.match, seats), MOST_MOVES):
            if seat == 0:
                picture, lines = shell.picture()
                assert lines + QUESTION_LINES + 1 <= size[1], (seats, lines)
                with shell.console.capture() as shown:
                    shell.console.print(picture)
                assert "…" not in shown.get(), "something is cut short"


@pytest.mark.parametrize(("language", "gold"), [("en", "gold"), ("es", "oro")])
def test_the_last_table_has_everybodys_gold(language: str, gold: str) -> None:
    shell = shell_for("saboteur", 10, language, (80, 24), iter(()))
    match = shell.match
    deque(played_at_random(match, 5), maxlen=0)
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
    deque(played_at_random(shell.match, 2), maxlen=0)
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
        deque(played_at_random(shell.match, 1), maxlen=0)
        with shell.console.capture() as shown:
            shell.show()
        assert digger in shown.get().split()
        assert "…" not in shown.get()


def test_the_table_is_drawn_again_when_nothing_is_answered() -> None:
    shell = shell_for("diamant", 3, "en", (80, 24), iter(["", "q"]))
    with shell.console.capture() as shown, pytest.raises(Quit):
        shell.run()
    assert shown.get().count("Cave 1 of 5") == 2


def test_people_can_talk() -> None:
    talk = shell_for("saboteur", 3, "en", (80, 24), iter(())).talk
    number = 1 + talk.phrases.index("phrase-suspect")
    goal = 1 + talk.phrases.index("saboteur-phrase-treasure")
    asked = [f"say {number} c", "decir 1", f"di {goal} 2", "say", f"say {number}", "q"]
    shell = shell_for("saboteur", 3, "en", (80, 24), iter(asked))
    with pytest.raises(Quit):
        shell.run()
    bot = shell.companions.bots[1]
    assert isinstance(bot, Listener)
    assert bot.heard == [
        Remark(0, "phrase-suspect", 2),
        Remark(0, talk.phrases[0]),
        Remark(0, "saboteur-phrase-treasure", 1),
    ]
    suspected = speaker_for("en").say("phrase-suspect", about=shell.face.names[2])
    assert any(suspected in line for line in shell.log)


@pytest.mark.parametrize(("language", "words"), [("en", "Well played!"), ("es", "¡Bien jugado!")])
def test_bots_have_a_word_for_what_happened(language: str, words: str) -> None:
    shell = shell_for("diamant", 3, language, (80, 24), iter(["l"] * 99))
    shell.companions.levels = {1: "novice", 2: "expert"}
    bots = shell.companions.bots
    shell.run()  # those who always stay lose
    assert (
        f"{shell.face.names[1]}: {words}" in shell.log
        or f"{shell.face.names[2]}: {words}" in shell.log
    )
    bot = bots[1]
    assert isinstance(bot, Listener)
    assert bot.heard, "and bots hear each other"


@pytest.mark.parametrize("words", [["0"], ["99"], ["x"], [], ["1", "b"], ["²"], ["say"]])
def test_what_is_no_phrase_is_not_said(words: list[str]) -> None:
    assert shell_for("saboteur", 3, "en", (80, 24), iter(())).talk.read(words) is None


def test_players_are_spoken_of_by_the_letters_that_mark_them() -> None:
    talk = shell_for("racing_dwarfs", 4, "en", (80, 24), iter(())).talk
    trust = 1 + talk.phrases.index("phrase-trust")
    told = [talk.read([str(trust), letter]) for letter in "RYBWa"]
    assert told == [*(Remark(0, "phrase-trust", seat) for seat in range(4)), None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_phrases_fit_a_low_screen(game: str, language: str) -> None:
    seats = min(find_game(game).seat_counts)
    shell = shell_for(game, seats, language, (80, 24), iter(()))
    assert len(shell.console.render_lines(shell.talk.list())) < 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_what_a_phrase_of_the_game_needs_is_explained(game: str, language: str) -> None:
    shell = shell_for(game, 3, language, (80, 24), iter(()))
    with shell.console.capture() as shown:
        shell.console.print(shell.talk.list())
    goal = {"en": "2 a goal", "es": "2, un destino"}[language]
    assert (goal in " ".join(shown.get().split())) == (game == "saboteur")
    assert "…." not in shown.get()


@pytest.mark.parametrize(
    ("game", "language", "options", "told"),
    [
        ("diamant", "en", {}, "✓ marks"),
        ("diamant", "es", {}, "✓ marca"),
        ("racing_dwarfs", "en", {"setup": "strategic"}, "“auto all”"),
        ("racing_dwarfs", "es", {"setup": "strategic"}, "«auto todo»"),
        ("racing_dwarfs", "en", {"setup": "quick"}, "back undoes"),
        ("racing_dwarfs", "es", {"setup": "quick"}, "atrás deshace"),
        ("saboteur", "en", {}, "2 3,1 lays card 2"),
        ("saboteur", "es", {}, "2 3,1 coloca la carta 2"),
    ],
)
def test_help_says_how_to_answer(
    game: str, language: str, options: dict[str, str], told: str
) -> None:
    shell = shell_for(game, 2 if game == "racing_dwarfs" else 3, language, (80, 24), iter(()))
    shell.match = match = Match(
        find_game(game), find_game(game).settle(len(shell.face.names), options), Dealer("help")
    )
    match.deal()
    seat = match.turn.seats[0]
    with shell.console.capture() as shown:
        shell.help(match.view(seat), match.legal(seat), "")
    assert told in " ".join(shown.get().split())
    assert len(shown.get().splitlines()) <= 11


def test_help_with_an_unknown_move_says_so() -> None:
    shell = shell_for("diamant", 3, "en", (80, 24), iter(["? digging", "q"]))
    with shell.console.capture() as shown, pytest.raises(Quit):
        shell.run()
    assert "no move “digging” now" in shown.get()
    assert "Answer with a move" not in shown.get()


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


def test_help_is_short_and_tells_more_when_asked() -> None:
    shell = shell_for("racing_dwarfs", 2, "en", (80, 24), iter(()))
    match = shell.match
    while match.turn.is_chance:
        match.resolve()
    seat = match.turn.seats[0]
    view, moves = match.view(seat), match.legal(seat)
    assert len(moves) > 30
    with shell.console.capture() as short:
        shell.help(view, moves, "")
    assert len(short.get().splitlines()) < 8
    kind = shell.face.answers(view, moves)[0].partition(" ")[0]
    with shell.console.capture() as whole:
        shell.help(view, moves, kind)
    assert all(
        answer in " ".join(whole.get().split())
        for answer in shell.face.answers(view, moves)
        if answer.startswith(kind)
    )


@pytest.mark.parametrize(
    ("language", "word", "starts"),
    [
        ("en", "hint", ["Think: ", "Where: ", "Do: ", "Why: "]),
        ("es", "pista", ["Piensa: ", "Dónde: ", "Haz: ", "Por qué: "]),
    ],
)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_is_given_rung_by_rung(
    game: str, language: str, word: str, starts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocamina.advice.advising.USUAL_SECONDS", 0.002)
    shell = shell_for(game, 3, language, (100, 50), iter([word] * 6 + ["q"]))
    with pytest.raises(Quit):
        shell.run()
    assert isinstance(shell.console.file, io.StringIO)
    told = [line for line in shell.console.file.getvalue().split("\n") if line.strip()]
    found = [start for line in told for start in starts if line.startswith(start)]
    assert found == starts
    last = speaker_for(language).say("terminal-no-more-hints")
    assert any(line.startswith(last) for line in told)


def test_one_leaves_the_cave_in_spanish() -> None:
    shell = shell_for("diamant", 3, "es", (80, 24), iter(()))
    match = shell.match
    while match.turn.is_chance:
        match.resolve()
    view, moves = match.view(0), match.legal(0)
    leave = match.game.parse_move("leave")
    for word in ("l", "salir"):
        assert shell.face.read(view, moves, word) == leave, word
    assert "sa(l)ir" in shell.face.question(view, moves)
    assert shell.face.answers(view, moves) == ["s seguir", "l salir"]


def test_a_refusal_says_why_and_leads_to_its_rule() -> None:
    shell = shell_for("saboteur", 3, "es", (80, 24), iter(["map 9", "map 1", "? s11", "q"]))
    with shell.console.capture() as shown, pytest.raises(Quit):
        shell.run()
    told = shown.get()
    assert "(la regla: ? S" in told
    assert find_clause("saboteur", "es", "S11").split()[-2] in told


@pytest.mark.parametrize(
    ("game", "language", "answer", "told"),
    [
        ("racing_dwarfs", "en", "Place", "place "),
        ("racing_dwarfs", "es", "colocar", "poner "),
        ("saboteur", "en", "dig", "dig "),
        ("saboteur", "es", "cavar", "cavar "),
    ],
)
def test_a_move_that_is_only_begun_is_told_to_its_end(
    game: str, language: str, answer: str, told: str
) -> None:
    shell = shell_for(game, 3, language, (80, 24), iter([answer, "hello", "q"]))
    with shell.console.capture() as shown, pytest.raises(Quit):
        shell.run()
    after = shown.get().rpartition("\x1b[H")[2]
    assert told in after
    misunderstood = speaker_for(language).say("terminal-unreadable", answer="hello")
    assert after.count(misunderstood) == 1
    assert speaker_for(language).say("terminal-unreadable", answer=answer) not in after
    assert len(after.partition(told)[2].splitlines()) < 20


def test_no_card_is_torn_between_two_lines() -> None:
    console = Console(file=io.StringIO(), width=30, color_system=None)
    with console.capture() as shown:
        console.print(Unbroken(["1 lamp repair", "2 pickaxe repair", "3 map", "4 dead end"], "  "))
    assert shown.get().splitlines() == ["1 lamp repair", "2 pickaxe repair  3 map", "4 dead end"]


@pytest.mark.parametrize(("seats", "typed"), [(2, ["0", "1", "2"]), (3, ["stay", "leave"])])
def test_a_hint_names_a_choice_as_it_is_asked_for(seats: int, typed: list[str]) -> None:
    shell = shell_for("diamant", seats, "en", (80, 24), iter(()))
    match = shell.match
    while match.turn.is_chance:
        match.resolve()
    view, moves = match.view(0), match.legal(0)
    shell.face.question(view, moves)
    words = [shell.face.in_words(match.game.format_move(move)) for move in moves]
    assert words == typed
    assert [shell.face.read(view, moves, word) for word in words] == list(moves)
