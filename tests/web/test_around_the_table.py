"""Sounds, notifications, and what can be seen of a table afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import DESK, Person, play_out
from tests.web.prepared import SHORT, prepare

People = Callable[..., Person]


FAKE_SOUND = """
  window.tones = 0;
  class FakeNode { connect(next) { return next; } start() {} stop() {} }
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  window.AudioContext = class {
    state = "running";
    currentTime = 0;
    sampleRate = 8000;
    async resume() {}
    createBuffer() { return { sampleRate: 8000, getChannelData: () => [] }; }
  };
  window.AudioBufferSourceNode = FakeNode;
  window.BiquadFilterNode = class extends FakeNode { frequency = param; };
  window.OscillatorNode = class extends FakeNode {
    frequency = param;
    start() { tones += 1; }
  };
  window.GainNode = class extends FakeNode { gain = param; };
"""


def test_sound_is_off_by_a_tap(people: People, site: ServerProcess) -> None:
    ana = people()
    ana.page.add_init_script(FAKE_SOUND)
    table = prepare(site.address, "diamant", seats=2)
    table.play(0)
    table.sit_down(ana)

    def make_a_move() -> int:
        """Make one, wait for the others', and return how many tones there were before."""
        for done in (".reveal", "[data-move][aria-pressed=true]"):
            expect(ana.page.locator(done)).to_have_count(0)
        before, version = ana.page.evaluate("tones"), table.news["version"]
        ana.page.locator("[data-move]:not(:disabled)").first.click()
        table.wait_beyond(version, ana)
        table.play(0)
        return int(before)

    ana.page.wait_for_function("(before) => tones > before", arg=make_a_move())
    ana.page.get_by_role("switch", name=ana.word("web-sound")).click()
    expect(ana.page.get_by_role("switch", name=ana.word("web-sound"))).not_to_be_checked()
    before = make_a_move()
    assert make_a_move() == before, "with sound off, the first of two moves was heard"
    ana.page.reload()
    ana.expect_table()
    expect(ana.page.get_by_role("switch", name=ana.word("web-sound"))).not_to_be_checked()


FAKE_NOTIFICATION = """
  window.told = [];
  window.Notification = class {
    static get permission() { return localStorage.getItem("permission") ?? "default"; }
    static async requestPermission() {
      localStorage.setItem("permission", "granted");
      return "granted";
    }
    constructor(title) { told.push(title); }
  };
  window.isHidden = false;
  Object.defineProperty(document, "hidden", { get: () => isHidden });
"""


def test_a_notification_tells_whoever_looks_elsewhere(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    ana.page.add_init_script(FAKE_NOTIFICATION)
    ana.open("/")
    ana.page.get_by_label(ana.word("web-settings")).click()
    wanted = ana.page.get_by_role("switch", name=ana.word("web-notify"))
    expect(wanted).not_to_be_checked()
    wanted.click()
    expect(wanted).to_be_checked()
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    assert ana.page.evaluate("told") == []
    ana.page.evaluate("isHidden = true")
    table.play(1)
    ana.page.wait_for_function("() => told.length > 0")
    assert ana.page.evaluate("told") == [ana.word("web-your-turn")]


def test_where_no_page_may_send_notifications_the_game_goes_on(
    people: People, site: ServerProcess
) -> None:
    """As on phones, whose browsers have them all the same."""
    ana = people()
    ana.page.add_init_script(FAKE_NOTIFICATION)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.page.get_by_label(ana.word("web-menu")).click()
    ana.button("web-settings").click()
    ana.page.get_by_role("switch", name=ana.word("web-notify")).click()
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("""() => {
      const { requestPermission } = Notification;
      window.Notification = class { constructor() { throw new TypeError("Illegal constructor"); } };
      Object.assign(Notification, { permission: "granted", requestPermission });
      isHidden = true;
    }""")
    table.play(1)
    expect(ana.page).to_have_title(re.compile(re.escape(ana.word("web-your-turn"))))


def test_a_browser_that_forbids_notifications_is_named(people: People) -> None:
    ana = people(language="es")
    ana.page.add_init_script("""
      window.Notification = class {
        static permission = "denied";
        static async requestPermission() { return "denied"; }
      };
    """)
    ana.open("/")
    ana.page.get_by_label(ana.word("web-settings")).click()
    wanted = ana.page.get_by_role("switch", name=ana.word("web-notify"))
    wanted.click()
    expect(ana.page.get_by_role("alert")).to_have_text(ana.word("web-notify-forbidden"))
    expect(wanted).not_to_be_checked()


def test_chance_of_ones_own_goes_into_the_deal(people: People) -> None:
    ana = people()
    ana.create("diamant", "Ana", 2)
    ana.button("web-mix").click()
    expect(ana.page.get_by_text(ana.word("web-mixed"))).to_be_visible()
    expect(ana.button("web-mix")).to_be_disabled()
    ana.page.get_by_role("button", name=ana.word("web-start-with-bots", free=1)).click()
    ana.expect_table()
    play_out([ana])
    ana.button("web-check-deal").click()
    expect(ana.page.get_by_text(ana.word("web-deal-honest"))).to_be_visible()
    with ana.page.expect_download() as download:
        ana.button("web-record").click()
    assert "\nentropy 0: " in download.value.path().read_text("utf-8")


def test_what_was_claimed_is_shown_against_the_truth(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    table = prepare(site.address, "saboteur", **SHORT["saboteur"])
    for goal in range(3):
        table.ask("say", phrase="saboteur-phrase-treasure", about=goal)
    table.ask("say", phrase="phrase-hello")
    table.finish()
    table.sit_down(ana)
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text(ana.word("web-claims", right=1, wrong=2)).click()
    expect(dialog.get_by_text(ana.word("web-claim", holds="yes"))).to_have_count(1)
    expect(dialog.get_by_text(ana.word("web-claim", holds="no"))).to_have_count(2)
    for goal in range(3):
        said = ana.word("saboteur-phrase-treasure", number=goal + 1)
        expect(dialog.get_by_text(said)).to_be_visible()
    expect(dialog.get_by_text(ana.word("phrase-hello"))).to_have_count(0)
    listed = dialog.locator("details li")
    expect(listed.first).to_have_text(ana.word("web-saboteur-round", round=1))
    # Each leads to the moment at which it was said.
    dialog.locator("details").get_by_role("button").first.click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    assert ana.page.url.rpartition("#")[2].startswith("moment=")


def test_every_game_of_a_table_can_be_seen_again(people: People, site: ServerProcess) -> None:
    ana = people()
    table = prepare(site.address, "diamant", seats=3)
    table.finish()
    table.ask("rematch")
    table.ask("remove", seat=2)
    table.ask("change", seats=2)
    table.ask("start")
    table.play(0)
    table.sit_down(ana)
    ana.page.get_by_label(ana.word("web-menu")).click()
    ana.button("web-earlier-games").click()
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.word("web-replay")).click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    expect(ana.page.locator("header")).to_contain_text(ana.word("web-game-number", number=1))
    expect(ana.page.get_by_label(ana.word("web-eyes")).locator("option")).to_have_count(3 + 2)
    # The game that is on has not been forgotten.
    expect(ana.page.locator("header").get_by_text(ana.word("web-your-turn"))).to_be_visible()
    with ana.page.expect_download() as download:
        ana.button("web-results").click()
        ana.button("web-record").click()
    assert "\ngame: diamant seats=3" in download.value.path().read_text("utf-8")
    ana.page.reload()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    ana.page.locator("header").get_by_text(ana.word("web-your-turn")).click()
    expect(ana.page.locator("footer .now")).to_be_visible()


def test_the_host_decides_whether_odds_are_told(people: People, site: ServerProcess) -> None:
    for odds in (True, False):
        ana = people()
        table = prepare(site.address, "diamant", seats=3, odds=odds)
        table.play(0)
        table.sit_down(ana)
        expect(ana.page.locator("[data-move]").first).to_be_visible()
        told = ana.page.get_by_role("button", name=ana.word("web-diamant-odds"))
        expect(told).to_have_count(int(odds))


# Every way in which an element is stretched from now on, however shortly.
STRETCHES = """(it) => {
  const seen = [];
  const look = () => it.style.transform && seen.push(it.style.transform);
  new MutationObserver(look).observe(it, { attributes: true, attributeFilter: ["style"] });
  return seen;
}"""


def test_a_wheel_zooms_the_mine_around_the_pointer(people: People, site: ServerProcess) -> None:
    """It is stretched as a picture first, and laid out anew when the wheel rests."""
    ana = people(width=DESK[0], height=DESK[1])
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.take_role()
    ana.page.locator(".hand [data-pick]").first.click()
    start = ana.page.locator("[data-cell='0,0']")
    before = start.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    mine = ana.page.get_by_role("grid")
    stretched = mine.evaluate_handle(STRETCHES)
    ana.page.mouse.move(x, y)
    ana.page.keyboard.down("Control")
    for _ in range(3):
        ana.page.mouse.wheel(0, -60)
    ana.page.keyboard.up("Control")
    ana.page.wait_for_function("(seen) => seen.length > 0", arg=stretched)
    expect(mine).to_have_css("transform", "none")
    after = start.bounding_box()
    assert after is not None
    assert after["width"] > 1.3 * before["width"]
    assert after["x"] < x < after["x"] + after["width"]
