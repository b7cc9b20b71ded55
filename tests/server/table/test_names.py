"""Names as people write them, in any script, and no name that cannot be seen or covers its neighbours."""

from __future__ import annotations

import pytest

from spinney.core.message import Refused
from spinney.server.table.checks import checked_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEART = "\u2764\ufe0f\u200d\U0001f525"


@pytest.mark.parametrize(
    "name",
    [
        "Olena",
        "Inês",
        "Zoë 2",
        "42",
        "\U0001f33b",
        FAMILY,
        HEART,
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "\u0d9a\u0dca\u200d\u0dbb\u0dd2\u0dc3\u0dca",
        "\u0915\u094d\u200d\u0937",
        "\u0e17\u0e35\u0e48",
        "Nguyễn",
        "d'Arc-Ó",
    ],
)
def test_names_are_kept_as_they_are_written(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "...", "\u0301\u0301", "\u200d", "\u2066\u2069", "- -"],
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.message.key in ("refused-name", "refused-name-unseen")


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("a" + "\u0301" * 25, "\u00e1" + "\u0301" * 3),
        ("A\u200dnna\u200d", "A\u200dnna"),
        ("\u200cAnna \u200d Bo", "Anna Bo"),
        ("A\u200d\u200d\u200dB", "A\u200dB"),
        ("An\u3164na", "An na"),
        ("An\u202ena", "An na"),
        ("  A \t\n B ", "A B"),
    ],
)
def test_what_is_too_much_is_left_out(sent: str, shown: str) -> None:
    assert checked_name(sent) == shown
