"""Find habits of unidiomatic English in documents, docstrings, comments and help texts.

    python tools/english.py                    check everything; part of make lint
    python tools/english.py docs src/x.py      check these files and folders only
    python tools/english.py --habits           list the habits and what to write instead
    python tools/english.py --count            count the hits of each folder

A sentence that is right all the same is listed in tools/english-exceptions.toml, with the reason.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

# A script is given the modules of its own folder only.
sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.habits import HABITS
from tools.prose import BadInput, Passage, blanked, passages

ROOT = Path(__file__).parents[1]
EXCEPTIONS = ROOT / "tools" / "english-exceptions.toml"
PLACES = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "bench/**/*.md", "src/spinney/games/*/README.md"),
    *("src/**/*.py", "bench/**/*.py", "examples/**/*.py", "tests/**/*.py", "tools/**/*.py", "hatch_build.py"),
)
"""What is checked unless paths are given, relative to the root of the repository."""


@dataclass(frozen=True)
class Hit:
    path: str
    line: int
    habit: str
    text: str
    """What was found ..."""
    context: str
    """... and the words around it."""
    instead: str


@dataclass(frozen=True)
class Allowed:
    """An exception: this text of this file is right."""

    path: str
    text: str
    reason: str


def covers(allowed: Allowed, found: Passage, begin: int, end: int) -> bool:
    """Whether an exception is about this place of a passage."""
    if allowed.path != found.path:
        return False
    text = " ".join(allowed.text.split())
    return any(
        place.start() <= begin and end <= place.end()
        for place in re.finditer(re.escape(text), found.text, re.IGNORECASE)
    )


def check(found: Iterable[Passage], allowed: Sequence[Allowed] = ()) -> tuple[list[Hit], list[Allowed]]:
    """The hits, by path and line, and the exceptions that were needed."""
    hits: list[Hit] = []
    needed: list[Allowed] = []
    compiled = [(habit, re.compile(habit.pattern, re.IGNORECASE)) for habit in HABITS]
    for one in found:
        prose = blanked(one.text)
        for habit, pattern in compiled:
            for place in pattern.finditer(prose):
                begin, end = place.span()
                excused = [exception for exception in allowed if covers(exception, one, begin, end)]
                needed += excused
                if not excused:
                    context = one.text[max(0, begin - 40) : end + 40]
                    hits.append(
                        Hit(one.path, one.line_at(begin), habit.name, one.text[begin:end], context, habit.instead)
                    )
    return sorted(hits, key=lambda hit: (hit.path, hit.line, hit.habit)), needed


def read_exceptions(file: Path) -> list[Allowed]:
    """The exceptions of a TOML file: tables `[[exception]]` with `path`, `text` and `reason`."""
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadInput(f"there is no file {file}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: {error}") from error
    tables = written.get("exception", [])
    if set(written) - {"exception"} or not isinstance(tables, list):
        raise BadInput(f"{file}: only tables [[exception]] are allowed")
    exceptions = []
    for number, table in enumerate(tables, 1):
        if set(table) != {"path", "text", "reason"} or not all(
            isinstance(v, str) and v.strip() for v in table.values()
        ):
            raise BadInput(f"{file}: exception {number} needs a path, a text and a reason, and nothing else")
        exceptions.append(Allowed(table["path"], table["text"], table["reason"]))
    return exceptions


def files_of(root: Path, paths: Sequence[str]) -> list[Path]:
    """The files to check: all of them, or those given, folders with everything below them."""
    if not paths:
        return sorted({file for place in PLACES for file in root.glob(place) if is_ours(root, file)})
    found: set[Path] = set()
    for path in paths:
        given = Path(path).resolve()
        if not given.exists():
            raise BadInput(f"there is no {path}")
        if not given.is_relative_to(root):
            raise BadInput(f"{path} is not in {root}")
        if given.is_file() and given.suffix not in (".py", ".md"):
            raise BadInput(f"{path} is neither Python nor Markdown")
        files = [*given.rglob("*.py"), *given.rglob("*.md")] if given.is_dir() else [given]
        found.update(file for file in files if is_ours(root, file))
    return sorted(found)


def is_ours(root: Path, file: Path) -> bool:
    """Whether people here wrote it: nothing installed, built or hidden."""
    parts = file.relative_to(root).parts
    return not any(part.startswith(".") or part in ("build", "node_modules", "__pycache__") for part in parts)


def folder(path: str) -> str:
    """For counting: the folder of a file, at most three deep.

    >>> folder("src/spinney/core/view.py"), folder("README.md"), folder("docs/bots.md")
    ('src/spinney/core', '.', 'docs')
    """
    return "/".join(path.split("/")[:-1][:3]) or "."


def list_habits() -> None:
    for habit in HABITS:
        print(f"{habit.name}\n    not: {habit.bad}\n    but: {habit.good}\n    write {habit.instead}")


def report(hits: Sequence[Hit], unused: Sequence[Allowed], options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps({"hits": [asdict(hit) for hit in hits], "unused": [asdict(one) for one in unused]}, indent=1))
        return
    if options.count:
        for name, count in sorted(Counter(folder(hit.path) for hit in hits).items()):
            print(f"{count:5} {name}")
    else:
        for hit in hits:
            print(f"{hit.path}:{hit.line}: {hit.habit}: ...{hit.context}...\n    {hit.text!r}: write {hit.instead}")
    for one in unused:
        print(f"{one.path}: the exception {one.text!r} matches nothing any more; remove it")
    if hits:
        files = len({hit.path for hit in hits})
        print(f"{len(hits)} hits in {files} files; if a sentence is right, add it to {EXCEPTIONS.relative_to(ROOT)}")


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        prog="python tools/english.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit code: 0 if nothing was found, 1 if something was, 2 if something cannot be read.",
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files and folders; default: the whole repository")
    parser.add_argument("--exceptions", type=Path, metavar="FILE", help="another file of exceptions")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print the hits as JSON")
    shown.add_argument("--count", action="store_true", help="print the number of hits per folder")
    shown.add_argument("--habits", action="store_true", help="print what is searched for, and stop")
    options = parser.parse_args(arguments)
    if options.habits:
        list_habits()
        return 0
    try:
        allowed = read_exceptions(options.exceptions or root / EXCEPTIONS.relative_to(ROOT))
        files = files_of(root, options.paths)
        hits, needed = check((one for file in files for one in passages(root, file)), allowed)
    except BadInput as error:
        print(f"english: {error}", file=sys.stderr)
        return 2
    checked = {file.relative_to(root).as_posix() for file in files}
    unused = [one for one in allowed if one not in needed and (not options.paths or one.path in checked)]
    report(hits, unused, options)
    return 1 if hits or unused else 0


if __name__ == "__main__":
    sys.exit(main())
