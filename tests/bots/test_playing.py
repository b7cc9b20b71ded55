"""`play`: bots of every kind, the games of a seed, and answers that are not legal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from spinney.bots import make_bot
from spinney.bots.playing import BOT_SEED_MASK, SEED_LIMIT, IllegalAnswer, bot_rngs, play, play_bots
from spinney.core.bot import Answer, Bot
from spinney.core.message import Unreadable
from spinney.core.playout import play_out
from spinney.core.record import read_record, write_record
from spinney.core.replay import replay
from spinney.core.rng import QuickRng
from spinney.core.view import View
from spinney.games import OUR_GAMES

games = pytest.mark.parametrize("key", OUR_GAMES)
TREEHOUSE = OUR_GAMES["treehouse"]


class LastBot(Bot):
    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        return Answer(legal[-1])


def first(view: View[Any, Any], legal: list[int]) -> int:
    return legal[0]


def drop_all(view: View[Any, Any], legal: list[int]) -> int:
    """Empties its list of legal actions, which must be a copy."""
    action = legal[-1]
    legal.clear()
    return action


@games
def test_names_objects_and_functions_play_together(key: str) -> None:
    match = play(OUR_GAMES[key], ["random", LastBot(), first], seed=7, number=2, first=1)
    assert match.over
    assert (match.options.players, match.options.first) == (3, 1)
    record = read_record(write_record(match.record()))
    assert record.result == match.outcome
    assert replay(OUR_GAMES, record).moves == match.moves


@games
def test_a_bot_is_asked_with_what_its_seat_sees(key: str) -> None:
    game = OUR_GAMES[key]
    seats = set()

    def spy(view: View[Any, Any], legal: list[int]) -> int:
        assert game.view(game.assemble(view), view.seat) == view
        seats.add(view.seat)
        return legal[0]

    play(game, [first, spy], seed=3)
    assert seats == {1}


@games
def test_random_bots_play_what_a_playout_plays(key: str) -> None:
    game = OUR_GAMES[key]
    for number in (0, 3):
        rng = QuickRng(11, number)
        state = game.deal(game.options(players=3), rng)
        decisions = play_out(game.rules, state, rng)
        match = play(game, ["random"] * 3, seed=11, number=number)
        assert len(match.moves) == decisions
        assert match.outcome == game.outcome(state)


def test_bots_of_names_play_what_simulate_plays() -> None:
    options = TREEHOUSE.options(players=2)
    seated = [make_bot("greedy", TREEHOUSE), make_bot("random", TREEHOUSE)]
    match = play(TREEHOUSE, ["greedy", "random"], seed=4, number=1)
    assert match.moves == play_bots(TREEHOUSE, options, seated, 4, 1).moves
    assert match.moves != play(TREEHOUSE, ["greedy", "random"], seed=4, number=2).moves
    assert match.seed.seed == "4/1"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_for_up_to_four_keep_the_streams_of_their_bots(players: int) -> None:
    rngs = bot_rngs(5, 6, players)
    assert [rng.word() for rng in rngs] == [QuickRng(5 ^ BOT_SEED_MASK, 6 * 4 + seat).word() for seat in range(players)]


@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_every_seat_of_every_game_has_a_stream_of_its_own(players: int) -> None:
    words = [tuple(rng.word() for _ in range(3)) for n in range(20) for rng in bot_rngs(5, n, players)]
    assert len(set(words)) == 20 * players


class NumberBot(Bot):
    """Always gives the same answer."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        return Answer(self.answer)


@games
@pytest.mark.parametrize("answer", [-1, 10**6, 2**70, None, "end", 0.0, [0]], ids=repr)
def test_an_illegal_answer_names_bot_action_and_what_was_legal(key: str, answer: Any) -> None:
    game = OUR_GAMES[key]
    state = game.new(seed=7, players=2, first=0)
    offered = list(game.choices(state, 0))
    legal = ", ".join(offered)
    for bot, name in ((NumberBot(answer), "NumberBot"), (lambda view, legal: answer, "<lambda>")):
        with pytest.raises(IllegalAnswer) as error:
            play(game, [bot, "random"], seed=7, first=0)
        assert str(error.value) == f"{name} at seat 0 chose {answer!r}, which is not legal; legal: {legal}"
        assert (error.value.bot, error.value.seat, error.value.legal) == (name, 0, offered)


def test_an_action_of_another_moment_is_written_out() -> None:
    game = OUR_GAMES["arboretum"]
    bot = NumberBot(1)
    bot.name = "Ann's bot"
    with pytest.raises(ValueError, match=re.escape("Ann's bot at seat 1 chose 1 (draw pile 0), which is not legal;")):
        play(game, ["random", bot], seed=7, first=1)


def test_a_function_cannot_change_what_is_legal() -> None:
    assert play(TREEHOUSE, [drop_all, drop_all], seed=1).moves == play(TREEHOUSE, [LastBot()] * 2, seed=1).moves


@pytest.mark.parametrize(
    ("bots", "more", "sentence"),
    [
        (["random", "genius"], {}, "unknown bot 'genius'; choose from random, greedy, seedling"),
        ("random", {}, "bots must be a list with one bot per seat, not 'random'"),
        (["random", 3], {}, "a bot must be a name, a Bot or a function of a view and the legal actions, not 3"),
        (["random"] * 3, {"players": 2}, "3 bots for 2 players; there must be one bot per seat"),
        ([], {}, "options: this game is for 2 to 4 players, not 0"),
        (["random"] * 5, {}, "options: this game is for 2 to 4 players, not 5"),
        (["random"] * 2, {"colour": 1}, "options: there is no field “colour”"),
        (["random"] * 2, {"seed": -1}, "seed must be at least 0 and below 9223372036854775808, not -1"),
        (["random"] * 2, {"number": 2**61}, "number must be at least 0 and below 2305843009213693952, not 2305"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(bots: Any, more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        play(TREEHOUSE, bots, **({"seed": 0} | more))
    assert str(refused.value).startswith(sentence)


def test_the_last_number_of_a_seed_can_be_played() -> None:
    last = SEED_LIMIT // 4 - 1
    assert play(TREEHOUSE, [first, "random"], seed=SEED_LIMIT - 1, number=last).over
