"""Reads what commands are given: games, options, files, names."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

from spinney import game as find_game
from spinney.core.catalogue import LANGUAGES, Catalogue, first_spoken
from spinney.core.game import AnyGame, Game
from spinney.core.message import Message, Unreadable
from spinney.core.options import Options
from spinney.games import GAMES


class GameType(click.ParamType[AnyGame]):
    """The key of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:
        if isinstance(value, Game):
            return value
        return find_game(value)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "[" + "|".join(GAMES) + "]"


game_argument = click.argument("game", type=GameType())
players_option = click.option("--players", type=int, help="Number of players; default: 2, or the fewest allowed.")
seed_option = click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Random seed."
)


def default_language() -> str:
    """The language of the terminal if it is supported, otherwise English."""
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return first_spoken([wish]) or "en"


class LanguageType(click.ParamType[str]):
    """A language tag in any common form: `pt-BR`, `pt_BR` and `pt` are the same."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        found = first_spoken([value])
        if found is None:
            self.fail(f"{value!r} is not one of {', '.join(LANGUAGES)}", param, ctx)
        return found

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "[" + "|".join(LANGUAGES) + "]"


language_option = click.option(
    "--language",
    type=LanguageType(),
    default=default_language,
    envvar="SPINNEY_LANGUAGE",
    help="Language of the output; default: SPINNEY_LANGUAGE, or the terminal's language.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
options_option = click.option(
    "-o",
    "--option",
    "pairs",
    multiple=True,
    metavar="NAME=VALUE",
    help="Option of the game, as in -o first=1; separate list items by commas; @FILE reads the value from a file.",
)


def default_players(game: AnyGame) -> int:
    """The number of players if none is given."""
    return 2 if 2 in game.players else game.players[0]


def read_options(game: AnyGame, players: int | None, pairs: tuple[str, ...]) -> Options:
    """The options of a game from `NAME=VALUE` pairs."""
    values: dict[str, Any] = {"players": default_players(game) if players is None else players}
    known = [field.name for field in msgspec.structs.fields(game.options) if field.name != "players"]
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Unreadable(f"option {pair!r} must have the form NAME=VALUE")
        if name not in known:
            raise Unreadable(f"{game.key} has no option {name!r}; choose from {', '.join(known)}")
        values[name] = read_value(value)
    options: Options = game.read_options(values)
    return options


def read_value(text: str) -> Any:
    """A number, true, false or null as in JSON; @FILE; a list if there is a comma; otherwise the text itself."""
    if text.startswith("@"):
        return read_text(text[1:])
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return split_names(text) if "," in text else text


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path} is not UTF-8 text") from None


def split_names(text: str) -> list[str]:
    """Names separated by commas, with or without spaces around them."""
    return [name.strip() for name in text.split(",")]


def read_names(text: str, most: int, whose: str) -> list[str]:
    """At most `most` names, none of them empty; an empty text means no names."""
    names = split_names(text) if text else []
    if "" in names:
        raise Unreadable(f"--names {text!r} has an empty name; write names like Ann,Bob")
    if len(names) > most:
        raise Unreadable(f"{len(names)} names for {most} {whose}")
    return names


def read_bots(text: str, players: int) -> list[str]:
    """One bot name per seat; a single name is used for all seats."""
    names = split_names(text)
    if len(names) == 1:
        names = names * players
    if len(names) != players:
        raise Unreadable(f"{len(names)} bots for {players} players; give one for all seats, or one per seat")
    return names


def bot_title(words: Catalogue, bot: str) -> str:
    """The display name of a bot: its level in words, or else the name it was requested by."""
    level = "level-" + bot
    return words.say(Message(level)) if words.knows(level) else bot


@contextmanager
def translated_errors(words: Catalogue) -> Iterator[None]:
    """Puts the messages of `Unreadable` errors into the words of this catalogue."""
    try:
        yield
    except Unreadable as error:
        if isinstance(error.why, Message):
            raise Unreadable(words.say(error.why)) from None
        raise


@contextmanager
def forfeits_as_errors(place: str = "") -> Iterator[None]:
    """Turns `Forfeit` into an error that ends the command, where no other player can win by it."""
    from spinney.bots.program_bot import Forfeit

    try:
        yield
    except Forfeit as forfeit:
        raise Unreadable(f"{place}{forfeit}") from None


def write_json(value: object) -> None:
    click.echo(msgspec.json.encode(value).decode())
