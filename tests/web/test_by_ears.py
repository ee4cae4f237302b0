"""Whole games by somebody who sees nothing: names are heard, chosen by and pressed, no more."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Error, expect

from tests.server.sites import ServerProcess
from tests.web.ears import HEAR, Ears, Node
from tests.web.people import DRAWN, Person
from tests.web.prepared import SHORT, PreparedTable, prepare

People = Callable[..., Person]
Wish = Callable[[Node], bool]

SECONDS: Final = 300.0
HEARING: Final = 60.0  # seconds, on a machine that is busy with other tests
# A track is laid by hand before the race.
GAMES_BY_EARS: Final[dict[str, dict[str, Any]]] = {
    **SHORT,
    "racing_dwarfs": {"seats": 2, "options": {"setup": "strategic", "turn_cap": 10}},
}
LANGUAGES: Final = {"diamant": "es", "racing_dwarfs": "en", "saboteur": "es"}
WORTH_READING: Final = """() => document.title.startsWith("\N{BLACK CIRCLE}")
  || document.querySelector("dialog[open]") !== null"""
MARK: Final = "\N{BULLET}"  # stands for what differs within a name


class BlindPlayer:
    """Somebody who knows the words of the page, and nothing of how it is drawn."""

    def __init__(self, person: Person, game: str, seed: int) -> None:
        self.person, self.ears, self.choice = person, Ears(person), random.Random(seed)
        self.wishes = getattr(self, game)()
        self.pressed: list[str] = []
        self.listened = 0  # how much of what was said

    def called(self, message: str, *facts: str, **fixed: object) -> re.Pattern[str]:
        """Return the words of a message, whatever some of its facts are."""
        words = self.person.word(message, **dict.fromkeys(facts, MARK), **fixed)
        return re.compile(re.escape(words).replace(re.escape(MARK), ".*"))

    def named(self, message: str, *facts: str, within: str = "", **fixed: object) -> Wish:
        """Return the wish for something that is called so, whatever its facts are."""
        pattern = self.called(message, *facts, **fixed)
        place = self.person.word(within) if within else ""
        return lambda node: (
            bool(pattern.fullmatch(node.name)) and (not place or place in node.within)
        )

    def expect_to_hear(self, message: str, *facts: str, **fixed: object) -> None:
        """Wait until something is said that was not heard before."""
        pattern = self.called(message, *facts, **fixed)
        deadline = time.monotonic() + HEARING
        while not any(pattern.search(said) for said in self.ears.heard()[self.listened :]):
            assert time.monotonic() < deadline, (pattern, self.ears.heard()[-5:])
            self.person.page.wait_for_timeout(30)
        self.listened = len(self.ears.heard())

    def expect_of_key(self, key: str, message: str, *facts: str, **fixed: object) -> None:
        """Press a key until it tells something, since the page may not have heard of it yet."""
        pattern = self.called(message, *facts, **fixed)
        deadline = time.monotonic() + HEARING
        while not any(pattern.search(said) for said in self.ears.heard()[self.listened :]):
            assert time.monotonic() < deadline, (pattern, self.ears.heard()[-5:])
            self.person.page.keyboard.press(key)
            self.person.page.wait_for_timeout(300)
        self.listened = len(self.ears.heard())

    def press(self, wish: Wish) -> str:
        """Press the first thing that is wanted, and return what it is called."""
        deadline = time.monotonic() + HEARING
        while not (
            found := [each for each in self.ears.tree() if each.can_be_pressed and wish(each)]
        ):
            assert time.monotonic() < deadline, [node.name for node in self.ears.tree()]
            self.person.page.wait_for_timeout(30)
        self.ears.press(found[0])
        return found[0].name

    def ending(self, message: str) -> Wish:
        """Return the wish for something whose name says this at its end."""
        return lambda node: node.name.endswith(self.person.word(message))

    def part_of(self, message: str) -> Wish:
        """Return the wish for something that is part of what is called so."""
        return lambda node: self.person.word(message) in node.within

    def common(self) -> list[Wish]:
        """What is wanted first at any table."""
        return [self.named("web-confirm")]

    def diamant(self) -> list[Wish]:
        def chosen(node: Node) -> bool:
            stay, leave = (
                self.person.word("web-diamant-stay"),
                self.person.word("web-diamant-leave"),
            )
            return node.name.startswith((stay, leave)) and not node.is_pressed

        return [*self.common(), chosen]

    def saboteur(self) -> list[Wish]:
        def card(node: Node) -> bool:
            is_held = self.person.word("web-saboteur-hand") in node.within
            return is_held and not node.is_pressed

        return [
            *self.common(),
            self.named("web-saboteur-role-turn"),
            self.named("web-saboteur-role-done"),
            self.named("web-saboteur-to-gold"),
            self.part_of("web-saboteur-gold"),
            self.named("web-saboteur-pass"),
            self.ending("web-saboteur-target"),
            self.part_of("web-saboteur-choose-goal"),
            self.part_of("web-saboteur-choose-dwarf"),
            self.named("web-saboteur-discard"),
            card,
        ]

    def racing_dwarfs(self) -> list[Wish]:
        mine = self.person.word("web-racing-dwarfs-cart-of", you="yes")
        used = self.person.word("web-racing-dwarfs-used")

        def cart(node: Node) -> bool:
            return mine in node.name and used not in node.name and node.role == "gridcell"

        return [
            *self.common(),
            lambda node: (
                self.choice.random() < 0.2
                and self.named("web-racing-dwarfs-stock", "kind", "way", "left")(node)
            ),
            lambda node: self.choice.random() < 0.3 and self.named("web-racing-dwarfs-turn")(node),
            self.named("web-racing-dwarfs-exit-by", "cell"),
            self.ending("web-racing-dwarfs-target"),
            self.part_of("web-racing-dwarfs-ways"),
            lambda node: self.choice.random() < 0.5 and cart(node),
            lambda node: (
                self.choice.random() < 0.5 and self.named("web-racing-dwarfs-home", "count")(node)
            ),
            self.named("web-racing-dwarfs-end-turn"),
            lambda node: node.role == "gridcell" and self.choice.random() < 0.2,
        ]

    def step(self) -> bool:
        """Press what is wanted most of what is offered; tell whether the game is still on."""
        # To read the tree is slow; the title tells when it is worth it.
        self.person.page.wait_for_function(WORTH_READING)
        tree = self.ears.tree()
        results = self.person.word("web-results")
        if any(node.role == "dialog" and node.name == results for node in tree):
            return False
        offered = [node for node in tree if node.can_be_pressed]
        for wish in self.wishes:
            if found := [node for node in offered if wish(node)]:
                wanted = self.choice.choice(found)
                self.pressed.append(wanted.name)
                with suppress(Error):  # it may be gone by now
                    self.ears.press(wanted)
                break
        self.person.page.wait_for_timeout(30)
        return True


@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_game_is_played_by_names_alone(
    game: str, people: People, site: ServerProcess
) -> None:
    ana = people(language=LANGUAGES[game])
    ana.context.add_init_script(f"({HEAR})()")
    table = prepare(site.address, game, **GAMES_BY_EARS[game])
    table.sit_down(ana)
    player = BlindPlayer(ana, game, 1)
    deadline = time.monotonic() + SECONDS
    while player.step():
        assert time.monotonic() < deadline, (player.pressed[-30:], player.ears.heard()[-10:])
    names = [seat["name"] for seat in table.news["table"]["seats"]]
    heard = player.ears.heard()
    # What comes in one burst is said as one, a moment later.
    while not all(name in " ".join(heard[-3:]) for name in names):
        assert time.monotonic() < deadline, heard[-3:]
        ana.page.wait_for_timeout(50)
        heard = player.ears.heard()
    assert any(said.endswith(ana.word("web-your-turn")) for said in heard)
    # What there is to tell can be read without seeing it.
    expect(ana.page.get_by_role("heading", name=ana.word("web-story"))).to_be_visible()


@pytest.mark.parametrize("motion", [False, True])
def test_every_turn_is_called_when_everything_was_shown(
    motion: bool, people: People, site: ServerProcess
) -> None:
    """On sitting down, and after each time the helmets have turned, however fast others chose."""
    ana = people(language="es", motion=motion)
    ana.context.add_init_script(f"({HEAR})()")
    table = prepare(site.address, "diamant", seats=3)
    table.play(0)
    table.sit_down(ana)
    player = BlindPlayer(ana, "diamant", 1)
    for _ in range(3):
        player.expect_to_hear("web-your-turn")
        assert ana.page.locator(".reveal").count() == 0
        player.press(lambda node: node.name.startswith(ana.word("web-diamant-stay")))
    # News come first, in one breath with the turn that follows from them.
    called = [said for said in player.ears.heard() if ana.word("web-your-turn") in said]
    assert all(re.search(r"\S " + ana.word("web-your-turn"), said) for said in called[1:]), called


def test_tiles_are_laid_as_wanted_by_names_alone(people: People, site: ServerProcess) -> None:
    """Which way a tile lies is heard before it is laid, of one's own and of the green ones."""
    ana = people(language="es")
    ana.context.add_init_script(f"({HEAR})()")
    table = prepare(site.address, "racing_dwarfs", seats=2)
    table.play(0)
    table.sit_down(ana)
    player = BlindPlayer(ana, "racing_dwarfs", 1)

    # A curve that shall be open up and to the left.
    curve, wanted = ana.word("racing-dwarfs-kind", kind="L"), sides(ana, "NW")
    for way in (sides(ana, "ES"), sides(ana, "SW"), wanted):
        player.press(player.named("web-racing-dwarfs-turn"))
        player.expect_to_hear("web-racing-dwarfs-taken", "where", "count", what=curve, way=way)
    stock = player.named("web-racing-dwarfs-stock", "left", kind=curve, way=wanted)
    assert any(stock(node) for node in player.ears.tree())
    cell = player.press(player.ending("web-racing-dwarfs-target")).partition(",")[0]
    player.expect_to_hear("web-racing-dwarfs-do-place", kind="L", way=wanted, cell=cell)
    player.press(player.named("web-confirm"))
    expect_tile(ana, table, cell, "NW")

    # A green tile: whatever it is, it is turned before it is confirmed.
    while table.news["view"]["public"]["phase"] == "place":
        table.play(1)
    player.expect_of_key("c", "web-racing-dwarfs-read-face-down", "cells")
    green = player.press(player.ending("web-racing-dwarfs-target")).partition(",")[0]
    player.expect_to_hear("web-racing-dwarfs-do-uncover", cell=green)
    player.press(player.named("web-confirm"))
    player.expect_to_hear("racing-dwarfs-plain-green-uncovered", "what", cell=green)
    rails = [each["about"]["rails"] for each in table.news["legal"]]
    for way in rails[:2]:
        player.press(lambda node: node.role == "gridcell" and node.name.startswith(green))
        player.expect_to_hear("web-racing-dwarfs-do-orient", cell=green, way=sides(ana, way))
    player.press(player.named("web-confirm"))
    expect_tile(ana, table, green, rails[1])


def sides(person: Person, rails: str) -> str:
    """Return in words where rails lead, on a board that is not turned."""
    return ", ".join(person.word(f"racing-dwarfs-direction-{side.lower()}") for side in rails)


def expect_tile(person: Person, table: PreparedTable, cell: str, rails: str) -> None:
    """Wait until a tile lies so."""
    deadline = time.monotonic() + HEARING
    while {"cell": cell, "rails": rails} not in [
        {"cell": each["cell"], "rails": each["rails"]}
        for each in table.news["view"]["public"]["cells"]
    ]:
        assert time.monotonic() < deadline
        person.page.wait_for_timeout(30)


def test_keys_read_the_track_and_the_race(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    ana.context.add_init_script(f"({HEAR})()")
    table = prepare(site.address, "racing_dwarfs", seats=2)
    table.play(1)
    table.sit_down(ana)
    player = BlindPlayer(ana, "racing_dwarfs", 1)
    keys = ana.page.keyboard
    race = table.news["view"]["public"]
    kinds = {kind: ana.word("racing-dwarfs-kind", kind=kind) for kind in "LIT"}

    keys.press("t")
    player.expect_to_hear("web-racing-dwarfs-read-side", you="yes", side="south")
    read = ana.page.locator("[aria-live=polite]").first.inner_text()
    assert "a7 " + ana.word("web-racing-dwarfs-tile", tile="printed", kind="X") in read
    for each in race["cells"]:
        assert (f"{each['cell']} " in read) == (each["tile"] != "free")
        if each["tile"] == "red":
            kind = "T" if len(each["rails"]) == 3 else "I" if each["rails"] in ("NS", "EW") else "L"
            facts = {"tile": "red", "what": kinds[kind], "way": sides(ana, each["rails"])}
            words = ana.word("web-racing-dwarfs-tile", kind=kind, **facts)
            assert f"{each['cell']} {words}" in read

    keys.press("c")
    curves = race["stock"][0][race["kinds"].index("L")]
    player.expect_to_hear("web-racing-dwarfs-read-stock", what=kinds["L"], left=curves)
    keys.press("p")
    player.expect_to_hear("web-racing-dwarfs-carts", home=4, out=0, of=4)
    for key, kind in (("2", "I"), ("r", "I"), ("3", "T"), ("1", "L")):
        if race["stock"][0][race["kinds"].index(kind)] > 0:
            keys.press(key)
            player.expect_to_hear(
                "web-racing-dwarfs-taken", "way", "where", "count", what=kinds[kind]
            )
    keys.press("g")
    player.expect_to_hear("racing-dwarfs-plain-tile-placed", "what", "cell", "way", you="yes")

    while (phase := table.news["view"]["public"]["phase"]) != "race":
        if phase == "uncover":
            player.expect_of_key("c", "web-racing-dwarfs-read-face-down", "cells")
            keys.press("r")  # there is nothing to turn
        table.play(1)
    player.expect_of_key("c", "web-racing-dwarfs-home", count=4)
    keys.press("h")
    player.expect_to_hear("web-racing-dwarfs-home-taken", "stops")
    keys.press("ArrowDown")
    player.expect_to_hear("web-racing-dwarfs-target")
    keys.press("Enter")
    player.expect_to_hear("racing-dwarfs-event-cart-entered", "cell", you="yes")
    left = table.news["view"]["public"]["actions_left"]
    prompt = ana.word("web-racing-dwarfs-prompt", phase="race", owed="no", left=left)
    assert player.ears.heard()[-1].rstrip().endswith(prompt)
    keys.press("t")
    player.expect_to_hear("web-racing-dwarfs-cart-of", you="yes")
    keys.press("u")
    player.expect_to_hear("racing-dwarfs-event-action-taken-back", "cell", you="yes", does="enter")
