"""`spinney serve`: the server for a real host."""

from __future__ import annotations

import os
from collections.abc import Callable
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from spinney.cli.logs import set_up_logs
from spinney.cli.serving import (
    DATABASE,
    FIGURES,
    bind,
    database_option,
    database_url,
    make_app,
    port_option,
    run_server,
    run_workers,
    served_games,
    single_server,
    warn_of_misspellings,
)
from spinney.core.message import Unreadable

if TYPE_CHECKING:
    from litestar import Litestar


@click.command("serve")
@database_option
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@port_option
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Number of processes; more than one needs PostgreSQL.",
)
def command(database: str | None, host: str, port: int, workers: int) -> None:
    """Serve games to others; see docs/hosting.md."""
    serve(database_url(database), host, port, workers)


def serve(
    url: str,
    host: str,
    port: int,
    workers: int,
    make: Callable[[str], Litestar] = make_app,
    make_in_worker: str = "spinney.cli.serving:app_from_environment",
) -> None:
    """Serve this database until stopped. A single process makes its app with `make`; several workers make theirs with
    the function named by `make_in_worker`, which finds the database in the environment."""
    from spinney.server.settings import read_settings
    from spinney.server.store.sql.engine import open_engine
    from spinney.server.store.sql.migrations import migrate

    set_up_logs()
    engine = open_engine(url)
    if workers > 1 and engine.dialect.name == "sqlite":
        raise Unreadable("SQLite serves one process only; use --workers 1, or a PostgreSQL database for more")
    with single_server(engine):
        # Bad settings are refused here, once, and not by every worker.
        read_settings(os.environ)
        served_games()
        warn_of_misspellings()
        migrate(engine)
        engine.dispose()
        listener = bind(host, port)
        address = f"[{host}]" if ":" in host else host

        def announce() -> None:
            click.echo(f"Spinney listens on http://{address}:{listener.getsockname()[1]}/", err=True)

        if workers == 1:
            run_server(make(url), listener, announce)
            return
        with TemporaryDirectory(prefix="spinney-") as folder:
            os.environ |= {DATABASE: url, FIGURES: folder}
            run_workers(make_in_worker, workers, listener, announce)
