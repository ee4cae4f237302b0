"""What bots are called at a table, in either language."""

from __future__ import annotations

from typing import Final

BOT_NAMES: Final = (
    "Galena",
    "Basalto",
    "Mica",
    "Pirita",
    "Cuarzo",
    "Malaquita",
    "Sílex",
    "Turmalina",
    "Yeso",
    "Azurita",
    "Jaspe",
    "Olivino",
)
