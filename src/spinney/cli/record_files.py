"""Where `spinney simulate --record` writes: one file per game in a folder, or one file with one game per line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from spinney.core.message import Unreadable


@contextmanager
def record_writer(path: Path | None, game: str, seed: int, numbers: range) -> Iterator[Callable[[int, str], None]]:
    """Yields a function that takes a number and a record, and writes it to a file of lines, to a folder, or nowhere."""
    if path is None:
        yield lambda number, record: None
    elif path.suffix == ".jsonl":
        make_folder(path.parent)
        with file_errors(path):
            lines = path.open("x", encoding="utf-8", newline="\n")

        def write_line(number: int, record: str) -> None:
            with file_errors(path):
                lines.write(one_line(record) + "\n")

        try:
            yield write_line
        finally:
            with file_errors(path):
                lines.close()
    else:
        prepare_folder(path, game, seed, numbers)

        def write_file(number: int, record: str) -> None:
            file = record_path(path, game, seed, number)
            with file_errors(file):
                file.write_text(record, "utf-8")

        yield write_file


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Turns errors of the file system into sentences about this file."""
    try:
        yield
    except FileExistsError:
        raise Unreadable(f"{path} exists already; choose another file") from None
    except OSError as error:
        raise Unreadable(f"cannot write {path}: {error.strerror}") from None


def one_line(record: str) -> str:
    """A record on one line: JSON strings contain no line breaks."""
    return "".join(line.strip(" ") for line in record.split("\n"))


def record_path(folder: Path, game: str, seed: int, number: int) -> Path:
    return folder / f"{game}-{seed}-{number}.json"


def prepare_folder(folder: Path, game: str, seed: int, numbers: range) -> None:
    """Make the folder for records; refuse to overwrite files."""
    taken = next((path for n in numbers if (path := record_path(folder, game, seed, n)).exists()), None)
    if taken is not None:
        raise Unreadable(f"{taken} exists already; choose another folder or another seed")
    make_folder(folder)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"cannot make the folder {folder}: {error.strerror}") from None
