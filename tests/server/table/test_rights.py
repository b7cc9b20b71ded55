"""Who may do what at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from spinney.core.message import Refused
from spinney.core.view import SPECTATOR
from spinney.server.match.clocks import Pace
from spinney.server.match.log import MoveRow
from spinney.server.settings import Settings
from spinney.server.store.rows import Presence, Seat, StoredProposal, StoredTable, TableRow, Visitor
from spinney.server.table.dealing import dealt_row
from spinney.server.table.rights import (
    allowed_eyes,
    may_take_over,
    own_seat,
    pending_proposal,
    require_gathering,
    require_hints,
    require_host,
    require_not_resigned,
    require_person,
    require_seated,
    undecided,
)
from spinney.server.table.table import Table
from tests.server.client import Person, Server, Socket, start_game
from tests.server.memory_store import services_in_memory

BEGAN = 1000.0
GRACE = 60.0
OLENA, MARCO, INES = (Seat(name.lower(), name, nonce="ab" * 16) for name in ("Olena", "Marco", "Ines"))
FREE, BOT = Seat(), Seat(bot="seedling")


def row_of(*seats: Seat, **fields: Any) -> TableRow:
    options = {"players": len(seats), "first": 0}
    return TableRow("m", "arboretum", options, "olena", list(seats), "00" * 32, 1.0, **fields)


def table_of(row: TableRow, *rows: tuple[int, Any, str], away: dict[str, float] | None = None) -> Table:
    """A game with these rows in its log."""
    services = services_in_memory(Settings(grace=GRACE))
    services.now = lambda: BEGAN
    dealt = dealt_row(Table(services, StoredTable(row, [], [])), row)
    moves = [MoveRow(seq, seat, kind, text, BEGAN) for seq, (seat, kind, text) in enumerate(rows)]
    return Table(services, StoredTable(dealt, moves, [Presence(*note) for note in (away or {}).items()]))


def refused(check: Callable[..., object], *args: Any) -> str:
    """The key of the message with which a check refuses this."""
    with pytest.raises(Refused) as error:
        check(*args)
    return error.value.message.key


# Seats and eyes.


def test_a_visitor_acts_for_their_own_seat() -> None:
    row = row_of(OLENA, MARCO, FREE)
    assert own_seat(row, "marco", None) == 1
    assert own_seat(row, "marco", 1) == 1
    for seat in (0, 2, -1, 3):
        assert refused(own_seat, row, "marco", seat) == "refused-not-your-seat"
    assert refused(own_seat, row, "ines", None) == "refused-spectator"


def test_a_visitor_with_several_seats_says_which() -> None:
    row = row_of(OLENA, MARCO, OLENA)
    assert refused(own_seat, row, "olena", None) == "refused-which-seat"
    assert [own_seat(row, "olena", seat) for seat in (0, 2)] == [0, 2]


def test_a_free_seat_belongs_to_nobody() -> None:
    row = row_of(OLENA, FREE)
    assert refused(own_seat, row, "", 1) == "refused-not-your-seat"
    assert refused(own_seat, row, "", None) == "refused-spectator"


@pytest.mark.parametrize(
    ("visitor", "seat", "eyes"),
    [
        (None, None, SPECTATOR),
        (None, SPECTATOR, SPECTATOR),
        ("ines", None, SPECTATOR),
        ("marco", None, 1),
        ("marco", SPECTATOR, SPECTATOR),
        ("olena", None, 0),
        ("olena", 2, 2),
    ],
)
def test_a_visitor_looks_with_the_eyes_of_their_own_seats(visitor: str | None, seat: int | None, eyes: int) -> None:
    who = None if visitor is None else Visitor(visitor, "")
    assert allowed_eyes(row_of(OLENA, MARCO, OLENA), who, seat) == eyes


@pytest.mark.parametrize(("visitor", "seat"), [(None, 0), ("ines", 0), ("marco", 0), ("marco", 3), ("marco", -2)])
def test_nobody_looks_with_other_eyes(visitor: str | None, seat: int) -> None:
    row, who = row_of(OLENA, MARCO, OLENA), None if visitor is None else Visitor(visitor, "")
    assert refused(allowed_eyes, row, who, seat) == "refused-not-your-seat"


def test_some_requests_need_a_seat_and_some_the_host() -> None:
    row = row_of(OLENA, MARCO, OLENA)
    assert require_seated(row, "olena") == [0, 2]
    assert refused(require_seated, row, "ines") == "refused-spectator"
    require_host(row, "olena")
    assert refused(require_host, row, "marco") == "refused-host-only"


@pytest.mark.parametrize(
    ("status", "seat", "key"),
    [
        ("closed", 0, "refused-closed"),
        ("playing", 0, "refused-begun"),
        ("finished", 0, "refused-begun"),
        ("gathering", -1, "refused-no-such-seat"),
        ("gathering", 2, "refused-no-such-seat"),
    ],
)
def test_seats_change_only_before_the_start(status: Any, seat: int, key: str) -> None:
    assert require_gathering(row_of(OLENA, MARCO), 1) == MARCO
    assert refused(require_gathering, row_of(OLENA, MARCO, status=status), seat) == key


# During a game.


def test_nobody_acts_while_a_bot_plays_their_seat() -> None:
    live = table_of(row_of(OLENA, MARCO, BOT), (1, "takeover", "seedling")).begun()
    require_person(live, 0)
    for seat in (1, 2):
        assert refused(require_person, live, seat) == "refused-bot-plays"


def test_nobody_resigns_twice() -> None:
    live = table_of(row_of(OLENA, MARCO, INES), (1, "resign", "")).begun()
    require_not_resigned(live, 0)
    assert refused(require_not_resigned, live, 1) == "refused-resigned"


def test_hints_need_a_game_against_bots_or_consent() -> None:
    for row, allowed in (
        (row_of(OLENA, BOT), True),
        (row_of(OLENA, OLENA), True),
        (row_of(OLENA, MARCO), False),
        (row_of(OLENA, MARCO, hints=True), True),
    ):
        live = table_of(row).begun()
        if allowed:
            require_hints(row, live, 0)
        else:
            assert refused(require_hints, row, live, 0) == "refused-hints"


# Giving a seat to a bot.


@pytest.mark.parametrize(
    ("away", "later", "allowed"),
    [
        ({"marco": 0.0}, 1e6, False),
        ({"marco": BEGAN + 10}, GRACE + 9.5, False),
        ({"marco": BEGAN + 10}, GRACE + 10, True),
        ({}, GRACE - 0.5, False),
        ({}, GRACE, True),
    ],
    ids=["here", "just away", "away too long", "not yet here", "never here"],
)
def test_an_absent_visitors_seat_may_be_taken_over(away: dict[str, float], later: float, allowed: bool) -> None:
    table = table_of(row_of(OLENA, MARCO), away=away)
    assert may_take_over(table, 1, BEGAN + later) == allowed


def test_a_visitor_who_waits_for_news_is_not_absent() -> None:
    table = table_of(row_of(OLENA, MARCO), away={"marco": BEGAN})
    table.attendance.connect("marco")
    assert not may_take_over(table, 1, BEGAN + 1e6)
    table.attendance.disconnect("marco")
    assert may_take_over(table, 1, BEGAN + 1e6)


def test_a_late_seat_may_be_taken_over() -> None:
    clock = Pace("clock", seconds=60)
    for pace in (clock, Pace("days", days=1)):
        table = table_of(row_of(OLENA, MARCO, pace=pace), (0, "timeout", ""), away={"olena": 0.0, "marco": 0.0})
        assert [may_take_over(table, seat, BEGAN) for seat in (0, 1)] == [True, False]


def test_absence_does_not_matter_in_games_over_days() -> None:
    table = table_of(row_of(OLENA, MARCO, pace=Pace("days", days=1)), away={"marco": BEGAN})
    assert not may_take_over(table, 1, BEGAN + 1e6)


def test_bots_and_games_not_in_progress_are_not_taken_over() -> None:
    late = BEGAN + 1e6
    assert not may_take_over(table_of(row_of(OLENA, BOT)), 1, late)
    assert not may_take_over(table_of(row_of(OLENA, MARCO), (0, "resign", "")), 1, late)
    gathering = Table(services_in_memory(), StoredTable(row_of(OLENA, MARCO), [], []))
    assert not may_take_over(gathering, 1, late)


# Consent.


@pytest.mark.parametrize(
    ("seats", "proposer", "agreed", "asked"),
    [
        ([OLENA, MARCO, INES], 0, [], [1, 2]),
        ([OLENA, MARCO, INES], 0, ["marco"], [2]),
        ([OLENA, MARCO, INES], 1, ["olena", "ines"], []),
        ([OLENA, MARCO, OLENA], 2, [], [1]),
        ([OLENA, MARCO, MARCO], 0, ["marco"], []),
        ([OLENA, BOT, BOT], 0, [], []),
    ],
)
def test_all_other_people_are_asked(seats: list[Seat], proposer: int, agreed: Sequence[str], asked: list[int]) -> None:
    row = row_of(*seats)
    assert undecided(row, table_of(row).begun(), proposer, agreed) == asked


def test_seats_played_by_bots_are_not_asked() -> None:
    row = row_of(OLENA, MARCO, INES)
    assert undecided(row, table_of(row, (1, "resign", ""), (2, "takeover", "seedling")).begun(), 0, []) == []


def test_a_proposal_is_void_when_the_game_has_moved_on() -> None:
    proposal = StoredProposal("undo", 0, 1, ["marco"])
    row, draw = row_of(OLENA, MARCO, INES, proposal=proposal), (0, "action", "draw deck")
    assert pending_proposal(table_of(row, draw)) == (proposal, [2])
    assert pending_proposal(table_of(row, draw, draw)) is None
    assert pending_proposal(table_of(row_of(OLENA, MARCO), draw)) is None
    assert pending_proposal(Table(services_in_memory(), StoredTable(row, [], []))) is None


# Over HTTP and sockets.


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
    with pytest.raises(ConnectionClosedError, match="4403"):
        Socket(shared_server, match, eve.cookie, seat=0).hear()
    socket = eve.socket(match)
    assert socket.hear()["seat"] == -1
    assert socket.ask(do="look", seat=0)["refused"]["key"] == "refused-not-your-seat"
    socket.close()
