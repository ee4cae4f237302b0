"""Pages for browsers: the client if it is built, else a hint."""

from __future__ import annotations

import gzip
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from bocamina.server.problems import Refused
from bocamina.server.routes.previews import picture, preview

# Litestar adds the charset to texts.
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}

START_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bocamina</title>
<style>
body {{ font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto }}
</style>
<h1>Bocamina</h1>
<p lang="en">The server is running. Programs find the interface at
<a href="{base}/api/openapi.json">/api/openapi.json</a> and the games at
<a href="{base}/api/games">/api/games</a>; the browser client is not part of this build.</p>
<p lang="es">El servidor está en marcha. La interfaz para programas está en
<a href="{base}/api/openapi.json">/api/openapi.json</a> y los juegos en
<a href="{base}/api/games">/api/games</a>; este paquete no incluye el cliente para el navegador.</p>
</html>
"""


class ClientFile(NamedTuple):
    """A file of the built client, ready to send."""

    media_type: str
    plain: bytes
    packed: bytes  # gzipped; empty if that saves nothing


def client_folder() -> Path | None:
    """Return the folder of the built client, if it exists."""
    folder = Path(str(files("bocamina"))) / "web" / "dist"
    return folder if (folder / "index.html").is_file() else None


def read_client(folder: Path, base: str) -> dict[str, ClientFile]:
    """Return the client's files by path, compressed once in advance."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            is_start = file.name == "index.html"
            plain = placed(file.read_bytes(), base) if is_start else None
            found[file.relative_to(folder).as_posix()] = read_file(file, plain)
    return found


def read_file(file: Path, changed: bytes | None = None) -> ClientFile:
    """Return a file, or its modified content, ready to send."""
    plain = file.read_bytes() if changed is None else changed
    return pack(plain, MEDIA_TYPES.get(file.suffix, "application/octet-stream"))


def pack(plain: bytes, media_type: str) -> ClientFile:
    """Return a file ready to send, compressed if that makes it smaller."""
    packed = gzip.compress(plain, mtime=0)
    return ClientFile(media_type, plain, packed if len(packed) < len(plain) else b"")


def placed(page: bytes, base: str) -> bytes:
    """Insert the base path into the client's page."""
    page = page.replace(
        b'name="bocamina-base" content=""', b'name="bocamina-base" content="%b"' % base.encode()
    )
    return page.replace(b'"./', b'"%b/static/' % base.encode())


def answer(request: Request[Any, Any, State], file: ClientFile, caching: str) -> Response[bytes]:
    """Send a file, compressed where the browser can decompress it."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = file.plain
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    return Response(body, media_type=file.media_type, headers=headers)


def pages(base: str) -> list[ControllerRouterHandler]:
    """Return the routes of pages."""
    folder = client_folder()
    client = {} if folder is None else read_client(folder, base)

    def first_page(request: Request[Any, Any, State]) -> Response[Any]:
        if not client:
            return Response(START_PAGE.format(base=base), media_type=MediaType.HTML)
        return answer(request, client["index.html"], "no-cache")

    @get("/", include_in_schema=False, sync_to_thread=False)
    def start(request: Request[Any, Any, State]) -> Response[Any]:
        return first_page(request)

    @get("/t/{code:str}", include_in_schema=False)
    async def invitation(request: Request[Any, Any, State], code: FromPath[str]) -> Response[Any]:
        told = await preview(request, code) if client else ""
        if not told:
            return first_page(request)
        page = client["index.html"].plain.replace(b"</title>", b"</title>" + told.encode(), 1)
        return answer(request, ClientFile(MEDIA_TYPES[".html"], page, b""), "no-cache")

    @get("/static/{name:path}", include_in_schema=False, sync_to_thread=False)
    def static(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
        file = client.get(name.lstrip("/"))
        if file is None:
            raise Refused("no-such-page", 404)
        # File names contain hashes, so they can be cached forever.
        return answer(request, file, "public, max-age=31536000, immutable")

    return [start, invitation, picture, static]
