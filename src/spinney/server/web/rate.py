"""How much one visitor may ask for: a bucket of tokens that fills again."""

from __future__ import annotations

import time


class Bucket:
    """`most` at once, `rate` a second after that."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.tokens = most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed; a rate of 0 allows everything."""
        if self.rate == 0:
            return True
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket per key, the full ones forgotten."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self.rate, self.most, self.kept = rate, most, kept
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.kept:
                self._buckets.clear()
            bucket = self._buckets[key] = Bucket(self.rate, self.most)
        return bucket.take()
