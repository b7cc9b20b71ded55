"""The reconnect table (web/src/lib/reconnect.json) is right for every request, cut at every point."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from spinney.core.shuffle import commit
from spinney.server.news.wire import AnyRequest
from tests.server.client import Person, Server, Socket
from tests.waiting import PATIENCE

ROWS = json.loads((Path(__file__).parents[2] / "web/src/lib/reconnect.json").read_text())["rows"]
BYTES = "ab" * 16
CUTS = ("before it is sent", "after it is sent, before the answer", "after the answer")
TICKETED = {"act": {"text": "draw deck"}, "undo": {}, "resign": {}}
REQUESTS: dict[str, dict[str, Any]] = {
    **TICKETED,
    "look": {"seat": 0},
    "sit": {"seat": 0},
    "reveal": {"seat": 0, "nonce": BYTES},
    "stand": {"seat": 0},
    "seat-bot": {"seat": 2, "level": "seedling"},
    "free": {"seat": 2},
    "start": {},
    "take-over": {"seat": 1, "level": "seedling"},
    "reclaim": {"seat": 0},
    "consent": {"agree": True},
    "propose-hints": {},
    "emote": {"emote": "hello"},
    "rematch": {},
    "leave": {},
    "forget": {},
    "ask": {"what": "log"},
}
BEFORE_THE_START = ("sit", "reveal", "stand", "seat-bot", "free", "start", "leave")


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def test_the_table_lists_every_request() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyRequest)}
    assert set(REQUESTS) == kinds
    assert {request for row in ROWS for request in row["requests"]} == kinds


def verdict(request: dict[str, Any], news: dict[str, Any]) -> str:
    """What the table tells the client to do with an unanswered request."""
    ticket = None
    if "ticket" in request:
        ticket = "passed" if news.get("ticket", 0) > request["ticket"] else "same"
        if request.get("seat", news["seat"]) != news["seat"]:
            ticket = "unknown"
    for row in ROWS:
        fits = request["do"] in row["requests"]
        fits = fits and ("status" not in row or news["table"]["status"] in row["status"])
        fits = fits and ("ticket" not in row or row["ticket"] == ticket)
        fits = fits and (not row.get("next") or bool(news["table"].get("next")))
        if fits:
            return str(row["does"])
    raise AssertionError(f"no row for {request}")


def prepared(olena: Person, marco: Person, do: str) -> tuple[str, Person]:
    """A table at which the request makes sense, and the person who sends it."""
    match: str = olena.make("arboretum", [{"who": "anyone"}] * 3, options={"first": 0})["table"]["id"]
    if do == "reveal":
        olena.do(match, "sit", seat=0, commitment=commit(BYTES))
    elif do != "sit":
        olena.do(match, "sit", seat=0)
    marco.do(match, "sit", seat=1)
    if do != "seat-bot":
        olena.do(match, "seat-bot", seat=2, level="seedling")
    if do == "reveal":
        olena.do(match, "start")
    if do in BEFORE_THE_START:
        return match, olena
    olena.do(match, "start")
    if do in ("undo", "consent"):
        olena.do(match, "act", text="draw deck", ticket=0)
    if do == "consent":
        olena.do(match, "undo", ticket=1)
        return match, marco
    if do in ("rematch", "forget"):
        marco.do(match, "resign", ticket=0)
        olena.do(match, "resign", ticket=0)
    return match, olena


def fingerprint(news: dict[str, Any]) -> dict[str, Any]:
    """What shows whether something has happened once, twice or not at all."""
    table = news["table"]
    seats = [(seat.get("name"), seat.get("bot"), seat.get("visitor")) for seat in table["seats"]]
    if any(seat.get("resigned") for seat in table["seats"]):
        # A bot plays on at its own speed.
        return {"resigned": [bool(seat.get("resigned")) for seat in table["seats"]], "next": bool(table.get("next"))}
    return {
        "seq": news["seq"],
        "status": table["status"],
        "seats": seats,
        "proposal": table.get("proposal"),
        "next": bool(table.get("next")),
    }


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("do", [do for do in REQUESTS if do != "emote"])
def test_a_request_happens_once_wherever_the_connection_is_cut(server: Server, do: str, cut: str) -> None:
    """The same request, uncut and at another table, shows the expected result."""
    olena, marco = Person(server), Person(server, "Marco")
    plain, person = prepared(olena, marco, do)
    request = {"do": do, **REQUESTS[do]}
    if do in TICKETED:
        request["ticket"] = person.look(plain).get("ticket", 0)
    uncut = person.socket(plain)
    uncut.hear()
    uncut.ask(**request)
    wanted = fingerprint(person.look(plain))
    uncut.close()

    match, person = prepared(olena, marco, do)
    socket = person.socket(match)
    socket.hear()
    if cut == CUTS[1]:
        socket.say(id=5, **request)
        wait_for_arrival(socket)
    elif cut == CUTS[2]:
        socket.ask(**request)
    socket.close()

    back = person.socket(match)
    first = back.hear()
    if cut != CUTS[2] and verdict(request, first) == "resend":
        answer = back.ask(**request)
        assert answer["kind"] == "answer" or answer["table"], "it gets a reply, accepted or refused"
    assert fingerprint(person.look(match)) == wanted
    back.close()


def wait_for_arrival(socket: Socket) -> None:
    """Give the request time to arrive, but do not read the reply: the connection is cut."""
    socket.connection.ping().wait(PATIENCE)


def test_joining_during_a_move_misses_nothing(server: Server) -> None:
    """A client is subscribed before it gets the picture, so what happens in between is shown or follows as news."""
    olena, marco = Person(server), Person(server, "Marco")
    match, _ = prepared(olena, marco, "act")
    mover = olena.socket(match)
    news = mover.hear()
    for _ in range(6):
        if news["table"]["waiting"] != [0]:
            break
        text = news["choices"][0]
        mover.say(do="act", text=text, ticket=news.get("ticket", 0), id=9)
        joined = marco.socket(match)
        heard = [joined.hear()]
        news = next(told for told in mover.until() if told.get("to") == 9)
        while heard[-1]["seq"] < news["seq"]:
            heard.append(joined.hear())
        rows = [line["seq"] for told in heard for line in told.get("events", [])]
        assert rows == sorted(set(rows)), "no row is sent twice"
        assert heard[0]["seq"] + len(set(rows)) == heard[-1]["seq"]
        joined.close()
    mover.close()


def test_reconnecting_shows_what_was_missed(server: Server) -> None:
    olena, marco = Person(server), Person(server, "Marco")
    match, _ = prepared(olena, marco, "act")
    olena.do(match, "act", text="draw deck", ticket=0)
    olena.do(match, "act", text="draw deck", ticket=1)
    back = marco.socket(match, seq=1)
    news = back.hear()
    assert [line["seq"] for line in news["events"]] == [1]
    back.close()


def test_two_tabs_of_one_visitor_hear_the_same(server: Server) -> None:
    olena, marco = Person(server), Person(server, "Marco")
    match, _ = prepared(olena, marco, "act")
    tabs = [olena.socket(match), olena.socket(match)]
    for tab in tabs:
        tab.hear()
    first = tabs[0].ask(do="act", text="draw deck", ticket=0)
    other = next(news for news in tabs[1].until() if news["seq"] == 1)
    assert other["view"] == first["view"]
    again = tabs[1].ask(do="act", text="draw deck", ticket=0)
    assert "refused" not in again
    assert again["seq"] == 1, "the same click from the other tab happens once"
    for tab in tabs:
        tab.close()
