"""Processes of this machine, as /proc shows them."""

from __future__ import annotations

from pathlib import Path

PROC = Path("/proc")


def parents() -> dict[int, int]:
    """The parent of every process that has not ended."""
    found = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                state, parent, *_ = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if state != "Z":
                found[int(folder.name)] = int(parent)
    return found


def children(pid: int) -> set[int]:
    return {child for child, parent in parents().items() if parent == pid}


def descendants(pid: int) -> set[int]:
    """The processes that this one has started, those that they have started, and so on."""
    known, found, before = parents(), {pid}, 0
    while len(found) > before:
        before = len(found)
        found |= {child for child, parent in known.items() if parent in found}
    return found - {pid}


def alive(pid: int) -> bool:
    return pid in parents()


def command_line(pid: int) -> str:
    try:
        return (PROC / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""
