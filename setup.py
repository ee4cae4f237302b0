"""Build Bocamina: the engine compiled by mypyc where that is possible, the browser client with it.

BOCAMINA_COMPILE=never keeps the engine plain Python, =required refuses to; BOCAMINA_CLIENT=none
leaves out the browser client. No build claims to hold what it does not.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any, Final

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError
from setuptools.extension import Extension

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scripts import client
from scripts.client import say
from scripts.documentation import build as documentation
from scripts.progress import step

ENGINE: Final = ("src/bocamina/core", "src/bocamina/games", "src/bocamina/players/*/reckoning")
# Types that are looked at, and marks that the compiler alone reads.
STAY_PYTHON: Final = {"facts.py", "opening.py"}
COMMANDS_THAT_COMPILE: Final = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
# What was measured when the estimates of how long a build takes were made.
TRANSLATED_LINES_PER_SECOND: Final = 800.0
COMPILED_LINES_PER_SECOND: Final = 48.0


def choice(variable: str, *choices: str) -> str:
    """Return what a variable of the environment asks for, the first choice if it is not set."""
    asked = os.environ.get(variable) or choices[0]
    if asked not in choices:
        raise SystemExit(f"error: expected {variable}={'|'.join(choices)}, got {asked}")
    return asked


def compiling() -> str:
    """Return whether the engine is to be compiled."""
    return choice("BOCAMINA_COMPILE", "auto", "never", "required")


def wants_client() -> bool:
    """Tell whether the browser client belongs into this build."""
    return choice("BOCAMINA_CLIENT", "built", "none") == "built"


def find_compiler() -> str | None:
    """Return the C compiler to use: $CC and no other if it is set, else the first one found."""
    chosen = os.environ.get("CC")
    candidates = [chosen] if chosen else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    for candidate in candidates:
        words = shlex.split(candidate or "")
        if words and shutil.which(words[0]):
            return candidate
    return None


def why_plain() -> str | None:
    """Return why the engine cannot be compiled here, or None where it can."""
    if compiling() == "never":
        return "BOCAMINA_COMPILE=never"
    # On Windows setuptools alone knows where the compiler is.
    if sys.platform != "win32" and find_compiler() is None:
        return f"no C compiler ({os.environ.get('CC') or 'cc, gcc or clang'}) was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing (a package such as python3-dev brings it)"
    return None


def stay_plain(reason: str) -> None:
    """Say why the engine stays plain Python; refuse where that is not what was asked for."""
    if compiling() == "required":
        raise SystemExit(f"error: BOCAMINA_COMPILE=required, and {reason}")
    say(reason)


def engine_modules() -> list[str]:
    """Return the path of every module of the engine that is not to stay Python."""
    found = [path for folder in ENGINE for path in Path().glob(f"{folder}/**/*.py")]
    return sorted(str(path) for path in found if path.name not in STAY_PYTHON)


def engine_lines() -> int:
    """Return how much there is to translate and to compile."""
    return sum(len(Path(module).read_bytes().splitlines()) for module in engine_modules())


def translate_engine() -> list[Extension]:
    """Return the engine as C extensions, or none where it stays plain Python."""
    reason = why_plain()
    if reason:
        stay_plain(f"plain Python, because {reason}")
        return []
    if sys.platform != "win32":
        # The interpreter may come from a compiler that this machine does not have.
        os.environ["CC"] = find_compiler() or ""
    try:
        with step("translating the engine to C", engine_lines(), TRANSLATED_LINES_PER_SECOND):
            from mypyc.build import mypycify

            # All in one C file: the compiler then sees through calls between modules.
            extensions: list[Extension] = list[Any](
                mypycify(engine_modules(), opt_level="3", debug_level="0", group_name="bocamina")
            )
    except (Exception, SystemExit) as failure:
        ended = f"translating to C ended in {type(failure).__name__}"
        stay_plain(f"FAILED, so plain Python: {ended}")
        return []
    for extension in extensions:
        # A newer compiler's new warning is no reason to stay uncompiled; and what no other library
        # can see or replace, the compiler makes part of its callers. The list is shared.
        if sys.platform != "win32" and "-Wno-error" not in extension.extra_compile_args:
            extension.extra_compile_args.extend(["-Wno-error", "-fvisibility=hidden"])
    return extensions


class BuildEngine(build_ext):
    """Compile the whole engine or, where that fails, leave the whole of it plain Python."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        try:
            with step("compiling the C", engine_lines() or 1, COMPILED_LINES_PER_SECOND):
                super().run()
        except Exception as failure:
            ended = f"compiling the C ended in {type(failure).__name__}"
            stay_plain(f"FAILED, so plain Python: {ended}")
            self.forget_engine()

    def forget_engine(self) -> None:
        """Remove what was compiled, and let the wheel not claim to be for this platform alone."""
        # Modules compiled against a missing rest could not be imported.
        for built in self.get_outputs():
            Path(built).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True  # type: ignore[attr-defined]


def make_client() -> None:
    """Build the browser client where it is not built, or end the build in one sentence."""
    try:
        client.build()
    except client.NoClient as reason:
        raise SetupError(
            f"the browser client cannot be built: {reason}; BOCAMINA_CLIENT=none goes without it"
        ) from None


def make_site() -> str:
    """Build the documentation where it is not built, and return why that cannot be, if so."""
    try:
        documentation.build()
    except documentation.NoSite as reason:
        return f"the documentation cannot be built: {reason}"
    return ""


class BuildModules(build_py):
    """Build the browser client and the documentation before files are gathered; add the rules."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        if wants_client():
            make_client()
        # A host can do without: the server says so at /docs.
        if missing := make_site():
            say(f"FAILED, so no documentation: {missing}")
        # What was there to gather was noted before there was a client.
        self.__dict__.pop("data_files", None)
        super().run()
        self.pack_rules()
        built = Path(self.build_lib, "bocamina/web")
        if not wants_client():
            say("no browser client, because BOCAMINA_CLIENT=none")
            shutil.rmtree(built, ignore_errors=True)
        elif not (built / "dist/index.html").is_file():
            raise SetupError(f"expected the browser client in {built}/dist, got none")

    def pack_rules(self) -> None:
        """Take along the rules pages that the server shows; docs/rules is where they are edited."""
        folder = Path(self.build_lib, "bocamina", "rules")
        folder.mkdir(parents=True, exist_ok=True)
        pages = sorted(Path("docs", "rules").glob("*.md"))
        if not pages:
            raise SetupError("expected the rules pages in docs/rules, got none")
        for page in pages:
            shutil.copyfile(page, folder / page.name)
        for file in sorted(Path("docs", "rulebook").rglob("*")):
            if file.suffix in {".md", ".svg"}:
                copy = folder / file.relative_to("docs")
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)


class Sources(sdist):
    """Take the built client and documentation along: installing from the sources needs no Node."""

    def run(self) -> None:
        if wants_client():
            make_client()
        if missing := make_site():
            raise SetupError(missing)
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        if not wants_client():
            shutil.rmtree(Path(base_dir, "src/bocamina/web/dist"), ignore_errors=True)


def package_page() -> str:
    """Return the README as a package index shows it: with the whole address of every file."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    source, tag = project["urls"]["Source"], f"v{project['version']}"
    text = Path("README.md").read_text("utf-8")
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{source}/raw/{tag}/", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:|#)", rf"\1{source}/blob/{tag}/", text)


def remove_leftovers() -> None:
    """Remove from the build folder what an earlier build put there, but for what can be reused."""
    for folder in Path("build").glob("lib*"):
        for built in folder.rglob("*"):
            source = Path("src", built.relative_to(folder)).with_name(
                built.name.partition(".")[0] + ".py"
            )
            reusable = built.suffix in {".so", ".pyd"} and source.exists()
            if built.is_file() and not reusable and "__mypyc." not in built.name:
                built.unlink()


if __name__ == "__main__":
    remove_leftovers()
    compiles = not COMMANDS_THAT_COMPILE.isdisjoint(sys.argv)
    setup(
        ext_modules=translate_engine() if compiles else [],
        long_description=package_page(),
        long_description_content_type="text/markdown",
        cmdclass={"build_ext": BuildEngine, "build_py": BuildModules, "sdist": Sources},
    )
