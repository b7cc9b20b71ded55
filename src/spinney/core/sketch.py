"""What the pictures of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable

from spinney.core.message import Message, Say, player


def heading(say: Say, seat: int, *, own: bool, to_act: bool, status: str = "") -> str:
    """The line over what lies before a player: who it is, how they stand, and whether they have to act."""
    name = say(player(seat))
    if own:
        name = say(Message("sketch-you", {"player": name}))
    if status:
        name += ": " + status
    return name + ("  <- " + say(Message("sketch-to-act")) if to_act else "")


def legend(marks: Iterable[tuple[str, str, str]]) -> str:
    """What the marks in the picture stand for: as it is typed and, where that is another word, as it is called.

    >>> legend([("O", "oak", "Oak"), ("RP", "royal_poinciana", "Вогняне дерево")])
    'O=oak, RP=royal_poinciana Вогняне дерево'
    """
    parts = []
    for mark, typed, name in marks:
        same = name.casefold().replace(" ", "_") == typed
        parts.append(f"{mark}={typed}" if same else f"{mark}={typed} {name}")
    return ", ".join(parts)
