"""The bot that searches: what it may know, what it reports, when it stops."""

from __future__ import annotations

import pytest

from spinney.bots import make_bot
from spinney.bots.levels import search_parameters
from spinney.bots.search_bot import SLICE, SearchBot
from spinney.core.bot import Answer
from spinney.core.catalogue import catalogue
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from spinney.games.arboretum.state import PLAY
from tests.bots.positions import ask, middle, tables
from tests.contract.worlds import TABLES, position
from tests.games.arboretum.boards import table


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


def test_it_stops_when_told() -> None:
    """The flag is checked after every slice."""
    game, state, seat = middle(0)
    looks = iter([False, False, True])
    bot = SearchBot(game, search_parameters(game.search), stopped=lambda: next(looks))
    answer = ask(game, bot, state, seat)
    assert answer.belief is not None
    assert answer.belief.iterations == 3 * SLICE


def test_it_does_not_think_where_one_action_is_worth_a_thought() -> None:
    """The end of a turn of Renature: clouds could be spent, but there is no reason to."""
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
