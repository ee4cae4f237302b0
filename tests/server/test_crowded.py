"""Advice on a machine that has much else to do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.advice.consulting import consult
from bocamina.server.tutor import ADVICE_SECONDS, LEAST_ADVICE_SECONDS, NO_CROWD
from tests.server.hand_clock import HandClock
from tests.server.sites import site_in_process
from tests.server.test_hints import against_bots, ask

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.advice.consulting import Consultation

pytestmark = pytest.mark.anyio


async def test_on_a_crowded_machine_advice_is_quicker(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock()) as (site, house):
        ana = await against_bots(site)
        tutor = house.tables[ana.table].tutor
        asked = []

        async def answer(_key: str, _bounded: Any, _consult: Any, asking: Consultation) -> Any:
            asked.append(asking.seconds)
            return consult(asking)

        house.advisers.work = answer  # type: ignore[assignment,method-assign]
        for crowd in (0.1, NO_CROWD, 5 * NO_CROWD, 1e6):
            tutor.put_away()
            tutor.crowd = partial(float, crowd)
            assert (await ask(ana, "hint", expected=ana.version))["type"] == "hinted"
        assert asked == [
            ADVICE_SECONDS,
            ADVICE_SECONDS,
            pytest.approx(ADVICE_SECONDS / 5),
            LEAST_ADVICE_SECONDS,
        ]
