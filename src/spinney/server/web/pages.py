"""The browser client's files, or a plain page if they were not built."""

from __future__ import annotations

import json
import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from spinney.core.catalogue import LANGUAGES, Catalogue, first_spoken
from spinney.core.message import Message
from spinney.server.services import Services

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"

PAGE, MANIFEST = "/index.html", "/manifest.webmanifest"


class Pages:
    """All files are read once at the start: few, small, and never from a path that a visitor wrote.

    The page and the manifest hold a few words that browsers, search engines and people without JavaScript read:
    there is one of each in every language, and the visitor's `Accept-Language` picks.
    """

    def __init__(self, services: Services, folder: Path = STATIC) -> None:
        self.services = services
        self.files: dict[str, tuple[bytes, str]] = {}
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                if file.is_file():
                    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                    self.files["/" + file.relative_to(folder).as_posix()] = (file.read_bytes(), kind)
        words = {language: Catalogue(language, only="page.ftl") for language in LANGUAGES}
        self.spoken = {PAGE: {language: self._page(words[language]) for language in LANGUAGES}}
        if MANIFEST in self.files:
            self.spoken[MANIFEST] = {language: self._manifest(words[language]) for language in LANGUAGES}

    def handlers(self) -> list[Any]:
        pages = self

        @get(["/", "/{path:path}"], include_in_schema=False)
        async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
            return pages.answer(request.url.path, request.headers.get("accept-language", ""))

        return [page]

    def answer(self, path: str, wishes: str = "") -> Response[bytes]:
        if path in self.spoken:
            return self._in_words(path, wishes)
        found = self.files.get(path)
        if found is not None:
            content, kind = found
            return Response(content, media_type=kind, headers={"cache-control": self._caching(path)})
        if path.startswith(("/api/", "/schema", "/assets/")) or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        # Every other path belongs to the client, which chooses the screen.
        return self._in_words(PAGE, wishes)

    def _in_words(self, path: str, wishes: str) -> Response[bytes]:
        language = first_spoken(accepted(wishes)) or "en"
        kind = self.files[path][1] if path in self.files else "text/html"
        headers = {"cache-control": self._caching(path), "vary": "accept-language"}
        return Response(self.spoken[path][language], media_type=kind, headers=headers)

    def _caching(self, path: str) -> str:
        return FOREVER if path.startswith("/assets/") else "no-cache"

    def _page(self, words: Catalogue) -> bytes:
        """The client's page with its English words replaced; where there is no client, the games of this server."""
        if PAGE not in self.files:
            return self._plain(words)
        text = self.files[PAGE][0].decode()
        english = Catalogue("en", only="page.ftl")
        for key in (Message("page-description"), Message("page-needs-javascript")):
            text = text.replace(escape(english.say(key)), escape(words.say(key)))
        return text.replace('<html lang="en">', f'<html lang="{words.language}">').encode()

    def _manifest(self, words: Catalogue) -> bytes:
        described = {"lang": words.language, "description": words.say(Message("page-description"))}
        return json.dumps(json.loads(self.files[MANIFEST][0]) | described, ensure_ascii=False).encode()

    def _plain(self, words: Catalogue) -> bytes:
        games = "".join(
            f"<li>{escape(self.services.say(Message('game-name-' + key)))}</li>" for key in self.services.games
        )
        lines = [
            f"<!doctype html><html lang={words.language}><meta charset=utf-8><title>Spinney</title>",
            f"<h1>Spinney</h1><p>{escape(words.say(Message('page-games')))}</p><ul>{games}</ul>",
            f"<p>{escape(words.say(Message('page-no-client')))}</p>",
        ]
        return "\n".join(lines).encode()


def accepted(wishes: str) -> list[str]:
    """The languages of an `Accept-Language` header, the most wanted first. Anything unreadable is left out."""
    found = []
    for wish in wishes.split(","):
        tag, _, weight = wish.partition(";")
        try:
            value = float(weight.partition("=")[2]) if weight else 1.0
        except ValueError:
            continue
        if value > 0:
            found.append((-value, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda one: one[0])]
