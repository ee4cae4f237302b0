"""Check that no link from one page of the docs to another, or to a heading, is broken."""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.files import own_files

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """Return the names by which a page's headings can be linked to."""
    text = FENCE.sub("", page.read_text("utf-8"))
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    # The site has clauses as anchors, too.
    named = re.findall(r'<a id="([\w-]+)">|^\*\*([A-Z]\d+)\.\*\*', text, re.MULTILINE)
    return {heading.strip().replace(" ", "-") for heading in plain} | {a or b for a, b in named}


def broken_links(page: Path) -> list[str]:
    """Return the broken links of a page; links to other sites are not checked."""
    broken = []
    for found in LINK.finditer(FENCE.sub("", page.read_text("utf-8"))):
        link = found[1] or found[2]
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(f"{page}: {link}")
    return broken


if __name__ == "__main__":
    pages = [Path(name) for name in own_files() if name.endswith(".md")]
    wrong = [link for page in pages for link in broken_links(page)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{len(pages)} pages, {len(wrong)} broken links")
    sys.exit(bool(wrong))
