"""The story of a game of Diamant."""

from __future__ import annotations

from dataclasses import dataclass, field

from bocamina.games.diamant import events as e
from bocamina.games.diamant.components import EXPEDITIONS, IDOL_WORTH
from bocamina.story.endings import best, comeback, endings, honour, leaders, of_losers
from bocamina.story.tale import (
    Beat,
    Chapter,
    Chronicle,
    Curve,
    Findings,
    Highlight,
    Honour,
    StoryFacts,
)

GREAT_HAUL = 10
GREAT_LOSS = 8
DEEP = 10
SHORT = 3
STREAK = 5


@dataclass
class Outing:
    """One way into the cave, from its first card to its end."""

    number: int
    began: int
    inside: list[int]  # adventurers of each seat
    cards: int = 0
    carried: int = 0  # by each adventurer inside
    streak: int = 0  # treasures since the last hazard
    alone: int = 0  # cards since one seat is alone inside
    left_last: tuple[int, ...] = ()  # who left before the last card
    banked_last: dict[int, int] = field(default_factory=dict)
    idol_lies: bool = False
    idol_seat: int = -1  # who carries it inside


@dataclass
class Cavers:
    """What the seats did over the whole game."""

    banked: list[int]
    lost: list[int]
    caught: list[int]
    stayed: list[int]  # choices to go on
    picked: list[int]  # gems from the path
    hauls: list[int]  # the greatest
    escapes: list[int]


class CaveStory:
    """Goes through a game once and notes what is worth telling."""

    def __init__(self, course: Chronicle) -> None:
        self.course = course
        seats = course.seats
        self.adventurers = 2 if seats == 2 else 1
        self.cavers = Cavers(*([0] * seats for _ in range(7)))
        self.found = Findings()
        self.chapters: list[Chapter] = []
        self.hazards: dict[str, int] = {}
        self.curve = Curve("gems", [0], [[0] for _ in range(seats)])
        self.standings = Curve("gems", [], [[] for _ in range(seats)])  # at home, by expedition
        self.now = self.enter(1, 0)
        for beat in course.beats:
            for event in beat.events:
                self.take(beat, event)
            self.plot(beat.step)
        if course.beats:
            self.stand(course.beats[-1].step)

    def stand(self, step: int) -> None:
        """Note the chests between two expeditions."""
        self.standings.steps.append(step)
        for line, gems in zip(self.standings.lines, self.cavers.banked, strict=True):
            line.append(gems)

    def enter(self, number: int, step: int) -> Outing:
        """Begin an expedition."""
        return Outing(number, step, [self.adventurers] * self.course.seats)

    def take(self, beat: Beat, event: object) -> None:
        """Take in what happened."""
        match event:
            case e.ExpeditionBegan():
                self.stand(beat.step)
                self.now = self.enter(event.expedition, beat.step)
                self.chapters.append(Chapter(beat.step, event.expedition))
            case e.TreasureFound():
                self.find(beat, event)
            case e.HazardMet():
                self.now.cards += 1
                self.now.streak, self.now.left_last = 0, ()
            case e.IdolFound():
                self.now.idol_lies = True
            case e.IdolTaken():
                self.now.idol_lies = False
                self.cavers.banked[event.seat] += IDOL_WORTH
                if self.now.inside[event.seat]:
                    self.now.idol_seat = event.seat  # who may still lose it
                self.found.note("idol-taken", beat.step, 4.5, seat=event.seat)
            case e.ExpeditionFled():
                self.flee(beat, event)
            case e.ChoicesRevealed():
                self.choose(beat, event)
            case e.PathShared():
                self.share(beat, event)
            case e.TreasureBanked():
                self.bank(beat, event)
            case e.ExpeditionEnded() if self.now.idol_lies:
                self.found.note("idol-left", beat.step, 2.5, expedition=event.expedition)
            case _:
                pass

    def find(self, beat: Beat, event: e.TreasureFound) -> None:
        """A treasure card came."""
        now = self.now
        now.cards += 1
        now.carried += event.each
        now.streak += 1
        now.left_last = ()
        if now.streak == STREAK:
            self.found.note("lucky-streak", beat.step, 2.5, expedition=now.number, cards=STREAK)
        if now.cards == DEEP:
            self.found.note("deep", beat.step, 3.0, expedition=now.number, cards=DEEP)
        inside = [seat for seat, count in enumerate(now.inside) if count]
        if len(inside) == 1 and self.course.seats > 1:
            now.alone += 1
            if now.alone == 2:
                self.found.note("alone", beat.step, 4.0, seat=inside[0], gems=now.carried)

    def flee(self, beat: Beat, event: e.ExpeditionFled) -> None:
        """A hazard came for the second time."""
        now = self.now
        now.cards += 1
        self.hazards[event.hazard] = self.hazards.get(event.hazard, 0) + 1
        for seat in set(event.seats):
            self.cavers.caught[seat] += 1
            self.cavers.lost[seat] += event.lost * now.inside[seat]
        if event.lost >= GREAT_LOSS:
            weight = 3.0 + event.lost / 8
            self.found.note(
                "great-loss",
                beat.step,
                weight,
                lost_seats=tuple(dict.fromkeys(event.seats)),
                caught=len(set(event.seats)),
                hazard=event.hazard,
                gems=event.lost,
            )
        for seat in dict.fromkeys(now.left_last):
            gems = now.banked_last.get(seat, 0)
            self.cavers.escapes[seat] += 1
            if gems:
                self.found.forget("great-haul", seat=seat, gems=gems)
                weight = 3.0 + gems / 6
                self.found.note(
                    "escape", beat.step, weight, seat=seat, hazard=event.hazard, gems=gems
                )
        if now.cards <= SHORT:
            self.found.note("early-end", beat.step, 2.5, expedition=now.number, cards=now.cards)
        if now.idol_seat >= 0:
            self.cavers.banked[now.idol_seat] -= IDOL_WORTH
        now.inside = [0] * self.course.seats
        if now.idol_lies:
            self.found.note("idol-left", beat.step, 2.5, expedition=now.number)

    def choose(self, beat: Beat, event: e.ChoicesRevealed) -> None:
        """All showed their choices."""
        now = self.now
        staying = now.inside[:]
        for seat in event.leaving_seats:
            staying[seat] -= 1
        for seat, count in enumerate(staying):
            self.cavers.stayed[seat] += count > 0
        leaving = tuple(dict.fromkeys(event.leaving_seats))
        if not event.staying and len(leaving) > 2:
            self.found.note("all-left", beat.step, 3.0, expedition=now.number)
        now.inside, now.left_last, now.banked_last = staying, leaving, {}
        if now.idol_seat in leaving:
            now.idol_seat = -1

    def share(self, beat: Beat, event: e.PathShared) -> None:
        """Those who left picked up what lay on the path."""
        for seat in self.now.left_last:
            self.cavers.picked[seat] += event.each
        if event.leavers == 1 and event.gems >= 5 and self.now.left_last:
            weight = 2.5 + event.gems / 5
            seat = self.now.left_last[0]
            self.found.note("picked-up", beat.step, weight, seat=seat, gems=event.gems)

    def bank(self, beat: Beat, event: e.TreasureBanked) -> None:
        """A seat brought gems home."""
        self.cavers.banked[event.seat] += event.gems
        self.now.banked_last[event.seat] = event.gems
        haul = self.cavers.hauls
        if event.gems > max(haul) and event.gems >= GREAT_HAUL:
            weight = 2.2 + event.gems / 7
            self.found.note("great-haul", beat.step, weight, seat=event.seat, gems=event.gems)
        haul[event.seat] = max(haul[event.seat], event.gems)

    def plot(self, step: int) -> None:
        """Add a point to the curve: what each seat has at home and on the way."""
        values = [
            banked + self.now.carried * inside
            for banked, inside in zip(self.cavers.banked, self.now.inside, strict=True)
        ]
        if values != [line[-1] for line in self.curve.lines]:
            self.curve.steps.append(step)
            for line, value in zip(self.curve.lines, values, strict=True):
                line.append(value)


def closing(course: Chronicle, story: CaveStory) -> list[Highlight]:
    """Note the highlights that only the end of the game shows."""
    found = endings(course, close=1, clear=15) + comeback(course, story.curve, least=8)
    found += leaders(course, story.standings)
    last = course.beats[-1].step if course.beats else 0
    cavers = story.cavers
    for seat in range(course.seats):
        if cavers.caught[seat] == 0 and course.seats > 1:
            found.append(Highlight("never-caught", last, 3.0, {"seat": seat}))
        elif cavers.caught[seat] >= EXPEDITIONS - 1:
            facts = {"seat": seat, "times": cavers.caught[seat]}
            found.append(Highlight("always-caught", last, 4.5, facts))
        # If several have nothing, none of them is singled out.
        if course.scores[seat] == 0 and course.scores.count(0) == 1 and course.seats > 1:
            found.append(Highlight("empty-handed", last, 4.0, {"seat": seat}))
    for hazard, times in story.hazards.items():
        if times >= 2:
            about: StoryFacts = {"hazard": hazard, "times": times}
            found.append(Highlight("same-hazard", last, 1.5 * times - 0.5, about))
    return found


def highlights(course: Chronicle) -> list[Highlight]:
    """Return everything worth telling."""
    story = CaveStory(course)
    return story.found + closing(course, story)


def honours(course: Chronicle) -> list[Honour]:
    """Return the titles that were earned."""
    cavers = CaveStory(course).cavers
    early = best([-times for times in cavers.stayed], -(10**6))
    earned = [
        *honour("bravest", cavers.stayed, 1, 4.0),
        *honour("unluckiest", of_losers(course, cavers.lost), 5, 5.0),
        *honour("gatherer", cavers.picked, 4, 3.5),
        *honour("nose", cavers.escapes, 1, 4.5),
        *honour("hauler", cavers.hauls, GREAT_HAUL, 3.0),
    ]
    if early is not None and course.seats > 1:
        earned.append(Honour("careful", early, 2.5, {"seat": early}))
    return earned


def chapters(course: Chronicle) -> list[Chapter]:
    """Return where the expeditions begin."""
    return CaveStory(course).chapters


def curve(course: Chronicle) -> Curve:
    """Return what each seat had at home and on the way, in gems."""
    return CaveStory(course).curve
