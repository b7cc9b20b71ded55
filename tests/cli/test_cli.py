"""The command line as a whole: help, exit codes, stopping, output that cannot be written."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from spinney.cli import COMMANDS
from tests.cli.conftest import SPINNEY, Say, heed_ctrl_c, refused
from tests.waiting import PATIENCE


def test_help_names_every_command(said: Say) -> None:
    code, out, _ = said("--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)
    assert said() == (0, out, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(said: Say, command: str) -> None:
    code, out, _ = said(command, "--help")
    assert code == 0
    assert "Usage: spinney" in out


def test_version_says_how_the_engine_runs(said: Say) -> None:
    assert "engine" in said("--version")[1]


@pytest.mark.parametrize(
    "words", [["dance"], ["simulate"], ["simulate", "arboretum", "--players", "7"], ["--nonsense"]]
)
def test_misuse_is_refused_in_one_sentence(said: Say, words: list[str]) -> None:
    refused(said(*words), "spinney: ")


def wait_for_work(pid: int, seconds: float = 2) -> None:
    """Wait until a process has used this many seconds of CPU time, so that it has finished starting."""
    used, deadline = 0.0, time.monotonic() + PATIENCE
    while used < seconds:
        assert time.monotonic() < deadline
        time.sleep(0.1)
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.process
def test_ctrl_c_stops_long_work_at_once() -> None:
    words = [*SPINNEY, "simulate", "arboretum", "--games", "100000000"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c) as process:  # noqa: PLW1509
        try:
            wait_for_work(process.pid)
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
            assert process.stderr is not None
            assert process.stderr.read().decode().strip() == "stopped"
        finally:
            process.kill()


@pytest.mark.process
def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*SPINNEY, "perft", "arboretum", "--depth", "4", "--divide"], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(PATIENCE) == 0


@pytest.mark.process
def test_a_closed_pipe_is_no_error_to_a_table_either() -> None:
    with subprocess.Popen(
        [*SPINNEY, "simulate", "arboretum", "--games", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""


@pytest.mark.process
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
@pytest.mark.parametrize("words", [["--help"], ["perft", "arboretum", "--depth", "1"], ["simulate", "arboretum"]])
def test_a_full_disk_behind_the_output_is_told_in_one_sentence(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        answer = subprocess.run([*SPINNEY, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (answer.returncode, answer.stderr) == (2, "spinney: cannot continue: No space left on device\n")


@pytest.mark.parametrize(("code", "told"), [(3, 3), (None, 0), ("no more", 2)])
def test_who_leaves_keeps_the_exit_code(said: Say, monkeypatch: pytest.MonkeyPatch, code: Any, told: int) -> None:
    def leave(**words: object) -> None:
        raise SystemExit(code)

    monkeypatch.setattr("spinney.cli.perft.command.callback", leave)
    assert said("perft", "arboretum") == (told, "", "spinney: no more\n" if told == 2 else "")
