"""Settings are read from the environment, checked, and listed in docs/hosting.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spinney.core.message import Unreadable
from spinney.server.settings import Limits, Settings, defaults, fields_of, misspellings, read_settings
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
OTHERS = {
    "SPINNEY_MESSAGE_BYTES": "1000",
    "SPINNEY_MESSAGES_PER_SECOND": "2.5",
    "SPINNEY_MESSAGES_AT_ONCE": "7",
    "SPINNEY_UNFINISHED_TABLES": "0",
    "SPINNEY_NEW_TABLES_PER_MINUTE": "1e3",
    "SPINNEY_SOCKETS_PER_VISITOR": "3",
    "SPINNEY_SOCKETS": "99",
    "SPINNEY_UNREAD_NEWS": "5",
    "SPINNEY_TEXT_LENGTH": "100",
    "SPINNEY_UNDOS_IN_PLACE": "4",
    "SPINNEY_UNDOS": "9",
    "SPINNEY_GRACE": "0.5",
    "SPINNEY_REVEAL_SECONDS": "30",
    "SPINNEY_STAND_IN": "seedling",
    "SPINNEY_ADVISER": "elder",
    "SPINNEY_BOT_WORKERS": "2",
    "SPINNEY_ORIGINS": "https://games.example.org  http://localhost:5173",
    "SPINNEY_HOSTS": "games.example.org club.example.org",
    "SPINNEY_PRIVATE_HOOKS": "1",
    "SPINNEY_FAST_WEBSOCKET": "0",
    "SPINNEY_KEEP_DAYS": "7",
    "SPINNEY_POLL": " 10 ",
}


def serve(database: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A start that fails, at the latest when it tries to listen: no machine has this address."""
    line = [sys.executable, "-m", "spinney", "serve", "--host", "203.0.113.1", "--database", database]
    return subprocess.run(
        line, env=os.environ | environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_every_setting_can_be_set() -> None:
    assert OTHERS.keys() == defaults().keys()
    assert read_settings(OTHERS) == Settings(
        Limits(1000, 2.5, 7, 0, 1000.0, 3, 99, 5, 100, 4, 9),
        grace=0.5,
        reveal_seconds=30,
        stand_in="seedling",
        adviser="elder",
        bot_workers=2,
        origins=("https://games.example.org", "http://localhost:5173"),
        hosts=("games.example.org", "club.example.org"),
        private_hooks=True,
        fast_websocket=False,
        keep_days=7.0,
        poll=10.0,
    )


def test_without_settings_the_defaults_apply() -> None:
    assert read_settings({}) == read_settings(dict.fromkeys(defaults(), "")) == read_settings(defaults()) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        *(("GRACE", value, "a number from 0 to 1000000000") for value in ("nan", "inf", "-inf", "soon", "-1", "1e400")),
        ("SOCKETS", "many", "a whole number from 0 to 1000000000"),
        ("SOCKETS", "2.5", "a whole number from 0 to 1000000000"),
        ("UNREAD_NEWS", "0", "a whole number from 1 to 1000000000"),
        ("BOT_WORKERS", "100000", "a whole number from 0 to 1024"),
        ("POLL", "0", "a number from 0.01 to 1000000"),
        ("PRIVATE_HOOKS", "maybe", "0 or 1"),
        ("ADVISER", "oracle", "one of seedling, sapling, gardener, ranger, forester, elder, dryad, or a search like"),
        *(("ADVISER", value, "learned:400") for value in ("learned:0", "learned:4s", "learned:4@mine.json", "cmd:ls")),
        ("ORIGINS", "games.example.org", "addresses like https://games.example.org"),
        ("ORIGINS", "https://a.example.org,https://b.example.org", "with spaces between"),
        ("ORIGINS", "https://games.example.org/", "no / at the end"),
    ],
)
def test_a_wrong_value_is_refused_with_the_allowed_ones(name: str, value: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_settings({f"SPINNEY_{name}": value})
    assert str(refused.value).startswith(f"SPINNEY_{name} must be ")
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(f", not {value!r}")


def test_a_long_value_is_not_repeated_whole() -> None:
    with pytest.raises(Unreadable, match=r"SPINNEY_GRACE must be .{1,120}$"):
        read_settings({"SPINNEY_GRACE": "x" * 10_000})


@pytest.mark.process
def test_a_server_does_not_start_with_a_wrong_value(sqlite_url: str) -> None:
    done = serve(sqlite_url, SPINNEY_SOCKETS="many")
    assert done.returncode == 2
    assert done.stderr == "spinney: SPINNEY_SOCKETS must be a whole number from 0 to 1000000000, not 'many'\n", (
        done.stderr
    )


@pytest.mark.process
def test_a_misspelt_setting_is_logged_once(sqlite_url: str) -> None:
    done = serve(sqlite_url, SPINNEY_SOCKETS_PER_VISITORS="3")
    assert done.stderr.count("did you mean SPINNEY_SOCKETS_PER_VISITOR?") == 1, done.stderr
    assert "cannot listen" in done.stderr


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("SPINNEY_GRCE", "SPINNEY_GRACE"),
        ("SPINNEY_ORIGIN", "SPINNEY_ORIGINS"),
        ("SPINNEY_WORKERS", "SPINNEY_BOT_WORKERS"),
        ("SPINNEY_DATABSE", "SPINNEY_DATABASE"),
    ],
)
def test_the_intended_setting_is_suggested(name: str, meant: str) -> None:
    assert misspellings([name, meant, "PATH"]) == [f"{name} is not a setting and is ignored; did you mean {meant}?"]


def test_other_variables_are_not_reported_as_misspelt() -> None:
    places = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *ROOT.glob("*.*"), ROOT / "Makefile"]
    sources = [place for place in places if place.is_file() and place != Path(__file__)]
    used = {name for place in sources for name in re.findall(r"SPINNEY_[A-Z_]+[A-Z]", place.read_text("utf-8"))}
    assert {"SPINNEY_INTERPRETED", "SPINNEY_TEST_SCALE", "SPINNEY_CAMPAIGN", "SPINNEY_NO_CLIENT"} <= used
    cluster = ["SPINNEY_SERVICE_HOST", "SPINNEY_PORT_8765_TCP_ADDR", "SPINNEY_SERVICE_PORT"]
    assert misspellings([*used, *cluster]) == []


# The document.


def rows_of_hosting() -> dict[str, str]:
    """The default that docs/hosting.md gives for each variable of its tables of limits and settings."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\|[^|]+\|([^|]+)\| `(SPINNEY_\w+)` \|$", text, re.M)
    return {name: default.strip() for default, name in rows}


@pytest.mark.parametrize("name", defaults())
def test_hosting_md_lists_every_setting_with_its_default(name: str) -> None:
    default = defaults()[name]
    assert rows_of_hosting().get(name) == (f"`{default}`" if default else "none")


def test_every_setting_describes_its_values() -> None:
    for kind in (Limits, Settings):
        for field in fields_of(kind):
            assert field.type.__metadata__[0].description, field.name
