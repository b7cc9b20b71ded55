"""Scoring a real table over HTTP, with the same reader as `spinney score`."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest

from spinney.games import OUR_GAMES
from tests.server.client import Server

TEXTS = {
    "arboretum": "player Ann\nhand O8\nO1 O2\nplayer Ben\nhand O7\nM4\n",
    "treehouse": "player Ann\nscore 23\nrooms red 3 blue 2\nplayer Ben\nscore 21\nrooms red 2\n",
    "renature": "player Ann\nscore 30\nclouds 1\nown 9 4 2 2\nneutral 0 0 0 0\n"
    "player Ben\nscore 3\nclouds 0\nown 9 4 2 2\nneutral 0 0 0 0\n",
}


def post(server: Server, game: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/score/{game}", json=body)


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_box_is_told(shared_server: Server, game: str) -> None:
    box = OUR_GAMES[game].box
    assert box is not None
    told = httpx.get(f"{shared_server.url}/api/score/{game}").json()
    assert told == json.loads(msgspec.json.encode(box()))


@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_table_is_scored_as_on_the_command_line(shared_server: Server, game: str) -> None:
    expected = OUR_GAMES[game].score_file(TEXTS[game], "text")
    answer = post(shared_server, game, file=TEXTS[game], form="text")
    assert answer.status_code == 200
    told = answer.json()
    for field in ("answer", "lines", "sheet", "public", "table"):
        assert told[field] == json.loads(msgspec.json.encode(getattr(expected, field))), field
    assert told["names"] == ["Ann", "Ben"]
    # The JSON form and the short text of the answer are the same table again.
    for form, file in (("json", json.dumps(told["table"])), ("text", told["text"])):
        assert post(shared_server, game, file=file, form=form).json() == told


@pytest.mark.parametrize(
    ("game", "file", "where", "words"),
    [
        ("arboretum", "player\nhand O1 O1\nplayer\n", "players/0/hand/1", "Oak 1 is there twice"),
        ("treehouse", "player\nscore 99\nrooms\nplayer\nscore 1\nrooms\n", "players/0/score", "99 points so far"),
        ("renature", TEXTS["renature"].replace("clouds 1", "clouds 7"), "players/0/clouds", "7 clouds"),
        ("arboretum", "", "players", "there are 0 players"),
    ],
)
def test_a_refusal_says_where(shared_server: Server, game: str, file: str, where: str, words: str) -> None:
    answer = post(shared_server, game, file=file)
    assert answer.status_code == 409
    refusal = answer.json()
    assert refusal["where"] == where
    assert words in refusal["text"]
    assert refusal["key"].startswith("table-")


def test_a_text_is_read_in_the_language_of_the_reader(shared_server: Server) -> None:
    text = "Гравець Олена\nрука дуб4\nГравець Іван\n"
    assert post(shared_server, "arboretum", file=text).status_code == 409
    assert (
        post(shared_server, "arboretum", file=text, language="uk").json()["text"]
        == "player Олена\nhand O4\nplayer Іван\n"
    )


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"file": 7}, 400),
        ({"file": "", "form": "yaml"}, 400),
        ({"file": "", "language": "xx"}, 400),
        ({"file": "", "more": 1}, 400),
        ({"file": "#" * 16_001}, 400),
        ({"file": "#" * 100_000}, 413),
        ({"file": "[" * 15_000, "form": "json"}, 409),
        ({"file": '{"players": 7}', "form": "json"}, 409),
        ({"file": "\ud800", "form": "json"}, 400),
    ],
)
def test_misuse_is_refused(shared_server: Server, body: dict[str, Any], status: int) -> None:
    answer = httpx.post(f"{shared_server.url}/api/score/arboretum", content=json.dumps(body))
    assert answer.status_code == status, answer.text
    assert answer.json()["text"]


def test_only_games_with_a_box_are_scored(shared_server: Server) -> None:
    for game in ("chess", "ARBORETUM", "..%2f"):
        assert httpx.get(f"{shared_server.url}/api/score/{game}").status_code in (400, 404)
        assert post(shared_server, game, file="").status_code in (400, 404)


def test_nobody_scores_too_often(sqlite_url: str) -> None:
    with Server(sqlite_url, SPINNEY_MESSAGES_PER_SECOND="1", SPINNEY_MESSAGES_AT_ONCE="3") as server:
        told = [post(server, "arboretum", file=TEXTS["arboretum"]).status_code for _ in range(8)]
    assert told[:3] == [200] * 3
    assert 429 in told
