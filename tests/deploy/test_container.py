"""The container's steps, taken from the Dockerfile and run in an empty folder instead of a root."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import pytest

from scripts.files import own_files
from tests.ports import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[2]
STEP: Final = re.compile(r"^([A-Z]+)\s+(.*)$")
FOLDERS: Final = re.compile(r"(?<![\w./])/(opt|wheels|source|var/lib/bocamina)\b")
PATIENCE: Final = 60.0


def steps() -> Iterator[tuple[str, str]]:
    """Read the Dockerfile: a step is a word and the rest of its line, continued lines joined."""
    text = (ROOT / "Dockerfile").read_text()
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    for line in text.splitlines():
        if found := STEP.match(line):
            yield found[1], found[2]


def sent_to_the_builder() -> list[str]:
    """Return the files that a clean clone sends, which leaves out what .dockerignore names."""
    return own_files()


class Container:
    """A folder that takes the place of the container's root."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "source"
        python = root / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.symlink_to(sys.executable)
        # Neither the checkout's environment nor a Node of this machine is to be found; how this
        # machine reaches package registries is its own affair.
        own = ("PATH", "HOME", "VIRTUAL_ENV")
        ours = ("PYTHON", "BOCAMINA_", "COVERAGE", "PYTEST")
        self.environment = {
            **{n: v for n, v in os.environ.items() if n not in own and not n.startswith(ours)},
            "PATH": f"{python.parent}:/usr/bin:/bin",
            "HOME": str(root),
            "NPM_CONFIG_USERCONFIG": str(Path.home() / ".npmrc"),
            "BOCAMINA_COMPILE": "never",  # what takes minutes is tried by the release's tests
        }

    def inside(self, words: str) -> str:
        """Return a command with the container's folders where they are here."""
        return re.sub(
            r"(?<![\w./])/(opt|wheels|source|var/lib/bocamina)\b", rf"{self.root}/\1", words
        )

    def build(self) -> None:
        """Take every step of the build but those that ask the system for packages."""
        for name in sent_to_the_builder():
            target = self.source / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)
            shutil.copymode(ROOT / name, target)
        for word, rest in steps():
            if word == "RUN" and not rest.startswith(("apt-get", "useradd")):
                done = subprocess.run(
                    ["bash", "-euc", self.inside(rest)],
                    cwd=self.source,
                    env=self.environment,
                    capture_output=True,
                    text=True,
                )
                assert done.returncode == 0, f"{rest}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"

    def settings(self) -> dict[str, str]:
        """Return what the image sets for the server."""
        return {
            name: self.inside(value)
            for word, rest in steps()
            if word == "ENV"
            for name, value in (pair.split("=", 1) for pair in shlex.split(rest))
        }

    def command(self) -> list[str]:
        """Return what the container runs."""
        said = dict(step for step in steps() if step[0] in ("ENTRYPOINT", "CMD"))
        words: list[str] = [*json.loads(said["ENTRYPOINT"]), *json.loads(said["CMD"])]
        return [self.inside(word) for word in words]


@pytest.fixture(scope="module")
def container(tmp_path_factory: pytest.TempPathFactory) -> Container:
    """The container, built once."""
    built = Container(tmp_path_factory.mktemp("container"))
    built.build()
    return built


def test_the_container_serves_the_games_with_their_client(container: Container) -> None:
    port = free_port()
    changed = {"BOCAMINA_HOST": "127.0.0.1", "BOCAMINA_PORT": str(port)}
    environment = {**container.environment, **container.settings(), **changed}
    del environment["BOCAMINA_COMPILE"]
    server = subprocess.Popen(container.command(), env=environment, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                    break
            except httpx.TransportError:
                pass
            assert server.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        page = httpx.get(f"http://127.0.0.1:{port}/").text
        script = re.search(r'src="(/static/assets/[^"]+\.js)"', page)
        assert script, page
        assert httpx.get(f"http://127.0.0.1:{port}{script[1]}").status_code == 200
        assert "**D1.**" in httpx.get(f"http://127.0.0.1:{port}/api/games/diamant/rules/es").text
        checked = next(rest for word, rest in steps() if word == "HEALTHCHECK")
        health = [container.inside(word) for word in json.loads(checked[checked.index("[") :])]
        health[-1] = health[-1].replace(":8000", f":{port}")
        assert subprocess.run(health).returncode == 0
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert server.returncode in (0, -15)


def test_what_is_built_anew_or_private_is_not_sent(container: Container) -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    for each in (".git", ".venv", "**/node_modules", "src/bocamina/web/dist", "bocamina-data"):
        assert each in ignored
    assert os.access(container.root / "opt/bocamina/bin/bocamina", os.X_OK)
