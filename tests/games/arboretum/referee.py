"""A second referee for whole games: slow, obvious, written from the rulings A1 to A16 alone.

It is given the dealt setup as JSON and the written actions, and knows nothing of the engine.
"""

from __future__ import annotations

from typing import Any

from tests.games.arboretum.naive_scorer import Card, Layout, card_named, most_valuable, neighbours, standing, totals


class Referee:
    def __init__(self, setup: dict[str, Any]) -> None:
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        self.piles: list[list[str]] = [list(pile) for pile in setup["piles"]]
        self.deck: list[str] = list(setup["deck"])
        self.seats = len(self.hands)
        self.layouts: list[Layout] = [{} for _ in self.hands]
        self.worths: list[dict[str, int]] = [{} for _ in self.hands]
        self.turn: int = setup["first"]
        self.done: list[str] = []
        """The actions of this turn so far."""
        self.turns = 0
        self.over = False

    def legal(self) -> set[str]:
        """Everything that the seat whose turn it is may do now."""
        if self.over:
            return set()
        if len(self.done) < 2:
            piles = {f"draw pile {seat}" for seat, pile in enumerate(self.piles) if pile}
            return piles | ({"draw deck"} if self.deck else set())
        hand = self.hands[self.turn]
        if len(self.done) == 2:
            return {f"play {name} {x},{y}" for name in hand for x, y in self.free_places()}
        return {f"discard {name}" for name in hand}

    def free_places(self) -> set[tuple[int, int]]:
        """A6."""
        layout = self.layouts[self.turn]
        if not layout:
            return {(0, 0)}
        return {near for place in layout for near in neighbours(place) if near not in layout}

    def act(self, text: str) -> None:
        word, *rest = text.split()
        hand = self.hands[self.turn]
        if text == "draw deck":
            hand.append(self.deck.pop(0))
        elif word == "draw":
            hand.append(self.piles[int(rest[1])].pop())
        else:
            hand.remove(rest[0])
        if word == "play":
            x, y = rest[1].split(",")
            layout = self.layouts[self.turn]
            layout[int(x), int(y)] = card_named(rest[0])
            grown = {card.species for card in layout.values()}
            self.worths[self.turn] = {species: most_valuable(layout, species) for species in grown}
        if word == "discard":
            self.piles[self.turn].append(rest[0])
        self.done.append(text)
        if len(self.done) == 4:
            self.end_turn()

    def end_turn(self) -> None:
        """A7, A8."""
        self.done = []
        self.turns += 1
        if self.deck:
            self.turn = (self.turn + 1) % self.seats
        else:
            self.over = True

    def points(self) -> list[int]:
        hands: list[list[Card]] = [[card_named(name) for name in hand] for hand in self.hands]
        return totals(hands, self.worths)

    def standing(self) -> tuple[list[int], list[int]]:
        """The tie-breaks and the winners."""
        return standing(self.points(), self.layouts)
