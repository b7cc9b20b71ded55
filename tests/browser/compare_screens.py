"""Compares the screens of two versions of the client, pixel by pixel.

    python -m tests.browser.compare_screens BEFORE AFTER          two commits, or folders of pictures taken before
    python -m tests.browser.compare_screens COMMIT --folder DIR   only takes the pictures of a commit, into DIR
    python -m tests.browser.compare_screens BEFORE $(git stash create)      with what is not committed yet

A commit is checked out into a temporary worktree and its client is built there. The same moves of the same deals are
sent to both versions, motion is off, and three sizes of screens are looked at in the light and the dark theme.
Prints a line for each screen that differs; DIR/different has the pictures before and after, and what differs in red.
Exit codes: 0 if all screens are the same, 1 if not, 2 for wrong arguments.
"""

from __future__ import annotations

import argparse
import fnmatch
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.browser.chromium import FLAGS, find_program
from tests.browser.comparison.pixels import difference
from tests.browser.comparison.taking import PROBLEMS, scenes_of, take_pictures
from tests.browser.comparison.version import ROOT, checked_out, find_commit

FOLDER = ROOT / "build/screens"


class Different(msgspec.Struct):
    screen: str
    pixels: int
    box: tuple[int, int, int, int]
    """Left, top, right, bottom."""


class Result(msgspec.Struct):
    screens: int
    different: list[Different]
    missing: list[str]
    """Screens that only one version has, with the name of the version."""
    problems: list[str]
    """What could not be shown."""

    @property
    def same(self) -> bool:
        return not (self.different or self.missing or self.problems)


def compare(before: Path, after: Path, to: Path, wanted: Callable[[str], bool], step: Callable[[], None]) -> Result:
    """The pictures in two folders; what differs is copied into a third one, which is emptied before."""
    shutil.rmtree(to, ignore_errors=True)
    names = {folder: {file.stem for file in folder.glob("*.png") if wanted(file.stem)} for folder in (before, after)}
    both = sorted(names[before] & names[after])
    result = Result(len(both), [], [], [])
    for folder, other in ((before, after), (after, before)):
        result.missing += [f"{name}: only in {folder}" for name in sorted(names[folder] - names[other])]
        file = folder / PROBLEMS
        said = file.read_text().splitlines() if file.is_file() else []
        result.problems += [f"{folder}: {line}" for line in said if wanted(line.partition(":")[0])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_program(), args=FLAGS)
        page = browser.new_page()
        for name in both:
            found = difference(page, *((folder / f"{name}.png").read_bytes() for folder in (before, after)))
            if found is not None:
                result.different.append(Different(name, found.pixels, found.box))
                to.mkdir(parents=True, exist_ok=True)
                for folder, kind in ((before, "before"), (after, "after")):
                    shutil.copy(folder / f"{name}.png", to / f"{name}.{kind}.png")
                (to / f"{name}.diff.png").write_bytes(found.picture)
            step()
        browser.close()
    return result


def take(commit: str, folder: Path, wanted: Callable[[str], bool], progress: Progress) -> None:
    bar = progress.add_task(f"{commit}: build", total=None)
    with checked_out(commit) as version:
        version.build()
        scenes = scenes_of(version, wanted)
        progress.update(bar, description=f"{commit}: pictures", total=len(scenes))
        take_pictures(version, scenes, folder, lambda _: progress.advance(bar))


def pictures_of(version: str | Path, folder: Path, wanted: Callable[[str], bool], progress: Progress) -> Path:
    """The folder with the pictures of a version, which are taken if it is a commit."""
    if isinstance(version, Path):
        return version
    take(version, folder, wanted, progress)
    return folder


def matcher(pattern: str) -> Callable[[str], bool]:
    """Whether a scene, or a screen of it, is wanted.

    >>> wanted = matcher("arboretum-?")
    >>> wanted("arboretum-2"), wanted("arboretum-2.start.wide.dark"), wanted("arboretum-2-end")
    (True, True, False)
    """
    return lambda name: fnmatch.fnmatch(name.partition(".")[0], pattern)


def read_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.compare_screens",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("before", help="a commit, or a folder of pictures")
    parser.add_argument("after", nargs="?", help="a commit, or a folder of pictures")
    parser.add_argument("--only", metavar="PATTERN", default="*", help="scenes of these names, as in 'arboretum-*'")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go (build/screens)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    args = parser.parse_args(arguments)
    for name in ("before", "after"):
        given = getattr(args, name)
        if given is None:
            continue
        if Path(given).is_dir():
            if not any(Path(given).glob("*.png")):
                parser.error(f"no pictures in {given}")
            setattr(args, name, Path(given))
        elif commit := find_commit(given):
            setattr(args, name, commit)
        else:
            parser.error(f"neither a commit nor a folder: {given}")
    if args.after is None and isinstance(args.before, Path):
        parser.error("nothing to compare this folder with")
    if find_program() is None:
        parser.error("there is no Chromium here: apt-get install chromium-headless-shell")
    return args


def main(arguments: list[str] | None = None) -> int:
    args = read_arguments(arguments)
    # As Ctrl-C does: servers and worktrees are not left behind.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
    wanted = matcher(args.only)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        if args.after is None:
            take(args.before, args.folder, wanted, progress)
            problems = (args.folder / PROBLEMS).read_text()
            console.print(problems, end="", highlight=False, markup=False)
            return 1 if problems else 0
        before = pictures_of(args.before, args.folder / "before", wanted, progress)
        after = pictures_of(args.after, args.folder / "after", wanted, progress)
        bar = progress.add_task("compare", total=sum(wanted(file.stem) for file in before.glob("*.png")))
        result = compare(before, after, args.folder / "different", wanted, lambda: progress.advance(bar))
    if not result.screens:
        console.print(f"no screen is called {args.only}", highlight=False)
        return 2
    print_result(result, args.json)
    return 0 if result.same else 1


def print_result(result: Result, as_json: bool) -> None:
    if as_json:
        found: dict[str, Any] = msgspec.to_builtins(result)
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    for one in result.different:
        left, top, right, bottom = one.box
        pixels = "1 pixel" if one.pixels == 1 else f"{one.pixels} pixels"
        print(f"{one.screen}: {pixels} between {left},{top} and {right},{bottom}")
    for line in [*result.missing, *result.problems]:
        print(line)
    print(f"{result.screens} screens, {len(result.different)} different")


if __name__ == "__main__":
    sys.exit(main())
