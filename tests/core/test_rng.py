"""Both random number generators."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from spinney.core.packed import packed
from spinney.core.rng import QuickRng, Rng, SealedRng


def words(rng: QuickRng, count: int) -> list[int]:
    return [rng.word() for _ in range(count)]


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """The generator written again, with numbers that cannot overflow."""
    found = []
    for _ in range(count):
        fresh = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ (b >> 9), (c * 9) % 2**32
        c = (((c << 21) % 2**32) + (c >> 11) + fresh) % 2**32
        found.append(fresh)
    return found


def test_quick_rng_is_sfc32() -> None:
    seed, stream = 0x1234_5678_9ABC_DEF, 77
    expected = sfc32(seed % 2**32, seed >> 32, stream, 1, 15 + 100)[15:]
    assert words(QuickRng(seed, stream), 100) == expected


def test_streams_of_a_seed_differ() -> None:
    assert len({tuple(words(QuickRng(5, stream), 4)) for stream in range(1000)}) == 1000


def test_sealed_rng_follows_its_description() -> None:
    seed = bytes(range(32))
    stream = b"".join(hmac.new(seed, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(4))
    expected = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    rng = SealedRng(seed)
    assert [rng.word() for _ in expected] == expected


def test_sealed_rng_skips_words_of_the_incomplete_last_block() -> None:
    """With n just above half of all words, nearly every second one is skipped; none is folded back."""
    n = 2**31 + 1
    plain, rng = SealedRng(b"s" * 32), SealedRng(b"s" * 32)
    kept = [word for word in (plain.word() for _ in range(200)) if word < n]
    assert 60 < len(kept) < 140
    assert [rng.below(n) for _ in kept] == kept


def test_a_sealed_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedRng(b"short")


@pytest.mark.parametrize("rng", [QuickRng(1), SealedRng(b"\7" * 32)], ids=["quick", "sealed"])
def test_every_order_is_as_likely(rng: Rng) -> None:
    """Chi-square over the 24 orders of four cards, 23 degrees of freedom: 49.7 is the one-in-a-thousand mark."""
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = packed([0, 1, 2, 3])
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.7


def test_unit_is_below_one() -> None:
    rng = QuickRng(3)
    assert all(0 <= rng.unit() < 1 for _ in range(1000))
