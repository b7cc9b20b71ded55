"""What happens in Arboretum, and what each seat notices of it."""

from __future__ import annotations

from typing import Any, Literal

from spinney.core.event import Event
from spinney.core.message import Message, player

Side = Literal["left", "right", "above", "below"]


def card_words(card: str) -> Message:
    """A written card (`oak4`) for a sentence."""
    return Message("arboretum-card", {"species": card[:-1], "value": int(card[-1])})


def species_words(species: str) -> Message:
    return Message("arboretum-species", {"species": species})


class CardDrawn(Event, frozen=True):
    """A4, A5: a card was drawn, from the deck (pile None) or from the discard pile of a seat."""

    seat: int
    pile: int | None
    card: str | None
    """None to everyone but the drawer if it came from the deck."""

    def noticed_by(self, seat: int) -> Event:
        if self.pile is None and seat != self.seat:
            return CardDrawn(self.seat, None, None)
        return self

    def reveals(self) -> bool:
        return self.pile is None

    def words(self) -> Message:
        args: dict[str, Any] = {"player": player(self.seat)}
        if self.card is not None:
            args["card"] = card_words(self.card)
        if self.pile is None:
            return Message("arboretum-drew-deck" if self.card else "arboretum-drew-unseen", args)
        if self.pile == self.seat:
            return Message("arboretum-drew-own-pile", args)
        args["owner"] = player(self.pile)
        return Message("arboretum-drew-pile", args)


class DeckEmptied(Event, frozen=True):
    """A8: the deck's last card was drawn; this turn is the last."""

    seat: int

    def words(self) -> Message:
        return Message("arboretum-deck-emptied", {"player": player(self.seat)})


class CardPlayed(Event, frozen=True):
    """A6: a card was laid in the arboretum of a seat."""

    seat: int
    card: str
    x: int
    y: int
    beside: str | None = None
    """A card that it lies beside, if possible of its own species; None for the first card."""
    side: Side = "right"
    """On which side of that card."""

    def words(self) -> Message:
        args: dict[str, Any] = {"player": player(self.seat), "card": card_words(self.card)}
        if self.beside is None:
            return Message("arboretum-played-first", args)
        return Message("arboretum-played", {**args, "side": self.side, "neighbour": card_words(self.beside)})


class CardDiscarded(Event, frozen=True):
    """A7: a card was laid face up on the seat's discard pile."""

    seat: int
    card: str

    def words(self) -> Message:
        return Message("arboretum-discarded", {"player": player(self.seat), "card": card_words(self.card)})
