"""Advice for a seat: what each legal move is worth, how sure that is, and why."""
