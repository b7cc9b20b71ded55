"""`spinney serve` with fixed chance: python -m tests.server.launcher DATABASE PORT WORKERS

The installed package has no way to choose what a server draws; this hands it to `Server`.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from spinney.cli.serve import serve
from spinney.cli.serving import begin_worker, make_app
from tests.chance import fixed_randomness

if TYPE_CHECKING:
    from litestar import Litestar


def make(url: str) -> Litestar:
    return make_app(url, fixed_randomness(url))


def make_in_worker() -> Litestar:
    return make(begin_worker())


if __name__ == "__main__":
    database, port, workers = sys.argv[1:]
    serve(database, "127.0.0.1", int(port), int(workers), make, "tests.server.launcher:make_in_worker")
