"""The story of a game of Saboteur."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bocamina.games.saboteur import events as e
from bocamina.games.saboteur.cells import GOAL_CELLS, x_of, y_of
from bocamina.games.saboteur.claims import OF_GOALS
from bocamina.story.endings import comeback, endings, honour, leaders, of_losers
from bocamina.story.saboteur_claims import Deceptions, deceptions
from bocamina.story.tale import (
    Assertion,
    Beat,
    Chapter,
    Chronicle,
    Curve,
    Findings,
    Highlight,
    Honour,
)

GOAL_COLUMN: Final = 8  # the start is column 0
NEAR: Final = 6  # the column from which the gold counts as in sight
QUICK: Final = 14  # path cards to a treasure that was found fast


@dataclass
class Diggings:
    """One round, from its deal to its end."""

    number: int
    began: int
    laid: dict[tuple[int, int], int] = field(default_factory=dict)  # who dug each cell
    dug: list[int] = field(default_factory=list)  # paths by seat
    broke: list[tuple[int, int, int]] = field(default_factory=list)  # step, who, whose
    mended: list[tuple[int, int, int]] = field(default_factory=list)
    rocks: list[tuple[int, int, int]] = field(default_factory=list)  # step, who, column
    left: int = -1  # cards in the deck when one was last drawn
    finder: int = -1  # who reached the treasure
    missed: int = -1  # the goal that hid the treasure to the end

    @property
    def reach(self) -> int:
        """How far the tunnels have come."""
        return max((x for x, _ in self.laid if x > 0), default=0)

    @property
    def lies_beside_the_treasure(self) -> bool:
        """Whether somebody has dug right beside the treasure that nobody found."""
        if self.missed < 1:
            return False
        cell = GOAL_CELLS[self.missed - 1]
        x, y = x_of(cell), y_of(cell)
        return not {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}.isdisjoint(self.laid)


class MineStory:
    """Goes through a game once and notes what is worth telling."""

    def __init__(self, course: Chronicle) -> None:
        self.course = course
        seats = course.seats
        self.found = Findings()
        self.chapters: list[Chapter] = []
        self.curve = Curve("tunnel", [0], [[0]], GOAL_COLUMN)
        self.dug, self.mended, self.broke, self.hit, self.reached = ([0] * seats for _ in range(5))
        self.secret_wins = [0] * seats  # rounds won as a saboteur
        self.roles: dict[int, tuple[int, ...]] = {}  # by round: the saboteurs
        self.turned: dict[tuple[int, int], int] = {}  # by round and goal: when a tunnel reached it
        self.wealth = Curve("nuggets", [0], [[0] for _ in range(seats)])
        self.paid = [0] * seats
        self.now = Diggings(1, 0, dug=[0] * seats)
        for beat in course.beats:
            for event in beat.events:
                self.take(beat, event)

    def take(self, beat: Beat, event: object) -> None:
        """Take in what happened."""
        now = self.now
        match event:
            case e.RoundBegan():
                self.now = Diggings(event.round, beat.step, dug=[0] * self.course.seats)
                self.chapters.append(Chapter(beat.step, event.round))
                self.plot(beat.step, 0)
                self.count_gold(beat.step)
            case e.CardDrawn():
                now.left = event.left
            case e.PathDug():
                now.laid[event.x, event.y] = event.seat
                now.dug[event.seat] += 1
                self.dug[event.seat] += 1
                self.plot(beat.step, now.reach)
            case e.RockFell():
                now.laid.pop((event.x, event.y), None)
                now.rocks.append((beat.step, event.seat, event.x))
                self.plot(beat.step, now.reach)
            case e.ToolBroken() if event.seat != event.target_seat:
                now.broke.append((beat.step, event.seat, event.target_seat))
                self.broke[event.seat] += 1
                self.hit[event.target_seat] += 1
            case e.ToolMended() if event.seat != event.target_seat:
                now.mended.append((beat.step, event.seat, event.target_seat))
                self.mended[event.seat] += 1
            case e.GoalRevealed():
                self.turned[now.number, event.goal] = beat.step
                if event.kind != "treasure":
                    self.found.note("wrong-goal", beat.step, 2.8, round=now.number, goal=event.goal)
            case e.GoalShown() if event.kind == "treasure":
                now.missed = event.goal
            case e.TreasureReached():
                now.finder = event.seat
                self.reached[event.seat] += 1
                self.plot(beat.step, GOAL_COLUMN)
            case e.DwarvesRevealed():
                self.unmask(beat, event.saboteur_seats)
            case e.PayCollected():
                self.paid[event.seat] += event.change  # its cards were noted as kept
                if event.nuggets >= 4:
                    facts = {"seat": event.seat, "nuggets": event.nuggets}
                    self.found.note("great-pay", beat.step, 3.5, **facts)
            case e.GoldKept():
                self.paid[event.seat] += sum(event.gold)
            case e.GameEnded():
                self.count_gold(beat.step)
            case _:
                pass

    def count_gold(self, step: int) -> None:
        """Note what each seat has earned, once a round is over."""
        if any(self.paid):
            self.wealth.steps.append(step)
            for line, paid in zip(self.wealth.lines, self.paid, strict=True):
                line.append(paid)

    def plot(self, step: int, column: int) -> None:
        """Add a point to the curve: how far the tunnels have come."""
        line = self.curve.lines[0]
        if column != line[-1]:
            self.curve.steps.append(step)
            line.append(column)

    def unmask(self, beat: Beat, saboteurs: tuple[int, ...]) -> None:
        """The dwarves turned over: only now the meaning of their deeds is known."""
        now = self.now
        self.roles[now.number] = saboteurs
        if now.finder >= 0:
            self.tell_of_gold(beat, saboteurs)
        else:
            self.tell_of_failure(beat, saboteurs)
        self.tell_of_deeds(saboteurs)

    def tell_of_gold(self, beat: Beat, saboteurs: tuple[int, ...]) -> None:
        """The diggers found the treasure."""
        now = self.now
        paths = sum(now.dug)
        facts = {"seat": now.finder, "round": now.number, "paths": paths}
        if now.finder in saboteurs:
            self.found.note("saboteur-finds", beat.step, 7.0, **facts)
        elif now.left == 0:
            self.found.note("last-moment", beat.step, 5.5, **facts)
        elif paths <= QUICK:
            self.found.note("quick-dig", beat.step, 4.0, **facts)
        else:
            self.found.note("treasure", beat.step, 2.5, **facts)
        if saboteurs and not now.broke and not now.rocks:
            self.found.note("idle-saboteurs", beat.step, 3.0, round=now.number, sly_seats=saboteurs)

    def tell_of_failure(self, beat: Beat, saboteurs: tuple[int, ...]) -> None:
        """Nobody found the treasure."""
        now = self.now
        for seat in saboteurs:
            self.secret_wins[seat] += 1
        if not saboteurs:
            self.found.note("nobodys-fault", beat.step, 6.0, round=now.number)
        elif len(saboteurs) == 1:
            self.found.note("lone-saboteur", beat.step, 4.5, seat=saboteurs[0], round=now.number)
        else:
            self.found.note("saboteurs-win", beat.step, 3.5, round=now.number, sly_seats=saboteurs)
        if now.lies_beside_the_treasure:
            self.found.note("so-close", beat.step, 3.5, round=now.number, goal=now.missed)

    def tell_of_deeds(self, saboteurs: tuple[int, ...]) -> None:
        """Note who broke whose tools, dropped rocks, and dug for the other side."""
        now = self.now
        for step, seat, target in now.broke:
            if seat not in saboteurs and target not in saboteurs:
                facts = {"seat": seat, "target_seat": target, "round": now.number}
                self.found.note("friendly-fire", step, 3.2, **facts)
            elif seat in saboteurs and target in saboteurs:
                facts = {"seat": seat, "target_seat": target, "round": now.number}
                self.found.note("thieves-fall-out", step, 4.0, **facts)
        for step, seat, target in now.mended:
            if target in saboteurs and seat not in saboteurs:
                facts = {"seat": seat, "target_seat": target, "round": now.number}
                self.found.note("helped-the-enemy", step, 3.6, **facts)
        for step, seat, column in now.rocks:
            if column >= NEAR and seat in saboteurs:
                self.found.note("late-rock", step, 4.2, seat=seat, round=now.number)
        most = max(now.dug)
        for seat in saboteurs:
            if now.dug[seat] == most >= 4:
                facts = {"seat": seat, "round": now.number, "paths": most}
                self.found.note("digging-saboteur", now.began, 4.2, **facts)


def lies(story: MineStory, told: Deceptions) -> list[Highlight]:
    """Note true and false claims."""
    found = Findings()
    for seat, said in told.first_lies.items():
        tell_of_lie(found, story, said)
        if (times := told.lies[seat]) > 1:
            found.note("liar", said.step, 2.8 + times / 2, seat=seat, times=times)
    for seat, times in enumerate(told.truths):
        if times >= 3 and told.lies[seat] == 0:
            last = story.course.beats[-1].step
            found.note("honest", last, 3.0, seat=seat, times=times)
    for seat, (step, number) in told.wrongly_suspected.items():
        found.note("wrongly-suspected", step, 3.4, seat=seat, round=number)
    for seat, (step, number) in told.unsuspected.items():
        found.note("never-suspected", step, 4.3, seat=seat, round=number)
    return found


def tell_of_lie(found: Findings, story: MineStory, said: Assertion) -> None:
    """Note a lie by somebody who knew better, and its consequences."""
    goal = said.about + 1
    came = story.turned.get((said.part, goal), 0) > said.step
    facts = {"seat": said.seat, "round": said.part, "goal": goal, "came": "yes" if came else "no"}
    if said.phrase not in OF_GOALS:
        found.note("false-digger", said.step, 3.4, seat=said.seat, round=said.part)
    elif OF_GOALS[said.phrase]:
        found.note("false-gold", said.step, 5.8 if came else 4.6, **facts)
    else:
        found.note("hidden-gold", said.step, 4.4 if came else 5.4, **facts)


def highlights(course: Chronicle) -> list[Highlight]:
    """Return everything worth telling."""
    story = MineStory(course)
    told = deceptions(course, story.roles, story.chapters)
    return [
        *story.found,
        *lies(story, told),
        *endings(course, close=1, clear=6),
        *comeback(course, story.wealth, least=2),
        *leaders(course, story.wealth),
    ]


def honours(course: Chronicle) -> list[Honour]:
    """Return the titles that were earned."""
    story = MineStory(course)
    told = deceptions(course, story.roles, story.chapters)
    return [
        *honour("liar", told.lies, 1, 5.0),
        *honour("sharp-eye", told.right_suspicions, 2, 4.5),
        *honour("digger", story.dug, 4, 3.0),
        *honour("friend", story.mended, 2, 3.5),
        *honour("wrecker", story.broke, 2, 4.0),
        *honour("unluckiest", of_losers(course, story.hit), 2, 4.2),
        *honour("gold-nose", story.reached, 2, 3.8),
        *honour("master", story.secret_wins, 1, 4.8),
    ]


def chapters(course: Chronicle) -> list[Chapter]:
    """Return where the rounds begin."""
    return MineStory(course).chapters


def curve(course: Chronicle) -> Curve:
    """Return how far the tunnels had come, in columns."""
    return MineStory(course).curve
