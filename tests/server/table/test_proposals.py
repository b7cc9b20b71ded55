"""Proposals and consent: undo, hints."""

from __future__ import annotations

from spinney.server.news.wire import Consent, Undo
from tests.server.client import BOT, Person, Server
from tests.server.inside import INES, MARCO, OLENA, act, ask, open_server, run, seat_people


def test_undoing_a_draw_needs_the_others_to_agree(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO, INES], first=0)
            before = server.services.games["arboretum"].view(audience.table.begun().match.state, 0)
            news = await act(server, audience, OLENA, "draw deck")
            assert news["undo"] == "consent"
            news = await ask(server, audience, OLENA, Undo(1))
            assert news["table"]["proposal"] == {"kind": "undo", "seat": 0, "waiting": [1, 2]}
            assert news["seq"] == 1
            refused = await ask(server, audience, OLENA, Consent(True))
            assert refused["refused"]["key"] == "refused-not-asked"
            await ask(server, audience, MARCO, Consent(True))
            assert audience.table.seq == 1
            news = await ask(server, audience, INES, Consent(True))
            assert news["seq"] == 2
            assert server.services.games["arboretum"].view(audience.table.begun().match.state, 0) == before
            assert [move.kind for move in audience.table.begun().match.moves] == ["action", "undo"]

    run(play())


def test_the_next_action_ends_the_proposal(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            audience.table.attendance.away = {OLENA.id: 0.0, MARCO.id: 0.0}
            await act(server, audience, OLENA, "draw deck")
            news = await ask(server, audience, OLENA, Undo(1))
            assert news["table"]["proposal"]["waiting"] == [1]
            news = await act(server, audience, OLENA, "draw deck")
            assert "proposal" not in news["table"]

    run(play())


def test_one_refusal_ends_the_proposal(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            await act(server, audience, OLENA, "draw deck")
            await ask(server, audience, OLENA, Undo(1))
            news = await ask(server, audience, MARCO, Consent(False))
            assert "proposal" not in news["table"]
            assert news["seq"] == 1

    run(play())


def test_a_proposal_is_void_when_the_game_moves_on(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO], first=0)
            await act(server, audience, OLENA, "draw deck")
            await ask(server, audience, OLENA, Undo(1))
            news = await act(server, audience, OLENA, "draw deck")
            assert "proposal" not in news["table"]
            refused = await ask(server, audience, MARCO, Consent(True))
            assert refused["refused"]["key"] == "refused-no-proposal"

    run(play())


def test_hints(shared_server: Server) -> None:
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    alone = olena.make("arboretum", [{"who": "me"}, BOT], options={"first": 0})["table"]["id"]
    olena.do(alone, "sit", seat=0)
    hint = olena.do(alone, "ask", what="hint")["answer"]
    assert hint["do"] in olena.look(alone)["choices"]
    assert olena.look(alone)["may_hint"]
    assert not olena.look(alone, seat=-1).get("may_hint")
    match = olena.make("arboretum", [{"who": "anyone"}] * 2, options={"first": 0})["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    refused = olena.ask(match, "ask", what="hint")
    assert (refused.status_code, refused.json()["refused"]["key"]) == (409, "refused-hints")
    assert not olena.look(match).get("may_hint")
    assert olena.do(match, "propose-hints")["table"]["proposal"]["waiting"] == [1]
    assert marco.do(match, "consent", agree=True)["may_hint"]
    assert olena.do(match, "ask", what="hint")["answer"]["do"]
    assert marco.ask(match, "ask", what="hint").json()["refused"]["key"] == "refused-nothing-to-do"
