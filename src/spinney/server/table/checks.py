"""What visitors send, checked: each function returns what can be used, or refuses in words."""

from __future__ import annotations

import unicodedata
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused, Unreadable, listed
from spinney.core.shuffle import COMMITMENT, NONCE
from spinney.server.match.clocks import Pace
from spinney.server.services import Services

LONGEST_NAME = 30
LONGEST_HOOK = 500
# How many accents, vowel points and the like one letter may carry.
MOST_MARKS = 3
JOINERS = "\u200c\u200d"
# Letters and symbols that are drawn as nothing.
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
# Letters, digits and symbols: what a name must have one of.
SEEN = "LNS"


def checked_name(name: str) -> str:
    """A name as it will be shown: one line, not too long, with something to see."""
    clean = " ".join(shown_letters(unicodedata.normalize("NFC", name)).split())
    if not clean or len(clean) > LONGEST_NAME:
        raise Refused(Message("refused-name", {"longest": LONGEST_NAME}))
    if not any(unicodedata.category(letter)[0] in SEEN for letter in clean):
        raise Refused(Message("refused-name-unseen"))
    return clean


def shown_letters(text: str) -> str:
    """Spaces instead of what is invisible, no towers of accents, and joiners only where they join something."""
    shown: list[str] = []
    marks = 0
    for number, letter in enumerate(text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if letter in JOINERS:
            before, after = shown[-1:], text[number + 1 : number + 2]
            # Within emoji and in many scripts they change how the letters around them look.
            if before and after and is_joined(before[0]) and is_joined(after):
                shown.append(letter)
        elif letter in BLANKS or not letter.isprintable():
            shown.append(" ")
        elif marks <= MOST_MARKS:
            shown.append(letter)
    return "".join(shown)


def is_joined(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LMS" and letter not in BLANKS


def checked_game(services: Services, key: str) -> AnyGame:
    game = services.games.get(key)
    if game is None:
        names = [Message("game-name-" + known) for known in services.games]
        raise Refused(Message("refused-game", {"games": listed(names)}))
    return game


def checked_options(services: Services, key: str, options: dict[str, Any], players: int) -> dict[str, Any]:
    """A table's options with the number of players, complete."""
    game = checked_game(services, key)
    try:
        read = game.read_options(options | {"players": players}, "refused-options")
    except Unreadable as error:
        raise Refused(cast(Message, error.why)) from None
    plain: dict[str, Any] = msgspec.to_builtins(read)
    return plain


def checked_level(services: Services, level: str) -> str:
    if level not in services.levels:
        names = [Message("level-" + key) for key in services.levels]
        raise Refused(Message("refused-level", {"levels": listed(names)}))
    return level


def checked_pace(pace: Pace) -> Pace:
    right = {
        "unlimited": pace.seconds == pace.increment == pace.days == 0,
        "clock": 10 <= pace.seconds <= 86_400 and 0 <= pace.increment <= 3_600 and pace.days == 0,
        "days": 1 <= pace.days <= 60 and pace.seconds == pace.increment == 0,
    }
    if not right[pace.kind]:
        raise Refused(Message("refused-pace"))
    return pace


def checked_hook(hook: str) -> str:
    """The form of a web hook's address; where it leads is checked each time it is used."""
    try:
        parts = urlsplit(hook)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and len(hook) <= LONGEST_HOOK
    except ValueError:
        right = False
    if hook and not right:
        raise Refused(Message("refused-hook"))
    return hook


def checked_nonce(nonce: str) -> str:
    """A seat's bytes for the shuffle."""
    if not NONCE.fullmatch(nonce):
        raise Refused(Message("refused-nonce"))
    return nonce


def checked_commitment(commitment: str, nonce: str) -> str:
    """The hash of a seat's bytes, or nothing. The bytes themselves must not be known yet."""
    if nonce:
        raise Refused(Message("refused-open-bytes"))
    if commitment and not COMMITMENT.fullmatch(commitment):
        raise Refused(Message("refused-commitment"))
    return commitment


def checked_text(services: Services, text: str) -> str:
    """A written action that is short enough to be looked at."""
    if len(text) > services.settings.limits.text_length:
        raise Refused(Message("refused-long"))
    return text
