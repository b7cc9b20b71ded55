"""Chooses uniformly among the legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.core.bot import Answer, Bot
from spinney.core.rng import QuickRng
from spinney.core.view import View


class RandomBot(Bot):
    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        return Answer(legal[rng.below(len(legal))])
