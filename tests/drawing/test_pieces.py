"""The art that the browser and Python share."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from bocamina.drawing.palette import ART, coloured, palette
from bocamina.drawing.pieces import SHARED, art_of, draw_piece, holds

CLIENT = Path(__file__).parents[2] / "src/bocamina/web/src"
CASES = json.loads((Path(__file__).parent / "pieces.json").read_text("utf-8"))
GAMES = ("diamant", "racing_dwarfs", "saboteur")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']} {case['piece']}")
def test_a_piece_is_drawn_as_the_browser_draws_it(case: dict[str, object]) -> None:
    """The client's pieces.test.ts reads the same cases."""
    words = frozenset(str(case["words"]).split())
    texts = tuple(dict(case["texts"]).items())  # type: ignore[call-overload]
    drawn = draw_piece(str(case["game"]), str(case["piece"]), words, texts)
    assert sha256(drawn.encode()).hexdigest() == case["sha256"]


@pytest.mark.parametrize(
    ("when", "said", "there"),
    [
        ("N", {"N"}, True),
        ("N E", {"N"}, False),
        ("!N", {"N"}, False),
        ("N !E | dead", {"dead"}, True),
        ("N !E | dead", {"N", "E"}, False),
    ],
)
def test_words_say_what_is_there(when: str, said: set[str], there: bool) -> None:
    assert holds(when, said) is there


def test_what_is_left_out_is_left_out_whole() -> None:
    grim = draw_piece("saboteur", "tool", frozenset({"lamp", "broken"}))
    assert grim.count("<g") == grim.count("</g>")
    assert "#f08a1d" not in grim, "a broken lamp has no flame"
    assert "#f08a1d" in draw_piece("saboteur", "tool", frozenset({"lamp"}))


def test_texts_cannot_break_out() -> None:
    drawn = draw_piece("saboteur", "dwarf", frozenset(), (("hat", '"/><script>'), ("letter", "<")))
    assert "<script" not in drawn
    assert "&quot;/&gt;&lt;script&gt;" in drawn


@pytest.mark.parametrize("game", GAMES)
def test_art_names_only_what_there_is(game: str) -> None:
    """Pieces that a piece uses, colours of the palette; and no colours of its own making."""
    art = art_of(game)
    for markup in art.values():
        for used in re.findall(r'<use [^>]*href="([^"]+)"', markup):
            assert used in art
        for theme in ("lamp", "daylight"):
            assert "var(" not in coloured(markup, theme)


def test_the_browser_draws_with_these_pieces_alone() -> None:
    """Each component of the client that is art names pieces of this folder."""
    named: set[tuple[str, str]] = set()
    for folder in (*GAMES, "drawn"):
        for file in (CLIENT / "games" / folder).glob("*.svelte"):
            for piece in re.findall(r'piece="(\w+)"', file.read_text("utf-8")):
                named.add((folder, piece))
    assert len(named) >= 14
    for folder, piece in named:
        assert piece in art_of(SHARED if folder == "drawn" else folder)


def test_both_lights_have_the_same_colours() -> None:
    lamp, day = palette("lamp"), palette("daylight")
    assert lamp.keys() == day.keys()
    assert lamp["night"] == "#14100c"
    assert day["night"] == "#dfe9ec"
    assert "light-dark" not in "".join((*lamp.values(), *day.values()))
    assert (ART / "rock.svg").is_file()
