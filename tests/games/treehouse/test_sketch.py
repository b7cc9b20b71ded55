"""The picture of a table for the terminal."""

from __future__ import annotations

from spinney.games import OUR_GAMES
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.events import RoomDiscarded
from spinney.games.treehouse.sketch import short
from tests.contract.worlds import everyone, walk
from tests.games.treehouse.boards import SCENE, table


def test_the_sketch_is_a_picture_of_the_table() -> None:
    assert TREEHOUSE.sketch(TREEHOUSE.view(table(SCENE), 0), names=["Ann", "Bob"]).splitlines() == [
        "round 1: build or discard",
        "R=red, Y=yellow, G=green, B=blue, P=purple, N=brown",
        "",
        "Ann (you): 0 points  <- to move",
        "   4         .     .     .     .",
        "   3            B1    Y1    .",
        "   2               R1    G1",
        "   1                [*..]",
        "     revealed: Rope Swing Landing (red)",
        "",
        "Bob: 0 points  <- to move",
        "   4         .     .     .     .",
        "   3            .     R3    .",
        "   2               R4    B2",
        "   1                [.*.]",
        "     revealed: Pancake Pantry (brown)",
        "     hand: 2 rooms",
        "",
        "score cards of round 1, Ann first: -",
        "your hand: G2 Snail Hotel, P1 Shadow Puppet Stage",
    ]


def test_discarded_rooms_cannot_be_looked_up() -> None:
    """T5: nobody may look through the discarded rooms."""
    game = OUR_GAMES["treehouse"]
    options = game.options(players=3)
    gone: list[str] = []
    for state, seat, action in walk(game, options, 3):
        pictures = [game.sketch(game.view(state, eyes)).replace(",", " ") for eyes in everyone(options)]
        assert not [room for room in gone for picture in pictures if f" {room} " in picture]
        if seat < 0:
            break
        story = game.act(state.copy(), seat, action)
        gone += [short(event.room) for event in story if isinstance(event, RoomDiscarded)]
    assert gone
