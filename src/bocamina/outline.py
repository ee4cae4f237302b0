"""What `help()` shows of compiled classes, which forget their docstrings: read from the sources."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path


def document(*kinds: type) -> None:
    """Add docstrings to compiled classes, for `help()`."""
    for kind in kinds:
        if not kind.__doc__:
            kind.__doc__ = outline(kind)


def outline(kind: type) -> str:
    """Return docs for a class and its methods, or nothing if the source is missing."""
    spec = find_spec(kind.__module__)
    if spec is None or not spec.origin:
        return ""
    source = Path(spec.origin).with_name(kind.__module__.rpartition(".")[2] + ".py")
    if not source.is_file():
        return ""
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return "\n\n".join([ast.get_docstring(node) or "", *map(told, methods(node))])
    return ""


def methods(kind: ast.ClassDef) -> list[ast.FunctionDef]:
    """List the public methods and properties."""
    functions = [node for node in kind.body if isinstance(node, ast.FunctionDef)]
    return [node for node in functions if not node.name.startswith("_")]


def told(function: ast.FunctionDef) -> str:
    """Return the signature and docstring of a method or property."""
    is_property = any(ast.unparse(mark) == "property" for mark in function.decorator_list)
    arguments = ast.unparse(function.args).removeprefix("self").removeprefix(", ")
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    called = function.name if is_property else f"{function.name}({arguments})"
    doc = (ast.get_docstring(function) or "").replace("\n", "\n    ")
    return f"{called}{returns}\n    {doc}"
