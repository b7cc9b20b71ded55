"""Scoring a real table: the houses and score cards in front of real players, as JSON or as a short text.

docs/score-treehouse.md describes both forms.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from spinney.core.message import Message, Unreadable, quoted
from spinney.core.outcome import rank
from spinney.core.score import TableScore
from spinney.core.table_file import of_player, read_table, wrong
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
    room_name,
    the_room,
)
from spinney.games.treehouse.options import PLAYERS
from spinney.games.treehouse.score_text import named_colour, read_text, write_text
from spinney.games.treehouse.score_types import BonusAnswer, PlayerFile, Room, RoundAnswer, TableAnswer, TableFile
from spinney.games.treehouse.scoring import points, round_points, tally_of_first, tiebreaks
from spinney.games.treehouse.sheet import ScoreSheet, bonus_sheet, lines_of, score_sheet
from spinney.games.treehouse.state import (
    OPEN,
    OVER,
    UNLAID,
    House,
    Player,
    TreehouseState,
    bare_trunk,
    count_of,
    laid_card,
    player_of,
    state_of,
)
from spinney.games.treehouse.view import public_view
from spinney.games.treehouse.view_types import WORTH_BY_CONDITION, BuiltRoom, PublicView

# T3, T14: fifteen rooms at most, and two points at most for each room in each round.
MOST_ROOMS = ROUNDS * CHOICES
MOST_POINTS = 2 * sum(CHOICES * round for round in range(1, ROUNDS + 1))


def score_file(text: str, form: str, language: str = "en") -> TableScore:
    table, names = read_table(text, form, language, "treehouse", PLAYERS, TableFile, read_text)
    if any(one.score is not None or isinstance(one.rooms, dict) for one in table.players):
        return short_score(table, names)
    check_conditions(table)
    for seat, one in enumerate(table.players):
        try:
            check_rooms(rooms_of(one))
        except Unreadable as error:
            raise of_player(names, seat, error) from None
    check_colours(table)
    state = finished_state(table, names)
    sheet = score_sheet(state)
    # The file does not say who chose first or who laid what, and the score does not depend on it.
    sheet = replace(sheet, rounds=[replace(line, first=None, laid=[]) for line in sheet.rounds])
    lines = [*lines_of(sheet), sheet.outcome.words(Message("treehouse-tie-break"))]
    return TableScore(answer_of(sheet), lines, names, table, write_text(table), sheet, public_view(state))


def short_score(table: TableFile, names: list[str]) -> TableScore:
    """The short form: the points so far and the rooms by colour; only the bonuses are left to score (T15)."""
    if table.rounds:
        raise wrong("short-rounds", "rounds")
    for seat, one in enumerate(table.players):
        try:
            check_short(one)
        except Unreadable as error:
            raise of_player(names, seat, error) from None
    check_colours(table)
    state = counted_state(table)
    sheet = ScoreSheet(
        rounds=[],
        bonuses=[bonus_sheet(state, colour) for colour in range(COLOUR_COUNT)],
        outcome=rank(list(points(state)), list(tiebreaks(state))),
        so_far=[int(player.score) for player in state.players],
    )
    lines = [*lines_of(sheet), sheet.outcome.words(Message("treehouse-tie-break"))]
    return TableScore(answer_of(sheet), lines, names, table, write_text(table), sheet, counted_view(state))


def check_short(one: PlayerFile) -> None:
    if not isinstance(one.rooms, dict):
        raise wrong("mixed", "rooms")
    if one.score is None:
        raise wrong("no-score", "score")
    if not 0 <= one.score <= MOST_POINTS:
        raise wrong("score-so-far", "score", score=quoted(one.score), most=MOST_POINTS)
    for name, count in one.rooms.items():
        colour = named_colour(name, "rooms")
        if not 0 <= count <= OF_A_COLOUR:
            raise wrong("rooms-of-a-colour", f"rooms/{name}", rooms=quoted(count), colour=colour, most=OF_A_COLOUR)
    if sum(one.rooms.values()) > MOST_ROOMS:
        raise wrong("rooms-of-a-house", "rooms", rooms=sum(one.rooms.values()), most=MOST_ROOMS)


def rooms_of(one: PlayerFile) -> list[Room]:
    """The rooms of a whole house."""
    return one.rooms if isinstance(one.rooms, list) else []


def check_conditions(table: TableFile) -> None:
    """T12, T13, T17: refuse score cards that no round can have."""
    if len(table.rounds) != ROUNDS:
        raise wrong("rounds", "rounds", rounds=len(table.rounds), wanted=ROUNDS)
    for number, conditions in enumerate(table.rounds, 1):
        try:
            check_round(conditions, len(table.players), table.youngest)
        except Unreadable as error:
            where = f"rounds/{number - 1}/{error.where}".rstrip("/")
            raise wrong("round", where, round=number, why=error.why) from None


def check_round(conditions: dict[str, str], players: int, youngest: bool) -> None:
    for colour, condition in conditions.items():
        named_colour(colour)
        if youngest and condition != "claim":
            raise wrong("no-claim", colour, text=quoted(condition))
        if not youngest and condition not in ("two", "none"):
            raise wrong("no-condition", colour, text=quoted(condition))
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


def check_rooms(all_rooms: list[Room]) -> None:
    """T4, T7 to T10: refuse rooms that no house can have, in whatever order it was built."""
    taken: dict[tuple[int, int], Message] = {}
    for number, (name, level, place, round) in enumerate(all_rooms):
        path = f"rooms/{number}"
        colour = named_colour(name, path)
        where = f"{level},{place}"
        if level > TOP:
            raise wrong("too-high", path, colour=colour, place=where, most=TOP)
        # Not `is_place`: a file may have numbers too large for a compiled function.
        if level < 2 or not 1 <= place <= level:
            raise wrong("off-the-tree", path, colour=colour, place=where, most=TOP)
        if not 1 <= round <= ROUNDS:
            raise wrong("no-round", path, colour=colour, place=where, round=quoted(round))
        if (level, place) in taken:
            raise wrong("place-taken", path, colour=colour, place=where, other=taken[level, place])
        taken[level, place] = colour
    for round in range(1, ROUNDS + 1):
        rooms = [room for room in all_rooms if room[3] <= round]
        of_round = sum(room[3] == round for room in rooms)
        if of_round > CHOICES:
            raise wrong("rooms-of-a-round", "rooms", rooms=of_round, round=round, most=CHOICES)
        try:
            check_house(rooms)
        except Unreadable as error:
            where = f"rooms/{index_at(all_rooms, error.where)}" if error.where else "rooms"
            raise wrong("after-round", where, round=round, why=error.why) from None


def index_at(rooms: list[Room], where: str) -> int:
    """Which of the rooms is at this place."""
    return [f"{level},{place}" for _, level, place, _ in rooms].index(where)


def check_house(rooms: list[Room]) -> None:
    """T8 to T10 for the house as it was at the end of a round; `where` of an error is a place."""
    built = {int(place_at(level, place)) for _, level, place, _ in rooms}
    for colour, level, place, _ in rooms:
        support = RESTS_ON[place_at(level, place)]
        if any(support >> below & 1 and below not in built for below in range(level * (level - 1) // 2)):
            where = f"{level},{place}"
            raise wrong("no-support", where, colour=colour_words(colour), place=where)
    for colour in COLOURS:
        apart = {int(place_at(level, place)) for name, level, place, _ in rooms if name == colour}
        group = [min(apart)] if apart else []
        for here in group:
            apart.discard(here)
            group += [place for place in apart if TOUCHES[here] >> place & 1 and place not in group]
        if apart:
            first, second = written(group[0]), written(min(apart))
            raise wrong("groups", second, colour=colour_words(colour), place=first, other=second)
    lean = sum(int(SIDE_OF[place]) for place in built)
    if abs(lean) > 1:
        raise wrong("balance", rooms=abs(lean), side="right" if lean > 0 else "left")


def written(place: int) -> str:
    return f"{LEVEL_OF[place]},{position_of(place)}"


def check_colours(table: TableFile) -> None:
    """No more rooms of a colour than the box has; the error is about the last player who has any."""
    counts: Counter[str] = Counter()
    last: dict[str, int] = {}
    for seat, one in enumerate(table.players):
        here = one.rooms if isinstance(one.rooms, dict) else Counter(room[0] for room in one.rooms)
        counts.update(here)
        last |= {colour: seat for colour, count in here.items() if count}
    for colour, count in counts.items():
        if count > OF_A_COLOUR:
            where = f"players/{last[colour]}/rooms"
            raise wrong("rooms-of-a-colour", where, rooms=count, colour=colour_words(colour), most=OF_A_COLOUR)


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
        raise wrong("no-order", "rooms")
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
        colours = {int(place_at(level, place)): COLOURS.index(colour) for colour, level, place, _ in rooms_of(one)}
        rounds = {int(place_at(level, place)): round for _, level, place, round in rooms_of(one)}
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
    state = over_state(players, youngest=table.youngest, laid=laid, sizes=sizes)
    for seat, player in enumerate(players):
        tallies = [tally_of_first(player.house, sizes[round * 4 + seat]) for round in range(ROUNDS)]
        player.score = sum(int(round_points(state, round, tally)) for round, tally in enumerate(tallies))
    return state


def counted_state(table: TableFile) -> TreehouseState:
    """The end of a game with these numbers of rooms; their places do not matter."""
    players = []
    for one in table.players:
        house = bare_trunk()
        counts = one.rooms if isinstance(one.rooms, dict) else {}
        house.tally = sum(counts.get(colour, 0) << (4 * number) for number, colour in enumerate(COLOURS))
        players.append(player_of(house=house, hand=[], chosen=OPEN, discards=[], card=NO_CARD, score=one.score or 0))
    return over_state(
        players, youngest=table.youngest, laid=[UNLAID] * (ROUNDS * COLOUR_COUNT), sizes=[0] * (ROUNDS * 4)
    )


def counted_view(state: TreehouseState) -> PublicView:
    """What everybody sees of it: the rooms of each colour, at no place."""
    public = public_view(state)
    given = [0] * COLOUR_COUNT
    seats = []
    for seat, player in zip(public.seats, state.players, strict=True):
        house = []
        for colour in range(COLOUR_COUNT):
            for _ in range(count_of(player.house.tally, colour)):
                given[colour] += 1
                house.append(BuiltRoom(room_name(the_room(colour, given[colour])), 0, 0, ROUNDS))
        seats.append(replace(seat, house=house))
    return replace(public, seats=seats)


def over_state(players: list[Player], *, youngest: bool, laid: list[int], sizes: list[int]) -> TreehouseState:
    return state_of(
        seats=len(players),
        youngest=youngest,
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


def answer_of(sheet: ScoreSheet) -> TableAnswer:
    rounds = [
        RoundAnswer({colour.colour: colour.worth for colour in line.colours}, line.points) for line in sheet.rounds
    ]
    bonus: dict[str, BonusAnswer] = {one.colour: BonusAnswer(one.winner, one.points) for one in sheet.bonuses}
    return TableAnswer(sheet.outcome.points, sheet.outcome.winners, rounds, bonus, sheet.so_far)
