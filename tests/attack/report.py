"""What an attack counted and what it found."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

LONGEST_EXAMPLE: Final = 600


@dataclass
class Finding:
    """Something that should not have happened: how often it did, and how it did first."""

    kind: str
    what: str
    example: str
    count: int = 1


@dataclass
class Report:
    """Counts by kind of attack and by name, and the findings."""

    seed: str = ""
    counts: dict[str, dict[str, float]] = field(default_factory=dict)
    findings: dict[str, Finding] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def add(self, kind: str, name: str, count: float = 1) -> None:
        """Count something."""
        counts = self.counts.setdefault(kind, {})
        counts[name] = counts.get(name, 0) + count

    def put(self, kind: str, name: str, value: float) -> None:
        """Set a measured figure."""
        self.counts.setdefault(kind, {})[name] = value

    def find(self, kind: str, what: str, example: object = "", count: int = 1) -> None:
        """Note something that should not have happened."""
        found = self.findings.get(f"{kind}: {what}")
        if found is None:
            text = str(example)[:LONGEST_EXAMPLE]
            self.findings[f"{kind}: {what}"] = Finding(kind, what, text, count)
        else:
            found.count += count

    def take_in(self, other: Report) -> None:
        """Add what another process counted and found."""
        for kind, counts in other.counts.items():
            for name, count in counts.items():
                self.add(kind, name, count)
        for each in other.findings.values():
            self.find(each.kind, each.what, each.example, each.count)

    def text(self) -> str:
        """Return the report for people."""
        lines = []
        for kind in dict.fromkeys([*self.seconds, *self.counts]):
            lines.append(f"{kind} ({self.seconds.get(kind, 0):.0f} s)")
            counts = self.counts.get(kind, {})
            width = max(map(len, counts), default=0)
            lines += [f"    {name:<{width}}  {plain(count)}" for name, count in counts.items()]
        lines.append("")
        if not self.findings:
            lines.append("Nothing was found.")
        for number, each in enumerate(self.findings.values(), start=1):
            lines.append(f"FOUND {number}. {each.kind}: {each.what} ({each.count} times)")
            lines += [f"    {line}" for line in each.example.splitlines()]
        if self.findings:
            lines.append(f"{len(self.findings)} findings; again with --seed {self.seed}")
        return "\n".join(lines)

    def write(self, path: Path) -> None:
        """Write the report for programs."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=2) + "\n")


def plain(count: float) -> str:
    """Print a count or a figure."""
    return f"{count:,}" if isinstance(count, int) else f"{count:,.3f}"
