"""Pictures to send: invitations, and how games ended."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bocamina.core.record import parse_record
from bocamina.core.replay import replay
from bocamina.drawing.poster import SAMPLES, TALL, WIDE, Bill, draw_poster, moment_of
from bocamina.games import GAMES, find_game, read_view

RECORD = Path(__file__).parents[1] / "games/diamant/records/idols_taken.txt"
NAMES = ("Ana", "Leo", "<b>Íñigo</b>", "Maximiliano José de la Mina")


def over(language: str = "en") -> Bill:
    text = RECORD.read_text("utf-8")
    match = replay(find_game("diamant"), parse_record(text))
    public = match.state.public
    scores, winners = match.game.scores(public), match.game.winners(public)
    return Bill(
        "diamant",
        language,
        4,
        "over",
        names=NAMES,
        scores=tuple(scores),
        winners=tuple(winners),
        record=text,
    )


@pytest.mark.parametrize("size", [WIDE, TALL])
def test_the_end_names_everybody_and_crowns_the_winner(size: tuple[int, int]) -> None:
    tree = ElementTree.fromstring(draw_poster(over(), size))
    told = " ".join(text.text or "" for text in tree.iter("{http://www.w3.org/2000/svg}text"))
    for name in NAMES:
        assert name[:9] in told
    assert "59" in told
    assert [tree.get("width"), tree.get("height")] == [str(length) for length in size]
    assert "Maximiliano José de la Mina wins" in (tree.findtext("{*}desc") or "")


def test_the_finest_moment_of_a_cave_is_its_deepest() -> None:
    scene = moment_of(over())
    assert scene is not None
    assert len(scene.public["path"]) > 5


def test_winners_are_listed_as_people_list_them() -> None:
    won = {
        count: Bill("diamant", "es", 3, "over", names=NAMES, scores=(1, 1, 1), winners=seats)
        for count, seats in enumerate([(), (0,), (0, 1), (0, 1, 2)])
    }
    assert won[0].title == "No gana nadie"
    assert won[1].title == "Gana Ana"
    assert won[2].title == "Ganan Ana y Leo"
    assert won[3].title == "Ganan Ana, Leo y <b>Íñigo</b>"


@pytest.mark.parametrize("name", GAMES)
def test_an_invitation_shows_a_sample_that_the_rules_allow(name: str) -> None:
    sample = (SAMPLES / f"{name}.txt").read_text("utf-8")
    assert f"{read_view(sample)}\n" == sample
    drawn = draw_poster(Bill(name, "en", 5, free=1), WIDE)
    assert "One seat of 5 is free." in drawn
