"""Why not: a question that changes nothing, and tells a seat what it may know anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bocamina.games import GAMES
from bocamina.testing.test_facts import TYPED
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.journal import StoredEntry
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio

MOVE = {"type": "move", "move": "stay"}


async def ask(
    site: Site, who: Visitor, wish: dict[str, Any], expected: int | None = None
) -> dict[str, Any]:
    """Ask over the socket and over HTTP, which answer alike."""
    asked = {"wish": wish, "expected": who.version if expected is None else expected}
    answer = await who.ask("explain", **asked)
    request = {"type": "explain", "id": answer["id"], **asked}
    posted = await site.post(f"/api/tables/{who.table}/requests", request, who.token)
    told = posted.json()
    if answer["type"] == "explained":
        assert (posted.status_code, told) == (200, answer)
    else:
        assert (posted.status_code >= 400, told) == (True, answer["problem"])
    return answer


def mover_and_other(people: list[Visitor]) -> tuple[Visitor, Visitor]:
    turn = people[0].news["view"]["turn"]
    return people[turn[0]], next(person for seat, person in enumerate(people) if seat not in turn)


async def test_a_refusal_names_its_clause_and_facts(site: Site) -> None:
    mover, _ = mover_and_other(await site.seat_all("saboteur", 3))
    hand = mover.news["view"]["private"]["hand"]
    path = next(
        card for card in hand if mover.news["view"]["private"]["cards"][card]["does"] == "dig"
    )
    answer = await ask(site, mover, {"does": "dig", "path": path, "x": 0, "y": 0})
    assert answer["problem"] == {
        "kind": "illegal-move",
        "reason": "cell-taken",
        "clause": "S9",
        "facts": {"cell": "0,0"},
    }


async def test_what_a_person_has_not_chosen_may_be_left_out(site: Site) -> None:
    mover, _ = mover_and_other(await site.seat_all("racing_dwarfs", 2))
    answer = await ask(site, mover, {"does": "rotate", "cell": "d4"})
    assert answer["problem"]["kind"] == "illegal-move"
    for wish in ({"does": "enter"}, {"does": "rock"}):
        assert (await ask(site, mover, wish))["problem"]["clause"].startswith("R")


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_stands_against_a_legal_move(site: Site, game: str) -> None:
    people = await site.seat_all(game, GAMES[game].usual_seats)
    mover = people[people[0].news["view"]["turn"][0]]
    told = [legal for legal in mover.news["legal"][:8] if "about" in legal]
    assert told or game not in TYPED, "a game need not describe its moves"
    for legal in told:
        answer = await ask(site, mover, legal["about"])
        assert "problem" not in answer, legal


async def test_nothing_is_stored_and_nobody_is_told(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    version, heard = people[0].version, len(people[1].raw)
    for _ in range(5):
        answer = await people[0].ask("explain", wish={"leaving": 2}, expected=version)
        assert (answer["type"], answer["version"]) == ("explained", version)
    look = await site.get(f"/api/tables/{people[1].table}?since=0", people[1].token)
    assert look.json()["version"] == version
    assert len(people[1].raw) == heard
    # A question does not make anybody's move stale.
    assert (await people[1].move("stay"))["type"] == "accepted"


async def test_an_answer_is_about_the_position_that_was_seen(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    seen = people[0].version
    # Neither talk nor what others seal changes what a seat may do.
    for done in (await people[1].ask("say", text="well"), await people[1].move("stay")):
        await people[0].reach(done["version"])
    assert "problem" not in await ask(site, people[0], {"leaving": 0}, seen)
    for late in (seen - 1, people[0].version + 1):
        answer = await ask(site, people[0], {"leaving": 0}, late)
        assert answer["problem"]["reason"] == "stale"
        assert answer["problem"]["facts"]["expected"] == str(late)
    # The next step of the expedition is another decision.
    for person in (people[0], people[2]):
        await person.reach((await person.move("stay"))["version"])
    answer = await ask(site, people[0], {"leaving": 0}, seen)
    assert answer["problem"]["reason"] == "stale"
    path, request = f"/api/tables/{people[0].table}/requests", {"type": "explain", "wish": {}}
    unsaid = await site.post(path, request, people[0].token)
    assert unsaid.json()["facts"]["field"] == "expected"


async def test_who_is_not_on_turn_is_told_so(site: Site) -> None:
    _, other = mover_and_other(await site.seat_all("saboteur", 3))
    answer = await ask(site, other, {"does": "pass"})
    assert answer["problem"]["kind"] == "not-your-turn"


async def test_who_may_not_ask(site: Site) -> None:
    people = await site.seat_all("diamant", 2)
    watcher = await Visitor(site.address, people[0].table).open()
    answer = await ask(site, watcher, {"leaving": 0})
    assert answer["problem"]["reason"] == "not-seated"
    assert (await people[1].ask("resign"))["type"] == "accepted"
    answer = await ask(site, people[1], {"leaving": 0})
    assert answer["problem"]["reason"] == "already-resigned"
    lobby = await site.create("diamant", name="Ana")
    await lobby.open()
    answer = await ask(site, lobby, {"leaving": 0})
    assert answer["problem"]["reason"] == "not-started"


async def test_nobody_without_a_seat_has_the_journal_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_in_process(tmp_path) as (site, house):
        people = await site.seat_all("diamant", 2)
        watcher = await Visitor(site.address, people[0].table).open()
        reads: list[str] = []
        read = house.journal.read

        async def count(table: str, after: int = 0) -> list[StoredEntry]:
            reads.append(table)
            return await read(table, after)

        monkeypatch.setattr(house.journal, "read", count)
        for who, reason in ((watcher, "not-seated"), (people[0], "stale")):
            assert reads == []
            for request in ({"type": "explain", "wish": {"leaving": 0}}, MOVE):
                answer = await who.ask(**request, expected=10**9)
                assert answer["problem"]["reason"] == reason


@pytest.mark.parametrize(
    "wish",
    [{}, {"does": "dance"}, {"does": "map", "goal": 10**15}, {"does": "take", "gold": [[1]]}]
    + [{"x" * 61: 1}, {"does": "dig" * 40}, {f"{n}": n for n in range(21)}, {"x": 2**70}],
)
async def test_what_is_no_wish_is_refused(site: Site, wish: dict[str, Any]) -> None:
    mover, _ = mover_and_other(await site.seat_all("saboteur", 3))
    request = {"type": "explain", "wish": wish, "expected": mover.version}
    answer = await site.post(f"/api/tables/{mover.table}/requests", request, mover.token)
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")
