"""The pages around the boards: home, setting up, settings, handbooks, lessons, waiting tables, records."""

from __future__ import annotations

import json
import re
from functools import partial

from playwright.sync_api import Page

from tests.browser.comparison.players import Party
from tests.browser.comparison.scenes import GAMES, scene
from tests.browser.comparison.stage import Stage, press
from tests.browser.steps import card_of, wait_until
from tests.server.client import BOT, Person, Server

MODES = {"Play now": "bots", "With friends": "friends", "On one screen": "here"}


@scene("home")
def home(stage: Stage, server: Server) -> None:
    stage.enter()
    stage.open("/")
    stage.look("to a stranger")
    olena, marco = Person(server, "Olena"), Person(server, "Marco")
    olena.make("arboretum", [{"who": "me"}, {"who": "anyone"}])
    olena.make("pebbles", [{"who": "me"}] * 2)
    finished = olena.make("treehouse", [{"who": "me", "name": "Olena"}, {"who": "me", "name": "Finn"}])["table"]["id"]
    for seat in (0, 1):
        olena.do(finished, "sit", seat=seat)
    olena.do(finished, "start")
    olena.do(finished, "resign", seat=0, ticket=0)
    for game in GAMES:
        marco.make(game, [{"who": "me"}, {"who": "anyone"}, BOT], open=True)
    watched = marco.make("renature", [{"who": "me"}, {"who": "anyone"}], open=True)["table"]["id"]
    for seat, person in enumerate((marco, olena)):
        person.do(watched, "sit", seat=seat)
    marco.do(watched, "start")
    stage.enter(olena.cookie)
    stage.open("/")
    stage.look("with games")
    stage.enter()
    stage.open("/")
    stage.look("with games of others")


def set_up(name: str, stage: Stage, server: Server) -> None:
    stage.enter()
    for button, mode in MODES.items():
        stage.open("/")
        stage.press(lambda page, button=button: card_of(page, name).get_by_role("button", name=button))  # type: ignore[misc]
        stage.look(mode)
        stage.press(lambda page: page.get_by_role("dialog").get_by_text("4", exact=True))
        stage.press(lambda page: page.get_by_role("dialog").get_by_text("More options"))
        stage.look_twice(f"{mode} and all options")
    if name == "Arboretum":
        stage.each(lambda page: page.get_by_role("dialog").get_by_text("2", exact=True).first.click())
        stage.each(lambda page: page.get_by_role("checkbox", name="Oak").check())
        stage.look("two players and a species")
    if name == "Renature":
        for valley in ("Mirrored", "Custom"):
            stage.press(lambda page, valley=valley: page.get_by_role("dialog").get_by_text(valley))  # type: ignore[misc]
            stage.look_twice(f"valley {valley}")


for key, name in GAMES.items():
    scene(f"setup-{key}")(partial(set_up, name))


@scene("settings")
def settings(stage: Stage, server: Server) -> None:
    for who, cookie in (("a stranger", ""), ("somebody", Person(server, "Olena").cookie)):
        stage.enter(cookie)
        stage.open("/")
        stage.press(lambda page: page.get_by_role("button", name="Settings"))
        stage.look_twice(f"of {who}")
    stage.press(lambda page: page.get_by_role("dialog").get_by_text("Confirm every move"))
    stage.press(lambda page: page.get_by_role("dialog").get_by_text("Dark", exact=True))
    stage.look("changed")


@scene("learn")
def learn(stage: Stage, server: Server) -> None:
    stage.enter()
    for game in GAMES:
        stage.open(f"/learn/{game}")
        stage.look(game)
    stage.open("/learn/pebbles")
    stage.look("pebbles")
    stage.open("/device")
    stage.look("another device")


def rulings(game: str, stage: Stage, server: Server) -> None:
    stage.enter()
    stage.open(f"/learn/{game}")
    stage.press(lambda page: page.get_by_text("The complete rules"))
    # What came before the rulings has been looked at, and only so much of a page is.
    stage.each(lambda page: page.evaluate(ONLY_RULINGS))
    stage.look("complete")


ONLY_RULINGS = """() => {
  for (let one = document.querySelector("details[open]"); one && one !== document.body; one = one.parentElement)
    for (const other of one.parentElement.children) if (other !== one) other.remove();
}"""

for key in GAMES:
    scene(f"rulings-{key}")(partial(rulings, key))


def lesson(game: str, stage: Stage, server: Server) -> None:
    stage.enter(Person(server, "Olena").cookie)

    def wait_for_turn(page: Page) -> None:
        ear = stage.ears[page]
        wait_until(page, lambda: 0 in ear.news.get("table", {}).get("waiting", []), "the bot does not play")
        # Whatever the bot did meanwhile arrived in one piece or in several.
        page.reload()
        stage.rest(page)

    # One after the other: the server draws a deal for each.
    for page in stage:
        page.goto(f"/lesson/{game}")
        page.get_by_role("region", name="Guided first game").wait_for()
        wait_for_turn(page)
    for step in range(1, 4):
        stage.look(f"step {step}")
        for page in stage:
            on = page.get_by_role("button", name="Continue")
            if on.count():
                press(on)


for key in GAMES:
    scene(f"lesson-{key}")(partial(lesson, key))


@scene("gathering")
def gathering(stage: Stage, server: Server) -> None:
    olena, marco = Person(server, "Olena"), Person(server, "Marco")
    for game, options in (("arboretum", {"species": ["oak", "willow"], "opening_discard": True}), ("renature", {})):
        pace = {"kind": "clock", "seconds": 600, "increment": 10}
        seats = [{"who": "me"}, {"who": "anyone"}, {"who": "anyone"}, BOT]
        match = olena.make(game, seats, options=options, pace=pace)["table"]["id"]
        stage.enter()
        stage.open(f"/t/{match}")
        stage.look(f"{game} to a stranger")
        stage.enter(marco.cookie)
        stage.open(f"/t/{match}")
        stage.look(f"{game} to a guest")
        # The host is at the table from the first screen on, and then leaves it.
        stage.enter(olena.cookie)
        stage.open(f"/t/{match}")
        stage.look(f"{game} to the host")
        marco.do(match, "sit", seat=1)
        stage.each(lambda page: page.get_by_text("Marco", exact=True).wait_for())
        stage.look(f"{game} with one more")
    stage.enter(olena.cookie)
    stage.open("/t/abcdefghjkmnpq")
    stage.look("no such table")


@scene("one-screen")
def one_screen(stage: Stage, server: Server) -> None:
    for game in GAMES:
        olena = Person(server, "Olena")
        seats = [{"who": "me", "name": "Olena"}, {"who": "me", "name": "Marco"}]
        options = {} if game == "treehouse" else {"first": 0}
        match = olena.make(game, seats, options=options)["table"]["id"]
        for seat in (0, 1):
            olena.do(match, "sit", seat=seat)
        olena.do(match, "start")
        stage.enter(olena.cookie)
        stage.open(f"/t/{match}")
        stage.look(f"{game} hidden")
        stage.press(lambda page: page.get_by_role("button", name="I am Olena"))
        stage.look(f"{game} shown")


@scene("record")
def record(stage: Stage, server: Server) -> None:
    party = Party(server, "arboretum", 2).start()
    for _ in range(12):
        party.move()
    party.resign(1)
    told = party.people[0].http.get(f"/api/tables/{party.match}/record").json()
    turned = json.loads(json.dumps(told))
    turned["setup"]["deck"].reverse()
    stage.enter()
    stage.open("/replay")
    stage.look("to choose")
    for name, content in (("honest", json.dumps(told)), ("turned", json.dumps(turned)), ("unreadable", "{")):
        stage.open("/replay")
        file = {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
        stage.each(lambda page, file=file: page.get_by_label("Choose a record").set_input_files(file))  # type: ignore[misc]
        stage.look(name)
        fair = stage.pages["wide"].get_by_text("Was the shuffle fair?")
        if fair.count():
            stage.press(lambda page: page.get_by_text("Was the shuffle fair?"))
            stage.look(f"{name} not checked")
            stage.press(lambda page: page.get_by_role("button", name="Check it"))
            stage.look(f"{name} checked")


@scene("table-tools")
def table_tools(stage: Stage, server: Server) -> None:
    party = Party(server, "arboretum", 2).start()
    party.play_until("play", 20)
    stage.enter(party.cookie)
    stage.open(party.path)
    for name in ("Rules", "Say something", "More"):
        stage.press(lambda page, name=name: page.get_by_role("button", name=name, exact=True))  # type: ignore[misc]
        stage.look_twice(name)
        stage.each(lambda page: page.keyboard.press("Escape"))
    stage.each(open_log)
    stage.look("log")
    stage.each(lambda page: page.get_by_label("Write a move").fill("play"))
    stage.look("a move half written")
    stage.each(lambda page: page.get_by_label("Write a move").fill("draw deck"))
    stage.each(lambda page: page.get_by_label("Write a move").press("Enter"))
    stage.look("a move that is refused")
    stage.open(party.path)
    stage.each(open_log)
    stage.press(lambda page: page.get_by_role("group", name="Game log").get_by_role("button").first)
    stage.each(lambda page: page.get_by_role("button", name="Back to now").wait_for())
    stage.look("looking back")
    stage.open(party.path)
    stage.press(lambda page: page.get_by_role("button", name=re.compile("undo", re.I)).first)
    stage.look("asked to undo")


def open_log(page: Page) -> None:
    log = page.get_by_role("button", name="Game log", exact=True)
    if log.count():
        press(log)
    page.get_by_label("Write a move").wait_for()


@scene("proposals")
def proposals(stage: Stage, server: Server) -> None:
    olena, marco = Person(server, "Olena"), Person(server, "Marco")
    match = olena.make("renature", [{"who": "me"}, {"who": "anyone"}], options={"first": 1})["table"]["id"]
    for seat, person in enumerate((olena, marco)):
        person.do(match, "sit", seat=seat)
    olena.do(match, "start")
    marco.do(match, "propose-hints")
    stage.enter(olena.cookie)
    stage.open(f"/t/{match}")
    stage.look("asked for hints")
    stage.enter(marco.cookie)
    stage.open(f"/t/{match}")
    stage.look("waiting for an answer")


@scene("plain-board")
def plain_board(stage: Stage, server: Server) -> None:
    party = Party(server, "pebbles", 2).start()
    stage.enter(party.cookie)
    stage.open(party.path)
    stage.look("start")
    stage.hear(party.move())
    stage.look("chosen")
    stage.hear(party.move())
    stage.look("next")
    party.play_out()
    stage.open(party.path)
    stage.look("over")
    stage.press(lambda page: page.get_by_role("button", name="Show the board"))
    stage.look("over with the board")
    stage.open(f"{party.path}/replay")
    stage.look("replay")
    stage.each(lambda page: page.get_by_role("slider").press("End"))
    stage.look("replay to the end")


@scene("setup-pebbles")
def set_up_pebbles(stage: Stage, server: Server) -> None:
    set_up("Pebbles", stage, server)
