"""Scoring a real table: the houses and score cards in front of real players, as JSON or as a short text.

docs/score-treehouse.md describes both forms.
"""

from __future__ import annotations

import re
from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from spinney.core.message import Message, Unreadable, listed, quoted
from spinney.core.score import TableScore
from spinney.core.table_file import TextReader, Words, of_player, read_table, wrong
from spinney.games.treehouse.events import colour_words
from spinney.games.treehouse.material import (
    CARDS_OF_A_KIND,
    CHOICES,
    COLOUR_COUNT,
    COLOURS,
    LEVEL_OF,
    NO_CARD,
    OF_A_COLOUR,
    RESTS_ON,
    ROUNDS,
    SIDE_OF,
    TOP,
    TOUCHES,
    place_at,
    position_of,
    the_room,
)
from spinney.games.treehouse.options import PLAYERS
from spinney.games.treehouse.scoring import round_points, tally_of_first
from spinney.games.treehouse.sheet import ScoreSheet, lines_of, score_sheet
from spinney.games.treehouse.state import (
    OPEN,
    OVER,
    UNLAID,
    House,
    TreehouseState,
    bare_trunk,
    laid_card,
    player_of,
    state_of,
)
from spinney.games.treehouse.view_types import WORTH_BY_CONDITION


class PlayerFile(Struct, frozen=True, forbid_unknown_fields=True):
    rooms: list[tuple[str, int, int, int]]
    """Colour, level, place, and the round in which it was built."""


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    players: list[PlayerFile]
    rounds: list[dict[str, str]]
    youngest: bool = False


class RoundAnswer(Struct, frozen=True):
    worth: dict[str, int]
    points: list[int]


class BonusAnswer(Struct, frozen=True):
    winner: int | None
    points: int


class TableAnswer(Struct, frozen=True):
    totals: list[int]
    winners: list[int]
    rounds: list[RoundAnswer]
    bonus: dict[str, BonusAnswer]


def score_file(text: str, form: str, language: str = "en") -> TableScore:
    table, names = read_table(text, form, language, "treehouse", PLAYERS, TableFile, read_text)
    check_conditions(table)
    for seat, one in enumerate(table.players):
        try:
            check_rooms(one)
        except Unreadable as error:
            raise of_player(names, seat, error) from None
    check_colours(table)
    sheet = score_sheet(finished_state(table, names))
    # The file does not say who chose first or who laid what, and the score does not depend on it.
    sheet = replace(sheet, rounds=[replace(line, first=None, laid=[]) for line in sheet.rounds])
    lines = [*lines_of(sheet), sheet.outcome.words(Message("treehouse-tie-break"))]
    return TableScore(answer_of(sheet), lines, names)


def read_text(text: str, language: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names: a line `player NAME`, then for each round a line like `1 red 2,1 blue 2,2`.

    For each round there is also a line like `score red two blue none`. A line `youngest` says that the variant
    for the youngest players was played; `#` begins a comment.
    """
    reader = TreehouseReader(language)
    reader.read(text)
    return TableFile(reader.players, reader.rounds, reader.youngest), reader.names()


class TreehouseReader(TextReader[PlayerFile]):
    def __init__(self, language: str) -> None:
        super().__init__(language, ("score", "youngest"))
        self.colours = Words(language, {colour: colour_words(colour) for colour in COLOURS})
        self.cards = Words(language, {"two": None, "none": None, "claim": None})
        self.rounds: list[dict[str, str]] = []
        self.youngest = False

    def new_player(self) -> PlayerFile:
        return PlayerFile([])

    def take(self, word: str, words: list[str]) -> None:
        if word == "youngest":
            self.youngest = True
        elif word == "score":
            self.rounds.append(read_conditions(words[1:], self.colours, self.cards))
        else:
            self.require_player(words)
            self.players[-1].rooms.extend(read_rooms(words, self.colours))


def read_rooms(words: list[str], colours: Words) -> list[tuple[str, int, int, int]]:
    if words[0] not in ("1", "2", "3") or len(words) % 2 == 0:
        raise wrong("rooms-line")
    rooms = []
    for colour, where in zip(words[1::2], words[2::2], strict=True):
        found = re.fullmatch(r"([0-9]),([0-9])", where)
        if not found:
            raise wrong("no-place", text=quoted(where))
        rooms.append((colours.read(colour), int(found[1]), int(found[2]), int(words[0])))
    return rooms


def read_conditions(words: list[str], colours: Words, cards: Words) -> dict[str, str]:
    if len(words) % 2:
        raise wrong("score-line")
    conditions: dict[str, str] = {}
    for word, card in zip(words[::2], words[1::2], strict=True):
        colour = colours.read(word)
        if colour in conditions:
            raise wrong("colour-twice", colour=named_colour(colour))
        conditions[colour] = cards.read(card)
    return conditions


def named_colour(text: str) -> Message:
    """The colour that a file names; `wrong` if there is none."""
    if text not in COLOURS:
        raise wrong("no-colour", text=quoted(text), colours=listed([colour_words(colour) for colour in COLOURS]))
    return colour_words(text)


def check_conditions(table: TableFile) -> None:
    """T12, T13, T17: refuse score cards that no round can have."""
    if len(table.rounds) != ROUNDS:
        raise wrong("rounds", rounds=len(table.rounds), wanted=ROUNDS)
    for number, conditions in enumerate(table.rounds, 1):
        try:
            check_round(conditions, len(table.players), table.youngest)
        except Unreadable as error:
            raise wrong("round", round=number, why=error.why) from None


def check_round(conditions: dict[str, str], players: int, youngest: bool) -> None:
    for colour in conditions:
        named_colour(colour)
    for condition in conditions.values():
        if youngest and condition != "claim":
            raise wrong("no-claim", text=quoted(condition))
        if not youngest and condition not in ("two", "none"):
            raise wrong("no-condition", text=quoted(condition))
    laid = Counter(conditions.values())
    if youngest:
        if laid["claim"] != players:
            raise wrong("claims", players=players, claims=laid["claim"])
    elif players == 2:
        if laid != {"none": 2}:
            raise wrong("two-players-lay")
    elif len(conditions) != players:
        raise wrong("conditions", players=players, cards=len(conditions))
    elif max(laid.values()) > CARDS_OF_A_KIND:
        raise wrong("conditions-of-a-kind")


def check_rooms(one: PlayerFile) -> None:
    """T4, T7 to T10: refuse rooms that no house can have, in whatever order it was built."""
    taken: dict[tuple[int, int], Message] = {}
    for name, level, place, round in one.rooms:
        colour = named_colour(name)
        where = f"{level},{place}"
        if level > TOP:
            raise wrong("too-high", colour=colour, place=where, most=TOP)
        # Not `is_place`: a file may have numbers too large for a compiled function.
        if level < 2 or not 1 <= place <= level:
            raise wrong("off-the-tree", colour=colour, place=where, most=TOP)
        if not 1 <= round <= ROUNDS:
            raise wrong("no-round", colour=colour, place=where, round=quoted(round))
        if (level, place) in taken:
            raise wrong("place-taken", colour=colour, place=where, other=taken[level, place])
        taken[level, place] = colour
    for round in range(1, ROUNDS + 1):
        rooms = [room for room in one.rooms if room[3] <= round]
        of_round = sum(room[3] == round for room in rooms)
        if of_round > CHOICES:
            raise wrong("rooms-of-a-round", rooms=of_round, round=round, most=CHOICES)
        try:
            check_house(rooms)
        except Unreadable as error:
            raise wrong("after-round", round=round, why=error.why) from None


def check_house(rooms: list[tuple[str, int, int, int]]) -> None:
    """T8 to T10 for the house as it was at the end of a round."""
    built = {int(place_at(level, place)) for _, level, place, _ in rooms}
    for colour, level, place, _ in rooms:
        support = RESTS_ON[place_at(level, place)]
        if any(support >> below & 1 and below not in built for below in range(level * (level - 1) // 2)):
            raise wrong("no-support", colour=colour_words(colour), place=f"{level},{place}")
    for colour in COLOURS:
        apart = {int(place_at(level, place)) for name, level, place, _ in rooms if name == colour}
        group = [min(apart)] if apart else []
        for here in group:
            apart.discard(here)
            group += [place for place in apart if TOUCHES[here] >> place & 1 and place not in group]
        if apart:
            raise wrong("groups", colour=colour_words(colour), place=written(group[0]), other=written(min(apart)))
    lean = sum(int(SIDE_OF[place]) for place in built)
    if abs(lean) > 1:
        raise wrong("balance", rooms=abs(lean), side="right" if lean > 0 else "left")


def written(place: int) -> str:
    return f"{LEVEL_OF[place]},{position_of(place)}"


def check_colours(table: TableFile) -> None:
    counts = Counter(room[0] for one in table.players for room in one.rooms)
    for colour, count in counts.items():
        if count > OF_A_COLOUR:
            raise wrong("rooms-of-a-colour", rooms=count, colour=colour_words(colour), most=OF_A_COLOUR)


def built_house(colours: dict[int, int], rounds: dict[int, int], next_room: list[int]) -> House:
    """The house, built in some order that the rules allow (T8 to T10), round by round.

    What can follow depends only on which places are built, not on their order, so every set is tried once.
    """
    failed: set[int] = set()

    def finish(house: House) -> House | None:
        waiting = [place for place in colours if not house.built >> place & 1]
        if not waiting:
            return house
        if house.built in failed:
            return None
        now = min(rounds[place] for place in waiting)
        for place in waiting:
            if rounds[place] == now and house.allowed(colours[place]) >> place & 1:
                after = house.copy()
                after.build(the_room(colours[place], 1), place)
                whole = finish(after)
                if whole is not None:
                    return whole
        failed.add(house.built)
        return None

    house = finish(bare_trunk())
    if house is None:
        raise wrong("no-order")
    for place in house.order:
        colour = colours[place]
        next_room[colour] += 1
        house.rooms[place] = the_room(colour, next_room[colour])
    return house


def finished_state(table: TableFile, names: list[str]) -> TreehouseState:
    """The final state of a game with these houses and score cards; who laid what is unknown and does not matter."""
    next_room = [0] * COLOUR_COUNT
    players = []
    sizes = [0] * (ROUNDS * 4)
    for seat, one in enumerate(table.players):
        colours = {int(place_at(level, place)): COLOURS.index(colour) for colour, level, place, _ in one.rooms}
        rounds = {int(place_at(level, place)): round for _, level, place, round in one.rooms}
        try:
            house = built_house(colours, rounds, next_room)
        except Unreadable as error:
            raise of_player(names, seat, error) from None
        players.append(player_of(house=house, hand=[], chosen=OPEN, discards=[], card=NO_CARD, score=0))
        for round in range(ROUNDS):
            sizes[round * 4 + seat] = sum(built <= round + 1 for built in rounds.values())
    laid = [UNLAID] * (ROUNDS * COLOUR_COUNT)
    for round, conditions in enumerate(table.rounds):
        for colour_name, condition in conditions.items():
            laid[round * COLOUR_COUNT + COLOURS.index(colour_name)] = laid_card(0, WORTH_BY_CONDITION[condition])
    state = state_of(
        seats=len(players),
        youngest=table.youngest,
        round=ROUNDS - 1,
        pick=CHOICES - 1,
        phase=OVER,
        turn=-1,
        deck=[],
        players=players,
        leftovers=[],
        firsts=[0] * ROUNDS,
        first_known=True,
        laid=laid,
        sizes=sizes,
    )
    for seat, player in enumerate(players):
        tallies = [tally_of_first(player.house, sizes[round * 4 + seat]) for round in range(ROUNDS)]
        player.score = sum(int(round_points(state, round, tally)) for round, tally in enumerate(tallies))
    return state


def answer_of(sheet: ScoreSheet) -> TableAnswer:
    rounds = [
        RoundAnswer({colour.colour: colour.worth for colour in line.colours}, line.points) for line in sheet.rounds
    ]
    bonus: dict[str, BonusAnswer] = {one.colour: BonusAnswer(one.winner, one.points) for one in sheet.bonuses}
    return TableAnswer(sheet.outcome.points, sheet.outcome.winners, rounds, bonus)
