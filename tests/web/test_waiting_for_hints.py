"""A hint that takes its time: whoever asked is told that it is coming."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.test_tutor import at_table, picture

if TYPE_CHECKING:
    from tests.server.sites import ServerProcess
    from tests.web.test_tutor import People

# What asks for a hint arrives late, as from a busy machine.
LATE_HINTS = """(() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (words) {
    if (String(words).includes('"hint"')) setTimeout(() => send.call(this, words), 2500);
    else send.call(this, words);
  };
})()"""


@pytest.mark.parametrize("language", ["en", "es"])
def test_who_waits_for_a_hint_is_told_so(
    people: People, site: ServerProcess, language: str
) -> None:
    ana = people(language=language, width=360, height=740)
    ana.context.add_init_script(LATE_HINTS)
    at_table(ana, site, "racing_dwarfs", seats=3)
    ana.page.keyboard.press("i")
    told = ana.page.get_by_role("status").filter(has_text=ana.word("web-hint-slow"))
    expect(told).to_be_visible()
    picture(ana, f"hint-slow-{language}")
    expect(ana.page.locator(".tutor")).to_contain_text(ana.word("web-hint-think"))
    expect(told).to_have_count(0)
