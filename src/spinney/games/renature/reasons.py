"""Reasons for an action, from the view alone, which a bot gives with its answer."""

from __future__ import annotations

from typing import TypeAlias

from spinney.core.message import Argument, Message, player
from spinney.games.renature.aids import fits, place_aid
from spinney.games.renature.events import AreaScoring, animal_words, domino_words, plant_words
from spinney.games.renature.guess import assemble
from spinney.games.renature.material import (
    ANIMALS,
    AREAS,
    CLOUD_SPACES,
    JOKER_PRICE,
    NEUTRAL,
    PAIRS,
    PLANTS,
    colour_of,
    domino_name,
    plant_value,
    standing,
    type_of,
)
from spinney.games.renature.offers import (
    ANOTHER_TURN,
    END_TURN,
    FIRST_DISCARD,
    FIRST_JOKER,
    FIRST_PLACE,
    FIRST_PLANT,
    FIRST_RETURN,
    GATHER,
    GO_SCORE,
    LEAVE,
    SPOTS,
    count_places,
    may_plant,
)
from spinney.games.renature.scoring import area_scoring, planting_points
from spinney.games.renature.state import NO_PLANT, NOBODY, PLANT, ROOM, RenatureState
from spinney.games.renature.valley import BESIDE, area_name
from spinney.games.renature.view_types import RenatureView

MOST_REASONS = 3
# A seat that is this far behind can draw level with one plant.
WITHIN_REACH = 4

Weighed: TypeAlias = tuple[float, Message]
"""A reason, and about how many points it is worth."""


def reasons(view: RenatureView, action: int) -> tuple[Message, ...]:
    if view.private is None:
        return ()
    state, seat = assemble(view), view.seat
    if action >= FIRST_PLACE:
        found = why_place(state, seat, (action - FIRST_PLACE) // PAIRS)
    elif action >= FIRST_PLANT:
        found = why_plant(state, seat, *divmod(action - FIRST_PLANT, SPOTS))
    elif action >= FIRST_RETURN:
        found = why_return(state, seat, action - FIRST_RETURN)
    elif action >= FIRST_DISCARD:
        found = why_discard(state, seat, action - FIRST_DISCARD)
    elif action >= FIRST_JOKER:
        found = why_joker(state, seat, action - FIRST_JOKER)
    else:
        found = why_moment(state, seat, action)
    found.sort(key=lambda weighed: -weighed[0])
    return tuple(message for _, message in found[:MOST_REASONS])


def scoring_of(state: RenatureState, area: int) -> AreaScoring:
    return area_scoring(state.valley, state.land, state.seats, area)


def pay(scoring: AreaScoring, seat: int) -> int:
    """What an area would pay a seat now."""
    points = scoring.main if scoring.main_to == seat else 0
    return points + (scoring.secondary if scoring.secondary_to == seat else 0)


def why_place(state: RenatureState, seat: int, position: int) -> list[Weighed]:
    aid = place_aid(state, position)
    found: list[Weighed] = []
    for name in aid.completes:
        area = ord(name) - ord("A")
        scoring = scoring_of(state, area)
        points = pay(scoring, seat)
        rival = close_behind(scoring, seat)
        if points > 0 and rival is not None:
            args: dict[str, Argument] = {"area": name, "points": points, "player": player(rival)}
            found.append((points + 1, Message("renature-reason-completes-before", args)))
        elif points > 0:
            found.append((points, Message("renature-reason-completes", {"area": name, "points": points})))
        found.append((scoring.main / 3, Message("renature-reason-token", {"area": name, "size": scoring.main})))
    largest = largest_beside(state, seat, position)
    if largest is not None and area_name(largest) not in aid.completes:
        size = int(state.valley.sizes[largest])
        found.append((size / 4, Message("renature-reason-opens", {"area": area_name(largest), "main": size})))
    if aid.isolates:
        found.append((0.5, Message("renature-reason-isolates")))
    return found


def close_behind(scoring: AreaScoring, seat: int) -> int | None:
    """The closest seat that could draw level with one plant, if this seat gets the main points."""
    if scoring.main_to != seat:
        return None
    rivals = [other for other in range(len(scoring.totals) - 1) if other != seat and scoring.totals[other] > 0]
    rivals = [other for other in rivals if scoring.totals[seat] - scoring.totals[other] <= WITHIN_REACH]
    return max(rivals, key=lambda other: scoring.totals[other], default=None)


def largest_beside(state: RenatureState, seat: int, position: int) -> int | None:
    """The area with most points that has a free cell beside the domino, if there is a plant for it."""
    if not any(state.players[seat].plants):
        return None
    valley = state.valley
    beside = [valley.spots_beside[k] for k in range(position * BESIDE, (position + 1) * BESIDE)]
    free = [spot for spot in beside if spot >= 0 and state.land.plants[spot] == NO_PLANT]
    areas = {int(valley.area_of_spot[spot]) for spot in free}
    return max(
        (area for area in sorted(areas) if state.land.holders[area] == NOBODY),
        key=lambda area: int(valley.sizes[area]),
        default=None,
    )


def why_discard(state: RenatureState, seat: int, domino: int) -> list[Weighed]:
    if count_places(state, state.players[seat]) == 0:
        return [(1, Message("renature-reason-nothing-fits"))]
    args: dict[str, Argument] = {"domino": domino_words(domino_name(domino))}
    if not fits(state, seat, domino):
        return [(1, Message("renature-reason-does-not-fit", args))]
    return [(1, Message("renature-reason-helps-others", args))]


def why_plant(state: RenatureState, seat: int, kind: int, spot: int) -> list[Weighed]:
    land, area = state.land, int(state.valley.area_of_spot[spot])
    points = int(planting_points(land, area, kind))
    clouds = int(min(land.clouds[spot], CLOUD_SPACES - state.players[seat].clouds))
    before = scoring_of(state, area)
    land.plant(area, spot, standing(kind, seat))
    after = scoring_of(state, area)
    found: list[Weighed] = [(points, Message("renature-reason-planting", {"points": points}))]
    if land.holders[area] == NOBODY:
        found += why_in_area(before, after, seat)
    if clouds > 0:
        found.append((1.2 * clouds, Message("renature-reason-clouds", {"clouds": clouds})))
    return found


def why_in_area(before: AreaScoring, after: AreaScoring, seat: int) -> list[Weighed]:
    """What a plant changes in the ranks of an area."""
    found: list[Weighed] = []
    args: dict[str, Argument] = {"area": after.area, "main": after.main}
    for other in range(len(after.totals) - 1):
        lost = pay(before, other) - pay(after, other)
        if other != seat and other in after.struck and other not in before.struck and lost > 0:
            words: dict[str, Argument] = {"area": after.area, "player": player(other), "points": lost}
            found.append((lost + 0.5, Message("renature-reason-strikes", words)))
    if after.main_to == seat:
        if before.main_to == seat:
            found.append((after.main / 4, Message("renature-reason-keeps-lead", args)))
        elif seat in before.struck:
            found.append((after.main, Message("renature-reason-breaks-tie", args)))
        else:
            found.append((after.main, Message("renature-reason-takes-lead", args)))
    elif after.secondary_to == seat and before.secondary_to != seat:
        second: dict[str, Argument] = {"area": after.area, "secondary": after.secondary}
        found.append((after.secondary, Message("renature-reason-second", second)))
    return found


def why_return(state: RenatureState, seat: int, spot: int) -> list[Weighed]:
    land, area = state.land, int(state.valley.area_of_spot[spot])
    scored = land.holders[area] != NOBODY
    before = scoring_of(state, area)
    plant = land.take_back(area, spot)
    after = scoring_of(state, area)
    owner = None if colour_of(plant) == NEUTRAL else int(colour_of(plant))
    args: dict[str, Argument] = {"plant": plant_words(PLANTS[type_of(plant)], owner), "area": after.area}
    found: list[Weighed] = []
    more = pay(after, seat) - pay(before, seat)
    if more > 0 and not scored:
        found.append((more + 1, Message("renature-reason-returns-tie", {"area": after.area, "more": more})))
    found += why_room(state, seat, int(plant_value(plant)))
    if scored:
        found.append((float(plant_value(plant)), Message("renature-reason-replants-scored", args)))
    elif more >= 0:
        found.append((1, Message("renature-reason-replants", args)))
    return found


def why_joker(state: RenatureState, seat: int, animal: int) -> list[Weighed]:
    hand = [int(state.players[seat].hand[k]) for k in range(state.players[seat].hand_size)]
    before = {domino: len(fits(state, seat, domino)) for domino in hand}
    state.joker = animal
    after = {domino: len(fits(state, seat, domino)) for domino in hand}
    found: list[Weighed] = []
    for domino in sorted(hand, key=lambda one: -after[one]):
        args: dict[str, Argument] = {
            "domino": domino_words(domino_name(domino)),
            "animal": animal_words(ANIMALS[animal]),
        }
        if after[domino] > 0 and before[domino] == 0:
            found.append((3, Message("renature-reason-joker-fits", args)))
        elif after[domino] > before[domino]:
            more: dict[str, Argument] = {**args, "places": after[domino]}
            found.append((1, Message("renature-reason-joker-more", more)))
    return found + why_room(state, seat, JOKER_PRICE)


def why_room(state: RenatureState, seat: int, price: int) -> list[Weighed]:
    """N13: how many more of the waiting clouds fit once this is paid."""
    if state.phase != ROOM:
        return []
    free = CLOUD_SPACES - int(state.players[seat].clouds)
    waiting = int(state.waiting)
    made = min(waiting, free + price) - min(waiting, free)
    return [(2, Message("renature-reason-makes-room", {"clouds": made}))]


def why_moment(state: RenatureState, seat: int, action: int) -> list[Weighed]:
    if action == LEAVE:
        able = state.phase == PLANT and may_plant(state, state.players[seat])
        return [(1, Message("renature-reason-leaves" if able else "renature-reason-cannot-plant"))]
    if action == GATHER:
        return why_gather(state, seat)
    if action == GO_SCORE:
        return why_score(state, seat)
    if action == END_TURN:
        return [(1, Message("renature-reason-ends"))]
    if action == ANOTHER_TURN:
        return why_again(state, seat)
    return [(1, Message("renature-reason-stops", {"clouds": int(state.players[seat].clouds)}))]


def why_gather(state: RenatureState, seat: int) -> list[Weighed]:
    gained = min(int(state.waiting), CLOUD_SPACES - int(state.players[seat].clouds))
    if gained == 0:
        return [(1, Message("renature-reason-keeps-clouds"))]
    return [(1, Message("renature-reason-clouds", {"clouds": gained}))]


def why_score(state: RenatureState, seat: int) -> list[Weighed]:
    found: list[Weighed] = []
    for area in range(AREAS):
        if state.completed >> area & 1:
            points = pay(scoring_of(state, area), seat)
            if points > 0:
                found.append((points, Message("renature-reason-scores", {"area": area_name(area), "points": points})))
    return found or [(1, Message("renature-reason-scores-nothing"))]


def why_again(state: RenatureState, seat: int) -> list[Weighed]:
    """The areas that the next domino could complete at once, the one with most points first."""
    found: list[Weighed] = []
    hand = [int(state.players[seat].hand[k]) for k in range(state.players[seat].hand_size)]
    positions = {(action - FIRST_PLACE) // PAIRS for domino in hand for action in fits(state, seat, domino)}
    names = {name for position in sorted(positions) for name in place_aid(state, position).completes}
    for name in sorted(names):
        points = pay(scoring_of(state, ord(name) - ord("A")), seat)
        if points > 0:
            found.append((points, Message("renature-reason-again-completes", {"area": name, "points": points})))
    return found or [(1, Message("renature-reason-again"))]
