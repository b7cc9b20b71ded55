"""What games of other distributions bring: their words and their handbooks. The client has those of our games."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from spinney.core.catalogue import catalogue
from spinney.server.services import House

Language = Literal["en", "uk", "it", "pt-BR", "pt-PT", "ru"]
GameKey = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9_]+$")]


class Brought:
    def __init__(self, house: House) -> None:
        self.house = house

    def handlers(self) -> list[Any]:
        brought = self

        @get(
            "/api/words/{language:str}",
            media_type=MediaType.TEXT,
            summary="What games of other distributions say, in Fluent",
            tags=["games"],
        )
        async def words(request: Request[Any, Any, Any], language: Language) -> Response[str]:
            return fresh(request, await brought.house.store.aside(lambda: brought.words(language)))

        @get(
            "/api/games/{game:str}/handbook/{language:str}",
            media_type=MediaType.TEXT,
            summary="How to play such a game, in Markdown",
            tags=["games"],
        )
        async def handbook(request: Request[Any, Any, Any], game: GameKey, language: Language) -> Response[str]:
            return fresh(request, await brought.house.store.aside(lambda: brought.handbook(game, language)))

        return [words, handbook]

    def words(self, language: str) -> str:
        return "\n".join(text for game, text in catalogue(language).added.items() if game in self.house.games)

    def handbook(self, key: str, language: str) -> str:
        """In English where there is none in this language."""
        game = self.house.games.get(key)
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
