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
        self._fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now

    @property
    def full(self) -> bool:
        """Whether it is as good as a new one."""
        self._fill()
        return self.tokens >= self.most


class Buckets:
    """One bucket per key, the full ones forgotten."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self.rate, self.most, self.kept = rate, most, kept
        self._buckets: dict[str, Bucket] = {}
        self._look_at = kept
        """With this many buckets it is time to drop the full ones."""

    def take(self, key: str) -> bool:
        if self.rate == 0:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._look_at:
                self._forget_full_ones()
            bucket = self._buckets[key] = Bucket(self.rate, self.most)
        return bucket.take()

    def _forget_full_ones(self) -> None:
        """Nobody who has used up a limit gets it back because others come. Buckets fill within seconds, so there are
        never many more than are in use; where there are, they are not all looked at for each new one."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        self._look_at = max(self.kept, 2 * len(self._buckets))
