"""How fast this machine runs a fixed piece of plain Python: the unit in which speeds are stated."""

from __future__ import annotations

import time


def units(count: int) -> int:
    """Run `count` steps of a small board-like workload: a xorshift, a read, a write, a branch."""
    board = [0] * 64
    seed, hits = 2463534242, 0
    for _ in range(count):
        seed ^= (seed << 13) & 0xFFFFFFFF
        seed ^= seed >> 17
        seed ^= (seed << 5) & 0xFFFFFFFF
        cell = seed & 63
        if board[cell] & 1:
            hits += 1
        board[cell] += 1
    return hits


def yardstick(repeats: int = 5, count: int = 200_000) -> float:
    """Return the best of some runs, in units per CPU second."""
    best = 0.0
    for _ in range(repeats):
        start = time.process_time()
        units(count)
        best = max(best, count / (time.process_time() - start))
    return best
