"""What happens in Renature, and what each seat notices of it."""

from __future__ import annotations

from msgspec import Struct

from spinney.core.event import Event
from spinney.core.message import Argument, Message, listed, player
from spinney.games.renature.material import Animal, Plant


def animal_words(animal: str) -> Message:
    return Message("renature-animal", {"animal": animal})


def domino_words(domino: str) -> Message:
    """A written domino (`frog-owl`) for a sentence."""
    first, _, second = domino.partition("-")
    return Message("renature-domino", {"first": animal_words(first), "second": animal_words(second)})


def plant_words(plant: str, owner: int | None) -> Message:
    """A plant of a player, or a neutral one (None), for a sentence."""
    return Message("renature-neutral-plant" if owner is None else "renature-plant", {"plant": plant})


def in_a_row(areas: list[str]) -> Argument:
    """Areas for a sentence; there may be none."""
    return listed(areas) if areas else ""


class DominoPlaced(Event, frozen=True):
    """N8 to N11: a domino was laid, its first animal on the first cell."""

    seat: int
    domino: str
    cells: tuple[str, str]
    completes: list[str]
    """The areas that it completed (N15)."""
    beside: list[str]
    """The areas that it lies next to."""

    def words(self) -> Message:
        args: dict[str, Argument] = {
            "player": player(self.seat),
            "domino": domino_words(self.domino),
            "where": Message("renature-where", {"areas": in_a_row(self.beside), "beside": len(self.beside)}),
            "areas": in_a_row(self.completes),
            "completes": len(self.completes),
        }
        return Message("renature-placed", args)


class DominoDiscarded(Event, frozen=True):
    """N8: a domino was discarded; everyone saw it."""

    seat: int
    domino: str

    def words(self) -> Message:
        return Message("renature-discarded", {"player": player(self.seat), "domino": domino_words(self.domino)})


class Planted(Event, frozen=True):
    """N12, N14: a plant was planted and scored."""

    seat: int
    plant: Plant
    owner: int | None
    """The seat whose colour it has; None is neutral."""
    cell: str
    area: str
    points: int

    def words(self) -> Message:
        args: dict[str, Argument] = {
            "player": player(self.seat),
            "plant": plant_words(self.plant, self.owner),
            "area": self.area,
            "points": self.points,
        }
        return Message("renature-planted", args)


class CloudsGathered(Event, frozen=True):
    """N13: the clouds of the planted cell moved to the player's board, as many as fit."""

    seat: int
    gained: int
    lost: int
    """How many did not fit and were removed from the game."""

    def words(self) -> Message:
        return Message("renature-clouds", {"player": player(self.seat), "gained": self.gained, "lost": self.lost})


class JokerMoved(Event, frozen=True):
    """N19."""

    seat: int
    animal: Animal
    clouds: int
    """What it cost."""

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat), "animal": animal_words(self.animal)}
        return Message("renature-joker-moved", args | {"clouds": self.clouds})


class PlantReturned(Event, frozen=True):
    """N20."""

    seat: int
    plant: Plant
    owner: int | None
    cell: str
    area: str
    clouds: int

    def words(self) -> Message:
        args: dict[str, Argument] = {
            "player": player(self.seat),
            "plant": plant_words(self.plant, self.owner),
            "area": self.area,
            "clouds": self.clouds,
        }
        return Message("renature-returned", args)


class AreaScoring(Struct, frozen=True):
    """N16: how much everyone has in an area, and who gets which points."""

    area: str
    totals: list[int]
    """The total value of the plants by seat, then neutral."""
    struck: list[int]
    """The indexes in `totals` that share their total with another and so count as absent."""
    main: int
    main_to: int | None
    """The seat that gets the main points; None if nobody does."""
    secondary: int
    secondary_to: int | None

    def words(self) -> Message:
        """Who dropped out, and who gets what."""
        args: dict[str, Argument] = {"area": self.area, "result": self.result()}
        ties = self.ties()
        return Message("renature-area-tied", args | {"ties": ties}) if ties else Message("renature-area-scored", args)

    def ties(self) -> Message | None:
        """The colours that share a total, one total after the other, the highest first."""
        said: Message | None = None
        for total in sorted({self.totals[place] for place in self.struck}):
            level = [place for place in self.struck if self.totals[place] == total]
            colours = listed([self.colour(place) for place in level])
            tie = Message("renature-area-tie", {"colours": colours, "total": total})
            said = tie if said is None else Message("renature-area-ties", {"first": tie, "rest": said})
        return said

    def colour(self, place: int) -> Message:
        """The name of a place in `totals`."""
        return player(place) if place < len(self.totals) - 1 else Message("renature-neutral-plants")

    def result(self) -> Message:
        args: dict[str, Argument] = {"main": self.main, "secondary": self.secondary}
        if self.main_to is not None:
            args["player"] = player(self.main_to)
        if self.secondary_to is not None:
            args["second"] = player(self.secondary_to)
        if self.main_to is None:
            return Message("renature-area-nobody" if self.secondary_to is None else "renature-area-secondary", args)
        if self.secondary_to is None:
            return Message("renature-area-main", args)
        return Message("renature-area-both" if self.main_to == self.secondary_to else "renature-area-two", args)


class AreaScored(Event, frozen=True):
    """N15, N16, N23: an area was scored."""

    seat: int | None
    """The seat that completed it; None in the final scoring."""
    scoring: AreaScoring

    def words(self) -> Message:
        return self.scoring.words()


class TokenTaken(Event, frozen=True):
    """N17: the seat that completed an area took its token and looked at its back."""

    seat: int
    area: str
    size: int
    back: int | None
    """None to everyone but the holder."""

    def noticed_by(self, seat: int) -> Event:
        return self if seat == self.seat else TokenTaken(self.seat, self.area, self.size, None)

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat), "area": self.area, "size": self.size}
        if self.back is None:
            return Message("renature-token-taken", args)
        return Message("renature-token-seen", args | {"back": self.back})


class DominoDrawn(Event, frozen=True):
    """N18: a domino was drawn from the reserve."""

    seat: int
    domino: str | None
    """None to everyone but the drawer."""
    left: int
    """How many are left in the reserve."""

    def noticed_by(self, seat: int) -> Event:
        return self if seat == self.seat else DominoDrawn(self.seat, None, self.left)

    def reveals(self) -> bool:
        return True

    def words(self) -> Message:
        args: dict[str, Argument] = {"player": player(self.seat), "left": self.left}
        if self.domino is None:
            return Message("renature-drew-unseen", args)
        return Message("renature-drew", args | {"domino": domino_words(self.domino)})


class TurnRepeated(Event, frozen=True):
    """N21: another turn was paid for."""

    seat: int
    clouds: int

    def repeats_turn(self) -> bool:
        return True

    def words(self) -> Message:
        return Message("renature-again", {"player": player(self.seat), "clouds": self.clouds})


class FinalCount(Event, frozen=True):
    """N23: after the last areas, what a seat's total consists of."""

    seat: int
    before: int
    """The score on the track before the final scoring."""
    areas: int
    """The points of the areas that were not completed."""
    clouds: int
    plants: int
    """The value of the plants left on the board, which is subtracted."""
    backs: list[int]
    """The backs of the tokens, in the order they were taken; now everyone sees them."""
    total: int

    def reveals(self) -> bool:
        return len(self.backs) > 0

    def words(self) -> Message:
        args: dict[str, Argument] = {
            "player": player(self.seat),
            "before": self.before,
            "areas": self.areas,
            "clouds": self.clouds,
            "plants": self.plants,
            "backs": sum(self.backs),
            "total": self.total,
        }
        return Message("renature-final-count", args)
