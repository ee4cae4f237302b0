"""The API reference: docstrings and types, read from the sources without running them."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

import griffe

from scripts.documentation.contents import PARTS, ROOT
from scripts.documentation.text import MARKDOWN, Drawn, Section

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS: Final = (griffe.Class, griffe.Function, griffe.Attribute)


@dataclass(frozen=True)
class ApiPage:
    """A page of the reference: one package with the modules in it."""

    name: str
    drawn: Drawn


def load() -> griffe.Module:
    """Read the whole package."""
    package = griffe.load(
        "bocamina", search_paths=[str(ROOT / "src")], allow_inspection=False, resolve_aliases=False
    )
    assert isinstance(package, griffe.Module)
    return package


def is_told(thing: griffe.Object | griffe.Alias) -> bool:
    """Tell whether a name belongs in the reference: public, and with a docstring."""
    return (
        isinstance(thing, KINDS)
        and not thing.name.startswith("_")
        and (bool(thing.docstring) or isinstance(thing, griffe.Attribute))
    )


class Reference:
    """All pages of the reference; names of the package in types are links."""

    def __init__(self) -> None:
        package = load()
        self.front = package
        self.packages = [package, *self.below(package)]
        self.places: dict[str, tuple[str, str]] = {}  # by path: the page and the anchor
        for each in self.packages:
            for module in self.modules(each):
                self.places[module.path] = (page_name(each), module.path)
                for thing in members(module):
                    self.places[thing.path] = (page_name(each), thing.path)

    def below(self, package: griffe.Module) -> list[griffe.Module]:
        """Return the packages that have a page each."""
        found = []
        for name in PARTS if package.path == "bocamina" else sorted(package.modules):
            module = package.modules.get(name)
            if isinstance(module, griffe.Module) and module.is_init_module:
                found += [module, *self.below(module)]
        return found

    def modules(self, package: griffe.Module) -> list[griffe.Module]:
        """Return a package and its direct modules; for the front, only the package."""
        if package is self.front:
            return [package]
        inside = (module for _, module in sorted(package.modules.items()))
        return [package, *(module for module in inside if not module.is_init_module)]

    def pages(self) -> Iterator[ApiPage]:
        """Draw every page, and one that lists them."""
        for package in self.packages:
            yield ApiPage(page_name(package), self.draw(package))

    def draw(self, package: griffe.Module) -> Drawn:
        """Draw a package's page."""
        drawn = Drawn(package.path, "", [], set())
        parts = [heading(1, package.path, package.path, drawn), prose(package)]
        if package is self.front:
            parts.append(self.exports(package))
            parts.append(self.overview())
        for module in self.modules(package):
            if module is not package:
                parts += [heading(2, module.path, module.path, drawn), prose(module)]
            for thing in members(module):
                if thing.parent is module:
                    level = 2 if module is package else 3
                    parts.append(self.describe(thing, level, drawn))
        drawn.html = "".join(parts)
        return drawn

    def exports(self, package: griffe.Module) -> str:
        """List what `from bocamina import ...` offers, with links."""
        rows = []
        for name in package.exports or []:
            member = package.members.get(str(name))
            path = member.target_path if isinstance(member, griffe.Alias) else f"bocamina.{name}"
            rows.append(f"<li>{self.link(str(name), path)}</li>")
        return f"<ul>{''.join(rows)}</ul>\n"

    def overview(self) -> str:
        """List the other pages."""
        rows = [
            f'<tr><td><a href="{page_name(each).removeprefix("api/")}.html">'
            f"<code>{each.path}</code></a></td><td>{first_line(each)}</td></tr>"
            for each in self.packages[1:]
        ]
        return (
            '<div class="scroll" role="group" tabindex="0"><table><thead><tr><th>package</th>'
            f"<th>what is in it</th></tr></thead><tbody>{''.join(rows)}</tbody></table></div>\n"
        )

    def describe(self, thing: griffe.Object, level: int, drawn: Drawn) -> str:
        """Draw a class, a function or a value."""
        parts = [heading(level, thing.path, thing.name, drawn), self.signature(thing)]
        drawn.sections[-1].words.append(thing.docstring.value if thing.docstring else "")
        parts.append(prose(thing))
        if isinstance(thing, griffe.Class):
            inner = []
            for member in thing.members.values():
                if is_told(member) and isinstance(member, griffe.Object):
                    drawn.anchors.add(member.path)
                    inner.append(
                        f'<dt id="{member.path}">{self.signature(member)}</dt>'
                        f"<dd>{prose(member)}</dd>"
                    )
            parts.append(f"<dl>{''.join(inner)}</dl>\n" if inner else "")
        return "".join(parts)

    def signature(self, thing: griffe.Object) -> str:
        """Draw a signature, or the type of a value."""
        if isinstance(thing, griffe.Class):
            bases = ", ".join(self.typed(base) for base in thing.bases)
            shown = f"<b>class</b> {thing.name}" + (f"({bases})" if bases else "")
        elif isinstance(thing, griffe.Function):
            given = ", ".join(self.parameters(thing))
            returned = f" → {self.typed(thing.returns)}" if thing.returns else ""
            shown = f"{thing.name}({given}){returned}"
        else:
            assert isinstance(thing, griffe.Attribute)
            kind = f": {self.typed(thing.annotation)}" if thing.annotation else ""
            value = str(thing.value) if thing.value is not None else ""
            short = f" = {escape(value)}" if value and len(value) < 60 else ""
            shown = f"{thing.name}{kind}{short}"
        return f'<pre class="signature" tabindex="0"><code>{shown}</code></pre>\n'

    def parameters(self, function: griffe.Function) -> Iterator[str]:
        """Draw each parameter of a function, except `self` and `cls`."""
        starred = False
        for each in function.parameters:
            if each.name in ("self", "cls"):
                continue
            if each.kind is griffe.ParameterKind.keyword_only and not starred:
                starred = True
                yield "*"
            mark = {
                griffe.ParameterKind.var_positional: "*",
                griffe.ParameterKind.var_keyword: "**",
            }.get(each.kind or griffe.ParameterKind.positional_or_keyword, "")
            starred = starred or mark == "*"
            kind = f": {self.typed(each.annotation)}" if each.annotation else ""
            is_optional = each.default is not None and not mark
            yield f"{mark}{each.name}{kind}" + (
                f" = {escape(str(each.default))}" if is_optional else ""
            )

    def typed(self, kind: str | griffe.Expr) -> str:
        """Draw a type, with its names linked to their definitions."""
        if isinstance(kind, str):
            return escape(kind)
        shown = []
        for part in kind.iterate(flat=True):
            if isinstance(part, griffe.ExprName):
                shown.append(self.link(part.name, part.canonical_path))
            else:
                shown.append(escape(str(part)))
        return "".join(shown)

    def link(self, name: str, path: str) -> str:
        """Link a name to its place, if it has one."""
        place = self.places.get(path)
        if place is None:
            return escape(name)
        return f'<a href="{place[0].removeprefix("api/")}.html#{place[1]}">{escape(name)}</a>'


def page_name(package: griffe.Module) -> str:
    """Return the name of a package's page."""
    return "api/index" if package.path == "bocamina" else f"api/{package.path}"


def members(module: griffe.Module) -> list[griffe.Object]:
    """Return what a module defines, in the order of its lines."""
    return [
        each
        for each in module.members.values()
        if is_told(each) and isinstance(each, griffe.Object)
    ]


def heading(level: int, anchor: str, title: str, drawn: Drawn) -> str:
    """Open a section."""
    drawn.anchors.add(anchor)
    drawn.sections.append(Section(level, anchor, title))
    return f'<h{level} id="{anchor}">{escape(title)}</h{level}>\n'


def prose(thing: griffe.Object) -> str:
    """Draw a docstring."""
    drawn = str(MARKDOWN.render(thing.docstring.value)) if thing.docstring else ""
    return drawn.replace("<pre>", '<pre tabindex="0">')  # scrollable by keyboard


def first_line(thing: griffe.Object) -> str:
    """Return the first sentence of a docstring."""
    return escape(thing.docstring.value.partition("\n")[0]) if thing.docstring else ""
