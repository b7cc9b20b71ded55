"""The picture of a table for the terminal."""

from __future__ import annotations

from spinney.games.renature import RENATURE
from tests.games.renature.boards import scene


def test_the_sketch_is_a_picture_of_the_table() -> None:
    assert RENATURE.sketch(RENATURE.view(scene(), 0), names=["Ann", "Bob"]).splitlines() == [
        "joker: badger",
        "bu=butterfly, sn=snail, sa=salamander, fr=frog, tu=turtle, ba=bat, wo=woodpecker, "
        "sq=squirrel, ow=owl, bd=badger",
        "0=Ann, 1=Bob, n=neutral; g=grass, b=bush, s=spruce, o=oak; +2: clouds",
        "",
        "    1   2   3   4   5   6   7   8   9   10  11  12  13  14  15",
        " 1  ..  ow  sn  ..  tu  fr  ..  ..  ..  **  ..  ..  ..  **  ..",
        " 2  ..  A0o A1o ..  B   B   ..  C+2 ..  D   D   ..  E   E   ..",
        " 3  ..  ..  ..  ..  ..  ..  ..  C   ..  ..  ..  ..  ..  ..  ..",
        " 4  ..  Fnb F   ..  G   G   ..  C   ..  H   H   ..  I   I   ..",
        " 5  ..  F1g ..  ..  G   G   ..  ..  ..  H   H   ..  ..  I   ..",
        " 6  ..  F   F   ..  ..  ..  ..  J   ..  ..  ..  ..  I   I   ..",
        " 7  ..  ..  ..  ..  K   ..  J   J   J   ..  L   ..  ..  ..  ..",
        " 8  ..  K   K   K   K   ..  ..  ..  ..  ..  L   L   L   L   ..",
        " 9  ..  K   ..  ..  ..  ..  M   M   M   ..  ..  ..  ..  L   ..",
        "10  ..  ..  ..  N   ..  M   M   ..  M   M   ..  O   ..  ..  ..",
        "11  ..  N   N+1 N   ..  ..  ..  ..  ..  ..  ..  O   O+1 O   ..",
        "12  ..  N   N   N   N   ..  P   P   P   ..  O   O   O   O   ..",
        "13  ..  ..  ..  ..  ..  ..  P   P   P   ..  ..  ..  ..  ..  ..",
        "14  ..  Q   Q   ..  P   P   P   P+2 P   P   P   ..  R   R   ..",
        "15  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        "",
        "tokens on areas: A2 B2 C3 D2 E2 F5 G4 H4 I5 J4 K6 L6 M7 N8 O8 P13 Q2 R2",
        "",
        "Ann (you): 4 points, 6 clouds  <- to move",
        "     own 9g 4b 2s 1o, neutral 3g 1b 1s 1o",
        "     tokens -, hand 3, reserve 23",
        "",
        "Bob: 3 points, 6 clouds",
        "     own 8g 4b 2s 1o, neutral 3g 2b 1s 1o",
        "     tokens -, hand 3, reserve 23",
        "",
        "your hand: snail-badger frog-owl bat-bat",
    ]
