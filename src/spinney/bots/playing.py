"""One game between bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import index
from typing import Any

from spinney.bots import make_bot
from spinney.core.bot import Answer, Bot
from spinney.core.event import Event
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable, quoted
from spinney.core.options import Options
from spinney.core.record import quick_seed
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.core.view import View

Choose = Callable[[View[Any, Any], list[int]], int]
"""A bot as a plain function: takes the view of its seat and the legal actions, and returns one of them."""

# Seeds and streams are whole numbers below this.
SEED_LIMIT = 2**63

# XORed with the seed, so that bots use other streams than deals do. Any number nobody uses as a seed will do.
BOT_SEED_MASK = 0x2545F4914F6CDD1D


class IllegalAnswer(ValueError):
    """A bot chose an action that is not legal. The text names the bot, its choice and the legal actions."""

    def __init__(self, bot: str, seat: int, chosen: str, legal: Sequence[str]) -> None:
        super().__init__(f"{bot} at seat {seat} chose {chosen}, which is not legal; legal: {', '.join(legal)}")
        self.bot = bot
        self.seat = seat
        self.legal = list(legal)


class FunctionBot(Bot):
    """A plain function as a bot. A function that needs randomness has its own."""

    def __init__(self, function: Choose) -> None:
        self.function = function
        self.name = getattr(function, "__name__", "") or type(function).__name__

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        return Answer(self.function(view, list(legal)))


def play(game: AnyGame, bots: Sequence[str | Bot | Choose], *, seed: int, number: int = 0, **options: Any) -> Match:
    """Play one game between these bots, one per seat, to its end; the finished match has the outcome and the record.

    bots     names that `make_bot` knows (a level, `random`, `greedy`, `search:500` ...), `Bot` objects, or plain
             functions that take a view and the legal actions and return one of them
    seed     together with the number determines the deal and the rng of every bot: bots that think in iterations play
             the same game again, and `spinney simulate` plays it too
    number   which of the games of this seed
    options  of the game, by name; the number of players is the number of bots

    Raises `Unreadable` if the bots or the options cannot be used, `IllegalAnswer` if a bot chooses an illegal action,
    and `Forfeit` if a program (`cmd:./mybot`) crashes, cheats or is too slow.
    """
    if isinstance(bots, str):
        raise Unreadable(f"bots must be a list with one bot per seat, not {quoted(repr(bots))}")
    players = options.setdefault("players", len(bots))
    if players != len(bots):
        raise Unreadable(f"{len(bots)} bots for {quoted(players)} players; there must be one bot per seat")
    chosen = game.read_options(options)
    for name, value, limit in (("seed", seed, SEED_LIMIT), ("number", number, game_limit(len(bots)))):
        if not 0 <= value < limit:
            raise Unreadable(f"{name} must be at least 0 and below {limit}, not {value}")
    seated = [seat_bot(game, bot) for bot in bots]
    if all(isinstance(bot, str) and bot == "random" for bot in bots):
        return play_random(game, chosen, seed, number)
    return play_bots(game, chosen, seated, seed, number)


def seat_bot(game: AnyGame, bot: str | Bot | Choose) -> Bot:
    if isinstance(bot, str):
        return make_bot(bot, game)
    if isinstance(bot, Bot):
        return bot
    if callable(bot):
        return FunctionBot(bot)
    raise Unreadable(
        f"a bot must be a name, a Bot or a function of a view and the legal actions, not {quoted(repr(bot))}"
    )


def play_bots(game: AnyGame, options: Options, bots: Sequence[Bot], seed: int, number: int) -> Match:
    """Game `number` of a seed, between bots that each have their own rng."""
    match = Match.deal(game, options, quick_seed(seed, number))
    for _ in turns(match, bots, bot_rngs(seed, number, options.players)):
        pass
    return match


def play_random(game: AnyGame, options: Options, seed: int, number: int) -> Match:
    """Game `number` of a seed, between bots that are all `random`: the same game that `core.playout.play_out` plays
    from one rng, with its moves kept. Random bots need no views, so none are built."""
    rng = QuickRng(seed, number)
    match = Match(game, options, game.deal(options, rng), quick_seed(seed, number))
    while (seat := game.actor(match.state)) >= 0:
        match.apply(seat, int(game.rules.random_action(match.state, seat, rng)))
    return match


def weights_of(bots: Mapping[str, Bot], state: State) -> dict[str, str]:
    """By name, the hash of the weights of every bot with a learned value: for the record of a game."""
    found = {name: bot.weights_hash(state) for name, bot in bots.items()}
    return {name: weights for name, weights in found.items() if weights}


def turns(match: Match, bots: Sequence[Bot], rngs: Sequence[QuickRng]) -> Iterator[list[Event]]:
    """Let the bots, one per seat, act until the game is over; yields the events of every action.

    If a bot raises, the match stays as it was when that bot was asked.
    """
    game = match.game
    while (seat := game.actor(match.state)) >= 0:
        legal = game.legal(match.state, seat)
        answer = bots[seat].choose(game.view(match.state, seat), legal, rngs[seat])
        yield match.apply(seat, require_legal(match, seat, bots[seat], legal, answer.action))


def require_legal(match: Match, seat: int, bot: Bot, legal: Sequence[int], answer: object) -> int:
    """The answer as a plain int; raises `IllegalAnswer` if it is not a legal action."""
    try:
        action = index(answer)  # type: ignore[arg-type]
    except TypeError:
        action = -1
    if action not in legal:
        chosen = describe_action(match, action) if action >= 0 else quoted(repr(answer))
        raise IllegalAnswer(name_of(bot), seat, chosen, [match.game.write(match.state, one) for one in legal])
    return action


def describe_action(match: Match, action: int) -> str:
    """An illegal action for an error message: its number and, if there is such an action, its text."""
    if action >= match.game.rules.action_count(match.state):
        return str(action)
    return f"{action} ({match.game.write(match.state, action)})"


def name_of(bot: Bot) -> str:
    """The name of this bot in error messages."""
    return bot.name or type(bot).__name__


def stream_stride(players: int) -> int:
    """The distance between the streams of one game's bots and the next game's, so that every seat has its own stream.

    At least 4: streams were numbered like that when no game had more than four seats, and the games of a seed must
    stay the same.
    """
    return max(4, players)


def game_limit(players: int) -> int:
    """The games of a seed are numbered from 0 up to, but not including, this."""
    return SEED_LIMIT // stream_stride(players)


def bot_rngs(seed: int, number: int, players: int) -> list[QuickRng]:
    """The rng of every bot in a game of a seed: one stream per seat, none of them used by a deal."""
    first = number * stream_stride(players)
    return [QuickRng(seed ^ BOT_SEED_MASK, first + seat) for seat in range(players)]
