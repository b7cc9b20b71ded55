"""How strong the bots are here; docs/strength.md has what each level scored against the one below."""

from __future__ import annotations

from spinney.core.levels import LookAhead, SearchSettings, Strength, Think

SEARCH = SearchSettings(exploration=0.1, width=2, growth=0.4, turns=1, worlds=0)
LEVELS: dict[str, Strength] = {
    "seedling": LookAhead(doubt=0.9),
    "sapling": LookAhead(doubt=0.6),
    "gardener": LookAhead(doubt=0.36),
    "ranger": LookAhead(),
    "forester": Think(iterations=30),
    "elder": Think(iterations=1000),
}
