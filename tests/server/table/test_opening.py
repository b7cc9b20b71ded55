"""New tables, the rematch, and a game off the list."""

from __future__ import annotations

import msgspec

from spinney.server.news.wire import Forget, NewTable, Rematch, Resign, SeatWish, Sit, Start
from spinney.server.store.rows import Visitor
from spinney.server.upkeep.lobby import Lobby
from tests.server.client import BOT, Person, Server
from tests.server.inside import INES, MARCO, OLENA, ask, new_table, open_server, run, seat_people


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


def test_a_rematch_keeps_the_webhook(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url) as server:
            # Inside the network of the host, where nothing is called.
            wanted = NewTable("arboretum", [SeatWish(), SeatWish()], hook="http://127.0.0.1:9/")
            audience = await new_table(server, OLENA, wanted)
            for seat, person in enumerate((OLENA, MARCO)):
                await ask(server, audience, person, Sit(seat))
            await ask(server, audience, OLENA, Start())
            await ask(server, audience, OLENA, Resign(0))
            await ask(server, audience, MARCO, Rematch())
            again = await server.tables.find(audience.table.row.next)
            assert again.table.row.hook == wanted.hook

    run(scene())


def test_a_lesson_has_the_same_cards_for_everyone(shared_server: Server) -> None:
    hands = []
    for name in ("Olena", "Marco"):
        person = Person(shared_server, name)
        lesson = person.make("arboretum", [{"who": "me"}, BOT], options={"first": 0}, lesson=True)["table"]
        assert not lesson.get("commitment"), "nothing is shuffled"
        hands.append(person.do(lesson["id"], "sit", seat=0)["view"]["private"]["hand"])
    assert hands[0] == hands[1]


def test_a_lesson_is_for_one_person_with_bots(shared_server: Server) -> None:
    person = Person(shared_server)
    me, other = {"who": "me"}, {"who": "me", "name": "Marco"}
    for seats in ([me, {"who": "anyone"}], [me, other], [{"who": "anyone"}, BOT], [BOT, BOT]):
        asked = person.http.post("/api/tables", json={"game": "arboretum", "seats": seats, "lesson": True})
        assert asked.json()["key"] == "refused-lesson"


def test_the_record_of_a_lesson_names_its_seed(shared_server: Server) -> None:
    person = Person(shared_server)
    match = person.make("arboretum", [{"who": "me"}, BOT], lesson=True)["table"]["id"]
    person.do(match, "sit", seat=0)
    person.do(match, "resign", seat=0, ticket=0)
    record = person.http.get(f"/api/tables/{match}/record").json()
    assert record["chance"] == {"kind": "quick", "seed": "1/0"}
    assert not record.get("shuffle")


def test_a_finished_game_is_forgotten_by_one_visitor_alone(database: str) -> None:
    async def scene() -> None:
        async with open_server(database) as server:
            audience = await seat_people(server, "arboretum", [OLENA, MARCO])

            async def listed(person: Visitor) -> list[str]:
                mine = msgspec.json.decode(await Lobby(server.tables).news(person.id))["mine"]
                return [each["table"]["id"] for each in mine]

            assert (await ask(server, audience, OLENA, Forget()))["refused"]["key"] == "refused-not-over"
            assert (await ask(server, audience, INES, Forget()))["refused"]["key"] == "refused-spectator"
            await ask(server, audience, OLENA, Resign(0))
            version = audience.table.row.version
            for _ in range(2):
                assert "refused" not in await ask(server, audience, OLENA, Forget())
            assert (await listed(OLENA), await listed(MARCO)) == ([], [audience.table.id])
            assert audience.table.row.version == version, "nobody else notices"
            # What is stored about the table later does not bring it back; the seat is still hers.
            assert "refused" not in await ask(server, audience, OLENA, Rematch())
            assert await listed(OLENA) == [audience.table.row.next]
            assert await server.tables.services.store.delete_idle_visitors(10.0**12, 9) == []

    run(scene())
