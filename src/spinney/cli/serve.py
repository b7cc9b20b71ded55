"""`spinney serve`: the server for a real host."""

from __future__ import annotations

import os

import click

from spinney.cli.serving import (
    DATABASE,
    bind,
    configure,
    database_option,
    database_url,
    make_app,
    port_option,
    set_up_logs,
)
from spinney.core.message import Unreadable


@click.command("serve")
@database_option
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@port_option
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="More need PostgreSQL.")
def command(database: str | None, host: str, port: int, workers: int) -> None:
    """Serve games to others: see docs/hosting.md."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from spinney.server.migrations import migrate
    from spinney.server.store import open_engine

    set_up_logs()
    url = database_url(database)
    engine = open_engine(url)
    if workers > 1 and engine.dialect.name == "sqlite":
        raise Unreadable("SQLite serves one process only; use --workers 1, or a PostgreSQL database for more")
    listener = bind(host, port)
    click.echo(f"Spinney listens on http://{host}:{listener.getsockname()[1]}/", err=True)
    if workers == 1:
        uvicorn.Server(configure(make_app(url))).run(sockets=[listener])
        return
    migrate(engine)
    engine.dispose()
    os.environ[DATABASE] = url
    Multiprocess(configure("spinney.cli.serving:app_of_environment", factory=True, workers=workers), [listener]).run()
