"""How processes tell each other that a table has moved on."""

from __future__ import annotations

from bocamina.server.bus.bus import UNKNOWN_VERSION, Bus, Notice, OnNotice

__all__ = ["UNKNOWN_VERSION", "Bus", "Notice", "OnNotice"]
