"""Diamant (Diamantes): push your luck together in a cave."""
