"""Every onlooker gets news for its own eyes."""

from __future__ import annotations

import msgspec
import pytest

from spinney.core.view import SPECTATOR
from spinney.games import GAMES
from spinney.server.news.onlooker import Onlooker
from spinney.server.news.questions import answer
from spinney.server.news.wire import Ask
from spinney.server.store.rows import Visitor
from tests.server.inside import INES, MARCO, OLENA, Time, open_server, run, seat_people

FINN = Visitor("finn", "Finn")


PEOPLE = [OLENA, MARCO, INES, FINN]


STRANGER = Visitor("stranger", "Somebody")


def test_every_onlooker_gets_news_for_its_own_eyes(sqlite_url: str) -> None:
    """Nobody's bytes contain another seat's hand."""

    async def play() -> None:
        async with open_server(sqlite_url, Time()) as server:
            audience = await seat_people(server, "arboretum", PEOPLE[:3], first=0)
            table = audience.table
            onlookers = [Onlooker(table, person.id, seat, 8) for seat, person in enumerate(PEOPLE[:3])]
            onlookers.append(Onlooker(table, STRANGER.id, SPECTATOR, 8))
            for onlooker in onlookers:
                audience.join(onlooker)
            audience.tell()
            state = table.begun().match.state
            for onlooker in onlookers:
                heard = onlooker.news.popleft()
                for seat in range(3):
                    private = table.game.private_view(state, seat)
                    for card in private.hand:
                        assert (f'"{card}"'.encode() in heard) == (seat == onlooker.eyes)

    run(play())


@pytest.mark.parametrize("game", list(GAMES))
def test_news_includes_the_aids_for_its_eyes(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url, Time()) as server:
            audience = await seat_people(server, game, PEOPLE[:2])
            table = audience.table
            onlookers = [Onlooker(table, person.id, seat, 8, aids=True) for seat, person in enumerate(PEOPLE[:2])]
            onlookers.append(Onlooker(table, STRANGER.id, SPECTATOR, 8, aids=True))
            onlookers.append(Onlooker(table, STRANGER.id, SPECTATOR, 8))
            for onlooker in onlookers:
                audience.join(onlooker)
            audience.tell()
            for onlooker in onlookers:
                heard = msgspec.json.decode(onlooker.news.popleft())
                asked = await answer(table, onlooker.eyes, Ask("aids"), server.bots.advise)
                assert heard.get("aids") == (msgspec.json.decode(msgspec.json.encode(asked)) if onlooker.aids else None)

    run(play())


def test_no_more_watchers_than_twenty_are_counted(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url, Time()) as server:
            audience = await seat_people(server, "arboretum", PEOPLE[:2])
            for number in range(30):
                audience.join(Onlooker(audience.table, f"stranger{number}", SPECTATOR, 8, stays=True))
                assert audience.watching == min(number + 1, 20)

    run(play())
