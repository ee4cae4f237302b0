"""`bocamina mcp`: the games as tools for a language model."""

from __future__ import annotations

import typer

from bocamina.commands.words import say
from bocamina.parts import needing

app = typer.Typer()


@app.command(help=say("cli-mcp"))
def mcp() -> None:
    """Serve the games as tools of the Model Context Protocol, over standard input and output."""
    with needing("mcp"):
        from bocamina.assistants.tools import make_server  # takes more than a second to import
    make_server().run(transport="stdio")
