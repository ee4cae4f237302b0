"""Build Bocamina, its engine compiled by mypyc where that is possible."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.extension import Extension

ENGINE = (
    "src/bocamina/core",
    "src/bocamina/games",
    "src/bocamina/players/racing_dwarfs/reckoning",
    "src/bocamina/players/saboteur/reckoning",
)
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def say(words: str) -> None:
    """Print a line that scripts/setup picks out of the build's output."""
    print(f"bocamina build: {words}", flush=True)


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


def translate_engine() -> list[Extension]:
    """Return the engine as C extensions, or none where it stays plain Python."""
    reason = why_plain()
    if reason:
        say(f"plain Python, because {reason}")
        return []
    # The interpreter may come from a compiler that this machine does not have.
    os.environ["CC"] = find_compiler() or ""
    modules = engine_modules()
    say(f"translating the {len(modules)} modules of the engine to C")
    try:
        from mypyc.build import mypycify

        # All in one C file: the compiler then sees through calls between modules.
        extensions: list[Extension] = list[Any](
            mypycify(modules, opt_level="3", debug_level="0", group_name="bocamina")
        )
    except (Exception, SystemExit) as failure:
        say(f"FAILED, so plain Python: translating to C ended in {type(failure).__name__}")
        return []
    for extension in extensions:
        # A newer compiler's new warning is no reason to stay uncompiled.
        extension.extra_compile_args.append("-Wno-error")
    return extensions


class BuildEngine(build_ext):
    """Compile the whole engine or, where that fails, leave the whole of it plain Python."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        say("compiling the C")
        try:
            super().run()
        except Exception as failure:
            # Modules compiled against a missing rest could not be imported.
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = []
            say(f"FAILED, so plain Python: compiling the C ended in {type(failure).__name__}")


class BuildModules(build_py):
    """Build the browser client before files are gathered, or go on without; add the rules pages."""

    def run(self) -> None:
        if not self.editable_mode:
            subprocess.run([sys.executable, "scripts/client.py"])
            # What was there to gather was noted before there was a client.
            self.__dict__.pop("data_files", None)
        super().run()
        if not self.editable_mode:
            self.pack_rules()

    def pack_rules(self) -> None:
        """Take along the rules pages that the server shows; docs/rules is where they are edited."""
        folder = Path(self.build_lib, "bocamina", "rules")
        folder.mkdir(parents=True, exist_ok=True)
        for page in sorted(Path("docs", "rules").glob("*.md")):
            shutil.copyfile(page, folder / page.name)


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
        cmdclass={"build_ext": BuildEngine, "build_py": BuildModules},
    )
