"""What the build decides before it compiles, and what it pins."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest
import setuptools

import setup
from bocamina.parts import TELLTALES
from scripts.files import own_files
from scripts.progress import left
from scripts.release_notes import notes

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOCAMINA_COMPILE", raising=False)
    monkeypatch.delenv("BOCAMINA_CLIENT", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.chdir(ROOT)


def test_plain_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAMINA_COMPILE", "never")
    assert setup.why_plain() == "BOCAMINA_COMPILE=never"


def test_what_cannot_be_asked_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAMINA_COMPILE", "perhaps")
    with pytest.raises(SystemExit, match="got perhaps"):
        setup.why_plain()


def test_a_required_compiler_that_is_missing_ends_the_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BOCAMINA_COMPILE", "required")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SystemExit, match="and plain Python, because no"):
        setup.translate_engine()


def make_project(folder: Path) -> setuptools.Distribution:
    """Return a package of one extension that no compiler takes, about to be made a wheel."""
    (folder / "wrong.c").write_text("this is not C")
    (folder / "right.py").write_text("")
    project = setuptools.Distribution(
        {
            "name": "example",
            "version": "1",
            "py_modules": ["right"],
            "ext_modules": [setuptools.Extension("wrong", ["wrong.c"])],
            "cmdclass": {"build_ext": setup.BuildEngine},
            "script_name": "setup.py",
            "script_args": ["bdist_wheel"],
        }
    )
    project.parse_command_line()  # type: ignore[no-untyped-call]
    return project


@pytest.mark.filterwarnings("ignore:setup.py install is deprecated")
def test_a_wheel_that_failed_to_compile_does_not_claim_to_be_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    project = make_project(tmp_path)
    project.run_commands()
    assert [wheel.name for wheel in (tmp_path / "dist").iterdir()] == ["example-1-py3-none-any.whl"]


def test_a_release_that_fails_to_compile_makes_no_wheel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BOCAMINA_COMPILE", "required")
    monkeypatch.chdir(tmp_path)
    project = make_project(tmp_path)
    with pytest.raises(SystemExit, match="compiling the C ended in CompileError"):
        project.run_commands()
    assert not (tmp_path / "dist").exists()


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
    found = {path for folder in compiled for path in folder.rglob("*.py")}
    # Types that the wire is made from are looked at, which compiled ones cannot be.
    assert modules == {path for path in found if path.name not in ("facts.py", "opening.py")}


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
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names} - {"bocamina"}


def test_a_package_index_shows_a_page_whose_pictures_and_links_are_whole() -> None:
    page = setup.package_page()
    source = "https://github.com/bocamina/bocamina"
    assert page.count(f"]({source}/raw/v") == 4
    assert f"]({source}/blob/v" in page
    assert re.findall(r"\]\((?!https://)[^)]*\)", page) == []


def test_every_part_that_can_be_missing_is_one_that_can_be_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for part, module in TELLTALES.items():
        named = {"pyspiel": "open-spiel", "resvg_py": "resvg-py"}.get(module, module)
        assert named in wanted(project["optional-dependencies"][part])


def test_everything_asked_for_is_pinned_alike_for_playing_and_testing() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    play, test = pinned("play"), pinned("test")
    parts = project["project"]["optional-dependencies"]
    plain = wanted(project["project"]["dependencies"]) | wanted(groups["build"])
    assert plain | wanted(parts["solver"] + parts["server"] + parts["lab"]) <= play.keys()
    assert wanted(groups["test"] + parts["cluster"] + parts["ray"]) <= test.keys()
    assert wanted(parts["server"] + parts["cluster"]) <= pinned("host").keys()
    for purpose in ("play", "host", "build"):
        assert pinned(purpose).items() <= test.items()
    assert project["build-system"]["requires"] == groups["build"]


@pytest.mark.parametrize("purpose", ["build", "host", "play", "test"])
def test_requirements_hold_pins_and_hashes_alone(purpose: str) -> None:
    lines = (ROOT / "requirements" / f"{purpose}.txt").read_text().splitlines()
    pin = re.compile(r"[a-z0-9-]+==\S+( ; [^/]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|    #.*")
    assert [line for line in lines if not pin.fullmatch(line)] == []


def test_the_projects_files_are_known_without_git(monkeypatch: pytest.MonkeyPatch) -> None:
    told = set(own_files())
    monkeypatch.setenv("PATH", "")
    assert set(own_files()) >= told > {"README.md", "scripts/files.py"}


def test_the_notes_of_a_release_are_its_section() -> None:
    text = (
        "# Changelog\n\n## 0.2.0 - 2027\n\nNew.\n\n### Games\n\n- Go.\n\n## 0.1.0 - 2026\n\nOld.\n"
    )
    assert notes("0.2.0", text) == "New.\n\n### Games\n\n- Go."
    assert notes("0.1.0", text) == "Old."
    with pytest.raises(SystemExit, match=r"a section 0\.1 in"):
        notes("0.1", text)


def test_an_estimate_is_stretched_where_it_was_too_short() -> None:
    assert left(100, 20) == 80
    assert left(100, 100) == 25
    assert left(100, 200) == 50
