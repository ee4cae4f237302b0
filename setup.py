"""Build Bocamina, its engine compiled by mypyc where that is possible."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = ("src/bocamina/core", "src/bocamina/games")
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def say(words: str) -> None:
    """Print a line that scripts/setup picks out of the build's output."""
    print(f"bocamina build: {words}", flush=True)


def find_compiler() -> str | None:
    """Return the C compiler to use: $CC and nothing else if set, or the first one found."""
    chosen = os.environ.get("CC")
    candidates = [chosen] if chosen else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    for candidate in candidates:
        words = shlex.split(candidate or "")
        if words and shutil.which(words[0]):
            return candidate
    return None


def why_plain() -> str | None:
    """Return why the engine cannot be compiled here, or None where it can."""
    if os.environ.get("BOCAMINA_PLAIN", "") not in ("", "0"):
        return "BOCAMINA_PLAIN is set"
    if find_compiler() is None:
        return f"no C compiler ({os.environ.get('CC') or 'cc, gcc or clang'}) was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing (a package such as python3-dev brings it)"
    return None


def engine_modules() -> list[str]:
    """Return the path of every module of the engine."""
    return sorted(str(path) for folder in ENGINE for path in Path(folder).rglob("*.py"))


def translated_engine() -> list[Extension]:
    """Return the engine as C extensions, or nothing where it stays plain Python."""
    reason = why_plain()
    modules = engine_modules()
    if reason or not modules:
        say(f"plain Python, because {reason or 'there is no engine to compile'}")
        return []
    # The interpreter may have been built by a compiler that this machine does not have.
    os.environ["CC"] = find_compiler() or ""
    try:
        from mypyc.build import mypycify

        say(f"translating {len(modules)} modules to C")
        # One C file for all: the compiler sees through calls from one module into another.
        return list(mypycify(modules, opt_level="3", debug_level="0", group_name="bocamina"))
    except (ImportError, SystemExit) as failure:
        say(f"FAILED, so plain Python: the engine could not be translated ({failure})")
        return []


class BuildEngine(build_ext):
    """Compile the whole engine or, where that fails, leave the whole of it plain Python."""

    def run(self) -> None:
        say("compiling C")
        try:
            super().run()
        except Exception as failure:
            # A part of the engine compiled against a missing rest could not be imported.
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []
            say(f"FAILED, so plain Python: {failure}")


def remove_leftovers() -> None:
    """Empty the build folder of what an earlier build copied there and the sources lack now."""
    for copied in Path("build").glob("lib*/**/*"):
        if copied.is_file() and copied.suffix not in {".so", ".pyd"}:
            copied.unlink()


if __name__ == "__main__":
    compiling = not COMMANDS_THAT_COMPILE.isdisjoint(sys.argv)
    remove_leftovers()
    setup(
        ext_modules=translated_engine() if compiling else [],
        cmdclass={"build_ext": BuildEngine},
    )
