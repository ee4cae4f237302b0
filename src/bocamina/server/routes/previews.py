"""Link previews of tables: meta tags and a picture."""

from __future__ import annotations

import logging
from html import escape
from typing import TYPE_CHECKING, Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from bocamina.core.errors import BocaminaError
from bocamina.drawing.poster import WIDE, Bill
from bocamina.drawing.retelling import Retold
from bocamina.language import LANGUAGES
from bocamina.parts import has_part
from bocamina.server.access import CUSTOMER, address_of
from bocamina.server.pictures import KINDS, bill_of, name_of, with_story
from bocamina.server.problems import Refused
from bocamina.server.routes.tables import AnyHttpRequest
from bocamina.server.tables.seats import normal_code

if TYPE_CHECKING:
    from bocamina.server.front_desk import FrontDesk

log = logging.getLogger(__name__)

LOCALES: Final = {"en": "en_US", "es": "es_ES"}


async def bill_for(
    request: AnyHttpRequest, code: str, language: str, *, told: bool = False
) -> Bill:
    """Return the public facts of a code's table; if a game is over, with its story."""
    desk: FrontDesk = request.app.state.desk
    now = desk.house.clock.monotonic()
    if not desk.previews.allows(address_of(request.scope, CUSTOMER), now):
        raise Refused("too-fast", 429)
    table = await desk.house.journal.find(normal_code(code))
    if table is None:
        raise Refused("no-such-table", 404)
    live = await desk.house.find(table)
    bill = bill_of(live.table, language)
    return await with_story(bill, live) if told else bill


async def preview(request: AnyHttpRequest, code: str) -> str:
    """Return the meta tags of a table's page; nothing if that fails.

    Link previews request the picture next, so rendering starts here.
    """
    wanted = request.query_params.get("l", "")
    language = wanted if wanted in LANGUAGES else "en"
    try:
        bill = await bill_for(request, code, language)
    except BocaminaError as error:
        log.debug("a link stays bare: %s", error)
        return ""
    desk: FrontDesk = request.app.state.desk
    settings = desk.house.settings
    base = (settings.public_url or str(request.base_url)).rstrip("/")
    name = name_of(bill, "jpg")
    if has_part("pictures") and may_make(request, name):
        desk.house.soon(desk.gallery.get(bill, "jpg"))
    address = f"{base}/pictures/{normal_code(code)}/{name}"
    # Some previews fetch this address again, and should get the same language.
    return tags(bill, f"{base}/t/{normal_code(code)}?l={language}", address)


def tags(bill: Bill, page: str, picture: str) -> str:
    """Return the Open Graph meta elements (https://ogp.me)."""
    told = {
        "og:site_name": "Bocamina",
        "og:type": "website",
        "og:url": page,
        "og:locale": LOCALES[bill.language],
        "og:title": f"{bill.look.title(bill.game)}: {bill.title}",
        "og:description": bill.summary,
    }
    if has_part("pictures"):
        width, height = WIDE
        told |= {
            "og:image": picture,
            "og:image:type": KINDS["jpg"],
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": bill.words(Retold()),
            "twitter:card": "summary_large_image",
        }
    return "".join(
        f'<meta {"name" if key.startswith("twitter") else "property"}="{key}"'
        f' content="{escape(value)}" />'
        for key, value in told.items()
    )


def may_make(request: AnyHttpRequest, name: str) -> bool:
    """Tell whether a picture is cached, or may be rendered for this address."""
    desk: FrontDesk = request.app.state.desk
    if desk.gallery.has(name):
        return True
    now = desk.house.clock.monotonic()
    if desk.gallery.is_busy():
        return False
    return desk.pictures.allows(address_of(request.scope, CUSTOMER), now)


@get("/pictures/{code:str}/{name:str}", include_in_schema=False)
async def picture(
    request: AnyHttpRequest, code: FromPath[str], name: FromPath[str]
) -> Response[Any]:
    """Send a picture of a table; another name than the newest one's leads to that."""
    _, _, rest = name.partition(".")
    language, _, kind = rest.partition(".")
    if language not in LANGUAGES or kind not in KINDS or not has_part("pictures"):
        raise Refused("no-such-page", 404)
    bill = await bill_for(request, code, language, told=kind == "png")
    newest = name_of(bill, kind)
    desk: FrontDesk = request.app.state.desk
    if name != newest:
        base = desk.house.settings.base
        path = f"{base}/pictures/{normal_code(code)}/{newest}"
        return Redirect(path, status_code=302, headers={"cache-control": "no-cache"})
    if not may_make(request, name):
        raise Refused("too-fast", 429)
    made = await desk.gallery.get(bill, kind)
    # Its name is a hash of its content, so it can be cached.
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(made, media_type=KINDS[kind], headers=headers)
