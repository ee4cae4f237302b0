"""The golden records of every game play again and prove their deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina.core.record import format_record, parse_record
from bocamina.core.replay import replay, verify
from bocamina.games import find_game
from tests.contract.digests import IDS, RECORDS

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("file", RECORDS, ids=IDS)
def test_a_golden_record_replays_and_verifies(file: Path) -> None:
    record = parse_record(file.read_text("utf-8"))
    assert parse_record(format_record(record)) == record
    game = find_game(record.game)
    match = replay(game, record)
    assert match.turn.is_over
    assert parse_record(format_record(match.record())) == match.record()
    assert format_record(match.record()).split("\n")[5:] == format_record(record).split("\n")[5:]
    assert str(verify(game, record).result()) == record.result != ""
