"""Pebbles, a game for Bocamina in a package of its own."""
