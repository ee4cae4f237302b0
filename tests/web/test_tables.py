"""Around the game: sitting down, inviting, talking, house rules, why not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import DESK, Person, play_out
from tests.web.prepared import SHORT, prepare

People = Callable[..., Person]


def test_seated_by_link_on_a_phone(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1]), people(language="es")
    host.create("diamant", "Ana", 3)
    link = host.page.get_by_label(host.word("web-link"), exact=True).input_value()
    guest.open(link.removeprefix(guest.address))
    guest.page.get_by_label(guest.word("web-nickname")).fill("Bea")
    guest.button("web-sit").click()
    expect(guest.page.get_by_text(guest.word("web-you"))).to_be_visible()
    expect(host.page.get_by_text("Bea", exact=True)).to_be_visible()


def test_a_host_on_a_phone_finds_the_invitation_before_the_talk(people: People) -> None:
    host = people(language="es")
    host.create("diamant", "Ana", 4)
    link = host.page.get_by_label(host.word("web-link"), exact=True).bounding_box()
    talk = host.page.get_by_label(host.word("web-say-something")).bounding_box()
    assert link is not None
    assert talk is not None
    assert link["y"] < talk["y"]


def test_join_by_code_as_somebody_reads_it_aloud(people: People) -> None:
    host, guest = people(), people()
    code = host.create("diamant", "Ana", 2)
    guest.open("/")
    guest.page.get_by_label(guest.word("web-join")).fill(f" {code[:3].lower()}-{code[3:]} ")
    guest.button("web-go").click()
    expect(guest.page.get_by_text("Ana", exact=True)).to_be_visible()


def test_a_public_table_is_listed_and_a_private_one_is_not(people: People) -> None:
    host, guest = people(), people()
    code = host.create("diamant", "Ana", 5)
    guest.open("/")
    expect(guest.page.locator(f"a[href='/t/{code}']")).to_have_count(0)
    host.page.get_by_role("switch", name=host.word("web-public")).click()
    expect(host.page.get_by_role("switch", name=host.word("web-public"))).to_be_checked()
    guest.page.reload()
    expect(guest.page.locator(f"a[href='/t/{code}']")).to_be_visible()


def test_the_host_sets_house_rules_seats_bots_and_removes_them(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1]), people()
    code = host.create("diamant", "Ana", 3)
    guest.join(code, "Bea")
    # Folded, with what differs from the usual game in a line.
    folded = guest.page.locator(".rules details")
    expect(folded.locator("summary")).to_contain_text(guest.word("web-rules-usual"))
    idols = host.word("diamant-option-idols")
    expect(host.page.get_by_role("switch", name=idols)).not_to_be_visible()
    host.page.locator(".rules summary").click()
    expect(host.page.get_by_role("heading", name=host.word("web-variants"))).to_be_visible()
    expect(host.page.get_by_role("heading", name=host.word("web-house-rules"))).to_have_count(0)
    host.page.get_by_role("switch", name=idols).click()
    expect(folded.locator("summary")).to_contain_text(f"{idols}: {guest.word('web-yes')}")
    host.page.get_by_role("button", name=host.word("web-add-bot")).click()
    expect(host.page.get_by_role("button", name=host.word("web-start"))).to_be_visible()
    host.page.get_by_label(host.word("web-remove", name="Bea")).click()
    expect(guest.page.get_by_text(guest.word("table-refusal-removed"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_invitation_says_what_for_and_in_whose_language(people: People, language: str) -> None:
    """A link is shown elsewhere in the sender's language; whoever opens it reads their own."""
    host, guest = people(language=language), people(language="en")
    code = host.create("saboteur", "Ana", 3)
    host.page.evaluate("() => { navigator.share = async (what) => { window.sent = what; }; }")
    host.button("web-share").click()
    sent = host.page.evaluate("window.sent")
    assert sent["url"].endswith(f"/t/{code}?l={language}")
    assert sent["text"] == host.word("web-invitation", game="Saboteur")
    shown = host.page.request.get(sent["url"]).text()
    assert {"en": "Come and play!", "es": "¡Ven a jugar!"}[language] in shown
    guest.page.goto(sent["url"])
    guest.page.get_by_label(guest.word("web-nickname")).fill("Bea")
    guest.button("web-sit").click()
    expect(guest.page.get_by_text(guest.word("web-you"))).to_be_visible()


def test_a_house_rule_offers_the_seats_that_there_are(people: People) -> None:
    ana = people()
    ana.open("/#/new/saboteur")
    ana.page.locator("form summary").click()
    first = ana.page.get_by_label(ana.word("saboteur-option-first-seat"))
    seats = ana.page.locator("form select").first
    seats.select_option("5")
    expect(first.locator("option")).to_have_count(1 + 5)
    # One that was chosen stays in sight, though the table has become smaller.
    first.select_option("4")
    seats.select_option("3")
    expect(first).to_have_value("4")
    first.select_option("2")
    expect(first.locator("option")).to_have_count(1 + 3)


def test_the_level_of_bots_is_remembered_from_a_new_table(people: People) -> None:
    ana = people()
    ana.open("/#/new/diamant")
    ana.page.get_by_label(ana.word("web-nickname")).fill("Ana")
    ana.page.locator("form summary").click()
    ana.page.get_by_label(ana.word("web-other-seats")).select_option("expert")
    ana.button("web-open-table").click()
    expect(ana.button("web-start")).to_be_visible()
    # Nobody is asked for the level of bots that sit already.
    level = ana.page.get_by_label(ana.word("web-bot-level"))
    expect(level).to_have_count(0)
    ana.page.get_by_label(ana.word("web-remove-bot", name="Galena")).click()
    expect(level).to_have_value("expert")
    ana.page.get_by_role("button", name=ana.word("web-add-bot")).click()
    ana.button("web-start").click()
    ana.expect_table()
    ana.open("/")
    offered = ana.word("web-bot-level") + ": " + ana.word("diamant")
    expect(ana.page.get_by_label(offered)).to_have_value("expert")


def test_phrases_are_read_in_each_readers_language(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1], language="en"), people(language="es")
    code = host.create("diamant", "Ana", 2)
    guest.join(code, "Bea")
    host.button("phrase-hello").click()
    expect(guest.page.locator(".said")).to_contain_text(guest.word("phrase-hello"))
    host.page.get_by_role("button", name=host.word("phrase-trust", about="…").rstrip(".")).click()
    host.page.get_by_role("group", name=host.word("web-about-whom")).get_by_role(
        "button", name="Bea"
    ).click()
    expect(guest.page.locator(".said")).to_contain_text(guest.word("phrase-trust", about="Bea"))
    guest.page.get_by_label(guest.word("web-say-something")).fill("¡Buenas <b>tardes</b>!")
    guest.button("web-send").click()
    expect(host.page.locator(".said")).to_contain_text("¡Buenas <b>tardes</b>!")


def test_spectators_see_and_decide_nothing(people: People) -> None:
    host, watcher = people(), people()
    host.play_bots("diamant")
    watcher.open(f"/t/{host.page.url.rpartition('/')[2]}")
    watcher.expect_table()
    expect(watcher.page.locator("[data-move]:not(:disabled)")).to_have_count(0)


def test_an_absent_person_is_shown_and_comes_back(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1]), people()
    code = host.create("diamant", "Ana", 2)
    guest.join(code, "Bea")
    host.button("web-start").click()
    host.expect_table()
    away = host.page.locator(".players").get_by_text(host.word("web-away"))
    expect(away).to_have_count(0)
    guest.page.goto("about:blank")
    expect(away).to_be_visible()
    guest.page.goto(f"{guest.address}/t/{code}")
    expect(away).to_have_count(0)


def test_why_not_names_the_clause_and_shows_it(people: People) -> None:
    ana = people(language="es")
    ana.play_bots("saboteur")
    ana.take_role()
    page = ana.page
    expect(page.locator("footer .now")).to_be_visible()
    hand = page.locator(".hand [data-pick]:visible")
    for card in range(hand.count()):
        hand.nth(0).click()
        # A tunnel cannot be dug where the start card lies.
        page.locator("[data-cell='0,0']").click()
        if page.locator(".notice.refusal button", has_text="S").count():
            break
        if ana.button("web-cancel").count():
            ana.button("web-cancel").click()
        page.keyboard.press(str(card + 2))
    why = page.locator(".notice.refusal button", has_text="S").last  # a phone shows the newest
    expect(why).to_be_visible()
    clause = why.inner_text().rpartition(" ")[2]
    why.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ana.word("web-clause", clause=clause))
    expect(dialog.locator("p").first).not_to_be_empty()


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

    def tones_of_a_move() -> int:
        before = ana.page.evaluate("tones")
        ana.page.locator("[data-move]:not(:disabled)").first.click()
        table.play(0)
        ana.page.wait_for_timeout(300)
        return int(ana.page.evaluate("tones")) - int(before)

    assert tones_of_a_move() > 0
    ana.page.get_by_role("switch", name=ana.word("web-sound")).click()
    expect(ana.page.get_by_role("switch", name=ana.word("web-sound"))).not_to_be_checked()
    assert tones_of_a_move() == 0
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
