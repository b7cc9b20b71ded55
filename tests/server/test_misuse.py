"""Illegal, late, repeated, foreign, malformed, oversized requests: nothing changes, and each gets a reply."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from spinney.games import GAMES
from spinney.server.news.onlooker import Onlooker
from spinney.server.store.rows import Visitor
from spinney.server.table.rights import allowed_eyes
from tests.scale import scaled
from tests.server.client import Person, Server, Socket
from tests.server.inside import INES, MARCO, OLENA, open_server, seat_people

EVE = Visitor("eve", "Eve")
PEOPLE = [OLENA, MARCO, INES, EVE]
ODD_TEXTS = [
    "",
    "draw",
    "draw deck ",
    "DRAW DECK",
    "play oak9 0,0",
    "gather",
    "\u0000",
    "x" * 400,
    "🌳",
    "play oak1 1e9,0",
]


class Mischief(RuleBasedStateMachine):
    """People who send whatever they like to a table; three of them are seated, one is not."""

    @initialize(game=st.sampled_from(list(GAMES)))
    def begin(self, game: str) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.closing = contextlib.AsyncExitStack()
        url = f"sqlite:///{Path(self.folder.name) / 'spinney.db'}"
        self.server = self.loop.run_until_complete(self.closing.enter_async_context(open_server(url)))
        self.audience = self.loop.run_until_complete(seat_people(self.server, game, PEOPLE[:3]))
        self.table = self.audience.table
        self.onlookers = []
        for person in PEOPLE:
            onlooker = Onlooker(self.table, person.id, allowed_eyes(self.table.row, person, None), 1000)
            self.audience.join(onlooker)
            self.onlookers.append(onlooker)
        self.number = 0

    def say(self, who: int, request: dict[str, Any] | bytes) -> dict[str, Any]:
        """Send something; the one reply to it."""
        self.number += 1
        onlooker = self.onlookers[who]
        onlooker.news.clear()
        content = request if isinstance(request, bytes) else msgspec.json.encode(request | {"id": self.number})
        service = self.server.service
        reply = self.loop.run_until_complete(service.handle_text(self.audience, content, PEOPLE[who], onlooker))
        onlooker.hear(reply.content)
        heard = [msgspec.json.decode(news) for news in onlooker.news]
        assert heard, "everything gets a reply"
        if not isinstance(request, bytes):
            heard = [news for news in heard if news.get("to") == self.number]
            assert len(heard) == 1
        answer: dict[str, Any] = heard[-1]
        if "refused" in answer:
            assert answer["refused"]["text"], "in words"
        return answer

    def fingerprint(self) -> tuple[Any, ...]:
        live = self.table.begun()
        state = [self.table.game.view(live.match.state, seat) for seat in (-1, 0, 1, 2)]
        return (live.seq, self.table.row, msgspec.json.encode(state))

    @rule(data=st.data())
    def act_legally(self, data: st.DataObject) -> None:
        live = self.table.begun()
        if live.over:
            return
        seat = data.draw(st.sampled_from(live.actors))
        text = data.draw(st.sampled_from(list(live.offers(seat))))
        before = live.seq
        answer = self.say(seat, {"do": "act", "text": text, "ticket": live.tickets[seat]})
        assert "refused" not in answer
        assert self.table.seq == before + 1
        fingerprint = self.fingerprint()
        again = self.say(seat, {"do": "act", "text": text, "ticket": live.tickets[seat] - 1})
        assert "refused" not in again, "the same request again is answered, not refused"
        assert self.fingerprint() == fingerprint, "and happens once"

    @rule(who=st.integers(0, 3), text=st.sampled_from(ODD_TEXTS) | st.text(max_size=20), ticket=st.integers(-2, 40))
    def act_illegally(self, who: int, text: str, ticket: int) -> None:
        live, fingerprint = self.table.begun(), self.fingerprint()
        if who < 3 and text in live.offers(who):
            return
        self.say(who, {"do": "act", "text": text, "ticket": ticket})
        assert self.fingerprint() == fingerprint

    @rule(who=st.integers(0, 3), seat=st.integers(-2, 5), data=st.data())
    def act_for_others(self, who: int, seat: int, data: st.DataObject) -> None:
        if seat == who:
            return
        live, fingerprint = self.table.begun(), self.fingerprint()
        offers = list(live.offers(seat)) if 0 <= seat < 3 and not live.over else []
        text = data.draw(st.sampled_from(offers or ["draw deck"]))
        ticket = live.tickets[seat] if 0 <= seat < 3 else 0
        for do in ({"do": "act", "text": text}, {"do": "undo"}, {"do": "resign"}):
            assert "refused" in self.say(who, {**do, "ticket": ticket, "seat": seat})
        assert self.fingerprint() == fingerprint

    @rule(who=st.integers(0, 3), seat=st.integers(-1, 4))
    def ask_out_of_turn(self, who: int, seat: int) -> None:
        fingerprint = self.fingerprint()
        for request in (
            {"do": "sit", "seat": seat},
            {"do": "reveal", "seat": seat, "nonce": "cd" * 16},
            {"do": "stand", "seat": seat},
            {"do": "free", "seat": seat},
            {"do": "seat-bot", "seat": seat, "level": "seedling"},
            {"do": "take-over", "seat": seat, "level": "nobody"},
            {"do": "consent", "agree": True},
            {"do": "rematch"},
            {"do": "ask", "what": "frames", "seat": seat},
            {"do": "ask", "what": "moment", "seq": seat},
            {"do": "ask", "what": "sheet"},
        ):
            if not self.table.begun().over:
                self.say(who, request)
        assert self.fingerprint() == fingerprint

    @rule(
        who=st.integers(0, 3),
        content=st.binary(max_size=60) | st.sampled_from([b"{}", b"[]", b'{"do":"act"}', b"{" * 90]),
    )
    def send_nonsense(self, who: int, content: bytes) -> None:
        fingerprint = self.fingerprint()
        assert "refused" in self.say(who, content)
        assert self.fingerprint() == fingerprint

    @rule(who=st.integers(0, 3))
    def add_a_field(self, who: int) -> None:
        fingerprint = self.fingerprint()
        answer = self.say(who, b'{"do":"act","text":"draw deck","ticket":0,"admin":true}')
        assert answer["refused"]["key"] == "refused-malformed"
        assert self.fingerprint() == fingerprint

    @invariant()
    def what_is_stored_is_what_is_shown(self) -> None:
        if not hasattr(self, "table"):
            return
        match = self.table.id
        audiences = self.server.tables.audiences
        audiences.pop(match)
        again = self.loop.run_until_complete(self.server.tables.find(match)).table
        audiences[match] = self.audience
        assert again.begun().match.moves == self.table.begun().match.moves
        assert again.row == self.table.row

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.loop.run_until_complete(self.closing.aclose())
            self.loop.close()
            self.folder.cleanup()


TestMischief = Mischief.TestCase
TestMischief.settings = settings(max_examples=scaled(12), stateful_step_count=15)


def test_an_oversized_message_is_refused_and_a_huge_one_ends_the_connection(server: Server) -> None:
    person = Person(server)
    match = person.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
    socket = Socket(server, match, person.cookie)
    socket.hear()
    socket.connection.send("x" * 20_000)
    assert socket.hear()["refused"]["key"] == "refused-long"
    socket.connection.send("x" * 200_000)
    with pytest.raises(Exception, match="1009"):
        socket.hear()


@pytest.mark.process
def test_too_many_requests_are_refused(sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_MESSAGES_PER_SECOND="0.01") as server:
        person = Person(server)
        match = person.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
        answers = [person.ask(match, "look", seat=-1) for _ in range(80)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert 0 < len(refused) < 80
        assert {(answer.status_code, answer.json()["key"]) for answer in refused} == {(429, "refused-too-fast")}
