"""HTTP endpoints to score a physical table: what is in the box of a game, and the score of a table file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from spinney.core.catalogue import catalogue
from spinney.core.game import AnyGame
from spinney.core.message import Message, Unreadable
from spinney.core.score import TableScore
from spinney.server.news.wire import Refusal
from spinney.server.services import Services
from spinney.server.web.access import FromAccess, FromServices
from spinney.server.web.games import GameKey, Language


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as `spinney score` reads it."""

    file: Annotated[str, Meta(max_length=16_000)]
    form: Literal["json", "text"] = "text"
    language: Language = "en"
    """A text may use its words."""


class Scored(Struct, frozen=True):
    names: list[str]
    """Empty if the file has none."""
    table: dict[str, Any]
    """The file in its JSON form ..."""
    text: str
    """... and as the short text."""
    answer: dict[str, Any]
    """What `spinney score --json` answers."""
    lines: list[Message]
    """What it says in words."""
    sheet: dict[str, Any]
    """The score sheet, as after a game."""
    public: dict[str, Any]
    """What everybody sees of the table, as after a game."""


class TableRefusal(Refusal, frozen=True):
    where: str
    """The part of the table that it is about, as a path in its JSON form: `players/0/hand`; or empty."""


def game_with_box(services: Services, key: str) -> AnyGame:
    game = services.games.get(key)
    if game is None or game.box is None:
        raise NotFoundException
    return game


def scored(game: AnyGame, table: TableFile) -> Scored | TableRefusal:
    try:
        score = game.score_file(table.file, table.form, table.language)
    except Unreadable as error:
        why = error.why if isinstance(error.why, Message) else Message("table-form", {"why": error.why})
        return TableRefusal(why.key, msgspec.to_builtins(why.args), catalogue().say(why), error.where)
    return answered(score)


def answered(score: TableScore) -> Scored:
    table, answer, sheet, public = msgspec.to_builtins([score.table, score.answer, score.sheet, score.public])
    return Scored(score.names, table, score.text, answer, score.lines, sheet, public)


@get("/api/score/{game:str}", summary="What is in the box of a game, to score a real table", tags=["games"])
async def box(game: GameKey, services: FromServices) -> dict[str, Any]:
    found = game_with_box(services, game).box
    return msgspec.to_builtins(found() if found else {}, str_keys=True)  # type: ignore[no-any-return]


@post(
    "/api/score/{game:str}",
    status_code=200,
    summary="Score a real table",
    tags=["games"],
    responses={
        200: ResponseSpec(Scored),
        409: ResponseSpec(TableRefusal, description="The table is impossible, or cannot be read"),
    },
)
async def score(
    request: Request[Any, Any, Any], game: GameKey, data: TableFile, access: FromAccess, services: FromServices
) -> Response[Scored | TableRefusal]:
    visitor = await access.visitor(request)
    access.slow_down(request, visitor)
    found = game_with_box(services, game)
    result = await services.aside(lambda: scored(found, data))
    return Response(result, status_code=409 if isinstance(result, TableRefusal) else 200)


HANDLERS = [box, score]
