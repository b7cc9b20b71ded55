"""Everything about a game that is not in the compiled rules, in one place.

A game's `__init__.py` makes one `Game`; `spinney.games.GAMES` lists them. Server, bots, command line
and adapters know a game only through this. What has a default may be left out: `core/plain.py` has what is used then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from spinney.core import plain
from spinney.core.catalogue import Catalogue, catalogue
from spinney.core.encoding import Encoder, row_of
from spinney.core.event import Event, GameEnded
from spinney.core.form import misfit
from spinney.core.levels import DEFAULT_LEVELS, SearchSettings, Strength
from spinney.core.message import Message, Refused, Say, Unreadable, quoted
from spinney.core.options import Options
from spinney.core.outcome import Outcome, rank
from spinney.core.rng import QuickRng, Rng
from spinney.core.rules import Rules, State
from spinney.core.score import ScoreFile
from spinney.core.texts import Texts
from spinney.core.view import SPECTATOR, View

S = TypeVar("S", bound=State)
Opt = TypeVar("Opt", bound=Options)
Pub = TypeVar("Pub", bound=Struct)
Pri = TypeVar("Pri", bound=Struct)


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, Opt, Pub, Pri]):
    key: str
    """The game's name in commands, records and addresses: `arboretum`."""
    rules_version: int = 1
    """Counts up whenever a recorded game could replay differently."""
    players: range
    """How many can play."""
    minutes: int
    """How long a game of people takes, about."""
    rules: Rules
    """The compiled rules."""
    options: type[Opt]
    events: tuple[type[Event], ...]
    """Every kind of event its stories are made of."""

    views: tuple[type[Pub], type[Pri]]
    """The forms of the next two, to read a view from JSON."""
    public_view: Callable[[S], Pub]
    """What everybody at the table sees."""
    private_view: Callable[[S, int], Pri]
    """What a seat knows beyond that."""
    assemble: Callable[[View[Pub, Pri]], S]
    """Some full state that looks like this view; `guess` then deals what cannot be seen from there."""
    aids: Callable[[View[Pub, Pri]], Struct] = plain.aids
    """What helps a player see, computed from the view alone."""
    why_not: Callable[[View[Pub, Pri], str], Message] = plain.why_not
    """Why this text is not among the offered actions, from the view alone."""

    texts: Callable[[S], Texts]
    """The one written form of every action, by its number."""
    picture: Callable[[View[Pub, Pri], Say], str] = plain.picture
    """The table as a picture in text, its words said by whoever knows the language and the names."""
    opening: Callable[[S, int | None], list[Message]] = plain.opening
    """What is dealt at the start, and to whom, for one seat, a spectator (-1) or with all cards open (None)."""
    score_sheet: Callable[[S], Struct] = plain.score_sheet
    """Every point and its reason if the game were scored now. It knows all hands: for finished games and research."""
    sheet_lines: Callable[[Any], list[Message]] = plain.sheet_lines
    """The score sheet in words, line by line, up to every seat's total."""

    write_setup: Callable[[S], dict[str, Any]] = plain.write_setup
    """The dealt setup of a state at its start, in full, as plain JSON values."""
    read_setup: Callable[[Opt, dict[str, Any]], S] = plain.read_setup
    """The start that `write_setup` described; `Unreadable` if it cannot have been dealt."""
    score_file: ScoreFile = plain.score_file
    """Score a real table: the text of a file and its form, `json` or `text`; `Unreadable` if it is impossible.
    A text may be written in the words of a language."""

    encoder: Encoder = field(default_factory=plain.NoEncoder)
    """What a seat sees as numbers, and its actions as choices, compiled; for learners."""

    search: SearchSettings = field(default_factory=SearchSettings)
    levels: Mapping[str, Strength] = field(default_factory=lambda: DEFAULT_LEVELS)
    """What each of `core.levels.LEVELS` knows, or how long it thinks."""
    ruling_letter: str = ""
    """What the numbers of the rulings in the game's README.md begin with: A for A1 ..."""
    ruling_count: int = 0
    """... and how many there are."""

    restate: Callable[[Opt, int], Opt] = lambda options, rules_version: options
    """Options chosen under an earlier version of the rules, as the present one would write them: whatever a version
    changed is said in them, so that games of all versions from 1 on load, go on and replay."""
    reasons: Callable[[View[Pub, Pri], int], tuple[Message, ...]] = lambda view, action: ()
    """What speaks for an action, in the eyes of this view; the weightiest first, empty if there is nothing to say."""

    messages: Traversable | None = None
    """The words of a game from another distribution: a folder with `<language>/*.ftl`, English at least."""
    handbook: Traversable | None = None
    """Its handbook: a folder with `<language>.md`, for the page "How to play"."""

    @property
    def deals_from_seed(self) -> bool:
        """Whether its records hold no setup, so that only their seed says what was dealt."""
        return self.read_setup is plain.read_setup

    @property
    def is_encoded(self) -> bool:
        """Whether learners can study it by numbers."""
        return not isinstance(self.encoder, plain.NoEncoder)

    def new(self, *, seed: int, number: int = 0, **options: Any) -> S:
        """A new game with these options by their names: always the same one for a seed and a number."""
        return self.deal(self.read_options(options), QuickRng(seed, number))

    def deal(self, options: Opt, rng: Rng, rules_version: int | None = None) -> S:
        """A new game, or one as an earlier version dealt it; `Unreadable` if the options cannot be played."""
        self.check(options)
        return self.rules.setup(self.restate(options, rules_version or self.rules_version), rng)  # type: ignore[return-value]

    def check(self, options: Opt) -> None:
        """Raise `Unreadable` with one sentence if these options cannot be played."""
        if options.players not in self.players:
            least, most = self.players[0], self.players[-1]
            key = "options-players" if least < most else "options-players-only"
            raise Unreadable(Message(key, {"least": least, "most": most, "players": quoted(options.players)}))
        options.check()

    def read_options(self, written: Mapping[str, Any], refusal: str = "options-form") -> Opt:
        """The options in these words, checked. `Unreadable` says why they cannot be played, in the message `refusal`:
        a record, a table and a command each say in their own words what was to be read."""
        try:
            options = msgspec.convert(written, self.options)
            self.check(options)
        except msgspec.ValidationError as error:
            raise Unreadable(Message(refusal, {"why": misfit(error)})) from None
        except Unreadable as error:
            raise Unreadable(Message(refusal, {"why": error.why})) from None
        return options

    @property
    def view_type(self) -> Any:
        """The type of this game's views, to read one from JSON."""
        public, private = self.views
        return View[public, private]  # type: ignore[valid-type]

    def view(self, state: S, seat: int) -> View[Pub, Pri]:
        """What this seat may know; -1 is a spectator."""
        return View(seat, self.public_view(state), None if seat == SPECTATOR else self.private_view(state, seat))

    def sketch(self, view: View[Pub, Pri], words: Catalogue | None = None, names: Sequence[str] = ()) -> str:
        """The table as a picture in text, for terminals, tests and documents; in English unless words are given."""
        speaker = words or catalogue()
        return self.picture(view, lambda message: speaker.say(message, names))

    def guess(self, view: View[Pub, Pri], rng: QuickRng) -> S:
        """Some full state that looks like this view, each as likely as the others: `view(guess(v), v.seat) == v`."""
        state = self.assemble(view)
        self.rules.deal_unseen(state, view.seat, rng)
        return state

    def encode(self, view: View[Pub, Pri]) -> bytes:
        """What a view holds as a row of numbers from 0 to 255, for learners; docs/adapters.md says which is what."""
        if view.seat == SPECTATOR:
            raise ValueError("a row shows the table from a seat; a spectator has none")
        # Any state that looks like the view will do: the encoder reads nothing that the view does not hold.
        state = self.assemble(view)
        return bytes(row_of(self.encoder, state, view.seat, self.encoder.row_size(state)))

    def actor(self, state: S) -> int:
        """The lowest seat that must choose now; -1 when the game is over."""
        return int(self.rules.actor(state))

    def actors(self, state: S) -> list[int]:
        """All seats that must choose now: several while everyone chooses in secret, none when the game is over."""
        return self.rules.actors(state)

    def legal(self, state: S, seat: int) -> list[int]:
        """The actions this seat may take now."""
        return [int(action) for action in self.rules.legal(state, seat)]

    def apply(self, state: S, seat: int, action: int) -> None:
        """Change the state by a legal action. `act` tells what happened, too."""
        self.rules.apply(state, seat, action)

    def choices(self, state: S, seat: int) -> dict[str, int]:
        """The legal actions of a seat by their written form."""
        texts = self.texts(state)
        return {texts[action]: action for action in self.rules.legal(state, seat)}

    def write(self, state: S, action: int) -> str:
        """The written form of one action."""
        return self.texts(state)[action]

    def find(self, state: S, seat: int, text: str) -> int:
        """The legal action that is written like this, or `Refused` with the reason. The only way in for text."""
        action = self.choices(state, seat).get(text)
        if action is None:
            raise Refused(self.why_not(self.view(state, seat), text))
        return action

    def act(self, state: S, seat: int, action: int, resigned: Sequence[int] = ()) -> list[Event]:
        """Apply a legal action; everything that happened, the end of the game included."""
        story: list[Event] = []
        self.rules.apply(state, seat, action, story)
        if self.rules.actor(state) < 0:
            story.append(self.ending(state, resigned))
        return story

    def ending(self, state: S, resigned: Sequence[int] = ()) -> GameEnded:
        return GameEnded(self.outcome(state, resigned), self.key, list(resigned))

    def outcome(self, state: S, resigned: Sequence[int] = ()) -> Outcome:
        """The result, or what it would be if the game were scored now."""
        return rank(list(self.rules.points(state)), list(self.rules.tiebreaks(state)), resigned)


AnyGame = Game[Any, Any, Any, Any]
"""Whichever it is: what knows no game by name works with this."""
