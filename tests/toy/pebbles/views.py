"""What each pair of eyes sees, some state that looks like it, and the same as a picture in text."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from pebbles.events import PebblesThrown
from pebbles.rules import LILIES, OPEN, PEBBLES, UNKNOWN, PebblesState
from spinney.core.message import Message, Say
from spinney.core.sketch import heading
from spinney.core.view import View


class PublicView(Struct, frozen=True):
    lily: int | None
    """The one that floats; None when the game is over."""
    left: int
    """How many pebbles everybody holds."""
    chosen: list[bool]
    """Who has chosen."""
    rounds: list[PebblesThrown]


class PrivateView(Struct, frozen=True):
    hand: list[int]
    chosen: int | None


PebblesView: TypeAlias = View[PublicView, PrivateView]


def public_view(state: PebblesState) -> PublicView:
    lily = state.lilies[0] if state.lilies else None
    return PublicView(lily, len(state.lilies), [pebble != OPEN for pebble in state.chosen], state.rounds[:])


def private_view(state: PebblesState, seat: int) -> PrivateView:
    return PrivateView(state.hands[seat][:], state.chosen[seat] if state.chosen[seat] > 0 else None)


def assemble(view: PebblesView) -> PebblesState:
    """Some state that looks like this view; `PebblesRules.deal_unseen` deals what it cannot know."""
    public, private = view.public, view.private
    hands = [PEBBLES[: public.left] for _ in public.chosen]
    chosen = [UNKNOWN if has_chosen else OPEN for has_chosen in public.chosen]
    if private is not None:
        hands[view.seat] = private.hand[:]
        chosen[view.seat] = private.chosen or OPEN
    lilies = [] if public.lily is None else [public.lily, *LILIES[: public.left - 1]]
    return PebblesState(hands, lilies, chosen, public.rounds[:])


def picture(view: PebblesView, say: Say) -> str:
    public, private = view.public, view.private
    parts = [] if public.lily is None else [say(Message("pebbles-lily", {"lily": public.lily}))]
    for seat, has_chosen in enumerate(public.chosen):
        won = [thrown.lily for thrown in public.rounds if thrown.winner == seat]
        status = say(Message("pebbles-status", {"lilies": len(won), "points": sum(won)}))
        to_act = public.lily is not None and not has_chosen
        name = heading(say, seat, own=seat == view.seat, to_act=to_act, status=status)
        pebbles = written([thrown.pebbles[seat] for thrown in public.rounds])
        parts.append(f"{name}\n  " + say(Message("pebbles-thrown", {"pebbles": pebbles})))
    if private is not None:
        parts.append(say(Message("sketch-your-hand", {"cards": written(private.hand)})))
        if private.chosen is not None:
            parts.append(say(Message("pebbles-chosen", {"pebble": private.chosen})))
    return "\n\n".join(parts)


def written(pebbles: list[int]) -> str:
    return " ".join(map(str, pebbles)) or "-"
