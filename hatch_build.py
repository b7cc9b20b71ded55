"""Builds the wheel: the hot modules are compiled by mypyc where a C compiler is present.

Without one the package installs as plain Python, says so, and works the same, slower.

    SPINNEY_PURE=1              do not compile
    SPINNEY_REQUIRE_COMPILED=1  fail where compiling fails

Editable installs stay plain, so that an edit takes effect. `python hatch_build.py FOLDER` puts a compiled copy
of the package into a folder, to try a change: PYTHONPATH=FOLDER.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
HOT = [
    "core/chance.py",
    "core/encoding.py",
    "core/game.py",
    "core/packed.py",
    "core/playout.py",
    "core/together.py",
    "bots/search.py",
    "games/*/material.py",
    "games/*/valley.py",
    "games/*/brook.py",
    "games/*/state.py",
    "games/*/scoring.py",
    "games/*/guess.py",
    "games/*/prospects.py",
    "games/*/judgement.py",
    "games/*/rounds.py",
    "games/*/offers.py",
    "games/*/rules.py",
    "games/*/encoding.py",
]


def compile_into(folder: Path) -> None:
    """Copy the package's source to a folder and compile its hot modules beside their source."""
    shutil.copytree(ROOT / "src" / "spinney", folder / "spinney", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    subprocess.run([sys.executable, str(Path(__file__).resolve()), "--here"], cwd=folder, check=True)


def compile_here() -> None:
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    hot = sorted(str(path) for pattern in HOT for path in Path("spinney").glob(pattern))
    extensions = mypycify(["--strict", *hot], opt_level="3", debug_level="0")
    if sys.platform == "linux":
        # Lets gcc inline small functions of a shared library: a fifth to a half faster.
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    setup(name="spinney", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


def build_extensions() -> Path | None:
    """A folder with the compiled package, or None with a clear line about why not."""
    if os.environ.get("SPINNEY_PURE") == "1":
        return None
    folder = Path(tempfile.mkdtemp(prefix="spinney-build-"))
    try:
        compile_into(folder)
    except (subprocess.CalledProcessError, OSError) as error:
        if os.environ.get("SPINNEY_REQUIRE_COMPILED") == "1":
            raise
        print(f"spinney: cannot compile the engine here ({error}); it will run interpreted, slower", file=sys.stderr)
        return None
    return folder


if __name__ == "__main__":
    if sys.argv[1:] == ["--here"]:
        compile_here()
    elif len(sys.argv) == 2 and not sys.argv[1].startswith("-"):
        target = Path(sys.argv[1]).resolve()
        shutil.rmtree(target, ignore_errors=True)
        compile_into(target)
    else:
        sys.exit("usage: python hatch_build.py FOLDER")
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class EngineHook(BuildHookInterface[Any]):
        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable":
                return
            folder = build_extensions()
            if folder is None:
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in [*folder.glob("*.so"), *folder.glob("*.pyd"), *folder.rglob("spinney/**/*.so")]:
                build_data["force_include"][str(library)] = str(library.relative_to(folder))
