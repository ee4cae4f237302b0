"""Puzzles found in games of bots: what they are, how answers are judged and solutions checked."""
