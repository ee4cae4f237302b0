"""Examples of the rules: what the referee sees otherwise cannot be drawn."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from bocamina import new_match
from bocamina.core.errors import BocaminaError
from bocamina.core.game import TAKE_BACK
from bocamina.core.record import format_record, parse_record
from bocamina.core.replay import verify
from bocamina.drawing.examples import draw_example, read_example, setting_of
from bocamina.drawing.examples.stage import eventful
from bocamina.games import find_game
from scripts.drawings import EXAMPLES, LITTLE_GAME


def example(name: str) -> str:
    """Return the text of an example."""
    return (EXAMPLES / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "line", "wrong"),
    [
        ("saboteur/misfit", "refuse S9 0 dig NS 3,0", "move 0 dig NS 3,0"),
        ("saboteur/misfit", "refuse S9 0 dig NS 3,0", "refuse S11 0 dig NS 3,0"),
        ("saboteur/fit", "move 0 dig NEW 3,0", "refuse S9 0 dig NEW 3,0"),
        ("diamant/share", "chance 11", "chance 12"),
        ("diamant/leave", "choose stay", "choose sleep"),
        ("racing_dwarfs/roll", "move 0 move b1-b3", "move 0 move b1-g7"),
        ("racing_dwarfs/roll", "area a4 d1", "arena a4 d1"),
    ],
)
def test_what_is_not_so_is_not_drawn(name: str, line: str, wrong: str) -> None:
    text = example(name)
    assert line in text
    read_example(text)
    with pytest.raises(BocaminaError):
        read_example(text.replace(line, wrong))


def test_a_moving_picture_ends_still_where_nothing_may_move() -> None:
    moving = draw_example(example("racing_dwarfs/roll"))
    assert "@keyframes" in moving
    assert re.search(r"@media \(prefers-reduced-motion:reduce\),print\{[^}]*animation:none", moving)
    still = draw_example(example("racing_dwarfs/roll").replace("area", "still\narea", 1))
    assert "@keyframes" not in still
    # Without motion, what is seen is what the still picture has: nothing else is opaque.
    seen = re.sub(r'<g class="k\w+" opacity="0">.*?</g>', "", moving)
    cart = re.compile(r'<use href="#(\w+)" transform="translate\(206 374\)')
    assert cart.findall(seen) == cart.findall(still) != []


def test_a_picture_takes_the_colours_of_its_page() -> None:
    drawn = draw_example(example("diamant/bust"))
    alone = re.search(r"<style>:root\{color-scheme:light dark;(.*?)\}</style>", drawn)
    assert alone is not None
    used = set(re.findall(r"var\(--([\w-]+)\)", drawn.replace(alone[0], "")))
    assert used == set(re.findall(r"--([\w-]+):", alone[1]))
    assert "light-dark(" in drawn.replace(alone[0], "")


def test_the_game_on_the_front_door_was_played_and_is_seen_whole() -> None:
    text = LITTLE_GAME.read_text("utf-8")
    record = parse_record(text.partition("\n\n")[2])
    match = verify(find_game(record.game), record)
    example = read_example(text)
    setting = setting_of(record.game)
    frames = eventful(example, setting)
    last = frames[-1].scene.public
    assert last == match.game.describe_public(match.view(-1).public)
    assert last["finder"] is not None
    done = {frame.deed["does"] for frame in frames[1:]}
    assert done == {"dig", "rockfall", "break", "mend"}
    # Each is seen with the one to move who moves next, and nothing lies beyond its edge.
    for frame, following in pairwise(frames):
        assert frame.scene.acting == (following.seat,)
    west, north, wide, high = setting.cells(example)  # type: ignore[attr-defined]
    for card in last["cards"]:
        assert west <= card["x"] < west + wide
        assert north - high < card["y"] <= north


def test_a_record_that_was_not_played_so_is_not_drawn() -> None:
    text = LITTLE_GAME.read_text("utf-8")
    dig = re.search(r"^\d dig .*$", text, re.MULTILINE)
    assert dig is not None
    with pytest.raises(BocaminaError):
        read_example(text.replace(dig[0], dig[0].rpartition(" ")[0] + " 5,5", 1))


def test_a_record_with_a_move_that_was_taken_back_is_drawn() -> None:
    match = new_match("racing_dwarfs", seats=2, seed="back", setup="quick")
    while not match.turn.seats or TAKE_BACK not in match.legal(match.turn.seats[0]):
        if match.turn.is_chance:
            match.resolve()
        else:
            seat = match.turn.seats[0]
            match.carry_out(seat, match.legal(seat)[0])
    match.carry_out(match.turn.seats[0], TAKE_BACK)
    text = f"parts board\n\n{format_record(match.record())}"
    assert len(read_example(text).frames) > 1
    assert str(draw_example(text)).startswith("<svg")
