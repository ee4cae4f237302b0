"""What the environments share: spaces of observations and moves, arrays over buffers, errors."""

from __future__ import annotations

import io
import secrets
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import error, spaces

from bocamina.core.episode import reward_of
from bocamina.core.errors import BadSetting
from bocamina.core.notation import format_view
from bocamina.games import find_game
from bocamina.parts import needing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.core.encoding import Encoding
    from bocamina.core.game import AnyState
    from bocamina.core.options import Value

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
TEXT: Final = "ansi"
PICTURE: Final = "rgb_array"
RENDER_MODES: Final = (TEXT, PICTURE)
FRAME: Final = (960, 720)  # every picture has the same size, as videos require


def encoding_for(
    game: str, seats: int | None, options: Mapping[str, Value], reward: str
) -> Encoding:
    """Return the encoding of a game with some house rules; None means the usual number of seats."""
    try:
        reward_of(reward)
        rules = find_game(game)
        settings = rules.settle(rules.usual_seats if seats is None else seats, options)
    except BadSetting as refusal:
        raise error.Error(str(refusal)) from refusal
    return rules.encoding(settings)


def box_for(encoding: Encoding) -> spaces.Box:
    """Return the space of observations: bytes, each with its own maximum."""
    highest = np.concatenate(
        [np.full(field.size, field.most, np.uint8) for field in encoding.fields]
    )
    return spaces.Box(np.zeros(encoding.size, np.uint8), highest, dtype=np.uint8)


def masked_space(box: spaces.Box, moves: int) -> spaces.Dict:
    """Return the space of observations with masks."""
    return spaces.Dict({OBSERVATION: box, MASK: spaces.MultiBinary(moves)})


def array_over(buffer: bytearray, kind: type[np.generic]) -> Any:
    """Return a read-only array over a buffer."""
    array = np.frombuffer(buffer, kind)
    array.flags.writeable = False
    return array


def number_of(action: object, moves: int) -> int:
    """Return an action as a number, or -1 if it is not one."""
    if not isinstance(action, int | np.integer):
        return -1
    number = int(action)
    return number if 0 <= number < moves else -1


def new_seed() -> int:
    """Return a random seed."""
    return secrets.randbits(62)


def render_mode_of(name: str | None) -> str | None:
    """Return a render mode, or raise if it does not exist."""
    if name is not None and name not in RENDER_MODES:
        raise error.Error(f"expected a render mode ({', '.join(RENDER_MODES)}), got {name!r}")
    return name


def shown(state: AnyState, render_mode: str | None) -> Any:
    """Return the table as everybody sees it: as text, or as an array of red, green and blue."""
    if render_mode is None:
        return None
    view = state.view(-1)
    if render_mode == TEXT:
        return format_view(state.public.settings.game, view)
    with needing("pictures"):
        from PIL import Image, ImageOps
    drawn = Image.open(io.BytesIO(view.svg().png(FRAME[0]))).convert("RGB")
    around: Any = drawn.getpixel((drawn.width // 2, 0))  # not at a corner, since these are round
    return np.asarray(ImageOps.pad(drawn, FRAME, color=around))


def metadata_of(game: str, **more: object) -> dict[str, Any]:
    """Return the metadata of an environment."""
    return {"name": f"bocamina_{game}_v0", "render_modes": list(RENDER_MODES), **more}


def names_of(encoding: Encoding) -> list[str]:
    """Return PettingZoo's names of the seats."""
    return [f"seat_{seat}" for seat in range(encoding.settings.seats)]
