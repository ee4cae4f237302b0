"""scripts/mutants.py FILE TESTS... [--seconds N] [--then TESTS...]: which faults go unnoticed?

Changes one thing in a module at a time (a comparison, a sum, a number, a line left out) and runs
tests against it; a mutant that passes them all is printed. Survivors of the first tests meet those
behind `--then`, which may be slower. Run it with PYTHONPATH=src.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import resource
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from types import CodeType

SOURCES: Final = Path(__file__).resolve().parents[1] / "src"
# CPU time for the tests of one mutant, which may never end. With wall-clock time, surviving mutants
# could time out on a busy machine.
MOST_SECONDS: Final = 60
MOST_WAITING: Final = 3600  # wall-clock time, for one that is blocked forever
SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


def swap(node: ast.AST) -> bool:
    """Return a mutation of a node, if there is one."""
    operator = getattr(node, "op", None) or next(iter(getattr(node, "ops", ())), None)
    if isinstance(operator, ast.AST) and type(operator) in SWAPPED:
        other = SWAPPED[type(operator)]()
        if isinstance(node, ast.Compare):
            assert isinstance(other, ast.cmpop)
            node.ops = [other, *node.ops[1:]]
        else:
            node.op = other  # type: ignore[attr-defined]
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.op = ast.Invert()
        node.operand = ast.UnaryOp(ast.Invert(), ast.Call(ast.Name("bool"), [node.operand], []))
    else:
        return False
    return True


def mutants(tree: ast.Module) -> list[tuple[int, int]]:
    """Return the possible mutations: a node's number, and a line of its body or -1 for itself."""
    found = []
    for number, node in enumerate(ast.walk(tree)):
        if isinstance(node, ast.FunctionDef):
            lines = enumerate(node.body)
            found += [(number, place) for place, line in lines if is_left_out(line)]
        if swap(copy.copy(node)):
            found.append((number, -1))
    return found


def change(tree: ast.Module, number: int, place: int) -> tuple[str, ast.Module]:
    """Return a mutated module, with the place and a description of the mutation."""
    changed = copy.deepcopy(tree)
    node = list(ast.walk(changed))[number]
    if place >= 0:
        assert isinstance(node, ast.FunctionDef)
        line = node.body[place]
        node.body[place] = ast.Pass()
        return f"{line.lineno}: without {ast.unparse(line)}", changed
    before = ast.unparse(node)
    swap(node)
    after = ast.unparse(ast.fix_missing_locations(node))
    return f"{getattr(node, 'lineno', 0)}: {before} -> {after}", changed


def is_left_out(line: ast.stmt) -> bool:
    """Tell whether a function could do without a line: it assigns, or only calls something."""
    is_call = isinstance(line, ast.Expr) and isinstance(line.value, ast.Call)
    return is_call or isinstance(line, ast.Assign | ast.AugAssign)


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """An import hook that replaces a module by a mutated one."""

    def __init__(self, module: str, file: Path, tree: ast.Module) -> None:
        self.module = module
        self.file = file
        self.code = compile(ast.fix_missing_locations(tree), str(file), "exec")

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        """Handle the one module."""
        if name != self.module:
            return None
        return importlib.util.spec_from_file_location(name, self.file, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        """Return the mutated code."""
        return self.code

    def get_source(self, fullname: str) -> str:
        """Return the source for tracebacks."""
        return self.file.read_text("utf-8")


def survives(tree: ast.Module, file: Path, tests: list[str]) -> bool:
    """Run tests in a separate process with a mutated module."""
    module = ".".join(file.resolve().relative_to(SOURCES).with_suffix("").parts)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            assert not any(name.startswith("bocamina.games") for name in sys.modules)
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
            signal.alarm(MOST_WAITING)
            sys.meta_path.insert(0, Changed(module, file, tree))
            code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "anyio", *tests]))
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def main() -> None:
    """Try mutants in random order until the time is up, and print the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--then", nargs="+", default=[])
    parser.add_argument("--seconds", type=float, default=600.0)
    asked = parser.parse_args()
    os.environ.setdefault("HYPOTHESIS_PROFILE", "quick")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # which would be most of each run
    tree = ast.parse(asked.file.read_text("utf-8"))
    if not survives(tree, asked.file, [*asked.tests, *asked.then]):
        sys.exit("scripts/mutants.py: expected tests that pass before anything is changed")
    made = mutants(tree)
    random.Random(1).shuffle(made)
    until = time.monotonic() + asked.seconds
    tried = survivors = 0
    for number, place in made:
        if time.monotonic() > until:
            break
        about, changed = change(tree, number, place)
        tried += 1
        if survives(changed, asked.file, asked.tests) and (
            not asked.then or survives(changed, asked.file, asked.then)
        ):
            survivors += 1
            print(f"{asked.file}:{about}", flush=True)
    print(f"{tried} of {len(made)} mutants tried, {survivors} survived")


if __name__ == "__main__":
    main()
