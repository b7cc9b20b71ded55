"""What is done on the state page (web/workbench/states.py) so that a board shows what a frame alone does not show.

Every function is one state: it gets the page that shows it, `look`, to be called when there is something new to see,
and what the component there was given.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

Look = Callable[[], None]
Drive = Callable[[Page, Look, dict[str, Any]], None]

DRIVES: dict[tuple[str, str], Drive] = {}


def drive(game: str, *states: str) -> Callable[[Drive], Drive]:
    def keep(one: Drive) -> Drive:
        for state in states:
            DRIVES[game, state] = one
        return one

    return keep


def look_only(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()


def middle(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hover(page: Page, what: Locator) -> None:
    """Without a look at what lies above: shapes and cards overlap."""
    what.wait_for()
    page.mouse.move(*middle(what))


def lift(page: Page, what: Locator) -> None:
    """Press and pull far enough that it is not a click any more."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    # Cards overlap: each shows its left edge.
    page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 12, steps=2)


def press(page: Page, what: Locator) -> None:
    """Where it is drawn, whatever it is."""
    hover(page, what)
    page.mouse.down()
    page.mouse.up()


def press_card(page: Page, card: str) -> None:
    page.locator(f'.hand [data-piece="{card}"]').click(position={"x": 10, "y": 40})


def step_through(page: Page, look: Look, on: Locator, steps: int) -> None:
    for _ in range(steps):
        look()
        on.click()
    look()


# Arboretum


@drive("arboretum", "the first turn")
def draw_to_confirm(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    page.locator('[data-place="deck"]').click()
    look()


@drive("arboretum", "an 8 at risk")
def play(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    bubble = page.get_by_role("status")
    page.locator(".hand .group button").first.hover()
    expect(bubble).not_to_be_empty()
    look()
    card = props["choices"][-1].split()[1]
    press_card(page, card)
    look()
    lift(page, page.locator(f'.hand [data-piece="{card}"]'))
    page.mouse.move(*middle(page.locator(".target.offered").first), steps=2)
    expect(page.locator(".over")).to_have_count(1)
    look()
    page.mouse.up()


@drive("arboretum", "a path would grow")
def foresee(page: Page, look: Look, props: dict[str, Any]) -> None:
    _, card, cell = max(props["previews"], key=lambda text: props["previews"][text]["more"]).split()
    press_card(page, card)
    hover(page, page.locator(f'[data-place="{cell}"]'))
    page.locator(".plus").wait_for()
    look()


# Somewhere on a cell that takes no card and begins near the upper edge of the window.
CELL_AT_THE_TOP = """() => {
  for (let y = 10; y < innerHeight; y += 20)
    for (let x = 10; x < innerWidth; x += 20) {
      const cell = document.elementFromPoint(x, y)?.closest(".cell:not(.offered)");
      if (cell && cell.getBoundingClientRect().top < 90) return [x, y];
    }
}"""


@drive("arboretum", "to confirm")
def play_to_confirm(page: Page, look: Look, props: dict[str, Any]) -> None:
    card = props["choices"][0].split()[1]
    press_card(page, card)
    page.locator(".target.offered").first.click()
    look()
    # What is said about something at the upper edge of the window stands below it.
    page.locator("header button").last.click()
    for _ in range(6):
        page.get_by_role("button", name="Zoom in").click()
    page.mouse.move(*page.evaluate(CELL_AT_THE_TOP))
    expect(page.get_by_role("status")).not_to_be_empty()
    look()


@drive("arboretum", "an 8 cancelled")
def discard(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    card = props["choices"][0].split()[1]
    press_card(page, card)
    look()
    lift(page, page.locator(f'.hand [data-piece="{card}"]'))
    page.mouse.move(*middle(page.locator(f'[data-place="pile {props["view"]["seat"]}"]')), steps=2)
    expect(page.locator(".over")).to_have_count(1)
    look()
    page.mouse.up()


@drive("arboretum", "somebody else's turn")
def look_around(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    narrow = page.get_by_role("button", name="Species").filter(visible=True)
    if narrow.count():
        narrow.click()
        look()
    # As if one looked at every species: each has a colour of its own behind the same words.
    rows = page.locator("aside tr[data-species]")
    rows.evaluate_all("rows => rows.forEach(row => row.classList.add('lit'))")
    look()
    rows.evaluate_all("rows => rows.forEach(row => row.classList.remove('lit'))")
    page.locator("aside table button").first.click()
    look()
    page.locator("[data-place^=seat]").first.click()
    look()
    press_card(page, props["view"]["private"]["hand"][0])
    expect(page.get_by_role("status")).not_to_be_empty()
    look()
    page.get_by_role("button", name="Look through the discard pile").first.click()
    page.get_by_role("dialog").wait_for()
    look()
    page.keyboard.press("Escape")


@drive("arboretum", "the scoring")
def score_arboretum(page: Page, look: Look, props: dict[str, Any]) -> None:
    step_through(page, look, page.locator("nav .button.main"), len(props["sheet"]["species"]))


@drive("arboretum", "a path grows")
def tell_on(page: Page, look: Look, props: dict[str, Any]) -> None:
    for _ in props["sheet"]["species"][1:]:
        page.locator("nav .button.main").click()
        page.locator("ul.told, .small.told").first.wait_for()
        look()


@drive("arboretum", "a tie")
@drive("treehouse", "a tie")
@drive("renature", "a tie")
def see_the_end(page: Page, look: Look, props: dict[str, Any]) -> None:
    last = page.get_by_role("button", name=re.compile("^(Total|Final scores|Skip to the result)$"))
    last.click()
    look()


@drive("arboretum", "the options")
def pick_species(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    boxes = page.get_by_role("checkbox")
    for number in range(props["properties"]["species"]["wanted"]["2"]):
        boxes.nth(number).check()
    look()


@drive("arboretum", "a flight")
def draw(page: Page, look: Look, props: dict[str, Any]) -> None:
    page.locator('[data-place="deck"]').click()
    page.locator(".flyer").wait_for()
    look()


# Best Treehouse Ever


def place_of(page: Page, place: dict[str, Any]) -> Locator:
    return page.locator(f'[data-place="{place["level"]},{place["place"]}"]').first


@drive("treehouse", "to choose")
def choose(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    sealing = next(aid for aid in props["aids"]["rooms"] if any(place["seals"] for place in aid["open"]))
    room = page.locator(f'.hand [data-piece="{sealing["room"]}"]')
    room.click()
    look()
    kinds = [sealing["closed"][0], next(place for place in sealing["open"] if place["seals"])]
    kinds += [place for place in sealing["open"] if not place["seals"]][:1]
    for place in kinds:
        hover(page, place_of(page, place))
        page.locator(".bubble.said").wait_for()
        look()
    level, place, *_ = props["view"]["public"]["seats"][props["view"]["seat"]]["house"][0][1:]
    hover(page, place_of(page, {"level": level, "place": place}))
    page.locator(".bubble.said strong").wait_for()
    look()
    lift(page, room)
    page.locator("body > .carried").wait_for()
    look()
    page.mouse.move(*middle(place_of(page, kinds[0])), steps=2)
    page.mouse.up()
    # Why it cannot be built there, although nothing was chosen.
    expect(room).to_have_attribute("aria-pressed", "true")
    look()


@drive("treehouse", "chosen in secret")
def plan(page: Page, look: Look, props: dict[str, Any]) -> None:
    chosen = props["view"]["private"]["chosen"]
    aid = next(aid for aid in props["aids"]["rooms"] if aid["room"] == chosen)
    look()
    press(page, place_of(page, aid["open"][0]))
    look()


@drive("treehouse", "to build")
def build(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    revealed = props["view"]["public"]["seats"][props["view"]["seat"]]["revealed"]
    aid = next(aid for aid in props["aids"]["rooms"] if aid["room"] == revealed)
    press(page, place_of(page, next(place for place in aid["open"] if place["seals"])))
    page.locator(".prompt .button.main").wait_for()
    look()


@drive("treehouse", "others build")
def remember(page: Page, look: Look, props: dict[str, Any]) -> None:
    memory = page.locator("details")
    if memory.get_attribute("open") is None:
        memory.locator("summary").click()
    look()
    page.locator("button[aria-haspopup=dialog]").filter(visible=True).first.click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    for seat in range(len(props["players"])):
        dialog.get_by_role("group").first.get_by_role("button").nth(seat).click()
        look()
    page.keyboard.press("Escape")


@drive("treehouse", "to lay it")
def lay(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    gains = props["aids"]["gains"]
    changing = next(one["colour"] for one in props["aids"]["lays"] if one["gains"] != gains)
    offered = page.locator(f'[data-place="{changing}"]')
    offered.click()
    look()
    lift(page, page.locator(".prompt .held"))
    page.mouse.move(*middle(offered), steps=2)
    page.locator(".over").wait_for()
    look()
    page.mouse.move(1, 1)
    page.mouse.up()
    page.locator(".colours [aria-disabled=true]").first.hover()
    expect(page.locator(".refusal")).not_to_be_empty()
    look()


@drive("treehouse", "the scoring")
def score_treehouse(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    page.locator("table button").first.click()
    look()
    step_through(page, look, page.locator(".turn .button.main"), 4)


@drive("treehouse", "planned")
def build_as_planned(page: Page, look: Look, props: dict[str, Any]) -> None:
    room = props["hint"].split()[1]
    aid = next(aid for aid in props["aids"]["rooms"] if aid["room"] == room)
    page.locator(f'.hand [data-piece="{room}"]').click()
    press(page, place_of(page, next(place for place in aid["open"] if not place["seals"])))
    page.locator(".prompt .left").wait_for()
    look()


@drive("treehouse", "the scene")
def score_colour_by_colour(page: Page, look: Look, props: dict[str, Any]) -> None:
    step_through(page, look, page.locator(".turn .button.main"), len(props["sheet"]["bonuses"]))


@drive("treehouse", "turned over")
def turn_over(page: Page, look: Look, props: dict[str, Any]) -> None:
    page.locator(".hand button").first.dblclick()
    page.locator(".reveal").wait_for()
    look()


# Renature


@drive("renature", "to place")
def place(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    page.locator("summary").click()
    page.get_by_role("button", name="Zoom in").filter(visible=True).click()
    look()
    page.get_by_role("button", name="Show the whole valley").filter(visible=True).click()
    areas = props["aids"]["areas"]
    for kind in (
        next(one for one in areas if one["scoring"]["struck"]),
        next(one for one in areas if one["holder"] is not None),
        next(one for one in areas if not any(one["scoring"]["totals"])),
    ):
        # As a screen reader presses it: an area need not have anything in its middle.
        page.locator(f'.map [data-place="{kind["scoring"]["area"]}"]').dispatch_event("click")
        page.locator(".area-card").wait_for()
        look()
    for end in ("completes", "isolates"):
        cells = next(cells for cells, one in props["aids"]["places"].items() if one[end])
        domino = next(
            number
            for number, one in enumerate(props["aids"]["hand"])
            if any(text.endswith(cells) for text in one["fits"])
        )
        slot = page.locator(".hand button").nth(domino)
        if slot.get_attribute("aria-pressed") == "false":
            slot.click()
        hover(page, page.locator(f'.target[data-place="{cells}"]'))
        page.locator(f".{end}").first.wait_for()
        look()
    page.keyboard.press("Escape")
    lift(page, page.locator(".hand button").first)
    page.locator(".carried").first.wait_for()
    look()
    page.mouse.move(1, 1)
    page.mouse.up()
    page.get_by_role("button", name="Take a plant back", exact=True).click()
    look()


@drive("renature", "fits nowhere")
def fit_nowhere(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    nowhere = next(number for number, one in enumerate(props["aids"]["hand"]) if not one["fits"])
    page.locator(".hand button").nth(nowhere).click()
    area = page.locator("[role=group] > [data-spot]").first
    press(page, area)
    expect(page.locator(".notice")).not_to_be_empty()
    look()


@drive("renature", "to confirm")
def place_to_confirm(page: Page, look: Look, props: dict[str, Any]) -> None:
    page.locator(".hand button").first.click()
    press(page, page.locator(".target").first)
    page.locator(".ask").wait_for()
    look()


@drive("renature", "to plant")
def plant(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    kind = page.locator(".own .stock button").first
    kind.click()
    look()
    kind.click()
    press(page, page.locator(".target").first)
    look()


@drive("renature", "to end")
def move_joker(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    page.locator(".track button[aria-disabled=false]").first.click()
    page.locator(".ask").wait_for()
    look()


@drive("renature", "an area is scored")
def score_area(page: Page, look: Look, props: dict[str, Any]) -> None:
    page.locator(".scored .struck").first.wait_for()
    look()
    page.locator(".scored .turned").wait_for()
    look()


@drive("renature", "the scoring")
def score_renature(page: Page, look: Look, props: dict[str, Any]) -> None:
    step_through(page, look, page.locator(".steps .button.main"), 4 + len(props["sheet"]["areas"]))


@drive("renature", "the options")
def write_valley(page: Page, look: Look, props: dict[str, Any]) -> None:
    look()
    page.get_by_role("radio").last.check(force=True)
    page.get_by_role("textbox").wait_for()
    look()


@drive("renature", "a flight")
def plant_nothing(page: Page, look: Look, props: dict[str, Any]) -> None:
    page.get_by_role("button", name="Plant nothing").click()
    page.locator(".flyer").wait_for()
    look()
