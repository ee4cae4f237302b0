"""What must hold in every position: cards and gems conserved, and divided by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import IllegalPosition
from bocamina.core.turn import OVER
from bocamina.games.diamant.components import (
    CARD_NAMES,
    EXPEDITIONS,
    FIRST_HAZARD,
    FULL_DECK,
    IDOL_CARD,
    TREASURES,
    VALUES,
)
from bocamina.games.diamant.moves import format_move
from bocamina.games.diamant.state import NOT_CHOSEN

if TYPE_CHECKING:
    from bocamina.games.diamant.rules import DiamantState
    from bocamina.games.diamant.state import Cave, Fist

ALL_GEMS: Final = sum(count * value for value, count in TREASURES)


def check(state: DiamantState) -> None:
    """Raise IllegalPosition if the rules cannot lead to this position."""
    cave = state.public
    check_cards(cave)
    if cave.turn > 0 and not cave.path:
        raise IllegalPosition("a path when there is something to choose", "none")
    if cave.turn == OVER and cave.expedition != EXPEDITIONS:
        told = f"one after expedition {cave.expedition}"
        raise IllegalPosition(f"a game over after expedition {EXPEDITIONS}", told)
    if not cave.inside_total:
        raise IllegalPosition("an adventurer inside", "nobody")
    if not cave.path or cave.turn == OVER:
        check_start(cave)
    check_path(cave)
    check_chests(state)
    check_idols(state)
    for seat, fist in enumerate(state.private):
        check_choice(cave, seat, fist)


def check_cards(cave: Cave) -> None:
    """D3, D13, D14: check which hazards lie on the path and which left the game."""
    fled = expeditions_before(cave)
    if sum(cave.removed) > fled:
        raise IllegalPosition(f"{fled} hazards removed at most", f"{sum(cave.removed)}")
    if max(cave.removed) >= FULL_DECK[FIRST_HAZARD]:
        raise IllegalPosition("a hazard removed only when two were met", "the last one removed")
    hazards = [card for card in cave.path if card >= FIRST_HAZARD]
    if len(set(hazards)) != len(hazards):
        twice = next(card for card in hazards if hazards.count(card) > 1)
        raise IllegalPosition("each hazard once on the path", f"{CARD_NAMES[twice]} twice")


def check_start(cave: Cave) -> None:
    """D3: check that an expedition begins with everybody inside and nothing found."""
    if cave.inside_total != everybody(cave) or cave.carried or cave.path:
        told = f"path {len(cave.path)}, inside {cave.inside_total}, carried {cave.carried}"
        raise IllegalPosition("everybody inside with nothing before the first card", told)


def check_path(cave: Cave) -> None:
    """D7, D8: check that each treasure was divided among those who were inside."""
    whole, inside = everybody(cave), int(cave.inside_total)
    values = [gems_of(cave, card) for card in cave.path]
    found, here = sum(values), gems_here(cave)
    if here > found or (here < found and inside == whole):
        told = f"{cave.lying} lying and {cave.carried} carried by {inside}"
        raise IllegalPosition(f"the {found} gems found on the path and not banked", told)
    # Those inside were inside for every card, and were all who were inside for the last one.
    divided_now = cave.turn > 0 or inside == whole
    least = sum(value // whole for value in values[:-1])
    least += sum(value // (inside if divided_now else whole) for value in values[-1:])
    most = sum(value // inside for value in values)
    if not least <= cave.carried <= most:
        shares = f"{least}" if least == most else f"{least} to {most}"
        raise IllegalPosition(f"{shares} gems carried by each inside", f"{cave.carried}")
    for place, (value, lying) in enumerate(zip(values, cave.gems, strict=True)):
        name = CARD_NAMES[cave.path[place]]
        if inside == whole or (divided_now and place == len(values) - 1):
            if lying != value % inside:
                told = f"{value % inside} gems left on {name} by {inside} inside"
                raise IllegalPosition(told, f"{lying}")
        elif lying >= whole:
            told = f"less than {whole} gems, which could be divided, lying on {name}"
            raise IllegalPosition(told, f"{lying}")


def check_chests(state: DiamantState) -> None:
    """D9: check that no more was banked than was found, and by whom."""
    cave = state.public
    found = sum(gems_of(cave, card) for card in cave.path)
    banked_now = found - gems_here(cave)
    earlier = expeditions_before(cave) * ALL_GEMS
    chests = chests_of(state)
    if sum(chests) > earlier + banked_now:
        told = f"at most {earlier + banked_now} gems banked by now"
        raise IllegalPosition(told, str(sum(chests)))
    # Hidden chests may be imagined ones, in which who banked what is not exact.
    if not cave.shows_chests():
        return
    left = sum(
        gems for gems, inside in zip(chests, cave.inside, strict=True) if left_one(cave, inside)
    )
    if left < banked_now:
        told = f"at least {banked_now} gems banked by those who left"
        raise IllegalPosition(told, str(left))
    if sum(chests) - left > earlier:
        told = f"at most {earlier} gems in the chests of those who have not left"
        raise IllegalPosition(told, str(sum(chests) - left))


def check_idols(state: DiamantState) -> None:
    """D19 to D21: check where the idols are."""
    cave = state.public
    banked = sum(cave.idols) + sum(int(fist.idols) for fist in state.private)
    if not cave.idols_on:
        if banked or cave.idol_carried:
            raise IllegalPosition("no idols without idols=true", "some")
        return
    is_found = IDOL_CARD in cave.path
    is_here = cave.idol_lies or cave.idol_carried
    if cave.idol_carried and (cave.inside_total != 1 or cave.idol_lies or not is_found):
        told = f"{cave.inside_total} inside"
        raise IllegalPosition("an idol carried by a lone adventurer after it was found", told)
    if is_found and not is_here and cave.inside_total == everybody(cave):
        raise IllegalPosition("the idol on the path while nobody has left", "no idol")
    if cave.idol_lies and everybody(cave) == 1:
        raise IllegalPosition("an idol taken at once by one who is alone", "it lying there")
    taken = int(is_found and not is_here)
    most = expeditions_before(cave) + taken
    if banked > most:
        raise IllegalPosition(f"at most {most} idols banked by now", str(banked))
    if cave.shows_chests():
        left = sum(
            idols
            for idols, inside in zip(cave.idols, cave.inside, strict=True)
            if left_one(cave, inside)
        )
        if left < taken:
            raise IllegalPosition("the idol that was found in the chest of one who left", "none")
        if banked - left > expeditions_before(cave):
            told = f"at most {expeditions_before(cave)} idols of those who have not left"
            raise IllegalPosition(told, str(banked - left))


def check_choice(cave: Cave, seat: int, fist: Fist) -> None:
    """D5, D6, D17: check a sealed choice."""
    has_chosen, choice = cave.has_chosen(seat), fist.choice
    if has_chosen != (choice != NOT_CHOSEN):
        told = "one all the same" if choice != NOT_CHOSEN else "none"
        raise IllegalPosition(f"a choice of seat {seat} just when it has chosen", told)
    if choice > cave.inside[seat]:
        told = format_move(choice)
        raise IllegalPosition(f"as many leavers as seat {seat} has inside", repr(told))
    if choice != NOT_CHOSEN and not (cave.turn > 0 and cave.inside[seat]):
        raise IllegalPosition("choices of seats inside, in phase choose", f"seat {seat}'s")


def everybody(cave: Cave) -> int:
    """Return how many adventurers began the expedition."""
    return int(cave.adventurers) * cave.settings.seats


def left_one(cave: Cave, inside: int) -> bool:
    """Tell whether an adventurer of a seat that has so many inside has left the cave."""
    return inside < cave.adventurers


def expeditions_before(cave: Cave) -> int:
    """Return how many expeditions are over."""
    return int(cave.expedition) - (cave.turn != OVER)


def gems_of(cave: Cave, card: int) -> int:
    """Return the gems that turn up with a card."""
    is_idol = cave.idols_on and card == IDOL_CARD
    return 0 if card >= FIRST_HAZARD or is_idol else VALUES[card]


def gems_here(cave: Cave) -> int:
    """Return the gems that lie on the path or are carried."""
    return int(cave.lying + cave.carried * cave.inside_total)


def chests_of(state: DiamantState) -> list[int]:
    """Return the gems in every chest, whoever may see them."""
    shown = state.public.chests or [0] * len(state.private)
    return [gems + int(fist.chest) for gems, fist in zip(shown, state.private, strict=True)]
