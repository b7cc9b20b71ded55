"""Work on a Ray cluster, with a stand-in for Ray: what it is asked to do, and in which order answers arrive."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from spinney.bots.cluster import on_cluster
from spinney.cli import run
from spinney.core.message import Unreadable


class FakeRay:
    """Works at once when asked for a result; of the running tasks, the last is ready first."""

    def __init__(self) -> None:
        self.address: str | None = None
        self.running = 0
        self.most = 0

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, address: str | None = None, **settings: object) -> None:
        if address == "nowhere":
            raise ConnectionError("nobody is there")
        self.address = address

    def shutdown(self) -> None:
        self.address = None

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, told: object) -> object:
        return told

    def remote(self, work: Any) -> Any:
        def far(*args: object) -> Any:
            self.running += 1
            self.most = max(self.most, self.running)
            return lambda: work(*args)

        return SimpleNamespace(remote=far)

    def get(self, one: Any) -> object:
        self.running -= 1
        return one()

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        return running[-1:], running[:-1]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeRay]:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    yield fake
    assert not fake.is_initialized(), "a cluster that was reached must be left"


def plus(task: int, told: int) -> int:
    return task + told


def test_tasks_are_done_in_order_or_as_they_are_ready(ray: FakeRay) -> None:
    assert list(on_cluster("local", plus, iter(range(7)), 10, in_order=True)) == [10, 11, 12, 13, 14, 15, 16]
    assert ray.most == 4, "two ahead of each core"
    ready = list(on_cluster("local", plus, range(7), 10, in_order=False))
    assert ready != sorted(ready) == [10, 11, 12, 13, 14, 15, 16]


def test_local_starts_a_cluster_for_everybody(ray: FakeRay) -> None:
    """Without an address Ray would take any cluster that it finds."""
    doing = on_cluster("local", plus, range(7), 10, in_order=True)
    next(doing)
    assert ray.address == "local"
    doing.close()  # type: ignore[attr-defined]
    assert not ray.is_initialized()


def test_a_cluster_of_somebody_else_is_used_and_left_alone(ray: FakeRay) -> None:
    ray.init("theirs")
    assert list(on_cluster("local", plus, range(2), 1, in_order=True)) == [1, 2]
    assert ray.address == "theirs"
    ray.shutdown()


def test_a_cluster_that_is_not_there_is_refused(ray: FakeRay) -> None:
    with pytest.raises(Unreadable, match="cannot reach the Ray cluster at nowhere: nobody is there"):
        list(on_cluster("nowhere", plus, range(2), 1, in_order=True))


def test_the_arena_plays_on_a_cluster(ray: FakeRay, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "treehouse", "--bots", "random,search:1", "--games", "6", "--json"]
    found = []
    for where in (["--ray", "local"], ["--workers", "1"]):
        assert run([*words, *where]) == 0
        answer = json.loads(capsys.readouterr().out)
        found.append([(one["bot"], one["score"], one["points"]) for one in answer["standings"]])
    assert found[0] == found[1]
    assert ray.most == 4


def test_self_play_on_a_cluster(ray: FakeRay) -> None:
    pytest.importorskip(
        "numpy", reason="NOT TESTED: numpy is not installed; pip install 'spinney-games[numpy]' to test it"
    )
    from spinney.selfplay import play

    there = list(play("treehouse", "quick", games=12, seed=4, together=3, ray="local"))
    here = list(play("treehouse", "quick", games=12, seed=4, together=3))
    assert ray.most == 4
    assert [one.choices.tolist() for one in there] == [one.choices.tolist() for one in here]
