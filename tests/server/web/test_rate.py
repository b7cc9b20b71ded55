"""Buckets: what is used up stays used up, however many others come."""

from __future__ import annotations

from spinney.server.web.rate import Buckets


def test_more_keys_than_are_kept_give_nobody_a_fresh_limit() -> None:
    buckets = Buckets(rate=1e-6, most=2, kept=10)
    assert [buckets.take("greedy") for _ in range(3)] == [True, True, False]
    for number in range(100):
        assert buckets.take(f"other {number}")
        assert not buckets.take("greedy")


def test_full_buckets_are_forgotten() -> None:
    """At such a rate a bucket is full again at once."""
    buckets = Buckets(rate=1e12, most=2, kept=10)
    for number in range(100):
        assert buckets.take(f"other {number}")
    assert len(buckets._buckets) <= 10


def test_without_a_limit_nobody_is_remembered() -> None:
    buckets = Buckets(rate=0, most=1)
    assert all(buckets.take("anybody") for _ in range(9))
    assert not buckets._buckets
