"""Files of long studies: what is studied on the first line, then one row per number, so that a run can be continued."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

S = TypeVar("S", bound=Struct)
R = TypeVar("R", bound=Struct)


def read_study(path: Path, study: type[S], row: type[R]) -> tuple[S, list[R]]:
    lines = path.read_bytes().splitlines()
    return msgspec.json.decode(lines[0], type=study), [msgspec.json.decode(line, type=row) for line in lines[1:]]


def continue_study(path: Path, study: Struct, count: int, make: Callable[[int], Struct]) -> None:
    """Make the missing rows, up to this many in all. A file holds the rows of one study only."""
    path.parent.mkdir(exist_ok=True)
    head = msgspec.json.encode(study)
    if not path.exists():
        path.write_bytes(head + b"\n")
    lines = path.read_bytes().splitlines()
    if lines[0] != head:
        raise SystemExit(f"{path} holds another study: {lines[0].decode()}")
    for number in range(len(lines) - 1, count):
        row = msgspec.json.encode(make(number))
        with path.open("ab") as file:
            file.write(row + b"\n")
