"""`spinney verify`: check the shuffle of a finished game."""

from __future__ import annotations

import click

from spinney.cli.inputs import json_option, read_text, write_json
from spinney.core.message import Unreadable
from spinney.core.record import read_record
from spinney.core.verify import about_shuffle, compare, verify
from spinney.games import GAMES

WRONG = 1
UNPROVED = (
    "a file cannot show that its hashes were published before the game: "
    "give what you kept with --match, --commitment and --nonce"
)


@click.command(short_help="Check the shuffle of a finished game.")
@click.argument("file")
@click.option("--match", default="", metavar="ID", help="The match that was played: the last part of its address.")
@click.option(
    "--commitment",
    "commitments",
    multiple=True,
    metavar="HEX",
    help="A hash you saw before the game, the server's or a seat's; may be repeated.",
)
@click.option("--nonce", "nonces", multiple=True, metavar="HEX", help="The bytes you added; may be repeated.")
@json_option
def command(file: str, match: str, commitments: tuple[str, ...], nonces: tuple[str, ...], as_json: bool) -> int:
    """Check that the game in FILE (- for standard input) was dealt from the seed fixed before it began.

    docs/shuffle.md explains what that proves. Exit code: 0 if all is right, 1 if something is wrong, 2 if FILE is not
    a record.
    """
    record = read_record(read_text(file))
    right: list[str] = []
    notes: list[str] = []
    wrong = ""
    try:
        right = verify(GAMES, record)
        notes = about_shuffle(record)
        right += compare(record, match, [text.lower() for text in commitments], [text.lower() for text in nonces])
        if not commitments:
            notes.append(UNPROVED)
    except Unreadable as error:
        wrong = str(error)
    shuffle = record.shuffle
    if as_json:
        write_json({"right": right, "notes": notes, "wrong": wrong or None})
    else:
        for line in right:
            click.echo(f"right: {line}")
        for line in notes:
            click.echo(f"note: {line}")
        if shuffle is not None:
            click.echo(f"match: {shuffle.match}")
            click.echo(f"the server's commitment: {shuffle.commitment}")
            for seat, nonce in enumerate(shuffle.nonces):
                commitment = (
                    shuffle.commitments[seat] if shuffle.commitments and seat < len(shuffle.commitments) else ""
                )
                click.echo(f"seat {seat}: commitment {commitment or 'none'}, bytes {nonce or 'none'}")
        if wrong:
            click.echo(f"wrong: {wrong}", err=True)
    return WRONG if wrong else 0
