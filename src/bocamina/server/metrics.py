"""Metrics for the host, in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """Counts up, for each value of one label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", amount: float = 1) -> None:
        """Increment a counter."""
        self.counts[value] = self.counts.get(value, 0) + amount

    def lines(self) -> list[str]:
        """Return the metric as text."""
        told = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} counter"]
        for value, count in sorted(self.counts.items()):
            label = f'{{{self.label}="{value}"}}' if self.label else ""
            told.append(f"{self.name}{label} {count:g}")
        return told


class Histogram:
    """Sorts durations into buckets."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Record a duration."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> list[str]:
        """Return the metric as text."""
        told = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        count = 0
        for limit, found in zip((*SECONDS, "+Inf"), self.counts, strict=True):
            count += found
            told.append(f'{self.name}_bucket{{le="{limit}"}} {count}')
        return [*told, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {count}"]


class Metrics:
    """All metrics."""

    def __init__(self) -> None:
        self.moves = Counter("bocamina_moves_total", "Moves stored.", "by")
        self.requests = Counter("bocamina_requests_total", "Requests at tables.", "answer")
        self.http = Counter("bocamina_http_responses_total", "HTTP responses.", "status")
        self.conflicts = Counter("bocamina_conflicts_total", "Appends that came too late.")
        self.sockets_closed = Counter(
            "bocamina_sockets_closed_total", "Sockets closed by the server.", "reason"
        )
        self.connections_ended = Counter(
            "bocamina_connections_ended_total",
            "Connections not let in, or ended for others.",
            "why",
        )
        self.stood_in = Counter("bocamina_stood_in_total", "Moves made for the absent.")
        self.bot_failures = Counter("bocamina_bot_failures_total", "Thoughts that failed.")
        self.analysis_seconds = Counter(
            "bocamina_analysis_seconds_total", "Work at analyses of finished games."
        )
        self.analysis_failures = Counter(
            "bocamina_analysis_failures_total", "Parts of analyses that failed."
        )
        self.errors = Counter("bocamina_errors_total", "Failures of the program itself.")
        self.move_seconds = Histogram(
            "bocamina_move_seconds", "From a move's arrival until it is stored and told."
        )
        self.bot_seconds = Histogram("bocamina_bot_seconds", "How long bots thought.")
        self.stall_seconds = Histogram(
            "bocamina_stall_seconds", "How late the event loop was, sampled twice a second."
        )

    def text(self, gauges: dict[str, float]) -> str:
        """Return all metrics as text, with some current values."""
        told: list[str] = []
        for name, value in gauges.items():
            told += [f"# TYPE {name} gauge", f"{name} {value:g}"]
        for metric in vars(self).values():
            told += metric.lines()
        return "\n".join(told) + "\n"
