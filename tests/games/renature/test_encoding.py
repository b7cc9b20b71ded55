"""Every part of a row, compared with the view by other means."""

from __future__ import annotations

import pytest

from spinney.core.rules import State
from spinney.games.renature import RENATURE
from spinney.games.renature.material import ANIMALS, PLANTS
from spinney.games.renature.options import RenatureOptions
from spinney.games.renature.state import RenatureState
from spinney.games.renature.valley_file import standard_valley
from tests.contract.worlds import walk
from tests.rows import marked, own_first, taken_apart

DOMINOES = [f"{low}-{high}" for place, low in enumerate(ANIMALS) for high in ANIMALS[place:]]
MOMENTS = ["place", "plant", "room", "score", "end", "again"]
VALUES = {"grass": 1, "bush": 2, "spruce": 3, "oak": 4}
GROUND = [line.split() for line in standard_valley().text.splitlines() if line[0] in ".SA"]


def on_grid(cell: str) -> int:
    row, column = map(int, cell.split(","))
    return (row - 1) * 15 + column - 1


def area_of(cell: str) -> int:
    row, column = map(int, cell.split(","))
    return ord(GROUND[row - 1][column - 1].upper()) - ord("A")


def domino(name: str) -> int:
    return DOMINOES.index("-".join(sorted(name.split("-"), key=ANIMALS.index)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_part_says_what_the_view_says(players: int) -> None:
    assert len(GROUND) == 15
    for state, _, _ in walk(RENATURE, RenatureOptions(players=players), 3):
        for seat in range(players):
            assert told(state, seat, players)


def told(state: State, seat: int, players: int) -> bool:
    assert isinstance(state, RenatureState)
    view = RENATURE.view(state, seat)
    public, private = view.public, view.private
    assert private is not None
    seats = own_first(public.seats, seat)
    hand = [domino(name) for name in private.hand]
    gone = [domino(laid.domino) for laid in public.laid] + [domino(name) for name in public.discards]
    slots = [ANIMALS.index(name) + 1 for one in private.hand for name in one.split("-")]
    wanted = {
        "moment": marked([MOMENTS.index(public.phase)] if public.phase != "over" else [], 6),
        "turn": marked([(public.turn - seat) % players], players),
        "first": marked([(public.first - seat) % players], players),
        "joker": marked([ANIMALS.index(public.joker)], 10),
        "waiting_clouds": [public.waiting],
        "slots": slots + [0] * (6 - len(slots)),
        "hand": marked(hand, 55),
        "unseen": marked(set(range(55)) - set(hand) - set(gone), 55),
        "score": [one.score for one in seats],
        "clouds": [one.clouds for one in seats],
        "hand_sizes": [one.hand_size for one in seats],
        "reserve": [one.reserve for one in seats],
        "plants_left": [number for one in seats for number in one.own + one.neutral],
        "completed": marked([ord(area) - ord("A") for area in public.completed], 18),
        "area_open": list(state.brook.bounds),
        "area_size": [token.size for token in public.tokens],
    }
    totals, tokens, backs = [0] * (18 * (players + 1)), [0] * (18 * players), [0] * 18
    for area, token in enumerate(public.tokens):
        if token.holder is not None:
            tokens[area * players + (token.holder - seat) % players] = 1
        backs[area] = token.back or private.backs.get(token.area, 0)
    grids = {name: [0] * 225 for name in ("animal", "plant", "plant_owner", "cell_clouds")}
    for laid in public.laid:
        for name, cell in zip(laid.domino.split("-"), (laid.first, laid.second), strict=True):
            grids["animal"][on_grid(cell)] = ANIMALS.index(name) + 1
    for plant in public.plants:
        owner = players if plant.owner is None else (plant.owner - seat) % players
        grids["plant"][on_grid(plant.cell)] = PLANTS.index(plant.plant) + 1
        grids["plant_owner"][on_grid(plant.cell)] = owner + 1
        totals[area_of(plant.cell) * (players + 1) + owner] += VALUES[plant.plant]
    for seen in public.clouds:
        grids["cell_clouds"][on_grid(seen.cell)] = seen.clouds
    wanted |= {"area_totals": totals, "token": tokens, "back": backs} | grids
    found = taken_apart(RENATURE, state, view)
    assert list(found) == [part.name for part in RENATURE.encoder.parts(state)]
    return found == wanted


def test_choices_by_hand() -> None:
    """Dominoes are numbered by their place in the hand and their orientation, positions as in the rules."""
    words = set()
    for state, seat, _ in walk(RENATURE, RenatureOptions(players=3), 11):
        if seat < 0:
            break
        assert isinstance(state, RenatureState)
        private = RENATURE.view(state, seat).private
        assert private is not None
        actions = RENATURE.rules.legal(state, seat)
        for action, choice in zip(list(actions), RENATURE.encoder.choices(state, seat, actions), strict=True):
            word, *rest = RENATURE.write(state, action).split()
            words.add(word)
            if word == "place":
                low_first = "-".join(sorted(rest[0].split("-"), key=ANIMALS.index))
                slot, way = private.hand.index(low_first), int(low_first != rest[0])
                position, last = divmod(choice - 937, 6)
                assert last == slot * 2 + way
                assert rest[1] == cell(state.valley.first[position])
                assert rest[2] == cell(state.valley.second[position])
            elif word == "discard":
                assert choice == 16 + private.hand.index(rest[0])
            elif word == "return":
                assert rest[0] == state.valley.name_of_spot(choice - 19)
            elif word == "plant":
                kind, spot = divmod(choice - 121, 102)
                assert rest == [["own", "neutral"][kind // 4], PLANTS[kind % 4], state.valley.name_of_spot(spot)]
            else:
                assert choice == action < 16
    assert {"place", "plant", "joker", "leave", "end"} <= words


def cell(number: int) -> str:
    return f"{number // 17},{number % 17}"
