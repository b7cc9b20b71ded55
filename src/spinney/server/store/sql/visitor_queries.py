"""What is read and written about visitors, as plain functions of a connection."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from spinney.server.store.protocol import SecretKind
from spinney.server.store.rows import Visitor
from spinney.server.store.sql.schema import secrets, visitors


def insert(connection: Connection, visitor: Visitor, now: float) -> None:
    connection.execute(sa.insert(visitors).values(id=visitor.id, name=visitor.name, created=now))


def rename(connection: Connection, visitor: Visitor) -> None:
    connection.execute(sa.update(visitors).where(visitors.c.id == visitor.id).values(name=visitor.name))


def insert_secret(
    connection: Connection, visitor: str, hashed: str, kind: SecretKind, now: float, expires: float | None
) -> None:
    row = {"hash": hashed, "visitor": visitor, "kind": kind, "created": now, "expires": expires}
    connection.execute(sa.insert(secrets).values(**row))


def find(connection: Connection, hashed: str, now: float, link: bool = False) -> Visitor | None:
    """Whose secret has this hash. A link's identifies nobody by itself: it must be used up."""
    found = connection.execute(
        sa.select(visitors.c.id, visitors.c.name, secrets.c.kind, secrets.c.expires)
        .join(secrets, secrets.c.visitor == visitors.c.id)
        .where(secrets.c.hash == hashed)
    ).first()
    if found is None or (found.expires is not None and found.expires < now):
        return None
    if link != (found.kind == "link"):
        return None
    return Visitor(found.id, found.name)


def delete_other_secrets(connection: Connection, visitor: str, kept: str) -> None:
    connection.execute(sa.delete(secrets).where(secrets.c.visitor == visitor, secrets.c.hash != kept))


def use_link(connection: Connection, hashed: str, now: float) -> Visitor | None:
    """Whose link has this hash; the link is deleted."""
    visitor = find(connection, hashed, now, link=True)
    # Only a link is used up: a token or cookie that is offered here remains valid.
    link = sa.and_(secrets.c.hash == hashed, secrets.c.kind == "link")
    deleted = connection.execute(sa.delete(secrets).where(link))
    return visitor if deleted.rowcount == 1 else None
