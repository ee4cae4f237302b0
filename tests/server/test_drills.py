"""Practice at the server: told as tables tell, stored nowhere, bounded, and never at a loss."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bocamina.server import front_desk
from bocamina.teaching.shelf import lessons
from tests.server.sites import site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


async def practise(site: Site, drill: str, *moves: str) -> dict[str, Any]:
    answer = await site.post("/api/drills", {"drill": drill, "moves": list(moves)})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_a_drill_is_told_as_a_table_tells(site: Site) -> None:
    told = await practise(site, "lesson/diamant")
    assert told["task"]["number"] == 1
    assert told["verdict"] == ""
    news = told["news"]
    assert [each["move"] for each in news["legal"]] == ["stay", "leave"]
    assert news["view"]["turn"] == [0, 1, 2]
    assert news["table"]["status"] == "playing"
    assert [each["event"] for each in news["events"]] == ["expedition_began", "treasure_found"]
    assert told["pieces"]["snake"] == {"total": 3, "seen": 0}
    after = await practise(site, "lesson/diamant", "stay")
    assert after["verdict"] == "right"
    assert [each["event"] for each in after["news"]["events"]][-1] == "treasure_found"


async def test_a_drill_tells_where_another_position_begins(site: Site) -> None:
    tasks = lessons()["saboteur"].drill.tasks
    moves = [task.move for task in tasks]
    for number, task in enumerate(tasks):
        told = await practise(site, "lesson/saboteur", *moves[:number])
        assert told["begins"] == (task.position != ""), task.name
    assert (await practise(site, "lesson/saboteur", *moves))["begins"] is False
    assert (await practise(site, "lesson/diamant", "leave"))["begins"] is False, "a mistake"


async def test_a_mistake_is_answered_and_nobody_goes_on_from_it(site: Site) -> None:
    told = await practise(site, "lesson/diamant", "leave")
    assert (told["verdict"], told["task"]["number"], told["news"]["legal"]) == ("wrong", 1, [])
    assert told["said"]["en"]
    assert told["said"]["es"]
    gone_on = {"drill": "lesson/diamant", "moves": ["leave", "stay"]}
    assert (await site.post("/api/drills", gone_on)).status_code == 400


async def test_what_is_no_move_is_done_without_notation(site: Site) -> None:
    drill, moves = "lesson/saboteur", list[str]()
    done = set()
    for task in lessons()["saboteur"].drill.tasks:
        told = await practise(site, drill, *moves)
        asked = told["task"]
        assert told["moves"] == moves
        deed = {"type": asked["does"]}
        if asked["does"] == "move":
            assert (asked["move"], asked["phrase"], asked["about"]) == (task.move, "", None)
            moves.append(asked["move"])
            continue
        if asked["does"] == "say":
            deed |= {"phrase": asked["phrase"], "about": asked["about"]}
        assert asked["move"] == ""
        after = await site.post("/api/drills", {"drill": drill, "moves": moves, "deed": deed})
        assert after.json()["verdict"] == "right"
        moves = after.json()["moves"]
        done.add(asked["does"])
    assert done == {"say", "on"}
    assert (await practise(site, drill, *moves))["task"] is None


async def test_the_referee_says_why_not(site: Site) -> None:
    asked = {"drill": "lesson/diamant", "moves": [], "wish": {"leaving": 2}}
    answer = await site.post("/api/drills/wishes", asked)
    assert answer.status_code == 200
    assert answer.json()["problem"]["clause"].startswith("D")
    fine = {**asked, "wish": {"leaving": 1}}
    assert (await site.post("/api/drills/wishes", fine)).json()["problem"] is None


NONSENSE: tuple[tuple[dict[str, Any], int], ...] = (
    ({"drill": "lesson/nothing", "moves": []}, 404),
    ({"drill": "nothing", "moves": []}, 404),
    ({"drill": "lesson/diamant", "moves": ["leave 2"]}, 409),
    ({"drill": "lesson/diamant", "moves": ["dance"]}, 400),
    ({"drill": "lesson/diamant", "moves": ["on"]}, 400),
    ({"drill": "lesson/diamant", "moves": ["back"]}, 400),
    ({"drill": "lesson/diamant", "moves": ["say nothing"]}, 400),
    ({"drill": "lesson/diamant", "moves": [], "deed": {"type": "on"}}, 400),
    ({"drill": "lesson/diamant", "moves": [], "deed": {"type": "say", "phrase": "no"}}, 400),
    ({"drill": "lesson/diamant", "moves": [], "deed": {"type": "move", "move": "stay"}}, 400),
    ({"drill": "lesson/diamant", "moves": ["stay"] * 61}, 400),
    ({"drill": "lesson/diamant", "moves": ["stay" * 60]}, 400),
    ({"drill": "lesson/diamant"}, 400),
    ({"drill": "lesson/diamant", "moves": [], "more": 1}, 400),
)


async def test_nonsense_is_refused(site: Site) -> None:
    for asked, status in NONSENSE:
        assert (await site.post("/api/drills", asked)).status_code == status, asked


async def test_an_address_has_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_desk, "DRILLS_PER_MINUTE", 3.0)
    async with site_in_process(tmp_path) as (site, _):
        asked = {"drill": "lesson/none", "moves": []}
        statuses = [(await site.post("/api/drills", asked)).status_code for _ in range(5)]
    assert statuses == [404, 404, 404, 429, 429]


async def test_lessons_are_listed_in_both_languages(site: Site) -> None:
    listed = (await site.get("/api/lessons")).json()
    assert {each["game"] for each in listed} >= {"diamant"}
    assert all(each["title"]["en"] and each["title"]["es"] for each in listed)
