"""The notebook among the examples runs from its first cell to its last, and draws its plots."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]


def test_the_notebook_draws_three_plots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOCAMINA_NOTEBOOK_GAMES", "24")
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    for variable in ("IPYTHONDIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(variable, str(tmp_path))
    known = [str(Path(path).resolve()) for path in sys.path if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(known))
    text = (ROOT / "examples/ten_thousand_games.ipynb").read_text("utf-8")
    notebook = nbformat.reads(text, as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}})
    client.execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    for kind, many in (("image/png", 3), ("image/svg+xml", 1)):
        assert sum(kind in output.get("data", {}) for output in outputs) == many
    told = [output.text for output in outputs if output.output_type == "stream"]
    assert not [text for text in told if "Warning" in text]
