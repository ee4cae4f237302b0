"""Examples for rules pages: a position, the moves made in it, and an animated picture of them.

An example is a text. Above an empty line it says what is shown and done, below it stands a position
in notation, or the record of a whole game, which then is what is done. Moves are made by the
referee, and refused ones must be refused by the clause that is named, so that no picture can show
what is not so.

    area 0,1 3,-1            the cells that are shown, from one corner to the other
    parts board hand         what is drawn; the board alone if nothing is said
    eyes 0                   who looks: a seat, everybody (if nothing is said) or truth
    move 0 dig ESW 2,0       a seat's move
    choose stay leave -      everybody's choice at once; a dash for those who have none
    chance map               what chance brings
    refuse S9 0 dig EW 2,0   a move that a clause forbids
    tick                     a tick where the last move was made
    glow 2,0 3,0             places that matter
    still                    only the end is drawn
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bocamina.additions import module_with
from bocamina.core.errors import Unreadable
from bocamina.drawing.examples.example import read_example
from bocamina.drawing.examples.stage import perform

if TYPE_CHECKING:
    from bocamina.drawing.examples.stage import Setting
    from bocamina.drawing.picture import Drawing

__all__ = ["draw_example", "read_example"]


def draw_example(text: str) -> Drawing:
    """Draw an example in the colours of the surrounding page."""
    example = read_example(text)
    return perform(example, setting_of(example.game))


def setting_of(game: str) -> Setting:
    """Return how a game's examples are drawn."""
    own = module_with("SETTING", "bocamina.drawing.examples", game)
    if own is None:
        raise Unreadable("an example of a game whose examples are drawn", game)
    return cast("Setting", own.SETTING)
