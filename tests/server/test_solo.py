"""A table for one player, who needs nobody else to start, undo or finish."""

from __future__ import annotations

import dataclasses

import pytest

from spinney.games import GAMES
from spinney.server.app import Server
from spinney.server.news.audience import Audience
from spinney.server.news.wire import Act, NewTable, Rematch, Resign, SeatWish, Sit, Undo
from tests.server.inside import OLENA, ask, new_table, open_server, run

SOLO = dataclasses.replace(GAMES["arboretum"], players=range(1, 5))


async def sit_alone(server: Server) -> Audience:
    server.services.games = {"arboretum": SOLO}
    audience = await new_table(server, OLENA, NewTable("arboretum", [SeatWish("me")]))
    await ask(server, audience, OLENA, Sit(0))
    return audience


def test_a_game_for_one_is_finished_and_played_again(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await sit_alone(server)
            live = audience.table.begun()
            while not live.over:
                news = await ask(server, audience, OLENA, Act(next(iter(live.offers(0))), live.tickets[0]))
            assert news["outcome"]["winners"] == [0]
            assert news["table"]["status"] == "finished"
            await ask(server, audience, OLENA, Rematch())
            again = await server.tables.find(audience.table.row.next)
            await ask(server, again, OLENA, Sit(0))
            assert again.table.begun().actors == [0]

    run(play())


def test_a_solo_player_undoes_without_consent(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await sit_alone(server)
            await ask(server, audience, OLENA, Act("draw deck", 0))
            assert audience.table.begun().undo_plan(0).how == "consent"
            await ask(server, audience, OLENA, Undo(audience.table.begun().tickets[0]))
            assert audience.table.begun().match.taken_back == {0}

    run(play())


@pytest.mark.parametrize("acts", [0, 1])
def test_a_game_for_one_ends_when_its_player_resigns(acts: int, sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await sit_alone(server)
            for _ in range(acts):
                await ask(server, audience, OLENA, Act("draw deck", 0))
            assert not audience.table.begun().over
            news = await ask(server, audience, OLENA, Resign(audience.table.begun().tickets[0]))
            assert news["table"]["status"] == "finished"
            assert audience.table.begun().over

    run(play())
