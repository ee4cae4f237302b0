"""The laboratory: what is measured about engines and players."""
