"""scripts/files.py: prints the project's own files, by git or, where there is none, by looking."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Generated or downloaded files; for git, .gitignore lists them.
NOT_OURS = {"__pycache__", "bocamina-data", "build", "dist", "node_modules", "site"}


def own_files(root: Path = ROOT) -> list[str]:
    """Return the names of all files that belong to the project, below its folder."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(words, cwd=root, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return sorted(
            file.relative_to(root).as_posix()
            for file in root.rglob("*")
            if file.is_file() and is_ours(file.relative_to(root))
        )
    return [name for name in listed.stdout.splitlines() if (root / name).is_file()]


def is_ours(file: Path) -> bool:
    """Guess whether a file belongs to the project."""
    folders = file.parts[:-1]
    hidden = [name for name in folders if name.startswith(".") and name not in {".ci", ".github"}]
    left_out = hidden or NOT_OURS & set(folders) or file.name == ".git"
    return not left_out and ".egg-info" not in file.as_posix()


if __name__ == "__main__":
    print(*own_files(), sep="\n")
