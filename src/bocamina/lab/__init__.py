"""The laboratory: measurements of engines and players."""
