"""The table as a picture in text, in a visitor's language, for clients that have no board of their own for a game.

It is drawn from a view, so it knows no more than the eyes it is for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from spinney.core.catalogue import LANGUAGES, Catalogue, catalogue
from spinney.core.message import Message, Refused
from spinney.core.names import Sitting, names_at
from spinney.core.replay import Match
from spinney.server.match.live_match import LiveMatch


def spoken_by(language: str) -> Catalogue:
    """The words of a language that a client asks for; English if it asks for none."""
    if language and language not in LANGUAGES:
        raise Refused(Message("refused-malformed", {"why": f"language is one of {', '.join(LANGUAGES)}"}))
    return catalogue(language or "en")


Sketcher: TypeAlias = Callable[[Match, int], str]


def sketcher(seats: Sequence[Sitting], language: str) -> Sketcher:
    """Draws positions of a table for a pair of eyes, in one language."""
    words = spoken_by(language)
    names = names_at(words, seats)
    return lambda match, eyes: match.game.sketch(match.game.view(match.state, eyes), words, names)


def sketch_after(live: LiveMatch, rows: int, eyes: int, draw: Sketcher) -> Callable[[], str]:
    """The table as these eyes saw it after this many rows. An earlier one takes a replay, so it can be made aside."""
    if not 0 <= rows <= live.seq:
        raise Refused(Message("refused-no-such-moment", {"rows": live.seq}))
    if rows == live.seq:
        now = draw(live.match, eyes)
        return lambda: now
    match = live.match
    return lambda: draw(match.after(rows), eyes)
