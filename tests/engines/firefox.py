"""Firefox, driven over WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import base64
import itertools
import json
import re
import shutil
import subprocess
import tempfile
import time
from typing import TYPE_CHECKING, Any, Final, Self

from websockets.sync.client import connect

if TYPE_CHECKING:
    from pathlib import Path

NAMES: Final = ("firefox-esr", "firefox")
PATIENCE: Final = 60.0


class FirefoxPage:
    """One window of Firefox, of a given size."""

    name = "firefox"

    @staticmethod
    def find() -> str:
        """Return where Firefox is, if it is there."""
        return next((found for name in NAMES if (found := shutil.which(name))), "")

    def __init__(self, width: int, height: int) -> None:
        self.profile = tempfile.TemporaryDirectory(prefix="bocamina-firefox-")
        self.process = subprocess.Popen(
            [
                *(self.find(), "--headless", "--no-remote", "--profile", self.profile.name),
                *("--remote-debugging-port", "0", f"--width={width}", f"--height={height}"),
            ],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        self.socket = connect(f"{self._address()}/session", max_size=None, open_timeout=PATIENCE)
        self.numbers = itertools.count(1)
        self._ask("session.new", capabilities={})
        tree = self._ask("browsingContext.getTree")
        self.context = tree["contexts"][0]["context"]
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self.context, viewport=size)

    def _address(self) -> str:
        """Wait until it says where it listens."""
        assert self.process.stderr is not None
        deadline = time.monotonic() + PATIENCE
        for line in self.process.stderr:
            if found := re.search(r"ws://\S+", line):
                return found[0].rstrip("/")
            assert time.monotonic() < deadline, "Firefox does not say where it listens"
        raise AssertionError("expected Firefox to listen, got its end")

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        """Go to a page."""
        self._ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, function: str, argument: Any = None) -> Any:
        """Call a function of JavaScript with plain data, and return plain data."""
        expression = f"JSON.stringify(({function})({json.dumps(argument)}) ?? null)"
        target = {"context": self.context}
        told = self._ask(
            "script.evaluate", expression=expression, target=target, awaitPromise=False
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def picture(self, file: Path) -> None:
        """Keep what is seen."""
        told = self._ask("browsingContext.captureScreenshot", context=self.context)
        file.write_bytes(base64.b64decode(told["data"]))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.profile.cleanup()
