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

    from bocamina.server.live import LiveTable

ROOT = Path(__file__).parents[1]
PACKAGE = f"{Path(bocamina.__file__).parent}/"
MOST_FILES = 25
PEOPLE = 3
BOTS = 2
ENTRIES = 2  # the dig, and the card that is drawn
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
    "server/tables/table.py Table.apply": ENTRIES,
    "server/tables/entries.py format_entry": ENTRIES,
    "server/views.py Snapshot.__init__": 1,
    "server/views.py Snapshot.news": PEOPLE,
    "server/bus/local.py LocalBus.publish": 1,
}
# What else may run on the way, called by a stop for its own purpose. Whoever adds a file here says
# by the group that it does not hand the move on.
ANSWERS = """
    server/access.py server/clock.py server/gate.py server/guard.py server/house.py
    server/journal/journal.py server/journal/rows.py server/limits.py server/settings.py
    server/table_time.py
    server/tables/entry_news.py server/tables/clocks.py server/tables/demands.py
    server/tables/events.py
    server/tables/help.py server/tables/seats.py server/tables/summaries.py
    server/tables/witness.py
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


async def dig(folder: Path, bots: int = 0) -> tuple[Counter[str], int]:
    """Dig at a real table; return what was called, and how many moves are legal after it.

    What was called comes with how often, in the order in which it was called first. Where there
    are bots, all of them have moved before and remember the game.
    """
    called: Counter[str] = Counter()
    is_digging = False

    def note(frame: FrameType, what: str, _: object) -> None:
        code = frame.f_code
        if is_digging and what == "call" and code.co_filename.startswith(PACKAGE):
            called[f"{code.co_filename.removeprefix(PACKAGE)} {code.co_qualname}"] += 1

    threading.setprofile(note)  # for the thread that writes the journal
    # By this clock no time passes: no chore comes in between, however slow the machine is.
    async with site_in_process(folder, clock=(clock := HandClock())) as (site, house):
        host = await site.create("saboteur", seats=PEOPLE + bots, name="Ana")
        people = [host, await site.sit(host.table, "Bea"), await site.sit(host.table, "Carlos")]
        for person in people:
            await person.open()
        await host.ask("start", fill="strong")
        live = await house.find(host.table)
        mover, move = await come_to_a_dig(clock, live, people, bots)
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
    return called, sum(len(person.legal()) for person in people)


async def come_to_a_dig(
    clock: HandClock, live: LiveTable, people: list[Visitor], bots: int
) -> tuple[Visitor, str]:
    """Play until somebody may dig before another person, and all bots remember the game."""
    while True:
        await clock.advance_until(lambda: live.table.turn[0] < PEOPLE)
        for person in people:
            await person.reach(live.table.version)
        mover = people[live.table.turn[0]]
        digs = [move for move in mover.legal() if move.startswith("dig ")]
        if digs and mover is not people[-1] and len(live.witnesses.by_seat) == bots:
            return mover, digs[0]
        await mover.move(mover.legal()[-1])


def test_the_walk_is_short_and_its_files_are_there() -> None:
    files = [file for file, _ in stops()]
    assert len(set(files)) == len(files) <= MOST_FILES
    walked = [*files, *sorted(ASIDE)]
    assert [file for file in walked if not (ROOT / "src/bocamina" / file).is_file()] == []


def test_a_dig_takes_the_walk_and_nothing_is_done_twice(tmp_path: Path) -> None:
    called, legal = asyncio.run(dig(tmp_path))
    order = list(called)
    named = [f"{file} {function}" for file, function in stops() if function and is_plain(file)]
    assert [each for each in named if each not in called] == []
    assert named == sorted(named, key=order.index)
    expected = {each: times for each, times in TIMES.items() if is_plain(each.split()[0])}
    assert {each: called[each] for each in expected} == expected
    if is_plain("core/match.py"):  # the dig is printed once, and so is what may come next
        assert called["core/match.py Match.format_move"] == 1 + legal
    ran = {each.split()[0] for each in called}
    assert ran - {file for file, _ in stops()} - ASIDE == set()
    if is_plain("games/saboteur/rules.py"):  # compiled, the position's files cannot be seen
        assert ASIDE - ran == set()


def test_what_everybody_may_know_is_printed_once_for_all_bots(tmp_path: Path) -> None:
    called, _ = asyncio.run(dig(tmp_path, BOTS))
    if is_plain("core/notation.py"):
        assert called["games/saboteur/notation.py format_public"] == ENTRIES
        # The dig, that a card was drawn and, for the digger alone, which one.
        assert called["core/events.py format_event"] == 3
        assert called["games/saboteur/notation.py format_private"] == ENTRIES * BOTS
