"""A finished drawing: SVG that notebooks show, and that a library can convert to PNG."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from bocamina.parts import needing

FONTS: Final = files("bocamina.drawing") / "fonts"


class Drawing(str):
    """An SVG document."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def png(self, width: int | None = None) -> bytes:
        """Return the picture as PNG, as wide as is wanted; raise MissingPart without resvg-py."""
        with needing("pictures"):
            from resvg_py import svg_to_bytes
        with as_file(FONTS) as folder:
            return bytes(
                svg_to_bytes(
                    svg_string=str(self),
                    width=width,
                    skip_system_fonts=True,
                    font_files=[str(file) for file in sorted(folder.glob("*.ttf"))],
                    sans_serif_family="Atkinson Hyperlegible Next",
                    serif_family="Grenze SemiBold",
                    monospace_family="DejaVu Sans Mono",
                )
            )
