"""What holds for all tests."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings

from tests.scale import SCALE

# The same examples in every run of the same code, however busy the machine is; campaigns look for new ones.
settings.register_profile("spinney", derandomize=SCALE <= 1, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("spinney")


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster that is started here, one at a time; where Ray cannot start, that is said."""
    if find_spec("ray") is None:
        pytest.skip("NOT TESTED: Ray is not installed; pip install 'spinney[ray]'")
    with (tmp_path_factory.getbasetemp().parent / "one-cluster-at-a-time").open("w") as gate:
        fcntl.flock(gate, fcntl.LOCK_EX)
        monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        program = "import ray; ray.init(address='local', log_to_driver=False); ray.shutdown()"
        try:
            subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=180, check=True)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
            pytest.skip(f"NOT TESTED: Ray does not start on this machine: {str(error.stderr or error)[-300:]}")
        yield "local"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests compare English sentences, whatever language the machine speaks."""
    monkeypatch.setenv("SPINNEY_LANGUAGE", "en")
