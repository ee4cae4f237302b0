"""The golden records show every way a round can end, and every number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocamina.core.record import parse_record
from bocamina.core.replay import begin
from tests.games.saboteur.mine import SABOTEUR, table

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def endings(file: Path) -> set[str]:
    """Replay a record, checking every position, and return how its rounds ended."""
    record = parse_record(file.read_text("utf-8"))
    match = begin(SABOTEUR, record)
    found = {f"{table(match).settings.seats} seats"}
    for step in record.steps:
        if step.seat is None:
            told = match.resolve(step.text)
        else:
            told = match.play(step.seat, step.text)
        events = {event.name(): event.facts() for event in told}
        SABOTEUR.check(match.state)
        if [event.name() for event in told].count("goal_revealed") > 1:
            found.add("two goals at once")
        if "treasure_reached" in events:
            saboteurs = events["dwarves_revealed"]["saboteur_seats"]
            assert isinstance(saboteurs, tuple)
            by_saboteur = events["treasure_reached"]["seat"] in saboteurs
            found.add("treasure by a saboteur" if by_saboteur else "treasure by a digger")
        if "cards_ran_out" in events:
            found.add("no saboteur in play" if "nobody_paid" in events else "cards run out")
    assert str(match.result()) == record.result
    return found


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_record_shows_what_it_is_named_for(file: Path) -> None:
    wanted = {
        "treasure-by-digger": "treasure by a digger",
        "treasure-by-saboteur": "treasure by a saboteur",
        "two-goals": "two goals at once",
        "cards-run-out": "cards run out",
        "no-saboteur": "no saboteur in play",
        "house-rules": "6 seats",
        **{f"seats-{seats}": f"{seats} seats" for seats in range(3, 11)},
    }
    assert {record.stem for record in RECORDS} == set(wanted)
    assert wanted[file.stem] in endings(file)
