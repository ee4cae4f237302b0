"""Whole games by somebody who sees nothing: names are heard, chosen by and pressed, no more."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from bocamina.games import GAMES
from tests.server.sites import ServerProcess
from tests.web.ears import HEAR, Ears, Node
from tests.web.people import Person
from tests.web.prepared import SHORT, prepare

People = Callable[..., Person]
Wish = Callable[[Node], bool]

SECONDS: Final = 60.0
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

    def named(self, message: str, *facts: str, within: str = "", **fixed: str) -> Wish:
        """Return the wish for something that is called so, whatever its facts are."""
        words = self.person.word(message, **dict.fromkeys(facts, MARK), **fixed)
        pattern = re.compile(re.escape(words).replace(re.escape(MARK), ".*"))
        place = self.person.word(within) if within else ""
        return lambda node: (
            bool(pattern.fullmatch(node.name)) and (not place or place in node.within)
        )

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
        mine = self.person.word("web-racing-dwarfs-cart-of", who="Ana")
        used = self.person.word("web-racing-dwarfs-used")

        def cart(node: Node) -> bool:
            return mine in node.name and used not in node.name and node.role == "gridcell"

        return [
            *self.common(),
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
                self.ears.press(wanted)
                break
        self.person.page.wait_for_timeout(30)
        return True


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_is_played_by_names_alone(
    game: str, people: People, site: ServerProcess
) -> None:
    ana = people(language=LANGUAGES[game])
    ana.context.add_init_script(f"({HEAR})()")
    table = prepare(site.address, game, **SHORT[game])
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
    assert ana.word("web-your-turn") in heard
    # What there is to tell can be read without seeing it.
    expect(ana.page.get_by_role("heading", name=ana.word("web-story"))).to_be_visible()
