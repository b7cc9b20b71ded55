"""Where `spinney simulate --record` writes: a file for each game in a folder, or one file with a game a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from spinney.core.message import Unreadable


@contextmanager
def keeping(where: Path | None, game: str, seed: int, numbers: range) -> Iterator[Callable[[int, str], None]]:
    """What takes the records by their numbers: a file of lines, a folder of files, or nobody."""
    if where is None:
        yield lambda number, record: None
    elif where.suffix == ".jsonl":
        make_folder(where.parent)
        with writing(where):
            file = where.open("x", encoding="utf-8", newline="\n")

        def keep_line(number: int, record: str) -> None:
            with writing(where):
                file.write(one_line(record) + "\n")

        try:
            yield keep_line
        finally:
            with writing(where):
                file.close()
    else:
        prepare(where, game, seed, numbers)

        def keep_file(number: int, record: str) -> None:
            path = record_path(where, game, seed, number)
            with writing(path):
                path.write_text(record, "utf-8")

        yield keep_file


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the system refuses is about this file."""
    try:
        yield
    except FileExistsError:
        raise Unreadable(f"{path} exists already; name another file") from None
    except OSError as error:
        raise Unreadable(f"cannot write {path}: {error.strerror}") from None


def one_line(record: str) -> str:
    """A record without its line breaks: JSON has none inside its texts."""
    return "".join(line.strip(" ") for line in record.split("\n"))


def record_path(folder: Path, game: str, seed: int, number: int) -> Path:
    return folder / f"{game}-{seed}-{number}.json"


def prepare(folder: Path, game: str, seed: int, numbers: range) -> None:
    """Make the folder for records; refuse to write over what is there."""
    taken = next((path for n in numbers if (path := record_path(folder, game, seed, n)).exists()), None)
    if taken is not None:
        raise Unreadable(f"{taken} exists already; give another folder or another seed")
    make_folder(folder)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"cannot make the folder {folder}: {error.strerror}") from None
