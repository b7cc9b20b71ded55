"""What `spinney play` and `spinney serve` share: the games and bots are handed to the server here."""

from __future__ import annotations

import gc
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from spinney.cli.logs import set_up_logs
from spinney.core.catalogue import catalogue
from spinney.core.message import Unreadable

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar
    from sqlalchemy.engine import Engine

    from spinney.core.game import AnyGame
    from spinney.server.randomness import Randomness

log = logging.getLogger("spinney.settings")

DATABASE = "SPINNEY_DATABASE"
# Longer messages end the connection; those beyond the server's own limit get an answer first.
WIRE_BYTES = 65_536


class NotStarted(click.ClickException):
    def __init__(self) -> None:
        super().__init__("the server could not start; the lines above say why")


port_option = click.option(
    "--port",
    type=click.IntRange(0, 65535),
    envvar="SPINNEY_PORT",
    default=8765,
    show_default=True,
    help="To listen on; 0 for any.",
)


database_option = click.option(
    "--database", envvar=DATABASE, metavar="URL", help="sqlite:///FILE (default: as `play`) or postgresql://..."
)


def think(game: str, level: str, view: bytes, seed: int) -> bytes:
    """A bot's thought; called in a worker process."""
    from spinney.bots.thinking import think as think_about
    from spinney.games import GAMES

    return think_about(GAMES[game], level, view, seed)


def home_folder() -> Path:
    """Where this user's games are kept: SPINNEY_HOME, or the user's data folder."""
    import platformdirs

    folder = Path(os.environ.get("SPINNEY_HOME") or platformdirs.user_data_dir("spinney", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"the folder {folder} cannot be made: {error.strerror}; set SPINNEY_HOME to another") from None
    return folder


def database_url(database: str | None) -> str:
    """The database asked for, or the one in the user's data folder."""
    from spinney.server.store.sql.engine import sqlite_url

    return database or sqlite_url(home_folder() / "spinney.db")


@contextmanager
def open_database(database: str | None, new: bool = True) -> Iterator[Engine]:
    """The database of a command that works beside the server, brought up to date. It may be a `new` one, or not."""
    from spinney.server.store.sql.engine import open_engine, sqlite_file
    from spinney.server.store.sql.migrations import migrate

    engine = open_engine(database_url(database))
    file = sqlite_file(engine)
    if file is not None and not new and not file.exists():
        raise Unreadable(f"there is no database {file}; name yours with --database")
    try:
        migrate(engine)
        yield engine
    finally:
        engine.dispose()


@contextmanager
def single_server(engine: Engine) -> Iterator[None]:
    """One server for one SQLite file: two would not tell each other what they store. PostgreSQL serves several."""
    from spinney.server.store.sql.engine import sqlite_file

    file = sqlite_file(engine)
    if file is None:
        yield
        return
    with open_lock(file.resolve()) as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # Windows
            pass
        except OSError:
            raise Unreadable(
                f"another Spinney serves {file} already; stop it, or use another database (SPINNEY_HOME)"
            ) from None
        yield


def open_lock(file: Path) -> IO[str]:
    """A file beside the database: a lock on that itself would be in SQLite's way."""
    try:
        return file.with_name(file.name + ".lock").open("a+")
    except OSError as error:
        raise Unreadable(f"the database {file} cannot be opened: {error.strerror}") from None


def make_app(url: str, randomness: Randomness | None = None) -> Litestar:
    """The server of all our games on this database, brought up to date."""
    from spinney.core.levels import LEVELS
    from spinney.server.app import create_app
    from spinney.server.settings import read_settings
    from spinney.server.store.sql.engine import open_engine
    from spinney.server.store.sql.migrations import migrate
    from spinney.server.store.sql.store import SqlStore

    settings = read_settings(os.environ)
    engine = open_engine(url)
    migrate(engine)
    say = catalogue("en").say
    levels = list(LEVELS)
    app = create_app(SqlStore(engine), served_games(), levels, think, say, settings, randomness)
    # What is loaded by now stays, and hardly anything of ours refers to itself: looking for rings is seldom worth it.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    return app


def served_games() -> dict[str, AnyGame]:
    """All games there are, or those that SPINNEY_GAMES names, in that order."""
    # Imported only now: which games are left out is said in the server's own log.
    from spinney.games import GAMES

    names = os.environ.get("SPINNEY_GAMES", "").replace(",", " ").split()
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        raise Unreadable(f"SPINNEY_GAMES names {unknown[0]!r}, but there are {', '.join(GAMES)}")
    return {name: GAMES[name] for name in names or GAMES}


def warn_of_misspellings() -> None:
    """One line of the log for each variable that looks like a setting and is none."""
    from spinney.server.settings import misspellings

    for sentence in misspellings(os.environ):
        log.warning(sentence)


def app_from_environment() -> Litestar:
    """For worker processes, which are told the database through their environment."""
    set_up_logs()
    return make_app(os.environ[DATABASE])


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen on; `Unreadable` if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise Unreadable(f"cannot listen on {host} port {port}: {error.strerror}; choose another with --port") from None
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def configure(app: Any, **kwargs: Any) -> uvicorn.Config:
    import uvicorn

    from spinney.server.settings import read_settings

    settings = read_settings(os.environ)
    websocket: Any = "websockets-sansio"
    if settings.fast_websocket:
        # Not loaded otherwise: the switch must help where another uvicorn has broken it, too.
        from spinney.server.web.fast_websocket import FastWebSocket

        websocket = FastWebSocket
    return uvicorn.Config(
        app,
        ws=websocket,
        ws_max_size=max(WIRE_BYTES, settings.limits.message_bytes),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=5,
        **kwargs,
    )


def run_server(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to end. `ready` is called once visitors are answered."""
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    server = Server(configure(app))
    try:
        server.run(sockets=[listener])
    except SystemExit:
        # How uvicorn ends a start that fails.
        if server.started:
            raise
    if not server.started:
        raise NotStarted


def run_workers(app: str, workers: int, listener: socket.socket, ready: Callable[[], None]) -> None:
    """The same with several processes, each with an app of its own. `app` names the function that makes it."""
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    class Workers(Multiprocess):
        announced = False

        def keep_subprocess_alive(self) -> None:
            super().keep_subprocess_alive()
            if not self.announced and not self.should_exit.is_set() and all(one.is_ready() for one in self.processes):
                self.announced = True
                ready()

    parent = Workers(configure(app, factory=True, workers=workers), [listener])
    parent.run()
    if any(one.exitcode == STARTUP_FAILURE for one in parent.processes):
        raise NotStarted
