"""Seats before the start."""

from __future__ import annotations

from tests.server.client import Person, Server, Socket


def test_people_meet_at_a_table_by_link(shared_server: Server) -> None:
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    match = olena.make("renature", [{"who": "anyone"}] * 3)["table"]["id"]
    watcher = Socket(shared_server, match)
    assert watcher.hear()["table"]["status"] == "gathering"
    olena.do(match, "sit", seat=0)
    assert watcher.hear()["table"]["seats"][0]["name"] == "Olena"
    assert marco.ask(match, "sit", seat=0).json()["refused"]["key"] == "refused-taken"
    marco.do(match, "sit", seat=2)
    marco.do(match, "stand", seat=2)
    marco.do(match, "sit", seat=1)
    assert olena.ask(match, "start").json()["refused"]["key"] == "refused-free-seats"
    assert marco.ask(match, "seat-bot", seat=2, level="seedling").json()["refused"]["key"] == "refused-host-only"
    assert olena.ask(match, "seat-bot", seat=2, level="wizard").json()["refused"]["key"] == "refused-level"
    olena.do(match, "seat-bot", seat=2, level="seedling")
    assert olena.do(match, "start")["table"]["status"] == "playing"
    assert olena.do(match, "start")["table"]["status"] == "playing", "a second click does no harm"
    assert marco.ask(match, "stand", seat=1).json()["refused"]["key"] == "refused-begun"
    watcher.close()


def test_nobody_sits_down_at_a_closed_table(shared_server: Server) -> None:
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    match = olena.make("arboretum", [{"who": "me"}, {"who": "anyone"}])["table"]["id"]
    olena.do(match, "leave")
    assert marco.ask(match, "sit", seat=1).json()["refused"]["key"] == "refused-closed"
