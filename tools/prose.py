"""The prose of a file: paragraphs of documents, docstrings, comments and help texts, without the code around them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

HELP = {"help", "short_help", "epilog", "description"}
"""Keyword arguments whose strings are shown by --help."""


class BadInput(Exception):
    """Something that cannot be checked; the message says why."""


@dataclass(frozen=True)
class Passage:
    """A paragraph, a docstring or a comment, its lines joined by spaces."""

    path: str
    text: str
    starts: tuple[int, ...]
    """Where in the text each line begins ..."""
    numbers: tuple[int, ...]
    """... and its number in the file."""

    def line_at(self, place: int) -> int:
        return self.numbers[bisect_right(self.starts, place) - 1]


def passage(path: str, lines: Iterable[tuple[int, str]]) -> Passage:
    """One passage made of numbered lines.

    >>> passage("x.md", [(3, "One line"), (4, " and another")]).line_at(9)
    4
    """
    starts: list[int] = []
    numbers: list[int] = []
    text = ""
    for number, line in lines:
        words = " ".join(line.split())
        if words:
            text += " " if text else ""
            starts.append(len(text))
            numbers.append(number)
            text += words
    return Passage(path, text, tuple(starts), tuple(numbers))


def blanked(text: str) -> str:
    """The text with code and addresses blanked out, so that only prose is searched.

    >>> blanked("see `go on` and then `x` or [this](a/the/own)")
    'see _______ and then ___ or [this](_________)'
    """
    hidden = re.compile(r"`[^`]+`|(?<=\]\()[^)]+(?=\))|https?://\S+|<!--.*?-->")
    return hidden.sub(lambda found: "_" * len(found[0]), text)


def in_markdown(path: str, text: str) -> Iterator[Passage]:
    """Paragraphs, list items, headings and rows of tables; no code."""
    paragraph: list[tuple[int, str]] = []
    fenced = False
    for number, line in enumerate([*text.splitlines(), ""], 1):
        fence = line.lstrip().startswith("```")
        begins = re.match(r"\s*(?:[-*+]|\d+\.|#+|\|)\s", line)
        if fence or begins or not line.strip():
            if paragraph:
                yield passage(path, paragraph)
            paragraph = []
        if fence:
            fenced = not fenced
        elif begins and not fenced and line.lstrip().startswith("|"):
            for cell in line.strip().strip("|").split(" | "):
                yield passage(path, [(number, cell)])
        elif line.strip() and not fenced and (paragraph or not line.startswith("    ")):
            paragraph.append((number, line[begins.end() :] if begins else line))


def in_docstring(path: str, first: int, text: str) -> Iterator[Passage]:
    """Its paragraphs; no examples for doctest."""
    paragraph: list[tuple[int, str]] = []
    example = False
    for number, line in enumerate([*text.splitlines(), ""], first):
        example = line.strip() != "" and (example or line.lstrip().startswith(">>>"))
        if not line.strip() or example:
            if paragraph:
                yield passage(path, paragraph)
            paragraph = []
        else:
            paragraph.append((number, line))


def in_comments(path: str, text: str) -> Iterator[Passage]:
    """Comments; a line of its own continues the comment above it."""
    together: list[tuple[int, str]] = []
    column = -1
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        number, at = token.start
        alone = not token.line[:at].strip()
        words = re.sub(r"\b(?:noqa|type: ?ignore|pragma|fmt|ruff|mypy|pylint)\b[^#]*", "", token.string.lstrip("#!:"))
        if not (together and alone and at == column and number == together[-1][0] + 1):
            if together:
                yield passage(path, together)
            together = []
        together.append((number, words))
        column = at
    if together:
        yield passage(path, together)


def strings_in(node: ast.expr) -> str:
    """The text of a string, or of what is fixed in an f-string."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(strings_in(part) if isinstance(part, ast.Constant) else "_" for part in node.values)
    if isinstance(node, ast.BinOp):
        return strings_in(node.left) + strings_in(node.right)
    return ""


def in_python(path: str, text: str) -> Iterator[Passage]:
    """Docstrings, also those of fields; help texts; the names of collected arguments; comments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from in_docstring(path, node.value.lineno, node.value.value)
        elif isinstance(node, ast.keyword) and node.arg in HELP:
            yield passage(path, [(node.value.lineno, strings_in(node.value))])
        elif isinstance(node, ast.arguments):
            for star, collected in (("*", node.vararg), ("**", node.kwarg)):
                if collected is not None:
                    yield passage(path, [(collected.lineno, star + collected.arg)])
    yield from in_comments(path, text)


def passages(root: Path, file: Path) -> Iterator[Passage]:
    """All prose of a file."""
    path = file.relative_to(root).as_posix()
    try:
        text = file.read_text("utf-8")
        yield from in_python(path, text) if file.suffix == ".py" else in_markdown(path, text)
    except (SyntaxError, UnicodeDecodeError, tokenize.TokenError) as error:
        raise BadInput(f"{path} cannot be read: {error}") from error
