"""What the server says about its games."""

from __future__ import annotations

import httpx

from spinney.games import GAMES
from tests.server.client import Server


def test_games_are_listed_with_players_and_minutes(shared_server: Server) -> None:
    told = {info["key"]: info for info in httpx.get(shared_server.url + "/api/games").json()}
    assert list(told) == list(GAMES)
    for key, game in GAMES.items():
        facts = (told[key]["min_players"], told[key]["max_players"], told[key]["minutes"])
        assert facts == (game.players[0], game.players[-1], game.minutes)
