"""Pages for browsers: the client where it is built, else a word on where things are."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.enums import MediaType
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

START_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bocamina</title>
<style>
body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto }
</style>
<h1>Bocamina</h1>
<p lang="en">The server is running. Programs find the interface at
<a href="/api/openapi.json">/api/openapi.json</a> and the games at
<a href="/api/games">/api/games</a>; the browser client is not part of this build.</p>
<p lang="es">El servidor está en marcha. La interfaz para programas está en
<a href="/api/openapi.json">/api/openapi.json</a> y los juegos en
<a href="/api/games">/api/games</a>; este paquete no incluye el cliente para el navegador.</p>
</html>
"""


def client_folder() -> Path | None:
    """Return where the built client is, if it is."""
    folder = Path(str(files("bocamina"))) / "web" / "dist"
    return folder if (folder / "index.html").is_file() else None


def pages() -> list[ControllerRouterHandler]:
    """Return the routes of pages."""
    folder = client_folder()

    @get(["/", "/t/{code:str}"], include_in_schema=False, sync_to_thread=False)
    def start() -> Response[str] | File:
        if folder is None:
            return Response(START_PAGE, media_type=MediaType.HTML)
        return File(
            folder / "index.html", content_disposition_type="inline", media_type="text/html"
        )

    routes: list[ControllerRouterHandler] = [start]
    if folder is not None:
        assets = create_static_files_router(
            "/static", directories=[folder], include_in_schema=False, name="static"
        )
        routes.append(assets)
    return routes
