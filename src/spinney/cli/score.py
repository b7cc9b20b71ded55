"""`spinney score`: the points of a physical table."""

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


@click.command(short_help="Score a game that was played on a real table.")
@game_argument
@click.argument("file")
@click.option("--names", default="", help="The players' names in order: Ann,Bob.")
@language_option
@json_option
def command(game: AnyGame, file: str, names: str, language: str, as_json: bool) -> None:
    """Score a finished table of GAME from FILE (- for standard input), which is JSON or a small readable text.

    A .jsonl file holds one table per line and gets one answer per line, in order. docs/score.md describes the formats.
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
    """The number of players: the answers of all games have totals."""
    return len(msgspec.to_builtins(score.answer)["totals"])


def form_of(file: str, text: str) -> str:
    """The format of a file, from its name or else from its first character."""
    return "json" if file.endswith(".json") or text.lstrip().startswith("{") else "text"


def score_lines(game: AnyGame, text: str) -> list[TableScore]:
    """One score per line; if a line cannot be used, the whole file is refused."""
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
