"""The table as a text picture."""

from __future__ import annotations

from spinney.core.message import Argument, Message, Say, player
from spinney.core.sketch import heading, legend
from spinney.games.renature.events import animal_words, plant_words
from spinney.games.renature.guess import assemble
from spinney.games.renature.material import ANIMALS, PLANTS
from spinney.games.renature.scoring import points
from spinney.games.renature.valley import BROOK, SIDE, START, Valley, area_name, cell_at, cell_name
from spinney.games.renature.valley_file import valley_of
from spinney.games.renature.view_types import PublicView, RenatureView

# Two small letters for each animal, one for each plant: `0s` is a spruce of seat 0, `ng` neutral grass.
ABBREVIATIONS: dict[str, str] = dict(
    zip(ANIMALS, ("bu", "sn", "sa", "fr", "tu", "ba", "wo", "sq", "ow", "bd"), strict=True)
)
PLANT_LETTERS: dict[str, str] = dict(zip(PLANTS, "gbso", strict=True))


def sketch(view: RenatureView, say: Say) -> str:
    """The valley, then every board, then the hand of this seat: what this pair of eyes sees.

    A brook cell shows its animal, `..` if it is free, `**` if it is a free start cell. An area cell shows the letter of
    its area, with the clouds or the plant on it.
    """
    public = view.public
    valley = valley_of(public.valley)
    lines = [
        "   ".join(say(message) for message in moment(public)),
        legend([(short, animal, say(animal_words(animal))) for animal, short in ABBREVIATIONS.items()]),
        plant_legend(say, len(public.seats)),
    ]
    lines += [
        "",
        *draw_valley(valley, public),
        "",
        say(Message("sketch-tokens-there", {"tokens": tokens_there(public)})),
    ]
    # The score on the track does not include the final scoring (N23).
    scores = final_points(view) if public.phase == "over" else [seen.score for seen in public.seats]
    for seat, seen in enumerate(public.seats):
        status = say(Message("sketch-points-clouds", {"points": scores[seat], "clouds": seen.clouds}))
        to_act = seat == public.turn and public.phase != "over"
        lines += ["", heading(say, seat, own=seat == view.seat, to_act=to_act, status=status)]
        boards: dict[str, Argument] = {"own": board(seen.own), "neutral": board(seen.neutral)}
        lines.append("     " + say(Message("sketch-plants-left", boards)))
        rest: dict[str, Argument] = {"tokens": tokens_of(view, seat), "hand": seen.hand_size, "reserve": seen.reserve}
        lines.append("     " + say(Message("sketch-tokens", rest)))
    if public.discards:
        lines += ["", say(Message("sketch-discarded", {"dominoes": " ".join(public.discards)}))]
    if view.private is not None:
        lines += ["", say(Message("sketch-your-hand", {"cards": " ".join(view.private.hand) or "-"}))]
    return "\n".join(lines)


def final_points(view: RenatureView) -> list[int]:
    return [int(total) for total in points(assemble(view))]


def moment(public: PublicView) -> list[Message]:
    """The joker, and the completed areas or waiting clouds, if any."""
    parts = [Message("sketch-joker", {"animal": animal_words(public.joker)})]
    if public.completed:
        parts.append(Message("sketch-completed", {"areas": ", ".join(public.completed)}))
    if public.waiting:
        parts.append(Message("sketch-waiting", {"clouds": public.waiting}))
    return parts


def plant_legend(say: Say, seats: int) -> str:
    """`0s` is a spruce of the first seat, `ng` neutral grass, `+2` two clouds."""
    owners = [f"{seat}={say(player(seat))}" for seat in range(seats)] + ["n=" + say(Message("renature-neutral"))]
    plants = legend([(PLANT_LETTERS[plant], plant, say(plant_words(plant, 0))) for plant in PLANTS])
    clouds = say(Message("sketch-clouds", {"mark": "+2"}))
    return "; ".join([", ".join(owners), plants, clouds])


def draw_valley(valley: Valley, public: PublicView) -> list[str]:
    shown: dict[str, str] = {}
    for laid in public.laid:
        first, _, second = laid.domino.partition("-")
        shown[laid.first], shown[laid.second] = ABBREVIATIONS[first], ABBREVIATIONS[second]
    for clouds in public.clouds:
        shown[clouds.cell] = f"+{clouds.clouds}"
    for plant in public.plants:
        shown[plant.cell] = ("n" if plant.owner is None else str(plant.owner)) + PLANT_LETTERS[plant.plant]
    lines = ["    " + " ".join(f"{column:<3}" for column in range(1, SIDE + 1)).rstrip()]
    for row in range(1, SIDE + 1):
        cells = [draw_cell(valley, int(cell_at(row, column)), shown) for column in range(1, SIDE + 1)]
        lines.append(f"{row:>2}  " + " ".join(cells).rstrip())
    return lines


def draw_cell(valley: Valley, cell: int, shown: dict[str, str]) -> str:
    """Three characters: an animal or free brook, or the letter of the area and what is on the cell."""
    there = shown.get(cell_name(cell))
    if valley.ground[cell] == BROOK:
        return f"{there or ('**' if valley.bare_near[cell] == START else '..'):<3}"
    return area_name(valley.ground[cell]) + f"{there or '':<2}"


def tokens_there(public: PublicView) -> str:
    return " ".join(f"{token.area}{token.size}" for token in public.tokens if token.holder is None) or "-"


def tokens_of(view: RenatureView, seat: int) -> str:
    """The tokens of a seat with their sizes, and in brackets the backs that these eyes know."""
    backs = {token.area: token.back for token in view.public.tokens}
    sizes = {token.area: token.size for token in view.public.tokens}
    if view.private is not None and seat == view.seat:
        backs |= view.private.backs
    names = []
    for area in view.public.seats[seat].tokens:
        names.append(f"{area}{sizes[area]}" + (f"({backs[area]})" if backs[area] is not None else ""))
    return " ".join(names) or "-"


def board(plants: list[int]) -> str:
    return " ".join(f"{count}{letter}" for count, letter in zip(plants, PLANT_LETTERS.values(), strict=True))
