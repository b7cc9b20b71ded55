"""A table of people who send their moves over HTTP, the same ones in every run."""

from __future__ import annotations

import random
from typing import Any

from tests.server.client import Person, Server

NAMES = ["Olena", "Marco", "Inês", "Finn"]
RARELY = ("joker", "return", "discard", "leave")
"""What does not move a game forward."""


class Party:
    """A game between people; the screens are those of the first."""

    def __init__(self, server: Server, game: str, players: int, seed: object = 0, **wishes: Any) -> None:
        self.people = [Person(server, name) for name in NAMES[:players]]
        options = wishes.pop("options", {"first": 0} if game in ("arboretum", "renature") else {})
        seats = [{"who": "me"}, *[{"who": "anyone"}] * (players - 1)]
        self.match: str = self.people[0].make(game, seats, options=options, hints=True, **wishes)["table"]["id"]
        self.dice = random.Random(f"{game} {players} {seed}")
        self.moves = 0
        self.told: dict[str, Any] = {}
        """The last news, for whoever acted or looked."""
        for seat, person in enumerate(self.people):
            person.do(self.match, "sit", seat=seat)

    @property
    def path(self) -> str:
        return f"/t/{self.match}"

    @property
    def cookie(self) -> str:
        return self.people[0].cookie

    def start(self) -> Party:
        self.told = self.people[0].do(self.match, "start")
        return self

    @property
    def over(self) -> bool:
        return bool(self.told["table"]["status"] == "finished")

    def look(self, seat: int = 0) -> dict[str, Any]:
        self.told = self.people[seat].look(self.match)
        return self.told

    def move(self) -> int:
        """One move of somebody who has to make one; how much of the game there is now."""
        seat = min(self.told["table"]["waiting"])
        choices = sorted(self.look(seat)["choices"])
        going = [text for text in choices if text.split()[0] not in RARELY]
        return self.act(self.dice.choice(going if going and self.dice.random() < 0.9 else choices), seat)

    def act(self, text: str, seat: int = 0) -> int:
        ticket = self.look(seat).get("ticket", 0) if self.told["seat"] != seat else self.told.get("ticket", 0)
        self.told = self.people[seat].do(self.match, "act", text=text, ticket=ticket)
        self.moves += 1
        return int(self.told["seq"])

    def resign(self, seat: int) -> None:
        self.told = self.people[seat].do(self.match, "resign", ticket=self.look(seat).get("ticket", 0))

    def play_until(self, verb: str, moves: int = 0) -> dict[str, Any]:
        """Until the first player may do this, after at least this many moves in all; the news for that player."""
        while not self.over:
            if self.moves >= moves and 0 in self.told["table"]["waiting"]:
                now = self.look()
                if any(text.split()[0] == verb for text in now["choices"]):
                    return now
            self.move()
        raise LookupError(f"nobody may {verb} any more")

    def play_out(self) -> None:
        while not self.over:
            self.move()
