"""Puzzles at the server: no answer is given away, and whatever is sent is answered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bocamina.puzzles.judging import solution_of
from bocamina.puzzles.puzzle import GOLD, KINDS, OUT, STAY, WHO
from bocamina.puzzles.shelf import all_puzzles, puzzles_of
from bocamina.puzzles.watching import round_of

if TYPE_CHECKING:
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


async def test_puzzles_are_listed_with_that_of_the_day(site: Site) -> None:
    told = (await site.get("/api/puzzles")).json()
    assert {each["id"] for each in told["puzzles"]} == set(all_puzzles())
    assert told["today"] in all_puzzles()
    today = (await site.get("/api/puzzles/today")).json()
    assert today["id"] == told["today"]


@pytest.mark.parametrize("kind", KINDS)
async def test_no_answer_is_given_away(site: Site, kind: str) -> None:
    puzzle = puzzles_of(kind)[0]
    told = (await site.get(f"/api/puzzles/{puzzle.id}")).json()
    assert set(told) == {
        *("id", "kind", "level", "game", "seat", "seats", "count", "actions", "colour", "drill")
    }
    if kind == WHO:
        return
    drill = await site.post("/api/drills", {"drill": told["drill"], "moves": []})
    assert drill.json()["task"]["move"] == ""
    assert drill.json()["news"]["view"]["seat"] == puzzle.seat


async def test_whoever_is_alone_in_the_cave_is_asked_as_one_who_is(site: Site) -> None:
    for puzzle in puzzles_of(STAY)[:12]:
        told = (await site.get(f"/api/puzzles/{puzzle.id}")).json()
        inside = next(line for line in puzzle.start.split("\n") if line.startswith("inside "))
        assert told["count"] == inside.count("1") - 1


async def test_who_watches_sees_what_everybody_saw(site: Site) -> None:
    puzzle = puzzles_of(WHO)[0]
    answer = await site.get(f"/api/puzzles/{puzzle.id}/watch")
    told = answer.json()
    assert len(told["moments"]) == len(round_of(puzzle).moves) + 1
    assert {moment["view"]["seat"] for moment in told["moments"]} == {-1}
    assert all(moment["view"].get("private") is None for moment in told["moments"])
    events = [event for moment in told["moments"] for event in moment["events"]]
    assert not any(event.get("private") for event in events)
    assert "role" not in json.dumps(events)
    assert (await site.get(f"/api/puzzles/{puzzles_of(OUT)[0].id}/watch")).status_code == 404


@pytest.mark.parametrize("kind", KINDS)
async def test_answers_are_judged_and_explained(site: Site, kind: str) -> None:
    puzzle = puzzles_of(kind)[0]
    path, right = f"/api/puzzles/{puzzle.id}/answers", solution_of(puzzle)
    told = (await site.post(path, {"answer": right})).json()
    assert (told["verdict"], told["solution"]) == ("right", right)
    assert all(why["words"]["en"] and why["words"]["es"] for why in told["why"])
    shown = (await site.post(path, {"answer": []})).json()
    assert (shown["verdict"], shown["solution"]) == ("shown", right)
    if kind in (STAY, GOLD):
        assert [choice["is_right"] for choice in told["choices"]].count(True) == 1
        assert all(choice["moves"][0]["about"] is not None for choice in told["choices"])
    if kind == OUT:
        first = (await site.post(path, {"answer": right[:1]})).json()
        assert (first["verdict"], first["solution"], first["why"]) == ("open", [], [])


async def test_nonsense_is_refused(site: Site) -> None:
    puzzle = puzzles_of(OUT)[0]
    path = f"/api/puzzles/{puzzle.id}/answers"
    for body in ({"answer": ["?"]}, {"answer": ["done"] * 99}, {"answer": "x"}, {"more": 1}, {}):
        assert 400 <= (await site.post(path, body)).status_code < 500, body
    assert (await site.post("/api/puzzles/nothing/answers", {"answer": []})).status_code == 404
    assert (await site.get("/api/puzzles/nothing")).status_code == 404
