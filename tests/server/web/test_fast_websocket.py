"""News are written where they are made while the line is free, wait in order while it is not, and are framed right.

What comes in is read however it is packed.
"""

from __future__ import annotations

import asyncio
import random
import time
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CTRL_OPCODES, Frame, Opcode

from spinney.server.news.onlooker import Onlooker
from spinney.server.table.table import Table
from spinney.server.web.fast_websocket import frame, is_control, whole_text
from tests.server.client import Person, Server
from tests.server.inside import MARCO, OLENA, open_server, seat_people


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_write(length: int) -> None:
    text = b"x" * length
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """A line that is free or not, and what went over it."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[bytes] = []

    def send_now(self, text: bytes) -> bool:
        if self.free.is_set():
            self.sent.append(text)
        return self.free.is_set()

    async def send_all(self, onlooker: Onlooker) -> None:
        """As the sender of a socket does."""
        while True:
            news = await onlooker.next_news()
            await self.free.wait()
            self.sent.append(news)


async def hear_by_fits_and_starts(table: Table, seed: int) -> None:
    dice, wire = random.Random(seed), Wire()
    onlooker = Onlooker(table, "olena", 0, 1000, send_now=wire.send_now)
    sender = asyncio.create_task(wire.send_all(onlooker))
    expected = [b"%d" % number for number in range(200)]
    for news in expected:
        if dice.random() < 0.3:
            if wire.free.is_set():
                wire.free.clear()
            else:
                wire.free.set()
        onlooker.hear(news)
        if dice.random() < 0.5:
            await asyncio.sleep(0)
    wire.free.set()
    while onlooker.news or onlooker.sending:
        await asyncio.sleep(0)
    assert wire.sent == expected
    sender.cancel()


def test_news_keep_their_order_on_a_line_that_stops_and_goes(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_server(f"sqlite:///{tmp_path / 'lines.db'}") as server:
            table = (await seat_people(server, "arboretum", [OLENA, MARCO])).table
            for seed in range(50):
                await hear_by_fits_and_starts(table, seed)

    asyncio.run(go())


def test_a_long_answer_arrives_whole(socket_server: Server) -> None:
    """Longer than 65,535 bytes, so that its length takes eight bytes."""
    person = Person(socket_server)
    match = person.make("renature", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        news = person.do(match, "sit", seat=seat)
    socket = person.socket(match)
    news = socket.hear()
    while news["table"]["status"] == "playing" and news["seq"] < 400:
        seat = news["table"]["waiting"][0]
        if news["seat"] != seat:
            news = socket.ask(do="look", seat=seat)
        else:
            news = socket.ask(do="act", seat=seat, text=news["choices"][0], ticket=news.get("ticket", 0))
    told = socket.ask(do="ask", what="log")
    assert len(str(told)) > 65_536
    socket.close()


@given(st.binary(max_size=300) | st.integers(65_530, 65_540).map(bytes), st.data())
def test_a_packet_is_read_only_if_it_is_one_whole_text(text: bytes, data: st.DataObject) -> None:
    packet = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert whole_text(packet) == (text if len(text) < 65_536 else None)
    cut = data.draw(st.integers(0, len(packet) - 1))
    assert whole_text(packet[:cut]) is None
    assert whole_text(packet + packet[: cut + 1]) is None
    other = data.draw(st.sampled_from([opcode for opcode in Opcode if opcode != Opcode.TEXT]))
    if other not in CTRL_OPCODES or len(text) < 126:
        controls = Frame(other, text).serialize(mask=True)
        assert whole_text(controls) is None
        assert is_control(controls) == (other in CTRL_OPCODES)
        assert not is_control(controls[:-1])
        assert not is_control(controls * 2)
    assert whole_text(Frame(Opcode.TEXT, text, fin=False).serialize(mask=True)) is None
    assert whole_text(Frame(Opcode.TEXT, text).serialize(mask=False)) is None


def test_no_packet_at_all_misleads_the_reader() -> None:
    """A frame of the largest kind may come in pieces of any size; none of them may be taken for a small one."""
    packet = Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True)
    assert all(whole_text(packet[:cut]) is None and not is_control(packet[:cut]) for cut in range(400))


def question(number: int) -> bytes:
    return b'{"do":"ask","what":"log","id":%d}' % number


def packets_of(way: str, number: int) -> list[bytes]:
    """Two questions, on their way to the server in packets as networks and libraries make them."""
    first, second = question(number), question(number + 1)
    whole = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in (first, second)]
    if way == "whole":
        return whole
    if way == "two in one":
        return [whole[0] + whole[1]]
    if way == "cut anywhere":
        return [whole[0][:9], whole[0][9:] + whole[1][:1], whole[1][1:]]
    if way == "in fragments around a ping":
        start = Frame(Opcode.TEXT, first[:5], fin=False).serialize(mask=True)
        end = Frame(Opcode.CONT, first[5:]).serialize(mask=True)
        return [start, Frame(Opcode.PING, b"?").serialize(mask=True), end, whole[1]]
    return [Frame(Opcode.PING, b"?").serialize(mask=True), *whole]


WAYS = ["whole", "after a ping", "two in one", "cut anywhere", "in fragments around a ping"]


@pytest.mark.parametrize("ways", [[way, "whole"] for way in WAYS] + [["whole", way] for way in WAYS])
def test_every_message_is_read_however_it_is_packed(socket_server: Server, ways: list[str]) -> None:
    person = Person(socket_server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    for seat in (0, 1):
        person.do(match, "sit", seat=seat)
    socket = person.socket(match)
    socket.hear()
    number = 1
    for way in ways:
        for packet in packets_of(way, number):
            socket.connection.socket.sendall(packet)
            time.sleep(0.05)
        answers = [news["to"] for news in islice((news for news in socket.until() if "to" in news), 2)]
        assert answers == [number, number + 1]
        number += 2
    socket.close()


def test_a_text_that_is_none_ends_the_line(socket_server: Server) -> None:
    person = Person(socket_server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    socket = person.socket(match)
    socket.hear()
    socket.connection.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    with pytest.raises(ConnectionClosed) as closed:
        list(socket.until())
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
