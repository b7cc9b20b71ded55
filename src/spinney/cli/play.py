"""`spinney play`: the server on this machine, and the browser with it."""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import IO

import click

from spinney.cli.serving import bind, configure, database_url, home_folder, make_app, port_option, set_up_logs
from spinney.core.message import Unreadable


@click.command("play")
@port_option
@click.option("--open/--no-open", "open_browser", envvar="SPINNEY_OPEN", default=True, help="Open the browser.")
@click.option("--lan", is_flag=True, help="Let others on the same network join; shows the address and a QR code.")
def command(port: int, open_browser: bool, lan: bool) -> None:
    """Play in the browser, on this machine.

    Games are kept in the user's data folder (SPINNEY_HOME overrides). Stop with Ctrl-C; nothing is lost.
    """
    import uvicorn

    set_up_logs(logging.WARNING)
    home = home_folder()
    with only_one(home):
        listener = bind("0.0.0.0" if lan else "127.0.0.1", port)
        port = listener.getsockname()[1]
        server = uvicorn.Server(configure(make_app(database_url(None))))
        address = f"http://localhost:{port}/"
        threading.Thread(target=greet, args=(server, address, port, lan, open_browser), daemon=True).start()
        server.run(sockets=[listener])


def only_one(home: Path) -> IO[str]:
    """One server for one folder: two would not tell each other what they store."""
    lock = (home / "spinney.lock").open("a+")
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows
        pass
    except OSError:
        lock.close()
        raise Unreadable(f"another Spinney runs on {home} already; stop it, or set SPINNEY_HOME") from None
    return lock


def greet(server: object, address: str, port: int, lan: bool, open_browser: bool) -> None:
    """Once the server answers, say where, and open the browser."""
    while not getattr(server, "started", False):
        time.sleep(0.02)
    click.echo(f"Spinney is ready: {address}  (Ctrl-C to stop)")
    if lan:
        import segno

        shared = f"http://{lan_address()}:{port}/"
        click.echo(f"Others on this network: {shared}")
        segno.make(shared, micro=False).terminal(compact=True)
    if open_browser and os.environ.get("SPINNEY_OPEN") != "0":
        webbrowser.open(address)


def lan_address() -> str:
    """This machine's address on the network: the one it would use to reach others. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
