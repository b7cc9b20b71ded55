"""Everything about a game that is not in the compiled rules, in one place.

A game's `__init__.py` makes one `Game`; `spinney.games.GAMES` lists them. Server, bots, command line and adapters know
a game only through this. Fields with defaults may be left out; most defaults are in `core/plain.py`.
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
from spinney.core.weights import Learned

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
    """The numbers of players that the game allows."""
    minutes: int
    """About how long a game between people takes."""
    rules: Rules
    """The compiled rules."""
    options: type[Opt]
    events: tuple[type[Event], ...]
    """Every kind of event that it has."""

    views: tuple[type[Pub], type[Pri]]
    """The types of the next two, to read a view from JSON."""
    public_view: Callable[[S], Pub]
    """What everybody sees."""
    private_view: Callable[[S, int], Pri]
    """What a seat knows beyond that."""
    assemble: Callable[[View[Pub, Pri]], S]
    """Some full state that fits this view; `guess` then deals the hidden part at random."""
    aids: Callable[[View[Pub, Pri]], Struct] = plain.aids
    """Help for the player, computed from the view alone."""
    why_not: Callable[[View[Pub, Pri], str], Message] = plain.why_not
    """Why this text is not among the offered actions, judged from the view alone."""

    preview: Callable[[View[Pub, Pri], str], Struct | None] = plain.preview
    """What an offered action would bring, judged from the view alone; None if there is nothing to show."""

    texts: Callable[[S], Texts]
    """The written form of every action, by its number."""
    picture: Callable[[View[Pub, Pri], Say], str] = plain.picture
    """The table as a text picture; the second argument puts its messages into words."""
    opening: Callable[[S, int | None], list[Message]] = plain.opening
    """What was dealt to whom at the start, as one seat or a spectator (-1) sees it, or with all cards open (None)."""
    score_sheet: Callable[[S], Struct] = plain.score_sheet
    """Every point and its reason if the game were scored now. It shows all hands: for finished games and research."""
    sheet_lines: Callable[[Any], list[Message]] = plain.sheet_lines
    """The score sheet line by line, ending with every seat's total."""

    write_setup: Callable[[S], dict[str, Any]] = plain.write_setup
    """The full deal of a state at its start, as plain JSON values."""
    read_setup: Callable[[Opt, dict[str, Any]], S] = plain.read_setup
    """The start that `write_setup` wrote; `Unreadable` if it cannot have been dealt."""
    score_file: ScoreFile = plain.score_file
    """Score a physical table, given the text of a file and its format, `json` or `text`; `Unreadable` if it is
    impossible. A text may use the words of a language."""
    box: Callable[[], Struct] | None = None
    """What the page that scores a physical table must know of the material; None if there is no such page."""

    encoder: Encoder = field(default_factory=plain.NoEncoder)
    """What a seat sees as numbers, and its actions as choices, for learners; compiled."""

    search: SearchSettings = field(default_factory=SearchSettings)
    levels: Mapping[str, Strength] = field(default_factory=lambda: DEFAULT_LEVELS)
    """The strength of each of `core.levels.LEVELS` ..."""
    levels_at: Mapping[int, Mapping[str, Strength]] = field(default_factory=dict)
    """... and, by number of players, of those that are something else there."""
    learned: Learned | None = None
    """What learned values are made of here; None if it has none."""
    ruling_letter: str = ""
    """The letter of the rulings in the game's README.md: A for A1 ..."""
    ruling_count: int = 0
    """... and how many there are."""

    restate: Callable[[Opt, int], Opt] = lambda options, rules_version: options
    """Options chosen under an earlier version of the rules, as the current version writes them. Every change between
    versions is expressed as an option, so games of all versions from 1 on load, continue and replay."""
    reasons: Callable[[View[Pub, Pri], int], tuple[Message, ...]] = lambda view, action: ()
    """The reasons for an action, judged from this view, the most important first."""

    messages: Traversable | None = None
    """The messages of a game from another distribution: a folder with `<language>/*.ftl`, at least in English."""
    handbook: Traversable | None = None
    """Its handbook: a folder with `<language>.md`, for the page "How to play"."""

    @property
    def deals_from_seed(self) -> bool:
        """Whether its records hold no setup, so that the deal follows from the seed alone."""
        return self.read_setup is plain.read_setup

    @property
    def is_encoded(self) -> bool:
        """Whether it has an encoding for learners."""
        return not isinstance(self.encoder, plain.NoEncoder)

    def strength(self, level: str, players: int) -> Strength:
        """How strong a level is at a table of this many."""
        return self.levels_at.get(players, {}).get(level) or self.levels[level]

    def weights_of_level(self, level: str, state: S) -> str:
        """The hash of the weights by which a level judges positions like this one; empty if it has no learned value."""
        if self.learned is None or level not in self.levels:
            return ""
        if not self.strength(level, int(state.seats)).learned:
            return ""
        return self.learned.hash_for(state)

    def new(self, *, seed: int, number: int = 0, **options: Any) -> S:
        """A new game with these options: always the same one for a seed and a number."""
        return self.deal(self.read_options(options), QuickRng(seed, number))

    def deal(self, options: Opt, rng: Rng, rules_version: int | None = None) -> S:
        """A new game, under the current rules or an earlier version; `Unreadable` if the options cannot be played."""
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
        """Read and check options. `Unreadable` says why they cannot be played, in the message `refusal`: records,
        tables and commands each have their own."""
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
        """The table as a text picture, for terminals, tests and documents; in English unless a catalogue is given."""
        chosen = words or catalogue()
        return self.picture(view, lambda message: chosen.say(message, names))

    def guess(self, view: View[Pub, Pri], rng: QuickRng) -> S:
        """A random full state that fits this view, all equally likely: `view(guess(v), v.seat) == v`."""
        state = self.assemble(view)
        self.rules.deal_unseen(state, view.seat, rng)
        return state

    def encode(self, view: View[Pub, Pri]) -> bytes:
        """A view as a row of numbers from 0 to 255, for learners; docs/adapters.md says what they mean."""
        if view.seat == SPECTATOR:
            raise ValueError("only the view of a seat can be encoded, not that of a spectator")
        # Any state that fits the view will do: the encoder reads only what the view holds.
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
        """Change the state by a legal action. `act` also returns what happened."""
        self.rules.apply(state, seat, action)

    def choices(self, state: S, seat: int) -> dict[str, int]:
        """The legal actions of a seat by their written form."""
        legal = self.rules.legal(state, seat)
        if not legal:
            return {}
        texts = self.texts(state)
        return {texts[action]: action for action in legal}

    def write(self, state: S, action: int) -> str:
        """The written form of one action."""
        return self.texts(state)[action]

    def find(self, state: S, seat: int, text: str) -> int:
        """The legal action with this written form, or `Refused` with the reason. The only way in for text."""
        action = self.choices(state, seat).get(text)
        if action is None:
            raise Refused(self.why_not(self.view(state, seat), text))
        return action

    def act(self, state: S, seat: int, action: int, resigned: Sequence[int] = ()) -> list[Event]:
        """Apply a legal action and return what happened, including the end of the game."""
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
"""Any game, for code that knows no particular one."""
