"""A work-around: msgspec must know every type before threads use it."""

from __future__ import annotations

from typing import Any

import msgspec


def our_types() -> list[Any]:
    """Every struct type of Spinney that has been imported."""
    known: list[Any] = [msgspec.Struct]
    for kind in known:
        known += kind.__subclasses__()
    return [kind for kind in known if kind.__module__.startswith("spinney.")]


def learn_types() -> None:
    """msgspec learns the fields of a type when it first decodes one, and a second thread that decodes the same type
    meanwhile crashes the process. So ours are learned before there are threads."""
    for kind in our_types():
        msgspec.json.Decoder(kind)
