"""Records played again: read, followed step by step, proven."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bocamina.core.dealer import Dealer, commitment_to
from bocamina.core.errors import BocaminaError, BrokenRecord, IllegalOutcome, UnknownRules
from bocamina.core.game import TAKE_BACK_TEXT
from bocamina.core.match import Match
from bocamina.core.notation import format_settings, parse_position, parse_settings
from bocamina.core.record import RULES, Record, Step, parse_record

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame


def parse_match(game: AnyGame, text: str) -> Match:
    """Return the match whose record, over or not, this is."""
    return replay(game, parse_record(text))


def renewed(game: AnyGame, record: Record) -> Record:
    """Return a record in the newest notation of its game."""
    written = record.notation or record.rules
    if written == game.newest:
        return record
    try:
        rewriting = game.rewriting(written)
    except UnknownRules as unknown:
        tag = "notation" if record.notation else "rules"
        raise BrokenRecord(record.line_of_tag(tag), str(unknown)) from unknown
    try:
        settings = parse_settings(game, rewriting.settings(record.settings))
    except BocaminaError as error:
        raise BrokenRecord(record.line_of_tag("game"), str(error)) from error
    steps = []
    for step in record.steps:
        text = step.text
        if step.seat is None:
            text = rewriting.outcome(text)
        elif step.seat != RULES and text != TAKE_BACK_TEXT:
            text = rewriting.move(text)
        steps.append(Step(step.seat, text))
    return replace(
        record,
        settings=format_settings(game, settings),
        position=rewriting.position(record.position) if record.position else "",
        notation=game.newest,
        steps=steps,
    )


def begin(game: AnyGame, record: Record) -> Match:
    """Return the match of a record, in the newest notation, before its first step."""
    try:
        game = game.under(record.rules)
    except UnknownRules as unknown:  # not called `error` as below: compiled, a name has one type
        raise BrokenRecord(record.line_of_tag("rules"), str(unknown)) from unknown
    tag = "position" if record.position else "game"
    try:
        dealer = Dealer(record.seed or None, record.entropy, record.dealt)
        if record.position:
            match = Match.at(game, parse_position(game, record.position), dealer)
        else:
            match = Match(game, parse_settings(game, record.settings), dealer)
    except BocaminaError as error:
        raise BrokenRecord(record.line_of_tag(tag), str(error)) from error
    settings = match.state.public.settings
    if format_settings(game, settings) != record.settings:
        told = f"expected {format_settings(game, settings)!r}, got {record.settings!r}"
        raise BrokenRecord(record.line_of_tag("game"), told)
    for seat in record.entropy:
        if seat >= settings.seats:
            told = f"expected entropy of one of {settings.seats} seats, got seat {seat}"
            raise BrokenRecord(record.line_of_tag(f"entropy {seat}"), told)
    return match


def follow(match: Match, step: Step, *, proven: bool) -> list[Event]:
    """Carry out one step of a record; with `proven`, the dealer decides the outcomes of chance."""
    if step.seat == RULES:
        match.go_over(int(step.text))
        return []
    if step.seat is not None:
        return match.play(step.seat, step.text)
    if not proven:
        return match.resolve(step.text)
    events = match.resolve()
    dealt = match.steps[-1].text
    if dealt != step.text:
        raise IllegalOutcome(f"{dealt!r}, which follows from the seed", repr(step.text))
    return events


def replay(
    game: AnyGame,
    record: Record,
    *,
    proven: bool = False,
    before: Callable[[Match, Step], None] | None = None,
    watch: Callable[[Step, list[Event]], None] | None = None,
) -> Match:
    """Play a record again, checking every step and the result.

    `before` is called with each step before it is taken, `watch` with its result.
    """
    record = renewed(game, record)
    match = begin(game, record)
    for index, step in enumerate(record.steps):
        try:
            if before is not None:
                before(match, step)
            events = follow(match, step, proven=proven)
        except BocaminaError as error:
            raise BrokenRecord(record.line_of(index), str(error)) from error
        if watch is not None:
            watch(step, events)
    result = str(match.result() or "")
    if record.result != result:
        expected, got = result or "no result yet", record.result or "none"
        told = f"expected the result {expected!r} after the last step, got {got!r}"
        raise BrokenRecord(record.line_of_tag("result"), told)
    return match


def verify(game: AnyGame, record: Record) -> Match:
    """Prove that every outcome of a finished record followed from its seed."""
    if not record.seed:
        told = "expected a revealed seed, got none: the deal cannot be checked"
        raise BrokenRecord(record.line_of_tag("seed"), told)
    if commitment_to(record.seed) != record.commitment:
        told = f"expected {commitment_to(record.seed)}, which the seed gives"
        got = record.commitment or "none"
        raise BrokenRecord(record.line_of_tag("commitment"), f"{told}, got {got}")
    match = replay(game, record, proven=True)
    if not match.turn.is_over:
        told = f"expected a finished game, got one where {match.turn} must act"
        raise BrokenRecord(record.line_of_tag("result"), told)
    return match
