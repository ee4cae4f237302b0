"""python -m scripts.documentation [FOLDER]: builds the site, unless it is built already."""

from __future__ import annotations

import sys
from pathlib import Path

from scripts.client import say
from scripts.documentation.build import BUILT, NoSite, build


def main() -> int:
    """Build, and print the result."""
    try:
        build(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT)
    except NoSite as reason:
        say(f"FAILED, so no documentation: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
