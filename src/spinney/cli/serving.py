"""What `spinney play` and `spinney serve` share. This is where the server gets its games and bots."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from spinney.cli.logs import set_up_logs
from spinney.core.catalogue import catalogue
from spinney.core.message import Unreadable
from spinney.core.workers import on_parents_death

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar
    from sqlalchemy.engine import Engine

    from spinney.core.game import AnyGame
    from spinney.server.randomness import Randomness

log = logging.getLogger("spinney.settings")

DATABASE = "SPINNEY_DATABASE"
FIGURES = "SPINNEY_FIGURES_FOLDER"
"""By which workers find the folder where they share their figures; set by their parent."""
# Longer messages end the connection; messages beyond the server's own, lower limit get an answer first.
WIRE_BYTES = 65_536
WORKER_SECONDS = 30
"""After so long a silence the parent replaces a worker. On a slow machine one needs some time to start, and would
otherwise be replaced again and again before it can answer."""
AGAIN_SECONDS = 2
"""How long the parent waits before it starts a worker again that could not start."""


class NotStarted(click.ClickException):
    def __init__(self) -> None:
        super().__init__("the server could not start; the lines above say why")


port_option = click.option(
    "--port",
    type=click.IntRange(0, 65535),
    envvar="SPINNEY_PORT",
    default=8765,
    show_default=True,
    help="Port to listen on; 0 for any free one.",
)


database_option = click.option(
    "--database",
    envvar=DATABASE,
    metavar="URL",
    help="sqlite:///FILE or postgresql://...; default: the database of `spinney play`.",
)


def think(game: str, level: str, view: bytes, seed: int) -> bytes:
    """A bot's thought; runs in a worker process."""
    from spinney.bots.thinking import think as think_about
    from spinney.games import GAMES

    return think_about(GAMES[game], level, view, seed)


def home_folder() -> Path:
    """The folder of this user's games: SPINNEY_HOME, or the user's data folder."""
    import platformdirs

    folder = Path(os.environ.get("SPINNEY_HOME") or platformdirs.user_data_dir("spinney", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"cannot make the folder {folder}: {error.strerror}; set SPINNEY_HOME to another") from None
    return folder


def database_url(database: str | None) -> str:
    """The given database, or the one in the user's data folder."""
    from spinney.server.store.sql.engine import sqlite_url

    return database or sqlite_url(home_folder() / "spinney.db")


@contextmanager
def open_database(database: str | None, new: bool = True) -> Iterator[Engine]:
    """The migrated database, for commands that run beside the server. With `new` it may not exist yet."""
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
    """Allows one server per SQLite file: two would not notice each other's changes. PostgreSQL may have several."""
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
    """A lock file beside the database: a lock on the database file would interfere with SQLite's own."""
    try:
        return file.with_name(file.name + ".lock").open("a+")
    except OSError as error:
        raise Unreadable(f"the database {file} cannot be opened: {error.strerror}") from None


def make_app(url: str, randomness: Randomness | None = None, hosts: tuple[str, ...] = ()) -> Litestar:
    """The server app on this database, which is migrated first. It answers to these names, unless the host has set
    others."""
    import msgspec

    from spinney.core.levels import LEVELS
    from spinney.server.app import Server, create_app
    from spinney.server.settings import read_settings
    from spinney.server.store.sql.engine import open_engine
    from spinney.server.store.sql.migrations import migrate
    from spinney.server.store.sql.store import SqlStore

    settings = read_settings(os.environ)
    settings = msgspec.structs.replace(settings, hosts=settings.hosts or hosts)
    engine = open_engine(url)
    migrate(engine)
    say = catalogue("en").say
    levels = list(LEVELS)
    figures = Path(os.environ[FIGURES]) if FIGURES in os.environ else None
    app = create_app(Server(SqlStore(engine), served_games(), levels, think, say, settings, randomness), figures)
    # What is loaded by now stays loaded, and our objects have few reference cycles: collect them rarely.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    return app


def served_games() -> dict[str, AnyGame]:
    """All games, or those named in SPINNEY_GAMES, in that order."""
    # Imported only now, so that games that are left out are reported in the server's log.
    from spinney.games import GAMES

    names = os.environ.get("SPINNEY_GAMES", "").replace(",", " ").split()
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        raise Unreadable(f"SPINNEY_GAMES: unknown game {unknown[0]!r}; choose from {', '.join(GAMES)}")
    return {name: GAMES[name] for name in names or GAMES}


def warn_of_misspellings() -> None:
    """Log a warning for each variable that looks like a setting but is not one."""
    from spinney.server.settings import misspellings

    for sentence in misspellings(os.environ):
        log.warning(sentence)


def app_from_environment() -> Litestar:
    """The app of a worker process."""
    return make_app(begin_worker())


def begin_worker() -> str:
    """What a worker process does first; the address of its database, which it finds in its environment."""
    set_up_logs()
    # Without the parent nobody would start it again, or stop it.
    on_parents_death(lambda: os.kill(os.getpid(), signal.SIGTERM))
    return os.environ[DATABASE]


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
        # Imported only if used: the switch must also help where a newer uvicorn breaks the import.
        from spinney.server.web.fast_websocket import FastWebSocket

        websocket = FastWebSocket
    http: Any = "h11"
    with suppress(ImportError):  # httptools is not used on Windows
        from spinney.server.web.limited_http import LimitedHttp

        http = LimitedHttp
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        ws_max_size=max(WIRE_BYTES, settings.limits.message_bytes),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=WORKER_SECONDS,
        **kwargs,
    )


def run_server(app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until stopped. `ready` is called once the server answers requests."""
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
        # This is how uvicorn reports a failed start.
        if server.started:
            raise
    if not server.started:
        raise NotStarted


def run_workers(app: str, workers: int, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve with several processes, each with its own app; `app` names the function that makes it."""
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors.multiprocess import Multiprocess, Process

    class Workers(Multiprocess):
        serving = announced = False

        def keep_subprocess_alive(self) -> None:
            if self.should_exit.is_set():
                return
            self.serving = self.serving or any(one.is_ready(WORKER_SECONDS) for one in self.processes)
            super().keep_subprocess_alive()
            if self.should_exit.is_set() and self.serving:
                # uvicorn gives up when a worker fails to start. Others did start, so what is missing will come back:
                # the database restarts, for example. Signals cannot have got here: they are handled before.
                self.should_exit.clear()
                self.start_failed_again()
            if not self.announced and not self.should_exit.is_set() and all(one.is_ready() for one in self.processes):
                self.announced = True
                ready()

        def start_failed_again(self) -> None:
            log.warning("a worker could not start; it is started again in %d s", AGAIN_SECONDS)
            time.sleep(AGAIN_SECONDS)
            for place, one in enumerate(self.processes):
                if one.exitcode == STARTUP_FAILURE:
                    self.processes[place] = Process(self.config, self.sockets)
                    self.processes[place].start()

    parent = Workers(configure(app, factory=True, workers=workers), [listener])
    parent.run()
    if any(one.exitcode == STARTUP_FAILURE for one in parent.processes):
        raise NotStarted
