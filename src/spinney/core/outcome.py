"""The result of a game: points, ranks and winners."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from spinney.core.message import Argument, Message, listed, player


class Outcome(Struct, frozen=True):
    """The result of a game, or what it would be if it were scored now. Lists are indexed by seat."""

    points: list[int]
    tiebreaks: list[int]
    ranks: list[int]
    """1 for the winners; after two seats that share rank 1 comes rank 3."""
    winners: list[int]
    """The seats of rank 1; several share the victory. Empty if the only player has resigned."""

    def words(self, tie_break: Message, resigned: Sequence[int] = ()) -> Message:
        """Who wins, with the reason if a tie-break decides, or because all others have resigned."""
        if not self.winners:
            return Message("game-nobody-won")
        if resigned and len(resigned) >= len(self.points) - 1:
            # Nobody has played to the end, so points say nothing.
            others = listed([player(seat) for seat in resigned])
            won: dict[str, Argument] = {"player": player(self.winners[0]), "others": others, "count": len(resigned)}
            return Message("game-won-resigned", won)
        points = self.points[self.winners[0]]
        if len(self.winners) > 1:
            winners = listed([player(seat) for seat in self.winners])
            return Message("game-shared", {"players": winners, "points": points})
        winner = self.winners[0]
        level = [seat for seat, other in enumerate(self.points) if other == points and seat not in resigned]
        args: dict[str, Argument] = {"player": player(winner), "points": points}
        if len(level) > 1:
            return Message("game-won-tie", args | {"why": tie_break})
        return Message("game-won", args)


def rank(points: Sequence[int], tiebreaks: Sequence[int], resigned: Sequence[int] = ()) -> Outcome:
    """Most points win, then the highest tie-break; seats equal in both share a rank. Seats that resigned rank last.

    >>> rank([10, 12, 12], [0, 3, 4]).ranks
    [3, 2, 1]
    >>> rank([10, 12, 12], [0, 3, 4], resigned=[2]).ranks
    [2, 1, 3]
    >>> rank([10], [0], resigned=[0]).winners
    []
    """
    stays = [seat not in resigned for seat in range(len(points))]
    standing = list(zip(stays, points, tiebreaks, strict=True))
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    winners = [seat for seat, place in enumerate(ranks) if place == 1 and stays[seat]]
    return Outcome(list(points), list(tiebreaks), ranks, winners)
