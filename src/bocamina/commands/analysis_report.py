"""An analysis drawn in the terminal: the curve, what mattered, luck and skill, who could know."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table

from bocamina.analysis.analysis import WATCHER
from bocamina.analysis.words import AnalysisWording, folded
from bocamina.commands.analysis_deeds import Deeds
from bocamina.commands.prose import Prose
from bocamina.language import message_id, speaker_for
from bocamina.terminal.face import SEAT_STYLES
from bocamina.terminal.faces import face_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console as Screen
    from rich.console import RenderableType

    from bocamina.analysis.analysis import (
        Analysis,
        Balance,
        Decision,
        KeyMoment,
        RoundBeliefs,
    )
    from bocamina.analysis.course import Replayed

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 100
NARROWEST: Final = 20
COLUMNS: Final = ("start", "luck", "play", "unknowable", "others", "open", "result")
HEADING: Final = "bold yellow"


def sparkline(values: Sequence[float], width: int) -> str:
    """Draw numbers from 0 to 1 in one line, each column the last of the numbers it stands for."""
    if not values:
        return ""
    width = min(width, len(values))
    places = [(column + 1) * len(values) // width - 1 for column in range(width)]
    most = len(BARS) - 1
    return "".join(BARS[round(max(0.0, min(1.0, values[place])) * most)] for place in places)


class Report:
    """Shows one analysis."""

    def __init__(
        self, analysis: Analysis, course: Replayed, lang: str | None, names: Sequence[str] = ()
    ) -> None:
        self.analysis = analysis
        self.speaker = speaker_for(lang)
        self.say = self.speaker.say
        seats = analysis.subject.seats
        letters = [chr(ord("A") + seat) for seat in range(seats)]
        self.names = [name or letter for name, letter in zip_longest(names, letters)]
        face = face_of(analysis.subject.game)(course.game, self.speaker, self.names, WATCHER)
        game = analysis.subject.game
        self.deeds = Deeds(course, face)
        self.wording = AnalysisWording(self.speaker, game, self.names, self.deeds.turn)

    def show(self, screen: Screen) -> None:
        """Print everything."""
        width = max(NARROWEST, min(WIDEST, screen.width) - 24)
        for part in self.parts(width):
            screen.print(Group(part))  # which leaves line breaks to the text

    def parts(self, width: int) -> Iterator[RenderableType]:
        """Yield the parts of the report, from top to bottom."""
        subject = self.analysis.subject
        name = message_id(subject.game)
        game = self.say(name) if self.speaker.knows(name) else subject.game
        yield Prose(
            self.say("analysis-title", game=game, seats=subject.seats, steps=subject.steps), "bold"
        )
        yield from self.won()
        yield from self.left_out()
        yield from self.curve(width)
        yield from self.moments()
        yield from self.balance()
        for each in self.analysis.rounds:
            yield from self.beliefs(each, width)
        yield from self.expeditions()
        yield from self.race()
        yield Prose("\n" + self.say("analysis-version", version=subject.version), "dim")

    def heading(self, message: str, **facts: object) -> Prose:
        """Return the heading of a part."""
        return Prose("\n" + self.say(message, **facts), HEADING)

    def name(self, seat: int) -> Prose:
        """Return a seat's name in its colour."""
        return Prose(self.names[seat], SEAT_STYLES[seat % len(SEAT_STYLES)])

    def won(self) -> Iterator[RenderableType]:
        """Say who won, and with what."""
        subject = self.analysis.subject
        if subject.seats == 1:
            yield Prose(self.say("analysis-alone", score=subject.scores[0]))
            return
        best = [name for name, share in zip(self.names, subject.results, strict=True) if share]
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(self.names, subject.scores, strict=True)
        )
        facts = {"winners": self.speaker.list_names(best), "scores": scores}
        yield Prose(self.say("analysis-won", count=len(best), **facts))

    def left_out(self) -> Iterator[RenderableType]:
        """Say what was left out."""
        omitted, missing = self.analysis.omitted, self.analysis.missing
        if omitted.steps or omitted.decisions:
            told = self.say("analysis-omitted", steps=omitted.steps, decisions=omitted.decisions)
            yield Prose(told, "red")
        if missing:
            yield Prose(self.say("analysis-missing", parts=len(missing)), "red")

    def curve(self, width: int) -> Iterator[RenderableType]:
        """Draw everybody's chances, and the diggers'."""
        points = self.analysis.points
        if self.analysis.subject.seats > 1:
            yield self.heading("analysis-curve")
            grid = Table.grid(padding=(0, 1))
            for seat in range(self.analysis.subject.seats):
                line = [point.chances[seat] for point in points]
                drawn = Prose(sparkline(line, width), SEAT_STYLES[seat % len(SEAT_STYLES)])
                ends = f"{round(100 * line[0])} → {round(100 * line[-1])}"
                grid.add_row(self.name(seat), drawn, ends)
            yield grid
        rounds: dict[int, list[float]] = {}
        for point in points:
            if "digger" in point.sides:
                rounds.setdefault(point.part, []).append(point.sides["digger"])
        if rounds:
            yield self.heading("analysis-sides")
            grid = Table.grid(padding=(0, 1))
            for part, line in rounds.items():
                ends = f"{round(100 * line[0])} → {round(100 * line[-1])}"
                grid.add_row(self.say("analysis-round", round=part), sparkline(line, width), ends)
            yield grid

    def moments(self) -> Iterator[RenderableType]:
        """Print costly decisions, turns of fate and lies."""
        yield self.heading("analysis-moments")
        if self.analysis.costly:
            yield Prose(self.say("analysis-moments-about"), "dim")
        decisions, wording = self.analysis.decisions, self.wording
        for alike in folded(self.analysis.costly, decisions):
            yield from self.decided(alike)
        if not self.analysis.costly:
            yield Prose(self.say("analysis-no-moments"))
        if told := wording.smaller(decisions, self.analysis.costly):
            yield Prose(told, "dim")
        yield from self.fates()
        if self.analysis.lies:
            yield self.heading("analysis-lies")
        for moment in self.analysis.lies:
            yield self.line(moment)

    def decided(self, alike: Sequence[tuple[KeyMoment, Decision]]) -> Iterator[RenderableType]:
        """Print a costly decision, or the same one of several, and what was better."""
        wording = self.wording
        (moment, decision), made = alike[0], [each for _, each in alike]
        many = len(alike) > 1
        yield self.line(moment, wording.alike([each for each, _ in alike]) if many else "")
        grid = Table.grid(padding=(0, 1))
        played, better = wording.played(decision), wording.better(decision)
        grid.add_row(Prose(self.say("analysis-played"), "dim"), Prose(played))
        grid.add_row(Prose(self.say("analysis-better"), "dim"), Prose(better, "green"))
        reasons = wording.reasons(decision)
        why = self.say(
            "analysis-why",
            who=wording.all_of(each for each in made if wording.reasons(each) == reasons),
        )
        for number, told in enumerate(reasons):
            grid.add_row(Prose("" if number else why, "dim"), Prose(told, "italic"))
        for told in (
            wording.cards_off(decision),
            wording.hindsight(made),
            wording.rise(decision),
        ):
            if told:
                grid.add_row("", Prose(told, "italic"))
        yield Padding(grid, (0, 0, 0, 4))

    def fates(self) -> Iterator[RenderableType]:
        """Print the turns of fate."""
        if self.analysis.subject.seats == 1:
            return
        yield self.heading("analysis-fates")
        for moment in self.analysis.fates:
            yield self.line(moment)
            if told := self.deeds.happened(moment):
                yield Padding(Prose(told, "italic"), (0, 0, 0, 4))
        if not self.analysis.fates:
            yield Prose(self.say("analysis-no-fates"))

    def line(self, moment: KeyMoment, told: str = "") -> Prose:
        """Return a key moment on one line, in its own words or others."""
        step = self.say("analysis-step", step=moment.step)
        line = Prose()
        line.append(f"{step}  ", "dim").append(told or self.wording.moment(moment))
        return line

    def balance(self) -> Iterator[RenderableType]:
        """Draw the table of luck and skill."""
        balances = self.analysis.balances
        if self.analysis.subject.seats == 1 or not balances:
            return
        yield self.heading("analysis-balance")
        judged = not any(round(100 * each.open, 1) for each in balances)
        columns = [each for each in COLUMNS if each != "open" or not judged]
        table = Table(box=None, padding=(0, 1, 0, 0))
        table.add_column(self.say("analysis-column-seat"))
        for column in (*columns, "clear", "given_away"):
            table.add_column(self.say(message_id("analysis-column", column)), justify="right")
        for each in balances:
            table.add_row(
                self.name(each.seat),
                *rounded_row(each, columns),
                str(each.clear),
                f"{100 * each.given_away:.0f}",
            )
        yield table
        yield Prose(self.say("analysis-balance-about", judged="yes" if judged else "no"), "dim")

    def beliefs(self, told: RoundBeliefs, width: int) -> Iterator[RenderableType]:
        """Draw what a careful watcher believed of each seat, and what was said."""
        saboteurs = self.speaker.list_names([self.names[seat] for seat in told.saboteurs])
        count = len(told.saboteurs)
        yield self.heading(
            "analysis-beliefs", round=told.part, saboteur_seats=saboteurs, count=count
        )
        if told is self.analysis.rounds[0]:
            yield Prose(self.say("analysis-beliefs-watcher"), "dim")
        grid = Table.grid(padding=(0, 1))
        known = {each.suspect: each for each in told.knowable if each.observer == WATCHER}
        for seat in range(self.analysis.subject.seats):
            line = [point.watcher[seat] for point in told.beliefs]
            step = known[seat].likely
            watcher = "never" if step is None else "step"
            facts = {"role": known[seat].role, "watcher": watcher, "step": step or 0}
            words = self.say("analysis-beliefs-likely", **facts)
            style = SEAT_STYLES[seat % len(SEAT_STYLES)]
            grid.add_row(self.name(seat), Prose(sparkline(line, width // 2), style), Prose(words))
        yield grid
        for claim in told.claims:
            yield Prose("  " + self.wording.claim(claim))

    def expeditions(self) -> Iterator[RenderableType]:
        """Print every expedition's result, and the luck of the deck."""
        for each in self.analysis.expeditions:
            facts = {
                "part": each.part,
                "cards": len(each.cards),
                "hazard": each.hazard or "none",
                "expected": round(each.expected, 1) or "none",  # unless the solver is installed
            }
            yield self.heading("analysis-expedition", **facts)
            alike: dict[tuple[int, float], list[str]] = {}  # seats with the same result
            for name, banked, luck in zip(self.names, each.banked, each.luck, strict=True):
                alike.setdefault((banked, round(luck, 1)), []).append(name)
            for (banked, luck), names in alike.items():
                told = {"banked": banked, "luck": luck, "sign": "+" if luck > 0 else ""}
                who = self.speaker.list_names(names)
                yield Prose("  " + self.say("analysis-expedition-seat", who=who, **told))

    def race(self) -> Iterator[RenderableType]:
        """Print for every turn how far everybody was, and who was blocked."""
        if not self.analysis.turns:
            return
        yield self.heading("analysis-race")
        table = Table(box=None, padding=(0, 1, 0, 0))
        table.add_column("")
        for seat in range(self.analysis.subject.seats):
            table.add_column(self.name(seat), justify="right")
        table.add_column("")
        for each in self.analysis.turns:
            facts = {"number": each.number, "seat": each.seat}
            needs = [
                f"{sum(before)} → {sum(after)}" if sum(before) != sum(after) else f"{sum(after)}"
                for before, after in zip(each.before, each.after, strict=True)
            ]
            held: dict[int, list[str]] = {}  # seats that were held up equally
            for number, actions in each.blocked.items():
                held.setdefault(actions, []).append(self.names[int(number)])
            blocked = [
                self.say("analysis-race-blocked", who=self.speaker.list_names(who), actions=actions)
                for actions, who in held.items()
            ]
            table.add_row(
                Prose(self.wording.say("race-turn", facts)), *needs, Prose("; ".join(blocked))
            )
        yield table


def rounded_row(balance: Balance, columns: Sequence[str]) -> list[str]:
    """Round numbers to whole points that keep their sum, by the largest remainder method."""
    exact = {column: 100 * float(getattr(balance, column)) for column in columns}
    middle = [column for column in columns if column not in ("start", "result")]
    whole = {column: int(exact[column] // 1) for column in middle}
    start, result = round(exact["start"]), round(exact["result"])
    missing = result - start - sum(whole.values())
    for column in sorted(middle, key=lambda each: whole[each] - exact[each])[: max(0, missing)]:
        whole[column] += 1
    return [str(start), *(signed(whole[column]) for column in middle), str(result)]


def signed(points: int) -> str:
    """Return a number with its sign; 0 has none."""
    return f"{points:+d}" if points else "0"
