"""Looks for puzzles in games of bots."""
