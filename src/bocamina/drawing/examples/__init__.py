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

from typing import TYPE_CHECKING, Final

from bocamina.drawing.examples.cave import CAVE
from bocamina.drawing.examples.example import read_example
from bocamina.drawing.examples.mine import MINE
from bocamina.drawing.examples.race import RACE
from bocamina.drawing.examples.stage import perform

if TYPE_CHECKING:
    from bocamina.drawing.examples.stage import Setting
    from bocamina.drawing.picture import Drawing

SETTINGS: Final[dict[str, Setting]] = {"diamant": CAVE, "racing_dwarfs": RACE, "saboteur": MINE}

__all__ = ["draw_example", "read_example"]


def draw_example(text: str) -> Drawing:
    """Draw an example in the colours of the surrounding page."""
    example = read_example(text)
    return perform(example, SETTINGS[example.game])
