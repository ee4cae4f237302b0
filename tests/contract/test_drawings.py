"""Every position of every game can be drawn, and what a viewer may not know is not drawn for it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocamina.core.rng import Rng
from bocamina.drawing.palette import THEMES
from bocamina.testing.walks import NAMES, matches, viewers


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=12)
@given(data=st.data())
def test_truths_that_look_alike_are_drawn_alike(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Rng(data.draw(st.integers(0, 10**6)))
    viewer = data.draw(st.sampled_from(list(viewers(match))))
    other = match.game.imagine(match.view(viewer), rng)
    assert match.svg(viewer) == other.view(viewer).svg()


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=6)
@given(data=st.data())
def test_any_position_is_drawn_whole_in_plain_colours(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    theme = data.draw(st.sampled_from(THEMES))
    drawn = match.state.svg(theme=theme, language="es", names=["Ñ <&> \"'"])
    tree = ElementTree.fromstring(drawn)
    names = {element.get("id") for element in tree.iter()}
    for element in tree.iter():
        for value in element.attrib.values():
            assert "var(" not in value
            assert "light-dark" not in value
        if element.tag.endswith("use"):
            assert (element.get("href") or "").removeprefix("#") in names
    described = tree.find("{http://www.w3.org/2000/svg}desc")
    assert described is not None
    assert described.text == str(match.state)
