"""Rate limits, with a clock that the test sets."""

from __future__ import annotations

import pytest

from spinney.server.web.rate import Bucket, Buckets


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("spinney.server.web.rate.time.monotonic", clock)
    return clock


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_is_full_at_first_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, most=5.0)
    assert taken(bucket, 10) == 5
    clock.now += 0.4
    assert taken(bucket, 10) == 0, "less than one token has come back"
    clock.now += 1.2
    assert taken(bucket, 10) == 3
    clock.now += 1e6
    assert taken(bucket, 10) == 5, "never more than it holds"


def test_a_rate_of_0_allows_everything(clock: Clock) -> None:
    assert taken(Bucket(rate=0.0, most=1.0), 1000) == 1000


def test_each_visitor_has_a_bucket(clock: Clock) -> None:
    buckets = Buckets(rate=1.0, most=2.0)
    assert [buckets.take("olena") for _ in range(3)] == [True, True, False]
    assert buckets.take("marco")


def test_memory_does_not_grow_with_the_number_of_visitors(clock: Clock) -> None:
    buckets = Buckets(rate=1.0, most=2.0, kept=10)
    for number in range(100):
        assert buckets.take(f"visitor {number}")
        clock.now += 10
    assert len(buckets._buckets) <= 10


def test_an_empty_bucket_is_not_forgotten(clock: Clock) -> None:
    """A client must not be able to reset its limit by using many names."""
    buckets = Buckets(rate=1.0, most=2.0, kept=3)
    assert [buckets.take("eve") for _ in range(3)] == [True, True, False]
    for number in range(3):
        buckets.take(f"visitor {number}")
    assert not buckets.take("eve")


def test_more_keys_than_are_kept_give_nobody_a_fresh_limit() -> None:
    buckets = Buckets(rate=1e-6, most=2, kept=10)
    assert [buckets.take("greedy") for _ in range(3)] == [True, True, False]
    for number in range(100):
        assert buckets.take(f"other {number}")
        assert not buckets.take("greedy")


def test_without_a_limit_nobody_is_remembered() -> None:
    buckets = Buckets(rate=0, most=1)
    assert all(buckets.take("anybody") for _ in range(9))
    assert not buckets._buckets
