"""Repeatable randomness for bots: the same numbers compiled and plain."""

from __future__ import annotations

import hashlib
from collections import Counter

from bocamina.core.rng import Rng


def xorshift128(words: list[int]) -> int:
    """Marsaglia's recurrence, as published, on a list of four words."""
    t = (words[0] ^ (words[0] << 11)) % 2**32
    words[:] = [*words[1:], words[3] ^ (words[3] >> 19) ^ t ^ (t >> 8)]
    return words[3]


def test_the_numbers_are_those_of_the_published_recurrence() -> None:
    digest = hashlib.sha256(b"lamp").digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)]
    words[0] |= 1
    rng = Rng("lamp")
    assert [int(rng.word()) for _ in range(100)] == [xorshift128(words) for _ in range(100)]


def test_all_numbers_are_equally_likely() -> None:
    rng = Rng(1)
    found = Counter(int(rng.below(5)) for _ in range(10_000))
    assert set(found) == set(range(5))
    assert all(abs(count - 2000) < 200 for count in found.values())


def test_weights_count() -> None:
    rng = Rng(2)
    found = Counter(int(rng.weighted([0, 1, 3])) for _ in range(8000))
    assert found[0] == 0
    assert abs(found[1] - 2000) < 200


def test_a_shuffle_reaches_every_order() -> None:
    rng = Rng(3)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        things = ["a", "b", "c"]
        rng.shuffle(things)
        orders["".join(things)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_chances_lie_between_nought_and_one() -> None:
    rng = Rng(4)
    drawn = [rng.chance() for _ in range(2000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
