"""What a table of Best Treehouse Ever may choose."""

from __future__ import annotations

from spinney.core.options import Options

PLAYERS = range(2, 5)


class TreehouseOptions(Options, frozen=True, forbid_unknown_fields=True):
    """`first` is the first chooser of round 1 (T11); if the table chooses it, everyone knows it from the start."""

    youngest: bool = False
    """T17: the variant for the youngest players, without condition cards."""
