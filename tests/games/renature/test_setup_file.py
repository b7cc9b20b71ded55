"""The deal in writing: it reads back, and what cannot have been dealt is refused."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.games.renature import RENATURE
from spinney.games.renature.options import RenatureOptions
from tests.games.renature.boards import FLIPPED, STANDARD


def test_the_setup_has_the_valley_that_the_options_chose() -> None:
    state = RENATURE.deal(RenatureOptions(), QuickRng(1))
    assert RENATURE.public_view(state).valley == STANDARD
    written = RENATURE.write_setup(state)
    assert written["valley"] == STANDARD
    with pytest.raises(Unreadable, match="valley is not the one that the options chose"):
        RENATURE.read_setup(RenatureOptions(valley=FLIPPED), written)
    with pytest.raises(Unreadable, match="valley: a valley has 15 rows"):
        RENATURE.read_setup(RenatureOptions(), written | {"valley": ""})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"first": 2}, "the first player is a seat"),
        ({"hands": []}, "as many hands"),
        ({"left_out": ["owl-frog"]}, "“owl-frog” is not a domino"),
        ({"left_out": []}, "52 were dealt, not 55"),
        ({"tokens": {"A": 1}}, "tokens for 1 areas"),
        ({"tokens": {"Z": 1}}, "there is no area “Z”"),
        ({"left_out_tokens": [[3, 1]]}, "tokens left out: 1, not 3"),
        ({"left_out_tokens": [[3, 1], [7, 3], [13]]}, "is a size and a back"),
        ({"left_out_tokens": [[3, 9], [7, 3], [13, 5]]}, "tokens of 3 with back 9: 1; the box has 0"),
        ({"joker": "owl"}, "there is no field “joker”"),
    ],
)
def test_a_setup_that_cannot_have_been_dealt_is_refused(change: dict[str, object], sentence: str) -> None:
    written = RENATURE.write_setup(RENATURE.deal(RenatureOptions(), QuickRng(1)))
    assert RENATURE.write_setup(RENATURE.read_setup(RenatureOptions(), written)) == written
    with pytest.raises(Unreadable) as refused:
        RENATURE.read_setup(RenatureOptions(), msgspec.json.decode(msgspec.json.encode(written | change)))
    assert sentence in str(refused.value)
