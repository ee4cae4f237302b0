"""Drawings as a person asks for them."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from PIL import Image
from typer.testing import CliRunner

from bocamina import new_match
from bocamina.cli import app
from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.match import Match
from bocamina.core.notation import format_view
from bocamina.drawing import Drawing
from bocamina.drawing.canvas import Canvas, document
from bocamina.language import LANGUAGES, message_text
from bocamina_pebbles.game import Pebbles

if TYPE_CHECKING:
    from typer.testing import Result

RECORD = Path(__file__).parents[1] / "games/saboteur/records/cards-run-out.txt"


def begun(game: str, seats: int) -> Match:
    match = new_match(game, seats, "lamp")
    match.deal()
    return match


def test_a_notebook_shows_matches_views_and_positions() -> None:
    match = begun("saboteur", 4)
    assert match._repr_svg_() == match.state._repr_svg_() == match.state.svg()
    assert match.view(2)._repr_svg_() == match.svg(2)
    assert match.svg()._repr_svg_().startswith("<svg")
    assert "<title>Saboteur: what C knows</title>" in match.svg(2)
    assert "lo que sabe Eva" in match.svg(2, language="es", names=["", "", "Eva"])


def test_a_hand_is_in_the_drawing_of_its_seat_alone() -> None:
    match = begun("saboteur", 3)
    cards = [
        {line for line in str(match.svg(seat)).split("<use ") if "scale" not in line}
        for seat in (0, 1)
    ]
    assert cards[0] != cards[1]
    assert len(match.svg()) < len(match.svg(0)) < len(match.state.svg())


@pytest.mark.parametrize("game", ["diamant", "racing_dwarfs", "saboteur"])
def test_two_drawings_on_one_page_do_not_disturb_each_other(game: str) -> None:
    """A name stands for the same thing in both, whatever the light."""
    match = begun(game, 3)
    held: dict[str, str] = {}
    for theme in ("lamp", "daylight"):
        for shown in (match.state, match.view(0)):
            defs = ElementTree.fromstring(shown.svg(theme=theme)).find("{*}defs")
            assert defs is not None
            for part in defs:
                markup = ElementTree.tostring(part, "unicode")
                assert held.setdefault(part.get("id") or "", markup) == markup


def test_a_game_without_drawings_shows_its_text() -> None:
    game = Pebbles()
    match = Match(game, game.settle(2, {}), Dealer("x"))
    drawn = match.state.svg()
    assert 'font-family="monospace"' in drawn
    for line in str(match.state).splitlines():
        assert line in drawn


def test_an_unknown_light_is_refused() -> None:
    with pytest.raises(BadSetting, match="a theme"):
        begun("diamant", 2).svg(theme="noon")


def test_a_png_has_letters_of_our_own() -> None:
    """A renderer that finds no typeface draws nothing and says nothing."""
    for family in ("var(--signs)", "serif", "monospace"):
        canvas = Canvas("diamant", "daylight")
        canvas.text("Íñigo ¿7?", 10, 40, 30, "#000000", family=family)
        picture = Drawing(document(canvas.markup(), {}, 200, 60, "", ""))
        image = Image.open(io.BytesIO(picture.png()))
        dark = sum(alpha > 128 for alpha in image.getchannel("A").tobytes())
        assert dark > 600, family


def test_a_png_is_as_wide_as_is_wanted() -> None:
    image = Image.open(io.BytesIO(begun("diamant", 3).svg(0).png(400)))
    assert image.width == 400


def bocamina(*words: str, text: str = "") -> Result:
    return CliRunner().invoke(app, ["draw", *words], input=text)


def test_the_command_draws_records_positions_and_views(tmp_path: Path) -> None:
    match = begun("diamant", 3)
    whole = bocamina("-", text=str(match))
    assert whole.stdout == match.state.svg()
    view = format_view(match.game, match.view(1))
    assert bocamina("-", text=view).stdout == match.svg(1)
    assert bocamina("-", "--seat", "1", text=str(match)).stdout == match.svg(1)
    for name, words in (
        ("strip.svg", ["--strip", "--pictures", "3"]),
        ("film.svg", ["--animate", "--seat", "0"]),
        ("step.png", ["--step", "12", "--width", "300"]),
    ):
        file = tmp_path / name
        assert bocamina(str(RECORD), *words, "-o", str(file)).exit_code == 0
        assert file.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.txt"], "a file that can be read"),
        ([str(RECORD), "-o", "picture.gif"], ".svg or .png"),
        ([str(RECORD), "--seat", "7"], "a seat from 0 to 4"),
        ([str(RECORD), "--step", "9999"], "a step up to"),
        ([str(RECORD), "--theme", "noon"], "a theme"),
        ([str(RECORD), "--strip", "--seat", "7"], "a seat from 0 to 4"),
    ],
)
def test_the_command_says_what_it_expected(words: list[str], said: str) -> None:
    refused = bocamina(*words)
    assert refused.exit_code
    assert said in str(refused.exception)


def test_a_position_has_no_steps_to_film() -> None:
    refused = bocamina("-", "--strip", text=str(begun("diamant", 3)))
    assert "a record" in str(refused.exception)


def test_drawings_speak_both_languages() -> None:
    english, spanish = (
        re.findall(r"^([\w-]+) =", message_text("bocamina.drawing", language), re.MULTILINE)
        for language in LANGUAGES
    )
    assert english == spanish
