"""The browser client's files; until they are built, a plain page."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from spinney.core.message import Message
from spinney.server.house import House

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Pages:
    """All files are read once at the start: few, small, and never from a path that a visitor wrote."""

    def __init__(self, house: House, folder: Path = STATIC) -> None:
        self.house = house
        self.files: dict[str, tuple[bytes, str]] = {}
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                if file.is_file():
                    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                    self.files["/" + file.relative_to(folder).as_posix()] = (file.read_bytes(), kind)

    def handlers(self) -> list[Any]:
        pages = self

        @get(["/", "/{path:path}"], include_in_schema=False)
        async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
            return pages.answer(request.url.path)

        return [page]

    def answer(self, path: str) -> Response[bytes]:
        found = self.files.get(path)
        if found is not None:
            content, kind = found
            return Response(content, media_type=kind, headers={"cache-control": self._caching(path)})
        if path.startswith(("/api/", "/schema", "/assets/")) or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        # Every other path belongs to the client, which shows the right screen by itself.
        content, kind = self.files.get("/index.html", (self.plain(), "text/html"))
        return Response(content, media_type=kind, headers={"cache-control": "no-cache"})

    def _caching(self, path: str) -> str:
        return FOREVER if path.startswith("/assets/") else "no-cache"

    def plain(self) -> bytes:
        """The games of this server, for those who came without the client."""
        say = self.house.say
        games = "".join(f"<li>{escape(say(Message('game-name-' + key)))}</li>" for key in self.house.games)
        lines = [
            "<!doctype html><html lang=en><meta charset=utf-8><title>Spinney</title>",
            f"<h1>Spinney</h1><p>{escape(say(Message('page-games')))}</p><ul>{games}</ul>",
            f"<p>{escape(say(Message('page-no-client')))}</p>",
        ]
        return "\n".join(lines).encode()
