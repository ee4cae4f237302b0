"""Converts dataclasses to JSON values and back."""

from __future__ import annotations

import types
from dataclasses import asdict, fields, is_dataclass
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Mapping

    Plain = dict[str, Any]

T = TypeVar("T")

KNOWN: dict[type, dict[str, Any]] = {}  # a cache of the types of fields, which are slow to resolve


def to_plain(thing: Any) -> Plain:
    """Return a dataclass as dictionaries, lists and plain values."""
    found: Plain = listed(asdict(thing))
    return found


def listed(value: Any) -> Any:
    """Return a value with lists for tuples, as it comes back from JSON."""
    if isinstance(value, dict):
        return {name: listed(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [listed(each) for each in value]
    return value


def from_plain(kind: type[T], told: Mapping[str, Any]) -> T:
    """Return the dataclass; undoes `to_plain`."""
    known = hints_of(kind)
    names = [each.name for each in fields(kind)]  # type: ignore[arg-type]
    return kind(**{name: read(known[name], told[name]) for name in names if name in told})


def hints_of(kind: type) -> dict[str, Any]:
    """Return the types of a dataclass's fields."""
    if kind not in KNOWN:
        KNOWN[kind] = get_type_hints(kind)
    return KNOWN[kind]


def read(kind: Any, value: Any) -> Any:
    """Convert a JSON value to a type."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        if len(inner) == 2 and inner[1] is ...:
            return tuple(read(inner[0], each) for each in value)
        return tuple(read(each, part) for each, part in zip(inner, value, strict=True))
    if origin in (Union, types.UnionType):
        return value
    if origin is dict:
        return dict(value)
    if kind is float:
        return float(value)
    return from_plain(kind, value) if isinstance(kind, type) and is_dataclass(kind) else value
