"""The documentation: the site that was built with the package."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from bocamina.server.problems import Refused
from bocamina.server.routes.pages import ClientFile, answer, read_file

# File names have no hash, so browsers revalidate each time (ETag).
CACHING: Final = "no-cache"


def docs_folder() -> Path | None:
    """Return the folder of the built site, if it exists."""
    folder = Path(str(files("bocamina"))) / "site"
    return folder if (folder / "index.html").is_file() else None


def docs(base: str) -> list[ControllerRouterHandler]:
    """Return the routes of the documentation."""
    folder = docs_folder()
    # Loaded lazily: on most servers nobody reads it.
    names = {} if folder is None else listed(folder)

    @cache
    def read(name: str) -> tuple[ClientFile, str]:
        file = read_file(names[name])
        return file, f'"{hashlib.sha256(file.plain).hexdigest()[:16]}"'

    @get(["/docs", "/docs/{name:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, State], name: FromPath[str] = "") -> Response[Any]:
        # The requested path: Litestar strips the trailing slash.
        path, asked = request.scope["raw_path"].decode(), name.strip("/")
        if f"{asked}/index.html".lstrip("/") in names:
            if not path.endswith("/"):
                # Without the slash, the page's relative links would leave its folder.
                return Response(None, status_code=308, headers={"location": f"{base}{path}/"})
            asked = f"{asked}/index.html".lstrip("/")
        if asked not in names:
            raise Refused("no-such-page", 404)
        file, tag = read(asked)
        if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
            return Response(None, status_code=304, headers={"etag": tag, "cache-control": CACHING})
        found = answer(request, file, CACHING)
        found.headers["etag"] = tag
        return found

    return [page]


def listed(folder: Path) -> dict[str, Path]:
    """Return the site's files by name."""
    return {
        file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
    }
