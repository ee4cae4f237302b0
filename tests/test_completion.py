"""What a shell offers when a person presses Tab."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = "import sys; sys.argv = ['bocamina']; from bocamina.__main__ import main; main()"


def offered(line: str) -> list[str]:
    """Return what fish would offer at the end of a line."""
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "_BOCAMINA_COMPLETE": "complete_fish",
            "_TYPER_COMPLETE_FISH_ACTION": "get-args",
            "_TYPER_COMPLETE_ARGS": line,
        },
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return [each.partition("\t")[0] for each in told.stdout.splitlines()]


@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("bocamina pl", ["play", "players"]),
        ("bocamina play ", ["diamant", "racing_dwarfs", "saboteur"]),
        ("bocamina play saboteur --bots ", ["random", "novice", "regular", "strong", "expert"]),
        ("bocamina play diamant --bots th", ["threshold"]),
        ("bocamina arena saboteur --players novice,st", ["novice,strong"]),
        ("bocamina play diamant -o id", ["idols=false", "idols=true"]),
        ("bocamina play diamant --lang e", ["en", "es"]),
        ("bocamina serve --log", ["--log-level", "--log-format"]),
        ("bocamina ladder rac", ["racing_dwarfs"]),
    ],
)
def test_games_bots_house_rules_and_settings_are_completed(line: str, offers: list[str]) -> None:
    assert sorted(offered(line)) == sorted(offers)
