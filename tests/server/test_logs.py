"""What logs tell: enough to find a table, nothing that opens it."""

from __future__ import annotations

import json
import logging
import sys
from typing import TYPE_CHECKING

import pytest

from bocamina.server.logs import JsonFormatter, TextFormatter
from bocamina.server.tables.seats import Mint, label_of
from tests.server.sites import ServerProcess, Site

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("formatter", [JsonFormatter(), TextFormatter()])
def test_no_line_holds_what_opens_a_table(formatter: logging.Formatter) -> None:
    name = Mint().table()
    try:
        raise ValueError(f"table {name} failed")
    except ValueError:
        record = logging.makeLogRecord(
            {
                "msg": "a request for %s failed",
                "args": (name,),
                "exc_info": sys.exc_info(),
                "table": name,
                "path": f"/api/tables/{name}/seats",
                "page": "/t/ABCDEFG",
            }
        )
    line = formatter.format(record)
    assert name not in line
    assert "ABCDEFG" not in line
    assert line.count(label_of(name)) == 4
    if isinstance(formatter, JsonFormatter):
        assert json.loads(line)["table"] == label_of(name)


@pytest.mark.anyio
async def test_a_servers_log_names_tables_by_label(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, log_level="info") as server:
        server.start()
        site = Site(server.address)
        host = await site.create(name="Ana")
        await site.close()
        server.stop()
        log = server.log()
    assert host.table not in log
    assert host.facts["code"] not in log
    assert f"table={label_of(host.table)}" in log
