"""What nobody will miss is deleted: tables that never began, visitors who never sat anywhere, links that were not used.

Games are never deleted.
"""

from __future__ import annotations

import logging

from spinney.server.services import Services

log = logging.getLogger("spinney.retention")

DAY = 86_400.0
# Little at a time, so that moves do not wait for it.
BATCH = 100


async def delete_old(services: Services, batch: int = BATCH) -> list[str]:
    """Delete what is older than the settings say; the visitors that are gone."""
    store, now, days = services.store, services.now(), services.settings.keep_days
    if not days:
        return []
    before = now - days * DAY
    tables, gone = 0, []
    while deleted := await store.delete_unbegun_tables(before, batch):
        tables += deleted
    while visitors := await store.delete_idle_visitors(before, batch):
        gone += visitors
    while await store.delete_expired_links(now, batch):
        pass
    if tables or gone:
        log.info("deleted %d tables that never began and %d visitors who never sat", tables, len(gone))
    return gone
