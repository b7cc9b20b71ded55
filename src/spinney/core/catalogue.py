"""Turns messages into sentences: one Fluent catalogue for the command line, the server and the browser.

`messages/<language>/*.ftl` holds the sentences. A message that a language lacks is shown in English.
A noun that is passed as a message carries its other forms as attributes: beside `$plant` there is `$plant-gen`, its
attribute `gen`. So a language can decline nouns that others leave unchanged. docs/languages.md has more.

Games of other distributions have folders of their own (`add_words`). They are read after ours and may define only
their own messages: see `belongs_to`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from spinney.core.message import Message

# BCP 47 tags, so that plurals and number formats follow from the name alone.
LANGUAGES = ("en", "uk", "it", "pt-BR", "pt-PT", "ru")
# Of an argument of a message, in letters.
LONGEST_ARGUMENT = 600

# An entry of a Fluent file begins with a key at the start of a line; comments before it do not matter.
ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.M)

added: dict[str, Traversable] = {}
log = logging.getLogger("spinney.messages")


def add_words(game: str, folder: Traversable) -> None:
    """Add the messages of this game, in `folder/<language>/*.ftl`, to all catalogues."""
    added[game] = folder


def read_words(folder: Traversable, language: str) -> str:
    """The Fluent text of a folder in a language; empty if there is none."""
    inside = folder.joinpath(language)
    found = sorted(inside.iterdir(), key=lambda file: file.name) if inside.is_dir() else []
    return "\n".join(file.read_text("utf-8") for file in found if file.name.endswith(".ftl"))


def belongs_to(game: str, key: str) -> bool:
    """Whether a message belongs to this game.

    >>> [belongs_to("pond", key) for key in ("pond-threw", "game-name-pond", "option-pond-long", "refused-over")]
    [True, True, True, False]
    """
    return key.startswith((f"{game}-", f"option-{game}-")) or key in (f"game-name-{game}", f"game-about-{game}")


def first_spoken(wishes: Iterable[str]) -> str | None:
    """The first of these language tags that we support: `uk_UA.UTF-8`, `uk-UA` and `UK` all mean `uk`."""
    return next((language for wish in wishes if (language := spoken(wish)) is not None), None)


def spoken(wish: str) -> str | None:
    tag, *parts = wish.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    if tag == "pt":
        # Most requests for plain Portuguese come from Brazil; other countries write as Portugal does.
        return "pt-BR" if not parts or "br" in parts else "pt-PT"
    return tag if tag in LANGUAGES else None


class Catalogue:
    """The sentences of one language; `only` loads a single file of it, which is quicker."""

    def __init__(self, language: str = "en", only: str | None = None) -> None:
        # Importing Fluent takes 60 ms, so it is done only when sentences are needed.
        from fluent.runtime import FluentBundle, FluentResource

        if language not in LANGUAGES:
            raise LookupError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files("spinney").joinpath("messages", language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and only in (None, file.name):
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))
        self.only = only
        self.added: dict[str, str] = {}
        """The messages of games from other distributions in this language, as Fluent text."""
        self._load_added()

    def _load_added(self) -> None:
        """Load the messages of games that were added since: a catalogue may be used before all games are loaded."""
        from fluent.runtime import FluentResource

        for game, folder in added.items():
            if game not in self.added:
                self.added[game] = self._own_messages(game, read_words(folder, self.language))
                if self.only is None:
                    self.bundle.add_resource(FluentResource(self.added[game]))

    def _own_messages(self, game: str, text: str) -> str:
        """The messages in a game's text that belong to it; the others are logged and dropped."""
        kept = []
        for entry in ENTRY.split(text):
            key = entry.partition("=")[0].strip().removeprefix("-")
            if belongs_to(game, key) and not self.bundle.has_message(key):
                kept.append(entry)
            elif ENTRY.match(entry):
                log.warning("the game %s may not define the message %r in %s", game, key, self.language)
        return "".join(kept)

    def knows(self, key: str) -> bool:
        if not added.keys() <= self.added.keys():
            self._load_added()
        return bool(self.bundle.has_message(key))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message as a sentence; `names` are the players' names by seat."""
        return next(self.forms(message, names))[1]

    def forms(self, message: Message, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The text of a message under the name "", then its attributes under theirs."""
        seat = message.args.get("seat")
        if message.key == "player" and isinstance(seat, int):
            if 0 <= seat < len(names):
                yield "", names[seat]
                return
            message = Message("player", {"number": seat + 1})
        if not self.knows(message.key):
            if self.language == "en":
                raise LookupError(f"the catalogue has no message {message.key!r}")
            yield from catalogue("en").forms(message, names)
            return
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            if isinstance(value, Message):
                for form, said in self.forms(value, names):
                    args[f"{name}-{form}" if form else name] = shortened(said)
            else:
                args[name] = shortened(value)
        found = self.bundle.get_message(message.key)
        assert found.value is not None, f"message {message.key!r} has no text"
        for form, pattern in {"": found.value, **found.attributes}.items():
            text, errors = self.bundle.format_pattern(pattern, args)
            if errors:
                raise LookupError(f"message {message.key!r} with {sorted(args)}: {errors[0]}")
            yield form, str(text)


def shortened(value: Any) -> Any:
    """An argument of a message. Fluent refuses very long ones, and nobody reads them."""
    return value if not isinstance(value, str) or len(value) <= LONGEST_ARGUMENT else value[:LONGEST_ARGUMENT] + "…"


@cache
def catalogue(language: str = "en") -> Catalogue:
    return Catalogue(language)
