"""`spinney play`: a server on this machine, opened in the browser."""

from __future__ import annotations

import logging
import os
import socket
import threading
import webbrowser

import click

from spinney.cli.logs import set_up_logs
from spinney.cli.serving import (
    bind,
    database_url,
    make_app,
    port_option,
    run_server,
    single_server,
    warn_of_misspellings,
)


@click.command("play")
@port_option
@click.option("--open/--no-open", "open_browser", envvar="SPINNEY_OPEN", default=True, help="Open the browser.")
@click.option("--lan", is_flag=True, help="Let others on the same network join; shows the address and a QR code.")
def command(port: int, open_browser: bool, lan: bool) -> None:
    """Play in the browser, on this machine.

    Games are kept in the user's data folder, or in SPINNEY_HOME. Stop with Ctrl-C; nothing is lost.
    """
    from spinney.server.store.sql.engine import open_engine

    set_up_logs(logging.WARNING)
    warn_of_misspellings()
    url = database_url(None)
    with single_server(open_engine(url)):
        listener = bind("0.0.0.0" if lan else "127.0.0.1", port)
        port = listener.getsockname()[1]
        app = make_app(url, hosts=("localhost",))

        def greet_in_background() -> None:
            # Opening a browser may take a while.
            threading.Thread(target=greet, args=(port, lan, open_browser), daemon=True).start()

        run_server(app, listener, greet_in_background)


def greet(port: int, lan: bool, open_browser: bool) -> None:
    """Print the address of the server, and open the browser."""
    address = f"http://localhost:{port}/"
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
