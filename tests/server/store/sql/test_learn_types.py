"""Threads that read the same types at once, in a separate process: without `learn_types` it crashes."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import contextlib, sys, threading
import msgspec
import spinney.server.app
from spinney.games import GAMES
from spinney.server.store.sql.learn_types import learn_types, our_types

def read_all():
    begin.wait()
    for kind in kinds:
        # The last field is learned last.
        text = msgspec.json.encode({name: None for name in kind.__struct_encode_fields__[-1:]})
        with contextlib.suppress(msgspec.ValidationError):
            msgspec.json.decode(text, type=kind)

learn_types()
kinds = our_types()
print(len(kinds))
sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=read_all) for _ in range(6)]
begin = threading.Barrier(len(threads))
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.process
@pytest.mark.parametrize("_", range(3))
def test_threads_may_read_every_type_at_once(_: int) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100
