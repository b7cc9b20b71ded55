"""The policy of taking back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney.core.record import Move
from spinney.core.view import SPECTATOR
from spinney.server.app import Server
from spinney.server.match.undo import RowNote, UndoPlan, Way, note_action, plan_undo, undo_ways
from spinney.server.news.audience import Audience
from spinney.server.news.lines import noticed_of
from spinney.server.news.wire import Act, Consent, Undo
from spinney.server.store.rows import Visitor
from tests.server.inside import INES, MARCO, OLENA, ask, open_server, run, seat_people

OPEN, REVEALED, SECRET = RowNote(False, False), RowNote(True, False), RowNote(False, True)
SECRET_REVEALED = RowNote(True, True)


def plan(*rows: tuple[int, RowNote], seat: int = 0, taken_back: tuple[int, ...] = ()) -> UndoPlan:
    moves = [Move(owner, f"action {number}") for number, (owner, _) in enumerate(rows)]
    return plan_undo(seat, moves, [note for _, note in rows], set(taken_back))


def test_an_own_last_action_that_revealed_nothing_is_free() -> None:
    assert plan((0, REVEALED), (0, OPEN)) == UndoPlan("free", (1,))


def test_one_that_revealed_something_needs_consent() -> None:
    assert plan((0, OPEN), (0, REVEALED)) == UndoPlan("consent", (1,))


def test_never_across_another_seat_without_consent_and_then_all_since_goes_back() -> None:
    assert plan((0, OPEN), (1, OPEN), (2, OPEN)) == UndoPlan("consent", (2, 1, 0))


def test_another_seats_unrevealed_choice_is_no_action_to_be_crossed() -> None:
    assert plan((0, SECRET), (1, SECRET)) == UndoPlan("free", (0,))
    assert plan((0, SECRET), (1, SECRET_REVEALED)) == UndoPlan("consent", (1, 0))


def test_what_was_taken_back_does_not_count() -> None:
    moves = [Move(0, "a"), Move(0, "b"), Move(0, "1", "undo")]
    assert plan_undo(0, moves, [OPEN, OPEN, OPEN], {1}) == UndoPlan("free", (0,))


@pytest.mark.parametrize("kind", ["resign", "takeover", "reclaim"])
def test_what_became_of_a_seat_is_final(kind: Any) -> None:
    assert plan_undo(0, [Move(0, "a"), Move(1, "", kind)], [OPEN, OPEN], set()).how == "no"


def test_nothing_to_take_back() -> None:
    assert plan() == UndoPlan("no")
    assert plan((1, OPEN)) == UndoPlan("no")


ROWS = st.lists(
    st.tuples(
        st.integers(0, 3),
        st.sampled_from(["action"] * 8 + ["timeout", "resign", "takeover", "reclaim"]),
        st.sampled_from([OPEN, REVEALED, SECRET, SECRET_REVEALED]),
        st.booleans(),
    ),
    max_size=12,
)


@given(ROWS)
def test_one_walk_finds_the_way_of_every_seat(rows: Any) -> None:
    moves = [Move(seat, "", kind) for seat, kind, _, _ in rows]
    notes = [note for _, _, note, _ in rows]
    taken_back = {number for number, (_, kind, _, is_back) in enumerate(rows) if is_back and kind == "action"}
    assert undo_ways(4, moves, notes, taken_back) == [
        plan_undo(seat, moves, notes, taken_back).how for seat in range(4)
    ]


@given(ROWS)
def test_an_action_more_is_noted_without_a_walk(rows: Any) -> None:
    moves = [Move(seat, "", kind) for seat, kind, _, _ in rows]
    notes = [note for _, _, note, _ in rows]
    ways: list[Way] = ["no"] * 4
    for number, move in enumerate(moves):
        if move.kind == "action":
            note_action(ways, move.seat, notes[number])
        walked = undo_ways(4, moves[: number + 1], notes, set())
        assert move.kind != "action" or ways == walked
        ways = walked


async def act(server: Server, audience: Audience, person: Visitor, text: str | None = None) -> Any:
    live = audience.table.begun()
    seat = audience.table.row.seats_of(person.id)[0]
    return await ask(server, audience, person, Act(text or next(iter(live.offers(seat))), live.tickets[seat]))


def test_a_secret_choice_can_be_taken_back_until_the_reveal(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "treehouse", [OLENA, MARCO, INES])
            start = audience.table.begun().match.state
            news = await act(server, audience, OLENA)
            assert news["undo"] == "free"
            await act(server, audience, MARCO)
            news = await ask(server, audience, OLENA, Undo(1))
            assert news.get("refused") is None
            assert news["ticket"] == 2
            assert audience.table.begun().actors == [0, 2]
            view = server.services.games["treehouse"].view
            assert view(audience.table.begun().match.state, 0).private == view(start, 0).private
            await act(server, audience, OLENA)
            news = await act(server, audience, INES)
            assert news["undo"] == "consent"

    run(play())


def test_a_changed_choice_costs_nobody_else_the_free_undo(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_server(sqlite_url) as server:
            audience = await seat_people(server, "treehouse", [OLENA, MARCO, INES])
            await act(server, audience, OLENA)
            await act(server, audience, MARCO)
            live = audience.table.begun()
            changed = list(live.offers(0))[-1]
            await act(server, audience, OLENA, changed)
            assert live.actors == [2]
            assert live.undo_ways() == ["free", "free", "no"]
            for eyes, text in ((0, changed), (1, ""), (2, ""), (SPECTATOR, "")):
                assert noticed_of(live, 2, live.stories[-1], eyes)[0] == text

    run(play())


def test_a_drawn_card_goes_back_only_if_the_others_agree(sqlite_url: str) -> None:
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


def test_one_no_ends_the_proposal(sqlite_url: str) -> None:
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
