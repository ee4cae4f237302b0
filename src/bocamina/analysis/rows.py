"""An analysis as a table: one row per decision, ready for pandas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.analysis.analysis import Analysis

    Row = dict[str, Any]


def decision_rows(analysis: Analysis) -> Iterator[Row]:
    """Yield every decision that was judged, with the chances before it and the game's result."""
    subject = analysis.subject
    chances = {point.step: point.chances for point in analysis.points}
    key = {(each.seat, each.step) for each in analysis.costly}
    for each in analysis.decisions:
        before, after = chances.get(each.step - 1), chances.get(each.counted)
        yield {
            "game": subject.game,
            "key": subject.key,
            "version": subject.version,
            "seats": subject.seats,
            "step": each.step,
            "last": each.last,
            "part": each.part,
            "seat": each.seat,
            "move": " · ".join((each.move, *each.then)),
            "best": " · ".join((each.best, *each.best_then)),
            "legal": each.legal,
            "classes": each.classes,
            "win": each.win,
            "best_win": each.best_win,
            "cost": each.cost,
            "cost_error": each.cost_error,
            "is_clear": each.is_clear,
            "is_key": (each.seat, each.step) in key,
            "by": each.by,
            "gain": each.gain,
            "best_gain": each.best_gain,
            "gain_is_exact": each.gain_is_exact,
            "gems_cost": each.facts.get("gems_cost"),
            "play": each.play,
            "chance_before": None if before is None else before[each.seat],
            "chance_after": None if after is None else after[each.seat],
            "reasons": " ".join(reason.kind for reason in each.reasons),
            "score": subject.scores[each.seat],
            "result": subject.results[each.seat],
        }
