"""Settings and fixtures for all tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import chance
from tests.figures import Figures, figures_of, reporter
from tests.gate import one_at_a_time
from tests.scale import SCALE
from tests.toys import install_toy

install_toy()

# The same examples in every run of the same code, however busy the machine is; long runs try new ones.
settings.register_profile("spinney", derandomize=SCALE <= 1, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("spinney")


def pytest_configure() -> None:
    chance.open_folder()


def pytest_report_header() -> str:
    return f"deals, ids and names are drawn from SPINNEY_TEST_SEED={chance.SEED}"


STARTS_A_PROCESS = {"server", "shared_server", "socket_server", "strict_server", "pair", "cluster"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by the fixtures they use; those that start processes themselves have `pytest.mark.process`."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if "chromium" in fixtures:
            item.add_marker("browser")
        if "postgres_server" in fixtures or "-postgresql" in item.name or "[postgresql" in item.name:
            item.add_marker("postgres")
        if fixtures & STARTS_A_PROCESS:
            item.add_marker("process")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    chance.begin_test(item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how to reproduce each failure: other seeds may not show it."""
    failed = {report.nodeid for kind in ("failed", "error") for report in terminalreporter.getreports(kind)}
    for name in sorted(failed):
        terminalreporter.write_line(f"again: SPINNEY_TEST_SEED={chance.SEED} pytest '{name}'")
    lines = figures_of(terminalreporter.getreports("passed"))
    if lines and SCALE > 1:
        terminalreporter.section("figures")
        for line in lines:
            terminalreporter.write_line(line)


@pytest.fixture
def figures(record_property: Callable[[str, Any], None]) -> Figures:
    return reporter(record_property)


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster that is started here, one at a time; skips with a warning if Ray cannot start."""
    if find_spec("ray") is None:
        pytest.skip("NOT TESTED: Ray is not installed; pip install 'spinney-games[ray]'")
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    # The first test of a run finds out whether Ray starts; the others, on any worker, use its result.
    with one_at_a_time(folder / "one-cluster-at-a-time", why_ray_does_not_start) as trouble:
        if trouble:
            pytest.skip(f"NOT TESTED: Ray does not start on this machine: {trouble}")
        yield "local"


def why_ray_does_not_start() -> str:
    """Empty if it starts."""
    program = "import ray; ray.init(address='local', log_to_driver=False); ray.shutdown()"
    try:
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=True)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        return str(error.stderr or error)[-300:]
    return ""


@pytest.fixture
def sealed_pools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our modules may not use private names of a process pool."""

    def look_up(pool: ProcessPoolExecutor, name: str) -> Any:
        caller = sys._getframe(1).f_globals["__name__"]
        if name.startswith("_") and not name.startswith("__") and caller.startswith("spinney."):
            raise AttributeError(f"{caller} reaches for {name}")
        return object.__getattribute__(pool, name)

    monkeypatch.setattr(ProcessPoolExecutor, "__getattribute__", look_up)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests compare English sentences, whatever language the machine speaks."""
    monkeypatch.setenv("SPINNEY_LANGUAGE", "en")
