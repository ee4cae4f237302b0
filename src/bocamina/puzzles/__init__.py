"""Puzzles found in games of bots: their format, how answers are judged and solutions checked."""
