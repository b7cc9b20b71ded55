"""What `terminal` and `replay` tell of a game: the deal, whole turns, the score sheet, and who wins by what."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from spinney.bots import make_bot
from spinney.bots.playing import play_bots
from spinney.cli.terminal import TerminalGame, ask_game, beginnings
from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import LONGEST_QUOTE, Argument, Message, player
from spinney.core.outcome import rank
from spinney.core.record import SeatNote, quick_seed, write_record
from spinney.core.replay import Match
from spinney.core.rng import QuickRng
from spinney.games import OUR_GAMES
from spinney.games.renature.events import FinalCount
from spinney.games.treehouse.events import RoomDiscarded
from tests.cli.conftest import Say, refused
from tests.contract.worlds import everyone, walk

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


@cache
def finished(key: str, players: int = 2, number: int = 0) -> Match:
    """A game that was played to its end; nobody may change it."""
    game = OUR_GAMES[key]
    return play_bots(game, game.options(players=players), [make_bot("random", game)] * players, 2026, number)


def replayed(said: Say, tmp_path: Path, match: Match, *words: str) -> list[str]:
    path = tmp_path / "game.json"
    notes = [SeatNote(name=NAMES[seat]) for seat in range(match.options.players)]
    path.write_text(write_record(match.record(notes)), "utf-8")
    code, out, err = said("replay", path, "--language", "en", *words)
    assert (code, err) == (0, "")
    return out.splitlines()


def at_the_terminal(match: Match, language: str = "en") -> TerminalGame:
    """A table of bots, about to play this deal."""
    console = Console(file=io.StringIO(), highlight=False, width=1000)
    names = NAMES[: match.options.players]
    bot = make_bot("random", match.game)
    return TerminalGame(console, catalogue(language), match.at_start(), names, 0, bot, "random", None)


def shown(table: TerminalGame) -> str:
    assert isinstance(table.console.file, io.StringIO)
    return table.console.file.getvalue()


def sheet_in_words(match: Match) -> list[str]:
    names = NAMES[: match.options.players]
    return [catalogue().say(line, names) for line in match.game.sheet_lines(match.sheet())]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_replay_ends_with_the_score_sheet(key: str, said: Say, tmp_path: Path) -> None:
    match = finished(key)
    lines = [line[6:] for line in replayed(said, tmp_path, match)]
    sheet = sheet_in_words(match)
    assert len(sheet) > 5
    assert lines[-len(sheet) - 1 : -1] == sheet
    assert "wins" in lines[-1]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_terminal_ends_with_the_score_sheet_and_the_final_points(key: str) -> None:
    table = at_the_terminal(finished(key))
    table.play()
    lines = shown(table).splitlines()
    sheet = sheet_in_words(table.match)
    assert lines[-len(sheet) - 1 : -1] == sheet
    points = table.match.outcome.points
    for name, total in zip(NAMES, points, strict=False):
        # Arboretum has no score before the end, so its picture shows none.
        assert key == "arboretum" or any(line.startswith(f"{name}: {total} point") for line in lines[: -len(sheet) - 1])


@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_shared_victory_names_the_winners_and_a_tie_break_its_reason(key: str) -> None:
    def said(points: list[int], tiebreaks: list[int], resigned: tuple[int, ...] = ()) -> str:
        outcome = rank(points, tiebreaks, resigned)
        return catalogue().say(outcome.words(Message(key + "-tie-break"), resigned), NAMES)

    assert said([12, 12, 3], [4, 4, 9]) == "Ann and Bob share the victory with 12 points."
    assert said([12, 12, 12], [4, 4, 4]) == "Ann, Bob and Cleo share the victory with 12 points."
    reason = catalogue().say(Message(key + "-tie-break"))
    assert said([12, 12, 3], [4, 5, 9]) == f"Bob wins the tie at 12 points: {reason}."
    assert said([12, 13, 3], [4, 5, 9]) == "Bob wins with 13 points."
    assert said([12, 12, 3], [4, 5, 9], (1,)) == "Ann wins with 12 points.", "whoever resigned tied with nobody"


def test_the_log_says_why_a_tie_was_won() -> None:
    for number in range(400):
        match = Match.deal(OUR_GAMES["treehouse"], OUR_GAMES["treehouse"].options(players=3), quick_seed(number))
        rng = QuickRng(number, 1)
        story = []
        while not match.over:
            seat = match.game.rules.actor(match.state)
            story = match.apply(seat, match.game.rules.random_action(match.state, seat, rng))
        outcome = match.outcome
        if outcome.points.count(max(outcome.points)) > 1 and len(outcome.winners) == 1:
            assert "more rooms of one colour" in catalogue().say(story[-1].words(), NAMES)
            return
    raise AssertionError("no tie was broken")


@pytest.mark.parametrize("key", ["arboretum", "treehouse"])
def test_a_board_is_drawn_when_a_turn_is_over(key: str, said: Say, tmp_path: Path) -> None:
    lines = replayed(said, tmp_path, finished(key, 3), "--board")
    first = "deck: " if key == "arboretum" else "round "
    before = [
        next(line for line in reversed(lines[:number]) if line.strip())
        for number, line in enumerate(lines)
        if line.startswith(first)
    ]
    assert len(before) > 20
    # The last words before a picture: those of the deal, or of the end of a turn, never of a secret choice or a draw.
    assert not [line for line in before[1:] if re.search(r"draws|plays|chooses (?!first)|takes a card", line)]


def test_another_turn_of_the_same_player_is_drawn_too(said: Say, tmp_path: Path) -> None:
    for number in range(20):
        match = finished("renature", 2, number)
        if any(move.text == "again" for move in match.moves):
            break
    lines = replayed(said, tmp_path, match, "--board")
    paid = next(number for number, line in enumerate(lines) if "for another turn" in line)
    assert lines[paid + 2].startswith("joker: ")


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_deal_is_told(key: str, said: Say, tmp_path: Path) -> None:
    match = finished(key)
    everything = replayed(said, tmp_path, match)
    beginning = "\n".join(line for line in everything if line.startswith("      "))
    assert "Ann’s hand: " in beginning
    assert "Bob’s hand: " in beginning
    mine = "\n".join(line for line in replayed(said, tmp_path, match, "--seat", "1") if line.startswith("      "))
    assert "Bob’s hand: " in mine
    assert "Ann’s hand: " not in mine
    if key == "arboretum":
        species = [
            catalogue().say(Message("arboretum-species", {"species": name})) for name in match.record().setup["species"]
        ]
        assert all(name in beginning.splitlines()[0] for name in species)
    assert key == "treehouse" or "goes first" in beginning


@pytest.mark.parametrize("key", OUR_GAMES)
def test_the_deal_tells_only_what_these_eyes_see(key: str) -> None:
    game = OUR_GAMES[key]
    for players in (2, 3, 4):
        state = game.deal(game.options(players=players), QuickRng(7))
        for seat in everyone(game.options(players=players)):
            other = state.copy()
            game.rules.deal_unseen(other, seat, QuickRng(7, 1))
            assert game.opening(state, seat) == game.opening(other, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_renatures_last_lines_can_be_added_up(players: int) -> None:
    match = finished("renature", players)
    *_, last = [match.game.act(state, seat, action) for state, seat, action in moves_of(match)]
    counts = [event for event in last if isinstance(event, FinalCount)]
    assert len(counts) == players
    for count in counts:
        assert count.before + count.areas + count.clouds - count.plants + sum(count.backs) == count.total
        told = catalogue().say(count.words(), NAMES)
        assert all(str(number) in told for number in (count.before, count.areas, count.total))


def moves_of(match: Match):  # type: ignore[no-untyped-def]
    """The state before every action, the seat and the action."""
    state = match.start.copy()
    for move in match.moves:
        action = match.game.find(state, move.seat, move.text)
        yield state.copy(), move.seat, action
        match.game.rules.apply(state, move.seat, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_of_treehouse_choose_no_card(language: str, said: Say, tmp_path: Path) -> None:
    match = finished("treehouse")
    lines = "\n".join(replayed(said, tmp_path, match, "--language", language))
    say = catalogue(language).say
    for seat in range(2):
        for drawn in ("yes", "no"):
            args: dict[str, Argument] = {"round": 2, "player": player(seat), "drawn": drawn}
            assert say(Message("treehouse-scoring", args), NAMES) not in lines
        assert say(Message("treehouse-sheet-first", {"player": player(seat)}), NAMES) not in lines


def test_discarded_rooms_cannot_be_looked_up() -> None:
    """T5: the pile may not be browsed."""
    game = OUR_GAMES["treehouse"]
    options = game.options(players=3)
    gone: list[str] = []
    for state, seat, action in walk(game, options, 3):
        pictures = [game.sketch(game.view(state, eyes)).replace(",", " ") for eyes in everyone(options)]
        assert not [room for room in gone for picture in pictures if f" {room} " in picture]
        if seat < 0:
            break
        story = game.act(state.copy(), seat, action)
        gone += [abbreviated(event.room) for event in story if isinstance(event, RoomDiscarded)]
    assert gone


def abbreviated(room: str) -> str:
    from spinney.games.treehouse.sketch import short

    return short(room)


def test_one_word_actions_are_offered_whole() -> None:
    many = ["leave", "score", *(f"plant own oak {row},1" for row in range(20))]
    assert beginnings(many) == ["leave", "score", "plant own oak ... (20)"]
    table = at_the_terminal(finished("renature"))
    table.list_all(dict.fromkeys(["end", "joker bat", "joker owl", "leave"], 0))
    assert [line.strip() for line in shown(table).splitlines()] == ["end", "joker bat  owl", "leave"]


@pytest.mark.parametrize("key", OUR_GAMES)
def test_no_refusal_repeats_all_that_was_typed(key: str) -> None:
    game = OUR_GAMES[key]
    state = game.deal(game.options(), QuickRng(1))
    seat = game.rules.actor(state)
    words = {text.split()[0] for text in ("play", "draw", "discard", "choose", "place", "joker", "plant", "return")}
    for word in (*words, "x", "play oak4", "draw pile", "place owl-frog"):
        for long in ("x" * 100_000, "9" * 100_000, "1,1 " * 30_000):
            said = catalogue().say(game.why_not(game.view(state, seat), f"{word} {long}"), NAMES)
            assert len(said) < 6 * LONGEST_QUOTE, word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OUR_GAMES)
def test_boards_speak_the_language_and_name_the_players(key: str, language: str) -> None:
    match = finished(key)
    game = match.game
    picture = game.sketch(game.view(match.state, 0), catalogue(language), NAMES)
    assert "Ann" in picture
    assert "Bob" in picture
    thing, message = {
        "arboretum": ("royal_poinciana", Message("arboretum-species", {"species": "royal_poinciana"})),
        "treehouse": ("brown", Message("treehouse-colour", {"colour": "brown"})),
        "renature": ("salamander", Message("renature-animal", {"animal": "salamander"})),
    }[key]
    if thing in picture:
        # What is typed, and behind it what it is called.
        name = catalogue(language).say(message)
        assert language == "en" or f"{thing} {name}" in picture or name.casefold() == thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_asks_for_a_game_by_its_names(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(file=io.StringIO(), width=1000)
    asked: list[str] = []
    name = catalogue(language).say(Message("game-name-treehouse"))

    def answer(question: str) -> str:
        asked.append(question)
        return name[:6].lower()

    monkeypatch.setattr(console, "input", answer)
    assert ask_game(console, catalogue(language)) is OUR_GAMES["treehouse"]
    assert name in asked[0]


def test_files_that_cannot_be_read_are_refused_in_the_language(said: Say, tmp_path: Path) -> None:
    table, record = tmp_path / "table.txt", tmp_path / "game.json"
    table.write_text("player Ann\nhand Ox\nplayer Ben\n", "utf-8")
    why = Message("table-line", {"line": 2, "why": Message("table-no-card", {"text": "Ox"})})
    record.write_text("{", "utf-8")
    for language in LANGUAGES:
        words = catalogue(language)
        refused(said("score", "arboretum", table, "--language", language), words.say(why))
        broken = words.say(Message("record-form", {"why": Message("form-not-json")}))
        refused(said("replay", record, "--language", language), broken)
