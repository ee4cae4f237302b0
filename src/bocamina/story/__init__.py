"""The story of a finished game, from its record: turns of fate, titles and a curve."""
