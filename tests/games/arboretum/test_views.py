"""What each seat sees, what helps it see, and why something is not offered."""

from __future__ import annotations

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.message import Refused
from spinney.core.playout import play_out
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.aids import Aids, SpeciesAid
from spinney.games.arboretum.material import card_name
from spinney.games.arboretum.options import ArboretumOptions
from spinney.games.arboretum.state import DISCARD, DRAW_SECOND, OVER, PLAY, ArboretumState
from spinney.games.arboretum.view_types import LaidCard, PrivateView, SeatView
from tests.games.arboretum.boards import act, table
from tests.scale import scaled

SPECIES_OF_TWO = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")


def middle(players: int, seed: int, decisions: int) -> ArboretumState:
    """A random game after so many decisions, or at its end."""
    state = ARBORETUM.deal(ArboretumOptions(players=players), QuickRng(seed))
    rng = QuickRng(seed, 1)
    for _ in range(decisions):
        seat = ARBORETUM.rules.actor(state)
        if seat >= 0:
            ARBORETUM.rules.apply(state, seat, ARBORETUM.rules.random_action(state, seat, rng))
    return state


def every_card(state: ArboretumState) -> list[int]:
    """All cards of a game, wherever they are, in the order of the scoring pad."""
    found = [state.deck[place] for place in range(state.deck_left)]
    for player in state.players:
        found += [*player.hand, *player.pile, *(player.grove.board[cell] for cell in player.grove.cells)]
    return sorted(found)


def test_the_public_part_is_all_that_lies_open() -> None:
    state = table("""
        deck M1 M2
        seat 0
          hand O8 J7 W1
          shown J7
          pile C1 C2
          O1 O4
          .  D6
        seat 1
          hand W2
    """)
    public = ARBORETUM.view(state, SPECTATOR).public
    assert public.seats == [
        SeatView(
            arboretum=[LaidCard("oak1", 0, 0), LaidCard("oak4", 1, 0), LaidCard("dogwood6", 1, 1)],
            pile=["cassia1", "cassia2"],
            hand_size=3,
            shown=["jacaranda7"],
        ),
        SeatView(arboretum=[], pile=[], hand_size=1, shown=[]),
    ]
    assert (public.phase, public.turn, public.first, public.deck) == ("draw_first", 0, 0, 2)
    assert public.species == list(SPECIES_OF_TWO)


def test_the_private_part_is_the_own_hand_in_order() -> None:
    state = table("deck M1\nseat 0\nhand W1 O8 J7 O2\nseat 1\nhand C1")
    assert ARBORETUM.view(state, 0).private == PrivateView(["jacaranda7", "oak2", "oak8", "willow1"])
    assert ARBORETUM.view(state, 1).private == PrivateView(["cassia1"])
    assert ARBORETUM.view(state, SPECTATOR).private is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a5_known_are_exactly_the_cards_taken_from_piles_and_still_held(players: int) -> None:
    """Told by the moves alone: a card goes in by `draw pile` and out by `play` or `discard`."""
    for seed in range(scaled(20)):
        state = ARBORETUM.deal(ArboretumOptions(players=players), QuickRng(seed))
        rng = QuickRng(seed, 1)
        known: list[set[str]] = [set() for _ in range(players)]
        while (seat := ARBORETUM.rules.actor(state)) >= 0:
            action = ARBORETUM.rules.random_action(state, seat, rng)
            word, *rest = ARBORETUM.write(state, action).split()
            if word == "draw" and rest[0] == "pile":
                known[seat].add(card_name(state.players[int(rest[1])].pile[-1]))
            elif word != "draw":
                known[seat].discard(rest[0])
            ARBORETUM.rules.apply(state, seat, action)
            if ARBORETUM.rules.actor(state) >= 0:
                for watcher in range(SPECTATOR, players):
                    shown = [set(seen.shown) for seen in ARBORETUM.view(state, watcher).public.seats]
                    assert shown == known


def test_all_hands_lie_open_when_the_game_is_over() -> None:
    state = table("""
        deck M1
        seat 0
          hand O8 J7
        seat 1
          hand W1
          pile C1
    """)
    act(state, "draw deck", "draw pile 1", "play cassia1 0,0")
    assert [seen.shown for seen in ARBORETUM.view(state, SPECTATOR).public.seats] == [[], []]
    act(state, "discard maple1")
    assert [seen.shown for seen in ARBORETUM.view(state, SPECTATOR).public.seats] == [
        ["jacaranda7", "oak8"],
        ["willow1"],
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_looks_the_same_from_that_seat(players: int) -> None:
    """Also when the game is over: then the hands are open and nobody may change them."""
    for seed in range(scaled(40)):
        for decisions in (0, 1, 30 + seed, 60 + 2 * seed, 1000):
            state = middle(players, seed, decisions)
            for seat in range(SPECTATOR, players):
                view = ARBORETUM.view(state, seat)
                guess = ARBORETUM.guess(view, QuickRng(seed, 2))
                assert ARBORETUM.view(guess, seat) == view
                assert every_card(guess) == every_card(state)


def test_a_guess_deals_the_unseen_anew() -> None:
    state = middle(3, 5, 40)
    view = ARBORETUM.view(state, 0)
    hands = {tuple(ARBORETUM.guess(view, QuickRng(seed)).players[1].hand) for seed in range(20)}
    assert len(hands) > 10


def test_a_guess_leaves_the_real_game_alone() -> None:
    state = middle(2, 3, 30)
    before = [ARBORETUM.view(state, seat) for seat in range(2)]
    deck = list(state.deck)
    ARBORETUM.guess(before[0], QuickRng(1))
    ARBORETUM.rules.deal_unseen(state.copy(), 0, QuickRng(1))
    assert [ARBORETUM.view(state, seat) for seat in range(2)] == before
    assert list(state.deck) == deck


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_lives_a_life_of_its_own(players: int) -> None:
    """What is played on a copy leaves no trace: the game goes on like its twin, which was never copied."""
    for seed in range(scaled(10)):
        state, twin = (middle(players, seed, 60 + 3 * seed) for _ in range(2))
        play_out(ARBORETUM.rules, state.copy(), QuickRng(seed, 2))
        assert ARBORETUM.view(state, SPECTATOR) == ARBORETUM.view(twin, SPECTATOR)
        for one in (state, twin):
            play_out(ARBORETUM.rules, one, QuickRng(seed, 3))
        assert ARBORETUM.view(state, SPECTATOR) == ARBORETUM.view(twin, SPECTATOR)
        for mine, other in zip(state.players, twin.players, strict=True):
            assert list(mine.grove.rising) == list(other.grove.rising)
        assert ARBORETUM.score_sheet(state) == ARBORETUM.score_sheet(twin)
        assert ARBORETUM.outcome(state) == ARBORETUM.outcome(twin)


AIDED = """
    deck M1 M2
    seat 0
      hand O8 O2 J7 W1
      pile C1
      O3 O4
      .  W5
      .  O6
    seat 1
      hand O1 O7 D2
      shown O1 O7
      pile C2
      O5
    seat 2
      hand J1 J8 W8
      shown J8 W8
"""


def aid_of(seat: int, species: str) -> SpeciesAid:
    aids = ARBORETUM.aids(ARBORETUM.view(table(AIDED), seat))
    assert isinstance(aids, Aids)
    return next(aid for aid in aids.species if aid.species == species)


def test_aids_show_every_seats_best_path() -> None:
    oak = aid_of(1, "oak")
    own, none, bare = oak.paths
    assert own is not None
    assert [laid.card for laid in own.cards] == ["oak3", "oak4", "willow5", "oak6"]
    assert (own.points, own.for_cards, own.for_pure, own.for_one, own.for_eight) == (4, 4, 0, 0, 0)
    assert none is bare is None


def test_aids_sum_what_is_known() -> None:
    oak = aid_of(0, "oak")
    assert oak.hand == ["oak2", "oak8"]
    assert oak.own_sum == 2, "seat 1 is known to hold the 1"
    assert oak.shown_sums == [2, 8, 0]
    assert aid_of(1, "oak").shown_sums == [0, 8, 0]
    assert aid_of(2, "willow").own_sum == 8, "nobody has seen the 1 of seat 0"
    assert aid_of(0, "willow").shown_sums == [1, 0, 0], "but seat 0 knows its own 1"
    assert aid_of(2, "jacaranda").own_sum == 9, "the own 1 does no harm"


def test_aids_say_what_the_own_eight_and_one_are_worth() -> None:
    assert aid_of(0, "oak").eight == "cancelled", "seat 1 is known to hold the 1"
    assert aid_of(2, "willow").eight == "at_risk", "the 1 is not seen yet"
    assert aid_of(2, "jacaranda").eight == "safe", "the 1 is in the own hand"
    assert aid_of(1, "willow").eight == "none"
    assert aid_of(1, "oak").one == "cancels", "the 8 is not seen yet"
    assert aid_of(2, "jacaranda").one == "idle", "the 8 is in the own hand"
    assert aid_of(2, "oak").one == "none"


def test_a_laid_one_harms_no_eight() -> None:
    state = table("""
        deck M1 M2
        seat 0
          hand O8 C8
          pile C1
          O1
        seat 1
          hand W2
        """)
    aids = ARBORETUM.aids(ARBORETUM.view(state, 0))
    assert isinstance(aids, Aids)
    eights = {aid.species: aid.eight for aid in aids.species}
    assert (eights["oak"], eights["cassia"]) == ("safe", "at_risk")


def test_aids_of_a_spectator_have_no_hand() -> None:
    oak = aid_of(SPECTATOR, "oak")
    assert (oak.hand, oak.own_sum, oak.shown_sums) == ([], 0, [0, 8, 0])


def test_aids_list_the_unseen_cards() -> None:
    assert aid_of(0, "oak").unseen == []
    assert aid_of(2, "oak").unseen == ["oak2", "oak8"]
    assert aid_of(SPECTATOR, "cassia").unseen == [f"cassia{value}" for value in range(3, 9)]


def test_aids_show_where_a_card_may_be_laid() -> None:
    aids = ARBORETUM.aids(ARBORETUM.view(table(AIDED), 0))
    assert isinstance(aids, Aids)
    assert set(aids.open_cells[1]) == {(0, -1), (-1, 0), (1, 0), (0, 1)}
    assert aids.open_cells[2] == [(0, 0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aids_and_sketches_do_not_change_when_the_unseen_is_dealt_anew(players: int) -> None:
    for seed in range(scaled(10)):
        for state in (middle(players, seed, 3 + 7 * seed), middle(players, seed, 1000)):
            for seat in range(SPECTATOR, players):
                other = state.copy()
                ARBORETUM.rules.deal_unseen(other, seat, QuickRng(seed, 9))
                mine, same = ARBORETUM.view(state, seat), ARBORETUM.view(other, seat)
                assert mine == same
                assert ARBORETUM.aids(mine) == ARBORETUM.aids(same)
                assert ARBORETUM.sketch(mine) == ARBORETUM.sketch(same)


def test_the_sketch_is_a_picture_of_the_table() -> None:
    names = ["Talia", "Jonte", "Rina"]
    assert ARBORETUM.sketch(ARBORETUM.view(table(AIDED), 0), names=names).splitlines() == [
        "deck: 2 cards",
        "C=cassia, D=dogwood, J=jacaranda, M=maple, O=oak, W=willow",
        "",
        "Talia (you)  <- to move",
        "      -1    0    1    2",
        "  -1   .    .    .    .",
        "   0   .   O3   O4    .",
        "   1   .    .   W5    .",
        "   2   .    .   O6    .",
        "   3   .    .    .    .",
        "     pile 0: C1",
        "",
        "Jonte",
        "      -1    0    1",
        "  -1   .    .    .",
        "   0   .   O5    .",
        "   1   .    .    .",
        "     pile 1: C2",
        "     hand: 3 cards, known: O1 O7",
        "",
        "Rina",
        "       0",
        "   0   .",
        "     pile 2: -",
        "     hand: 3 cards, known: J8 W8",
        "",
        "your hand: J7 O2 O8 W1",
    ]


REFUSALS = [
    (0, 0, "jump", "arboretum-unknown-action", "“jump” is not an action"),
    (0, 0, "", "arboretum-unknown-action", "“” is not an action"),
    (0, 0, "play oak8 0,1", "arboretum-now-draw", "First draw two cards."),
    (DRAW_SECOND, 0, "discard oak8", "arboretum-now-draw", "First draw two cards."),
    (PLAY, 0, "draw deck", "arboretum-now-play", "now play one"),
    (PLAY, 0, "discard oak8", "arboretum-now-play", "now play one"),
    (DISCARD, 0, "draw deck", "arboretum-now-discard", "now discard one"),
    (DISCARD, 0, "play oak8 0,1", "arboretum-now-discard", "now discard one"),
    (0, 0, "draw pile 2", "arboretum-pile-empty", "Rina’s discard pile is empty."),
    (0, 0, "draw pile 3", "arboretum-unknown-source", "“pile 3” is not a source of cards"),
    (0, 0, "draw pile -1", "arboretum-unknown-source", "“pile -1” is not a source of cards"),
    (0, 0, "draw", "arboretum-unknown-source", "“” is not a source of cards"),
    (PLAY, 0, "play birch4 0,1", "arboretum-unknown-card", "There is no card “birch4”"),
    (PLAY, 0, "play oak9 0,1", "arboretum-unknown-card", "There is no card “oak9”"),
    (PLAY, 0, "play", "arboretum-unknown-card", "There is no card “”"),
    (DISCARD, 0, "discard O8", "arboretum-unknown-card", "There is no card “O8”"),
    (PLAY, 0, "play oak1 0,1", "arboretum-not-in-hand", "You do not have Oak 1 in hand."),
    (DISCARD, 0, "discard oak1", "arboretum-not-in-hand", "You do not have Oak 1 in hand."),
    (DISCARD, 0, "discard oak8 0,1", "arboretum-unknown-action", "“discard oak8 0,1” is not an action"),
    (PLAY, 0, "play oak8 1", "arboretum-unknown-cell", "“1” is not a cell"),
    (PLAY, 0, "play oak8", "arboretum-unknown-cell", "“” is not a cell"),
    (PLAY, 0, "play oak8 0,01", "arboretum-unknown-cell", "“0,01” is not a cell"),
    (PLAY, 0, "play oak8 0,0", "arboretum-cell-taken", "Oak 3 is already there."),
    (PLAY, 0, "play oak8 -2,0", "arboretum-not-adjacent", "touches -2,0"),
    (PLAY, 0, "play oak8 -1,-1", "arboretum-not-adjacent", "touches -1,-1"),
    (PLAY, 0, "play oak8 99,-99", "arboretum-not-adjacent", "touches 99,-99"),
    (PLAY, 2, "play willow8 1,0", "arboretum-first-card", "The first card is played at 0,0."),
    (0, 1, "draw deck", "refused-turn", "It is Talia’s turn."),
    (OVER, 0, "draw deck", "refused-over", "The game is over."),
    (0, SPECTATOR, "draw deck", "refused-spectator", "Spectators can only watch."),
]


@pytest.mark.parametrize(("phase", "seat", "text", "key", "words"), REFUSALS)
def test_every_refusal_says_why(phase: int, seat: int, text: str, key: str, words: str) -> None:
    state = table(AIDED, turn=2 if seat == 2 else 0, phase=phase)
    with pytest.raises(Refused) as refused:
        ARBORETUM.find(state, seat, text)
    assert refused.value.message.key == key
    assert words in catalogue().say(refused.value.message, ["Talia", "Jonte", "Rina"])


def test_an_empty_deck_says_so() -> None:
    state = table(AIDED.replace("deck M1 M2", ""), phase=DRAW_SECOND)
    with pytest.raises(Refused) as refused:
        ARBORETUM.find(state, 0, "draw deck")
    assert refused.value.message.key == "arboretum-deck-empty"
    assert catalogue().say(refused.value.message) == "The deck is empty."


def test_no_refusal_of_the_catalogue_is_forgotten() -> None:
    said = {key for _, _, _, key, _ in REFUSALS} | {"arboretum-deck-empty"}
    # Species are chosen before the game: no action names one.
    messages = set(catalogue().bundle._messages) - {"arboretum-unknown-species"}
    written = {
        key
        for key in messages
        if key.startswith(("arboretum-unknown", "arboretum-now", "arboretum-not"))
        or key in ("arboretum-deck-empty", "arboretum-pile-empty", "arboretum-first-card", "arboretum-cell-taken")
    }
    assert {key for key in said if key.startswith("arboretum-")} == written


def test_every_event_has_words_for_every_pair_of_eyes() -> None:
    state = ARBORETUM.deal(ArboretumOptions(players=3), QuickRng(4))
    rng = QuickRng(4, 1)
    said = set()
    while (seat := ARBORETUM.rules.actor(state)) >= 0:
        for event in ARBORETUM.act(state, seat, ARBORETUM.rules.random_action(state, seat, rng)):
            assert isinstance(event, ARBORETUM.events)
            for watcher in range(SPECTATOR, 3):
                noticed = event.noticed_by(watcher)
                assert noticed is not None
                message = noticed.words()
                said.add(message.key)
                assert catalogue().say(message, ["Talia", "Jonte", "Rina"])
    assert said - {"game-won", "game-shared"} == {
        "arboretum-drew-deck",
        "arboretum-drew-unseen",
        "arboretum-drew-own-pile",
        "arboretum-drew-pile",
        "arboretum-deck-emptied",
        "arboretum-played",
        "arboretum-discarded",
    }


def test_events_in_words() -> None:
    state = table(AIDED)
    story = act(state, "draw pile 1", "draw pile 0", "play oak8 -1,0", "discard oak2")
    assert [catalogue().say(event.words(), ["Talia", "Jonte", "Rina"]) for event in story] == [
        "Talia takes Cassia 2 from Jonte’s discard pile.",
        "Talia takes Cassia 1 back from their own discard pile.",
        "Talia plays Oak 8 at -1,0.",
        "Talia discards Oak 2.",
    ]
