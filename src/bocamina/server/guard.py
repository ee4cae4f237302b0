"""Middleware for every request: limits, the origin check, and security headers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import BocaminaError
from bocamina.server import messages as wire
from bocamina.server.access import SAFE_METHODS, address_of, headers_of, is_own_host, is_own_origin
from bocamina.server.limits import Limit
from bocamina.server.problems import Refused, problem_of, status_of
from bocamina.server.sockets import refuse

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from bocamina.server.house import House

    Receive = Callable[[], Awaitable[Any]]
    Send = Callable[[Any], Coroutine[Any, Any, None]]
    App = Callable[[Any, Receive, Send], Awaitable[None]]

# Only this server's own files; inline styles are needed to draw boards.
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
    " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
)
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
NO_STORE: Final = (b"cache-control", b"no-store")
BURST_SECONDS: Final = 5.0
# A page loads some seventy small files, and a whole household shares one address.
FILES: Final = "/static/"
FILES_PER_REQUEST: Final = 10.0
JSON: Final = "application/json"


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, house: House) -> None:
        self.app = app
        self.house = house
        rate = house.settings.requests_per_second
        self.requests, self.files = (
            Limit(rate * times, max(1.0, rate * times * BURST_SECONDS))
            for times in (1.0, FILES_PER_REQUEST)
        )
        self.headers = [*HEADERS, *([SECURE] if house.settings.is_secure else [])]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Check a request, then hand it on."""
        if scope["type"] == "websocket":
            try:
                self.check(scope, headers_of(scope))
            except BocaminaError as error:
                await receive()
                await refuse(send, error)
                return
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        no_store = scope["path"].startswith("/api/")
        # Monitors and link previews use HEAD: the answer to GET, without the body.
        is_head = scope["method"] == "HEAD"

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.house.metrics.http.add(str(message["status"]))
                headers = list(message.get("headers", []))
                named = {name.lower() for name, _ in headers}
                headers += [header for header in self.headers if header[0] not in named]
                if no_store and NO_STORE[0] not in named:
                    headers.append(NO_STORE)
                message = {**message, "headers": headers}
            elif is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            headers = headers_of(scope)
            self.check(scope, headers)
        except BocaminaError as error:
            await answer(send_guarded, error)
            return
        await self.app({**scope, "method": "GET"} if is_head else scope, receive, send_guarded)

    def check(self, scope: Any, headers: dict[str, str]) -> None:
        """Refuse clients that are kept out, then requests too frequent, too large or cross-site."""
        # From here on the client behind a proxy is known.
        if self.house.doorkeeper.keeps_out(scope):
            raise Refused("kept-out", 403)
        limit = self.files if scope["path"].startswith(FILES) else self.requests
        if not limit.allows(address_of(scope), self.house.clock.monotonic()):
            raise Refused("too-fast", 429)
        if not is_own_host(headers.get("host"), self.house.settings):
            raise Refused("wrong-host", 421, got=headers["host"][:60])
        if scope["type"] == "http":
            self.check_body(scope["method"], headers)

    def check_body(self, method: str, headers: dict[str, str]) -> None:
        """Refuse bodies that are too large, cross-site or of an unknown kind."""
        length, largest = headers.get("content-length", "0"), self.house.settings.largest_message
        if not (length.isascii() and length.isdigit()) or int(length) > largest:
            raise Refused("unreadable", 413, largest=largest)
        if method in SAFE_METHODS:
            return
        if not is_own_origin(headers, self.house.settings):
            raise Refused("wrong-origin", 403)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if (int(length) or "transfer-encoding" in headers) and kind != JSON:
            raise Refused("unreadable", 415, field="content-type", expected=JSON, got=kind[:60])


async def answer(send: Send, error: BocaminaError) -> None:
    """Answer with a problem."""
    body = wire.encode(problem_of(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status_of(error) == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
