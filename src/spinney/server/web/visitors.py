"""HTTP endpoints for visitors: names, tokens for programs, links for further devices."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from msgspec import Struct

from spinney.server.news.wire import Form
from spinney.server.store.rows import Visitor
from spinney.server.upkeep.people import COOKIE, COOKIE_SECONDS
from spinney.server.web.access import AnyConnection, FromAccess
from spinney.server.web.sockets import FromSockets


class Me(Struct, frozen=True):
    """The visitor of this browser or program; an empty id before there is one."""

    id: str = ""
    name: str = ""


class NewName(Form, frozen=True):
    name: str = ""
    """Empty: the server chooses one."""


class Code(Form, frozen=True):
    code: str


class Link(Struct, frozen=True):
    """A path that makes one more device this visitor; it works once, for a quarter of an hour."""

    path: str
    code: str


class Token(Struct, frozen=True):
    token: str


def with_cookie(connection: AnyConnection, visitor: Visitor, secret: str) -> Response[Me]:
    secure = connection.url.scheme == "https" or connection.headers.get("x-forwarded-proto") == "https"
    cookie = Cookie(key=COOKIE, value=secret, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return Response(Me(visitor.id, visitor.name), cookies=[cookie])


@get("/api/me", summary="Who am I?", tags=["visitor"])
async def me(request: Request[Any, Any, Any], access: FromAccess) -> Me:
    visitor = await access.visitor(request)
    return Me(visitor.id, visitor.name) if visitor else Me()


@post("/api/me", status_code=200, summary="Become a visitor, or change the name", tags=["visitor"])
async def name_me(request: Request[Any, Any, Any], data: NewName, access: FromAccess) -> Response[Me]:
    visitor = await access.visitor(request)
    access.slow_down(request, visitor)
    if visitor is None:
        visitor, secret = await access.people.welcome(data.name or access.people.some_name())
        return with_cookie(request, visitor, secret)
    if data.name:
        visitor = await access.people.rename(visitor, data.name)
    return Response(Me(visitor.id, visitor.name))


@post("/api/me/link", status_code=200, summary="A link for one more device", tags=["visitor"])
async def link(request: Request[Any, Any, Any], access: FromAccess) -> Link:
    visitor = await access.require_visitor(request)
    access.slow_down(request, visitor)
    code = await access.people.new_secret(visitor.id, "link")
    # A browser does not send what follows the #, so no log has it.
    return Link(f"/device#{code}", code)


@post("/api/device", status_code=200, summary="Use such a link", tags=["visitor"])
async def device(request: Request[Any, Any, Any], data: Code, access: FromAccess) -> Response[Me]:
    access.slow_down(request, None)
    visitor, secret = await access.people.adopt(data.code)
    return with_cookie(request, visitor, secret)


@post("/api/me/token", status_code=200, summary="A token for a program", tags=["visitor"])
async def token(request: Request[Any, Any, Any], access: FromAccess) -> Token:
    visitor = await access.require_visitor(request)
    access.slow_down(request, visitor)
    return Token(await access.people.new_secret(visitor.id, "token"))


@post("/api/me/sign-out", status_code=200, summary="Sign out everywhere else", tags=["visitor"])
async def sign_out(request: Request[Any, Any, Any], access: FromAccess, sockets: FromSockets) -> Me:
    visitor = await access.require_visitor(request)
    access.slow_down(request, visitor)
    await access.people.sign_out_elsewhere(visitor, access.secret(request))
    await sockets.check_again(visitor.id)
    return Me(visitor.id, visitor.name)


HANDLERS = [me, name_me, link, device, token, sign_out]
