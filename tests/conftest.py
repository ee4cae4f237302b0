"""Settings that all tests share."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Examples cost whole games, so their number is what a run costs; plain Python is ten times slower.
SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "ci", max_examples=60, deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("plain", settings.get_profile("ci"), max_examples=12)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=4)
settings.register_profile("dev", settings.get_profile("ci"), max_examples=25, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
