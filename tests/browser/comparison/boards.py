"""The boards of the three games during a game: every phase, something picked up, questions, reasons, hints, panels."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page

from tests.browser.comparison.players import Party
from tests.browser.comparison.scenes import scene
from tests.browser.comparison.stage import Stage, press
from tests.server.client import Person, Server

Find = Callable[[Page], Locator]


def button(name: str) -> Find:
    """The first one to be seen whose name matches."""
    return lambda page: page.get_by_role("button", name=re.compile(name)).filter(visible=True).first


def touch(page: Page, find: Find) -> None:
    """As a screen reader presses it: what is drawn on a board need not have anything in its middle."""
    find(page).dispatch_event("click")


def arrive(stage: Stage, party: Party, verb: str, moves: int = 0) -> None:
    """Open the table at the first moment, after this many moves or more, when the visitor may do this."""
    now = party.play_until(verb, moves)
    stage.open(party.path)
    assert all(stage.ears[page].seq == now["seq"] for page in stage)


def ask_for_hint(stage: Stage, name: str) -> None:
    stage.press(button("^Hint$"))
    stage.each(lambda page: page.get_by_role("button", name="Play this").wait_for())
    stage.look(name)


def confirm_every_move(stage: Stage) -> None:
    stage.open("/")
    stage.press(button("Settings"))
    stage.press(lambda page: page.get_by_role("dialog").get_by_text("Confirm every move"))
    stage.each(lambda page: page.keyboard.press("Escape"))


def live(stage: Stage, party: Party, verb: str, moves: int) -> None:
    """What others do while the visitor looks, move by move."""
    party.play_until(verb, moves)
    stage.open(party.path)
    stage.hear(party.move())
    for number in (1, 2):
        stage.hear(party.move())
        stage.look(f"seen to happen {number}")


def watch(stage: Stage, party: Party, server: Server) -> None:
    stage.enter(Person(server, "Yara").cookie)
    stage.open(party.path)
    stage.look("watching")


# Arboretum


def arboretum_hand(page: Page) -> Locator:
    hand = page.get_by_role("group", name=re.compile("^Your hand"))
    return hand.get_by_role("button", name=re.compile(r" \d(, just drawn)?$"))


def pick_arboretum(page: Page, number: int) -> None:
    # Cards overlap: each shows its left edge.
    press(arboretum_hand(page).nth(number), 10, 30)


def arboretum(players: int, stage: Stage, server: Server) -> None:
    party = Party(server, "arboretum", players).start()
    stage.enter(party.cookie)
    arrive(stage, party, "draw")
    stage.look("start")
    ask_for_hint(stage, "a hint to draw")
    arrive(stage, party, "draw", 34)
    stage.look("to draw")
    stage.each(lambda page: pick_arboretum(page, 2))
    stage.look("why a card cannot be played")
    arrive(stage, party, "play", 36)
    stage.look("to play")
    for number in (0, 3):
        stage.each(lambda page, number=number: pick_arboretum(page, number))  # type: ignore[misc]
        stage.look(f"card {number} picked")
    stage.each(lambda page: touch(page, button("not allowed$")))
    stage.look("why a cell is closed")
    stage.press(button("^Zoom in$"))
    stage.look("closer")
    stage.open(party.path)
    ask_for_hint(stage, "a hint to play")
    stage.open(party.path)
    stage.press(button("Show this arboretum"))
    stage.look("somebody else's arboretum")
    stage.press(button("^Back$"))
    stage.each(lambda page: touch(page, button("Look through the discard pile")))
    stage.look("a discard pile")
    stage.each(lambda page: page.keyboard.press("Escape"))
    stage.each(open_species)
    stage.look("the species")
    stage.press(lambda page: page.get_by_role("table", name="Species").get_by_role("button").first)
    stage.look("a species pinned")
    arrive(stage, party, "discard")
    stage.each(lambda page: pick_arboretum(page, 1))
    stage.look("to discard")
    live(stage, party, "play", 60)
    watch(stage, party, server)


def open_species(page: Page) -> None:
    closed = page.get_by_role("button", name="Species", exact=True).filter(visible=True)
    if closed.count():
        press(closed)


def arboretum_confirmed(stage: Stage, server: Server) -> None:
    party = Party(server, "arboretum", 3).start()
    stage.enter(party.cookie)
    confirm_every_move(stage)
    arrive(stage, party, "draw", 20)
    stage.press(button("^Deck: "))
    stage.look("to draw")
    arrive(stage, party, "play")
    stage.each(lambda page: pick_arboretum(page, 0))
    stage.each(lambda page: touch(page, button("^Free cell")))
    stage.look("to play")
    arrive(stage, party, "discard")
    stage.each(lambda page: pick_arboretum(page, 0))
    stage.press(button("^Discard .* here"))
    stage.look("to discard")


# Best Treehouse Ever


def treehouse_hand(page: Page) -> Locator:
    return page.get_by_role("list", name="Your hand").get_by_role("button")


def treehouse(players: int, stage: Stage, server: Server) -> None:
    party = Party(server, "treehouse", players).start()
    stage.enter(party.cookie)
    arrive(stage, party, "choose")
    stage.look("start")
    ask_for_hint(stage, "a hint to choose")
    stage.press(lambda page: treehouse_hand(page).nth(1))
    stage.look("room 1 picked")
    stage.hear(party.act(party.look()["choices"][0]))
    stage.look("chosen in secret")
    arrive(stage, party, "build")
    stage.look("to build")
    arrive(stage, party, "choose", 16 * players)
    for number in (0, 2):
        stage.press(lambda page, number=number: treehouse_hand(page).nth(number))  # type: ignore[misc]
        stage.look(f"late room {number} picked")
    stage.each(lambda page: button(": closed")(page).focus())
    stage.look("why a place is closed")
    arrive(stage, party, "build")
    ask_for_hint(stage, "a hint to build")
    stage.each(lambda page: button(": open")(page).focus())
    stage.look("an open place")
    stage.each(lambda page: page.get_by_text("What you remember").click())
    stage.look("what one remembers")
    stage.press(button("Look at the tree"))
    stage.look_twice("a tree")
    if players == 4:
        arrive(stage, party, "take")
        stage.look("to take a condition")
    arrive(stage, party, "lay")
    stage.look("to lay it")
    live(stage, party, "choose", 20 * players)
    watch(stage, party, server)


def treehouse_confirmed(stage: Stage, server: Server) -> None:
    party = Party(server, "treehouse", 3).start()
    stage.enter(party.cookie)
    confirm_every_move(stage)
    arrive(stage, party, "build", 20)
    stage.each(lambda page: touch(page, button(": open")))
    stage.look("to build")
    stage.open(party.path)
    stage.press(button("^Discard$"))
    stage.look("to discard")
    arrive(stage, party, "take")
    stage.press(button("^(2 points|No points)"))
    stage.look("to take")
    arrive(stage, party, "lay")
    stage.press(lambda page: page.get_by_role("columnheader").get_by_role("button", disabled=False).first)
    stage.look("to lay")


# Renature


def renature_hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your dominoes").get_by_role("button")


def renature(players: int, stage: Stage, server: Server) -> None:
    party = Party(server, "renature", players).start()
    stage.enter(party.cookie)
    arrive(stage, party, "place")
    stage.look("start")
    ask_for_hint(stage, "a hint to place")
    for number in (0, 2):
        stage.press(lambda page, number=number: renature_hand(page).nth(number))  # type: ignore[misc]
        stage.look(f"domino {number} picked")
    stage.press(button("^Rotate"))
    stage.look("rotated")
    arrive(stage, party, "end")
    stage.look("to end")
    arrive(stage, party, "plant", 30)
    stage.look("to plant")
    ask_for_hint(stage, "a hint to plant")
    stage.press(button(r"worth \d+: [1-9]\d* left"))
    stage.look("a plant picked")
    stage.open(party.path)
    stage.each(lambda page: touch(page, button("in area")))
    stage.look("a cell picked")
    arrive(stage, party, "place", 60)
    stage.look("to place")
    stage.each(lambda page: touch(page, button("^Make the .* the joker")))
    stage.look("why not another joker")
    stage.open(party.path)
    stage.each(lambda page: touch(page, button("^Area ")))
    stage.look("an area")
    stage.press(lambda page: page.get_by_text("Dominoes seen"))
    stage.look("dominoes seen")
    stage.each(zoom_in)
    stage.look("closer")
    live(stage, party, "place", 80)
    if players == 4:
        arrive(stage, party, "score")
        stage.look("to score")
    watch(stage, party, server)


def zoom_in(page: Page) -> None:
    """Where the valley is small enough for it."""
    closer = page.get_by_role("button", name="Zoom in").filter(visible=True)
    if closer.count():
        press(closer.first)


def renature_again(stage: Stage, server: Server) -> None:
    party = Party(server, "renature", 2, "again").start()
    stage.enter(party.cookie)
    arrive(stage, party, "again")
    stage.look("asked")
    arrive(stage, party, "return")
    stage.press(button("^Take a plant back$"))
    stage.look("a plant to take back")
    stage.each(lambda page: touch(page, button("^Take .* back from")))
    stage.look("one that is taken back")
    arrive(stage, party, "discard")
    stage.press(lambda page: renature_hand(page).first)
    stage.press(button("^Discard$"))
    stage.look("to discard")
    arrive(stage, party, "joker")
    stage.press(button("^Make the .* the joker"))
    stage.look("another joker")


def renature_confirmed(stage: Stage, server: Server) -> None:
    party = Party(server, "renature", 3).start()
    stage.enter(party.cookie)
    confirm_every_move(stage)
    arrive(stage, party, "place", 20)
    stage.press(lambda page: renature_hand(page).first)
    stage.each(
        lambda page: touch(page, lambda p: p.get_by_role("group", name="Where it fits").get_by_role("button").first)
    )
    stage.look("to place")
    arrive(stage, party, "plant")
    stage.press(button(r"worth \d+: [1-9]\d* left"))
    stage.each(lambda page: touch(page, button("in area")))
    stage.look("to plant")


for count in (2, 4):
    scene(f"arboretum-{count}")(partial(arboretum, count))
    scene(f"treehouse-{count}")(partial(treehouse, count))
    scene(f"renature-{count}")(partial(renature, count))
scene("arboretum-confirmed")(arboretum_confirmed)
scene("treehouse-confirmed")(treehouse_confirmed)
scene("renature-confirmed")(renature_confirmed)
scene("renature-again")(renature_again)


# The end


def ending(game: str, players: int, stage: Stage, server: Server) -> None:
    party = Party(server, game, players).start()
    party.play_out()
    stage.enter(party.cookie)
    stage.open(party.path)
    on = button("^Next$")
    for number in range(100):
        stage.look(f"scoring {number:02}")
        further = [on(page) for page in stage]
        if not all(one.count() and one.is_enabled() for one in further):
            break
        for one in further:
            press(one)
    stage.press(button("^Show the board$"))
    stage.look("the board")
    stage.open(f"{party.path}/replay")
    slider = stage.pages["wide"].get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for at in (0, last // 3, last * 2 // 3, last - 1, last):
        stage.each(lambda page, at=at: page.get_by_role("slider").fill(str(at)))  # type: ignore[misc]
        stage.look(f"replay {at:03}")
    for eyes in ("Marco", "Spectator"):
        stage.each(lambda page, at=last // 2: page.get_by_role("slider").fill(str(at)))  # type: ignore[misc]
        stage.each(lambda page, eyes=eyes: page.get_by_label("View as").select_option(eyes))  # type: ignore[misc]
        stage.look(f"replay seen by {eyes}")
    stage.press(button("^Show the scoring$"))
    stage.look("replay of the scoring")


for key in ("arboretum", "treehouse", "renature"):
    for count in (2, 4):
        scene(f"{key}-{count}-end")(partial(ending, key, count))


@scene("resigned")
def resigned(stage: Stage, server: Server) -> None:
    party = Party(server, "treehouse", 3).start()
    for _ in range(9):
        party.move()
    party.resign(1)
    stage.enter(party.cookie)
    stage.open(party.path)
    stage.look("one of three")
