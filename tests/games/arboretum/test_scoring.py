"""Paths and rights, compared with a scorer that tries every walk."""

from __future__ import annotations

import random

from spinney.core.playout import play_out
from spinney.core.rng import QuickRng
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.material import CARDS, SPECIES, SPECIES_COUNT, card_name
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.scoring import best_path, best_paths, hand_sums, may_score, path_worth, points
from spinney.games.arboretum.sheet import ScoreSheet, score_sheet
from spinney.games.arboretum.state import (
    DRAW_FIRST,
    ArboretumState,
    Grove,
    bare_ground,
    player_of,
    state_of,
    x_of,
    y_of,
)
from tests.games.arboretum.naive_scorer import (
    Card,
    Layout,
    card_named,
    most_valuable,
    paths_of,
    sum_in_hand,
    totals,
    who_may_score,
)
from tests.scale import scaled


def layout_of(grove: Grove) -> Layout:
    return {(int(x_of(cell)), int(y_of(cell))): card_named(card_name(grove.board[cell])) for cell in grove.cells}


def check_grove(grove: Grove) -> dict[str, int]:
    """Every species of one arboretum: equal points, and a best path that exists and has these points."""
    layout = layout_of(grove)
    found = list(best_paths(grove))
    worths: dict[str, int] = {species: most_valuable(layout, species) for species in SPECIES}
    assert {SPECIES[species]: points for species, points in enumerate(found)} == worths
    for species, name in enumerate(SPECIES):
        cells = list(best_path(grove, species))
        if worths[name] == 0:
            assert cells == []
            continue
        assert [(int(x_of(cell)), int(y_of(cell))) for cell in cells] in list(paths_of(layout, name))
        assert path_worth([grove.board[cell] for cell in cells], species)[0] == worths[name]
    return worths


def check_table(state: ArboretumState) -> None:
    """Sums, rights and points of a whole table."""
    worths = [check_grove(player.grove) for player in state.players]
    hands: list[list[Card]] = [[card_named(card_name(card)) for card in player.hand] for player in state.players]
    for species, name in enumerate(SPECIES):
        seats = range(len(hands))
        sums = list(hand_sums(state.players))[species::SPECIES_COUNT]
        assert sums == [sum_in_hand(hands, name, seat) for seat in seats]
        assert [seat for seat in seats if may_score(hand_sums(state.players), species, seat)] == who_may_score(
            hands, name
        )
    assert list(points(state)) == totals(hands, worths)
    sheet: ScoreSheet = score_sheet(state)
    assert sheet.outcome.points == totals(hands, worths)


def distance(cell: int) -> int:
    """The distance of a cell from the first card, in columns or rows, whichever is larger."""
    return max(abs(int(x_of(cell))), abs(int(y_of(cell))))


def random_grove(rng: random.Random, cards: list[int], *, spread: float) -> Grove:
    """Cards laid one by one on open cells: near the first card if `spread` is low, in long arms if it is high."""
    grove = bare_ground()
    for card in cards:
        fits = [cell for cell in sorted(grove.open, key=distance) if distance(cell) <= 16]
        grove.plant(card, fits[-1] if rng.random() < spread else rng.choice(fits[: max(1, len(fits) // 2)]))
    return grove


def random_table(rng: random.Random) -> ArboretumState:
    """Hands and arboretums of any size with few species, so that sums are close and many paths cross."""
    species = rng.sample(range(SPECIES_COUNT), rng.choice([1, 2, 3, 6, 10]))
    deck = [kind * 8 + value for kind in species for value in range(8)]
    rng.shuffle(deck)
    players = []
    for seats_left in range(rng.choice([2, 3, 4]), 0, -1):
        share = len(deck) // seats_left
        in_hand = rng.randint(0, min(7, share))
        in_grove = rng.randint(0, min(rng.choice([17, 40]), share - in_hand))
        hand = [deck.pop() for _ in range(in_hand)]
        grove = random_grove(rng, [deck.pop() for _ in range(in_grove)], spread=rng.choice([0.0, 0.2, 0.9]))
        players.append(player_of(grove, hand, []))
    in_play = [int(kind in species) for kind in range(SPECIES_COUNT)]
    return state_of(
        seats=len(players),
        first=0,
        turn=0,
        phase=DRAW_FIRST,
        in_play=in_play,
        deck=deck,
        players=players,
        shown=[0] * CARDS,
    )


def test_every_walk_tried_agrees_on_dense_boards() -> None:
    rng = random.Random(1)
    for _ in range(scaled(4000)):
        check_table(random_table(rng))


def test_every_walk_tried_agrees_after_random_games() -> None:
    for players in (2, 3, 4):
        for seed in range(scaled(250)):
            state = ARBORETUM.deal(ArboretumOptions(players=players), QuickRng(seed, 7))
            play_out(ARBORETUM.rules, state, QuickRng(seed, 8))
            check_table(state)


def test_every_walk_tried_agrees_on_a_board_of_full_width() -> None:
    """Two arms of 16 cards reach from one end of the board to the other: 33 cards in a row, and in a column."""
    rng = random.Random(2)
    for step in (1, 35):
        for _ in range(scaled(100)):
            cards = rng.sample(range(CARDS), 33)
            grove = bare_ground()
            origin = int(grove.open[0])
            for place, card in enumerate(cards):
                far = (place + 1) // 2
                grove.plant(card, origin + (far if place % 2 else -far) * step)
            spans = [max(axis) - min(axis) for axis in zip(*layout_of(grove), strict=True)]
            assert sorted(spans) == [0, 32]
            check_grove(grove)


def test_dense_boards_have_every_kind_of_path() -> None:
    """The boards above would prove little without long, pure and mixed paths, and ties among rights."""
    rng = random.Random(1)
    best: list[int] = []
    shared = 0
    for _ in range(scaled(4000)):
        state = random_table(rng)
        best += [points for player in state.players for points in best_paths(player.grove)]
        shared += sum(
            sum(may_score(hand_sums(state.players), species, seat) for seat in range(state.seats)) == 2
            for species in range(SPECIES_COUNT)
        )
    assert {0, 2, 3, 4, 5, 6, 7} <= set(best)
    assert shared > 0
    if scaled(4000) >= 4000:
        assert max(best) >= 13
