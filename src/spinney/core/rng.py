"""Sources of randomness.

Every deck is shuffled when a game is set up, so `Rules.setup` asks for random numbers and no other part of the rules
does. There are three sources:

`SealedRng`    for tables between people: an HMAC-SHA-256 stream over a secret 32-byte seed, with rejection sampling.
               Nobody can work the deck out from the cards seen; anybody can recompute it once the seed is shown.
`QuickRng`     for simulation, search and playouts: a small fast generator (sfc32), the same on every platform,
               compiled or not. It is not secret: its numbers can be predicted from enough earlier ones.
`ScriptedRng`  for programs that choose every number themselves: game trees with chance nodes.
"""

from __future__ import annotations

import hmac
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from spinney.core.arrays import vec

SEED_BYTES: Final = 32
WORD: Final = 0xFFFFFFFF


class Rng(ABC):
    """A source of randomness."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""

    def shuffle(self, items: vec[i64]) -> None:
        """Fisher-Yates from the last place down: place i swaps with place `below(i + 1)`."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


class QuickRng(Rng):
    """The generator sfc32 by Chris Doty-Humphrey: three words of state and a counter, all of 32 bits.

    `stream` gives independent sequences for one seed: game number 7 of a simulation is the same game
    whatever was played before it and by however many workers.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = stream & 0xFFFFFFFF
        self.counter: i64 = ((stream >> 32) + 1) & 0xFFFFFFFF
        i: i64 = 0
        while i < 15:
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        fresh = (self.a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) | (c >> 11)) & 0xFFFFFFFF) + fresh) & 0xFFFFFFFF
        return fresh

    def below(self, n: i64) -> i64:
        # Multiply and shift: biased by less than n / 2^32, which no simulation notices.
        return (self.word() * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to but not including 1."""
        return float(self.word()) / 4294967296.0


class SealedRng(Rng):
    """The stream of big-endian 32-bit words of HMAC-SHA-256(seed, n) for n = 0, 1, 2 ... as eight bytes, big-endian.

    `below(n)` takes the next word, skipping words in the incomplete last block of n (so that all results are equally
    likely), and returns it modulo n.
    """

    __slots__ = ("seed", "block", "words", "used")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.seed: Final = seed
        self.block: i64 = 0
        self.words: bytes = b""
        self.used: i64 = 0

    def word(self) -> i64:
        if self.used == len(self.words):
            self.words = hmac.digest(self.seed, int(self.block).to_bytes(8, "big"), "sha256")
            self.block += 1
            self.used = 0
        start = int(self.used)
        self.used += 4
        return int.from_bytes(self.words[start : start + 4], "big")

    def below(self, n: i64) -> i64:
        whole: i64 = (WORD + 1) // n * n
        word = self.word()
        while word >= whole:
            word = self.word()
        return word % n


class ScriptedRng(Rng):
    """Returns the given numbers, and then always 0; `asked` has the n of every `below(n)` so far."""

    __slots__ = ("answers", "asked")

    def __init__(self, answers: list[int]) -> None:
        self.answers: Final = answers
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        place = len(self.asked)
        self.asked.append(int(n))
        return self.answers[place] if place < len(self.answers) else 0
