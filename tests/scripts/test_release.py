"""A release as its users meet it: built, installed where there is nothing, and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from scripts.browser import find_browser
from tests.web.people import Person

ROOT = Path(__file__).parents[2]
SKIPPED = shutil.ignore_patterns(
    ".*_cache", ".git", ".hypothesis", ".venv", "__pycache__", "build", "node_modules", "*.egg-info"
)
MOST_BYTES = 3_000_000
# Of the plain package, with all that it needs.
MOST_INSTALLED_BYTES = 30_000_000
MOST_PACKAGES = 12


def run(words: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run something where there is neither Node nor a compiler nor anything else."""
    (folder / "empty").mkdir(exist_ok=True)
    return subprocess.run(
        words,
        cwd=folder,
        env={"PATH": str(folder / "empty"), "HOME": str(folder), **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )


def build(kind: str, sources: Path, to: Path, **environment: str) -> tuple[Path | None, str]:
    """Build a wheel or a source distribution as pip would; return it and what was printed."""
    program = f"from setuptools import build_meta as b; print(b.build_{kind}({str(to)!r}))"
    told = run([sys.executable, "-c", program], sources, **environment)
    made = to / told.stdout.splitlines()[-1] if told.returncode == 0 else None
    return made, told.stdout + told.stderr


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, with the client that was built of them."""
    folder = tmp_path_factory.mktemp("checkout") / "bocamina"
    shutil.copytree(ROOT, folder, ignore=SKIPPED)
    assert (folder / "src/bocamina/web/dist/index.html").is_file(), "scripts/client.py builds it"
    return folder


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built from the source distribution."""
    folder = tmp_path_factory.mktemp("release")
    sources, told = build("sdist", checkout, folder)
    assert sources is not None, told
    with tarfile.open(sources) as packed:
        packed.extractall(folder, filter="data")
    made, told = build("wheel", next(folder.glob("bocamina-*/")), folder)
    assert made is not None, told
    return made


def test_the_wheel_holds_what_players_need_and_no_sources_of_the_client(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < MOST_BYTES
    names = zipfile.ZipFile(wheel).namelist()
    pages = ("web/dist/index.html", "site/index.html", "site/es/hosting.html", "rules/saboteur.md")
    for wanted in (*pages, "messages/es.ftl", "py.typed"):
        assert f"bocamina/{wanted}" in names
    assert not [name for name in names if re.search(r"\.(svelte|ts)$|node_modules|tests/", name)]


def test_the_plain_package_is_light(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    known = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    python = str(tmp_path / "venv/bin/python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--no-compile", "--quiet"]
    installed = run([*pip, str(wheel)], tmp_path, **known)
    assert installed.returncode == 0, installed.stderr
    (packages,) = (tmp_path / "venv/lib").glob("*/site-packages")
    assert len(list(packages.glob("*.dist-info"))) < MOST_PACKAGES
    size = sum(file.stat().st_size for file in packages.rglob("*") if file.is_file())
    assert size < MOST_INSTALLED_BYTES


def test_it_is_installed_in_an_empty_environment_and_played(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    python = str(tmp_path / "venv/bin/python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--no-compile", "--quiet"]
    # What the machine says about where packages come from stays said.
    known = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    pinned = ["--require-hashes", "--no-deps", "-r", str(ROOT / "requirements/host.txt")]
    installed = run([*pip, *pinned], tmp_path, **known)
    assert installed.returncode == 0, installed.stderr
    installed = run([*pip, "--no-deps", str(wheel)], tmp_path, **known)
    assert installed.returncode == 0, installed.stderr
    program = str(tmp_path / "venv/bin/bocamina")
    assert "(plain Python engine)" in run([program, "--version"], tmp_path).stdout
    with subprocess.Popen(
        [program, "serve", "--port", "0", "--bot-wait-seconds", "0.05"],
        cwd=tmp_path,
        env={"PATH": str(tmp_path / "empty")},
        stderr=subprocess.STDOUT,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = re.search(r"open (\S+) to play", said)
            assert address, said
            play_a_move(address[1])
        finally:
            server.terminate()


def play_a_move(address: str) -> None:
    """Open a table of Diamant in a browser, fill it with bots, and stay in the cave."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        person = Person(browser, address)
        person.play_bots("diamant")
        stay = person.page.get_by_role("button", name=person.word("web-diamant-stay")).first
        path = person.page.get_by_role("list", name=person.word("web-diamant-path"))
        expect(path.get_by_role("listitem")).to_have_count(1)
        stay.click()
        expect(path.get_by_role("listitem")).to_have_count(2)
        assert person.problems == []
        browser.close()


def test_a_build_that_cannot_make_the_client_fails_in_one_sentence(
    checkout: Path, tmp_path: Path
) -> None:
    sources = tmp_path / "sources"
    shutil.copytree(checkout, sources)
    shutil.rmtree(sources / "src/bocamina/web/dist")
    made, told = build("wheel", sources, tmp_path)
    assert made is None
    sentence = r"error: the browser client cannot be built: Node .* is needed, got none; .*=none"
    assert re.search(sentence, told)
    assert "Traceback" not in told
    made, told = build("wheel", sources, tmp_path, BOCAMINA_CLIENT="none")
    assert made is not None, told
    assert not [name for name in zipfile.ZipFile(made).namelist() if "/web/" in name]


def test_a_server_without_a_client_says_so_first(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import bocamina.server.routes.pages as pages\npages.client_folder = lambda: None\n"
    )
    paths = [str(tmp_path), *(str(Path(path).resolve()) for path in sys.path if path)]
    with subprocess.Popen(
        [sys.executable, "-m", "bocamina", "serve", "--port", "0"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        stderr=subprocess.STDOUT,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as server:
        assert server.stdout is not None
        first, second = server.stdout.readline(), server.stdout.readline()
        server.terminate()
    assert "no browser client" in first
    assert "for programs alone" in second
