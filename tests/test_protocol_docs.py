"""docs/protocol.md shows every message as it is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

from spinney.server.news.wire import Answer, AnyRequest, News, NewTable, SeatNews, TableNews

PAGE = (Path(__file__).parents[1] / "docs/protocol.md").read_text()


def test_every_request_is_shown_and_can_be_read() -> None:
    shown = re.findall(r'^\| `(\{"do".*?\})` \|', PAGE, re.MULTILINE)
    kinds = [type(msgspec.json.decode(text, type=AnyRequest)) for text in shown]
    assert set(kinds) == set(get_args(AnyRequest))


def test_the_examples_are_messages() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    msgspec.json.decode(blocks[0], type=NewTable)
    news = msgspec.json.decode(blocks[1], type=News)
    assert news.table.seats[0].clock == 512.3
    assert set(json.loads(blocks[1])) <= {"kind", *(field.name for field in msgspec.structs.fields(News))}


def test_every_field_is_named() -> None:
    for kind in (News, TableNews, SeatNews, Answer, NewTable):
        for field in msgspec.structs.fields(kind):
            assert re.search(rf"\b{field.name}\b", PAGE), f"{kind.__name__}.{field.name}"
