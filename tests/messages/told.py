"""One whole match of each game in each language, as people read it: to be proofread, and kept.

They are the matches of two in tests/golden. `python -m tests.regenerate told` writes them again: read the difference.
"""

from __future__ import annotations

from pathlib import Path

from spinney.core.catalogue import catalogue
from spinney.core.event import GameEnded
from spinney.core.message import Message
from spinney.games import OUR_GAMES
from tests.golden.matches import FOLDER as MATCHES
from tests.golden.matches import read_match

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Ann", "Bob"]


def file_of(key: str, language: str) -> Path:
    return FOLDER / f"{key}-{language}.txt"


def tell(key: str, language: str) -> str:
    """The deal, every event, the table at the end, the score sheet and who wins."""
    match = read_match((MATCHES / f"{key}-2.txt").read_text("utf-8"))
    game = OUR_GAMES[key]
    words = catalogue(language)

    def say(message: Message) -> str:
        return words.say(message, NAMES)

    again = match.at_start()
    lines = [say(Message("game-name-" + key)), "", *map(say, game.opening(again.state, None)), ""]
    for move in match.moves:
        story = again.take(move)
        lines += [say(event.words()) for event in story if not isinstance(event, GameEnded)]
    lines += ["", game.sketch(game.view(again.state, 0), words, NAMES), ""]
    lines += [*map(say, game.sheet_lines(again.sheet())), say(game.ending(again.state).words())]
    return "\n".join(lines) + "\n"
