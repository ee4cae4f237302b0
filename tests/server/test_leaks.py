"""Nothing that a viewer may not know reaches it: not by a byte.

Two whole games run over real sockets, alike but for what one viewer may not know; everything that
this viewer can get from the server must be the same in both. `tests/attack` does so at random.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina import server
from bocamina.core.errors import BadSetting
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES
from bocamina.testing.walks import walk
from tests.attack.leak_stage import LogKeeper, insider_should_see, perform, seats_of, stage_for
from tests.server.pairs import make_pair

if TYPE_CHECKING:
    from bocamina.core.options import Value

pytestmark = pytest.mark.anyio

STEPS = 90
NOTHING = "-"  # as games write it


def others_of(game: str) -> dict[str, Value]:
    """Every house rule with the last value it may take beside the others."""
    chosen: dict[str, Value] = {}
    for option in GAMES[game].options:
        for value in reversed(list(option.values)):
            with suppress(BadSetting):
                GAMES[game].settle(seats_of(GAMES[game]), {**chosen, option.name: value})
                chosen[option.name] = value
                break
    return chosen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("who", ["a seat", "another seat", "a spectator"])
async def test_no_byte_tells_a_secret(game: str, who: str, tmp_path: Path) -> None:
    seats = seats_of(GAMES[game])
    # Once with the house rules as they are, once with each of them otherwise.
    options = others_of(game) if who == "another seat" else {}
    viewer = {"a seat": 0, "another seat": seats - 1, "a spectator": SPECTATOR}[who]
    insider = 1
    pair = make_pair(game, seats, viewer, Rng(f"{game} {who}"), STEPS, options)
    found = []
    with LogKeeper() as keeper:
        for side in range(2):
            keeper.lines.clear()
            async with stage_for(tmp_path / str(side)) as stage:
                seen = await perform(stage, GAMES[game], pair, side, [viewer, insider], options)
            found.append((seen, list(keeper.lines)))
    (one, one_log), (other, other_log) = found
    assert one.seen[viewer] == other.seen[viewer]
    assert one_log == other_log
    assert len(one.seen[viewer]) > 10
    if insider_should_see(pair, insider):
        # The test can fail: who may know the difference does see it.
        assert one.seen[insider] != other.seen[insider]


@pytest.mark.parametrize("game", GAMES)
def test_pairs_differ_where_there_are_secrets(game: str) -> None:
    seats = seats_of(GAMES[game])
    pairs = [make_pair(game, seats, SPECTATOR, Rng(f"{game} {n}"), 40, {}) for n in range(3)]
    assert all(len(pair.one.steps) > 3 for pair in pairs)
    assert any(pair.differences for pair in pairs) == has_secrets(game)


def has_secrets(game: str) -> bool:
    """Tell whether seats of a game know anything of their own, by what is written of it."""
    rules = GAMES[game]
    match = Match(rules, rules.settle(seats_of(rules), {}))
    return any(
        rules.format_private(here.state.public, own) != NOTHING
        for here in walk(match, Rng(1), 40)
        for own in here.state.private
    )


def test_one_place_builds_what_a_viewer_gets() -> None:
    folder = Path(server.__file__).parent
    users = {
        (part, path.relative_to(folder).as_posix())
        for path in folder.rglob("*.py")
        for part in ("describe_public", "describe_private", "describe_moves", "describe_hidden")
        if f".{part}(" in path.read_text("utf-8")
    }
    assert users == {
        ("describe_public", "views.py"),
        ("describe_private", "views.py"),
        ("describe_moves", "views.py"),
        ("describe_hidden", "routes/moments.py"),  # of finished games
    }
