"""Saboteur at the terminal: a person plays a whole game, and asks what the screen does not tell."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from bocamina.core.dealer import Dealer
from bocamina.core.errors import IllegalMove, Unreadable
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games.saboteur.components import PATHS
from bocamina.games.saboteur.events import RolesDealt, ToolBroken, ToolMended
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.names import BOT_NAMES
from bocamina.players.player import Player, Remark
from bocamina.players.saboteur.regular import SaboteurRegular
from bocamina.terminal.faces import face_of
from bocamina.terminal.saboteur import SaboteurFace
from bocamina.terminal.saboteur_mine import LARGE, draw_mine
from bocamina.terminal.shell import Shell
from bocamina.terminal.unbroken import Unbroken
from tests.games.saboteur.mine import SABOTEUR, deal_gold, mine, table
from tests.games.saboteur.round_ends import found

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView

NAMES = ["Ana", "Mica", "Basalto", "Galena"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(language: str) -> None:
    match = Match(SABOTEUR, SABOTEUR.settle(4, {}), Dealer("terminal"))
    face = face_of("saboteur")(SABOTEUR, speaker_for(language), NAMES, 0)
    bots = {seat: SaboteurRegular(SABOTEUR, seat, Rng(seat)) for seat in (1, 2, 3)}
    person = SaboteurRegular(SABOTEUR, 0, Rng(0))
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        if len(asked) % 5 == 0:
            return ("role", "1", "dig NESW 0,0", "nonsense", "?")[len(asked) // 5 % 5]
        return match.format_move(person.choose(match.view(0), match.legal(0), 1.0))

    screen = io.StringIO()
    console = Console(file=screen, width=120, force_terminal=False)
    Shell(match, face, dict(bots), console, answer, 0.0).run()
    assert match.turn.is_over
    assert speaker_for(language).say("saboteur-role", role="digger") in screen.getvalue()
    assert re.search(r"\(.+: \? S\d+\)", screen.getvalue())  # a refusal leads to its rule


class Shaky(SaboteurRegular):
    """Fails in every way that a bot can fail, now and then, and speaks for the person."""

    def fail(self, to_do: str) -> None:
        if self.rng.chance() < 0.1:
            raise RuntimeError(f"unable to {to_do}")

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.fail("notice")

    def hear(self, remark: Remark) -> None:
        self.fail("hear")

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        self.fail("choose")
        return moves[0] if self.rng.chance() < 0.5 else -1

    def speak(self, view: AnyView) -> Sequence[Remark]:
        self.fail("speak")
        return [Remark(0, "phrase-hello" if self.rng.chance() < 0.5 else "phrase-no-such")]


def test_a_game_goes_on_though_bots_break_down() -> None:
    match = Match(SABOTEUR, SABOTEUR.settle(4, {"rounds": 1}), Dealer("terminal"))
    speaker = speaker_for("en")
    face = face_of("saboteur")(SABOTEUR, speaker, NAMES, 0)
    person = SaboteurRegular(SABOTEUR, 0, Rng(0))
    screen = io.StringIO()
    console = Console(file=screen, width=120, force_terminal=False)
    bots: dict[int, Player] = {seat: Shaky(SABOTEUR, seat, Rng(seat)) for seat in (1, 2, 3)}

    def answer(_: str) -> str:
        return match.format_move(person.choose(match.view(0), match.legal(0), 1.0))

    Shell(match, face, bots, console, answer, 0.0).run()
    assert match.turn.is_over
    told = screen.getvalue()
    broken = "crashed, and the game goes on."
    for what in ("notice", "hear", "choose", "speak"):
        failed = rf"{broken} RuntimeError: unable to {what} \(test_terminal.py:\d+\)"
        assert re.search(failed, told), what
    assert f"{broken} expected a legal move, got -1" in told
    assert f"{broken} expected a phrase of saboteur, got 'phrase-no-such'" in told
    hello = speaker.say("phrase-hello")
    assert speaker.say("table-event-phrase-said", who=NAMES[1], phrase=hello) in told
    assert speaker.say("table-event-phrase-said", who=NAMES[0], phrase=hello) not in told


def test_a_card_may_be_named_by_its_number() -> None:
    match = mine(
        "\n........1\n.........\nS┼......2\n.........\n........3\n",
        hands=["NES n map rockfall broken-lamp"],
    )
    face = SaboteurFace(SABOTEUR, speaker_for("en"), NAMES, 0)
    view, moves = match.view(0), match.legal(0)
    for answer, move in (
        ("1 1,1", "dig NES 1,1"),
        ("1t 1,1", "dig NSW 1,1"),
        ("2 0,-1", "dig n 0,-1"),
        ("2 0,1", "dig s 0,1"),
        ("3 2", "map 2"),
        ("4 1,0", "rockfall 1,0"),
        ("5 b", "break lamp 1"),
        ("d 3", "discard map"),
        ("dig NES 1,1", "dig NES 1,1"),
    ):
        assert match.format_move(face.read(view, moves, answer)) == move
    # Understood, so that the answer is why not.
    for answer, move in (("1 1,0", "dig NES 1,0"), ("1t 1,0", "dig NSW 1,0")):
        forbidden = face.read(view, moves, answer)
        assert forbidden not in moves
        assert match.format_move(forbidden) == move
    told = face.aside(view, "3")
    assert isinstance(told, Unbroken)
    assert {"map 1", "map 2", "map 3"} < {piece.plain for piece in told.pieces}
    assert face.aside(view, "dig NES 1,1") is None


def test_drawings_letters_and_bare_numbers_are_understood() -> None:
    match = mine(
        "\n........1\n.........\nS┼......2\n.........\n........3\n",
        hands=["NES n broken-lamp cart lamp-cart"],
        broken="- - cart:0",
    )
    face = SaboteurFace(SABOTEUR, speaker_for("en"), NAMES, 0)
    for answer, move in (
        ("dig ├ 1,1", "dig NES 1,1"),
        ("dig ┤ 1,1", "dig NSW 1,1"),
        ("dig ╵ 0,-1", "dig n 0,-1"),
        ("break lamp B", "break lamp 1"),
        ("break lamp 1", "break lamp 1"),
        ("mend cart c with lamp-cart", "mend cart 2 with lamp-cart"),
        ("mend cart c", "mend cart 2 with cart"),
        ("4 c", "mend cart 2 with cart"),
        ("5 C", "mend cart 2 with lamp-cart"),
    ):
        found_move = face.read(match.view(0), match.legal(0), answer)
        assert match.format_move(found_move) == move
        assert found_move in match.legal(0)
    whole = face.read(match.view(0), match.legal(0), "4 b")  # understood, though B needs none
    assert match.format_move(whole) == "mend cart 1 with cart"
    for answer, move in (
        ("mend lamp b", "mend lamp 1 with lamp-cart"),  # the card that is held, where one would do
        ("repair pickaxe b", "mend pickaxe 1 with pickaxe"),  # understood, though none is held
    ):
        whole = face.read(match.view(0), match.legal(0), answer)
        assert match.format_move(whole) == move
        assert whole not in match.legal(0)
    with pytest.raises(Unreadable):
        face.read(match.view(0), match.legal(0), "break lamp K")
    draft = found(3)
    deal_gold(draft, "123")
    assert draft.format_move(face.read(draft.view(0), draft.legal(0), "3")) == "take 3"
    assert face.aside(draft.view(0), "3") is None


@pytest.mark.parametrize(("language", "dig"), [("en", "dig"), ("es", "cavar")])
def test_help_tells_how_to_answer(language: str, dig: str) -> None:
    match = mine(hands=["NES broken-lamp"])
    face = SaboteurFace(SABOTEUR, speaker_for(language), NAMES, 0)
    view, moves = match.view(0), match.legal(0)
    assert f"{dig} ├ 3,1" in face.explanation(view)
    answers = face.answers(view, moves)
    assert any(answer.startswith(f"{dig} ├ ") for answer in answers)
    # Whatever is offered is understood when it is typed.
    assert [face.read(view, moves, answer) for answer in answers] == list(moves)


def test_a_low_screen_has_a_line_a_card() -> None:
    match = mine("\n........1\n.........\nS┬═.....2\n.........\n........3\n", hands=["NES"])
    face = SaboteurFace(SABOTEUR, speaker_for("en"), NAMES, 0)
    console = Console(file=io.StringIO(), width=80)
    drawn = []
    for picture in face.pictures(match.view(0), console.width):
        lines = console.render_lines(picture)
        drawn.append("\n".join("".join(part.text for part in line) for line in lines))
    large, flat, small = drawn
    assert "══✖══" in large
    assert "═════" in flat
    assert "═══" in small
    heights = [text.count("\n") for text in drawn]
    assert heights[0] - heights[1] == 2 * 5
    assert heights[2] < heights[1] - 3  # no frame, and the seats beside the mine


@pytest.mark.parametrize("width", [80, 120])
def test_a_wide_mine_beside_many_broken_tools_is_whole(width: int) -> None:
    """Also where the mine has grown beyond the start and everything of somebody is broken."""
    far, empty = "." * 13, "." * 14
    rows = (f"{far}1", empty, "┼┼┴┬─S─┬┴─┴┼.2", empty, f"{far}3")
    match = mine(
        "\n".join(rows), seats=8, hands=["NES"], broken="lamp:1,cart:2,pickaxe:3 - - - - - - -"
    )
    face = SaboteurFace(SABOTEUR, speaker_for("es"), [*NAMES, *BOT_NAMES][:8], 0)
    console = Console(file=io.StringIO(), width=width, height=24)
    for picture in face.pictures(match.view(0), console.width):
        with console.capture() as captured:
            console.print(picture)
        shown = captured.get()
        assert "…" not in shown
        assert re.search(r"\?1.*\?2.*\?3|\[1\].*\[2\].*\[3\]|│ 1 │.*│ 2 │.*│ 3 │", shown, re.DOTALL)
        assert re.search(r"L:B V:C P:D|lámpara \(B\) vagoneta \(C\) pico \(D\)", shown)


def test_a_wide_mine_is_not_wrapped() -> None:
    match = mine(hands=["NES"])
    rows = []
    for width in (30, 120):
        console = Console(file=io.StringIO(), width=width)
        rows.append(len(console.render_lines(draw_mine(table(match), LARGE))))
    assert rows[0] == rows[1]


def test_ones_gold_and_the_roles_are_in_sight() -> None:
    draft = found(3)
    deal_gold(draft, "123")
    face = SaboteurFace(SABOTEUR, speaker_for("en"), NAMES, 0)

    def shown() -> str:
        console = Console(file=io.StringIO(), width=120)
        with console.capture() as captured:
            console.print(next(iter(face.pictures(draft.view(0), console.width))))
        return captured.get()

    assert "gold digger" in shown()  # everybody is unmasked
    assert "Your gold" not in shown()
    draft.play(0, "take 3")
    assert "Your gold: 3" in shown()


def test_a_refusal_calls_people_by_name() -> None:
    refusal = IllegalMove("S21", "not-broken", {"target": "1", "tool": "lamp"})
    english, spanish = speaker_for("en"), speaker_for("es")
    told = english.explain("saboteur", refusal, NAMES)
    assert told == "Mica: the lamp is not broken (S21)"
    # It must also read well about oneself.
    told = spanish.explain("saboteur", refusal, ["Ana", "Tú"])
    assert told == "Tú: esa herramienta no está rota (lámpara) (S21)"


def test_words_about_tools_and_numbers_of_saboteurs() -> None:
    spanish, english = speaker_for("es"), speaker_for("en")
    broken = ToolBroken(0, 1, "pickaxe")
    assert spanish.tell("saboteur", broken, NAMES, 0) == "Rompes el pico de Mica."
    assert english.tell("saboteur", broken, NAMES, 2) == "Ana breaks Mica’s pickaxe."
    mended = ToolMended(0, 1, "lamp", "lamp-cart")
    assert spanish.tell("saboteur", mended, NAMES, 3) == "Ana repara la lámpara de Mica."
    assert english.tell("saboteur", broken, NAMES, 1) == "Ana breaks your pickaxe."
    assert spanish.tell("saboteur", mended, NAMES, 1) == "Ana te repara la lámpara."
    own = ToolMended(1, 1, "cart", "cart")
    assert english.tell("saboteur", own, NAMES, 1) == "You repair your own cart."
    assert spanish.tell("saboteur", own, NAMES, 0) == "Mica repara su vagoneta."
    for fewest, most, words in ((2, 2, ": 2."), (2, 3, ": de 2 a 3."), (4, 4, ": 4.")):
        assert spanish.tell("saboteur", RolesDealt(fewest, most), NAMES, 0).endswith(words)


@pytest.mark.parametrize(("language", "word"), [("en", "dead end"), ("es", "callejón")])
def test_a_dead_end_is_not_called_a_tunnel(language: str, word: str) -> None:
    say = speaker_for(language).say
    for kind, _ in PATHS:
        assert (word in say("saboteur-card", card=kind)) == kind.islower(), kind
