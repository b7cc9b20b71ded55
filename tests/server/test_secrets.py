"""Nobody is sent a card that they may not know.

In random games, every byte that a seat or a spectator is sent, on every channel, stays the same when all cards hidden
from it are dealt again, and when somebody else then acts in secret or draws another card.
"""

from __future__ import annotations

import copy
import random

import msgspec
import pytest

from spinney.core.message import Refused
from spinney.core.rng import QuickRng
from spinney.core.view import SPECTATOR
from spinney.games import GAMES
from spinney.server.app import Server
from spinney.server.match.live_match import LiveMatch
from spinney.server.news.audience import Audience
from spinney.server.news.questions import answer
from spinney.server.news.wire import Act, Ask, Look, Resign, Undo
from spinney.server.store.rows import Visitor
from spinney.server.table.table import Table
from tests.scale import scaled
from tests.server.inside import INES, MARCO, OLENA, Time, open_server, run, seat_people

FINN = Visitor("finn", "Finn")
PEOPLE = [OLENA, MARCO, INES, FINN]
STRANGER = Visitor("stranger", "Somebody")


def twin(table: Table, eyes: int, rng: QuickRng) -> Table:
    """The same table, with everything that these eyes cannot know dealt again."""
    other = copy.copy(table)
    other.live = table.begun().fork()
    rules, state = table.game.rules, other.live.match.state
    rules.deal_unseen(state, eyes, rng)
    for seat in [int(seat) for seat in rules.actors(state)]:
        # Dealing again takes secret choices back, so these seats choose once more, perhaps something else.
        if seat not in other.live.actors:
            rules.apply(state, seat, rules.random_action(state, seat, rng))
    return other


async def everything_sent(server: Server, table: Table, eyes: int, texts: list[str]) -> list[bytes]:
    """Every byte on every channel: news, log, aids, why not, refusals, records, frames."""
    seats, stored = len(table.row.seats), server.store.rows_stored
    person = STRANGER if eyes == SPECTATOR else PEOPLE[eyes]
    seat = None if eyes == SPECTATOR else eyes
    audience = Audience(table)
    sent = [audience.news_for(person.id, eyes, 0, aids) for aids in (False, True)]
    questions = [Ask("aids"), Ask("log"), Ask("frames", seat=0), Ask("frames", seat=eyes), Ask("sheet")]
    questions.append(Ask("sketch", seq=table.seq, language="uk"))
    questions += [Ask(what, text=text) for text in texts for what in ("why-not", "preview")]
    for question in questions:
        try:
            sent.append(msgspec.json.encode(await answer(table, eyes, question, server.bots.advise)))
        except Refused as refused:
            sent.append(server.services.say(refused.message).encode())
    probes = [Act(text, 10_000, seat=other) for text in texts for other in range(seats)]
    probes += [Undo(10_000, seat=other) for other in range(seats)]  # type: ignore[misc]
    probes += [Resign(10_000, seat=other) for other in range(seats)]  # type: ignore[misc]
    probes += [Look(other) for other in range(seats)]  # type: ignore[misc]
    for probe in probes:
        sent.append((await server.service.handle(audience, probe, person, seat)).content)
    assert server.store.rows_stored == stored, "nothing of this is an action"
    try:
        table.record()
        raise AssertionError("the record of a game in progress was given away")
    except Refused as refused:
        sent.append(server.services.say(refused.message).encode())
    return sent


def others_step(table: Table, eyes: int, dice: random.Random) -> tuple[int, str] | None:
    """Something that another seat may do."""
    live = table.begun()
    others = [seat for seat in live.actors if seat != eyes]
    if not others:
        return None
    seat = dice.choice(others)
    return seat, dice.choice(list(live.offers(seat)))


def take(live: LiveMatch, seat: int, text: str, now: float) -> None:
    live.become(live.step(seat, live.offers(seat)[text], text, now))


def compare_step(table: Table, other: Table, eyes: int, dice: random.Random, now: float) -> None:
    """Somebody else acts at both tables; in secret, perhaps differently."""
    wanted = others_step(table, eyes, dice)
    if wanted is None:
        return
    seat, text = wanted
    first, second = copy.copy(table), copy.copy(other)
    first.live, second.live = table.begun().fork(), other.begun().fork()
    take(first.live, seat, text, now)
    in_secret = first.live.notes[-1].secret
    other_text = dice.choice(list(second.live.offers(seat))) if in_secret else text
    if other_text not in second.live.offers(seat):
        return
    take(second.live, seat, other_text, now)
    noticed = [[event.noticed_by(eyes) for event in live.stories[-1]] for live in (first.live, second.live)]
    if first.live.over:
        return
    if noticed[0] != noticed[1]:
        # Only what the action reveals may differ.
        assert any(event.reveals() for event in first.live.stories[-1])
        return
    person = STRANGER if eyes == SPECTATOR else PEOPLE[eyes]
    told = table.seq
    sent = [Audience(world).news_for(person.id, eyes, told, aids=True) for world in (first, second)]
    assert sent[0] == sent[1], f"seat {seat}: {text} / {other_text}"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", list(GAMES))
def test_hidden_cards_change_no_byte(game: str, players: int, sqlite_url: str) -> None:
    async def play() -> None:
        time = Time()
        async with open_server(sqlite_url, time) as server:
            for seed in range(scaled(2)):
                dice, rng = random.Random(seed), QuickRng(seed, players)
                table = (await seat_people(server, game, PEOPLE[:players])).table
                while not table.begun().over:
                    eyes = dice.randrange(-1, players)
                    other = twin(table, eyes, rng)
                    compare_step(table, other, eyes, dice, time.now)
                    if dice.random() < 0.15:
                        texts = ["nonsense", *dice.sample(sorted(table.begun().offers(table.begun().actors[0])), 1)]
                        mine = await everything_sent(server, table, eyes, texts)
                        assert mine == await everything_sent(server, other, eyes, texts)
                    seat = table.begun().actors[0]
                    take(table.begun(), seat, dice.choice(list(table.begun().offers(seat))), time.now)

    run(play())


def test_a_leak_would_be_found(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: here the public view shows the deck."""
    game = GAMES["arboretum"]

    async def play() -> None:
        async with open_server(sqlite_url, Time()) as server:
            table = (await seat_people(server, "arboretum", PEOPLE[:2])).table
            leaky = copy.copy(game)
            object.__setattr__(
                leaky, "public_view", lambda state: {"deck": list(state.deck), "all": game.public_view(state)}
            )
            other = twin(table, 0, QuickRng(1, 1))
            table.begun().game = other.begun().game = leaky
            assert Audience(table).news_for("olena", 0, 0) != Audience(other).news_for("olena", 0, 0)

    run(play())
