"""The installed package is compiled if a C compiler works: a silent fall-back to plain Python must be noticed."""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
from pathlib import Path

import pytest
from hatch_build import hot_modules

from spinney import is_compiled

SOURCE = Path(__file__).parent.parent / "src" / "spinney"


def compiler_works(folder: Path) -> bool:
    program = folder / "nothing.c"
    program.write_text("int nothing;\n")
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC")))
    try:
        done = subprocess.run([*compiler, "-c", str(program), "-o", str(folder / "nothing.o")], check=False)
    except OSError:
        return False
    return done.returncode == 0


@pytest.mark.skipif(os.environ.get("SPINNEY_INTERPRETED") == "1", reason="the source itself is tested")
def test_a_working_compiler_is_used(tmp_path: Path) -> None:
    if not compiler_works(tmp_path):
        pytest.skip("no C compiler works here")
    assert is_compiled(), "the engine was installed uncompiled: `SPINNEY_REQUIRE_COMPILED=1 make dev` shows why"


def test_every_module_to_be_compiled_is_there() -> None:
    hot = hot_modules(SOURCE)
    assert [module for module in hot if not module.is_file()] == []
    assert len(hot) == len(set(hot))


def test_every_game_is_compiled() -> None:
    hot = set(hot_modules(SOURCE))
    folders = [rules.parent for rules in SOURCE.glob("games/*/rules.py")]
    assert folders
    parts = ("material", "state", "scoring", "guess", "judgement", "rules", "encoding")
    assert [folder / f"{part}.py" for folder in folders for part in parts if folder / f"{part}.py" not in hot] == []
