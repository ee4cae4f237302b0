"""Players of Diamant, and the exact solver of one expedition."""
