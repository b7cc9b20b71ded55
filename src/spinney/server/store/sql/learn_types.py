"""Every type that is read is made known before threads read it."""

from __future__ import annotations

from typing import Any

import msgspec


def our_types() -> list[Any]:
    """All kinds of structs there are in Spinney."""
    known: list[Any] = [msgspec.Struct]
    for kind in known:
        known += kind.__subclasses__()
    return [kind for kind in known if kind.__module__.startswith("spinney.")]


def learn_types() -> None:
    """msgspec learns the fields of a type when it is read for the first time, and a thread that reads the same type
    meanwhile ends the whole process. So ours are learned before there are threads."""
    for kind in our_types():
        msgspec.json.Decoder(kind)
