"""The deal of a game in writing, so that other programs do not need our shuffle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

from spinney.core.form import misfit
from spinney.core.message import Argument, Message, Unreadable, listed, player, quoted
from spinney.games.renature.events import domino_words
from spinney.games.renature.material import (
    AREAS,
    DOMINO_BY_NAME,
    DOMINOES,
    HAND,
    LEFT_OUT_TOKENS,
    TOKEN_BACKS,
    TOKEN_SIZES,
    back_of,
    domino_name,
    dominoes_each,
    plants_at_start,
    size_of,
    the_token,
)
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.rules import HIGHEST_START
from spinney.games.renature.state import RenatureState, new_player_of, new_state_of
from spinney.games.renature.valley import Valley, area_name
from spinney.games.renature.valley_file import valley_of


def wrong(what: str, **args: Argument) -> Unreadable:
    return Unreadable(Message("record-" + what, args))


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    valley: str
    """The text of the valley, even if it is the published one."""
    first: int
    hands: list[list[str]]
    """In the order they were drawn."""
    reserves: list[list[str]]
    """The next domino to be drawn comes first."""
    left_out: list[str]
    """The dominoes that were removed unseen (N6)."""
    tokens: dict[str, int]
    """The back of the token of every area (N3)."""
    left_out_tokens: list[list[int]]
    """Size and back of each token that was left over."""


def write_setup(state: RenatureState) -> dict[str, Any]:
    reserves = [[player.reserve[i] for i in range(player.reserve_left - 1, -1, -1)] for player in state.players]
    setup = Setup(
        valley=state.valley.text,
        first=state.first,
        hands=[[domino_name(player.hand[i]) for i in range(player.hand_size)] for player in state.players],
        reserves=[[domino_name(domino) for domino in reserve] for reserve in reserves],
        left_out=[domino_name(domino) for domino in state.left_out],
        tokens={area_name(area): back for area, back in enumerate(state.land.backs)},
        left_out_tokens=[[int(size_of(token)), int(back_of(token))] for token in state.spare_tokens],
    )
    written: dict[str, Any] = msgspec.to_builtins(setup)
    return written


def opening(state: RenatureState, eyes: int | None) -> list[Message]:
    """N6, N7 for the log: the hands that these eyes see, who goes first, and the points at the start."""
    lines = []
    for seat, one in enumerate(state.players):
        if eyes is None or eyes == seat:
            hand = listed([domino_words(domino_name(one.hand[i])) for i in range(one.hand_size)])
            lines.append(Message("opening-hand", {"player": player(seat), "cards": hand}))
    scores = [
        Message("renature-opening-score", {"player": player(seat), "points": int(one.score)})
        for seat, one in enumerate(state.players)
    ]
    lines.append(Message("renature-opening-scores", {"scores": listed(scores)}))
    return [*lines, Message("opening-first", {"player": player(state.first)})]


def read_setup(options: RenatureOptions, written: dict[str, Any]) -> RenatureState:
    try:
        setup = msgspec.convert(written, Setup)
    except msgspec.ValidationError as error:
        raise Unreadable(misfit(error)) from None
    valley = read_valley(options, setup)
    check_dominoes(options, setup)
    check_tokens(valley, setup)
    spaces = list(plants_at_start(options.players))
    players = []
    for seat in range(options.players):
        score = HIGHEST_START - (seat - setup.first) % options.players
        drawn_last = [*setup.hands[seat], *setup.reserves[seat]][::-1]
        players.append(new_player_of(score, spaces, numbers(drawn_last)))
    backs = [setup.tokens[area_name(area)] for area in range(AREAS)]
    spares = [int(the_token(size, back)) for size, back in setup.left_out_tokens]
    return new_state_of(
        valley=valley,
        first=setup.first,
        players=players,
        backs=backs,
        spares=spares,
        left_out=numbers(setup.left_out),
        spaces=spaces,
    )


def numbers(names: list[str]) -> list[int]:
    return [int(DOMINO_BY_NAME[name]) for name in names]


def read_valley(options: RenatureOptions, setup: Setup) -> Valley:
    RenatureOptions(players=options.players, first=setup.first).check()
    if options.first is not None and options.first != setup.first:
        raise wrong("first", first=setup.first, chosen=options.first)
    try:
        valley = valley_of(setup.valley)
    except Unreadable as error:
        raise Unreadable(Message("renature-valley", {"why": error.why})) from None
    if valley.text != valley_of(options.valley).text:
        raise wrong("valley")
    return valley


def check_dominoes(options: RenatureOptions, setup: Setup) -> None:
    """N6: refuse what cannot have been dealt."""
    players = options.players
    if len(setup.hands) != players or len(setup.reserves) != players:
        raise wrong("hands", players=players)
    for seat, (hand, reserve) in enumerate(zip(setup.hands, setup.reserves, strict=True)):
        if len(hand) != HAND:
            raise wrong("hand", seat=seat, count=len(hand), wanted=HAND)
        wanted = int(dominoes_each(players)) - HAND
        if len(reserve) != wanted:
            raise wrong("reserve", seat=seat, count=len(reserve), wanted=wanted)
    dealt = [name for part in (*setup.hands, *setup.reserves, setup.left_out) for name in part]
    for name, count in Counter(dealt).items():
        if name not in DOMINO_BY_NAME:
            raise wrong("no-domino", text=quoted(name))
        if count > 1:
            raise wrong("twice", text=quoted(name))
    if len(dealt) != DOMINOES:
        raise wrong("count", count=len(dealt), wanted=DOMINOES)


def check_tokens(valley: Valley, setup: Setup) -> None:
    """N2, N3: refuse tokens that are not one of the right size on every area and the rest of the box left out."""
    for name in setup.tokens:
        if name not in [area_name(area) for area in range(AREAS)]:
            raise wrong("no-area", area=quoted(name))
    if len(setup.tokens) != AREAS:
        raise wrong("areas", areas=len(setup.tokens), wanted=AREAS)
    if len(setup.left_out_tokens) != LEFT_OUT_TOKENS:
        raise wrong("left-out", count=len(setup.left_out_tokens), wanted=LEFT_OUT_TOKENS)
    if any(len(token) != 2 for token in setup.left_out_tokens):
        raise wrong("token")
    used = Counter((int(valley.sizes[area]), setup.tokens[area_name(area)]) for area in range(AREAS))
    used += Counter((size, back) for size, back in setup.left_out_tokens)
    box = Counter((int(size), int(back)) for size, back in zip(TOKEN_SIZES, TOKEN_BACKS, strict=True))
    for (size, back), count in sorted(used.items()):
        if count > box[size, back]:
            raise wrong("tokens", count=count, size=quoted(size), back=quoted(back), box=box[size, back])
