"""What must hold for every game, at every seat count."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.core.catalogue import catalogue
from spinney.core.message import Refused
from spinney.core.options import Options
from spinney.core.playout import play_out, play_out_listing
from spinney.core.record import quick_seed, read_record, write_record
from spinney.core.replay import Match, replay
from spinney.core.rng import QuickRng
from spinney.games import GAMES
from tests.contract.worlds import EVERY_ID, EVERY_TABLE, everyone, position, seeds, sent, start, told, walk
from tests.scale import scaled

depths = st.integers(0, 250)
tables = pytest.mark.parametrize(("key", "options"), EVERY_TABLE, ids=EVERY_ID)


@tables
@settings(max_examples=scaled(30))
@given(seed=seeds)
def test_it_ends_and_someone_acts_until_it_does(key: str, options: Options, seed: int) -> None:
    game = GAMES[key]
    for decisions, (state, seat, action) in enumerate(walk(game, options, seed)):
        assert decisions < 2000
        actors = game.rules.actors(state)
        assert actors == sorted(set(actors))
        if seat < 0:
            assert actors == []
            assert all(len(game.rules.legal(state, other)) == 0 for other in range(options.players))
            break
        assert game.rules.actor(state) == actors[0]
        legal = list(game.rules.legal(state, seat))
        assert action in legal
        assert len(set(legal)) == len(legal)
        assert max(legal) < game.rules.action_count(state)
        candidates = set(game.rules.candidates(state, seat))
        assert candidates
        assert candidates <= set(legal)


@tables
@settings(max_examples=scaled(30))
@given(seed=seeds)
def test_drawing_an_action_and_listing_them_give_the_same_games(key: str, options: Options, seed: int) -> None:
    game = GAMES[key]
    results = []
    for play in (play_out, play_out_listing):
        state, rng = start(game, options, seed)
        decisions = play(game.rules, state, rng)
        results.append((decisions, game.outcome(state), rng.word()))
    assert results[0] == results[1]


@tables
@settings(max_examples=scaled(30))
@given(seed=seeds, depth=depths)
def test_what_a_guess_looks_like_is_the_view_it_was_made_from(
    key: str, options: Options, seed: int, depth: int
) -> None:
    game = GAMES[key]
    state = position(game, options, seed, depth)
    for eyes in everyone(options):
        view = game.view(state, eyes)
        guess = game.guess(view, QuickRng(seed, 1))
        assert game.view(guess, eyes) == view
        # A guess is a position that can be played to the end.
        play_out(game.rules, guess, QuickRng(seed, 2))


@tables
@settings(max_examples=scaled(20))
@given(seed=seeds, depth=depths)
def test_nobody_is_sent_what_they_may_not_see(key: str, options: Options, seed: int, depth: int) -> None:
    """Deal again what a pair of eyes cannot see: no byte that it is sent changes."""
    game = GAMES[key]
    state = position(game, options, seed, depth)
    for eyes in everyone(options):
        before = sent(game, state, eyes)
        for again in range(3):
            other = state.copy()
            game.rules.deal_unseen(other, eyes, QuickRng(seed, again))
            assert sent(game, other, eyes) == before


@tables
@settings(max_examples=scaled(20))
@given(seed=seeds, depth=depths)
def test_nobody_is_told_what_they_may_not_see(key: str, options: Options, seed: int, depth: int) -> None:
    """Eyes that see the same before and after an action get the same events, byte for byte, whatever is hidden."""
    game = GAMES[key]
    moves = list(islice(((s.copy(), t, a) for s, t, a in walk(game, options, seed)), depth + 1))
    state, seat, action = moves[-1]
    if seat < 0:
        return
    for eyes in everyone(options):
        after = state.copy()
        story = game.act(after, seat, action)
        for again in range(3):
            hidden = state.copy()
            game.rules.deal_unseen(hidden, eyes, QuickRng(seed, again))
            if action not in list(game.rules.legal(hidden, seat)):
                continue  # in that world the action was not legal
            other_story = game.act(hidden, seat, action)
            if game.view(hidden, eyes) == game.view(after, eyes):
                assert told(other_story, eyes) == told(story, eyes)


@tables
@settings(max_examples=scaled(20))
@given(seed=seeds)
def test_written_actions_are_unique_and_read_back(key: str, options: Options, seed: int) -> None:
    game = GAMES[key]
    for state, seat, _ in walk(game, options, seed):
        for other in range(options.players):
            choices = game.choices(state, other)
            assert len(choices) == len(game.rules.legal(state, other))
            for text in list(choices)[:5]:
                assert game.find(state, other, text) == choices[text]
                assert text == " ".join(text.split()).lower()
        if seat < 0:
            break


@tables
@settings(max_examples=scaled(10))
@given(seed=seeds)
def test_a_record_replays_to_the_same_game(key: str, options: Options, seed: int) -> None:
    game = GAMES[key]
    match = Match.deal(game, options, quick_seed(seed))
    rng = QuickRng(seed, 1)
    while not match.over:
        seats = game.rules.actors(match.state)
        seat = seats[rng.below(len(seats))]
        story = match.apply(seat, game.rules.random_action(match.state, seat, rng))
        for event in story:
            for eyes in everyone(options):
                noticed = event.noticed_by(eyes)
                assert noticed is None or catalogue().say(noticed.words())
    record = match.record()
    again = replay(GAMES, read_record(write_record(record)))
    assert again.record() == record
    assert again.outcome == game.outcome(match.state)
    assert sum(type(event) in game.events for event in story) == len(story)
    for eyes in everyone(options):
        assert sent(game, again.state, eyes) == sent(game, match.state, eyes)


@tables
@settings(max_examples=scaled(20))
@given(seed=seeds)
def test_the_setup_carries_the_whole_truth(key: str, options: Options, seed: int) -> None:
    """A setup that is read back from its JSON plays like the original, move for move."""
    game = GAMES[key]
    if game.deals_from_seed:
        pytest.skip("its records hold no setup")
    state, _ = start(game, options, seed)
    written = msgspec.json.decode(msgspec.json.encode(game.write_setup(state)))
    copy = game.read_setup(options, written)
    assert game.write_setup(copy) == written
    rng, actions = QuickRng(seed, 4), QuickRng(seed, 4)
    while (seat := game.rules.actor(state)) >= 0:
        texts = sorted(game.choices(state, seat))
        assert sorted(game.choices(copy, seat)) == texts
        text = texts[rng.below(len(texts))]
        assert text == texts[actions.below(len(texts))]
        game.rules.apply(state, seat, game.find(state, seat, text))
        game.rules.apply(copy, seat, game.find(copy, seat, text))
    assert game.outcome(state) == game.outcome(copy)


@tables
@settings(max_examples=scaled(20))
@given(seed=seeds, depth=depths)
def test_copies_are_independent(key: str, options: Options, seed: int, depth: int) -> None:
    game = GAMES[key]
    state = position(game, options, seed, depth)
    before = [sent(game, state, eyes) for eyes in everyone(options)]
    copy = state.copy()
    game.rules.deal_unseen(copy, 0, QuickRng(seed))
    play_out(game.rules, copy, QuickRng(seed, 1))
    assert [sent(game, state, eyes) for eyes in everyone(options)] == before


@tables
@settings(max_examples=scaled(40))
@given(seed=seeds, depth=depths, text=st.text(max_size=30), seat=st.integers(0, 3))
def test_other_text_is_refused_in_words_and_changes_nothing(
    key: str, options: Options, seed: int, depth: int, text: str, seat: int
) -> None:
    game = GAMES[key]
    state = position(game, options, seed, depth)
    seat %= options.players
    # The likeliest mistake is an action that is legal elsewhere in the game.
    for wrong in [text, *game.choices(position(game, options, seed, depth // 2), seat)][:40]:
        if wrong in game.choices(state, seat):
            continue
        before = sent(game, state, seat)
        with pytest.raises(Refused) as refused:
            game.find(state, seat, wrong)
        assert catalogue().say(refused.value.message)
        assert sent(game, state, seat) == before


@tables
@settings(max_examples=scaled(15))
@given(seed=seeds, depth=depths)
def test_scores_can_be_asked_at_any_time(key: str, options: Options, seed: int, depth: int) -> None:
    game = GAMES[key]
    state = position(game, options, seed, depth)
    assert len(game.outcome(state).points) == options.players
    assert msgspec.json.encode(game.score_sheet(state))
    assert isinstance(game.rules.value(state, 0), float)
