"""Records as strips and as films."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bocamina.core.record import Record, parse_record
from bocamina.drawing.film import animate, merged, scenes_of, shots, some, strip
from bocamina.drawing.scene import Look
from bocamina.games import find_game

GAMES_FOLDER = Path(__file__).parents[1] / "games"
RECORDS = [
    GAMES_FOLDER / "saboteur/records/cards-run-out.txt",
    GAMES_FOLDER / "diamant/records/idols_taken.txt",
    GAMES_FOLDER / "racing_dwarfs/records/four_seats_last_cart_out.txt",
]


def read(file: Path) -> Record:
    return parse_record(file.read_text("utf-8"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.parents[1].name)
def test_a_film_shows_in_each_picture_what_a_drawing_of_it_would(file: Path) -> None:
    record = read(file)
    scenes = some(scenes_of(find_game(record.game), record, 0, Look()), 25)
    drawn, _, _ = shots(scenes, {})
    things = merged(drawn)
    for index, shot in enumerate(drawn):
        assert [markup for first, last, markup in things if first <= index < last] == shot
    assert len(things) < sum(len(shot) for shot in drawn) / 3, "what stays is kept once"


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.parents[1].name)
def test_where_nothing_moves_a_film_shows_the_end(file: Path) -> None:
    record = read(file)
    film = animate(find_game(record.game), record, count=12)
    ElementTree.fromstring(film)
    hidden = len(re.findall(r'<g class="\w+" visibility="hidden">', film))
    assert hidden
    assert "prefers-reduced-motion" in film


def test_a_strip_shows_as_many_moments_as_it_is_told() -> None:
    record = read(RECORDS[1])
    drawn = strip(find_game("diamant"), record, look=Look(language="es"), count=4, columns=2)
    tree = ElementTree.fromstring(drawn)
    numbers = [text.text for text in tree.findall("{*}text")]
    assert numbers == ["1", "2", "3", "4"]
    assert tree.findtext("{*}title") == "Diamantes en 4 imágenes"


def test_a_film_for_a_seat_tells_nothing_of_other_hands() -> None:
    record = read(RECORDS[0])
    game = find_game("saboteur")
    for scene in scenes_of(game, record, 1, Look()):
        assert set(scene.private) <= {1}
        assert not scene.hidden
