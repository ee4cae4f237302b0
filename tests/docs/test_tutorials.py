"""Every tutorial does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.tutorials import Tutorial

PAGES = sorted((Path(__file__).parents[2] / "docs/tutorials").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_tutorial_does_what_it_says(page: Path, tmp_path: Path) -> None:
    with Tutorial(page, tmp_path) as tutorial:
        assert tutorial.run() >= 3


def test_a_tutorial_that_is_wrong_is_found_out(tmp_path: Path) -> None:
    page = tmp_path / "wrong.md"
    for block in ("```python\n>>> 1 + 1\n3\n```", "```console\n$ bocamina players chess\n```"):
        page.write_text(block)
        with pytest.raises(AssertionError), Tutorial(page, tmp_path) as tutorial:
            tutorial.run()
