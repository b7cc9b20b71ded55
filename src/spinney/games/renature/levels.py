"""How strong the bots are here; docs/strength.md has what each level scored against the one below."""

from __future__ import annotations

from importlib.resources import files

from spinney.core.levels import LookAhead, SearchSettings, Strength, Think
from spinney.core.weights import Learned
from spinney.games.renature.features import RenatureFeatures

SEARCH = SearchSettings(exploration=0.1, width=2, growth=0.4, turns=1, worlds=0)
LEARNED = Learned(
    features=RenatureFeatures(),
    search=SearchSettings(exploration=0.05, width=2, growth=0.4, turns=1, worlds=0),
    folder=files(__package__) / "weights",
)
LEVELS: dict[str, Strength] = {
    "seedling": LookAhead(doubt=0.9),
    "sapling": LookAhead(doubt=0.6),
    "gardener": LookAhead(doubt=0.36),
    "ranger": LookAhead(),
    "forester": Think(iterations=30),
    "elder": Think(iterations=1000),
    "dryad": Think(iterations=15_000, learned=True),
}
LEVELS_AT: dict[int, dict[str, Strength]] = {}
