"""Everything about a game that is not in the compiled rules, in one place.

A game's `__init__.py` makes one `Game`; `spinney.games.GAMES` lists them. Server, bots, command line
and adapters know a game only through this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from spinney.core.catalogue import Catalogue, catalogue
from spinney.core.chance import Chance, QuickChance
from spinney.core.encoding import Encoder, row_of
from spinney.core.event import Event, GameEnded
from spinney.core.form import misfit
from spinney.core.message import Message, Refused, Say, Unreadable
from spinney.core.options import Options
from spinney.core.outcome import Outcome, rank
from spinney.core.rules import Rules, State
from spinney.core.score import ScoreFile
from spinney.core.texts import Texts
from spinney.core.view import SPECTATOR, View

S = TypeVar("S", bound=State)
Opt = TypeVar("Opt", bound=Options)
Pub = TypeVar("Pub", bound=Struct)
Pri = TypeVar("Pri", bound=Struct)


@dataclass(frozen=True)
class Game(Generic[S, Opt, Pub, Pri]):
    key: str
    """The game's name in commands, records and addresses: `arboretum`."""
    rules_version: int
    """Counts up whenever a recorded game could replay differently."""
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
    aids: Callable[[View[Pub, Pri]], Struct]
    """What helps a player see, computed from the view alone."""
    why_not: Callable[[View[Pub, Pri], str], Message]
    """Why this text is not among the offered actions, from the view alone."""

    texts: Callable[[S], Texts]
    """The one written form of every action, by its number."""
    picture: Callable[[View[Pub, Pri], Say], str]
    """The table as a picture in text, its words said by whoever knows the language and the names."""
    opening: Callable[[S, int | None], list[Message]]
    """What is dealt at the start, and to whom, for one seat, a spectator (-1) or with all cards open (None)."""
    score_sheet: Callable[[S], Struct]
    """Every point and its reason if the game were scored now. It knows all hands: for finished games and research."""
    sheet_lines: Callable[[Any], list[Message]]
    """The score sheet in words, line by line, up to every seat's total."""

    write_setup: Callable[[S], dict[str, Any]]
    """The dealt setup of a state at its start, in full, as plain JSON values."""
    read_setup: Callable[[Opt, dict[str, Any]], S]
    """The start that `write_setup` described; `Unreadable` if it cannot have been dealt."""
    score_file: ScoreFile
    """Score a real table: the text of a file and its form, `json` or `text`; `Unreadable` if it is impossible.
    A text may be written in the words of a language."""

    encoder: Encoder
    """What a seat sees as numbers, and its actions as choices, compiled; for learners."""

    restate: Callable[[Opt, int], Opt] = lambda options, rules_version: options
    """Options chosen under an earlier version of the rules, as the present one would write them: whatever a version
    changed is said in them, so that games of all versions from 1 on load, go on and replay."""
    reasons: Callable[[View[Pub, Pri], int], tuple[Message, ...]] = lambda view, action: ()
    """What speaks for an action, in the eyes of this view; the weightiest first, empty if there is nothing to say."""

    def new(self, options: Opt, chance: Chance, rules_version: int | None = None) -> S:
        """A new game, or one as an earlier version dealt it; `Unreadable` if the options cannot be played."""
        options.check()
        return self.rules.setup(self.restate(options, rules_version or self.rules_version), chance)  # type: ignore[return-value]

    def read_options(self, written: Mapping[str, Any]) -> Opt:
        """The options in these words, checked; `Unreadable` says what is wrong with them."""
        try:
            options = msgspec.convert(written, self.options)
        except msgspec.ValidationError as error:
            raise Unreadable(Message("options-form", {"why": misfit(error)})) from None
        options.check()
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

    def guess(self, view: View[Pub, Pri], chance: QuickChance) -> S:
        """Some full state that looks like this view, each as likely as the others: `view(guess(v), v.seat) == v`."""
        state = self.assemble(view)
        self.rules.deal_unseen(state, view.seat, chance)
        return state

    def encode(self, view: View[Pub, Pri]) -> bytes:
        """What a view holds as a row of numbers from 0 to 255, for learners; docs/adapters.md says which is what."""
        if view.seat == SPECTATOR:
            raise ValueError("a row shows the table from a seat; a spectator has none")
        # Any state that looks like the view will do: the encoder reads nothing that the view does not hold.
        state = self.assemble(view)
        return bytes(row_of(self.encoder, state, view.seat, self.encoder.row_size(state)))

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
