"""Sockets to which the application writes its messages itself."""

from __future__ import annotations

from struct import pack
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION: Final = "bocamina.frames"  # where a scope has its FrameSocket
WHOLE_TEXT: Final = 0x81  # a frame that is a whole message of text


def head(size: int) -> bytes:
    """Return what goes before so many bytes of text to make a frame of them: RFC 6455, 5.2."""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    if size < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, size)
    return pack("!BBQ", WHOLE_TEXT, 127, size)


class FrameSocket(WebSocketsSansIOProtocol):
    """Takes frames without waiting: to make them and wait costs more than to send them."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application that it may write frames."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def write(self, frames: bytes) -> int:
        """Send frames, unless the socket is closing; return how many bytes wait for the client."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(frames)
        return self.transport.get_write_buffer_size()
