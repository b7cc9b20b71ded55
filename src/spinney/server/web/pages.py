"""The browser client's files, or a plain page if they were not built."""

from __future__ import annotations

import gzip
import json
import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from spinney.core.catalogue import LANGUAGES, Catalogue, first_spoken
from spinney.core.message import Message
from spinney.server.services import Services

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"

PAGE, MANIFEST = "/index.html", "/manifest.webmanifest"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may be sent, the smallest first, and what its compressed copy ends in (web/compress.ts)."""


class File(Struct):
    kind: str
    plain: bytes
    encoded: dict[str, bytes]
    """The same bytes compressed, by the name of the encoding."""

    def answer(self, encodings: str, headers: dict[str, str]) -> Response[bytes]:
        """In the smallest form that the visitor accepts; `encodings` is the header `Accept-Encoding`."""
        if self.encoded:
            headers["vary"] = ", ".join([*filter(None, [headers.get("vary")]), "accept-encoding"])
        wanted = accepted(encodings)
        for name, content in self.encoded.items():
            if name in wanted:
                return Response(content, media_type=self.kind, headers=headers | {"content-encoding": name})
        return Response(self.plain, media_type=self.kind, headers=headers)


class Pages:
    """All files are read once at the start: few, small, and never from a path that a visitor wrote.

    The page and the manifest hold a few words that browsers, search engines and people without JavaScript read:
    there is one of each in every language, and the visitor's `Accept-Language` picks.
    """

    def __init__(self, services: Services, folder: Path = STATIC) -> None:
        self.services = services
        self.files = read_files(folder) if folder.is_dir() else {}
        words = {language: Catalogue(language, only="page.ftl") for language in LANGUAGES}
        self.spoken = {PAGE: {language: self._page(words[language]) for language in LANGUAGES}}
        if MANIFEST in self.files:
            self.spoken[MANIFEST] = {language: self._manifest(words[language]) for language in LANGUAGES}

    def handlers(self) -> list[Any]:
        pages = self

        @get(["/", "/{path:path}"], include_in_schema=False)
        async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
            wishes = request.headers
            return pages.answer(request.url.path, wishes.get("accept-language", ""), wishes.get("accept-encoding", ""))

        return [page]

    def answer(self, path: str, languages: str = "", encodings: str = "") -> Response[bytes]:
        """The file at this path; the rest are the visitor's wishes, as the headers of a request state them."""
        if path in self.spoken:
            return self._in_words(path, languages, encodings)
        found = self.files.get(path)
        if found is not None:
            return found.answer(encodings, {"cache-control": self._caching(path)})
        if path.startswith(("/api/", "/schema", "/assets/")) or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        # Every other path belongs to the client, which chooses the screen.
        return self._in_words(PAGE, languages, encodings)

    def _in_words(self, path: str, languages: str, encodings: str) -> Response[bytes]:
        language = first_spoken(accepted(languages)) or "en"
        headers = {"cache-control": self._caching(path), "vary": "accept-language"}
        return self.spoken[path][language].answer(encodings, headers)

    def _caching(self, path: str) -> str:
        return FOREVER if path.startswith("/assets/") else "no-cache"

    def _page(self, words: Catalogue) -> File:
        """The client's page with its English words replaced; where there is no client, the games of this server."""
        if PAGE not in self.files:
            return spoken("text/html", self._plain(words))
        text = self.files[PAGE].plain.decode()
        english = Catalogue("en", only="page.ftl")
        for key in (Message("page-description"), Message("page-needs-javascript")):
            text = text.replace(escape(english.say(key)), escape(words.say(key)))
        return spoken("text/html", text.replace('<html lang="en">', f'<html lang="{words.language}">'))

    def _manifest(self, words: Catalogue) -> File:
        described = {"lang": words.language, "description": words.say(Message("page-description"))}
        manifest = self.files[MANIFEST]
        return spoken(manifest.kind, json.dumps(json.loads(manifest.plain) | described, ensure_ascii=False))

    def _plain(self, words: Catalogue) -> str:
        games = "".join(
            f"<li>{escape(self.services.say(Message('game-name-' + key)))}</li>" for key in self.services.games
        )
        lines = [
            f"<!doctype html><html lang={words.language}><meta charset=utf-8><title>Spinney</title>",
            f"<h1>Spinney</h1><p>{escape(words.say(Message('page-games')))}</p><ul>{games}</ul>",
            f"<p>{escape(words.say(Message('page-no-client')))}</p>",
        ]
        return "\n".join(lines)


def read_files(folder: Path) -> dict[str, File]:
    """The files of a folder by the paths at which they are asked for, each with its compressed copies."""
    contents = {file: file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
    files = {}
    for file, content in contents.items():
        copies = {name: file.with_name(file.name + ending) for name, ending in ENCODINGS.items()}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        encoded = {name: contents[copy] for name, copy in copies.items() if copy in contents}
        files["/" + file.relative_to(folder).as_posix()] = File(kind, content, encoded)
    return {path: file for path, file in files.items() if not path.endswith(tuple(ENCODINGS.values()))}


def spoken(kind: str, text: str) -> File:
    """A text that is put together when the server starts."""
    content = text.encode()
    return File(kind, content, {"gzip": gzip.compress(content, mtime=0)})


def accepted(wishes: str) -> list[str]:
    """What a header such as `Accept-Language` asks for, the most wanted first. Anything unreadable is left out."""
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
