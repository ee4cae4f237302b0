"""Pictures to send: invitations, and how games ended."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bocamina.core.record import parse_record
from bocamina.core.replay import replay
from bocamina.core.state import SPECTATOR
from bocamina.drawing import draw
from bocamina.drawing.boards.diamant import COLUMNS, LEAST_COLUMNS, choose_columns, extent
from bocamina.drawing.boards.saboteur import draw_board
from bocamina.drawing.canvas import Canvas
from bocamina.drawing.faces import face_of
from bocamina.drawing.palette import palette
from bocamina.drawing.poster import (
    FOOT,
    ROW,
    SAMPLES,
    TALL,
    WIDE,
    Bill,
    draw_poster,
    moment_of,
)
from bocamina.games import find_game, read_view
from bocamina.story.tale import Assertion

RECORDS = Path(__file__).parents[1] / "games"
NAMES = ("Ana", "Leo", "<b>Íñigo</b>", "Maximiliano José de la Mina")


def ended(game: str, name: str, language: str, names: tuple[str, ...] = ()) -> Bill:
    text = (RECORDS / game / "records" / f"{name}.txt").read_text("utf-8")
    match = replay(find_game(game), parse_record(text))
    public = match.state.public
    seats = public.settings.seats
    return Bill(
        game,
        language,
        seats,
        "over",
        names=names or (*NAMES[:2], *(f"Wilhelmina {seat}" for seat in range(2, seats))),
        scores=tuple(match.game.scores(public)),
        winners=tuple(match.game.winners(public)),
        record=text,
    )


def over(language: str = "en") -> Bill:
    return ended("diamant", "idols_taken", language, NAMES)


@pytest.mark.parametrize("size", [WIDE, TALL])
def test_the_end_names_everybody_and_crowns_the_winner(size: tuple[int, int]) -> None:
    tree = ElementTree.fromstring(draw_poster(over(), size))
    told = " ".join(text.text or "" for text in tree.iter("{http://www.w3.org/2000/svg}text"))
    for name in NAMES:
        assert name[:9] in told
    assert "59" in told
    assert [tree.get("width"), tree.get("height")] == [str(length) for length in size]
    assert "Maximiliano José de la Mina wins" in (tree.findtext("{*}desc") or "")


def texts(drawn: str) -> list[str]:
    tree = ElementTree.fromstring(drawn)
    return [text.text or "" for text in tree.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("diamant", "idols_taken"),
        ("saboteur", "seats-10"),
        ("racing_dwarfs", "four_seats_last_cart_out"),
    ],
)
def test_a_picture_to_send_tells_the_whole_story(game: str, name: str, language: str) -> None:
    """Every sentence and title of it, nothing cut, and the board still has room."""
    bill = ended(game, name, language)
    story = bill.story()
    drawn = draw_poster(bill, TALL)
    told = " ".join(texts(drawn))
    assert len(story.lines) >= 3
    for words in (*story.lines, *story.titles.values(), *bill.names):
        assert words in told
        assert words in (ElementTree.fromstring(drawn).findtext("{*}desc") or "")
    assert "…" not in told
    last = max(
        float(text.get("y", 0))
        for text in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
        if text.text and story.lines[-1].endswith(text.text)
    )
    rows = -(-len(bill.names) // 2)
    assert TALL[1] - FOOT - rows * ROW - last > 280, "the board"
    assert story.lines[0] not in " ".join(texts(draw_poster(bill, WIDE))), "no room for it there"


def test_what_was_claimed_is_part_of_the_story() -> None:
    bill = ended("saboteur", "seats-10", "en")
    lie = Assertion(step=20, part=1, seat=3, phrase="digger", about=-1, holds=False)
    assert replace(bill, assertions=(lie,) * 6).story() != bill.story()


def test_a_seat_has_its_dwarf_and_the_sign_of_its_carts() -> None:
    race = ended("racing_dwarfs", "two_seats_last_cart_out", "en")
    drawn = draw_poster(race, TALL)
    record = parse_record(race.record)
    colours = find_game(race.game).describe_public(
        replay(find_game(race.game), record).state.public
    )["colours"]
    for colour in colours:
        assert palette("lamp")[f"sign-{colour}"] in drawn
    assert palette("lamp")["seat-0"] not in drawn
    faced = draw_poster(replace(race, faces=((3, ""), (0, "expert"))), TALL)
    chosen = face_of(0, 3, "", "")
    assert chosen["cloth"] in faced
    assert chosen["cloth"] not in drawn
    # A bot wears what its level wears, in the colour of its carts.
    sign = palette("lamp")[f"sign-{colours[1]}"]
    assert face_of(1, 0, "expert", sign)["cloth"] == sign
    assert faced.count(sign) > drawn.count(sign)


def test_places_are_called_as_at_the_table() -> None:
    bill = ended("saboteur", "seats-5", "en")
    told = set(texts(draw_poster(bill, TALL)))
    assert {"I", "12"} <= told
    assert "-1" not in told
    match = replay(find_game("saboteur"), parse_record(bill.record))
    assert "-1" in set(texts(draw(match.view(SPECTATOR))))  # as in notation


def test_the_finest_moment_of_a_cave_is_its_deepest() -> None:
    scene = moment_of(over())
    assert scene is not None
    assert len(scene.public["path"]) > 5


@pytest.mark.parametrize("places", range(3, 20))
def test_a_cave_winds_as_its_place_is_shaped(places: int) -> None:
    assert choose_columns(places, 0) == COLUMNS
    # A deep one in a place as high as wide leaves less than a third of it empty.
    width, height = extent(places, choose_columns(places, 1))
    assert places <= 2 * LEAST_COLUMNS or min(width, height) / max(width, height) > 2 / 3


def test_winners_are_listed_as_people_list_them() -> None:
    won = {
        count: Bill("diamant", "es", 3, "over", names=NAMES, scores=(1, 1, 1), winners=seats)
        for count, seats in enumerate([(), (0,), (0, 1), (0, 1, 2)])
    }
    assert won[0].title == "No gana nadie"
    assert won[1].title == "Gana Ana"
    assert won[2].title == "Ganan Ana y Leo"
    assert won[3].title == "Ganan Ana, Leo y <b>Íñigo</b>"


@pytest.mark.parametrize("name", sorted(file.name[:-4] for file in SAMPLES.iterdir()))
def test_an_invitation_shows_a_sample_that_the_rules_allow(name: str) -> None:
    sample = (SAMPLES / f"{name}.txt").read_text("utf-8")
    assert f"{read_view(sample)}\n" == sample
    drawn = draw_poster(Bill(name, "en", 5, free=1), WIDE)
    assert "One of 5 seats is free." in drawn


@pytest.mark.parametrize("seats", [4, 10])
def test_a_long_name_leaves_room_for_everybody_else(seats: int) -> None:
    """In the picture of a link, where the title grows with it."""
    name = "Wilhelmina von Haldenwang"
    game, record = ("diamant", "idols_taken") if seats == 4 else ("saboteur", "seats-10")
    bill = ended(game, record, "en", (name,) * seats)
    tree = ElementTree.fromstring(draw_poster(bill, WIDE))
    sizes = [
        float(text.get("font-size", 0))
        for text in tree.iter("{http://www.w3.org/2000/svg}text")
        if text.text == name
    ]
    assert len(sizes) == seats
    assert min(sizes) >= 13


def test_a_mine_fills_its_place() -> None:
    """With bare rock at its sides, however high or wide it was dug."""
    scene = moment_of(ended("saboteur", "seats-10", "en"))
    assert scene is not None
    for shape in (0.4, 0.8, 1.2):
        look = replace(scene.look, shape=shape, plates=False)
        width, height = draw_board(Canvas("saboteur", "lamp", {}), replace(scene, look=look))
        assert height / width <= shape * 1.05
