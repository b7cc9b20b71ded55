"""The search: what it may know, what it tells, when it stops."""

from __future__ import annotations

import pytest

from spinney.bots import make_bot
from spinney.bots.levels import MOST_NODES, level_name, make_level, search_parameters
from spinney.bots.search import Search, SearchParameters
from spinney.bots.search_bot import SLICE, SearchBot
from spinney.core.bot import Answer, Bot
from spinney.core.catalogue import catalogue
from spinney.core.game import AnyGame
from spinney.core.levels import LEVELS
from spinney.core.message import Message, Unreadable
from spinney.core.rng import QuickRng
from spinney.core.rules import State
from spinney.games import OUR_GAMES
from spinney.games.arboretum.state import PLAY
from tests.contract.worlds import TABLES, position
from tests.games.arboretum.boards import table
from tests.perft.positions import table_name

tables = pytest.mark.parametrize("number", range(len(TABLES)), ids=table_name)


def ask(game: AnyGame, bot: Bot, state: State, seat: int, seed: int = 1) -> Answer:
    return bot.choose(game.view(state, seat), list(game.rules.legal(state, seat)), QuickRng(seed))


def middle(number: int, decisions: int = 21) -> tuple[AnyGame, State, int]:
    """A position where somebody has something to think about."""
    key, options = TABLES[number]
    game = OUR_GAMES[key]
    while True:
        state = position(game, options, number, decisions)
        seat = game.rules.actor(state)
        if len(game.rules.candidates(state, seat)) > 1:
            return game, state, seat
        decisions += 1


@tables
def test_the_same_seed_and_iterations_give_the_same_answer(number: int) -> None:
    game, state, seat = middle(number)
    bot = make_bot("search:60", game)
    assert ask(game, bot, state, seat) == ask(game, bot, state, seat)


@tables
def test_the_answer_does_not_depend_on_what_is_hidden(number: int) -> None:
    game, state, seat = middle(number)
    bot = make_bot("search:60", game)
    answer = ask(game, bot, state, seat)
    for again in range(3):
        other = state.copy()
        game.rules.deal_unseen(other, seat, QuickRng(again, 9))
        legal = list(game.rules.legal(state, seat))
        assert bot.choose(game.view(other, seat), legal, QuickRng(1)) == answer


@tables
def test_what_it_believes_makes_sense(number: int) -> None:
    game, state, seat = middle(number)
    answer = ask(game, make_bot("search:120", game), state, seat)
    belief = answer.belief
    assert belief is not None
    assert belief.iterations == 120
    assert len(belief.chances) == len(belief.margins) == TABLES[number][1].players
    assert all(0 < chance < 1 for chance in belief.chances)
    assert belief.alternatives[0].action == answer.action
    assert [one.visits for one in belief.alternatives] == sorted(
        (one.visits for one in belief.alternatives), reverse=True
    )
    choices = game.choices(state, seat)
    for one in belief.alternatives:
        assert choices[one.text] == one.action
    if belief.line:
        assert belief.line[0] == (seat, belief.alternatives[0].text)
    for reason in answer.reasons:
        assert catalogue().say(reason)


def test_every_seat_chooses_by_itself_where_all_choose_at_once() -> None:
    """At a joint node both seats have statistics of their own, and every iteration books one action of each."""
    game = OUR_GAMES["treehouse"]
    state = game.deal(game.options(players=3), QuickRng(4))
    assert game.rules.actors(state) == [0, 1, 2]
    search = Search(game.rules, state, 1, search_parameters(game.search), QuickRng(1))
    search.think(90)
    for seat in range(3):
        assert sum(branch.visits for branch in search.root.branches.values() if branch.seat == seat) == 90
    assert search.root.children


def test_the_tree_stops_growing_at_its_bound() -> None:
    game = OUR_GAMES["arboretum"]
    state = game.deal(game.options(), QuickRng(4))
    search = Search(game.rules, state, game.rules.actor(state), SearchParameters(0.5, 4, 0.4, 1, 0, 30), QuickRng(1))
    search.think(200)
    assert search.nodes == 30
    assert search.iterations == 200


def test_it_stops_when_told() -> None:
    """The flag is looked at after every slice."""
    game, state, seat = middle(0)
    looks = iter([False, False, True])
    bot = SearchBot(game, search_parameters(game.search), stopped=lambda: next(looks))
    answer = ask(game, bot, state, seat)
    assert answer.belief is not None
    assert answer.belief.iterations == 3 * SLICE


def test_it_does_not_think_where_one_action_is_worth_a_thought() -> None:
    """The end of a turn of Renature: clouds could be spent, but nothing speaks for it."""
    game = OUR_GAMES["renature"]
    for seed in range(200):
        state = position(game, game.options(), seed, 8)
        seat = game.rules.actor(state)
        candidates = list(game.rules.candidates(state, seat))
        if len(candidates) == 1 < len(game.rules.legal(state, seat)):
            break
    else:
        pytest.fail("no such position was found")
    bot = SearchBot(game, search_parameters(game.search), stopped=lambda: pytest.fail("it thinks"))
    assert ask(game, bot, state, seat) == Answer(candidates[0], game.reasons(game.view(state, seat), candidates[0]))


def test_it_thinks_for_a_time() -> None:
    game, state, seat = middle(0)
    answer = ask(game, make_bot("search:0.01s", game), state, seat)
    assert answer.belief is not None
    assert answer.belief.iterations % SLICE == 0


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:-1", "search:xs", "search:1e9", "search:0s", "genius", "cmd:"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(Unreadable):
        make_bot(name, OUR_GAMES["arboretum"])


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_level_plays_every_game(key: str) -> None:
    game = OUR_GAMES[key]
    state = position(game, game.options(players=3), 5, 30)
    seat = game.rules.actor(state)
    for level in LEVELS[:-1]:
        answer = ask(game, make_level(level, game), state, seat)
        assert answer.action in list(game.rules.legal(state, seat))
    assert MOST_NODES <= 100_000


def test_levels_have_names_and_descriptions() -> None:
    for level in LEVELS:
        assert catalogue().say(level_name(level))
        assert catalogue().say(Message("level-about-" + level)).endswith(".")


def test_it_finds_the_obvious_play() -> None:
    """At the last play of the game only the 8, which ends a pure path of six for fifteen points, beats thirteen."""
    state = table(
        """
        seat 0
          hand O8 M2 M3 C2 C5 J1 J3 D1 D2
          pile O6 O7 M1 M4 M5 M6 M7 M8 C1 C3 C4 C6 C7 C8
          O1 O2 O3 O4 O5
        seat 1
          hand W6 J2 J4 J5 D3 D4 D5
          pile W8 J6 J7 J8 D6 D7 D8
          W1 W2 W3 W4 W5 W7
        """,
        phase=PLAY,
    )
    game = OUR_GAMES["arboretum"]
    answer = ask(game, make_bot("search:300", game), state, 0)
    assert game.write(state, answer.action).startswith("play oak8 ")
    assert any(reason.key == "arboretum-reason-lengthens" for reason in answer.reasons)
