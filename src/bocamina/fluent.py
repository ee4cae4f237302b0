"""A small implementation of Project Fluent messages.

The runtime that Mozilla publishes brings 36 MB of other languages' calendars and numbers; what our
messages use of Fluent is little: variables, selections, attributes and other messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from collections.abc import Mapping

# What separates thousands, and a fraction.
MARKS: Final = {"en": (",", "."), "es": (".", ",")}
MILLION: Final = 1_000_000


class BadMessage(ValueError):
    """A message that cannot be read, is not there, or lacks what it is to tell."""


class Bundle:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, ast.Message] = {}

    def add(self, text: str) -> None:
        """Add the messages of a file."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                raise BadMessage(f"expected a message, got {entry.content!r}")
            if isinstance(entry, ast.Message):
                self.messages[entry.id.name] = entry

    def __contains__(self, name: str) -> bool:
        message, _, attribute = name.partition(".")
        found = self.messages.get(message)
        if found is None or not attribute:
            return found is not None
        return any(each.id.name == attribute for each in found.attributes)

    def format(self, name: str, facts: Mapping[str, object]) -> str:
        """Put a message into words; `message.attribute` names an attribute of one."""
        message, _, attribute = name.partition(".")
        return self._write(self._pattern(message, attribute), facts)

    def _pattern(self, message: str, attribute: str) -> ast.Pattern:
        found = self.messages.get(message)
        if found is None:
            raise BadMessage(f"expected a message, got {message!r}")
        if not attribute:
            if found.value is None:
                raise BadMessage(f"expected a message with words of its own, got {message!r}")
            return found.value
        for each in found.attributes:
            if each.id.name == attribute:
                return each.value
        raise BadMessage(f"expected an attribute of {message!r}, got {attribute!r}")

    def _write(self, pattern: ast.Pattern, facts: Mapping[str, object]) -> str:
        words = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                words.append(element.value)
            else:
                words.append(self._show(self._value(element.expression, facts)))
        return "".join(words)

    def _value(self, expression: object, facts: Mapping[str, object]) -> object:
        match expression:
            case ast.VariableReference():
                if expression.id.name not in facts:
                    raise BadMessage(f"expected a fact {expression.id.name!r}, got {list(facts)}")
                return facts[expression.id.name]
            case ast.SelectExpression():
                return self._write(self._select(expression, facts), facts)
            case ast.MessageReference():
                attribute = expression.attribute.name if expression.attribute else ""
                return self._write(self._pattern(expression.id.name, attribute), facts)
            case ast.StringLiteral() | ast.NumberLiteral():
                return expression.parse()["value"]
            case ast.Placeable():
                return self._value(expression.expression, facts)
            case _:
                raise BadMessage(f"expected what messages use, got {type(expression).__name__}")

    def _select(self, choice: ast.SelectExpression, facts: Mapping[str, object]) -> ast.Pattern:
        value: Any = self._value(choice.selector, facts)
        is_number = isinstance(value, int | float)
        for variant in choice.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if is_number and float(variant.key.value) == value:
                    return variant.value
            elif variant.key.name == (self.plural(value) if is_number else value):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)

    def plural(self, number: float) -> str:
        """Return which form of a word goes with a number."""
        if number == 1:
            return "one"
        is_millions = number and number % MILLION == 0
        return "many" if self.language == "es" and is_millions else "other"

    def _show(self, value: object) -> str:
        if isinstance(value, bool) or not isinstance(value, int | float):
            return str(value)
        thousands, fraction = MARKS[self.language]
        told = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
        return told.translate({ord(","): thousands, ord("."): fraction})
