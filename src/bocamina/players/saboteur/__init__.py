"""Bots that play Saboteur."""
