"""Saboteur (Saboteador): diggers and secret saboteurs in one mine."""
