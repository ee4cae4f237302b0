"""What the server opens before it serves and closes in the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType


class Resource(AbstractAsyncContextManager["Resource"], ABC):
    """Something that is open within `async with`."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

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
