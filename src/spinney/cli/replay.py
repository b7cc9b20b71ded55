"""`spinney replay`: a recorded game, step by step in words."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from spinney.cli.inputs import json_option, language_option, read_text, translated_errors, write_json
from spinney.core.catalogue import Catalogue, catalogue
from spinney.core.event import GameEnded
from spinney.core.message import Unreadable, player
from spinney.core.names import names_at
from spinney.core.record import Record, read_record
from spinney.core.replay import Match, check_result, open_record, replay, row_words, steps
from spinney.core.view import SPECTATOR
from spinney.games import GAMES


@click.command(short_help="Step through a recorded game in words.")
@click.argument("file")
@click.option("--seat", type=click.IntRange(0), help="Show only what this seat saw; default: everything.")
@click.option(
    "--board",
    is_flag=True,
    help="Draw the table after every turn, as the seat sees it; without --seat, no hands are shown.",
)
@click.option("--check", is_flag=True, help="Only check that the record can be replayed and leads to its result.")
@language_option
@json_option
def command(file: str, seat: int | None, board: bool, check: bool, language: str, as_json: bool) -> None:
    """Step through the record in FILE (- for standard input) in words, one line per event.

    A record that cannot be replayed, or does not lead to its own result, is refused with the move that is wrong.
    """
    words = catalogue(language)
    text = read_text(file)
    with translated_errors(words):
        record = read_record(text)
        match = replay(GAMES, record)  # everything is checked before the first line is printed
    if seat is not None and seat >= match.options.players:
        raise Unreadable(f"there is no seat {seat}; the game has {match.options.players}")
    if check:
        if as_json:
            write_json({"game": record.game, "moves": len(record.moves), "result": record.result})
        else:
            click.echo(f"{file}: {len(record.moves)} moves of {record.game}, the record is valid")
    elif as_json:
        print_json(record, seat, words)
    else:
        print_story(record, seat, board, words)


def print_story(record: Record, seat: int | None, board: bool, words: Catalogue) -> None:
    match = open_record(GAMES, record)
    names = names_of(record, words)

    def draw() -> None:
        if board:
            view = match.game.view(match.state, eyes(seat))
            click.echo("\n" + match.game.sketch(view, words, names) + "\n")

    for line in match.game.opening(match.state, seat):
        click.echo(f"      {words.say(line, names)}")
    draw()
    before = seats_to_act(match)
    for number, (move, story) in enumerate(steps(match, record.moves)):
        if move.kind != "action":
            click.echo(f"{number:>4}  {words.say(row_words(move), names)}")
        for event in story:
            noticed = event if seat is None else event.noticed_by(seat)
            if isinstance(noticed, GameEnded):
                draw()
                print_sheet(match, words, names)
            if noticed is not None:
                click.echo(f"{number:>4}  {words.say(noticed.words(), names)}")
        # A turn is over when a seat must act that did not have to before; while all choose in secret it is not.
        if not seats_to_act(match) <= before or any(event.repeats_turn() for event in story):
            draw()
        before = seats_to_act(match)
    check_result(match, record)


def seats_to_act(match: Match) -> set[int]:
    """The seats that must act now."""
    return set() if match.over else set(match.game.rules.actors(match.state))


def print_sheet(match: Match, words: Catalogue, names: list[str]) -> None:
    for line in match.game.sheet_lines(match.sheet()):
        click.echo(f"      {words.say(line, names)}")


def print_json(record: Record, seat: int | None, words: Catalogue) -> None:
    match = open_record(GAMES, record)
    names = names_of(record, words)
    for number, (move, story) in enumerate(steps(match, record.moves)):
        events: list[dict[str, Any]] = []
        for event in story:
            noticed = event if seat is None else event.noticed_by(seat)
            if noticed is not None:
                events.append(msgspec.to_builtins(noticed) | {"words": words.say(noticed.words(), names)})
        text = move.text if seat in (None, move.seat) else None
        write_json({"move": number, "seat": move.seat, "kind": move.kind, "text": text, "events": events})
    write_json({"result": record.result})


def names_of(record: Record, words: Catalogue) -> list[str]:
    """The names of the seats: as recorded, or else of the bot that played there, or else a number."""
    names = names_at(words, record.seats)
    return [names[seat] if note.name or note.bot else words.say(player(seat)) for seat, note in enumerate(record.seats)]


def eyes(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
