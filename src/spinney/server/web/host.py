"""HTTP endpoints for the host: health and figures."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from spinney.core.message import Message, Refused
from spinney.server.upkeep.metrics import Metrics
from spinney.server.web.access import FromServices

FromMetrics = NamedDependency[SkipValidation[Metrics]]


@get(
    "/health",
    media_type=MediaType.TEXT,
    summary="Whether the server answers and its database can be read and written",
    tags=["host"],
)
async def health(services: FromServices) -> str:
    if not services.can_store or not await services.store.answers():
        raise Refused(Message("refused-no-database"))
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(figures: FromMetrics) -> bytes:
    return figures.text()


HANDLERS = [health, metrics]
