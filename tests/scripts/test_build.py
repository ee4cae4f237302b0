"""What the build decides before it compiles, and what it pins."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

import setup

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOCAMINA_PLAIN", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.chdir(ROOT)


def test_plain_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAMINA_PLAIN", "1")
    assert setup.why_plain() == "BOCAMINA_PLAIN is set"


def test_a_named_compiler_is_not_replaced_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -m64")
    assert setup.find_compiler() is None
    assert setup.why_plain() == "no C compiler (no-such-compiler -m64) was found"


def test_a_compiler_may_be_named_with_options(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = f"{sys.executable} -O"
    monkeypatch.setenv("CC", compiler)
    assert setup.find_compiler() == compiler


def test_missing_headers_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path / name))
    assert (setup.why_plain() or "").startswith("Python.h is missing")


def test_compiled_are_core_games_what_bots_reckon_with_and_nothing_else() -> None:
    modules = {Path(module) for module in setup.engine_modules()}
    package = Path("src/bocamina")
    compiled = [package / "core", package / "games", *package.glob("players/*/reckoning")]
    assert modules == {path for folder in compiled for path in folder.rglob("*.py")}


@pytest.mark.parametrize("leftover", ["gone.py", "gone.cpython-311-x86_64-linux-gnu.so"])
def test_leftovers_of_removed_modules_are_not_shipped(
    leftover: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = tmp_path / "src/bocamina/core/kept.py"
    built = tmp_path / "build/lib.linux/bocamina/core"
    for path in (source, built / leftover, built / "kept.abi3.so", built / "kept.py"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    monkeypatch.chdir(tmp_path)
    setup.remove_leftovers()
    assert [path.name for path in built.iterdir()] == ["kept.abi3.so"]


def pinned(purpose: str) -> dict[str, set[str]]:
    """Return the pins of a requirements file: each package's versions."""
    pins: dict[str, set[str]] = {}
    text = (ROOT / "requirements" / f"{purpose}.txt").read_text()
    for name, version in re.findall(r"^([a-z0-9-]+)==([^ ]+)", text, re.MULTILINE):
        pins.setdefault(name, set()).add(version)
    return pins


def wanted(requirements: list[str | dict[str, str]]) -> set[str]:
    """Return the names of the packages that a list of requirements asks for."""
    names = (re.split(r"[^\w.-]", each)[0] for each in requirements if isinstance(each, str))
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names}


def test_everything_asked_for_is_pinned_alike_for_playing_and_testing() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    play, test = pinned("play"), pinned("test")
    assert wanted(project["project"]["dependencies"]) | wanted(groups["build"]) <= play.keys()
    assert wanted(groups["test"]) <= test.keys()
    assert play.items() <= test.items()
    assert project["build-system"]["requires"] == groups["build"]


@pytest.mark.parametrize("purpose", ["play", "test"])
def test_requirements_hold_pins_and_hashes_alone(purpose: str) -> None:
    lines = (ROOT / "requirements" / f"{purpose}.txt").read_text().splitlines()
    pin = re.compile(r"[a-z0-9-]+==\S+( ; [^/]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|    #.*")
    assert [line for line in lines if not pin.fullmatch(line)] == []
