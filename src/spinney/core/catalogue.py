"""Messages in words: one Fluent catalogue for the command line, the server and the browser.

`messages/<language>/*.ftl` holds the sentences. A message that a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from spinney.core.message import Message

LANGUAGES = ("en",)


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str = "en") -> None:
        # Fluent costs 60 ms to import: only what speaks pays for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in dict.fromkeys(("en", language)):
            for file in sorted(files("spinney").joinpath("messages", name).iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    self.bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message as a sentence; `names` are the players' names by seat."""
        seat = message.args.get("seat")
        if message.key == "player" and isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            args[name] = self.say(value, names) if isinstance(value, Message) else value
        if not self.bundle.has_message(message.key):
            raise LookupError(f"the catalogue has no message {message.key!r}")
        pattern = self.bundle.get_message(message.key).value
        assert pattern is not None, f"message {message.key!r} has no text"
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"message {message.key!r} with {sorted(args)}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str = "en") -> Catalogue:
    return Catalogue(language)
