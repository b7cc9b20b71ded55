"""Taking back costs little, however long the game is and however much was taken back before."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spinney.core.game import AnyGame, Game
from spinney.core.record import Move, quick_seed
from spinney.core.replay import MARK_EVERY, Match, replay
from spinney.core.rng import QuickRng
from spinney.games import GAMES

ARBORETUM = GAMES["arboretum"]


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a text was looked up among the legal actions: by far the most of what a row costs."""
    done: Counter[str] = Counter()
    choices = Game.choices

    def counted(self: AnyGame, state: Any, seat: int) -> dict[str, int]:
        done["choices"] += 1
        return choices(self, state, seat)

    monkeypatch.setattr(Game, "choices", counted)
    return done


def advance(match: Match, rng: QuickRng, undo: int = 0) -> None:
    """A random action, taken back and played again that many times."""
    seat = match.game.rules.actor(match.state)
    text = match.game.write(match.state, match.game.rules.random_action(match.state, seat, rng))
    match.act(seat, text)
    for _ in range(undo):
        match.take(Move(seat, str(len(match.moves) - 1), "undo"))
        match.act(seat, text)


@pytest.mark.parametrize("game", list(GAMES))
def test_positions_and_stories_are_the_same_with_and_without_marks(game: str) -> None:
    """Actions are taken back one at a time and many at once, across marks, and everything is played again."""
    options = GAMES[game].options(players=2)
    match = Match.deal(GAMES[game], options, quick_seed(5))
    rng, stories = QuickRng(3), []
    for number in range(3 * MARK_EVERY):
        seat = match.game.rules.actor(match.state)
        text = match.game.write(match.state, match.game.rules.random_action(match.state, seat, rng))
        stories.append(match.act(seat, text))
        if number % 11 == 10:
            for _ in range(number % MARK_EVERY):
                last = match.played[-1]
                stories.append(match.take(Move(match.moves[last].seat, str(last), "undo")))
                plain = Match(match.game, options, match.start.copy(), match.seed)
                for row in match.played:
                    plain.act(match.moves[row].seat, match.moves[row].text)
                assert match.game.view(plain.state, 0) == match.game.view(match.state, 0)
        if match.over:
            break
    assert match.stories(0, len(match.moves)) == stories
    for first in range(0, len(stories), 5):
        assert match.stories(first, len(stories)) == stories[first:]
    assert match.game.view(replay(GAMES, match.record()).state, 1) == match.game.view(match.state, 1)


@pytest.mark.parametrize("depth", [0, 40])
def test_the_work_of_loading_grows_with_the_rows_alone(depth: int, work: Counter[str]) -> None:
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=2, first=0), quick_seed(8))
    rng = QuickRng(1)
    for _ in range(depth):
        advance(match, rng)
    advance(match, rng, undo=500)
    work.clear()
    again = match.at_start()
    for move in match.moves:
        again.take(move)
    # Once for each action, and never for one that is only replayed.
    assert work["choices"] == depth + 501


@pytest.mark.parametrize("depth", [0, 40])
def test_telling_again_looks_up_no_text(depth: int, work: Counter[str]) -> None:
    match = Match.deal(ARBORETUM, ARBORETUM.options(players=2, first=0), quick_seed(8))
    rng = QuickRng(1)
    for _ in range(depth):
        advance(match, rng)
    advance(match, rng, undo=500)
    work.clear()
    assert len(match.stories(0, len(match.moves))) == depth + 1001
    assert work["choices"] == 0
