"""Somebody who sees nothing: roles, names and what is said aloud are all there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.web.people import Person

# What live regions say, in order, as a screen reader hears it.
HEAR: Final = """() => {
  window.heard ??= [];
  const listen = () => new MutationObserver((changes) => {
    const spoken = new Set(changes.map(({ target }) =>
      (target.closest ? target : target.parentElement)?.closest("[aria-live], [role=status]")));
    for (const region of spoken) {
      const text = region?.textContent.trim();
      if (text) heard.push(text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  if (document.body) listen();
  else addEventListener("DOMContentLoaded", listen);
}"""


@dataclass(frozen=True)
class Node:
    """Something in the accessibility tree."""

    role: str
    name: str
    is_disabled: bool
    is_pressed: bool
    within: tuple[str, ...]  # the names of what it is part of
    handle: int

    @property
    def can_be_pressed(self) -> bool:
        """Whether it is said to be something that one presses."""
        return self.role in {"button", "gridcell"} and not self.is_disabled


class Ears:
    """A person's page as assistive technology knows it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.cdp = person.context.new_cdp_session(person.page)
        self.cdp.send("Accessibility.enable")

    def tree(self) -> list[Node]:
        """Return everything that can be reached, in the order of the tree."""
        told = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {each["nodeId"]: each for each in told}
        return [
            _node(each, _names_above(each, by_id))
            for each in told
            if not each["ignored"] and "backendDOMNodeId" in each
        ]

    def heard(self) -> list[str]:
        """Return all that has been said so far."""
        said: list[str] = self.person.page.evaluate("window.heard")
        return said

    def press(self, node: Node) -> None:
        """Do what a screen reader does with something that can be pressed."""
        found = self.cdp.send("DOM.resolveNode", {"backendNodeId": node.handle})
        self.cdp.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["object"]["objectId"],
                "functionDeclaration": "function () { this.focus(); this.click(); }",
            },
        )


def _name(told: dict[str, Any]) -> str:
    name: str = told.get("name", {}).get("value", "")
    return name.strip()


def _names_above(told: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> tuple[str, ...]:
    names = []
    while above := by_id.get(told.get("parentId", "")):
        names.append(_name(above))
        told = above
    return tuple(name for name in names if name)


def _node(told: dict[str, Any], within: tuple[str, ...]) -> Node:
    about = {each["name"]: each["value"].get("value") for each in told.get("properties", ())}
    return Node(
        role=told.get("role", {}).get("value", ""),
        name=_name(told),
        is_disabled=about.get("disabled") is True,
        is_pressed=about.get("pressed") in (True, "true"),
        within=within,
        handle=told["backendDOMNodeId"],
    )
