"""What a finished game has to tell, from its record: turns of fate, titles and a curve."""
