"""Nothing that a viewer may not know reaches it: not by a byte.

Two whole games run over real sockets, alike but for what one viewer may not know; everything that
this viewer can get from the server must be the same in both.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina import server
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES
from bocamina.players.phrases import phrases_of
from bocamina.server.logs import JsonFormatter
from bocamina.server.tables.seats import Chest
from tests.server.pairs import Pair, Script, make_pair
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.dealer import Dealer
    from bocamina.core.game import AnyGame
    from bocamina.core.options import Value
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio

STEPS = 90


class ScriptedChest(Chest):
    """Draws the same secrets in every run, and lets chance bring what the script says."""

    def __init__(self, script: Script) -> None:
        rng = Rng("chest")
        super().__init__(lambda count: bytes(int(rng.below(256)) for _ in range(count)))
        self.outcomes = [number for seat, number in script.steps if seat is None]
        self.next = 0

    def pick(self, dealer: Dealer, weights: list[int]) -> int:
        if self.next == len(self.outcomes):
            raise EndOfScript
        self.next += 1
        return self.outcomes[self.next - 1]


class Clock:
    """Time that passes when the test says so, the same in both games."""

    now = 1_000_000.0


class EndOfScript(Exception):
    """Chance is asked for more than the pair has in common."""


class LogKeeper(logging.Handler):
    """Keeps what would be logged, without the time."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonFormatter())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created, record.msecs = 0.0, 0.0
        if not hasattr(record, "port"):  # every server has its own
            self.lines.append(self.format(record))


@pytest.fixture
def keeper() -> Iterator[LogKeeper]:
    keeper = LogKeeper()
    logger = logging.getLogger("bocamina")
    level = logger.level
    logger.addHandler(keeper)
    logger.setLevel(logging.DEBUG)
    yield keeper
    logger.removeHandler(keeper)
    logger.setLevel(level)


def moves_until_the_script_ends(script: Script) -> int:
    """Count the moves before the last step, all of whose outcomes are in the script."""
    last_move = max((n for n, (seat, _) in enumerate(script.steps) if seat is not None), default=0)
    # What chance answers to the last move might go beyond the script.
    return sum(seat is not None for seat, _ in script.steps[:last_move])


def move_texts(script: Script) -> list[str]:
    """Return the moves of a script, without what chance did."""
    return [
        text for (seat, _), text in zip(script.steps, script.texts, strict=True) if seat is not None
    ]


def seats_of(game: str) -> int:
    return max(3, GAMES[game].usual_seats)


def others_of(game: str) -> dict[str, Value]:
    """Every house rule with the last value it may take."""
    return {option.name: list(option.values)[-1] for option in GAMES[game].options}


async def perform(
    site: Site,
    game: AnyGame,
    script: Script,
    seats: int,
    viewers: list[int],
    options: dict[str, Value],
    clock: Clock,
    tried: list[str],
) -> dict[int, list[str]]:
    """Play a script and return everything that each of some viewers could get hold of."""
    clocking = {"move_seconds": 100, "reserve_seconds": 50, "grace_seconds": 60}
    people = await site.seat_all(game.name, seats, public=True, options=options, clocking=clocking)
    table = people[0].table
    watcher = await Visitor(site.address, table).open(since=0)
    seen: dict[int, list[str]] = {}
    for viewer in viewers:
        who = watcher if viewer == SPECTATOR else people[viewer]
        seen[viewer] = []
        path = f"/api/tables/{table}"
        for address in (path, f"{path}?since=0", f"{path}/record", "/api/tables"):
            answer = await site.get(address, who.token)
            seen[viewer].append(f"{answer.status_code} {answer.text}")
    left = moves_until_the_script_ends(script)
    for (seat, _), text in zip(script.steps, script.texts, strict=True):
        if seat is None:
            continue
        if not left:
            break
        left -= 1
        clock.now += 1.7
        moved = await people[seat].move(text)
        assert moved["type"] == "accepted", moved
        for person in [*people, watcher]:
            await person.reach(moved["version"])
        if left % 10 == 0:
            # What is claimed may be true in one of the games and false in the other.
            phrase = phrases_of(game.name)[-1 - left // 10 % 3]
            said = await people[1].ask("say", phrase=phrase, about=seat)
            for person in [*people, watcher]:
                await person.reach(said["version"])
    for viewer in viewers:
        who = watcher if viewer == SPECTATOR else people[viewer]
        # Errors, too: a move out of turn, one that cannot be read, one at the wrong time.
        for move, expected in (("nonsense", who.version), ("stay", who.version + 5), ("back", 1)):
            await who.move(move, expected)
        # And every move that was made in either game, of cards that others hold or held.
        for move in tried:
            if move not in [each["move"] for each in who.news["legal"]]:
                refused = await who.move(move)
                assert refused["type"] == "refused"
                request = {"type": "move", "move": move, "expected": who.version}
                answer = await site.post(f"/api/tables/{table}/requests", request, who.token)
                seen[viewer].append(f"{answer.status_code} {answer.text}")
        again = await Visitor(site.address, table, who.token).open(since=0)
        await again.close()
        middle = await Visitor(site.address, table, who.token).open(since=who.version // 2)
        await middle.close()
        path = f"/api/tables/{table}"
        closed = (
            *(f"{path}/{what}" for what in ("record", "deal", "claims", "moments?viewer=-2")),
            *(f"{path}/{what}" for what in ("record?game=1", "moments?viewer=1&start=-1")),
        )
        for address in (path, *closed, f"{path}/games", f"{path}?since=3", "/api/tables"):
            answer = await site.get(address, who.token)
            seen[viewer].append(f"{answer.status_code} {answer.text}")
            assert (answer.status_code == 409) == (address in closed)
        seen[viewer] += [text for text in who.raw if '"type":"presence"' not in text]
        seen[viewer] += [*again.raw, *middle.raw]
    return seen


async def both(
    pair: Pair,
    game: str,
    options: dict[str, Value],
    viewers: list[int],
    folder: Path,
    keeper: LogKeeper,
) -> list[tuple[dict[int, list[str]], list[str]]]:
    """Perform both games of a pair on servers of their own."""
    found = []
    tried = sorted({text for each in (pair.one, pair.other) for text in move_texts(each)})
    for name, script in (("one", pair.one), ("other", pair.other)):
        keeper.lines.clear()
        clock = Clock()
        parts = {"chest": ScriptedChest(script), "now": lambda clock=clock: clock.now}
        async with site_in_process(folder / name, **parts) as (site, _):
            seen = await perform(
                site, GAMES[game], script, seats_of(game), viewers, options, clock, tried
            )
        found.append((seen, list(keeper.lines)))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("who", ["a seat", "another seat", "a spectator"])
async def test_no_byte_tells_a_secret(
    game: str, who: str, tmp_path: Path, keeper: LogKeeper
) -> None:
    seats = seats_of(game)
    # Once with the house rules as they are, once with each of them otherwise.
    options = others_of(game) if who == "another seat" else {}
    viewer = {"a seat": 0, "another seat": seats - 1, "a spectator": SPECTATOR}[who]
    insider = 1
    pair = make_pair(game, seats, viewer, Rng(f"{game} {who}"), STEPS, options)
    found = await both(pair, game, options, [viewer, insider], tmp_path, keeper)
    (one, one_log), (other, other_log) = found
    assert one[viewer] == other[viewer]
    assert one_log == other_log
    assert len(one[viewer]) > 10
    if pair.differences and any(
        seat == insider and here != there
        for (seat, _), here, there in zip(
            pair.one.steps, pair.one.texts, pair.other.texts, strict=True
        )
    ):
        # The test can fail: who may know the difference does see it.
        assert one[insider] != other[insider]


@pytest.mark.parametrize("game", GAMES)
def test_pairs_differ_where_there_are_secrets(game: str) -> None:
    seats = seats_of(game)
    pairs = [make_pair(game, seats, SPECTATOR, Rng(f"{game} {n}"), 40, {}) for n in range(3)]
    assert all(len(pair.one.steps) > 3 for pair in pairs)
    has_secrets = any(pair.differences for pair in pairs)
    assert has_secrets == (game != "racing_dwarfs")


def test_one_place_builds_what_a_viewer_gets() -> None:
    folder = Path(server.__file__).parent
    users = {
        (part, path.relative_to(folder).as_posix())
        for path in folder.rglob("*.py")
        for part in ("describe_public", "describe_private", "describe_move", "describe_hidden")
        if f".{part}(" in path.read_text("utf-8")
    }
    assert users == {
        ("describe_public", "views.py"),
        ("describe_private", "views.py"),
        ("describe_move", "views.py"),
        ("describe_hidden", "routes/moments.py"),  # of finished games
    }
