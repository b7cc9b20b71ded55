"""Who is asking, and how often they may."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from spinney.core.message import Message, Refused
from spinney.server.services import Services
from spinney.server.settings import Limits
from spinney.server.store.rows import Visitor
from spinney.server.upkeep.people import COOKIE, People
from spinney.server.web.rate import Buckets

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
# Looking is cheaper than doing, and may be done this many times as often.
LOOKS = 5


class Access:
    def __init__(self, people: People, limits: Limits) -> None:
        self.people = people
        self.rate = Buckets(limits.messages_per_second, limits.messages_at_once)
        self.looks = Buckets(LOOKS * limits.messages_per_second, LOOKS * limits.messages_at_once)
        self.new_tables = Buckets(limits.new_tables_per_minute / 60, max(5.0, limits.new_tables_per_minute))

    async def visitor(self, connection: AnyConnection) -> Visitor | None:
        """Who is asking."""
        return await self.people.who(self.secret(connection))

    def secret(self, connection: AnyConnection) -> str:
        """What says who is asking: a cookie, or a token for programs."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")

    async def require_visitor(self, connection: AnyConnection) -> Visitor:
        visitor = await self.visitor(connection)
        if visitor is None:
            raise Refused(Message("refused-no-visitor"))
        return visitor

    async def looker(self, connection: AnyConnection) -> Visitor | None:
        """Who is looking at something; refused if they look too often."""
        visitor = await self.visitor(connection)
        self.slow_down(connection, visitor, self.looks)
        return visitor

    def slow_down(self, connection: AnyConnection, visitor: Visitor | None, buckets: Buckets | None = None) -> None:
        """Refuse a visitor, or an address without one, that asks too often."""
        if not (buckets or self.rate).take(self.key(connection, visitor)):
            raise Refused(Message("refused-too-fast"))

    def key(self, connection: AnyConnection, visitor: Visitor | None) -> str:
        """Whom a limit applies to."""
        return visitor.id if visitor else connection.client.host if connection.client else ""


# What handlers ask for by name: `app.py` provides it.
FromAccess = NamedDependency[SkipValidation[Access]]
FromServices = NamedDependency[SkipValidation[Services]]
