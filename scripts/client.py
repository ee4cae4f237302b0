"""scripts/client.py [--has-node | --check]: builds the browser client, unless it is built already.

With --has-node it only reports, by its exit code, whether there is a Node to build it with;
with --check it checks the client's format and types and runs the tests of its pure parts instead.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "src/bocamina/web"
BUILT = WEB / "dist"
# The digest is beside the built client, so that both go into a source distribution.
STAMP = WEB / "client.stamp"
OLDEST_NODE = (20, 19)
INSTALL_SECONDS = 600
BUILD_SECONDS = 300


class NoClient(Exception):
    """Why the client cannot be built here."""


def say(words: str) -> None:
    """Print a line that scripts/setup picks out of the build's output."""
    print(f"bocamina build: {words}", flush=True)


def sources() -> list[Path]:
    """Return every source file of the client, including shared messages and art."""
    own = [
        file
        for file in WEB.rglob("*")
        if file.is_file()
        and file != STAMP
        and not {"node_modules", "dist"} & set(file.relative_to(WEB).parts)
    ]
    art = [file for file in (ROOT / "src/bocamina/drawing/art").rglob("*") if file.is_file()]
    words = list((ROOT / "src/bocamina").glob("**/messages/*.ftl"))
    return sorted(own + art + words, key=name_of)


def name_of(file: Path) -> str:
    """Return a file's name below the project's folder, the same on every system."""
    return file.relative_to(ROOT).as_posix()


def digest() -> str:
    """Return a hash of all sources."""
    whole = hashlib.sha256()
    for file in sources():
        whole.update(f"{name_of(file)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


def node_path() -> str:
    """Return a search path that begins with a Node new enough: this Python's, or the system's."""
    scripts = str(Path(sys.executable).parent)
    path = os.environ.get("PATH", os.defpath)
    found = []
    for folders in (path, scripts):
        node, npm = (shutil.which(name, path=folders) for name in ("node", "npm"))
        if not node or not npm:
            continue
        version = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60)
        numbers = tuple(int(number) for number in re.findall(r"\d+", version.stdout)[:2])
        if numbers >= OLDEST_NODE:
            return os.pathsep.join([str(Path(node).parent), path])
        found.append(version.stdout.strip())
    needed = ".".join(str(number) for number in OLDEST_NODE)
    raise NoClient(f"Node {needed} or later with npm is needed, got {', '.join(found) or 'none'}")


def run_npm(words: list[str], path: str, seconds: int) -> None:
    """Run npm in the client's folder."""
    npm = shutil.which("npm", path=path) or "npm"
    try:
        done = subprocess.run(
            [npm, *words],
            cwd=WEB,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired as error:
        raise NoClient(f"`npm {words[0]}` took more than {seconds} seconds") from error
    if done.returncode:
        raise NoClient(f"`npm {' '.join(words)}` ended with {done.returncode}")


def install_packages(path: str) -> None:
    """Install the client's build tools, as pinned by the lock file."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.bocamina-lock"
    if installed.is_file() and installed.read_bytes() == lock.read_bytes():
        return
    say("fetching what the client is built with")
    # `npm ci` fails on optional packages of other platforms.
    run_npm(["install", "--no-save", "--no-audit", "--no-fund"], path, INSTALL_SECONDS)
    installed.write_bytes(lock.read_bytes())


def build() -> None:
    """Build the client, or raise NoClient with the reason."""
    wanted = digest()
    is_built = (BUILT / "index.html").is_file()
    if is_built and STAMP.is_file() and STAMP.read_text() == wanted:
        say("the client is up to date")
        return
    # A stale client would be worse than none.
    shutil.rmtree(BUILT, ignore_errors=True)
    path = node_path()
    install_packages(path)
    say("building the client")
    run_npm(["run", "build"], path, BUILD_SECONDS)
    STAMP.write_text(wanted)


def check() -> None:
    """Check format and types, and run the tests that need no browser."""
    path = node_path()
    install_packages(path)
    run_npm(["run", "check"], path, BUILD_SECONDS)
    run_npm(["test"], path, BUILD_SECONDS)


def main() -> int:
    """Build, and print the result."""
    try:
        if "--has-node" in sys.argv:
            node_path()
        elif "--check" in sys.argv:
            check()
        else:
            build()
    except NoClient as reason:
        say(f"FAILED, so no browser client: {reason}" if len(sys.argv) == 1 else str(reason))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
