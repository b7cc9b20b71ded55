"""What helps a player see, and the reason for every kind of refusal."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.catalogue import catalogue
from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.aids import aids
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import RenatureState
from tests.games.renature.boards import act, choices, clouds, give, grow, joker, lay, table


def scene() -> RenatureState:
    state = table()
    give(state, 0, "frog-owl", "bat-bat", "snail-badger")
    lay(state, "owl-snail 1,2 1,3", "turtle-frog 1,5 1,6")
    grow(state, "0 oak 2,2", "1 oak 2,3", "neutral bush 4,2", "1 grass 5,2")
    joker(state, "badger")
    return state


def test_where_the_hand_fits_is_what_is_legal() -> None:
    game = RENATURE.rules
    state = RENATURE.deal(RenatureOptions(players=3), QuickRng(8))
    rng = QuickRng(8, 1)
    while (seat := game.actor(state)) >= 0:
        found = aids(RENATURE.view(state, seat))
        fits = sorted(text for domino in found.hand for text in domino.fits)
        if RENATURE.public_view(state).phase == "place":
            assert fits == choices(state, "place")
        assert {text.split(" ", 2)[2] for text in fits} == set(found.places)
        assert sorted(found.seen + found.unseen) == sorted(set(found.seen + found.unseen))
        assert len(found.seen) + len(found.unseen) == 55
        game.apply(state, seat, game.random_action(state, seat, rng))


def test_what_a_placement_completes_is_what_it_then_completes() -> None:
    game = RENATURE.rules
    completions = 0
    for seed in range(5):
        state = RENATURE.deal(RenatureOptions(), QuickRng(seed))
        rng = QuickRng(seed, 1)
        while (seat := game.actor(state)) >= 0:
            places = aids(RENATURE.view(state, seat)).places
            text = RENATURE.write(state, game.rollout_action(state, seat, rng))
            story = act(state, text)
            if text.startswith("place"):
                assert places[text.split(" ", 2)[2]].completes == story[0].completes  # type: ignore[attr-defined]
                completions += len(places[text.split(" ", 2)[2]].completes)
    assert completions > 20


def test_live_totals_with_ties_struck_out() -> None:
    areas = {aid.scoring.area: aid for aid in aids(RENATURE.view(scene(), 1)).areas}
    assert areas["A"].scoring.totals == [4, 4, 0]
    assert areas["A"].scoring.struck == [0, 1]
    assert areas["A"].scoring.main_to is areas["A"].scoring.secondary_to is None
    assert areas["F"].scoring.totals == [0, 1, 2]
    assert areas["F"].scoring.main_to is None, "neutral holds the main rank"
    assert areas["F"].scoring.secondary_to == 1
    assert areas["F"].planting == [2, 3, 3, 3]
    assert areas["A"].waits_for == 4
    assert areas["A"].holder is None


def test_isolated_cells_are_those_that_placements_isolated() -> None:
    game = RENATURE.rules
    marked = 0
    for seed in range(3):
        state = RENATURE.deal(RenatureOptions(), QuickRng(seed))
        rng = QuickRng(seed, 1)
        expected: set[str] = set()
        while (seat := game.actor(state)) >= 0:
            found = aids(RENATURE.view(state, seat))
            assert set(found.isolated) == expected
            text = RENATURE.write(state, game.random_action(state, seat, rng))
            if text.startswith("place"):
                expected |= set(found.places[text.split(" ", 2)[2]].isolates)
            act(state, text)
        marked += len(expected)
    assert marked > 0


def test_what_the_boards_say() -> None:
    printed = aids(RENATURE.view(RENATURE.deal(RenatureOptions(players=4), QuickRng(1)), -1)).printed
    assert (printed.values, printed.own, printed.neutral) == ([1, 2, 3, 4], [3, 2, 1, 1], [1, 1, 1, 1])
    assert (printed.cloud_spaces, printed.joker_price, printed.again_price) == (6, 2, 3)


def test_a_spectator_gets_no_hand() -> None:
    found = aids(RENATURE.view(scene(), -1))
    assert found.hand == []
    assert len(found.seen) == 2
    assert len(msgspec.json.encode(aids(RENATURE.view(scene(), 0)))) < 10_000


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("dance", "renature-unknown-action"),
        ("place frog-owl", "renature-unknown-action"),
        ("place frog-cow 1,1 1,2", "renature-unknown-domino"),
        ("place turtle-turtle 1,1 1,2", "renature-not-in-hand"),
        ("place frog-owl one two", "renature-unknown-cell"),
        ("place frog-owl 0,1 1,1", "renature-off-grid"),
        ("place frog-owl 1,1 16,1", "renature-off-grid"),
        ("place frog-owl 2,2 2,3", "renature-in-area"),
        ("place frog-owl 1,3 1,4", "renature-cell-covered"),
        ("place frog-owl 3,1 15,1", "renature-cells-apart"),
        ("place frog-owl 4,4 3,4", "renature-cells-order"),
        ("place frog-owl 1,4 2,4", "renature-mismatch"),
        ("place frog-owl 15,1 15,2", "renature-no-match"),
        ("discard owl-frog", "renature-domino-order"),
        ("discard bat-owl", "renature-not-in-hand"),
        ("plant own oak 2,2", "renature-now-place"),
        ("leave", "renature-now-place"),
        ("stop", "renature-now-place"),
        ("again", "renature-again-later"),
        ("joker cow", "renature-unknown-animal"),
        ("joker badger", "renature-joker-there"),
        ("return 9,9,9", "renature-unknown-cell"),
        ("return 1,1", "renature-no-area"),
        ("return 2,5", "renature-nothing-there"),
        ("return 2,3", "renature-not-yours"),
    ],
)
def test_why_not(text: str, key: str) -> None:
    assert reason(scene(), 0, text) == key


def reason(state: RenatureState, seat: int, text: str) -> str:
    assert text not in RENATURE.choices(state, seat)
    message = RENATURE.why_not(RENATURE.view(state, seat), text)
    assert catalogue().say(message)
    return message.key


def test_why_not_names_the_neighbour() -> None:
    message = RENATURE.why_not(RENATURE.view(scene(), 0), "place bat-bat 1,7 1,8")
    assert catalogue().say(message) == "The bat on 1,7 does not match the frog on 1,6."


def test_why_not_for_want_of_clouds_or_space() -> None:
    state = scene()
    clouds(state, 1, 1)
    assert reason(state, 0, "joker bat") == "renature-clouds-lacking"
    assert reason(state, 0, "return 2,2") == "renature-clouds-lacking"
    assert reason(state, 0, "again") == "renature-clouds-lacking"
    clouds(state, 6, 6)
    state.players[0].plants[5] += 1
    assert reason(state, 0, "return 4,2") == "renature-no-space"


def test_why_not_another_turn_without_a_domino() -> None:
    state = scene()
    player = state.players[0]
    player.reserve_left, player.hand_size = 0, 2
    assert reason(state, 0, "again") == "renature-again-later"
    player.hand_size = 1
    assert reason(state, 0, "again") == "renature-again-no-domino", "the last one is for this turn"
    player.hand_size = 2
    act(state, choices(state, "discard")[0])
    assert reason(state, 0, "again") == "renature-again-later"
    player.hand_size = 0
    assert reason(state, 0, "again") == "renature-again-no-domino"


def test_why_not_while_planting() -> None:
    state = scene()
    act(state, "place frog-owl 1,7 1,8")
    state.players[0].plants[3] = 0
    assert reason(state, 0, "plant own rose 4,4") == "renature-unknown-plant"
    assert reason(state, 0, "plant own oak x") == "renature-unknown-cell"
    assert reason(state, 0, "plant own oak 1,1") == "renature-no-area"
    assert reason(state, 0, "plant own grass 2,2") == "renature-spot-taken"
    assert reason(state, 0, "plant own grass 14,2") == "renature-not-beside"
    assert reason(state, 0, "plant own oak 2,8") == "renature-none-left"
    assert reason(state, 0, "place bat-bat 1,1 2,1") == "renature-now-plant"


def test_why_not_from_other_places() -> None:
    state = scene()
    assert reason(state, 1, "leave") == "refused-turn"
    assert RENATURE.why_not(RENATURE.view(state, -1), "leave").key == "refused-spectator"
    act(state, "discard bat-bat")
    assert reason(state, 0, "leave") == "renature-now-end"
    act(state, "end")
    assert reason(state, 0, "joker owl") == "renature-now-again"
