"""Nobody changes rules or notation without a new edition: docs/editions.md tells what to do."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from bocamina.core.record import parse_record
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES
from tests.contract.digests import IDS, KINDS, RECORDS, digests_of, game_of, stored

WHAT = {
    "course": "the rules of this edition changed: give the game a new one, and keep these",
    "text": "the notation changed: give the game a new edition that rewrites the former one",
}


@pytest.mark.parametrize("file", RECORDS, ids=IDS)
def test_every_step_is_what_it_was_and_written_as_it_was(file: Path) -> None:
    found = digests_of(file)
    for kind in KINDS:
        kept = stored(file, kind)
        assert kept, "no digests are kept: run tests/contract/digests.py"
        for step, (then, now) in enumerate(zip_longest(kept, found[kind])):
            assert then == now, f"{file.stem}, after step {step}: {WHAT[kind]}"


@pytest.mark.parametrize("name", NAMES)
def test_every_edition_has_its_records(name: str) -> None:
    game = GAMES[name]
    files = [file for file in RECORDS if game_of(file) == name]
    editions = {parse_record(file.read_text("utf-8")).rules for file in files}
    assert editions >= set(range(game.oldest, game.newest + 1))
    assert game.rules_version == game.newest
    for rules in range(game.oldest, game.newest + 1):
        assert game.under(rules).rules_version == rules
        assert game.under(rules).settle(game.usual_seats, {}).rules == rules
