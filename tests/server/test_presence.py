"""Who is at the table."""

from __future__ import annotations

from tests.server.client import Person, Server


def test_whoever_sits_down_over_an_open_socket_is_here(shared_server: Server) -> None:
    olena, marco = Person(shared_server), Person(shared_server, "Marco")
    match = olena.make("arboretum", [{"who": "me"}, {"who": "anyone"}])["table"]["id"]
    socket = marco.socket(match)
    socket.ask(do="sit", seat=1)
    assert any(news["table"]["seats"][1].get("here") for news in socket.until()), "here as soon as the seat is taken"


def test_frames_carry_what_helps_to_see_them(shared_server: Server) -> None:
    olena = Person(shared_server)
    match = olena.make("treehouse", [{"who": "me"}, {"who": "me"}])["table"]["id"]
    for seat in (0, 1):
        olena.do(match, "sit", seat=seat)
    aids = olena.ask(match, "ask", eyes=0, what="aids").json()["answer"]
    olena.do(match, "resign", seat=0, ticket=0)
    frames = olena.http.get(f"/api/tables/{match}/frames", params={"seat": 0}).json()["frames"]
    assert frames[0]["aids"] == aids
    opened = olena.http.get(f"/api/tables/{match}/frames").json()["frames"]
    assert opened[0]["view"]["seat"] == opened[0]["waiting"][0]
