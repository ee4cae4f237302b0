"""What a person at a terminal can ask and answer."""

from __future__ import annotations

import io

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.games import GAMES, find_game
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.player import Remark
from bocamina.rulebook import find_clause
from bocamina.terminal.shell import QUIT_WORDS, Quit
from tests.terminal.shells import Listener, shell_for


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


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["I suspect you.", "I trust you."]), ("es", ["Sospecho de ti.", "Me fío de ti."])],
)
def test_who_is_spoken_of_is_spoken_to(language: str, words: list[str]) -> None:
    shell = shell_for("saboteur", 3, language, (80, 24), iter(()))
    phrases = ["phrase-suspect", "phrase-trust"]
    bot = shell.face.names[1]
    heard = [shell.face.remark(Remark(1, phrase, 0)) for phrase in phrases]
    assert heard == [f"{bot}: {each}" for each in words]
    treasure = shell.face.remark(Remark(1, "saboteur-phrase-treasure", 0))
    assert treasure.endswith(("goal 1.", "destino 1."))


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_word_that_begins_a_move_ends_the_game(game: str, language: str) -> None:
    face = shell_for(game, 3, language, (80, 24), iter(())).face
    verbs = {word for pair in face.words().items() for word in pair}
    for number in range(8_192):
        if face.game.is_move(number):
            verbs.add(face.game.format_move(number).partition(" ")[0])
    assert verbs.isdisjoint(QUIT_WORDS)


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
