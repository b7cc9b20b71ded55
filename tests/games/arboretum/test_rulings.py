"""At least one test for every ruling of setup, turn and end, A1 to A8, on positions drawn as small text boards."""

from __future__ import annotations

import pytest

from spinney.core.message import Refused, Unreadable
from spinney.core.packed import packed
from spinney.core.playout import play_out
from spinney.core.rng import QuickRng, SealedRng
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.events import CardDiscarded, CardDrawn, CardPlayed, DeckEmptied
from spinney.games.arboretum.material import SPECIES, card_name, species_of, the_card, value_of
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.state import (
    DISCARD,
    DRAW_FIRST,
    DRAW_SECOND,
    OVER,
    PLAY,
    ArboretumState,
)
from tests.games.arboretum.boards import (
    CASSIA,
    DOGWOOD,
    act,
    table,
    texts,
)
from tests.scale import scaled


def deal(seed: int = 1, **chosen: object) -> ArboretumState:
    return ARBORETUM.deal(ArboretumOptions(**chosen), QuickRng(seed))  # type: ignore[arg-type]


def every_card(state: ArboretumState) -> list[int]:
    deck = [state.deck[place] for place in range(state.deck_left)]
    return deck + [card for player in state.players for card in [*player.hand, *player.pile]]


@pytest.mark.parametrize(("players", "species", "size"), [(2, 6, 48), (3, 8, 64), (4, 10, 80)])
def test_a1_species_and_cards_by_number_of_players(players: int, species: int, size: int) -> None:
    state = deal(players=players)
    dealt = every_card(state)
    assert sum(state.in_play) == species
    assert len(dealt) == len(set(dealt)) == size
    for kind in {species_of(card) for card in dealt}:
        assert state.in_play[kind] == 1
        assert sorted(value_of(card) for card in dealt if species_of(card) == kind) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("players", [2, 3])
def test_a1_any_species_may_be_left_out_by_lot(players: int) -> None:
    left_out: set[str] = set()
    for seed in range(200):
        left_out.update(
            name for name, plays in zip(SPECIES, deal(seed, players=players).in_play, strict=True) if not plays
        )
    assert left_out == set(SPECIES)


def test_a1_the_table_may_choose_the_species() -> None:
    chosen = ("willow", "oak", "maple", "dogwood", "cassia", "blue_spruce")
    for seed in range(20):
        state = deal(seed, species=chosen)
        assert {SPECIES[species_of(card)] for card in every_card(state)} == set(chosen)


def test_a1_the_table_may_choose_some_species_and_the_rest_is_drawn() -> None:
    """From the seed of the game, not by whoever makes the table."""
    seen: set[str] = set()
    for seed in range(200):
        state = deal(seed, species=("oak", "willow"))
        assert state.in_play == deal(seed, species=("willow", "oak")).in_play
        in_play = {name for name, plays in zip(SPECIES, state.in_play, strict=True) if plays}
        assert len(in_play) == 6
        assert {"oak", "willow"} <= in_play
        seen |= in_play
    assert seen == set(SPECIES)
    assert sum(deal(1, players=4, species=("oak",)).in_play) == 10


@pytest.mark.parametrize(
    ("players", "species", "complaint"),
    [
        (2, ("oak", "oak"), "6 different species"),
        (2, ("oak", "maple", "willow", "cassia", "dogwood", "oak"), "6 different species"),
        (2, SPECIES, "6 different species"),
        (3, SPECIES[:9], "8 different species"),
        (2, ("oak", "maple", "willow", "cassia", "dogwood", "birch"), "there is no species “birch”"),
    ],
)
def test_a1_other_choices_of_species_are_refused(players: int, species: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        deal(players=players, species=species)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a1_two_to_four_play(players: int) -> None:
    with pytest.raises(Unreadable, match="this game is for 2 to 4 players"):
        deal(players=players)


@pytest.mark.parametrize(("players", "deck"), [(2, 34), (3, 43), (4, 52)])
def test_a2_seven_cards_each_the_rest_is_the_deck(players: int, deck: int) -> None:
    state = deal(players=players)
    assert [len(player.hand) for player in state.players] == [7] * players
    assert state.deck_left == deck
    assert deck == (2 * players + 2) * 8 - 7 * players
    assert not any(player.grove.cells for player in state.players)


def test_a2_the_first_player_is_chosen_or_drawn() -> None:
    for first in range(3):
        state = deal(players=3, first=first)
        assert (state.first, state.turn, ARBORETUM.rules.actor(state)) == (first, first, first)
    assert {int(deal(seed, players=3).first) for seed in range(50)} == {0, 1, 2}
    with pytest.raises(Unreadable, match="the first player is a seat from 0 to 1"):
        deal(players=2, first=2)


def test_a2_a_sealed_rng_deals_too() -> None:
    state = ARBORETUM.deal(ArboretumOptions(players=4), SealedRng(bytes(32)))
    assert sorted(every_card(state)) == list(range(80))


def test_a3_piles_are_empty_at_the_start() -> None:
    assert all(not list(player.pile) for player in deal(players=4).players)


@pytest.mark.parametrize(("players", "deck"), [(2, 33), (3, 41), (4, 49)])
def test_a3_opening_discard_for_all_but_the_first_player(players: int, deck: int) -> None:
    for first in range(players):
        state = deal(players=players, first=first, opening_discard=True)
        assert [len(player.pile) for player in state.players] == [int(seat != first) for seat in range(players)]
        assert [len(player.hand) for player in state.players] == [7] * players
        assert state.deck_left == deck
        assert len(set(every_card(state))) == (2 * players + 2) * 8
        assert texts(state, first) == {"draw deck"} | {f"draw pile {seat}" for seat in range(players) if seat != first}


THREE_PILES = """
    deck M1 M2 M3
    seat 0
      hand O1 O2 O3 O4 O5 O6 O7
      pile C1 C2
    seat 1
      hand J1 J2 J3 J4 J5 J6 J7
    seat 2
      hand W1 W2 W3 W4 W5 W6 W7
      pile D1
"""


def test_a4_draw_from_the_deck_or_the_top_of_any_pile_with_a_card() -> None:
    state = table(THREE_PILES)
    assert texts(state, 0) == {"draw deck", "draw pile 0", "draw pile 2"}
    act(state, "draw pile 2")
    assert texts(state, 0) == {"draw deck", "draw pile 0"}


def test_a4_the_same_source_twice_gives_the_cards_from_the_top() -> None:
    state = table(THREE_PILES)
    story = act(state, "draw pile 0", "draw pile 0")
    assert story == [CardDrawn(0, 0, "cassia2"), CardDrawn(0, 0, "cassia1")]
    state = table(THREE_PILES)
    story = act(state, "draw deck", "draw deck")
    assert story == [CardDrawn(0, None, "maple1"), CardDrawn(0, None, "maple2")]
    assert len(state.players[0].hand) == 9


def test_a4_the_first_card_is_seen_before_the_second_is_drawn() -> None:
    state = table(THREE_PILES)
    act(state, "draw deck")
    private = ARBORETUM.view(state, 0).private
    assert private is not None
    assert "maple1" in private.hand
    assert state.phase == DRAW_SECOND
    assert len(texts(state, 0)) > 1


def test_a4_nothing_is_drawn_on_another_turn() -> None:
    state = table(THREE_PILES)
    assert texts(state, 1) == texts(state, 2) == set()
    with pytest.raises(Refused):
        ARBORETUM.find(state, 1, "draw deck")


def test_a4_to_a7_nothing_may_be_skipped() -> None:
    state = table(THREE_PILES)
    for phase, word, action in (
        (DRAW_FIRST, "draw", "draw deck"),
        (DRAW_SECOND, "draw", "draw deck"),
        (PLAY, "play", "play oak1 0,0"),
        (DISCARD, "discard", "discard oak2"),
    ):
        assert state.phase == phase
        assert {text.partition(" ")[0] for text in texts(state, 0)} == {word}
        act(state, action)
    assert (state.turn, state.phase) == (1, DRAW_FIRST)


def test_a4_turns_go_round_the_table() -> None:
    state = deal(players=3, first=1)
    order = []
    while ARBORETUM.rules.actor(state) >= 0:
        seat = ARBORETUM.rules.actor(state)
        order.append(int(seat))
        ARBORETUM.rules.apply(state, seat, ARBORETUM.rules.legal(state, seat)[0])
    assert order == [(1 + decision // 4) % 3 for decision in range(len(order))]


def test_a5_a_card_from_a_pile_is_known_and_one_from_the_deck_is_not() -> None:
    state = table(THREE_PILES)
    from_deck, from_pile = act(state, "draw deck", "draw pile 2")
    assert from_deck.noticed_by(0) == CardDrawn(0, None, "maple1")
    for others in (1, 2, -1):
        assert from_deck.noticed_by(others) == CardDrawn(0, None, None)
        assert from_pile.noticed_by(others) == CardDrawn(0, 2, "dogwood1")
        assert ARBORETUM.view(state, others).public.seats[0].shown == ["dogwood1"]
    assert from_deck.reveals()
    assert not from_pile.reveals()


def test_a5_a_shown_card_stays_known_until_it_leaves_the_hand() -> None:
    state = table(THREE_PILES)
    act(state, "draw pile 2", "draw pile 0", "play oak1 0,0", "discard oak2")
    act(state, "draw deck", "draw deck", "play jacaranda1 0,0", "discard jacaranda2")
    assert ARBORETUM.view(state, 1).public.seats[0].shown == ["cassia2", "dogwood1"]
    act(state, "draw pile 0", "draw pile 0", "play willow1 0,0", "discard willow2")
    assert state.phase == DRAW_FIRST
    act(state, "draw deck", "draw pile 1", "play dogwood1 1,0", "discard cassia2")
    assert ARBORETUM.view(state, 1).public.seats[0].pile == ["cassia2"]
    assert state.shown[the_card(DOGWOOD, 1)] == state.shown[the_card(CASSIA, 2)] == 0


def test_a5_piles_are_read_to_the_bottom() -> None:
    assert ARBORETUM.view(table(THREE_PILES), -1).public.seats[0].pile == ["cassia1", "cassia2"]


ABOUT_TO_PLAY = """
    deck M3 M4
    seat 0
      hand O3 O4 O5 O6 O7 O8 M1 M2 C1
      .  J1 .
      J2 J3 J4
    seat 1
      hand W1 W2 W3 W4 W5 W6 W7
      W8
"""


def test_a6_the_first_card_lies_at_the_origin() -> None:
    state = table(THREE_PILES)
    act(state, "draw deck", "draw deck")
    hand = ["oak1", "oak2", "oak3", "oak4", "oak5", "oak6", "oak7", "maple1", "maple2"]
    assert texts(state, 0) == {f"play {card} 0,0" for card in hand}


def test_a6_any_card_of_the_hand_on_any_free_square_next_to_a_card() -> None:
    r"""The squares marked + around the cards, not those that touch only a corner.

      .  +  .
      +  J1 +
    + J2 J3 J4 +
      +  +  +
    """
    state = table(ABOUT_TO_PLAY, phase=PLAY)
    free = {"0,-1", "-1,0", "1,0", "-2,1", "2,1", "-1,2", "0,2", "1,2"}
    hand = ["oak3", "oak4", "oak5", "oak6", "oak7", "oak8", "maple1", "maple2", "cassia1"]
    assert texts(state, 0) == {f"play {card} {place}" for card in hand for place in free}


@pytest.mark.parametrize("place", ["0,0", "0,1", "-1,1"])
def test_a6_a_square_with_a_card_is_taken(place: str) -> None:
    assert f"play oak3 {place}" not in texts(table(ABOUT_TO_PLAY, phase=PLAY), 0)


@pytest.mark.parametrize("place", ["-1,-1", "2,0", "-2,2", "1,-1"])
def test_a6_touching_a_corner_is_not_enough(place: str) -> None:
    state = table(ABOUT_TO_PLAY, phase=PLAY)
    with pytest.raises(Refused) as refused:
        ARBORETUM.find(state, 0, f"play oak3 {place}")
    assert refused.value.message.key == "arboretum-not-adjacent"


def test_a6_only_the_own_arboretum_grows() -> None:
    state = table(ABOUT_TO_PLAY, phase=PLAY)
    assert act(state, "play oak3 1,0") == [CardPlayed(0, "oak3", 1, 0, "jacaranda1", "right")]
    assert len(state.players[0].grove.cells) == 5
    assert len(state.players[1].grove.cells) == 1


def test_a6_a_played_card_never_moves() -> None:
    for seed in range(scaled(20)):
        state = deal(seed, players=2 + seed % 3)
        rng = QuickRng(seed, 1)
        before: list[list[object]] = [[] for _ in state.players]
        while (seat := ARBORETUM.rules.actor(state)) >= 0:
            ARBORETUM.rules.apply(state, seat, ARBORETUM.rules.random_action(state, seat, rng))
            for who, seen in enumerate(ARBORETUM.public_view(state).seats):
                laid: list[object] = list(seen.arboretum)
                assert laid[: len(before[who])] == before[who]
                before[who] = laid


def test_a6_the_arboretum_has_no_borders() -> None:
    """The farthest one can get: 17 cards in a row, in every direction, and still an open square after the last."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        state = table("deck M1\nseat 0\nhand O1\nseat 1")
        for far in range(17):
            state.players[0].hand = packed([far])
            state.phase = PLAY
            assert f"play {card_name(far)} {dx * far},{dy * far}" in texts(state, 0)
            act(state, f"play {card_name(far)} {dx * far},{dy * far}")
        state.players[0].hand = packed([17])
        state.phase = PLAY
        assert f"play {card_name(17)} {dx * 17},{dy * 17}" in texts(state, 0)
        assert len(texts(state, 0)) == 2 * 17 + 2


def test_a7_discard_any_of_the_eight_cards_left_also_one_just_drawn() -> None:
    state = table(THREE_PILES)
    act(state, "draw deck", "draw pile 2", "play oak1 0,0")
    hand = ["oak2", "oak3", "oak4", "oak5", "oak6", "oak7", "maple1", "dogwood1"]
    assert texts(state, 0) == {f"discard {card}" for card in hand}
    assert act(state, "discard maple1") == [CardDiscarded(0, "maple1")]
    assert [card_name(card) for card in state.players[0].pile] == ["cassia1", "cassia2", "maple1"]
    assert len(state.players[0].hand) == 7


LAST_CARD = """
    deck M1
    seat 0
      hand O1 O2 O3 O4 O5 O6 O7
    seat 1
      hand J1 J2 J3 J4 J5 J6 J7
      pile C1
"""


@pytest.mark.parametrize("draws", [("draw deck", "draw pile 1"), ("draw pile 1", "draw deck")])
def test_a8_the_last_card_of_the_deck_ends_the_game_after_that_turn(draws: tuple[str, str]) -> None:
    state = table(LAST_CARD)
    story = act(state, *draws)
    assert DeckEmptied(0) in story
    assert story.index(DeckEmptied(0)) == story.index(CardDrawn(0, None, "maple1")) + 1
    act(state, "play oak1 0,0")
    assert ARBORETUM.rules.actor(state) == 0
    story = act(state, "discard oak2")
    assert [type(event).__name__ for event in story] == ["CardDiscarded", "GameEnded"]
    assert (state.phase, ARBORETUM.rules.actor(state)) == (OVER, -1)
    assert ARBORETUM.rules.actors(state) == []
    assert texts(state, 0) == texts(state, 1) == set()


def test_a8_after_the_last_card_the_second_comes_from_a_pile() -> None:
    state = table(LAST_CARD)
    act(state, "draw deck")
    assert texts(state, 0) == {"draw pile 1"}


def test_a8_the_game_goes_on_while_the_deck_has_a_card() -> None:
    state = table("deck M1 M2\n" + LAST_CARD.replace("deck M1", ""))
    act(state, "draw deck", "draw pile 1", "play oak1 0,0", "discard oak2")
    assert ARBORETUM.rules.actor(state) == 1


def sources(state: ArboretumState, order: list[str]) -> str:
    """The first of these sources that has a card."""
    return next(text for text in order if text in texts(state, ARBORETUM.rules.actor(state)))


def turns_of(state: ArboretumState, order: list[str]) -> int:
    """Play to the end, always drawing from the first of these sources that has a card; returns the number of turns."""
    turns = 0
    while (seat := ARBORETUM.rules.actor(state)) >= 0:
        act(state, sources(state, order))
        act(state, sources(state, order))
        ARBORETUM.rules.apply(state, seat, ARBORETUM.rules.legal(state, seat)[0])
        ARBORETUM.rules.apply(state, seat, ARBORETUM.rules.legal(state, seat)[0])
        turns += 1
    return turns


@pytest.mark.parametrize(
    ("players", "opening_discard", "fewest", "most", "largest"),
    [
        (2, False, 17, 33, 17),
        (3, False, 22, 42, 14),
        (4, False, 26, 51, 13),
        (2, True, 17, 33, 17),
        (3, True, 21, 42, 14),
        (4, True, 25, 51, 13),
    ],
)
def test_checks_how_long_a_game_lasts(
    players: int, opening_discard: bool, fewest: int, most: int, largest: int
) -> None:
    """Drawing two from the deck in every turn ends it soonest. Deck and piles together lose one card a turn, and the
    last turn needs two cards, so there is at most one turn fewer than cards: when drawing from the piles first."""

    def start(seed: int) -> ArboretumState:
        return deal(seed, players=players, opening_discard=opening_discard)

    state = start(0)
    on_the_table = state.deck_left + sum(len(player.pile) for player in state.players)
    assert (fewest, most) == ((state.deck_left + 1) // 2, on_the_table - 1)
    assert largest == -(-most // players)
    piles = [f"draw pile {seat}" for seat in range(players)]
    assert turns_of(state, ["draw deck", *piles]) == fewest
    longest = start(1)
    assert turns_of(longest, [*piles, "draw deck"]) == most
    assert max(len(player.grove.cells) for player in longest.players) == largest
    for seed in range(scaled(300)):
        state = start(seed)
        assert fewest <= play_out(ARBORETUM.rules, state, QuickRng(seed, 3)) // 4 <= most
        assert max(len(player.grove.cells) for player in state.players) <= largest
        assert [len(player.hand) for player in state.players] == [7] * players
