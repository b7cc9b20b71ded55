"""Two buttons that are visible together never have the same text, in any language.

`Далі` was once both "zoom out" and "next": each message was right by itself, and only the screen showed the problem.
So the screens are listed here with the buttons that can be visible at the same time, including links and summaries that
look like buttons. A tuple holds alternatives of which only one is ever shown.
"""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Argument, Message
from tests.messages import ftl

Entry = str | tuple[str, ...]

CLIENT = Path(__file__).parents[2] / "web/src"

HEADER: list[Entry] = ["spinney", "nav-learn", "nav-replay", "settings"]
TOOLS: list[Entry] = [("undo", "undo-ask"), ("hint", "hint-thinks"), "rules", "log", "emotes", "more"]
PLAYING: list[Entry] = [
    *HEADER,
    *TOOLS,
    "take-over",
    "reclaim",
    "understood",
    "agree",
    "disagree",
    "hint-take",
    "close",
    "try-again",
    "replay-back",
    "replay-on",
    "back-to-now",
]
EYES: list[Entry] = [
    "arboretum-board-ledger",
    "arboretum-board-closer",
    "arboretum-board-farther",
    "arboretum-board-fit",
    "arboretum-board-back",
    "arboretum-board-close",
    "arboretum-board-leaf",
]
ZOOM: list[Entry] = [
    "renature-board-zoom-whole",
    "renature-board-zoom-out",
    "renature-board-zoom-in",
    "renature-board-seen",
]
ARBORETUM: list[Entry] = [*EYES, "arboretum-board-yes", "arboretum-board-no", "arboretum-board-discard"]
TREEHOUSE: list[Entry] = [
    ("treehouse-board-sure", "treehouse-board-choose-it", "treehouse-board-as-planned"),
    ("treehouse-board-back", "treehouse-board-discard"),
    "treehouse-board-take-it",
    "treehouse-board-close",
    "treehouse-board-memory",
]
RENATURE: list[Entry] = [
    *ZOOM,
    "renature-board-confirm",
    "renature-board-cancel",
    ("renature-board-turn", "renature-board-turn-touch"),
    "renature-board-discard",
    "renature-board-leave",
    "renature-board-gather",
    "renature-board-score",
    "renature-board-end",
    "renature-board-again",
    "renature-board-stop",
    "renature-board-take-back",
]
BOARDS = {"arboretum": ARBORETUM, "treehouse": TREEHOUSE, "renature": RENATURE}
SCORINGS: dict[str, list[Entry]] = {
    "arboretum": [
        "arboretum-board-previous",
        ("arboretum-board-play", "arboretum-board-pause"),
        "arboretum-board-next",
        "arboretum-board-total",
    ],
    "treehouse": [
        "treehouse-board-step-back",
        "treehouse-board-step-on",
        "treehouse-board-step-round",
        "treehouse-board-step-most",
        "treehouse-board-step-final",
    ],
    "renature": [
        "renature-scoring-back",
        ("renature-scoring-next", "renature-scoring-again"),
        "renature-scoring-skip",
    ],
}
ENDING: list[Entry] = [
    *HEADER,
    "rules",
    "log",
    "emotes",
    ("rematch", "rematch-join", "to-rematch"),
    "watch-replay",
    "share",
    "download-record",
    ("show-scoring", "show-board"),
    "shuffle-title",
    "shuffle-check",
]
REPLAY: list[Entry] = [
    *HEADER,
    "to-table",
    "replay-first",
    "replay-back",
    ("replay-play", "replay-pause"),
    "replay-on",
    "replay-last",
    "show-scoring",
]
EMOTES = [key for key in ftl.messages("en") if key.startswith("emote-")]

SCREENS: dict[str, list[Entry]] = {
    "home": [*HEADER, "play-now", "play-friends", "play-here", "first-game", "how-to-play", "show-all"],
    "setting up": ["close", "setup-more", ("setup-start", "setup-invite"), "arboretum-board-species-lot"],
    "gathering": [
        *HEADER,
        "sit-here",
        "add-bot",
        "stand-up",
        "free-seat",
        "start-game",
        "leave-table",
        "copy-link",
        "share",
    ],
    "plain board": [*PLAYING, "cancel"],
    **{f"playing {game}": [*PLAYING, *board] for game, board in BOARDS.items()},
    **{f"first game of {game}": [*PLAYING, ("lesson-on", "lesson-play"), *board] for game, board in BOARDS.items()},
    **{f"scoring of {game}": [*HEADER, "rules", "scene-skip", *scoring] for game, scoring in SCORINGS.items()},
    **{f"end of {game}": [*ENDING, *scoring] for game, scoring in SCORINGS.items()},
    "end of arboretum, board": [*ENDING, *EYES],
    "end of treehouse, board": [*ENDING, "treehouse-board-close", "treehouse-board-memory"],
    "end of renature, board": [*ENDING, *ZOOM],
    "replay of arboretum": [*REPLAY, *EYES],
    "replay of treehouse": [*REPLAY, "treehouse-board-close", "treehouse-board-memory"],
    "replay of renature": [*REPLAY, *ZOOM],
    **{f"replay of {game}, scoring": [*REPLAY, *scoring] for game, scoring in SCORINGS.items()},
    "choosing a record": [*HEADER, "replay-choose", "try-again"],
    "settings": ["close", "save", "other-device-make", "sign-out-do", "copy-link", "share"],
    "saying something": ["close", *EMOTES],
    "more": ["close", "propose-hints", "resign", "to-home"],
    "resigning": ["close", "propose-hints", "resign-yes", "resign-no", "to-home"],
    "rules": ["close", "rulings"],
    "learning": [*HEADER, "first-game", "rulings", "game-name-arboretum", "game-name-treehouse", "game-name-renature"],
    "passing the device on": [*HEADER, "hide-ready"],
    "another device": [*HEADER, "to-home", "device-yes"],
    "a table that is gone": [*HEADER, "to-home", "try-again", "skip-to-content"],
}

# The arguments of a text; if there are several, all of these texts are visible together.
ARGUMENTS: dict[str, list[dict[str, Argument]]] = {
    "show-all": [{"count": 1}, {"count": 5}],
    "hide-ready": [{"player": "Zoë"}],
    "arboretum-board-leaf": [{"name": "Zoë", "count": 5}],
    "treehouse-board-take-it": [{"condition": "two", "left": 2}, {"condition": "none", "left": 2}],
    "treehouse-board-step-round": [{"round": 1}, {"round": 2}, {"round": 3}],
    "renature-board-gather": [{"fits": 0, "lost": 2}],
    "renature-board-again": [{"clouds": 3}],
    "renature-board-seen": [{"seen": 5, "all": 55}],
}

# Parts of the boards that can be pressed: cards, cells, seats. Their texts say what they are, not what they do.
PIECES = {
    "treehouse-colour",
    "arboretum-species",
    "arboretum-board-unseen-count",
    "arboretum-board-held",
    "arboretum-board-seat",
    "arboretum-board-known",
    "arboretum-board-deck",
    "arboretum-board-you",
    "arboretum-board-cell-open",
    "arboretum-board-cell-closed",
    "arboretum-board-laid",
    "renature-board-places",
    "treehouse-room",
    "treehouse-board-nowhere",
}


def texts(language: str, entry: Entry) -> list[tuple[str, str]]:
    """Every text of an entry, with its key."""
    keys = (entry,) if isinstance(entry, str) else entry
    words = catalogue(language)
    return [
        (key, words.say(Message(key, arguments)).casefold()) for key in keys for arguments in ARGUMENTS.get(key, [{}])
    ]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_of_a_screen_have_the_same_text(language: str, screen: str) -> None:
    shown = [texts(language, entry) for entry in SCREENS[screen]]
    alike = [
        f"{key} and {other} are both {text!r}"
        for one, two in combinations(shown, 2)
        for key, text in one
        for other, same in two
        if text == same
    ]
    alike += [
        f"{key} is {text!r} twice"
        for entry in SCREENS[screen]
        if isinstance(entry, str)
        for (key, text), (_, same) in combinations(texts(language, entry), 2)
        if text == same
    ]
    assert alike == []


ELEMENT = re.compile(r"<(button|summary)\b.*?</\1\s*>|<a class=.*?</a\s*>", re.S)


def test_every_button_of_the_client_stands_on_a_screen() -> None:
    entries = [entry for screen in SCREENS.values() for entry in screen]
    listed = {key for entry in entries for key in ([entry] if isinstance(entry, str) else entry)}
    missing = []
    for path in sorted(CLIENT.rglob("*.svelte")):
        for element in ELEMENT.finditer(path.read_text("utf-8")):
            for said in re.findall(r"\bsay\(([^)]*)", element[0]):
                keys = set(re.findall(r"""["']([a-z][a-z0-9_-]+)["']""", said)) & set(ftl.messages("en"))
                missing += [f"{path.name}: {key}" for key in sorted(keys - listed - PIECES)]
                starts = re.findall(r"`([a-z0-9-]+)\$\{", said)
                missing += [f"{path.name}: {start}" for start in starts if not any(k.startswith(start) for k in listed)]
    assert missing == []
