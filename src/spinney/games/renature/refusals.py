"""Why an action is not offered, from the view alone: the first rule that forbids it."""

from __future__ import annotations

import re

from spinney.core.message import Argument, Message, player, quoted
from spinney.games.renature.events import animal_words, domino_words, plant_words
from spinney.games.renature.guess import assemble
from spinney.games.renature.material import (
    AGAIN_PRICE,
    ANIMALS,
    DOMINO_BY_NAME,
    JOKER_PRICE,
    NEUTRAL,
    PAIRS,
    PLANT_COUNT,
    PLANTS,
    colour_of,
    domino_name,
    domino_named,
    kind_for,
    plant_value,
    type_of,
)
from spinney.games.renature.state import NO_PLANT, RenatureState
from spinney.games.renature.valley import BROOK, CELL_BY_NAME, WIDTH
from spinney.games.renature.view_types import RenatureView

STEPS = (-WIDTH, -1, 1, WIDTH)
# The moment that each word belongs to; `joker` and `return` belong to all but the last.
MOMENTS = {
    "place": "place",
    "discard": "place",
    "plant": "plant",
    "leave": "plant",
    "gather": "room",
    "score": "score",
    "end": "end",
    "again": "again",
    "stop": "again",
}
FORMS = {
    "place": r"place (\S+) (\S+) (\S+)",
    "discard": r"discard (\S+)",
    "plant": r"plant (own|neutral) (\S+) (\S+)",
    "joker": r"joker (\S+)",
    "return": r"return (\S+)",
}


def why_not(view: RenatureView, text: str) -> Message:
    public = view.public
    if public.phase == "over":
        return Message("refused-over")
    if view.private is None:
        return Message("refused-spectator")
    if view.seat != public.turn:
        return Message("refused-turn", {"player": player(public.turn)})
    word = text.partition(" ")[0]
    unknown = Message("renature-unknown-action", {"text": quoted(text)})
    if word not in MOMENTS and word not in FORMS:
        return unknown
    parts = re.fullmatch(FORMS.get(word, word), text)
    if not parts:
        return unknown
    if word == "again" and public.phase != "again":
        return why_not_again(view)
    if MOMENTS.get(word, public.phase) != public.phase or public.phase == "again":
        return Message("renature-now-" + public.phase)
    state = assemble(view)
    if word == "place":
        return why_not_place(view, state, *parts.groups())
    if word == "discard":
        return why_not_domino(view, parts[1], in_order=True) or unknown
    if word == "plant":
        return why_not_plant(state, *parts.groups())
    if word == "joker":
        return why_not_joker(state, parts[1])
    if word == "return":
        return why_not_return(state, parts[1])
    return unknown


def lacking(price: int, clouds: int) -> Message:
    return Message("renature-clouds-lacking", {"price": price, "clouds": clouds})


def unknown_cell(text: str) -> Message:
    """Not a cell, or one outside the valley."""
    if re.fullmatch(r"-?[0-9]{1,3},-?[0-9]{1,3}", text):
        return Message("renature-off-grid", {"cell": text})
    return Message("renature-unknown-cell", {"text": quoted(text)})


def why_not_again(view: RenatureView) -> Message:
    """N21, N22: another turn is offered after the draw, if the player then has a domino."""
    own = view.public.seats[view.seat]
    if own.clouds < AGAIN_PRICE:
        return lacking(AGAIN_PRICE, own.clouds)
    # One domino of the hand is still to be placed or discarded in this turn.
    kept = own.hand_size - (view.public.phase == "place")
    return Message("renature-again-later" if kept > 0 or own.reserve > 0 else "renature-again-no-domino")


def why_not_domino(view: RenatureView, name: str, *, in_order: bool) -> Message | None:
    """Why this is not a domino of the hand or, if required, not named in the order of the joker track."""
    animals = name.split("-")
    if len(animals) != 2 or any(animal not in ANIMALS for animal in animals):
        return Message("renature-unknown-domino", {"text": quoted(name)})
    proper = domino_name(domino_named(name))
    assert view.private is not None
    if proper not in view.private.hand:
        return Message("renature-not-in-hand", {"domino": domino_words(name)})
    if in_order and name not in DOMINO_BY_NAME:
        return Message("renature-domino-order", {"name": proper})
    return None


def why_not_place(view: RenatureView, state: RenatureState, name: str, first: str, second: str) -> Message:
    """N9 to N11."""
    problem = why_not_domino(view, name, in_order=False)
    if problem is not None:
        return problem
    for text in (first, second):
        if text not in CELL_BY_NAME:
            return unknown_cell(text)
    cells = (CELL_BY_NAME[first], CELL_BY_NAME[second])
    for cell in cells:
        if state.valley.ground[cell] != BROOK:
            return Message("renature-in-area", {"area": chr(65 + state.valley.ground[cell])})
        if state.brook.animals[cell] >= 0:
            return Message("renature-cell-covered", {"animal": animal_words(ANIMALS[state.brook.animals[cell]])})
    if abs(cells[0] - cells[1]) not in (1, WIDTH):
        return Message("renature-cells-apart")
    if cells[0] > cells[1]:
        return Message("renature-cells-order", {"first": second, "second": first})
    one, other = (ANIMALS.index(animal) for animal in name.split("-"))
    for cell, animal in zip(cells, (one, other), strict=True):
        mismatch = why_not_beside(state, cell, animal)
        if mismatch is not None:
            return mismatch
    return Message("renature-no-match")


def why_not_beside(state: RenatureState, cell: int, animal: int) -> Message | None:
    """N11: the first neighbour that this animal does not match."""
    for step in STEPS:
        near = state.brook.animals[cell + step]
        if near >= 0 and near != animal and state.joker not in (near, animal):
            args: dict[str, Argument] = {
                "animal": animal_words(ANIMALS[animal]),
                "other": animal_words(ANIMALS[near]),
            }
            return Message("renature-mismatch", args)
    return None


def why_not_plant(state: RenatureState, colour: str, name: str, cell: str) -> Message:
    """N12."""
    if name not in PLANTS:
        return Message("renature-unknown-plant", {"text": quoted(name)})
    if cell not in CELL_BY_NAME:
        return unknown_cell(cell)
    spot = state.valley.spot_at[CELL_BY_NAME[cell]]
    if spot < 0:
        return Message("renature-no-area")
    if state.land.plants[spot] != NO_PLANT:
        return Message("renature-spot-taken", {"plant": standing_words(state, spot)})
    position = state.brook.laid[state.brook.laid_count - 1] // PAIRS
    halves = (state.valley.first[position], state.valley.second[position])
    if not any(CELL_BY_NAME[cell] + step in halves for step in STEPS):
        return Message("renature-not-beside")
    return Message("renature-none-left", {"plant": plant_words(name, None if colour == "neutral" else 0)})


def why_not_joker(state: RenatureState, name: str) -> Message:
    """N19."""
    if name not in ANIMALS:
        return Message("renature-unknown-animal", {"text": quoted(name)})
    clouds = state.players[state.turn].clouds
    if clouds < JOKER_PRICE:
        return lacking(JOKER_PRICE, clouds)
    return Message("renature-joker-there", {"animal": animal_words(name)})


def why_not_return(state: RenatureState, cell: str) -> Message:
    """N20."""
    if cell not in CELL_BY_NAME:
        return unknown_cell(cell)
    spot = state.valley.spot_at[CELL_BY_NAME[cell]]
    if spot < 0:
        return Message("renature-no-area")
    plant = state.land.plants[spot]
    if plant == NO_PLANT:
        return Message("renature-nothing-there")
    board = state.players[state.turn]
    if kind_for(plant, state.turn) < 0:
        return Message("renature-not-yours", {"player": player(int(colour_of(plant)))})
    if plant_value(plant) > board.clouds:
        return lacking(int(plant_value(plant)), board.clouds)
    return Message("renature-no-space", {"plant": standing_words(state, spot)})


def standing_words(state: RenatureState, spot: int) -> Message:
    plant = state.land.plants[spot]
    neutral = colour_of(plant) == NEUTRAL
    return plant_words(PLANTS[type_of(plant) % PLANT_COUNT], None if neutral else int(colour_of(plant)))
