"""Settings that all tests share."""

from __future__ import annotations

from bocamina.testing.profiles import load_profile

load_profile()
