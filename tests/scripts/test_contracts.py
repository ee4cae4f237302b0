"""The contract that keeps other people's packages out of the engine."""

from __future__ import annotations

from grimp import ImportGraph

from scripts.contracts import StandardLibraryOnly


def strangers(*imports: tuple[str, str]) -> list[str]:
    """Return what the contract says of an engine with these imports."""
    graph = ImportGraph()
    graph.add_module("bocamina.core")
    graph.add_module("bocamina.core.dealer")
    for importer, imported in imports:
        if not imported.startswith("bocamina"):
            graph.add_module(imported, is_squashed=True)
        graph.add_import(importer=importer, imported=imported)
    contract = StandardLibraryOnly(
        name="The engine needs the standard library alone",
        session_options={"root_packages": ["bocamina"]},
        contract_options={"packages": ["bocamina.core"], "allowed": ["mypy_extensions"]},
    )
    check = contract.check(graph, verbose=False)
    found: list[str] = check.metadata["strangers"]
    assert check.kept is not bool(found)
    return found


def test_the_standard_library_the_engine_itself_and_what_is_allowed_are_welcome() -> None:
    assert not strangers(
        ("bocamina.core", "bocamina.core.dealer"),
        ("bocamina.core.dealer", "hashlib"),
        ("bocamina.core.dealer", "mypy_extensions"),
    )


def test_a_stranger_is_named_with_whoever_imports_it() -> None:
    assert strangers(("bocamina.core.dealer", "numpy"), ("bocamina.core", "rich")) == [
        "bocamina.core imports rich",
        "bocamina.core.dealer imports numpy",
    ]
