"""The search for puzzles in games of bots."""
