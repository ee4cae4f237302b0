"""An analysis in words, in either language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.language import message_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bocamina.analysis.analysis import CheckedClaim, Decision, KeyMoment, Spoken
    from bocamina.language import Speaker


LITTLE: Final = 2  # the largest difference due to rounding alone


def own_part(moment: KeyMoment) -> int:
    """Return the points of a change that were due to the seat's own choice, or 0 if hardly any."""
    change = float(moment.facts.get("after", 0)) - float(moment.facts.get("before", 0))
    chosen = change - 100 * moment.size
    return 0 if moment.kind == "decision" or abs(chosen) < LITTLE else round(chosen)


def points_of(moment: KeyMoment) -> int:
    """Return the effect of a moment in whole points, consistent with the rounded chances shown."""
    facts = moment.facts
    if moment.kind == "decision" and facts["by"] == "win":
        return int(facts["win"]) - int(facts["best_win"])
    if "after" not in facts or moment.kind == "lie":
        return round(100 * moment.size)
    return int(facts["after"]) - int(facts["before"]) - own_part(moment)


def rise_of(decision: Decision) -> int:
    """Return by how many points the curve rose at a clear mistake, or 0 where it did not."""
    return max(0, round(100 * decision.play)) if decision.is_clear else 0


def folded(
    costly: Sequence[KeyMoment], decisions: Sequence[Decision]
) -> list[list[tuple[KeyMoment, Decision]]]:
    """Return costly decisions, merging identical ones that were made at once as sealed choices."""
    judged = {(each.seat, each.step): each for each in decisions}
    found: dict[tuple[int, str, str], list[tuple[KeyMoment, Decision]]] = {}
    for moment in costly:
        made = judged[moment.seat, moment.step]
        found.setdefault((made.counted, made.move, made.best), []).append((moment, made))
    return list(found.values())


class AnalysisWording:
    """Puts an analysis into words for everybody."""

    def __init__(
        self,
        speaker: Speaker,
        game: str,
        names: Sequence[str],
        turn_in_words: Callable[[Decision, Sequence[str]], Iterable[str]] = lambda _, moves: moves,
    ) -> None:
        self.speaker = speaker
        self.game = game
        self.names = names
        self.turn_in_words = turn_in_words

    def say(self, kind: str, facts: Mapping[str, object]) -> str:
        """Return the game's own message where it has one, or else that of all games."""
        own = message_id("analysis", self.game, kind)
        known = own if self.speaker.knows(own) else message_id("analysis", kind)
        words = self.speaker.say(known, **self.speaker.with_names(facts, self.names, -1))
        return words[:1].upper() + words[1:]

    def moment(self, moment: KeyMoment) -> str:
        """Return what mattered at a step."""
        points = abs(points_of(moment))
        gains = "yes" if moment.size >= 0 else "no"
        chosen = own_part(moment)
        own = {"own": "yes" if chosen else "no", "chosen": f"{chosen:+d}".replace("-", "−")}
        facts = {"seat": moment.seat, "points": points, "gains": gains, **own}
        return self.say(moment.kind, {**moment.facts, **facts})

    def alike(self, moments: Sequence[KeyMoment]) -> str:
        """Return the total cost of a mistake that several made at once."""
        costs = sorted({abs(points_of(each)) for each in moments})
        points = "–".join(str(each) for each in (costs[0], costs[-1])[-len(costs) :])
        return self.speaker.say("analysis-alike", who=self.all_of(moments), points=points)

    def all_of(self, done: Iterable[KeyMoment | Decision]) -> str:
        """Return the names of the seats of some decisions."""
        return self.speaker.list_names([self.names[each.seat] for each in done])

    def smaller(self, decisions: Sequence[Decision], costly: Sequence[KeyMoment]) -> str:
        """Return who made other clear mistakes, and when."""
        told = {(each.seat, each.step) for each in costly}
        steps: dict[int, list[str]] = {}
        for each in decisions:
            if each.is_clear and (each.seat, each.step) not in told:
                steps.setdefault(each.seat, []).append(str(each.last))
        seats = [
            self.speaker.say(
                "analysis-smaller-of",
                who=self.names[seat],
                count=len(steps[seat]),
                steps=self.speaker.list_names(steps[seat]),
            )
            for seat in sorted(steps)
        ]
        return self.speaker.say("analysis-smaller", seats="; ".join(seats)) if seats else ""

    def played(self, decision: Decision) -> str:
        """Return what was done, a line a move."""
        return "\n".join(self.turn_in_words(decision, (decision.move, *decision.then)))

    def better(self, decision: Decision) -> str:
        """Return what would have been better, a line a move."""
        return "\n".join(self.turn_in_words(decision, (decision.best, *decision.best_then)))

    def reasons(self, decision: Decision) -> list[str]:
        """Return why another move was better, addressed to the seat that decided.

        Reasons against one move are one line, which names the move once.
        """
        found: dict[str, list[str]] = {}
        for reason in decision.reasons:
            found.setdefault(reason.against, []).append(self.reason(reason, decision))
        lines = []
        for against, words in found.items():
            if not against:
                lines += words
                continue
            move = " ".join(self.turn_in_words(decision, (against,))).removesuffix(".")
            told = " ".join(words)
            lines.append(self.speaker.say("advice-why-against", move=move, words=told))
        return lines

    def reason(self, reason: Spoken, decision: Decision) -> str:
        """Return one reason, without the move that it speaks against."""
        facts = self.speaker.with_names(reason.facts, self.names, decision.seat)
        own = message_id("advice", self.game, "why", reason.kind)
        known = own if self.speaker.knows(own) else message_id("advice", "why", reason.kind)
        return self.speaker.say(known, **facts, against="yes" if reason.against else "no")

    def cards_off(self, decision: Decision) -> str:
        """Return the result of leaving one card earlier or later, if known."""
        if "now" not in decision.facts:
            return ""
        facts = {name: decision.facts.get(name, "none") for name in ("earlier", "now", "later")}
        return self.say("cards-off", facts)

    def hindsight(self, alike: Sequence[Decision]) -> str:
        """Return that it went better or worse than judged, if the next card shows so."""
        luck = str(alike[0].facts.get("luck", ""))
        facts = {"who": self.all_of(alike), "luck": luck, "many": len(alike)}
        return self.say("hindsight", facts) if luck else ""

    def rise(self, decision: Decision) -> str:
        """Return why the curve rises at a clear mistake, if it does and the game can explain it."""
        points = rise_of(decision)
        if not points or not self.speaker.knows(message_id("analysis", self.game, "rise")):
            return ""
        return self.say("rise", {"seat": decision.seat, "points": points})

    def claim(self, claim: CheckedClaim) -> str:
        """Return a claim, whether it was true, and its effect."""
        number = claim.about + 1
        about = self.names[claim.about] if 0 <= claim.about < len(self.names) else str(number)
        facts = {
            "seat": claim.seat,
            "step": claim.step,
            "words": self.speaker.phrase(claim.phrase, claim.about, self.names),
            "holds": {True: "yes", False: "no", None: "unknown"}[claim.holds],
            "of": claim.of or "none",
            "target": about if claim.of == "seat" else claim.target + 1,
            "before": (before := round(100 * claim.before)),
            "after": (after := round(100 * claim.after)),
            "moved": "no" if before == after else "yes",
        }
        return self.say("claim", facts)
