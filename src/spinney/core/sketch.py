"""Parts of the text pictures that all games share."""

from __future__ import annotations

from collections.abc import Iterable

from spinney.core.message import Message, Say, player


def heading(say: Say, seat: int, *, own: bool, to_act: bool, status: str = "") -> str:
    """The line above a player's area: name, status, and whether they must act."""
    name = say(player(seat))
    if own:
        name = say(Message("sketch-you", {"player": name}))
    if status:
        name += ": " + status
    return name + ("  <- " + say(Message("sketch-to-act")) if to_act else "")


def legend(marks: Iterable[tuple[str, str, str]]) -> str:
    """What the marks in the picture stand for: the word to type and, where it differs, the name.

    >>> legend([("O", "oak", "Oak"), ("RP", "royal_poinciana", "Вогняне дерево")])
    'O=oak, RP=royal_poinciana Вогняне дерево'
    """
    parts = []
    for mark, typed, name in marks:
        same = name.casefold().replace(" ", "_") == typed
        parts.append(f"{mark}={typed}" if same else f"{mark}={typed} {name}")
    return ", ".join(parts)
