"""What Saboteur's table shows of the crew, the gold and the rounds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.sites import ServerProcess
from tests.web.people import DESK, Person
from tests.web.prepared import PreparedTable, prepare
from tests.web.screens import wait_for_rest

People = Callable[..., Person]
Doctor = Callable[[dict[str, Any]], None]
TOOLS = ("lamp", "cart", "pickaxe")
DRAWN = re.compile("[\N{BOX DRAWINGS LIGHT HORIZONTAL}-\N{BOX DRAWINGS HEAVY UP AND LIGHT DOWN}]")


def doctor(person: Person, change: Doctor) -> None:
    """Change the news that a page is told, to show what is rare at a table."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "news" and told["view"]:
                change(told)
            socket.send(json.dumps(told))

        server.on_message(hear)
        socket.on_message(server.send)

    person.page.route_web_socket("**/socket*", pass_on)


def break_everything(told: dict[str, Any]) -> None:
    mine = told["view"]["public"]
    seats = range(len(mine["hands"]))
    mine["broken"] = [[{"tool": tool, "by": 0} for tool in TOOLS] for _ in seats]
    mine["gold_cards"] = [2 for _ in seats]
    told["view"]["private"] |= {"gold": [1, 3], "nuggets": 4}


def test_a_broken_tool_does_not_move_the_mine(people: People, site: ServerProcess) -> None:
    is_broken = False

    def break_later(told: dict[str, Any]) -> None:
        if is_broken:
            break_everything(told)

    ana = people()
    doctor(ana, break_later)
    table = prepare(site.address, "saboteur", seats=5)
    table.play(0)
    table.sit_down(ana)
    mine = ana.page.locator(".middle")
    expect(mine).to_be_visible()
    wait_for_rest(ana)
    before = mine.bounding_box()
    is_broken = True
    table.ask("say", phrase="phrase-wow")
    expect(ana.page.locator(".crew .tools svg")).to_have_count(15)
    wait_for_rest(ana)
    assert mine.bounding_box() == before


def test_everybody_sees_the_gold_cards_and_their_owner_what_they_are_worth(
    people: People, site: ServerProcess
) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    doctor(ana, break_everything)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    cards, worth = (
        ana.word("web-saboteur-gold-cards", count=2),
        ana.word("web-saboteur-nuggets", count=4),
    )
    seats = ana.page.locator("aside.players li")
    for seat in range(3):
        expect(seats.nth(seat)).to_contain_text(cards)
        seats.nth(seat).locator("button").click()
        details = ana.page.locator(".over")
        expect(details).to_contain_text(cards)
        told = details.get_by_text(worth)
        expect(told).to_have_count(1 if seat == 0 else 0)
    expect(seats.filter(has_text=worth)).to_have_count(1)
    gold = ana.page.locator(".tray .gold")
    expect(gold).to_contain_text(ana.word("web-saboteur-your-gold", nuggets=4))


def test_what_is_known_and_discarded_is_said_in_words(people: People, site: ServerProcess) -> None:
    def see_a_goal(told: dict[str, Any]) -> None:
        told["view"]["private"]["goals"] = ["stone-ES", None, None]

    ana = people(language="es")
    doctor(ana, see_a_goal)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.take_role()
    ana.button("web-saboteur-notebook").click()
    notebook = ana.page.get_by_role("region", name=ana.word("web-saboteur-notebook"))
    expect(notebook).to_contain_text(ana.word("saboteur-goal-name", kind="stone"))
    assert not DRAWN.search(notebook.inner_text())
    # The question before a discard says which card it is about.
    questions = []
    for key in ("1", "2", "3", "4", "5", "6"):
        ana.page.keyboard.press(key)
        card = ana.page.locator(".hand [aria-pressed=true]")
        name = card.locator(".spoken").inner_text().removeprefix(f"{key}: ")
        ana.page.keyboard.press("d")
        question = ana.page.locator(".confirm p").inner_text()
        assert name.partition(". " + ana.word("saboteur-refusal-tool-broken"))[0] in question
        assert not DRAWN.search(question)
        questions.append(question)
        ana.page.keyboard.press("Escape")
    assert len(set(questions)) > 1


def cells_of(table: PreparedTable) -> set[str]:
    """Return where cards lie in the mine."""
    return {f"{card['x']},{card['y']}" for card in table.news["view"]["public"]["cards"]}


def test_after_a_move_no_card_is_chosen_and_what_others_did_since_is_marked(
    people: People, site: ServerProcess
) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    hand: list[str] = []

    def draw_the_same_again(told: dict[str, Any]) -> None:
        hand[:] = hand or told["view"]["private"]["hand"]
        told["view"]["private"]["hand"] = hand

    doctor(ana, draw_the_same_again)
    table = prepare(site.address, "saboteur", seats=10)
    table.play(0)
    table.sit_down(ana)
    marks = ana.page.locator(".cell .by")
    expect(marks).to_have_count(0)
    dug: set[str] = set()
    # It happens that nobody digs. Of the hand that the page goes on showing, only the cards that
    # were not laid aside yet are truly there.
    for key in ("1", "2", "3", "4"):
        before, version = cells_of(table), table.news["version"]
        expect(ana.page.locator("footer .now")).to_be_visible()
        ana.page.keyboard.press(key)
        expect(ana.page.locator(".hand [aria-pressed=true]")).to_have_count(1)
        ana.page.keyboard.press("d")
        expect(ana.page.locator(".confirm .primary")).to_be_visible()
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
        table.wait_beyond(version, ana)
        table.play(0)
        dug = cells_of(table) - before
        if dug:
            break
    assert dug
    for place in dug:
        cell = ana.page.locator(f"[data-cell='{place}']")
        expect(cell.locator(".by")).to_be_visible()
        expect(cell.locator(".spoken")).to_contain_text("(new: ")


def test_what_was_said_in_earlier_rounds_stands_apart(people: People, site: ServerProcess) -> None:
    claim = "saboteur-phrase-treasure"

    def begin_another_round(told: dict[str, Any]) -> None:
        for event in [each for each in told["events"] if each["event"] == "phrase_said"]:
            again = {**event, "facts": {**event["facts"], "about": 1}}
            began = {"version": event["version"], "event": "round_began", "facts": {"round": 2}}
            told["events"] += [began, again]

    ana = people(language="es")
    doctor(ana, begin_another_round)
    table = prepare(site.address, "saboteur", seats=3)
    table.ask("say", phrase=claim, about=0)
    table.sit_down(ana)
    ana.page.locator(".sheets").get_by_text(ana.word("web-talk-tab")).click()
    lines = [
        ana.word(message, **{fact: number})
        for number in (1, 2)
        for message, fact in (("web-saboteur-round", "round"), (claim, "number"))
    ]
    said = ana.page.locator(".said")
    expect(said.locator("p")).to_contain_text(lines)
    expect(said.locator(".earlier")).to_have_count(1)
    expect(said.locator(".earlier")).to_contain_text(lines[1])


@pytest.mark.parametrize(
    ("finder", "saboteurs", "owed"), [(1, [0], 0), (None, [0, 2], 3), (None, [], 0)]
)
def test_the_end_of_a_round_says_who_won(
    finder: int | None, saboteurs: list[int], owed: int, people: People, site: ServerProcess
) -> None:
    def end_the_round(told: dict[str, Any]) -> None:
        mine = told["view"]["public"]
        roles = ["saboteur" if seat in saboteurs else "digger" for seat in range(3)]
        mine.update(dwarves=roles, spare="digger", finder=finder, owed=owed)
        for card in mine["cards"]:
            if card["goal"]:
                card.update(card="stone", kind="stone-ES", openings="ES")

    ana = people()
    doctor(ana, end_the_round)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    names = [seat["name"] for seat in table.news["table"]["seats"]]
    who = [names[seat] for seat in saboteurs]
    words = (
        ana.word("web-saboteur-found", who=names[finder])
        if finder is not None
        else ana.word(
            "web-saboteur-not-found",
            saboteurs=len(who),
            who=ana.word("list-end", others=who[0], last=who[1], begins="other") if who else "",
            nuggets=owed,
        )
    )
    ending = ana.page.locator(".ending")
    expect(ending).to_contain_text(words)
    assert not DRAWN.search(ending.inner_text())


def test_the_end_of_a_round_leads_on_to_ones_gold(people: People, site: ServerProcess) -> None:
    def hand_round_the_gold(told: dict[str, Any]) -> None:
        mine, own = told["view"]["public"], told["view"]["private"]
        mine.update(phase="draft", dwarves=["digger"] * 3, spare="saboteur", finder=0, owed=0)
        own.update(hand=[], offered=[2])
        told["legal"] = [{"move": "take 2", "about": {"does": "take", "gold": [2]}}]

    ana = people(language="es")
    doctor(ana, hand_round_the_gold)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.button("web-saboteur-to-gold").click()
    gold = ana.page.locator("[data-move='take 2']")
    gold.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    told = ana.page.get_by_role("tooltip")
    expect(told).to_contain_text(ana.word("web-saboteur-about-gold-card"))
    gold.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    gold.dispatch_event("click")
    gold.click()
    expect(ana.page.locator(".confirm")).to_be_visible()


def test_a_saboteur_with_a_map(people: People, site: ServerProcess) -> None:
    """The only saboteur is told so, and what the map may be laid on hides none of the goals."""

    def deal(told: dict[str, Any]) -> None:
        told["view"]["public"]["saboteurs"] = [0, 1]
        told["view"]["private"].update(role="saboteur", hand=["map"])
        told["view"]["private"]["cards"] = {"map": {"does": "map", "turned": "map", "barred": None}}
        told["legal"] = [
            {"move": f"map {goal}", "about": {"does": "map", "card": "map", "goal": goal}}
            for goal in (1, 2, 3)
        ]

    ana = people(width=DESK[0], height=DESK[1])
    doctor(ana, deal)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    words = ana.word("web-saboteur-range", fewest=1, most=1)
    expect(ana.page.get_by_text(words)).to_have_count(0)
    ana.button("web-saboteur-role-turn").last.click()
    expect(ana.page.get_by_text(words)).to_be_visible()
    ana.page.keyboard.press("1")
    offered = ana.page.locator(".over").bounding_box()
    assert offered is not None
    for y in (2, 0, -2):
        goal = ana.page.locator(f"[data-cell='8,{y}']").bounding_box()
        assert goal is not None
        assert goal["x"] >= offered["x"] + offered["width"] or goal["y"] < offered["y"]


def test_whom_all_wait_for_is_named_with_their_sign(people: People, site: ServerProcess) -> None:
    def wait(told: dict[str, Any]) -> None:
        told["legal"], told["view"]["turn"] = [], [1]

    ana = people()
    doctor(ana, wait)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    name = table.news["table"]["seats"][1]["name"]
    prompt = ana.page.locator("footer .prompt")
    expect(prompt).to_contain_text(ana.word("web-waiting-for", names=name))
    expect(prompt.locator("svg").first).to_have_text("B")
