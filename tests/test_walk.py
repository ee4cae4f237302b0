"""The walk of a dig in ARCHITECTURE.md is the way of a real one, and nothing is done twice."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import bocamina
from tests.server.hand_clock import HandClock
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from types import FrameType

ROOT = Path(__file__).parents[1]
PACKAGE = f"{Path(bocamina.__file__).parent}/"
MOST_FILES = 25
PEOPLE = 3
STOP = re.compile(r"^\d+\. `([^`]+)`(?: `([^`]+)`)?", re.MULTILINE)
# A dig and the card that is drawn for it are two entries, and every viewer gets news. Only what
# never waits is counted: whatever waits is called again when it goes on.
TIMES = {
    "core/match.py Match.parse_move": 1,
    "core/match.py Match.why_not": 1,
    "core/match.py Match.carry_out": 1,
    "core/match.py Match.weights": 1,
    "core/match.py Match.bring": 1,
    "core/dealer.py Dealer.foresee": 1,
    "games/saboteur/game.py Saboteur.legal_moves": 1,
    "games/saboteur/notation.py format_outcome": 1,
    "games/saboteur/describe.py describe_public": 1,
    "games/saboteur/describe.py describe_private": PEOPLE,
    "server/sockets.py read_request": 1,
    "server/tables/decisions.py decide": 1,
    "server/tables/table.py Table.apply": 2,
    "server/tables/entries.py format_entry": 2,
    "server/views.py Picture.__init__": 1,
    "server/views.py Picture.news": PEOPLE,
    "server/bus/local.py LocalBus.publish": 1,
}
# What else may run on the way. Whoever adds a file here says by the group what it does not do:
# touch the move.
ANSWERS = """
    server/access.py server/clock.py server/gate.py server/guard.py server/house.py
    server/journal/journal.py server/journal/rows.py server/limits.py server/settings.py
    server/table_time.py
    server/tables/clocks.py server/tables/events.py server/tables/help.py server/tables/seats.py
    server/tables/summaries.py server/tables/witness.py
    core/events.py core/game.py core/notation.py core/record.py
    games/saboteur/events.py games/saboteur/notation.py games/saboteur/nuggets.py
"""
POSITION = """
    core/state.py core/turn.py games/saboteur/cells.py games/saboteur/components.py
    games/saboteur/hand.py games/saboteur/packed.py games/saboteur/state.py
    games/saboteur/tunnels.py
"""
COMES_NEXT = """
    players/chorus.py server/bus/bus.py server/bus/local.py server/metrics.py server/steward.py
    server/tables/comments.py server/tables/sights.py server/tutor.py
"""
ASIDE = {*ANSWERS.split(), *POSITION.split(), *COMES_NEXT.split()}


def stops() -> list[tuple[str, str]]:
    """Return the files that the page names, in order, each with the function that is called."""
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    walk = page.partition("## The walk of a dig")[2].partition("\n## ")[0]
    return STOP.findall(walk)


def is_plain(file: str) -> bool:
    """Tell whether calls in a file can be seen, since it is not compiled."""
    module = import_module(f"bocamina.{file.removesuffix('.py').replace('/', '.')}")
    return str(module.__file__).endswith(".py")


async def dig(folder: Path) -> Counter[str]:
    """Dig at a real table, and return what was called, how often, in the order of the first."""
    called: Counter[str] = Counter()
    is_digging = False

    def note(frame: FrameType, what: str, _: object) -> None:
        code = frame.f_code
        if is_digging and what == "call" and code.co_filename.startswith(PACKAGE):
            called[f"{code.co_filename.removeprefix(PACKAGE)} {code.co_qualname}"] += 1

    threading.setprofile(note)  # for the thread that writes the journal
    # By this clock no time passes: no chore comes in between, however slow the machine is.
    async with site_in_process(folder, clock=HandClock()) as (site, _):
        people = await site.seat_all("saboteur", PEOPLE)
        mover, move = next(found for person in people if (found := first_dig(person)))
        sys.setprofile(note)
        is_digging = True
        try:
            answer = await mover.move(move)
            for person in people:
                await person.reach(answer["version"])
            await asyncio.sleep(0)
        finally:
            is_digging = False
            sys.setprofile(None)
            threading.setprofile(None)
        for person in people:
            await person.close()
    return called


def first_dig(person: Visitor) -> tuple[Visitor, str] | None:
    """Return a dig that somebody may make now, if any."""
    return next(((person, move) for move in person.legal() if move.startswith("dig ")), None)


def test_the_walk_is_short_and_its_files_are_there() -> None:
    files = [file for file, _ in stops()]
    assert len(set(files)) == len(files) <= MOST_FILES
    walked = [*files, *sorted(ASIDE)]
    assert [file for file in walked if not (ROOT / "src/bocamina" / file).is_file()] == []


def test_a_dig_takes_the_walk_and_nothing_is_done_twice(tmp_path: Path) -> None:
    called = asyncio.run(dig(tmp_path))
    order = list(called)
    named = [f"{file} {function}" for file, function in stops() if function and is_plain(file)]
    assert [each for each in named if each not in called] == []
    assert named == sorted(named, key=order.index)
    expected = {each: times for each, times in TIMES.items() if is_plain(each.split()[0])}
    assert {each: called[each] for each in expected} == expected
    ran = {each.split()[0] for each in called}
    assert ran - {file for file, _ in stops()} - ASIDE == set()
    if is_plain("games/saboteur/rules.py"):  # compiled, the position's files cannot be seen
        assert ASIDE - ran == set()
