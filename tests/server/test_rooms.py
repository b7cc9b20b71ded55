"""Handling a request loads no database, no web framework and no processes, so it runs wherever Python runs.

The import contracts in pyproject.toml check what our files import. This checks what a fresh process really loads,
including what libraries import.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

# What a build for the browser uses (test_anywhere.py).
EVERYWHERE = [
    "spinney.server.service",
    "spinney.server.upkeep.tables",
    "spinney.server.upkeep.upkeep",
    "spinney.server.upkeep.people",
    "spinney.server.upkeep.processes",
    "spinney.bots.thinking",
]
LIBRARIES = {"alembic", "litestar", "prometheus_client", "psycopg", "sqlalchemy", "uvicorn", "websockets"}
PROCESSES = {"multiprocessing"}
# asyncio itself loads these, so sys.modules proves nothing: the imports of our own modules are read instead.
THREADS = {"concurrent", "threading"}

SOURCE = Path(__file__).parents[2] / "src"
PROGRAM = """
import asyncio, sys
alone = set(sys.modules)
import {module}
print(*(set(sys.modules) - alone))
"""


def loaded_by(module: str) -> set[str]:
    """What a fresh process loads for a module, beyond what asyncio alone loads."""
    program = [sys.executable, "-c", PROGRAM.format(module=module)]
    done = subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=True)
    return set(done.stdout.split())


def top_level(names: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in names}


def imports_of(module: str) -> set[str]:
    """The modules that one of ours imports anywhere in its source."""
    path = SOURCE / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


@pytest.mark.process
@pytest.mark.parametrize("module", EVERYWHERE)
def test_a_request_needs_no_database_web_framework_threads_or_processes(module: str) -> None:
    loaded = loaded_by(module)
    assert module in loaded
    assert top_level(loaded) & (LIBRARIES | PROCESSES) == set()
    for ours in loaded:
        if ours.startswith("spinney."):
            assert top_level(imports_of(ours)) & (LIBRARIES | PROCESSES | THREADS) == set(), ours


@pytest.mark.process
def test_the_imports_of_the_whole_server_are_found() -> None:
    """The test above can fail."""
    assert {"litestar", "sqlalchemy", "multiprocessing"} <= top_level(loaded_by("spinney.server.app"))
    assert top_level(imports_of("spinney.server.store.sql.writer")) >= {"sqlalchemy", "threading"}
