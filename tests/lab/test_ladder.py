"""The ladder: what is played for it, and the page it is written into."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bocamina.cli import app
from bocamina.core.errors import BadSetting
from bocamina.games import GAMES
from bocamina.lab import ladder
from bocamina.lab.findings import Exploit, kept
from bocamina.lab.ladder import SECTIONS, Climb, Section
from bocamina.lab.ladder_page import BEGIN, END, describe_exploits
from bocamina.lab.saboteur_inference import Row
from bocamina.players.roster import LEVELS

if TYPE_CHECKING:
    from pathlib import Path

SMALL = Section("diamant", 1.0, {("random",): (3, 4), ("random", "threshold"): (3, 4)})
ROUNDS = Section("saboteur", 1.0, {("random",): (3, 4)})


def test_every_level_meets_every_other_in_every_game() -> None:
    assert [section.game for section in SECTIONS] == list(GAMES)
    assert sum(section.part for section in SECTIONS) == pytest.approx(1)
    for section in SECTIONS:
        for higher, level in enumerate(LEVELS):
            for other in LEVELS[:higher]:
                assert (other, level) in section.tables


def test_contests_take_turns_and_go_on_where_they_stopped(tmp_path: Path) -> None:
    climb = Climb(SMALL, tmp_path)
    jobs = list(climb.jobs(games=4, deadline=float("inf")))
    assert [(len(contest.players), game.deal) for contest, game in jobs] == [
        *[(1, 0), (2, 0), (2, 0), (1, 1), (2, 1), (2, 1), (1, 2), (1, 3)]
    ]
    assert list(climb.jobs(games=4, deadline=0.0)) == []
    climb.play(games=2, seconds=100, workers=1, show=lambda: None)
    climb.close()
    again = Climb(SMALL, tmp_path)
    assert len(list(again.jobs(games=4, deadline=float("inf")))) == len(jobs) - 4
    assert again.found()["random",].games == 2
    again.close()


def test_the_tables_are_written_between_the_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "SECTIONS", (ROUNDS,))
    monkeypatch.setattr("bocamina.commands.climbing.SECTIONS", (ROUNDS,))
    rows = [
        Row(5, 40, 100, 0.05, 0.5, 1.0, 1.0, 1.0, 10),
        Row(5, -1, 120, 0.25, 0.5, 0.875, 0.8, 0.9, 12),
    ]
    monkeypatch.setattr("bocamina.commands.climbing.inference", lambda *_, **__: rows)
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\nThe end.\n", "utf-8")
    words = ["ladder", "saboteur", "--games", "2", "--workers", "1", "--page", str(page)]
    app([*words, "--folder", str(tmp_path / "games")], standalone_mode=False)
    text = page.read_text("utf-8")
    assert text.startswith(f"# Bots\n\n{BEGIN}\n\nBocamina ")
    assert text.endswith(f"\n\n{END}\nThe end.\n")
    assert "old" not in text
    assert "### Saboteur" in text
    assert "| diggers win among / ganan los buscadores entre | rounds / rondas |" in text
    assert "| seats / asientos | turn / turno | rounds / rondas | guesses / conjeturas |" in text
    # Ten rounds without a mistake are no proof that there will be none.
    assert "| 5 | 40 | 10 | 100 | 0.050 | 0.500 | 1.000 (–) |" in text
    assert "| 5 | end / final | 12 | 120 | 0.250 | 0.500 | **0.875 (0.80–0.90)** |" in text
    page.write_text("no marks", "utf-8")
    with pytest.raises(BadSetting, match="a page with the lines"):
        app([*words, "--folder", str(tmp_path / "games")], standalone_mode=False)


def test_what_was_found_is_kept_until_the_program_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "found.json"
    jobs = [partial(Exploit, "strong", 2, 8.5, 0.01, 1.0)]
    assert kept(file, Exploit, jobs, workers=0) == []
    found = kept(file, Exploit, jobs, workers=1)
    assert found == kept(file, Exploit, [], workers=0)
    assert "| strong | 2 | 8.500 | **0.010** | 100.0 % |" in describe_exploits(found)
    monkeypatch.setattr("bocamina.lab.findings.fingerprint", lambda: "another")
    assert kept(file, Exploit, jobs, workers=0) == []
