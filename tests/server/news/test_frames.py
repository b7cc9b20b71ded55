"""Earlier moments of a game in progress show exactly what was sent at the time."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games import GAMES
from spinney.server.app import Server
from spinney.server.news.audience import Audience
from spinney.server.news.questions import answer
from spinney.server.news.wire import Act, Ask, Consent, Undo
from spinney.server.store.rows import Visitor
from spinney.server.table.table import Table
from tests.scale import scaled
from tests.server.inside import INES, MARCO, OLENA, Time, ask, open_server, run, seat_people

PEOPLE = [OLENA, MARCO, INES]
STRANGER = Visitor("stranger", "Somebody")


def person_of(eyes: int) -> Visitor:
    return STRANGER if eyes == SPECTATOR else PEOPLE[eyes]


async def moment(server: Server, table: Table, rows: int, eyes: int, seat: int | None = None) -> Any:
    question = Ask("moment", seq=rows, seat=seat)
    return await answer(table, eyes, question, server.bots.advise)


async def shown(server: Server, audience: Audience, eyes: int) -> dict[str, Any]:
    """What these eyes are sent now."""
    table = audience.table
    told = msgspec.json.decode(audience.news_for(person_of(eyes).id, eyes, max(0, table.seq - 1)))
    aids = await answer(table, eyes, Ask("aids"), server.bots.advise)
    return {
        "seq": table.seq - 1,
        "view": told["view"],
        "aids": msgspec.json.decode(msgspec.json.encode(aids)),
        "events": told.get("events", []),
        "waiting": told["table"]["waiting"],
    }


async def step(server: Server, audience: Audience, dice: random.Random) -> None:
    """Somebody acts, or undoes something with everybody's consent."""
    live = audience.table.begun()
    last = live.match.moves[-1].seat if live.seq else 0
    if dice.random() < 0.1 and live.undo_plan(last).how != "no":
        await ask(server, audience, PEOPLE[last], Undo(live.tickets[last], seat=last))
        for person in PEOPLE:
            # Those who are not asked are refused, which does no harm.
            await ask(server, audience, person, Consent(agree=True))
        return
    seat = dice.choice(live.actors)
    text = dice.choice(list(live.offers(seat)))
    await ask(server, audience, PEOPLE[seat], Act(text, live.tickets[seat], seat=seat))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_moment_shows_what_was_sent_at_the_time(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url, Time()) as server:
            for seed in range(scaled(1)):
                dice = random.Random(seed)
                audience = await seat_people(server, game, PEOPLE)
                table = audience.table
                seen: dict[tuple[int, int], dict[str, Any]] = {}
                while not table.begun().over and table.seq < 60:
                    for eyes in range(-1, 3):
                        seen[table.seq, eyes] = await shown(server, audience, eyes)
                    await step(server, audience, dice)
                assert any(move.kind == "undo" for move in table.begun().match.moves)
                for (rows, eyes), then in seen.items():
                    again = msgspec.json.decode(msgspec.json.encode(await moment(server, table, rows, eyes)))
                    assert {"seq": -1, "events": [], "waiting": [], **again} == then

    run(play())


@pytest.mark.parametrize("game", list(GAMES))
def test_hidden_cards_do_not_change_the_first_moment(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url, Time()) as server:
            table = (await seat_people(server, game, PEOPLE)).table
            for eyes in range(-1, 3):
                other = copy.copy(table)
                other.live = table.begun().fork()
                start = other.live.match.start.copy()
                table.game.rules.deal_unseen(start, eyes, QuickRng(5, eyes + 1))
                other.live.match.start = start
                mine, twin = [msgspec.json.encode(await moment(server, one, 0, eyes)) for one in (table, other)]
                assert mine == twin
                foreign = [msgspec.json.encode(await moment(server, one, 0, (eyes + 2) % 3)) for one in (table, other)]
                assert foreign[0] != foreign[1]

    run(play())


def test_moments_of_other_seats_and_of_the_future_are_refused(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url, Time()) as server:
            audience = await seat_people(server, "arboretum", PEOPLE)
            own = await ask(server, audience, OLENA, Ask("moment", seat=1), 0)
            assert own["answer"]["view"]["seat"] == 0
            watched = await ask(server, audience, STRANGER, Ask("moment", seat=1))
            assert watched["answer"]["view"]["seat"] == SPECTATOR
            assert watched["answer"]["view"]["private"] is None
            for rows in (-1, 1, 10_000):
                refused = await ask(server, audience, OLENA, Ask("moment", seq=rows), 0)
                assert refused["refused"]["key"] == "refused-no-such-moment"

    run(play())
