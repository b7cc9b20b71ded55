"""What is read and written about visitors, as plain functions of a connection."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from spinney.server.store.protocol import SecretKind
from spinney.server.store.rows import Visitor
from spinney.server.store.sql.schema import seatings, secrets, tables, visitors


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


def delete_idle(connection: Connection, before: float, most: int) -> list[str]:
    """Delete visitors who have made no table and sat at none, and got their last secret before this moment; which."""
    seated = sa.exists().where(seatings.c.visitor == visitors.c.id)
    host = sa.exists().where(tables.c.host == visitors.c.id)
    active = sa.exists().where(secrets.c.visitor == visitors.c.id, secrets.c.created >= before)
    wanted = sa.select(visitors.c.id).where(visitors.c.created < before, ~seated, ~host, ~active)
    found = list(connection.scalars(wanted.order_by(visitors.c.created).limit(most)))
    if found:
        connection.execute(sa.delete(secrets).where(secrets.c.visitor.in_(found)))
        connection.execute(sa.delete(visitors).where(visitors.c.id.in_(found)))
    return found


def delete_expired_links(connection: Connection, now: float, most: int) -> int:
    wanted = sa.select(secrets.c.hash).where(secrets.c.kind == "link", secrets.c.expires < now).limit(most)
    found = list(connection.scalars(wanted))
    return connection.execute(sa.delete(secrets).where(secrets.c.hash.in_(found))).rowcount if found else 0


def use_link(connection: Connection, hashed: str, now: float) -> Visitor | None:
    """Whose link has this hash; the link is deleted."""
    visitor = find(connection, hashed, now, link=True)
    # Only a link is used up: a token or cookie that is offered here remains valid.
    link = sa.and_(secrets.c.hash == hashed, secrets.c.kind == "link")
    deleted = connection.execute(sa.delete(secrets).where(link))
    return visitor if deleted.rowcount == 1 else None
