"""Every tutorial does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.tutorials import BLOCK, Tutorial

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs/tutorials").glob("*.md"))
# Pages that explain something, and show it at a prompt besides.
EXPLAINING = [ROOT / "docs" / f"{name}.md" for name in ("analysis", "drawings", "learning")]


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_tutorial_does_what_it_says(page: Path, tmp_path: Path) -> None:
    with Tutorial(page, tmp_path) as tutorial:
        assert tutorial.run() >= 3


@pytest.mark.parametrize("page", EXPLAINING, ids=[page.stem for page in EXPLAINING])
def test_what_a_page_shows_is_so(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # where the examples are
    with Tutorial(page, tmp_path) as tutorial:
        assert tutorial.run() >= 3


def test_players_can_type_what_they_are_told_to(tmp_path: Path) -> None:
    with Tutorial(ROOT / "docs/play.md", tmp_path) as tutorial:
        assert tutorial.type_all() >= 3


def test_a_game_is_registered_as_the_page_says() -> None:
    blocks = dict(BLOCK.findall((ROOT / "docs/add-a-game.md").read_text("utf-8")))
    assert blocks["toml"] in (ROOT / "examples/pebbles/pyproject.toml").read_text("utf-8")


def test_a_tutorial_that_is_wrong_is_found_out(tmp_path: Path) -> None:
    page = tmp_path / "wrong.md"
    for block in ("```python\n>>> 1 + 1\n3\n```", "```console\n$ bocamina players chess\n```"):
        page.write_text(block)
        with pytest.raises(AssertionError), Tutorial(page, tmp_path) as tutorial:
            tutorial.run()
