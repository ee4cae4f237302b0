"""The 404 page for browsers: HTML in both languages, not JSON."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType

from bocamina.drawing.palette import ART

# Its colours are the client's, by day and by lamplight; it must work without a built client.
LOST_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>404 · Bocamina</title>
<style>
{palette}
:root {{ color-scheme: light dark }}
body {{ margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 1rem;
  padding: 1rem; box-sizing: border-box; background: var(--night); color: var(--text);
  font: 1.05rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif }}
h1, h2 {{ margin: 0; line-height: 1.2;
  font-family: "Iowan Old Style", Palatino, "Palatino Linotype", Georgia, serif }}
section {{ max-width: 34rem; padding: 1.25rem; border-radius: .9rem; background: var(--rock) }}
p {{ margin: .5rem 0 1rem }}
a {{ color: var(--lamp) }}
nav {{ display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem }}
nav a {{ display: inline-flex; align-items: center; min-height: 2.75rem }}
nav a:first-child {{ padding: 0 1rem; border-radius: .6rem; background: var(--lamp);
  color: var(--on-lamp); font-weight: 600; text-decoration: none }}
:focus-visible {{ outline: 3px solid var(--lamp); outline-offset: 2px }}
</style>
</head>
<body>
<main>
{sections}
</main>
</body>
</html>
"""
SECTIONS = {
    "en": """<section lang="en">
<{heading}>This gallery leads nowhere</{heading}>
<p>There is no page at this address. The link may be mistyped, or the table may be gone.</p>
<nav aria-label="Where to go"><a href="{base}/">To the games</a>
<a href="{base}/docs/">Documentation</a></nav>
</section>""",
    "es": """<section lang="es">
<{heading}>Esta galería no lleva a ninguna parte</{heading}>
<p>No hay ninguna página en esta dirección. Puede que el enlace tenga una errata, o que la mesa
ya no exista.</p>
<nav aria-label="Adónde ir"><a href="{base}/">A los juegos</a>
<a href="{base}/docs/es/">Documentación</a></nav>
</section>""",
}


def is_lost(request: Request[Any, Any, State], status: int) -> bool:
    """Tell whether a browser requested a page that does not exist."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return status == 404 and wants_page and request.scope["path"].split("/")[1] != "api"


def lost_page(request: Request[Any, Any, State]) -> Response[str]:
    """Return the 404 page, the reader's language first."""
    spoken = request.headers.get("accept-language", "").lower()
    first, second = ("es", "en") if spoken.startswith("es") else ("en", "es")
    base = request.app.state.desk.house.settings.base
    sections = [
        SECTIONS[first].format(heading="h1", base=base),
        SECTIONS[second].format(heading="h2", base=base),
    ]
    page = LOST_PAGE.replace('<html lang="en">', f'<html lang="{first}">')
    headers = {"vary": "accept, accept-language"}
    palette = ART.joinpath("palette.css").read_text("utf-8")
    body = page.format(palette=palette, sections="\n<br>\n".join(sections))
    return Response(body, status_code=404, media_type=MediaType.HTML, headers=headers)
