"""scripts/release_notes.py VERSION: prints what CHANGELOG.md says of a version."""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def notes(version: str, changelog: str) -> str:
    """Return the section of a version, without its heading."""
    heading = rf"^## {re.escape(version)}(?: [^\n]*)?$"
    found = re.search(rf"{heading}(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise SystemExit(f"error: expected a section {version} in CHANGELOG.md, got none")
    return found[1].strip()


if __name__ == "__main__":
    print(notes(sys.argv[1], CHANGELOG.read_text("utf-8")))
