"""The shortcuts for WebSockets write the same frames as the library, and read messages however they are split."""

from __future__ import annotations

import time
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CTRL_OPCODES, Frame, Opcode

from spinney.server.web.fast_websocket import frame, is_control, whole_text
from tests.server.client import Person, Server


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_written_as_by_the_library(length: int) -> None:
    text = b"x" * length
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.process
def test_a_long_answer_arrives_whole(socket_server: Server) -> None:
    """Over 65,535 bytes, so that its length is written in eight bytes."""
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
def test_only_packets_with_one_whole_text_are_read(text: bytes, data: st.DataObject) -> None:
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


def test_pieces_of_a_large_frame_are_not_misread() -> None:
    """A frame of the largest kind may arrive in pieces of any size; none of them may be taken for a small frame."""
    packet = Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True)
    assert all(whole_text(packet[:cut]) is None and not is_control(packet[:cut]) for cut in range(400))


def question(number: int) -> bytes:
    return b'{"do":"ask","what":"log","id":%d}' % number


def packets_of(way: str, number: int) -> list[bytes]:
    """Two questions, split into packets as networks and libraries do."""
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


@pytest.mark.process
@pytest.mark.parametrize("ways", [[way, "whole"] for way in WAYS] + [["whole", way] for way in WAYS])
def test_messages_are_read_however_they_are_split(socket_server: Server, ways: list[str]) -> None:
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


@pytest.mark.process
def test_invalid_utf_8_ends_the_connection(socket_server: Server) -> None:
    person = Person(socket_server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    socket = person.socket(match)
    socket.hear()
    socket.connection.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    with pytest.raises(ConnectionClosed) as closed:
        list(socket.until())
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
