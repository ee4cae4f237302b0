"""Decisions of games between bots, with what the seats were told before them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina import History, new_match
from bocamina.core.events import seen_by
from bocamina.players.roster import seat_player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.events import Event
    from bocamina.core.match import Match


def decisions(
    game: str, seats: int, seed: str, every: int, **options: bool | int | str
) -> Iterator[tuple[Match, int, History]]:
    """Yield every so many decisions of a game between novices."""
    match = new_match(game, seats, seed, **options)
    bots = [seat_player("novice", match.game, seat, seed) for seat in range(seats)]
    histories = [History() for _ in bots]

    def tell(events: list[Event]) -> None:
        for bot, history in zip(bots, histories, strict=True):
            seen = seen_by(bot.seat, events)
            bot.notice(match.view(bot.seat), seen)
            history.notice(match.view(bot.seat), seen)

    count = 0
    while not match.turn.is_over:
        if match.turn.is_chance:
            tell(match.resolve())
            continue
        seat = match.turn.seats[0]
        if count % every == 0:
            yield match, seat, histories[seat]
        count += 1
        view = match.view(seat)
        tell(match.play(seat, bots[seat].choose(view, match.game.legal_moves(view), 0.01)))
        for remark in bots[seat].speak(match.view(seat)):
            for bot, history in zip(bots, histories, strict=True):
                bot.hear(remark)
                history.hear(remark)
