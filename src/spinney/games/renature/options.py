"""What a table of Renature may choose."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from spinney.core.message import Message, Unreadable
from spinney.core.options import Options
from spinney.games.renature.valley import Valley
from spinney.games.renature.valley_file import standard_valley, valley_of


class RenatureOptions(Options, frozen=True, forbid_unknown_fields=True):
    valley: Annotated[str | None, Meta(examples=[standard_valley().text])] = None
    """N1: the text of another valley, in the format of `valley.txt`; None is the published one."""

    def check(self) -> None:
        super().check()
        try:
            valley_of(self.valley)
        except Unreadable as error:
            raise Unreadable(Message("renature-valley", {"why": error.why})) from None

    def chosen_valley(self) -> Valley:
        return valley_of(self.valley)
