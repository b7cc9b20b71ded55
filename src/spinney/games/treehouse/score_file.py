"""Scoring a real table: the houses and the score cards that people have before them, as JSON or as a readable text.

docs/score-treehouse.md describes both forms.
"""

from __future__ import annotations

import re
from collections import Counter

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spinney.core.message import Unreadable
from spinney.core.score import TableScore
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
from spinney.games.treehouse.view import WORTH_BY_CONDITION


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


def score_file(text: str, form: str) -> TableScore:
    table, names = (read_json(text), []) if form == "json" else read_text(text)
    if not 2 <= len(table.players) <= 4:
        raise Unreadable(f"there are {len(table.players)} players; Best Treehouse Ever is for 2, 3 or 4")
    check_conditions(table)
    for seat, one in enumerate(table.players):
        check_rooms(one, f"player {seat}")
    check_colours(table)
    sheet = score_sheet(finished_state(table))
    # Who chose first and who laid what, the file does not say and the score does not need.
    sheet = replace(sheet, rounds=[replace(line, first=None, laid=[]) for line in sheet.rounds])
    return TableScore(answer_of(sheet), lines_of(sheet), names)


def read_json(text: str) -> TableFile:
    try:
        return msgspec.json.decode(text, type=TableFile)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Unreadable(f"not a table: {error}") from None


def read_text(text: str) -> tuple[TableFile, list[str]]:
    """The table and its players' names: a line `player NAME`, then for each round a line like `1 red 2,1 blue 2,2`.

    For each round there is also a line like `score red two blue none`. A line `youngest` says that the variant
    for the youngest players was played; `#` begins a remark.
    """
    players: list[PlayerFile] = []
    names: list[str] = []
    rounds: list[dict[str, str]] = []
    youngest = False
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        place = f"line {number}"
        if words[0] == "youngest":
            youngest = True
        elif words[0] == "player":
            players.append(PlayerFile([]))
            names.append(" ".join(words[1:]) or f"Player {len(players)}")
        elif words[0] == "score":
            rounds.append(read_conditions(words[1:], place))
        elif not players:
            raise Unreadable(f"{place}: {words[0]!r} comes before the first line 'player NAME'")
        else:
            players[-1].rooms.extend(read_rooms(words, place))
    return TableFile(players, rounds, youngest), names


def read_rooms(words: list[str], place: str) -> list[tuple[str, int, int, int]]:
    if words[0] not in ("1", "2", "3") or len(words) % 2 == 0:
        raise Unreadable(f"{place}: write the round, then each colour with its place: 1 red 2,1 blue 2,2")
    rooms = []
    for colour, where in zip(words[1::2], words[2::2], strict=True):
        found = re.fullmatch(r"([0-9]),([0-9])", where)
        if not found:
            raise Unreadable(f"{place}: {where!r} is no place; write level and place like 3,2")
        rooms.append((colour, int(found[1]), int(found[2]), int(words[0])))
    return rooms


def read_conditions(words: list[str], place: str) -> dict[str, str]:
    if len(words) % 2:
        raise Unreadable(f"{place}: write each colour with what lies on it: score red two blue none")
    conditions: dict[str, str] = {}
    for colour, condition in zip(words[::2], words[1::2], strict=True):
        if colour in conditions:
            raise Unreadable(f"{place}: {colour} is there twice; a score card takes one card")
        conditions[colour] = condition
    return conditions


def check_conditions(table: TableFile) -> None:
    """T12, T13, T17: what can lie on the score cards of a round."""
    if len(table.rounds) != ROUNDS:
        raise Unreadable(f"there are score cards for {len(table.rounds)} rounds; a game has {ROUNDS}")
    players = len(table.players)
    for number, conditions in enumerate(table.rounds, 1):
        place = f"round {number}"
        for colour in conditions:
            check_colour(colour, place)
        for condition in conditions.values():
            if condition not in (("claim",) if table.youngest else ("two", "none")):
                wanted = "'claim'" if table.youngest else "'two' or 'none'"
                raise Unreadable(f"{place}: on a score card lies {wanted}, not {condition!r}")
        laid = Counter(conditions.values())
        if table.youngest:
            if laid["claim"] != players:
                raise Unreadable(f"{place}: {players} players claim {players} colours, not {laid['claim']}")
        elif players == 2:
            if laid != {"none": 2}:
                raise Unreadable(f"{place}: two players lay two cards 'none' and nothing else")
        elif len(conditions) != players:
            raise Unreadable(f"{place}: {players} players lay {players} condition cards, not {len(conditions)}")
        elif max(laid.values()) > CARDS_OF_A_KIND:
            raise Unreadable(f"{place}: there are only two condition cards of a kind")


def check_colour(colour: str, place: str) -> None:
    if colour not in COLOURS:
        raise Unreadable(f"{place}: unknown colour {colour!r}; there are {', '.join(COLOURS)}")


def check_rooms(one: PlayerFile, seat: str) -> None:
    """T4, T7 to T10: what no house can look like, whatever the order in which it was built."""
    taken: dict[tuple[int, int], str] = {}
    for colour, level, place, round in one.rooms:
        check_colour(colour, seat)
        where = f"{seat}, {colour} at {level},{place}"
        if level > TOP:
            raise Unreadable(f"{where}: no house is higher than level {TOP}")
        # Not `is_place`: a file may hold numbers that no compiled function takes.
        if level < 2 or not 1 <= place <= level:
            raise Unreadable(f"{where}: there is no such place; level L from 2 to {TOP} has the places 1 to L")
        if not 1 <= round <= ROUNDS:
            raise Unreadable(f"{where}: there is no round {round}")
        if (level, place) in taken:
            raise Unreadable(f"{where}: {taken[level, place]} stands there already")
        taken[level, place] = colour
    for round in range(1, ROUNDS + 1):
        rooms = [room for room in one.rooms if room[3] <= round]
        of_round = sum(room[3] == round for room in rooms)
        if of_round > CHOICES:
            raise Unreadable(f"{seat}: {of_round} rooms in round {round}; nobody builds more than {CHOICES}")
        check_house(rooms, f"{seat}, after round {round}")


def check_house(rooms: list[tuple[str, int, int, int]], when: str) -> None:
    """T8 to T10 for the house as it stood when a round was over."""
    built = {int(place_at(level, place)) for _, level, place, _ in rooms}
    for colour, level, place, _ in rooms:
        support = RESTS_ON[place_at(level, place)]
        if any(support >> below & 1 and below not in built for below in range(level * (level - 1) // 2)):
            raise Unreadable(f"{when}: {colour} at {level},{place} lacks support")
    for colour in COLOURS:
        apart = {int(place_at(level, place)) for name, level, place, _ in rooms if name == colour}
        group = [min(apart)] if apart else []
        for here in group:
            apart.discard(here)
            group += [place for place in apart if TOUCHES[here] >> place & 1 and place not in group]
        if apart:
            raise Unreadable(f"{when}: {colour} stands in two groups, {written(group[0])} and {written(min(apart))}")
    lean = sum(int(SIDE_OF[place]) for place in built)
    if abs(lean) > 1:
        more, less = ("right", "left") if lean > 0 else ("left", "right")
        raise Unreadable(f"{when}: {abs(lean)} rooms more on the {more} than on the {less}; the balance allows one")


def written(place: int) -> str:
    return f"{LEVEL_OF[place]},{position_of(place)}"


def check_colours(table: TableFile) -> None:
    counts = Counter(room[0] for one in table.players for room in one.rooms)
    for colour, count in counts.items():
        if count > OF_A_COLOUR:
            raise Unreadable(f"there are {count} {colour} rooms; the box has {OF_A_COLOUR}")


def built_house(colours: dict[int, int], rounds: dict[int, int], seat: str, next_room: list[int]) -> House:
    """The house, built in some order that the rules allow (T8 to T10), round by round.

    What may follow depends only on which places are built, not on the way there: every set is tried once.
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
        raise Unreadable(f"{seat}: these rooms cannot have been built in any order that the rules allow")
    for place in house.order:
        colour = colours[place]
        next_room[colour] += 1
        house.rooms[place] = the_room(colour, next_room[colour])
    return house


def finished_state(table: TableFile) -> TreehouseState:
    """The end of a game with these houses and score cards; who laid what is not known and does not matter."""
    next_room = [0] * COLOUR_COUNT
    players = []
    sizes = [0] * (ROUNDS * 4)
    for seat, one in enumerate(table.players):
        colours = {int(place_at(level, place)): COLOURS.index(colour) for colour, level, place, _ in one.rooms}
        rounds = {int(place_at(level, place)): round for _, level, place, round in one.rooms}
        house = built_house(colours, rounds, f"player {seat}", next_room)
        players.append(player_of(house, [], OPEN, [], NO_CARD, 0))
        for round in range(ROUNDS):
            sizes[round * 4 + seat] = sum(built <= round + 1 for built in rounds.values())
    laid = [UNLAID] * (ROUNDS * COLOUR_COUNT)
    for round, conditions in enumerate(table.rounds):
        for colour_name, condition in conditions.items():
            laid[round * COLOUR_COUNT + COLOURS.index(colour_name)] = laid_card(0, WORTH_BY_CONDITION[condition])
    state = state_of(
        len(players),
        table.youngest,
        ROUNDS - 1,
        CHOICES - 1,
        OVER,
        -1,
        [],
        players,
        [],
        [0] * ROUNDS,
        True,
        laid,
        sizes,
    )
    for seat, player in enumerate(players):
        tallies = [tally_of_first(player.house, sizes[round * 4 + seat]) for round in range(ROUNDS)]
        player.score = sum(int(round_points(state, round, tally)) for round, tally in enumerate(tallies))
    return state


def answer_of(sheet: ScoreSheet) -> TableAnswer:
    rounds = [
        RoundAnswer({colour.colour: colour.worth for colour in line.colours}, line.points) for line in sheet.rounds
    ]
    bonus = {bonus.colour: BonusAnswer(bonus.winner, bonus.points) for bonus in sheet.bonuses}
    return TableAnswer(sheet.outcome.points, sheet.outcome.winners, rounds, bonus)
