"""A written choice, done on the board as a person does it: by clicks and drags, or by taps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.steps import news, shown_seq, wait_until

PLANTS = ["grass", "bush", "spruce", "oak"]
TRACK = ["butterfly", "snail", "salamander", "frog", "turtle", "bat", "woodpecker", "squirrel", "owl", "badger"]
BUTTONS = {
    "leave": "Plant nothing",
    "gather": "Gather",
    "score": "Score",
    "end": "End turn",
    "again": "Another turn",
    "stop": "Stop",
}


@dataclass
class Hands:
    """Somebody at the screen, with a mouse or with fingers."""

    page: Page
    touch: bool = False
    drags: int = 0

    def press(self, what: Locator, x: float | None = None, y: float | None = None) -> None:
        at = {} if x is None else {"position": {"x": x, "y": y}}
        (what.tap if self.touch else what.click)(**at)  # type: ignore[arg-type]

    def press_middle(self, what: Locator) -> None:
        """Shapes without an inside of their own are pressed where they are drawn."""
        x, y = middle(what)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self, what: Locator, onto: Locator, x: float | None = None, y: float | None = None) -> None:
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        mouse = self.page.mouse
        mouse.move(
            box["x"] + (box["width"] / 2 if x is None else x), box["y"] + (box["height"] / 2 if y is None else y)
        )
        mouse.down()
        mouse.move(box["x"] + 20, box["y"] - 20, steps=3)
        mouse.move(*middle(onto), steps=3)
        mouse.up()
        self.drags += 1

    def carry(self, what: Locator, onto: Locator, drag: bool) -> None:
        """By a drag, or by a press here and a press there."""
        if drag:
            self.drag(what, onto)
        else:
            self.press(what)
            self.press_middle(onto)

    def do(self, game: str, text: str, now: dict[str, Any], drag: bool = False) -> None:
        {"arboretum": arboretum, "treehouse": treehouse, "renature": renature}[game](self, text, now, drag)


def middle(what: Locator) -> tuple[float, float]:
    what.wait_for()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def arboretum(hands: Hands, text: str, now: dict[str, Any], drag: bool) -> None:
    page = hands.page
    verb, what, *rest = text.split()
    if verb == "draw":
        hands.press(page.locator(f'.offered[data-place="{" ".join([what, *rest])}"]'))
        return
    place = rest[0] if verb == "play" else f"pile {now['view']['seat']}"
    card = page.locator(f'.offered[data-piece="{what}"]')
    onto = page.locator(f'.offered[data-place="{place}"]')
    # The cards of a hand overlap: each shows its left edge.
    if drag:
        hands.drag(card, onto, 10, 40)
    else:
        hands.press(card, 10, 40)
        hands.press(onto)


def treehouse(hands: Hands, text: str, now: dict[str, Any], drag: bool) -> None:
    page = hands.page
    verb, *rest = text.split()
    prompt = page.locator(".prompt")
    if verb == "choose":
        room = page.locator(f'.hand [data-piece="{rest[0]}"][aria-disabled=false]')
        if drag:
            hands.drag(room, page.locator(".own p.when"))
        else:
            hands.press(room)
            hands.press(room)
    elif verb == "build":
        held, place = prompt.locator(".held"), page.locator(f'[data-place="{rest[0]}"][aria-disabled=false]')
        held.wait_for()
        if drag:
            hands.drag(held, place)
        else:
            hands.press(place)
        # What cannot be undone is asked for once more, at once or not at all.
        warned = prompt.and_(page.locator(".warn"))
        wait_until(page, lambda: warned.count() > 0 or shown_seq(page) != now["seq"], "nothing came of building")
        if warned.count():
            hands.press(prompt.locator(".button.main"))
    elif verb == "discard":
        hands.press(prompt.locator("[data-place=discard]"))
    elif verb == "take":
        hands.press(page.locator(f'.offered[data-piece="{rest[0]}"]'))
    else:
        hands.press(page.locator(f'.offered[data-place="{rest[0]}"]'))


def may_repeat(now: dict[str, Any]) -> bool:
    """Whether another turn is offered together with the end of this one."""
    own = now["view"]["public"]["seats"][now["view"]["seat"]]
    return bool(own["clouds"] >= 3 and own["hand_size"] + own["reserve"])


def phase_of(page: Page) -> str:
    found: str = news(page)["view"]["public"]["phase"]
    return found


def renature(hands: Hands, text: str, now: dict[str, Any], drag: bool) -> None:
    page = hands.page
    verb, *rest = text.split()
    hand = now["view"]["private"]["hand"]
    slot = page.locator(".hand .slot")
    if verb == "place":
        held = slot.nth(hand.index(rest[0]) if rest[0] in hand else hand.index("-".join(reversed(rest[0].split("-")))))
        hands.carry(held, page.locator(f'.target[data-place="{rest[1]} {rest[2]}"]'), drag)
    elif verb == "plant":
        shelf = page.locator(".own .shelf").nth(0 if rest[0] == "own" else 1)
        plant = shelf.locator(".plant").nth(PLANTS.index(rest[1]))
        hands.carry(plant, page.locator(f'.target[data-place="{rest[2]}"]'), drag)
    elif verb == "discard":
        hands.press(slot.nth(hand.index(rest[0])))
        hands.press(page.locator(".prompt button", has_text="Discard"))
    elif verb == "joker":
        hands.press(page.locator(".track button").nth(TRACK.index(rest[0])))
    elif verb == "return":
        hands.press(page.get_by_role("button", name="Take a plant back", exact=True))
        hands.press_middle(page.locator(f'.target[data-place="{rest[0]}"]'))
    else:
        again = verb == "end" and may_repeat(now)
        if again:
            page.locator(".prompt button", has_text=BUTTONS["again"]).wait_for()
        hands.press(page.locator(".prompt button", has_text=BUTTONS[verb]))
        if again:
            # The same press says that there is to be no other turn.
            wait_until(page, lambda: phase_of(page) not in ("end", "again"), "the turn did not end")
    if verb in ("joker", "return", "discard"):
        hands.press(page.locator(".ask .main"))
