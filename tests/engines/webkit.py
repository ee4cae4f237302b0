"""WebKit, driven over WebDriver, on a screen of its own that nobody sees."""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, Final, Self

import httpx

from tests.ports import free_port

PATIENCE: Final = 60.0
LIBRARIES: Final = ("/usr/lib", "/usr/libexec", "/usr/lib64")


class WebKitPage:
    """One window of WebKitGTK's small browser."""

    name = "webkit"

    @staticmethod
    def find() -> str:
        """Return where the small browser is, if all that is needed is there."""
        if not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
            return ""
        found = [each for place in LIBRARIES for each in Path(place).glob("**/MiniBrowser")]
        return str(found[0]) if found else ""

    def __init__(self, width: int, height: int) -> None:
        read, write = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24"],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        port = free_port()
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env={**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self._wait_until_ready()
        browser = {"binary": self.find(), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}}
        told = self._ask("POST", "/session", wanted)
        self.session = f"/session/{told['sessionId']}"
        self._ask("POST", f"{self.session}/window/rect", {"width": width, "height": height})

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.client.get("/status")
            except httpx.HTTPError:
                assert time.monotonic() < deadline, "WebKit's driver does not answer"
                time.sleep(0.1)
            else:
                return

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        """Go to a page."""
        self._ask("POST", f"{self.session}/url", {"url": address})

    def run(self, function: str, argument: Any = None) -> Any:
        """Call a function of JavaScript with plain data, and return plain data."""
        script = f"return ({function})(arguments[0]) ?? null"
        path = f"{self.session}/execute/sync"
        return self._ask("POST", path, {"script": script, "args": [argument]})

    def picture(self, file: Path) -> None:
        """Keep what is seen."""
        file.write_bytes(base64.b64decode(self._ask("GET", f"{self.session}/screenshot")))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ask("DELETE", self.session)
        self.client.close()
        for process in (self.driver, self.screen):
            process.terminate()
            process.wait(PATIENCE)
