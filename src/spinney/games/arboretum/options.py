"""What a table of Arboretum may choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from spinney.core.message import Argument, Message, Unreadable, listed, quoted
from spinney.core.options import Options
from spinney.games.arboretum.events import species_words
from spinney.games.arboretum.material import SPECIES, species_in_play

PLAYERS = range(2, 5)
# What the browser needs to offer the choice: the species, and how many of them for each number of players.
CHOICE = {"from": list(SPECIES), "wanted": {str(players): int(species_in_play(players)) for players in PLAYERS}}
EVERY = [species_words(species) for species in SPECIES]


class ArboretumOptions(Options, frozen=True, forbid_unknown_fields=True):
    species: Annotated[tuple[str, ...] | None, Meta(extra_json_schema=CHOICE)] = None
    """A1: species that are in play in any case; whatever is missing, or all if None, is drawn."""
    opening_discard: bool = False
    """A3: the 2015 edition's start: everyone but the first player begins with one face-up discard."""

    def check(self) -> None:
        super().check()
        if self.species is None:
            return
        for species in self.species:
            if species not in SPECIES:
                raise Unreadable(
                    Message("arboretum-unknown-species", {"text": quoted(species), "species": listed(EVERY)})
                )
        if len(set(self.species)) != len(self.species) or len(self.species) > species_in_play(self.players):
            raise other_species_wanted(self.players, self.species)


def other_species_wanted(players: int, chosen: Sequence[str]) -> Unreadable:
    words = listed([species_words(species) for species in chosen]) if chosen else "-"
    args: dict[str, Argument] = {"players": players, "wanted": int(species_in_play(players)), "count": len(chosen)}
    return Unreadable(Message("arboretum-species-wanted", args | {"species": words}))
