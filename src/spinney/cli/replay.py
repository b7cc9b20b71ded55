"""`spinney replay`: a record, step by step in words."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from spinney.cli.inputs import json_option, language_option, read_text, write_json
from spinney.core.catalogue import Catalogue, catalogue
from spinney.core.message import Unreadable
from spinney.core.record import Record, read_record
from spinney.core.replay import check_result, open_record, replay, row_words, steps
from spinney.core.view import SPECTATOR
from spinney.games import GAMES


@click.command(short_help="Step through a recorded game in words.")
@click.argument("file")
@click.option("--seat", type=click.IntRange(0, 3), help="Tell it as this seat saw it; otherwise everything is told.")
@click.option(
    "--board", is_flag=True, help="Draw the table after every turn: as the seat sees it, or else without hands."
)
@click.option("--check", is_flag=True, help="Only check that the record can be played and leads to its result.")
@language_option
@json_option
def command(file: str, seat: int | None, board: bool, check: bool, language: str, as_json: bool) -> None:
    """Step through the record in FILE (- for standard input) in words, a line an event.

    A record that cannot be played, or that does not lead to its own result, is refused with the place.
    """
    record = read_record(read_text(file))
    match = replay(GAMES, record)  # everything is checked before the first line is told
    if seat is not None and seat >= match.options.players:
        raise Unreadable(f"there is no seat {seat}; the game has {match.options.players}")
    if check:
        if as_json:
            write_json({"game": record.game, "moves": len(record.moves), "result": record.result})
        else:
            click.echo(f"{file}: {len(record.moves)} moves of {record.game}, all as they should be")
    elif as_json:
        tell_json(record, seat, catalogue(language))
    else:
        tell(record, seat, board, catalogue(language))


def tell(record: Record, seat: int | None, board: bool, words: Catalogue) -> None:
    match = open_record(GAMES, record)
    names = names_of(record)
    actor = -1
    for number, (move, story) in enumerate(steps(match, record.moves)):
        if move.kind != "action":
            click.echo(f"{number:>4}  {words.say(row_words(move), names)}")
        for event in story:
            noticed = event if seat is None else event.noticed_by(seat)
            if noticed is not None:
                click.echo(f"{number:>4}  {words.say(noticed.words(), names)}")
        now = match.description.game.actor(match.state)
        if board and now != actor:
            click.echo("\n" + match.description.sketch(match.description.view(match.state, eyes(seat))) + "\n")
            actor = now
    check_result(match, record)


def tell_json(record: Record, seat: int | None, words: Catalogue) -> None:
    match = open_record(GAMES, record)
    names = names_of(record)
    for number, (move, story) in enumerate(steps(match, record.moves)):
        told: list[dict[str, Any]] = []
        for event in story:
            noticed = event if seat is None else event.noticed_by(seat)
            if noticed is not None:
                told.append(msgspec.to_builtins(noticed) | {"words": words.say(noticed.words(), names)})
        text = move.text if seat in (None, move.seat) else None
        write_json({"move": number, "seat": move.seat, "kind": move.kind, "text": text, "events": told})
    write_json({"result": record.result})


def names_of(record: Record) -> list[str]:
    """What to call the seats: their names, else what played there, else a number."""
    return [note.name or f"{note.bot or 'Seat'} {seat}" for seat, note in enumerate(record.seats)]


def eyes(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
