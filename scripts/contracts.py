"""The import contract that import-linter does not bring itself."""

from __future__ import annotations

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """A contract by which packages import themselves, each other and the standard library."""

    type_name = "standard_library_only"

    packages: Any = fields.ListField(subfield=fields.StringField())
    allowed: Any = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find everything outside the project that the packages import."""
        strangers = [
            f"{importer} imports {imported}"
            for package in self.packages
            if package in graph.modules
            for importer in sorted({package, *graph.find_descendants(package)})
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if graph.is_module_squashed(imported)
            and imported.partition(".")[0] not in {*sys.stdlib_module_names, *self.allowed}
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the imports that break the contract."""
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger)
