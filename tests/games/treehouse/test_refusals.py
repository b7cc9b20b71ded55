"""Why an action is not offered."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from spinney.core.catalogue import catalogue
from spinney.core.message import Refused
from spinney.core.view import SPECTATOR
from spinney.games.treehouse import TREEHOUSE
from spinney.games.treehouse.state import CHOOSE, CLAIM, LAY, OVER, PLACE, TAKE
from tests.games.treehouse.boards import SCENE, table

NAMES = ["Talia", "Jonte", "Rina"]


CHOOSING = SCENE.replace("chosen R2", "chosen G2").replace("chosen N1", "")


TAKING = "seat 0\nseat 1\ncard two\nseat 2\ncard two"


LAYING = "seat 0\ncard none\nseat 1\ncard two\nseat 2"


REFUSALS = [
    (SCENE, PLACE, 0, "jump", "treehouse-unknown-action", "“jump” is not an action here"),
    (SCENE, PLACE, 0, "", "treehouse-unknown-action", "“” is not an action here"),
    (SCENE, PLACE, 0, "discard red2", "treehouse-unknown-action", "“discard red2” is not an action here"),
    (SCENE, PLACE, 0, "choose green2", "treehouse-now-place", "build yours or discard it"),
    (SCENE, PLACE, 0, "build 2,1", "treehouse-place-taken", "Tumble Loft (red) is already there."),
    (SCENE, PLACE, 0, "build 7,1", "treehouse-too-high", "above level 6"),
    (SCENE, PLACE, 0, "build 3,3", "treehouse-sealed-off", "touches a red room any more"),
    (SCENE, PLACE, 0, "build 4,1", "treehouse-reasons", "sealed off. The balance marker cannot move further left"),
    (SCENE, PLACE, 0, "build 5,1", "treehouse-reasons", "the room below must be built first."),
    (SCENE, PLACE, 0, "build 5,2", "treehouse-reasons", "the two rooms below must be built first."),
    (SCENE, PLACE, 0, "build 4,3", "treehouse-reasons", "the room below on the right must be built first."),
    (SCENE, PLACE, 0, "build 1,1", "treehouse-unknown-place", "“1,1” is not a place"),
    (SCENE, PLACE, 0, "build 3,4", "treehouse-unknown-place", "“3,4” is not a place"),
    (SCENE, PLACE, 0, "build", "treehouse-unknown-place", "“” is not a place"),
    (SCENE.replace("chosen N1", "chosen R5"), PLACE, 1, "build 4,4", "treehouse-reasons", "touch any red room"),
    (SCENE.replace("chosen R2", ""), PLACE, 0, "discard", "treehouse-placed-already", "You have placed your room"),
    (CHOOSING, CHOOSE, 0, "choose green2", "treehouse-chosen-already", "already chosen Snail Hotel (green)"),
    (CHOOSING, CHOOSE, 0, "choose brown2", "treehouse-not-in-hand", "do not have Jam Cupboard (brown) in hand"),
    (CHOOSING, CHOOSE, 0, "choose red13", "treehouse-unknown-room", "no room “red13”"),
    (CHOOSING, CHOOSE, 0, "build 3,1", "treehouse-chosen-already", "already chosen Snail Hotel (green)"),
    (CHOOSING, CHOOSE, 1, "build 3,1", "treehouse-now-choose", "Choose a room from your hand first."),
    (TAKING, TAKE, 0, "take two", "treehouse-no-card-left", "No “2 points” card is left."),
    (TAKING, TAKE, 0, "take three", "treehouse-unknown-action", "“take three” is not"),
    (TAKING, TAKE, 0, "lay red", "treehouse-now-take", "Take a condition card"),
    (TAKING, TAKE, 1, "take none", "refused-turn", "It is Talia’s turn."),
    (LAYING, LAY, 0, "take two", "treehouse-now-lay", "Lay your condition card"),
    (LAYING, LAY, 0, "lay blue", "treehouse-colour-taken", "The blue score card is not free: Talia"),
    (LAYING, LAY, 0, "lay pink", "treehouse-unknown-colour", "no colour “pink”"),
    (LAYING, CLAIM, 0, "lay red", "treehouse-now-claim", "Take the score card of a colour."),
    (LAYING, LAY, 2, "lay red", "refused-turn", "It is Talia’s turn."),
    (LAYING, OVER, 0, "lay red", "refused-over", "The game is over."),
    (SCENE, PLACE, SPECTATOR, "discard", "refused-spectator", "Spectators can only watch."),
]


@pytest.mark.parametrize(("drawing", "phase", "seat", "text", "key", "words"), REFUSALS)
def test_every_refusal_says_why(drawing: str, phase: int, seat: int, text: str, key: str, words: str) -> None:
    state = table(drawing, phase=phase, laid="blue none" if phase == LAY else "")
    with pytest.raises(Refused) as refused:
        TREEHOUSE.find(state, seat, text)
    assert refused.value.message.key == key
    assert words in catalogue().say(refused.value.message, NAMES)


def test_no_refusal_of_the_catalogue_is_forgotten() -> None:
    section = (files("spinney") / "messages/en/treehouse.ftl").read_text("utf-8").partition("# Refusals")[2]
    written = set(re.findall(r"^(treehouse-[a-z-]+) =", section.partition("# The score sheet")[0], re.MULTILINE))
    # These always come together with others; test_aids.py checks each of them.
    in_company = {"treehouse-no-support", "treehouse-must-touch", "treehouse-balance"}
    assert {key for *_, key, _ in REFUSALS if key.startswith("treehouse-")} == written - in_company
