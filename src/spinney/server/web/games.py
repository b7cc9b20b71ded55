"""HTTP endpoints about games: which there are, and what games of other distributions bring with them.

The client has the words and handbooks of our own games built in.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Struct

from spinney.core.catalogue import catalogue
from spinney.core.levels import FIRST_OPPONENT
from spinney.server.services import Services
from spinney.server.web.access import FromServices

Language = Literal["en", "uk", "it", "pt-BR", "pt-PT", "ru"]
GameKey = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9_]+$")]


class LevelInfo(Struct, frozen=True):
    key: str


class GameInfo(Struct, frozen=True):
    key: str
    min_players: int
    max_players: int
    minutes: int
    """How long a game between people takes, about."""
    options: dict[str, Any]
    """The game's own options, as a JSON schema."""
    levels: list[LevelInfo]
    """Weakest first."""
    level: str
    """The one to offer somebody who has not chosen yet."""


def game_info(services: Services, key: str) -> GameInfo:
    game = services.games[key]
    schema = msgspec.json.schema(game.options)
    schema = schema.get("$defs", {}).get(game.options.__name__, schema)
    levels = [LevelInfo(level) for level in services.levels]
    first = FIRST_OPPONENT if FIRST_OPPONENT in services.levels else services.levels[0]
    return GameInfo(key, game.players[0], game.players[-1], game.minutes, schema, levels, first)


def words_of(services: Services, language: str) -> str:
    """What games of other distributions say, in Fluent."""
    return "\n".join(text for game, text in catalogue(language).added.items() if game in services.games)


def handbook_of(services: Services, key: str, language: str) -> str:
    """In English if there is none in this language."""
    game = services.games.get(key)
    folder = None if game is None else game.handbook
    for name in (f"{language}.md", "en.md"):
        if folder is not None and (file := folder.joinpath(name)).is_file():
            return file.read_text("utf-8")
    raise NotFoundException


def fresh(request: Request[Any, Any, Any], text: str) -> Response[str]:
    """A text that a browser keeps and asks about: it is sent again only when it has changed."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers, media_type=MediaType.TEXT)
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/api/games", summary="The games of this server", tags=["tables"])
async def games(services: FromServices) -> list[GameInfo]:
    return [game_info(services, key) for key in services.games]


@get(
    "/api/words/{language:str}",
    media_type=MediaType.TEXT,
    summary="What games of other distributions say, in Fluent",
    tags=["games"],
)
async def words(request: Request[Any, Any, Any], language: Language, services: FromServices) -> Response[str]:
    return fresh(request, await services.aside(lambda: words_of(services, language)))


@get(
    "/api/games/{game:str}/handbook/{language:str}",
    media_type=MediaType.TEXT,
    summary="How to play such a game, in Markdown",
    tags=["games"],
)
async def handbook(
    request: Request[Any, Any, Any], game: GameKey, language: Language, services: FromServices
) -> Response[str]:
    return fresh(request, await services.aside(lambda: handbook_of(services, game, language)))


HANDLERS = [games, words, handbook]
