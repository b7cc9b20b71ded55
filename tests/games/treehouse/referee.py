"""A second referee for whole games: slow, obvious, written from the rulings T1 to T17 alone.

It is given the dealt setup as JSON and the written actions, and knows nothing of the engine.
"""

from __future__ import annotations

from typing import Any

Place = tuple[int, int]

COLOURS = ("red", "yellow", "green", "blue", "purple", "brown")
ALL_PLACES = [(level, place) for level in range(2, 7) for place in range(1, level + 1)]


def colour_in(room: str) -> str:
    return room.rstrip("0123456789")


def below(place: Place) -> list[Place]:
    """T8: what a place rests on; the trunk is always there."""
    level, p = place
    return [near for near in ((level - 1, p - 1), (level - 1, p)) if near in ALL_PLACES]


def around(place: Place) -> list[Place]:
    """T9."""
    level, p = place
    return [(level, p - 1), (level, p + 1), (level - 1, p - 1), (level - 1, p), (level + 1, p), (level + 1, p + 1)]


def step(place: Place) -> int:
    """T10: how building there moves the marker."""
    level, p = place
    middle = (level + 1) / 2
    return 0 if p == middle else -1 if p < middle else 1


class Referee:
    def __init__(self, setup: dict[str, Any], youngest: bool) -> None:
        self.dealt: list[list[list[str]]] = setup["hands"]
        self.seats = len(self.dealt[0])
        self.youngest = youngest
        self.first: int = setup["first"]
        self.houses: list[dict[Place, str]] = [{} for _ in range(self.seats)]
        self.scores = [0] * self.seats
        self.round = 0
        self.over = False
        self.begin_round()

    def begin_round(self) -> None:
        """T3."""
        self.hands = [list(hand) for hand in self.dealt[self.round]]
        self.chosen: dict[int, str] = {}
        self.revealed: dict[int, str] = {}
        self.cards: dict[int, str] = {}
        self.laid: dict[str, str] = {}
        self.queue: list[tuple[str, int]] = []
        """What remains to be done in the scoring, in order."""

    def actors(self) -> list[int]:
        if self.over:
            return []
        if self.queue:
            return [self.queue[0][1]]
        if self.revealed:
            return sorted(self.revealed)
        return [seat for seat in range(self.seats) if seat not in self.chosen]

    def legal(self, seat: int) -> set[str]:
        """Everything that this seat may do now."""
        if self.over:
            return set()
        if self.queue:
            word, turn = self.queue[0]
            if turn != seat:
                return set()
            if word == "take":
                box = ["two", "two", "none", "none"]
                for card in self.cards.values():
                    box.remove(card)
                return {f"take {card}" for card in box}
            return {f"{word} {colour}" for colour in COLOURS if colour not in self.laid}
        if self.revealed:
            if seat not in self.revealed:
                return set()
            colour = colour_in(self.revealed[seat])
            return {"discard"} | {
                f"build {level},{p}" for level, p in ALL_PLACES if self.fits(seat, colour, (level, p))
            }
        return {f"choose {room}" for room in self.hands[seat] if room != self.chosen.get(seat)}

    def fits(self, seat: int, colour: str, place: Place) -> bool:
        house = self.houses[seat]
        if place in house or any(near not in house for near in below(place)):
            return False
        same = [other for other, room in house.items() if colour_in(room) == colour]
        if same and not any(near in same for near in around(place)):
            return False
        marker = sum(step(other) for other in house)
        return abs(marker + step(place)) <= 1

    def act(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "choose":
            self.chosen[seat] = rest
            if len(self.chosen) == self.seats:
                self.revealed, self.chosen = self.chosen, {}
                for one, room in self.revealed.items():
                    self.hands[one].remove(room)
        elif word in ("build", "discard"):
            room = self.revealed.pop(seat)
            if word == "build":
                level, p = rest.split(",")
                self.houses[seat][int(level), int(p)] = room
            if not self.revealed:
                self.after_placing()
        else:
            self.queue.pop(0)
            if word == "take":
                self.cards[seat] = rest
            else:
                self.laid[rest] = self.cards.get(seat, "claim")
            if not self.queue:
                self.score()

    def after_placing(self) -> None:
        """T6, then T12, T13 or T17."""
        if len(self.hands[0]) > 1:
            self.hands = [self.hands[seat - 1] for seat in range(self.seats)]
            return
        self.hands = [[] for _ in range(self.seats)]
        order = [(self.first + turn) % self.seats for turn in range(self.seats)]
        if self.youngest:
            self.queue = [("claim", seat) for seat in order]
        elif self.seats == 2:
            self.cards = {0: "none", 1: "none"}
            self.queue = [("lay", seat) for seat in order]
        else:
            self.queue = [("take", seat) for seat in order] + [("lay", seat) for seat in reversed(order)]

    def score(self) -> None:
        """T14, T17, T11."""
        worth = {"two": 2, "none": 0, "claim": 1, None: 0 if self.youngest else 1}
        for seat, house in enumerate(self.houses):
            self.scores[seat] += sum(worth[self.laid.get(colour_in(room))] for room in house.values())
        clockwise = [(self.first + turn) % self.seats for turn in range(1, self.seats + 1)]
        self.first = next(seat for seat in clockwise if self.scores[seat] == max(self.scores))
        self.round += 1
        if self.round == 3:
            self.over = True
        else:
            self.begin_round()

    def count(self, seat: int, colour: str) -> int:
        return sum(colour_in(room) == colour for room in self.houses[seat].values())

    def points(self) -> list[int]:
        """The rounds scored so far, and the bonuses for the houses as they are now (T15)."""
        points = list(self.scores)
        for colour in COLOURS:
            counts = [self.count(seat, colour) for seat in range(self.seats)]
            if counts.count(max(counts)) == 1:
                points[counts.index(max(counts))] += max(counts)
        return points

    def largest(self) -> list[int]:
        """T16."""
        return [max(self.count(seat, colour) for colour in COLOURS) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        standing = list(zip(self.points(), self.largest(), strict=True))
        return [seat for seat in range(self.seats) if standing[seat] == max(standing)]
