"""What a table of Renature may choose."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from spinney.core.message import Message, Unreadable
from spinney.core.options import Options
from spinney.games.renature.valley import Valley
from spinney.games.renature.valley_file import RULES_VERSION, standard_valley, standard_valley_of, valley_of

PLAYERS = range(2, 5)


class RenatureOptions(Options, frozen=True, forbid_unknown_fields=True):
    valley: Annotated[str | None, Meta(examples=[standard_valley().text])] = None
    """N1: the text of another valley, in the format of `valley-2.txt`; None for the published one."""

    def check(self) -> None:
        super().check()
        try:
            valley_of(self.valley)
        except Unreadable as error:
            raise Unreadable(Message("renature-valley", {"why": error.why})) from None

    def chosen_valley(self) -> Valley:
        return valley_of(self.valley)


def restate(options: RenatureOptions, rules_version: int) -> RenatureOptions:
    """A game of an earlier version that chose no valley is played in the standard valley of that version."""
    if options.valley is None and rules_version < RULES_VERSION:
        return msgspec.structs.replace(options, valley=standard_valley_of(rules_version).text)
    return options
