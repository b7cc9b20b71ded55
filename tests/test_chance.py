"""Fixed randomness is the same in every run, never repeats, and is not part of the installed package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import spinney
from tests import chance
from tests.server.client import Person, Server, with_tests

DRAW = "from tests.chance import fixed_randomness; [print(fixed_randomness('{}').match_id()) for _ in range(50)]"


def test_a_test_draws_the_same_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(database: str) -> list[object]:
        source = chance.fixed_randomness(database)
        return [source.match_id(), source.shuffle_secret(), source.guest_number()]

    first, again = drawn("first"), drawn("again")
    assert first == again
    monkeypatch.setattr(chance, "SEED", "another")
    assert not set(first) & set(drawn("third"))


@pytest.mark.process
def test_processes_of_one_database_draw_different_ids() -> None:
    line = [sys.executable, "-c", DRAW.format("shared")]
    environment = with_tests()
    both = [subprocess.Popen(line, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    ids = [match for process in both for match in process.communicate()[0].split()]
    assert len(ids) == len(set(ids)) == 100


def test_the_package_knows_nothing_of_it() -> None:
    sources = list(Path(spinney.__file__).parent.rglob("*.py"))
    assert len(sources) > 100
    assert [source for source in sources if "SPINNEY_TEST" in source.read_text("utf-8")] == []


@pytest.mark.process
def test_two_servers_deal_the_same_game_in_the_same_test(tmp_path: Path) -> None:
    def dealt(name: str) -> dict[str, object]:
        with Server(f"sqlite:///{tmp_path / name}.db") as server:
            person = Person(server)
            match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
            for seat in (0, 1):
                news = person.do(match, "sit", seat=seat)
            return {"match": match, "view": news["view"]}

    assert dealt("first") == dealt("second")
