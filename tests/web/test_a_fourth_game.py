"""Pebbles, a game that the client has never heard of, is played at the plain table."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from scripts.client import WEB, node_path
from tests.games.pebbles.test_a_fourth_game import PACKAGE, environment_with, install
from tests.server.sites import ServerProcess
from tests.web.people import play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.web.people import Person

# What the client is built from, besides itself.
PARTS = ("games", "messages", "story", "advice", "analysis", "drawing")
OPEN_A_TABLE = """async () => {
    const wish = { game: "pebbles", name: "Ana", fill: "random", start: true };
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(wish);
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    return (await answer.json()).code;
}"""


@pytest.fixture
def with_pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """A server that knows Pebbles."""
    shutil.copytree(PACKAGE, tmp_path / "package")
    install(tmp_path / "package", tmp_path / "installed")
    found = environment_with(tmp_path / "installed")["PYTHONPATH"]
    monkeypatch.setenv("PYTHONPATH", found)
    with ServerProcess(tmp_path / "site", bot_wait_seconds=0.05) as server:
        server.start()
        yield server
        server.stop()


def test_a_game_without_a_table_of_its_own_is_played_in_the_browser(
    people: Callable[..., Person], with_pebbles: ServerProcess, pictures: Path
) -> None:
    ana = people(with_pebbles.address)
    ana.open()
    # The client was built without its words, and gets them from the server.
    expect(ana.page.get_by_role("heading", name="Pebbles")).to_be_visible()
    ana.open(f"/t/{ana.page.evaluate(OPEN_A_TABLE)}")
    ana.expect_table()
    assert "heap" in ana.page.locator("pre").inner_text(), "the position in its notation"
    ana.page.screenshot(path=pictures / "plain-table.png")
    play_out([ana], seconds=60)
    assert ana.is_over
    assert "⟨" not in ana.page.locator("body").inner_text(), "a message without words"


def test_the_client_is_built_with_a_game_that_has_no_folder_in_it(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("node_modules", "dist", "*.py", "__pycache__")
    for part in (*PARTS, "web"):
        shutil.copytree(WEB.parent / part, tmp_path / part, ignore=left_out)
    shutil.copytree(PACKAGE / "src/bocamina_pebbles", tmp_path / "games/pebbles")
    (tmp_path / "web/node_modules").symlink_to(WEB / "node_modules")
    built = subprocess.run(
        ["npm", "run", "build"],
        cwd=tmp_path / "web",
        env={**os.environ, "PATH": node_path()},
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    words = [file.read_text("utf-8") for file in (tmp_path / "web/dist").rglob("en*.ftl")]
    assert any("pebbles = Pebbles" in text for text in words)
