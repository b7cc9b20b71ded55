"""Whoever looks back in a game under way is shown what these eyes were shown then, and nothing else."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games import GAMES
from spinney.server.news.news import encode_table, news
from spinney.server.news.questions import ask as answer_question
from spinney.server.news.wire import Act, Ask, Consent, Undo
from spinney.server.table.table import Table
from spinney.server.upkeep.people import Visitor
from spinney.server.upkeep.tables import Lobby
from tests.scale import scaled
from tests.server.inside import INES, MARCO, OLENA, Time, ask, open_lobby, run, seat_people

PEOPLE = [OLENA, MARCO, INES]
STRANGER = Visitor("stranger", "Somebody")


def person_of(eyes: int) -> Visitor:
    return STRANGER if eyes == SPECTATOR else PEOPLE[eyes]


async def moment(lobby: Lobby, table: Table, rows: int, eyes: int, seat: int | None = None) -> Any:
    question = Ask("moment", seq=rows, seat=seat)
    return await answer_question(table, person_of(eyes).id, eyes, question, lobby.bots)


async def shown(lobby: Lobby, table: Table, eyes: int) -> dict[str, Any]:
    """What these eyes are sent now."""
    told = msgspec.json.decode(news(table, encode_table(table), person_of(eyes).id, eyes, max(0, table.seq - 1)))
    aids = await answer_question(table, person_of(eyes).id, eyes, Ask("aids"), lobby.bots)
    return {
        "seq": table.seq - 1,
        "view": told["view"],
        "aids": msgspec.json.decode(msgspec.json.encode(aids)),
        "events": told.get("events", []),
        "waiting": told["table"]["waiting"],
    }


async def step(lobby: Lobby, table: Table, dice: random.Random) -> None:
    """Somebody acts, or takes back what everybody agrees to take back."""
    course = table.begun()
    last = course.match.moves[-1].seat if course.seq else 0
    if dice.random() < 0.1 and course.undo_plan(last).how != "no":
        await ask(lobby, table, PEOPLE[last], Undo(course.tickets[last], seat=last))
        for person in PEOPLE:
            # Whoever is not asked is refused, and that does no harm.
            await ask(lobby, table, person, Consent(agree=True))
        return
    seat = dice.choice(course.actors)
    text = dice.choice(list(course.offers(seat)))
    await ask(lobby, table, PEOPLE[seat], Act(text, course.tickets[seat], seat=seat))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_moment_is_what_these_eyes_were_sent_then(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with open_lobby(sqlite_url, Time()) as lobby:
            for seed in range(scaled(1)):
                dice = random.Random(seed)
                table = await seat_people(lobby, game, PEOPLE)
                seen: dict[tuple[int, int], dict[str, Any]] = {}
                while not table.begun().over and table.seq < 60:
                    for eyes in range(-1, 3):
                        seen[table.seq, eyes] = await shown(lobby, table, eyes)
                    await step(lobby, table, dice)
                assert any(move.kind == "undo" for move in table.begun().match.moves)
                for (rows, eyes), then in seen.items():
                    answer = msgspec.json.decode(msgspec.json.encode(await moment(lobby, table, rows, eyes)))
                    assert {"seq": -1, "events": [], "waiting": [], **answer} == then

    run(play())


@pytest.mark.parametrize("game", list(GAMES))
def test_the_deal_is_the_same_when_what_is_hidden_is_dealt_anew(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with open_lobby(sqlite_url, Time()) as lobby:
            table = await seat_people(lobby, game, PEOPLE)
            for eyes in range(-1, 3):
                other = copy.copy(table)
                other.course = table.begun().fork()
                start = other.course.match.start.copy()
                table.game.rules.deal_unseen(start, eyes, QuickRng(5, eyes + 1))
                other.course.match.start = start
                mine, twin = [msgspec.json.encode(await moment(lobby, one, 0, eyes)) for one in (table, other)]
                assert mine == twin
                foreign = [msgspec.json.encode(await moment(lobby, one, 0, (eyes + 2) % 3)) for one in (table, other)]
                assert foreign[0] != foreign[1]

    run(play())


def test_nobody_asks_for_other_eyes_or_for_what_has_not_been(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_lobby(sqlite_url, Time()) as lobby:
            table = await seat_people(lobby, "arboretum", PEOPLE)
            own = await ask(lobby, table, OLENA, Ask("moment", seat=1), 0)
            assert own["answer"]["view"]["seat"] == 0
            watched = await ask(lobby, table, STRANGER, Ask("moment", seat=1))
            assert watched["answer"]["view"]["seat"] == SPECTATOR
            assert watched["answer"]["view"]["private"] is None
            for rows in (-1, 1, 10_000):
                answer = await ask(lobby, table, OLENA, Ask("moment", seq=rows), 0)
                assert answer["refused"]["key"] == "refused-no-such-moment"

    run(play())
