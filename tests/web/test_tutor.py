"""Learning at a real table: what one can do next, hints, the coach, and what things are."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import ROOT, Person, try_act
from tests.web.prepared import SHORT, PreparedTable, prepare
from tests.web.screens import violations
from tests.web.test_saboteur import doctor

if TYPE_CHECKING:
    from playwright.sync_api import Locator, WebSocketRoute

People = Callable[..., Person]
SCREENS = ROOT / "build/screens"


def at_table(person: Person, site: ServerProcess, game: str, **more: int) -> PreparedTable:
    """Sit somebody down at a table of bots who have nothing to decide now."""
    table = prepare(site.address, game, **more)
    table.play(0)
    table.sit_down(person)
    return table


def picture(person: Person, name: str) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=SCREENS / f"tutor-{name}.png")


def guide_of(person: Person) -> Locator:
    return person.page.locator(".prompt .guide")


def put_role_away(person: Person) -> None:
    person.button("web-saboteur-role-turn").last.click()
    person.button("web-saboteur-role-done").click()


def ask_for_hint(person: Person) -> None:
    """Ask, and again where a busy machine in plain Python was not ready: it goes on thinking."""
    came = person.page.locator(".tutor, .notice.refusal")
    for _ in range(4):
        person.page.keyboard.press("i")
        came.first.wait_for()
        if person.page.locator(".tutor").count():
            return
        person.page.locator(".notice.refusal").first.wait_for(state="hidden")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_next_step_is_said_and_marked_until_it_was_done(
    people: People, site: ServerProcess, language: str
) -> None:
    ana = people(language=language, width=360, height=740)
    table = at_table(ana, site, "saboteur", seats=3)
    put_role_away(ana)
    view = table.news["view"]
    role = view["private"]["role"]
    barred = [card["barred"] for card in view["private"]["cards"].values() if card["barred"]]
    why = f"{ana.word('saboteur-refusal-tool-broken')} (S20)" if barred else ""
    dig = "no" if barred else "yes"
    said = ana.word("web-saboteur-guide-card", role=role, dig=dig, barred=why)
    expect(guide_of(ana)).to_have_text(re.sub(r"\s+", " ", said).strip())
    expect(ana.page.locator(".pointers i")).to_have_count(1)
    hand, cards = view["private"]["hand"], view["private"]["cards"]
    chosen = next(n for n, card in enumerate(hand) if cards[card]["does"] != "rockfall")
    ana.page.locator(f"[data-pick='{chosen}']").click()
    expect(guide_of(ana)).not_to_have_text(re.sub(r"\s+", " ", said).strip())
    picture(ana, f"guide-{language}")
    assert violations(ana) == []
    # In words, so that nobody takes it for the cross that puts the card back.
    expect(ana.button("web-guide-off")).to_have_text(ana.word("web-guide-off"))
    ana.button("web-guide-off").click()
    expect(guide_of(ana)).to_have_count(0)
    expect(ana.page.locator(".pointers i")).to_have_count(0)


def test_what_was_done_is_not_said_again(people: People, site: ServerProcess) -> None:
    ana = people(width=360, height=740)
    at_table(ana, site, "diamant", seats=3)
    expect(guide_of(ana)).to_be_visible()
    ana.page.keyboard.press("s")
    expect(guide_of(ana)).to_have_count(0)
    kept = ana.page.evaluate("() => localStorage.getItem('bocamina-done-diamant')")
    assert kept == '{"choose":1}'


@pytest.mark.parametrize(("language", "width"), [("es", 360), ("en", 1280)])
def test_who_has_read_a_map_is_led_to_talk(
    people: People, site: ServerProcess, language: str, width: int
) -> None:
    ana = people(language=language, width=width, height=740)

    def read_a_map(told: dict[str, Any]) -> None:
        for event in list(told["events"]):
            if event["event"] == "card_passed" and event["facts"]["seat"] == 0:
                seen = {"seat": 0, "goal": 2, "kind": "treasure"}
                told["events"] += [{"version": 0, "event": "goal_seen", "facts": seen}]

    doctor(ana, read_a_map)
    table = at_table(ana, site, "saboteur", seats=3)
    put_role_away(ana)
    talk = ana.word("web-saboteur-guide-talk", goal=2)
    expect(guide_of(ana)).not_to_have_text(talk)
    news = table.news
    discard = next(m["move"] for m in news["legal"] if m["about"]["does"] == "discard")
    table.ask("move", move=discard, expected=news["version"])
    expect(guide_of(ana)).to_have_text(talk)
    expect(ana.page.locator(".pointers i")).not_to_have_count(0)
    picture(ana, f"talk-{language}")
    if width == 360:
        ana.page.locator("[data-sheet=talk]").click()
    else:
        ana.page.locator(".words .tabs button").last.click()
    ana.page.locator("[data-phrase=saboteur-phrase-treasure]").click()
    ana.page.locator("[data-about='1']").click()
    expect(ana.page.locator(".said")).to_contain_text(
        ana.word("saboteur-phrase-treasure", number=2)
    )
    expect(guide_of(ana).filter(has_text=talk)).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), [("saboteur", "es"), ("racing_dwarfs", "en")])
def test_a_hint_comes_rung_by_rung_and_is_drawn(
    people: People, site: ServerProcess, game: str, language: str
) -> None:
    ana = people(language=language, width=360, height=740)
    table = at_table(ana, site, game, seats=3)
    if game == "saboteur":
        put_role_away(ana)
    hint = ana.page.locator(".tutor")
    ask_for_hint(ana)
    expect(hint).to_contain_text(ana.word("web-hint-think"))
    expect(ana.button("web-close")).to_have_text(ana.word("web-close"))  # no second cross
    assert ana.page.locator(".pointers b").count() == 0
    ana.button("web-hint-next", rung="look").click()
    expect(hint).to_contain_text(ana.word("web-hint-look"))
    ana.page.keyboard.press("i")
    expect(hint).to_contain_text(ana.word("web-hint-do"))
    expect(ana.page.locator(".pointers i").first).to_be_visible()
    ana.page.keyboard.press("i")
    expect(hint).to_contain_text(ana.word("web-hint-why"))
    expect(hint.locator("small")).to_have_count(1)  # how it stands, for those who want figures
    # No drawn characters, no message without words.
    assert not re.search(r"[⟨┼├┴│─└┘╬]", hint.inner_text())
    picture(ana, f"hint-{game}-{language}")
    assert violations(ana) == []
    assert table.news["table"]["seats"][0]["help"] == "hints"
    ana.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_the_coach_asks_before_a_costly_move(people: People, site: ServerProcess) -> None:
    ana = people(width=360, height=740)
    # A lone adventurer of three who leaves at once has nothing of all that is to be found.
    table = prepare(site.address, "diamant", seats=3)
    table.sit_down(ana)
    ana.button("web-menu").click()
    ana.page.get_by_role("switch", name=ana.word("web-coach")).click()
    ana.page.keyboard.press("Escape")
    while table.news["table"]["seats"][0].get("help") != "coach":
        ana.page.wait_for_timeout(30)
    while True:  # until something is at stake that the coach is sure of
        table.play(0)
        news = table.news
        if news["table"]["status"] != "playing":
            pytest.fail("the coach never spoke")
        warned = [
            move["move"]
            for move in news["legal"]
            if table.ask("review", move=move["move"], expected=news["version"]).get("warning")
        ]
        if warned:  # and so it stays until Ana chooses, whatever others seal meanwhile
            break
        table.ask("move", move="stay", expected=news["version"])
    # The page is still showing what has happened meanwhile: keys would end that first.
    ana.page.reload()
    ana.expect_table()
    expect(ana.page.locator("[data-move=stay]")).to_be_enabled()
    ana.page.keyboard.press("s" if warned[0] == "stay" else "l")
    coach = ana.page.get_by_role("alertdialog")
    expect(coach).to_contain_text(ana.word("web-coach-says"))
    expect(coach.get_by_role("button", name=ana.word("web-take-back"))).to_be_focused()
    expect(ana.page.locator(".pointers i")).to_have_count(0)
    picture(ana, "coach")
    assert violations(ana) == []
    ana.page.keyboard.press("Enter")
    expect(coach).to_have_count(0)
    assert table.news["view"]["private"]["leaving"] is None
    ana.page.keyboard.press("s" if warned[0] == "stay" else "l")
    coach.get_by_role("button", name=ana.word("web-coach-anyway")).click()
    expect(coach).to_have_count(0)


def warn_of_everything(person: Person, best: str) -> None:
    """Let the coach find every move costly, and one other better."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "reviewed":
                told["warning"] = {"by": "win", "cost": 7.0, "error": 1.0, "best": best}
                told["warning"]["reasons"] = [{"kind": "ends-lost", "facts": {}, "against": best}]
            socket.send(json.dumps(told))

        server.on_message(hear)
        socket.on_message(server.send)

    person.page.route_web_socket("**/socket*", pass_on)


@pytest.mark.parametrize(("language", "width"), [("es", 360), ("en", 1280)])
def test_what_was_made_against_the_coach_can_be_taken_back(
    people: People, site: ServerProcess, language: str, width: int
) -> None:
    ana = people(language=language, width=width, height=740)
    table = prepare(site.address, "racing_dwarfs", **SHORT["racing_dwarfs"])
    table.play(0)
    enters = [m["move"] for m in table.news["legal"] if m["about"]["does"] == "enter"]
    warn_of_everything(ana, enters[0])
    table.sit_down(ana)
    ana.button("web-menu").click()
    ana.page.get_by_role("switch", name=ana.word("web-coach")).click()
    ana.page.keyboard.press("Escape")
    coach, choice = ana.page.get_by_role("alertdialog"), random.Random(2)
    while not coach.count():
        try_act(ana, choice)
        ana.page.wait_for_timeout(150)
    lost = ana.word("advice-racing-dwarfs-why-ends-lost")
    expect(coach).to_contain_text(ana.word("web-coach-yours", words=lost))  # which needs no name
    coach.get_by_role("button", name=ana.word("web-coach-anyway")).click()
    expect(coach).to_have_count(0)
    said = ana.page.locator(".tutor")
    expect(said).to_contain_text(ana.word("web-coach-cost-win", cost=7))
    picture(ana, f"regret-{language}")
    assert violations(ana) == []
    assert not re.search(r"enter [a-g][1-7]", said.inner_text())  # in words
    back = ana.button("web-take-back")
    expect(back).to_have_count(1)
    back.click()
    expect(said).to_have_count(0)
    assert "back" not in [each["move"] for each in table.news["legal"]]


def test_things_say_what_they_are(people: People, site: ServerProcess) -> None:
    ana = people(language="es", width=360, height=740)
    table = at_table(ana, site, "saboteur", seats=3)
    put_role_away(ana)
    card = ana.page.locator(".hand li button").first
    box = card.bounding_box()
    assert box is not None
    # A touch that is held explains, and takes nothing up.
    touch = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "pointerId": 5}
    middle = {"clientX": box["x"] + 20, "clientY": box["y"] + 20}
    card.dispatch_event("pointerdown", {**touch, **middle})
    told = ana.page.get_by_role("tooltip")
    expect(told).to_be_visible()
    card.dispatch_event("pointerup", {**touch, **middle})
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(told).to_contain_text(re.compile(r"Hay \d+ en total|Solo hay una"))
    expect(card).to_have_attribute("aria-describedby", "explained")
    where = told.bounding_box()
    assert where is not None
    assert where["y"] + where["height"] <= box["y"]
    assert where["x"] >= 0
    assert where["x"] + where["width"] <= 360
    picture(ana, "explained")
    assert violations(ana) == []
    ana.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    ana.page.locator("[data-deck]").focus()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Shift+Tab")
    left = table.news["view"]["public"]["deck"]
    expect(told).to_contain_text(ana.word("web-saboteur-deck", count=left))
    # At the right edge what is told is as wide as elsewhere, wherever something was told before.
    for edge in (ana.button("web-menu"), ana.page.locator('[data-cell="8,2"]')):
        edge.dispatch_event("pointerdown", touch)
        expect(told).to_contain_text(edge.get_attribute("aria-label") or "I12")
        edge.dispatch_event("pointerup", touch)
    where = told.bounding_box()
    assert where is not None
    assert where["width"] > where["height"]


@pytest.mark.parametrize("game", ["saboteur", "diamant", "racing_dwarfs"])
def test_seats_and_signs_say_what_they_are(people: People, site: ServerProcess, game: str) -> None:
    """What stands at a seat, the round or turn, signs alone, and whose the sides of a board are."""
    ana = people(width=1280, height=800)
    at_table(ana, site, game, seats=3)
    told = ana.page.get_by_role("tooltip")
    ana.page.locator(".players li").nth(1).hover()
    expect(told).to_contain_text(ana.word("player-random.about"))
    expect(told).to_contain_text(
        {
            "saboteur": ana.word("web-saboteur-cards", count=6),
            "diamant": ana.word("web-diamant-about-in-cave"),
            "racing_dwarfs": ana.word("web-racing-dwarfs-about-standing"),
        }[game]
    )
    ana.page.locator(".where [role=note]").hover()
    expect(told).to_contain_text(ana.word(f"web-{game.replace('_', '-')}-about-status"))
    assert violations(ana) == []
    ana.button("web-menu").hover()
    expect(told).to_have_text(ana.word("web-menu"))
    ana.page.mouse.move(640, 790)
    expect(told).to_have_count(0)
    if game == "racing_dwarfs":
        ana.page.locator(".strip > span").first.hover()
        expect(told).to_contain_text(ana.word("web-racing-dwarfs-home-of.about"))
