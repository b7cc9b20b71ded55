"""One game between bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
from spinney.core.view import View

Choose = Callable[[View[Any, Any], list[int]], int]
"""A bot as a plain function: what its seat sees and the legal actions go in, one of these actions comes out."""

# Seeds and streams are whole numbers below this.
SEED_LIMIT = 2**63

# Bots draw from other streams than deals do: any number will do that people do not use as a seed.
BOT_SEED_MASK = 0x2545F4914F6CDD1D


class IllegalAnswer(ValueError):
    """A bot chose what it may not do. The text says which bot, what it chose and what was legal."""

    def __init__(self, bot: str, seat: int, chosen: str, legal: Sequence[str]) -> None:
        super().__init__(f"{bot} at seat {seat} chose {chosen}, which is not legal; legal: {', '.join(legal)}")
        self.bot = bot
        self.seat = seat
        self.legal = list(legal)


class FunctionBot(Bot):
    """A plain function as a bot. It brings its own randomness if it needs any."""

    def __init__(self, function: Choose) -> None:
        self.function = function
        self.name = getattr(function, "__name__", "") or type(function).__name__

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        return Answer(self.function(view, list(legal)))


def play(game: AnyGame, bots: Sequence[str | Bot | Choose], *, seed: int, number: int = 0, **options: Any) -> Match:
    """Play one game between these bots, one for each seat, to its end; the finished match has outcome and record.

    bots     names as `make_bot` knows them (a level, `random`, `greedy`, `search:500` ...), `Bot` objects, or plain
             functions of a view and the legal actions that answer with one of these actions
    seed     with the number, gives the deal and the rng of every bot: the same game again for bots that think in
             iterations, and the game that `spinney simulate` plays between bots of these names
    number   which of the games of this seed
    options  of the game, by their names; the number of players is the number of bots

    `Unreadable` says what is wrong with the bots or the options, `IllegalAnswer` that a bot chose what it may not do,
    `Forfeit` that a program (`cmd:./mybot`) crashed, cheated or was too slow.
    """
    if isinstance(bots, str):
        raise Unreadable(f"bots are a list with one bot for each seat, not {quoted(repr(bots))}")
    players = options.setdefault("players", len(bots))
    if players != len(bots):
        raise Unreadable(f"{len(bots)} bots for {quoted(players)} players; there must be one for each seat")
    chosen = game.read_options(options)
    for name, value, limit in (("seed", seed, SEED_LIMIT), ("number", number, game_limit(len(bots)))):
        if not 0 <= value < limit:
            raise Unreadable(f"{name} must be from 0 to below {limit}, not {value}")
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
    raise Unreadable(f"a bot is a name, a Bot or a function of a view and the legal actions, not {quoted(repr(bot))}")


def play_bots(game: AnyGame, options: Options, bots: Sequence[Bot], seed: int, number: int) -> Match:
    """Game so-and-so of a seed between bots, each of which has an rng of its own."""
    match = Match.deal(game, options, quick_seed(seed, number))
    for _ in turns(match, bots, bot_rngs(seed, number, options.players)):
        pass
    return match


def play_random(game: AnyGame, options: Options, seed: int, number: int) -> Match:
    """Game so-and-so of a seed between bots that are all `random`: the very game that `core.playout.play_out` plays
    from one rng, with its moves kept. Nobody looks at a view, so none is built."""
    rng = QuickRng(seed, number)
    match = Match(game, options, game.deal(options, rng), quick_seed(seed, number))
    while (seat := game.actor(match.state)) >= 0:
        match.apply(seat, int(game.rules.random_action(match.state, seat, rng)))
    return match


def turns(match: Match, bots: Sequence[Bot], rngs: Sequence[QuickRng]) -> Iterator[list[Event]]:
    """Ask whoever must act, by seats, until the game is over; after every action, what happened.

    Whatever a bot raises comes out of here with the match as it was when that bot was asked.
    """
    game = match.game
    while (seat := game.actor(match.state)) >= 0:
        legal = game.legal(match.state, seat)
        answer = bots[seat].choose(game.view(match.state, seat), legal, rngs[seat])
        yield match.apply(seat, require_legal(match, seat, bots[seat], legal, answer.action))


def require_legal(match: Match, seat: int, bot: Bot, legal: Sequence[int], answer: object) -> int:
    """The answer as a plain number, if it is one of the legal actions."""
    try:
        action = index(answer)  # type: ignore[arg-type]
    except TypeError:
        action = -1
    if action not in legal:
        chosen = describe_action(match, action) if action >= 0 else quoted(repr(answer))
        raise IllegalAnswer(name_of(bot), seat, chosen, [match.game.write(match.state, one) for one in legal])
    return action


def describe_action(match: Match, action: int) -> str:
    """What an action that is not legal would be, if it is one at all."""
    if action >= match.game.rules.action_count(match.state):
        return str(action)
    return f"{action} ({match.game.write(match.state, action)})"


def name_of(bot: Bot) -> str:
    """What an error calls this bot."""
    return bot.name or type(bot).__name__


def stream_stride(players: int) -> int:
    """How far the streams of one game's bots are from those of the next, so that every seat has a stream of its own.

    At least 4, also for fewer seats: the games of a seed were numbered so when no game had more than four seats, and
    they must stay the same games.
    """
    return max(4, players)


def game_limit(players: int) -> int:
    """The games of a seed are numbered from 0 to below this."""
    return SEED_LIMIT // stream_stride(players)


def bot_rngs(seed: int, number: int, players: int) -> list[QuickRng]:
    """The rng of every bot in a game of a seed: a stream for each seat, apart from every deal."""
    first = number * stream_stride(players)
    return [QuickRng(seed ^ BOT_SEED_MASK, first + seat) for seat in range(players)]
