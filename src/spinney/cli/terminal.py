"""`spinney terminal`: people and bots at one terminal."""

from __future__ import annotations

import os
import secrets
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from spinney.bots import make_bot
from spinney.bots.playing import turns, weights_of
from spinney.bots.program_bot import Forfeit
from spinney.cli.inputs import (
    GameType,
    bot_title,
    forfeits_as_errors,
    language_option,
    options_option,
    players_option,
    read_names,
    read_options,
    translated_errors,
)
from spinney.core.bot import Answer, Bot
from spinney.core.catalogue import Catalogue, catalogue
from spinney.core.event import Event, GameEnded
from spinney.core.game import AnyGame
from spinney.core.message import Message, Refused, Unreadable, player
from spinney.core.names import names_at
from spinney.core.record import SeatNote, sealed_seed, write_record
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.core.view import View
from spinney.games import GAMES

FEW_CHOICES = 12

# What can be typed besides actions, and the message that explains it.
HELP = {
    "?": "terminal-help-list",
    "board": "terminal-help-board",
    "hint": "terminal-help-hint",
    "save FILE": "terminal-help-save",
    "quit": "terminal-help-quit",
    "": "terminal-help-other",
}


@click.command(short_help="Play at this terminal, against bots or each other.")
@click.argument("game", type=GameType(), required=False)
@players_option
@click.option(
    "--people",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="Number of people; bots take the other seats.",
)
@click.option(
    "--bot",
    default="greedy",
    show_default=True,
    help="The bot for the other seats: a level, search:500, cmd:./mybot ...",
)
@click.option("--names", default="", help="Names of the people in order: Ann,Bob.")
@click.option(
    "--record", "path", type=click.Path(path_type=Path, dir_okay=False), help="Write the record to this file."
)
@language_option
@options_option
def command(
    game: AnyGame | None,
    players: int | None,
    people: int,
    bot: str,
    names: str,
    path: Path | None,
    language: str,
    pairs: tuple[str, ...],
) -> None:
    """Play GAME at this terminal, people and bots in turn; the screen is cleared between two people."""
    if not sys.stdin.isatty():
        click.echo("spinney terminal needs a terminal on standard input; see spinney terminal --help")
        return
    if path is not None:
        require_free_path(path)
    console = Console(highlight=False)
    words = catalogue(language)
    game = game or ask_game(console, words)
    with translated_errors(words):
        options = read_options(game, players, pairs)
    if people > options.players:
        raise Unreadable(f"there are {people} people for {options.players} seats")
    match = Match.deal(game, options, sealed_seed())
    seated = seat_names(words, names, people, options.players, bot)
    with forfeits_as_errors():
        TerminalGame(console, words, match, seated, people, make_bot(bot, game), bot, path).play()


def require_free_path(path: Path) -> None:
    """Raise `Unreadable` if the record cannot be written there: before the game, not after it."""
    if path.exists():
        raise Unreadable(f"{path} exists already; choose another file for the record")
    if not path.parent.is_dir():
        raise Unreadable(f"cannot write {path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise Unreadable(f"cannot write {path}: no permission to write to {path.parent}")


def ask_game(console: Console, words: Catalogue) -> AnyGame:
    if len(GAMES) == 1:
        return next(iter(GAMES.values()))
    while True:
        names = {key: words.say(Message("game-name-" + key)) for key in GAMES}
        question = words.say(Message("terminal-which-game", {"games": ", ".join(names.values())}))
        answer = console.input(question + " ").strip().casefold()
        found = [game for key, game in GAMES.items() if answer and is_meant(answer, key, names[key])]
        if len(found) == 1:
            return found[0]


def is_meant(answer: str, key: str, name: str) -> bool:
    """Whether a key, a name or a word of a name begins like this: `best` and `tree` mean Best Treehouse Ever."""
    return any(word.startswith(answer) for word in (key, name.casefold(), *name.casefold().split()))


def seat_names(words: Catalogue, names: str, people: int, players: int, bot: str) -> list[str]:
    given = read_names(names, people, "people")
    people_names = given + [
        words.say(Message("terminal-person", {"number": seat + 1})) for seat in range(len(given), people)
    ]
    bots = [SeatNote(bot=bot)] * (players - people)
    return names_at(words, [SeatNote(name=name) for name in people_names] + bots)


class LeftTable(Exception):
    """A person left the table."""


class Person(Bot):
    """A person at the keyboard, asked like any bot."""

    def __init__(self, terminal: TerminalGame) -> None:
        self.terminal = terminal

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        return Answer(self.terminal.ask_action(view.seat))


class TerminalGame:
    """One game at one terminal."""

    def __init__(
        self,
        console: Console,
        words: Catalogue,
        match: Match,
        names: list[str],
        people: int,
        bot: Bot,
        bot_name: str,
        path: Path | None,
    ) -> None:
        self.console = console
        self.words = words
        self.match = match
        self.game = match.game
        self.names = names
        self.people = people
        self.bot = bot
        self.bot_name = bot_name
        self.path = path
        self.rng = QuickRng(secrets.randbits(63))
        self.log: list[Event] = []
        self.news_shown: dict[int, int] = {}
        self.last_person = -1

    def play(self) -> None:
        """Play to the end, or until somebody leaves; in any case the record so far is kept."""
        try:
            self.play_turns()
        finally:
            self.save_if_wanted()

    def play_turns(self) -> None:
        person = Person(self)
        seats = [person if seat < self.people else self.bot for seat in range(len(self.names))]
        try:
            for story in turns(self.match, seats, [self.rng] * len(seats)):
                self.log += story
                self.show_action(self.match.moves[-1].seat)
        except LeftTable:
            return
        eyes = self.last_person if self.people == 1 else -1
        self.show_news(eyes)
        self.draw(eyes)
        for line in self.game.sheet_lines(self.match.sheet()):
            self.print_message(line)
        self.print_message(self.game.ending(self.match.state, self.match.resigned).words(), "bold")

    def show_action(self, seat: int) -> None:
        """Show people the result of their action, and the table if they act again."""
        if seat < self.people:
            self.show_news(seat)
            if self.game.actor(self.match.state) == seat:
                self.draw(seat)

    def ask_action(self, seat: int) -> int:
        """Ask until this person has chosen an action; raises `LeftTable` if they leave."""
        if seat != self.last_person and self.people > 1:
            self.hand_over(seat)
        if seat != self.last_person or seat not in self.news_shown:
            self.show_news(seat)
            self.draw(seat)
        else:
            self.show_news(seat)
        self.last_person = seat
        choices = dict(sorted(self.game.choices(self.match.state, seat).items()))
        self.offer(choices)
        while True:
            text = self.ask(seat, choices)
            if text in ("quit", "exit"):
                raise LeftTable
            if not self.run_command(seat, text, choices):
                try:
                    return self.game.find(self.match.state, seat, text)
                except Refused as refused:
                    self.print_message(refused.message, "yellow")

    def run_command(self, seat: int, text: str, choices: dict[str, int]) -> bool:
        """Run this if it is a command of the terminal; returns False if it is not one, and so may be an action."""
        word, _, rest = text.partition(" ")
        if text == "":
            self.offer(choices)
        elif text == "help":
            self.help()
        elif text == "?":
            self.list_all(choices)
        elif text == "board":
            self.draw(seat)
        elif text == "hint":
            self.hint(seat, choices)
        elif word == "save":
            self.save(Path(rest.strip()) if rest.strip() else None)
        else:
            return False
        return True

    def hint(self, seat: int, choices: dict[str, int]) -> None:
        try:
            answer = self.bot.choose(self.game.view(self.match.state, seat), list(choices.values()), self.rng)
        except Forfeit as forfeit:
            self.console.print(escape(str(forfeit)), style="yellow")
            return
        action = self.game.write(self.match.state, answer.action)
        self.print_message(
            Message("terminal-hint", {"bot": bot_title(self.words, self.bot_name), "action": action}), "bold"
        )

    def ask(self, seat: int, choices: dict[str, int]) -> str:
        complete_with(list(choices))
        return " ".join(self.console.input(f"[bold green]{escape(self.names[seat])}[/]> ").split())

    def show_news(self, seat: int) -> None:
        """Show what this seat has not seen yet, except who wins: that comes after the score sheet."""
        if seat not in self.news_shown:
            for line in self.game.opening(self.match.start, seat):
                self.print_message(line, "cyan", indent="  ")
        for event in self.log[self.news_shown.get(seat, 0) :]:
            noticed = event.noticed_by(seat)
            if noticed is not None and not isinstance(noticed, GameEnded):
                self.print_message(noticed.words(), "cyan", indent="  ")
        self.news_shown[seat] = len(self.log)

    def print_message(self, message: Message, style: str = "", indent: str = "") -> None:
        self.console.print(indent + escape(self.words.say(message, self.names)), style=style)

    def help(self) -> None:
        for typed, key in HELP.items():
            self.console.print(f"[bold]{escape(typed):<12}[/]{escape(self.words.say(Message(key)))}")

    def draw(self, seat: int) -> None:
        self.console.print()
        picture = self.game.sketch(self.game.view(self.match.state, seat), self.words, self.names)
        self.console.print(escape(picture), soft_wrap=True)
        self.console.print()

    def offer(self, choices: dict[str, int]) -> None:
        """Print the choices or, if there are many, how they begin."""
        if len(choices) <= FEW_CHOICES:
            self.print_message(Message("terminal-choices", {"choices": ", ".join(choices)}))
            return
        self.print_message(Message("terminal-beginnings", {"choices": ", ".join(beginnings(choices))}))

    def list_all(self, choices: dict[str, int]) -> None:
        for start, texts in groupby(choices, key=lambda text: text.rpartition(" ")[0]):
            if start:
                ends = "  ".join(text.rpartition(" ")[2] for text in texts)
                self.console.print(f"  [bold]{escape(start)}[/] " + escape(ends))
            else:
                for text in texts:
                    self.console.print(f"  [bold]{escape(text)}[/]")

    def hand_over(self, seat: int) -> None:
        """Clear the screen between two people."""
        self.console.clear()
        turn = Message("terminal-pass-on", {"player": player(seat)})
        self.console.input(escape(self.words.say(turn, self.names)) + " ")
        self.console.clear()

    def save_if_wanted(self) -> None:
        if self.path is not None:
            self.save(self.path)

    def save(self, path: Path | None) -> None:
        if path is None:
            self.print_message(Message("terminal-save-where"), "yellow")
            return
        if path.exists() and path != self.path:
            self.print_message(Message("terminal-save-exists", {"path": str(path)}), "yellow")
            return
        notes = [
            SeatNote(name=name) if seat < self.people else SeatNote(name=name, bot=self.bot_name)
            for seat, name in enumerate(self.names)
        ]
        bots = {self.bot_name: self.bot} if self.people < len(self.names) else {}
        weights = weights_of(bots, self.match.state)
        try:
            path.write_text(write_record(self.match.record(notes, weights)), "utf-8")
        except OSError as error:
            self.print_message(
                Message("terminal-save-failed", {"path": str(path), "error": str(error.strerror)}), "yellow"
            )
            return
        self.print_message(Message("terminal-saved", {"path": str(path)}))


def beginnings(choices: Iterable[str]) -> list[str]:
    """How the choices begin, and how many begin like that; single words are written in full.

    >>> beginnings(["leave", "plant own oak 3,4", "plant own oak 3,5"])
    ['leave', 'plant own oak ... (2)']
    """
    long = [text for text in choices if " " in text]
    starts = Counter(text.rpartition(" ")[0] for text in long)
    if len(starts) > FEW_CHOICES:
        starts = Counter(text.partition(" ")[0] for text in long)
    whole = [text for text in choices if " " not in text]
    return whole + [f"{start} ... ({count})" for start, count in starts.items()]


def complete_with(texts: Sequence[str]) -> None:
    """Complete the input with the Tab key, where the terminal supports it."""
    try:
        import readline
    except ImportError:
        return

    def complete(typed: str, number: int) -> str | None:
        matching = [text for text in texts if text.startswith(typed)]
        return matching[number] if number < len(matching) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
