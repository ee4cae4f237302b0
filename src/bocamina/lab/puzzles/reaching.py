"""Finds puzzles of Saboteur: a digger's turns in which one card is far better than all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.advice.history import History
from bocamina.advice.saboteur_reasons import Lens, steps_of
from bocamina.core.notation import format_position
from bocamina.core.rng import Rng
from bocamina.games.saboteur.components import DIGGER
from bocamina.games.saboteur.moves import format_move, is_dig, is_rockfall
from bocamina.games.saboteur.state import PLAY, Mine
from bocamina.lab.puzzles.games import positions, solved_by
from bocamina.players.saboteur.expert import SaboteurExpert
from bocamina.puzzles.gold_proof import SURE, PlayedOn, prove
from bocamina.puzzles.judging import alike
from bocamina.puzzles.puzzle import GOLD, Puzzle, PuzzleChoice, Why

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.match import Match

PLAYERS: Final = ("regular", "strong", "regular", "novice")
TRIES: Final = {"random": 8, "novice": 8, "regular": 6, "strong": 3, "expert": 1}
JUDGED: Final = 0.07  # the minimum lead by the bot's judgement, relative to the worth of the round
GAP: Final = 0.1  # the minimum lead of the best card in the diggers' chance
FIRST: Final = 12  # worlds for a first look,
THEN: Final = 60  # to confirm,
PROOF: Final = 750  # and to prove it, with another seed
NEAR: Final = 4  # the greatest distance to a goal in cards: farther away, no card matters much
SHOWN: Final = 5
CANDIDATES: Final = 10
OPEN: Final = (0.25, 0.97)  # the range of the best move's chance
FEWEST_MOVES: Final = 8
MOST_A_ROUND: Final = 2


def find(seed: str) -> Iterator[Puzzle]:
    """Yield the puzzles of one game's first round, two at most, each with an answer of its own."""
    rng = Rng(f"{seed} table")
    seats = 3 + int(rng.below(4))
    found: list[str] = []  # the answers
    for match in positions("saboteur", seats, {}, PLAYERS, seed):
        mine: Mine = match.state.public
        if mine.round > 1 or len(found) == MOST_A_ROUND:
            return
        if mine.phase != PLAY:
            continue
        seat = match.turn.seats[0]
        if match.state.private[seat].role != DIGGER:
            continue
        puzzle = puzzle_at(match, seat, seed)
        if puzzle is None:
            continue
        answer = puzzle.best.answers[0]
        # The next digger may face the same chance: that would be the same puzzle again.
        if not any(alike(answer, other) for other in found):
            found.append(answer)
            yield puzzle


def puzzle_at(match: Match, seat: int, seed: str) -> Puzzle | None:
    """Return the puzzle of one moment, if it is one."""
    view = match.view(seat)
    legal = [int(move) for move in match.game.legal_moves(view)]
    if len(legal) < FEWEST_MOVES:
        return None
    bot = History().tell(SaboteurExpert(match.game, seat, Rng("lens")))
    lens = Lens(view, bot, legal)
    if min(map(steps_of, lens.away)) > NEAR:
        return None
    ranked = sorted(lens.worth, key=lambda move: -lens.worth[move])
    # A cheap filter: one card must stand out by the bot's static judgement.
    others = [move for move in ranked if not same(ranked[0], move)]
    if not others or lens.worth[ranked[0]] - lens.worth[others[0]] < JUDGED * lens.unit:
        return None
    rounds = PlayedOn(view, ranked[:CANDIDATES], "look")
    rounds.play(FIRST)
    if not gap_of(rounds, GAP * 0.8, 0.0):
        return None
    rounds.keep(list(rounds.chances())[:4])
    rounds.play(THEN)
    best = gap_of(rounds, GAP, SURE)
    # Repairs and maps hardly ever lead by so much, and the question excludes them.
    if not best or not (is_dig(best[0]) or is_rockfall(best[0])):
        return None
    proof = prove(view, legal, best, PROOF // 5)
    if not set(gap_of(proof, GAP * 0.9, 0.0)) & set(best):
        return None
    proof.play(PROOF - PROOF // 5)
    chances = proof.chances()
    proven = gap_of(proof, GAP, SURE)
    if not set(proven) & set(best):
        return None
    top = chances[proven[0]]
    if not OPEN[0] <= top <= OPEN[1]:
        return None
    why = whys(lens, proven[0])
    if not why:
        return None  # nobody would learn anything
    solved = solved_by("saboteur", view, TRIES, lambda move: move in proven)
    if all(share == 1.0 for level, share in solved.items() if level != "random"):
        return None  # nobody errs: there is nothing to find out
    rivals = [move for move in chances if move not in proven][: SHOWN - 1]
    choices = [PuzzleChoice([format_move(move) for move in proven], round(top, 3))]
    choices += [PuzzleChoice([format_move(m)], round(chances[m], 3), whys(lens, m)) for m in rivals]
    return Puzzle(
        kind=GOLD,
        seat=seat,
        start=format_position(match.game, match.state),
        choices=choices,
        solved=solved,
        facts={"percent": round(100 * top), "next": round(100 * chances[rivals[0]])},
        why=why,
        source=seed,
    )


def gap_of(rounds: PlayedOn, gap: float, sure: float) -> list[int]:
    """Return the class of the best moves if it leads by a clear gap, else nothing.

    Moves of one card on one cell are one class, as are equivalent moves.
    """
    chances = rounds.chances()
    moves = list(chances)
    best = [moves[0]]
    for move in moves[1:]:
        apart = chances[moves[0]] - chances[move]
        if apart >= gap and apart - sure * rounds.doubt(moves[0], move) >= gap / 2:
            return best if len(moves) > len(best) else []
        if not same(moves[0], move) or apart > gap / 2:
            return []
        best.append(move)
    return []


def same(one: int, other: int) -> bool:
    """Tell whether two moves differ by the card alone, or by how it is turned."""
    return alike(format_move(one), format_move(other))


def whys(lens: Lens, move: int) -> list[Why]:
    """Return the reasons for a move, the strongest first."""
    found = sorted(lens.reasons(move), key=lambda each: -abs(each.weight))
    kept = [each for each in found if each.kind not in ("suspicious", "spare", "spends")]
    return [Why(each.kind, dict(each.facts)) for each in kept[:2]]
