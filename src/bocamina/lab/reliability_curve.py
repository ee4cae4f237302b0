"""A reliability curve as SVG: predictions along the x-axis, results along the y-axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.lab.chances import Reliability

SIDE: Final = 240
GAP: Final = 46
TOP: Final = 34
LEAST: Final = 100
INK, FAINT, MARK = "#3b3226", "#b9ab93", "#b3541e"


def draw_reliability(found: Sequence[Reliability], titles: Sequence[str]) -> str:
    """Draw one square for each game, side by side; perfect calibration is on the diagonal."""
    width = GAP + len(found) * (SIDE + GAP)
    height = TOP + SIDE + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        'font-family="sans-serif" font-size="11" role="img">',
        f'<rect width="{width}" height="{height}" fill="#fbf7ef"/>',
    ]
    for number, (each, title) in enumerate(zip(found, titles, strict=True)):
        parts.append(square(each, title, GAP + number * (SIDE + GAP)))
    return "\n".join([*parts, "</svg>\n"])


def square(found: Reliability, title: str, left: float) -> str:
    """Draw the tenths of one game, each with the interval that chance leaves open."""

    def x(share: float) -> str:
        return f"{left + SIDE * share:.1f}"

    def y(share: float) -> str:
        return f"{TOP + SIDE * (1.0 - share):.1f}"

    lines = [
        f'<text x="{x(0)}" y="{TOP - 12}" fill="{INK}" font-size="13">{title}</text>',
        f'<rect x="{x(0)}" y="{y(1)}" width="{SIDE}" height="{SIDE}"',
        f'fill="none" stroke="{FAINT}"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="{FAINT}" stroke-dasharray="4 4"/>',
    ]
    for tick in (0.0, 0.5, 1.0):
        told = f"{round(100 * tick)}"
        lines.append(
            f'<text x="{x(tick)}" y="{TOP + SIDE + 15}" fill="{INK}" text-anchor="middle">'
            f'{told}</text><text x="{left - 5}" y="{float(y(tick)) + 4:.1f}" fill="{INK}" '
            f'text-anchor="end">{told}</text>'
        )
    known = [each for each in found.tenths if each.forecasts >= LEAST]
    path = "L".join(f"{x(each.promised)} {y(each.happened.share)}" for each in known)
    if known:
        lines.append(f'<path d="M{path}" fill="none" stroke="{MARK}" stroke-width="1.5"/>')
    for each in known:
        at, share = x(each.promised), each.happened
        lines.append(
            f'<path d="M{at} {y(share.low)}L{at} {y(share.high)}" stroke="{MARK}"/>'
            f'<circle cx="{at}" cy="{y(share.share)}" r="3" fill="{MARK}"/>'
        )
    return "\n".join(lines)
