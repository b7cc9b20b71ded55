"""The server, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from spinney.core.game import AnyGame
from spinney.core.message import Message
from spinney.server.news.audience import Audience
from spinney.server.randomness import Randomness
from spinney.server.service import Service
from spinney.server.services import Services
from spinney.server.settings import Settings
from spinney.server.store.sql.processes import PostgresProcesses
from spinney.server.store.sql.store import SqlStore
from spinney.server.upkeep.bot_pool import BotPool, Think
from spinney.server.upkeep.hooks import Hooks
from spinney.server.upkeep.lobby import Lobby
from spinney.server.upkeep.metrics import SHARE_SECONDS, Metrics
from spinney.server.upkeep.people import People
from spinney.server.upkeep.processes import Alone, Processes
from spinney.server.upkeep.tables import Tables
from spinney.server.upkeep.threads import Threads
from spinney.server.upkeep.upkeep import Upkeep
from spinney.server.upkeep.uploads import Uploads
from spinney.server.web import games as games_web
from spinney.server.web import host, score, tables, visitors
from spinney.server.web.access import Access
from spinney.server.web.heads import answer_heads
from spinney.server.web.pages import Pages
from spinney.server.web.refusals import exception_handlers
from spinney.server.web.security import Guard
from spinney.server.web.sockets import Sockets

log = logging.getLogger("spinney.app")


class Server:
    """Every part of a running server, and the order in which they start and stop.

    It knows no game and no bot but what it is handed here.
    """

    def __init__(
        self,
        store: SqlStore,
        games: Mapping[str, AnyGame],
        levels: Sequence[str],
        think: Think,
        say: Callable[[Message], str],
        settings: Settings | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        self.store = store
        # Reading must not wait for slow questions, so replaying stored games has threads of its own.
        self.helpers, self.replayers = Threads(2, "helper"), Threads(4, "replayer")
        self.uploads = Uploads()
        self.services = Services(
            store, games, levels, say, settings or Settings(), randomness or Randomness(), self.helpers
        )
        self.hooks = Hooks(self.services.settings.private_hooks)
        self.processes: Processes = PostgresProcesses(store.engine) if store.shared else Alone()
        self.bots = BotPool(self.services, think, self.processes, self._bot_acted)
        self.service = Service(self.services, self.bots)
        self.tables = Tables(self.services, self.hooks.consider, self.service.absorbed, self.replayers)
        self.upkeep = Upkeep(self.services, self.tables, self.service, self.processes)

    def _bot_acted(self, audience: Audience) -> None:
        self.service.spread(audience)

    async def start(self) -> None:
        await self.store.start()
        await self.upkeep.start()

    async def stop(self) -> None:
        await self.upkeep.stop()
        if not await self.store.answers():
            log.warning("the database does not answer; the server stops without it")
            self.store.cut_off()
        await self.bots.stop()
        await self.hooks.stop()
        await self.processes.stop()
        try:
            await self.store.end_process(self.services.process, self.services.now())
        except Exception:
            # Without it, this process counts as gone as soon as its next beat is missing.
            log.warning("the end of this process could not be stored")
        self.helpers.stop()
        self.replayers.stop()
        self.uploads.stop()
        await self.store.stop()


def create_app(server: Server, figures: Path | None = None) -> Litestar:
    """The server's pages, API and sockets. `figures` is the folder in which several processes share theirs."""
    services = server.services
    metrics = Metrics(server.service, server.tables, server.bots, server.store, figures)
    server.upkeep.also.append((metrics.share, SHARE_SECONDS))
    access = Access(People(services), services.settings.limits)
    server.service.may_make_table = access.new_tables.take
    sockets = Sockets(server.tables, server.service, metrics, access)

    async def signed_out(visitor: str) -> None:
        access.people.forget(visitor)
        await sockets.check_again(visitor)

    server.upkeep.on_visitor = signed_out
    parts: dict[str, object] = {
        "access": access,
        "figures": metrics,
        "open_tables": Lobby(server.tables),
        "service": server.service,
        "services": services,
        "sockets": sockets,
        "tables": server.tables,
        "uploads": server.uploads,
    }

    @asynccontextmanager
    async def open_for_visitors(_app: Litestar) -> AsyncIterator[None]:
        try:
            await server.start()
        except Exception:
            log.exception("the server cannot start")
            raise
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[
            *visitors.HANDLERS,
            *games_web.HANDLERS,
            *score.HANDLERS,
            *tables.HANDLERS,
            *host.HANDLERS,
            *Pages(services).handlers(),
        ],
        dependencies={name: Provide(provider(part), sync_to_thread=False) for name, part in parts.items()},
        lifespan=[open_for_visitors],
        middleware=[Guard(services.say, services.settings.origins, services.settings.hosts)],
        exception_handlers=exception_handlers(services.say),
        openapi_config=OpenAPIConfig(
            title="Spinney", version="1", path="/schema", render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])]
        ),
        request_max_body_size=services.settings.limits.message_bytes,
        state=None,
        logging_config=None,
    )
    # Outside of everything: routes are chosen before any middleware runs.
    app.asgi_handler = answer_heads(app.asgi_handler)
    return app


def provider(part: object) -> Callable[[], object]:
    return lambda: part
