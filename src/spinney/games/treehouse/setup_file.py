"""The deal of a game in writing, so that other programs do not need our shuffle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

from spinney.core.form import misfit
from spinney.core.message import Argument, Message, Unreadable, listed, player, quoted
from spinney.games.treehouse.events import room_words
from spinney.games.treehouse.material import HAND, ROOM_BY_NAME, ROOMS, ROUNDS, room_name
from spinney.games.treehouse.options import TreehouseOptions
from spinney.games.treehouse.rules import start_of
from spinney.games.treehouse.state import TreehouseState


def wrong(what: str, **args: Argument) -> Unreadable:
    return Unreadable(Message("record-" + what, args))


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    first: int
    """T11: the first chooser of round 1, whom nobody knows before that scoring."""
    hands: list[list[list[str]]]
    """T3: the dealt hands, round by round and seat by seat."""
    rest: list[str]
    """The rooms that are never dealt."""


def write_setup(state: TreehouseState) -> dict[str, Any]:
    hands = [[[room_name(room) for room in player.hand] for player in state.players]]
    left = state.deck_left
    for _ in range(ROUNDS - 1):
        hands.append([])
        for _ in range(state.seats):
            hands[-1].append([room_name(room) for room in sorted(state.deck[left - HAND : left])])
            left -= HAND
    rest = [room_name(state.deck[i]) for i in range(left - 1, -1, -1)]
    written: dict[str, Any] = msgspec.to_builtins(Setup(state.firsts[0], hands, rest))
    return written


def opening(state: TreehouseState, eyes: int | None) -> list[Message]:
    """T3 for the log: the first deal, and the hands that these eyes see. The first chooser is revealed later."""
    lines = [Message("treehouse-dealt", {"round": 1})]
    if state.youngest:
        lines.insert(0, Message("treehouse-opening-youngest"))
    for seat, one in enumerate(state.players):
        if eyes is None or eyes == seat:
            hand = listed([room_words(room_name(room)) for room in one.hand])
            lines.append(Message("opening-hand", {"player": player(seat), "cards": hand}))
    return lines


def read_setup(options: TreehouseOptions, written: dict[str, Any]) -> TreehouseState:
    try:
        setup = msgspec.convert(written, Setup)
    except msgspec.ValidationError as error:
        raise Unreadable(misfit(error)) from None
    check(options, setup)
    dealt = [room for round in setup.hands for hand in round for room in hand] + setup.rest
    deck = [ROOM_BY_NAME[room] for room in reversed(dealt)]
    return start_of(options.players, options.youngest, setup.first, options.first is not None, deck)


def check(options: TreehouseOptions, setup: Setup) -> None:
    """T2, T3: refuse what cannot have been dealt under these options."""
    TreehouseOptions(players=options.players, first=setup.first).check()
    if options.first is not None and options.first != setup.first:
        raise wrong("first", first=setup.first, chosen=options.first)
    if len(setup.hands) != ROUNDS:
        raise wrong("rounds", rounds=len(setup.hands), wanted=ROUNDS)
    for round, hands in enumerate(setup.hands, 1):
        if len(hands) != options.players:
            raise wrong("round-hands", round=round, hands=len(hands), players=options.players)
        for seat, hand in enumerate(hands):
            if len(hand) != HAND:
                raise wrong("round-hand", seat=seat, round=round, count=len(hand), wanted=HAND)
    dealt = [room for hands in setup.hands for hand in hands for room in hand] + setup.rest
    for room, count in Counter(dealt).items():
        if room not in ROOM_BY_NAME:
            raise wrong("no-card", text=quoted(room))
        if count > 1:
            raise wrong("twice", text=quoted(room))
    if len(dealt) != ROOMS:
        raise wrong("count", count=len(dealt), wanted=ROOMS)
