"""Tests are easy to find: they are named after the module they test, and the same in all games."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.games import OUR_GAMES

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src/spinney"

# tests/<package>/test_X.py is about src/spinney/<package>/X.py, and test_<package>.py about the package itself.
# The same holds for sub-packages.
PACKAGES = ["adapters", "bots", "cli", "core", "server"]

NOT_ABOUT_A_MODULE = {
    "adapters/test_docs.py": "docs/adapters.md against all adapters",
    "adapters/test_missing.py": "all adapters without the package that they adapt to",
    "core/test_doctests.py": "the examples in the docstrings of all packages",
    "core/test_long_arguments.py": "messages in every language, with arguments of any length",
    "core/test_takebacks.py": "replays and live matches with many actions taken back",
    "server/table/test_grace.py": "rights after a restart: store, attendance and rights together",
    "server/table/test_lending.py": "a late seat: moves, clocks and rights together",
    "server/table/test_names.py": "names as they can be seen, in many scripts",
    "server/test_ahead.py": "a client that knows more rows than this process, on every path",
    "server/test_faults.py": "a database that fails, and rows that are damaged",
    "server/test_logs.py": "no card, address or secret in any log line",
    "server/test_floods.py": "visitors who send as much as they can",
    "server/test_hardships.py": "a database or a machine that fails under load",
    "server/test_lost_races.py": "what another process stored first, on every path",
    "server/test_shuffle.py": "committing, revealing and dealing, from the first seat to the record",
    "server/test_orphans.py": "what a killed server leaves behind",
    "server/test_silent_database.py": "a PostgreSQL that stops answering",
    "server/upkeep/test_fair_bots.py": "the bots of several visitors: pool and queue together",
    "server/upkeep/test_gap.py": "bots that wait: sockets, audience and bots together",
    "server/upkeep/test_sign_out.py": "signing out everywhere else: people, sockets, processes",
    "server/upkeep/test_slow_hooks.py": "web hooks that do not answer",
    "server/web/test_close_codes.py": "why a socket is closed, as a client hears it",
    "server/test_anywhere.py": "whole games without a database, threads or other processes",
    "server/test_kill.py": "kill -9 under load: writer, log and replay",
    "server/test_misuse.py": "illegal, late, repeated, foreign and malformed requests on every path",
    "server/test_openapi.py": "every HTTP endpoint against the OpenAPI document",
    "server/test_processes.py": "several servers on one PostgreSQL: store, wake-ups, claims, catching up",
    "server/test_proxies.py": "whole games through the proxies of deploy/",
    "server/test_reconnect.py": "every kind of request, cut at every point",
    "server/test_rooms.py": "which libraries the handling of a request loads",
    "server/test_secrets.py": "no byte on any channel depends on what is hidden from its reader",
    "server/test_slow_client.py": "one client that does not read, among others that do",
    "server/test_solo.py": "a table for one player, from its first seat to the rematch",
    "server/test_starting.py": "`spinney serve` as a process: how it starts, and how it fails to",
}

# The same in all games, and not named after a module.
IN_EVERY_GAME = {
    "test_lesson_scoring.py": "the scoring that ends the lesson, web/src/games/<game>/lesson-scoring.json",
    "test_readme.py": "the game's README.md",
    "test_referee.py": "whole games against referee.py, a second implementation",
    "test_rulings.py": "the numbered rulings of setup and play",
    "test_rulings_scoring.py": "the numbered rulings of scoring",
}

ONLY_IN_ONE_GAME = {
    "arboretum/lesson_scoring.py": "writes the scoring at the end of the client's lesson",
    "arboretum/naive_scorer.py": "what test_scoring.py compares with",
    "arboretum/sparring.py": "bots that bench/sparring.py plays against",
    "arboretum/test_lesson_scoring.py": "what lesson_scoring.py wrote is up to date",
    "arboretum/test_scoring.py": "only this game searches for its points: the best path of each species",
    "arboretum/test_state.py": "only this game caches what it found in its state, and copies share that",
    "renature/test_offers.py": "only this game tries all dominoes of a hand at once, in packed bits",
    "renature/test_valley_file.py": "only this game reads its board from a file",
}


def module_of(test: Path) -> Path:
    """The module that a test file is named after."""
    folder = SOURCE / test.parent.relative_to(TESTS)
    name = test.stem.removeprefix("test_")
    if name == folder.name:
        return folder / "__init__.py"
    package = folder / name / "__init__.py"
    return package if package.exists() else folder / f"{name}.py"


@pytest.mark.parametrize("package", PACKAGES)
def test_every_test_file_is_named_after_a_module(package: str) -> None:
    tests = {path.relative_to(TESTS).as_posix(): path for path in (TESTS / package).rglob("test_*.py")}
    lost = {name for name, path in tests.items() if not module_of(path).exists()}
    assert lost == {name for name in NOT_ABOUT_A_MODULE if name.startswith(package + "/")}


def test_the_games_have_the_same_test_files() -> None:
    folders = {key: TESTS / "games" / key for key in OUR_GAMES}
    files = {f"{key}/{path.name}" for key, folder in folders.items() for path in folder.glob("*.py")}
    assert set(ONLY_IN_ONE_GAME) <= files
    shared = {name.partition("/")[2] for name in files - set(ONLY_IN_ONE_GAME)}
    assert files == {f"{key}/{name}" for key in folders for name in shared} | set(ONLY_IN_ONE_GAME)


def test_the_tests_of_a_game_are_named_after_its_modules() -> None:
    modules = {path.name for key in OUR_GAMES for path in (SOURCE / "games" / key).glob("*.py")}
    tests = {path.name for key in OUR_GAMES for path in (TESTS / "games" / key).glob("test_*.py")}
    assert {name for name in tests if name.removeprefix("test_") not in modules} == set(IN_EVERY_GAME)
