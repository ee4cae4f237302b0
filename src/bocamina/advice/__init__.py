"""Advice for a seat: the worth of each legal move, how certain that is, and why."""
