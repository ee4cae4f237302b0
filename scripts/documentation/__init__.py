"""The documentation site: docs/ and the docstrings of the sources, as pages that need no server."""
