"""Bundles of gold cards, as saboteurs are paid with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.notation import read_word

if TYPE_CHECKING:
    from mypy_extensions import i64

# S32: bundles of gold cards that a saboteur may pick, how many of each worth.
BUNDLES: Final = [
    *[(0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 0), (0, 0, 1), (1, 1, 0), (3, 0, 0)],
    *[(1, 0, 1), (0, 2, 0), (2, 1, 0), (4, 0, 0)],
]


def format_bundle(bundle: i64) -> str:
    """Print a bundle of gold cards: `1+3`, or `nothing`."""
    return (
        "+".join(
            str(1 + index) for index, count in enumerate(BUNDLES[bundle]) for _ in range(count)
        )
        or "nothing"
    )


BUNDLE_NAMES: Final = [format_bundle(bundle) for bundle in range(len(BUNDLES))]


def parse_bundle(name: str) -> int:
    """Read what `format_bundle` prints."""
    return BUNDLE_NAMES.index(read_word(name, "gold cards", BUNDLE_NAMES))
