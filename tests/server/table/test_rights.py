"""Who may do what at a table."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Person, Server, Socket, start_game


def test_nobody_acts_for_another_seat(shared_server: Server) -> None:
    olena, marco, eve = Person(shared_server), Person(shared_server, "Marco"), Person(shared_server, "Eve")
    match = start_game(olena, marco)
    before = eve.look(match)
    requests: list[dict[str, Any]] = [
        {"do": "act", "text": "draw deck", "ticket": 0, "seat": 0},
        {"do": "act", "text": "draw deck", "ticket": 0},
        {"do": "undo", "ticket": 0, "seat": 0},
        {"do": "resign", "ticket": 0, "seat": 0},
        {"do": "reclaim", "seat": 0},
        {"do": "emote", "emote": "hello", "seat": 0},
        {"do": "look", "seat": 0},
        {"do": "take-over", "seat": 0, "level": "seedling"},
        {"do": "consent", "agree": True},
        {"do": "rematch"},
        {"do": "start"},
        {"do": "stand", "seat": 0},
        {"do": "free", "seat": 0},
        {"do": "seat-bot", "seat": 0, "level": "seedling"},
    ]
    for request in requests:
        for person in (eve, marco) if request.get("seat") == 0 and request["do"] != "take-over" else (eve,):
            answer = person.ask(match, **request)
            assert answer.status_code in (403, 409), (request, answer.text)
            assert answer.json()["refused"]["text"]
    after = eve.look(match)
    assert after["seq"] == before["seq"] == 0
    assert after["table"]["version"] == before["table"]["version"]
    assert marco.http.get(f"/api/tables/{match}", params={"seat": 0}).status_code == 403
    with pytest.raises(InvalidStatus):
        Socket(shared_server, match, eve.cookie, seat=0)
    socket = eve.socket(match)
    assert socket.hear()["seat"] == -1
    assert socket.ask(do="look", seat=0)["refused"]["key"] == "refused-not-your-seat"
    socket.close()
