"""A server under a path of its site, such as https://example.org/games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bocamina.server.guard import App, Receive, Send


def below(base: str, app: App) -> App:
    """Return an application that also answers under a path, for proxies that do not strip it."""
    if not base:
        return app

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == base and scope["type"] == "http":
            # Without the slash, the page's relative links would leave its folder.
            location = (b"location", f"{base}/".encode())
            await send({"type": "http.response.start", "status": 308, "headers": [location]})
            await send({"type": "http.response.body"})
            return
        if path.startswith(f"{base}/"):
            inner = path.removeprefix(base)
            scope = {**scope, "path": inner, "raw_path": inner.encode()}
        await app(scope, receive, send)

    return serve
