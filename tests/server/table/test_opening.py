"""New tables, and the rematch."""

from __future__ import annotations

from tests.server.client import Person, Server


def test_a_rematch_rotates_the_seats_and_waits_for_everyone(shared_server: Server) -> None:
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    match = olena.make("arboretum", [{"who": "anyone"}] * 2)["table"]["id"]
    olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    olena.do(match, "start")
    assert olena.ask(match, "rematch").json()["refused"]["key"] == "refused-not-over"
    olena.do(match, "leave")
    next_match = marco.do(match, "rematch")["table"]["next"]
    assert olena.do(match, "rematch")["table"]["next"] == next_match, "there is only one rematch"
    table = olena.look(next_match)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Marco", "Olena"]
    olena.do(next_match, "sit", seat=1)
    assert marco.ask(next_match, "start").json()["refused"]["key"] == "refused-not-ready"
    assert marco.do(next_match, "sit", seat=0)["table"]["status"] == "playing"
