"""A table for one: it begins, plays, takes back and ends without anybody else."""

from __future__ import annotations

import dataclasses

import pytest

from spinney.games import GAMES
from spinney.server.news.wire import Act, NewTable, Rematch, Resign, SeatWish, Sit, Undo
from spinney.server.table.table import Table
from spinney.server.upkeep.tables import Lobby
from tests.server.inside import OLENA, ask, open_lobby, run

SOLO = dataclasses.replace(GAMES["arboretum"], players=range(1, 5))


async def sit_alone(lobby: Lobby) -> Table:
    lobby.house.games = {"arboretum": SOLO}
    table = await lobby.new_table(OLENA, NewTable("arboretum", [SeatWish("me")]))
    await ask(lobby, table, OLENA, Sit(0, "ab" * 16))
    return table


def test_a_game_for_one_is_played_to_its_end_and_once_more(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_lobby(sqlite_url) as lobby:
            table = await sit_alone(lobby)
            course = table.begun()
            while not course.over:
                news = await ask(lobby, table, OLENA, Act(next(iter(course.offers(0))), course.tickets[0]))
            assert news["outcome"]["winners"] == [0]
            assert news["table"]["status"] == "finished"
            await ask(lobby, table, OLENA, Rematch())
            again = await lobby.table(table.row.next)
            await ask(lobby, again, OLENA, Sit(0, "cd" * 16))
            assert again.begun().actors == [0]

    run(play())


def test_nobody_needs_to_agree_when_one_who_is_alone_takes_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_lobby(sqlite_url) as lobby:
            table = await sit_alone(lobby)
            await ask(lobby, table, OLENA, Act("draw deck", 0))
            assert table.begun().undo_plan(0).how == "consent"
            await ask(lobby, table, OLENA, Undo(table.begun().tickets[0]))
            assert table.begun().match.taken_back == {0}

    run(play())


@pytest.mark.parametrize("acts", [0, 1])
def test_a_game_for_one_ends_when_that_one_resigns(acts: int, sqlite_url: str) -> None:
    async def play() -> None:
        async with open_lobby(sqlite_url) as lobby:
            table = await sit_alone(lobby)
            for _ in range(acts):
                await ask(lobby, table, OLENA, Act("draw deck", 0))
            assert not table.begun().over
            news = await ask(lobby, table, OLENA, Resign(table.begun().tickets[0]))
            assert news["table"]["status"] == "finished"
            assert table.begun().over

    run(play())
