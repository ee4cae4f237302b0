"""Resources that the server opens at startup and closes at shutdown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType


class Resource(AbstractAsyncContextManager["Resource"], ABC):
    """An async context manager with `open` and `close`."""

    @abstractmethod
    async def open(self) -> None:
        """Acquire the resource."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, and release the resource."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
