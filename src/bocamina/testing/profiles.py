"""How hard the tests search for an example that breaks them, and how they print it."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis.vendor.pretty import RepresentationPrinter, for_type_by_name

from bocamina.core.match import Match
from bocamina.core.state import State, View


def load_profile() -> None:
    """Search as hard as HYPOTHESIS_PROFILE says."""
    # Each example is a whole game, so their number determines the time; plain Python is ten times
    # slower.
    fine = [HealthCheck.too_slow, HealthCheck.data_too_large]
    usual = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=fine)
    settings.register_profile("ci", usual)
    settings.register_profile("plain", usual, max_examples=12)
    settings.register_profile("quick", usual, max_examples=4)
    settings.register_profile("dev", usual, max_examples=25, derandomize=False)
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
    for kind in (Match, State, View):
        for_type_by_name(kind.__module__, kind.__name__, print_as_it_is)


def print_as_it_is(
    example: object, printer: RepresentationPrinter, _is_within_itself: bool
) -> None:
    """Print an example to paste: Hypothesis would indent the lines of its text."""
    printer.text(repr(example))
