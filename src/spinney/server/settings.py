"""What a host may set: limits and other settings, read from a mapping such as the environment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spinney.core.levels import LEVELS
from spinney.core.message import Unreadable

PREFIX = "SPINNEY_"
# Read elsewhere: by options of the command line, or before there is a server.
OTHER_NAMES = ("DATABASE", "FIGURES_FOLDER", "GAMES", "HOME", "INTERPRETED", "LANGUAGE", "OPEN", "PORT")
# So much of a name has to agree (1 is all of it) to be taken for a misspelling.
ALIKE = 0.75
SHOWN = 60

# The descriptions complete the sentence "SPINNEY_NAME must be ...". Bounds from above keep infinity out.
Count = Annotated[int, Meta(ge=0, le=1_000_000_000, description="a whole number from 0 to 1000000000")]
AtLeastOne = Annotated[int, Meta(ge=1, le=1_000_000_000, description="a whole number from 1 to 1000000000")]
Processes = Annotated[int, Meta(ge=0, le=1024, description="a whole number from 0 to 1024")]
Rate = Annotated[float, Meta(ge=0, le=1e9, description="a number from 0 to 1000000000")]
Interval = Annotated[float, Meta(ge=0.01, le=1e6, description="a number from 0.01 to 1000000")]
Switch = Annotated[bool, Meta(description="0 or 1")]
Level = Annotated[str, Meta(pattern=f"^(?:{'|'.join(LEVELS)})$", description=f"one of {', '.join(LEVELS)}")]
Adviser = Annotated[
    str,
    Meta(
        pattern=rf"^(?:{'|'.join(LEVELS)}|(?:search|learned):[1-9][0-9]{{0,5}})$",
        description=f"one of {', '.join(LEVELS)}, or a search like learned:400",
    ),
]
# As browsers write it: a scheme, a host, perhaps a port, and no path, or "null".
Origin = Annotated[str, Meta(pattern=r"^(?:[a-z][a-z0-9+.-]*://[^/\s,]+|null)$")]
Origins = Annotated[
    tuple[Origin, ...],
    Meta(description="addresses like https://games.example.org, with spaces between and no / at the end"),
]
Host = Annotated[str, Meta(pattern=r"^[a-z0-9-]+(?:\.[a-z0-9-]+)*$")]
Hosts = Annotated[
    tuple[Host, ...], Meta(description="host names like games.example.org, with spaces between and without ports")
]


class Limits(msgspec.Struct, frozen=True):
    """How much one visitor, or one connection, may ask for."""

    message_bytes: AtLeastOne = 16_384
    messages_per_second: Rate = 20.0
    messages_at_once: AtLeastOne = 60
    unfinished_tables: Count = 40
    new_tables_per_minute: Rate = 20.0
    sockets_per_visitor: Count = 30
    sockets: Count = 20_000
    unread_news: AtLeastOne = 64
    """A client that leaves this many messages unread is dropped."""
    text_length: AtLeastOne = 300
    """The longest written action that is looked at."""
    undos_in_place: Count = 40
    """How many actions may be taken back before the game must get further than ever before."""
    undos: Count = 400
    """How many actions may be taken back in a whole game."""


class Settings(msgspec.Struct, frozen=True):
    limits: Limits = msgspec.field(default_factory=Limits)
    grace: Rate = 60.0
    """After this many seconds of absence a seat may be given to a bot."""
    reveal_seconds: Interval = 90.0
    """How long the seats have to reveal their bytes for the shuffle."""
    stand_in: Level = "gardener"
    """The level that plays on for somebody who resigned."""
    adviser: Adviser = "learned:400"
    """The bot that gives hints: it judges as the strongest level does, and thinks shorter."""
    bot_workers: Processes = 0
    """How many bots think at once; 0 for one per core."""
    origins: Origins = ()
    """Further origins that may open sockets, beside the server's own."""
    hosts: Hosts = ()
    """The names under which browsers may reach the server, beside its numbers and names of the local network; empty
    for any name."""
    private_hooks: Switch = False
    """Whether web hooks may point into the host's own network."""
    fast_websocket: Switch = True
    """Whether fast_websocket.py handles the common cases of WebSockets, or uvicorn everything."""
    keep_days: Rate = 30.0
    """After this many days tables that never began, and visitors who never sat anywhere, are deleted; 0 for never."""
    poll: Interval = 2.0
    """How often other processes' work is looked for without a wake-up, in seconds."""


def variable(field: str) -> str:
    """The name of a setting in the environment."""
    return PREFIX + field.upper()


def defaults() -> dict[str, str]:
    """Every setting that there is, by its name in the environment, with its default as one would write it there."""
    return {variable(field.name): written(field.default) for kind in (Limits, Settings) for field in fields_of(kind)}


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings, with what the environment changes. An empty value changes nothing; a wrong one is `Unreadable`."""
    limits = Limits(**read_fields(Limits, environment))
    return Settings(limits=limits, **read_fields(Settings, environment))


def read_fields(kind: type[msgspec.Struct], environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields_of(kind):
        name = variable(field.name)
        text = environment.get(name, "").strip()
        if not text:
            continue
        value = text.split() if isinstance(field.default, tuple) else text
        try:
            found[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            raise Unreadable(f"{name} must be {wanted(field)}, not {shortened(text)!r}") from None
    return found


def fields_of(kind: type[msgspec.Struct]) -> list[msgspec.structs.FieldInfo]:
    """The settings of a struct, without the struct of limits inside it."""
    return [field for field in msgspec.structs.fields(kind) if field.type is not Limits]


def wanted(field: msgspec.structs.FieldInfo) -> str:
    meta: Meta = field.type.__metadata__[0]
    assert meta.description is not None, f"{field.name} does not say what may be written"
    return meta.description


def written(value: Any) -> str:
    """A value as it is written in the environment."""
    if isinstance(value, tuple):
        return " ".join(value)
    return f"{value:.15g}" if isinstance(value, (int, float)) else str(value)


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


def misspellings(names: Iterable[str]) -> list[str]:
    """A sentence for each variable that looks like a setting and is none.

    Only what looks like one: containers and clusters invent variables of their own for a service called "spinney".
    """
    known = [*defaults(), *(PREFIX + name for name in OTHER_NAMES)]
    ends = [name.removeprefix(PREFIX) for name in known]
    sentences = []
    for name in sorted(names):
        if name.startswith(PREFIX) and name not in known:
            meant = get_close_matches(name.removeprefix(PREFIX), ends, 1, ALIKE)
            sentences += [f"{name} is not a setting and is ignored; did you mean {PREFIX}{one}?" for one in meant]
    return sentences
