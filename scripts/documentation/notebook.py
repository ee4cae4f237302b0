"""Notebooks as Markdown: text, code, and the pictures from the last run."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pathlib import Path

# Pictures that a page can show, the best first.
SHOWN: Final = ("image/svg+xml", "image/png")


def markdown_of(file: Path) -> str:
    """Return a notebook as the text of a page."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    return "\n\n".join(part for cell in cells for part in parts_of(cell))


def parts_of(cell: dict[str, Any]) -> list[str]:
    """Return a cell's text or code, and its outputs."""
    text = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [text]
    pictures = [picture_of(output.get("data", {})) for output in cell["outputs"]]
    return [f"```python\n{text}\n```", *(each for each in pictures if each)]


def picture_of(data: dict[str, Any]) -> str:
    """Return the picture in an output, if there is one, with its text alternative."""
    kind = next((kind for kind in SHOWN if kind in data), None)
    if kind is None:
        return ""
    drawn = "".join(data[kind])
    packed = drawn if kind == "image/png" else base64.b64encode(drawn.encode()).decode()
    return f'<p><img alt="what the cell above draws" src="data:{kind};base64,{packed.strip()}"></p>'
