"""How strong the bots are here; docs/strength.md has what each level scored against the one below."""

from __future__ import annotations

from importlib.resources import files

from spinney.core.levels import LookAhead, SearchSettings, Strength, Think
from spinney.core.weights import Learned
from spinney.games.treehouse.features import TreehouseFeatures

SEARCH = SearchSettings(exploration=1.0, width=6, growth=0.5, turns=20, worlds=0)
LEARNED = Learned(
    features=TreehouseFeatures(),
    search=SearchSettings(exploration=0.4, width=6, growth=0.5, turns=0, worlds=0),
    folder=files(__package__) / "weights",
)
LEVELS: dict[str, Strength] = {
    "seedling": LookAhead(doubt=1.0),
    "sapling": LookAhead(doubt=0.75),
    "gardener": LookAhead(doubt=0.5),
    "ranger": LookAhead(),
    "forester": Think(iterations=100),
    "elder": Think(iterations=1500),
    "dryad": Think(iterations=20_000, learned=True),
}
LEVELS_AT: dict[int, dict[str, Strength]] = {
    3: {"gardener": LookAhead(doubt=0.6), "sapling": LookAhead(doubt=0.9), "seedling": LookAhead(doubt=1.2)},
    4: {
        "gardener": LookAhead(doubt=0.6),
        "sapling": LookAhead(doubt=0.9),
        "seedling": LookAhead(doubt=1.2),
        # The last cards decide: more iterations were never shown to help.
        "dryad": Think(iterations=4000, learned=True),
    },
}
