"""How strong the bots are here; docs/strength.md has what each level scored against the one below."""

from __future__ import annotations

from importlib.resources import files

from spinney.core.levels import LookAhead, SearchSettings, Strength, Think
from spinney.core.weights import Learned
from spinney.games.arboretum.features import ArboretumFeatures

SEARCH = SearchSettings(exploration=0.4, width=2, growth=0.25, turns=4, worlds=6)
LEARNED = Learned(
    features=ArboretumFeatures(),
    search=SearchSettings(exploration=0.4, width=2, growth=0.25, turns=0, worlds=6),
    folder=files(__package__) / "weights",
)
LEVELS: dict[str, Strength] = {
    "seedling": LookAhead(doubt=1.5),
    "sapling": LookAhead(doubt=1.0),
    "gardener": LookAhead(doubt=0.5),
    "ranger": LookAhead(),
    "forester": Think(iterations=360),
    "elder": Think(iterations=8000),
    "dryad": Think(iterations=16_000, learned=True),
}
LEVELS_AT: dict[int, dict[str, Strength]] = {
    3: {"gardener": LookAhead(doubt=0.65), "sapling": LookAhead(doubt=1.1), "forester": Think(iterations=150)},
    4: {"gardener": LookAhead(doubt=0.7), "sapling": LookAhead(doubt=1.1)},
}
