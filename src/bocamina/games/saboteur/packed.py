"""Bit fields besides moves and hands: goals, looks at goals, broken tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.saboteur.components import GOALS, TOOLS

if TYPE_CHECKING:
    from mypy_extensions import i64


def goal_kind(goals: i64, goal: i64) -> i64:
    """Return the kind of a goal, from 0, or GOALS where none is laid yet."""
    return goals >> (2 * goal) & 3


def with_goal(goals: i64, goal: i64, kind: i64) -> i64:
    """Return goals with one of them set to a kind."""
    three: i64 = 3
    return goals & ~(three << (2 * goal)) | kind << (2 * goal)


def goal_seen(looks: i64, goal: i64) -> i64:
    """S18: return 0 for a goal that a dwarf has not looked at, else 1 + its kind."""
    return looks >> (2 * goal) & 3


def seen_as(goal: i64, kind: i64) -> i64:
    """S18: return the bits by which a dwarf remembers a goal that it has looked at."""
    return (kind + 1) << (2 * goal)


def goals_seen_by(looks: i64, seat: i64) -> i64:
    """S18: return a bit for each goal that a seat has looked at."""
    return looks >> (GOALS * seat) & 7


def look_by(seat: i64, goal: i64) -> i64:
    """S18: return the bit that is set when a seat has looked at a goal."""
    one: i64 = 1
    return one << (GOALS * seat + goal)


def broken_tools(broken: i64, seat: i64) -> i64:
    """S19: return a bit for each broken tool before a seat."""
    return broken >> (TOOLS * seat) & 7
