"""Whole games, and what can go wrong on the way."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import Visit
from tests.browser.steps import (
    match_of,
    news,
    play_now,
    send_moves,
    shown_seq,
    skip_scoring,
    type_moves,
    wait_for_turn,
    wait_until,
)
from tests.browser.test_screens import check
from tests.server.client import Server


def test_a_whole_game_by_typed_moves_two_clicks_from_the_home_page(visit: Visit) -> None:
    """The line for moves knows no game: one of them is enough."""
    page = visit()
    play_now(page, "Best Treehouse Ever")
    last = type_moves(page, random.Random(1))
    assert last["table"]["status"] == "finished"
    skip_scoring(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_hints_and_typed_moves_are_said_in_words(visit: Visit) -> None:
    page = visit()
    play_now(page, "Best Treehouse Ever", "Seedling")
    # A hint is dropped if somebody else acts meanwhile.
    room = wait_for_turn(page, alone=True)["choices"][0]
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Choose the ")
    expect(hint).not_to_contain_text("choose ")
    line = page.get_by_label("Write a move")
    line.fill(room)
    offered = page.get_by_role("list", name="Possible continuations")
    expect(offered.get_by_role("button", name=f"{room} Choose the ")).to_be_visible()
    line.press("Enter")
    expect(page.get_by_text("You: Choose the ")).to_be_visible()


def paths_to(card: str, said: Any, path: str = "") -> list[str]:
    """Where something that was received names a card; lists of all the cards nobody has seen tell nothing."""
    if isinstance(said, dict):
        named = [path] if f"{said.get('species')}{said.get('value')}" == card else []
        return named + [one for key in said if key != "unseen" for one in paths_to(card, said[key], f"{path}.{key}")]
    if isinstance(said, list):
        return [one for item in said for one in paths_to(card, item, path)]
    return [path] if isinstance(said, str) and card in said.split() else []


def test_two_browsers_by_link_and_a_third_that_watches(visit: Visit) -> None:
    olena, marco, watcher = visit(), visit(), visit()
    received: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    answers: list[Response] = []
    # Playwright takes no builtin method here.
    watcher.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    card = olena.locator("article", has=olena.get_by_role("heading", name="Arboretum"))
    card.get_by_role("button", name="With friends").click()
    olena.get_by_role("dialog").get_by_role("button", name="Create the table").click()
    olena.wait_for_url("**/t/*")
    path = f"/t/{match_of(olena)}"
    marco.goto(path)
    marco.get_by_role("button", name="Sit here").first.click()
    olena.get_by_role("button", name="Start the game").click()
    watcher.goto(path)
    watcher.locator("section.board").wait_for()
    marco.locator("section.board").wait_for()
    for _ in range(10):
        waiting = news(olena)["table"]["waiting"]
        type_moves(olena if waiting == news(olena)["own"] else marco, random.Random(2), most=1)
    last = news(watcher)
    assert (last["seat"], last["seq"]) == (-1, 10)
    wait_until(watcher, lambda: shown_seq(watcher) == 10, "the watcher did not hear of it")
    frames = [json.loads(frame) for frame in received]
    assert 10 in [frame.get("seq") for frame in frames]
    fetched = [answer for answer in answers if f"/api/tables/{match_of(olena)}" in answer.url]
    assert fetched
    frames += [answer.json() for answer in fetched]
    for page in (olena, marco):
        view = news(page)["view"]
        shown = {card for seat in view["public"]["seats"] for card in seat["shown"]}
        for held in set(view["private"]["hand"]) - shown:
            assert [where for frame in frames for where in paths_to(held, frame)] == []


def test_a_reload_and_a_cut_connection(visit: Visit) -> None:
    page = visit()
    play_now(page, "Renature", "Seedling")
    type_moves(page, random.Random(3), most=3)
    before = news(page)["seq"]
    page.reload()
    assert wait_for_turn(page)["seq"] >= before
    page.context.set_offline(True)
    page.wait_for_timeout(500)
    page.context.set_offline(False)
    type_moves(page, random.Random(3), most=2)
    assert news(page)["seq"] > before


def test_the_server_is_killed_and_started_again(visit: Visit, server: Server) -> None:
    page = visit()
    play_now(page, "Best Treehouse Ever", "Seedling")
    type_moves(page, random.Random(4), most=2)
    # Whoever chooses at the same time has chosen: nothing changes by itself any more.
    before = wait_for_turn(page, alone=True)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    after = wait_for_turn(page)
    assert after["view"] == before["view"]
    type_moves(page, random.Random(4), most=1)
    assert news(page)["seq"] > before["seq"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_line_of_the_log_leads_back_to_its_moment(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    play_now(page, "Arboretum", "Seedling")
    wait_for_turn(page)
    dealt = sorted(news(page)["view"]["private"]["hand"])
    send_moves(page, most=24)
    wait_for_turn(page)
    # What this page has not seen itself can be looked at too.
    page.reload()
    if phone:
        page.get_by_role("button", name="Game log", exact=True).click()
    log = page.locator(".log")
    expect(log.get_by_role("button").last).to_be_in_viewport()
    log.get_by_role("button").first.click()
    back = page.get_by_role("button", name="Back to now")
    back.wait_for()
    page.get_by_role("button", name="One step back").click()
    cards = page.locator(".hand .slot")
    expect(page.get_by_role("status").filter(has_text="You are looking back.")).to_contain_text("The game begins.")
    assert sorted(cards.evaluate_all("cards => cards.map(card => card.dataset.piece)")) == dealt
    check(page)
    back.click()
    expect(back).to_be_hidden()
    assert sorted(cards.evaluate_all("cards => cards.map(card => card.dataset.piece)")) != dealt


def test_what_a_page_draws_by_lot_is_the_same_in_every_run(visit: Visit) -> None:
    drawn = "[Math.random(), ...crypto.getRandomValues(new Uint8Array(4))]"
    # On a page without a script, which would draw too.
    page, other = visit("about:blank"), visit("about:blank")
    first = page.evaluate(drawn)
    page.reload()
    assert page.evaluate(drawn) == first != other.evaluate(drawn)
