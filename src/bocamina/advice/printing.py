"""Advice as lines of text, for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.advice.advice import Advice, Detail, Prospect


def format_advice(advice: Advice) -> list[str]:
    """Print advice: a line for each class of moves, the best first, each reason and each belief."""
    told = [format_prospect(each) for each in advice.prospects]
    for reason in advice.reasons():
        told.append(f"reason {reason.kind} weight={reason.weight:.2f}{format_facts(reason.facts)}")
    for belief in advice.beliefs:
        told.append(f"belief {belief.kind}{format_facts(belief.facts)}")
    return told


def format_prospect(prospect: Prospect) -> str:
    """Print what some moves are worth; the moves come last, since they have spaces in them."""
    numbers = {
        "win": prospect.win,
        "error": prospect.win_error,
        "gain": prospect.gain,
        "cost": prospect.cost,
        "cost_error": prospect.cost_error,
    }
    told = " ".join(f"{name}={number:.3f}" for name, number in numbers.items())
    exact = "yes" if prospect.gain_is_exact else "no"
    return f"worth {told} exact={exact} moves={' | '.join(prospect.texts)}"


def format_facts(facts: Mapping[str, Detail]) -> str:
    """Print facts, each behind a space."""
    return "".join(f" {name}={fact}" for name, fact in facts.items())
