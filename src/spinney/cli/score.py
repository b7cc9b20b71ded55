"""`spinney score`: the points of a real table."""

from __future__ import annotations

import click
import msgspec

from spinney.cli.inputs import (
    game_argument,
    json_option,
    language_option,
    read_names,
    read_text,
    translated_errors,
    write_json,
)
from spinney.cli.progress import progress
from spinney.core.catalogue import catalogue
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.score import TableScore
from spinney.core.table_file import at_line


@click.command(short_help="Score a game on a real table.")
@game_argument
@click.argument("file")
@click.option("--names", default="", help="The players' names in order: Ann,Bob.")
@language_option
@json_option
def command(game: AnyGame, file: str, names: str, language: str, as_json: bool) -> None:
    """Score a finished table of GAME, given in FILE (- for standard input) as JSON or as a small readable text.

    A file that ends in .jsonl holds a table a line and gets an answer a line, in order. docs/score.md has the forms.
    """
    text = read_text(file)
    words = catalogue(language)
    with translated_errors(words):
        if file.endswith(".jsonl"):
            for score in score_lines(game, text):
                write_json(score.answer)
            return
        score = game.score_file(text, form_of(file, text), language)
    known = read_names(names, players_of(score), "players") or score.names
    if as_json:
        write_json(score.answer)
        return
    for line in score.lines:
        click.echo(words.say(line, known))


def players_of(score: TableScore) -> int:
    """How many played; the answers of all games have their totals."""
    return len(msgspec.to_builtins(score.answer)["totals"])


def form_of(file: str, text: str) -> str:
    """JSON by the file's name, or by its first sign where the name says nothing."""
    return "json" if file.endswith(".json") or text.lstrip().startswith("{") else "text"


def score_lines(game: AnyGame, text: str) -> list[TableScore]:
    """A score a line; the first line that cannot be used refuses the whole file."""
    scores = []
    lines = text.splitlines()
    with progress("score", len(lines)) as report:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                scores.append(game.score_file(line, "json"))
            except Unreadable as error:
                raise at_line(number, error) from None
            if number % 1000 == 0:
                report(number)
    return scores
