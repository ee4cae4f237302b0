"""The pictures of the rules pages are what the notation beside them draws."""

from __future__ import annotations

from bocamina.rulebook import rules_in
from scripts.drawings import FOLDER, drawn


def test_pictures_are_up_to_date() -> None:
    pictures = drawn()
    assert len(pictures) >= 8
    for file, picture in pictures.items():
        assert file.read_text("utf-8") == picture, f"{file.name}: run scripts/drawings.py"


def test_every_picture_is_on_a_rules_page_in_its_language() -> None:
    pages = {
        page.stem: page.read_text("utf-8") for page in (FOLDER.parents[1] / "rules").glob("*.md")
    }
    for file in drawn():
        game = file.name.partition("-")[0]
        assert file.name in pages[game]
        assert "![" not in rules_in(game, "en"), "a terminal shows no pictures"
