"""A game that the client was not built with: found on the home page, played on the plain board, told again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import card_of, match_of, news, wait_for_news, wait_for_turn
from tests.browser.test_screens import check_two_ways


def begin(page: Page, name: str, players: int) -> None:
    card_of(page, name).locator("button.main").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(str(players), exact=True).click()
    dialog.locator("summary").click()
    dialog.get_by_role("checkbox").check()
    dialog.locator("button.main.large").click()
    page.wait_for_url("**/t/*")


def play_on_the_plain_board(page: Page) -> None:
    """To the end, by the first of the buttons; the picture shows what they offer."""
    while (now := wait_for_turn(page))["table"]["status"] == "playing":
        hand = [text.removeprefix("throw ") for text in now["choices"]]
        picture = page.locator("pre")
        expect(picture).to_contain_text(f": {' '.join(hand)}")
        page.get_by_role("button", name=now["choices"][0], exact=True).click()
        wait_for_news(page, now)


@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_game_on_the_plain_board(visit: Visit, players: int) -> None:
    page = visit()
    card = card_of(page, "Pebbles")
    expect(card).to_contain_text("1–5 players")
    expect(card).to_contain_text("5 minutes")
    expect(card.get_by_role("link", name="Guided first game")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Games from the woods")
    begin(page, "Pebbles", players)
    expect(page.locator("pre")).to_contain_text("floats on the pond")
    check_two_ways(page)
    play_on_the_plain_board(page)
    assert len(news(page)["outcome"]["points"]) == players
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator("pre")).to_contain_text("your hand: -")


def test_its_second_language_its_replay_and_its_handbook(visit: Visit) -> None:
    """On a phone, in Italian; then in a language that the game does not speak, where it says what it can."""
    page = visit(phone=True, locale="it-IT", scheme="dark")
    begin(page, "Sassolini", 2)
    expect(page.locator("pre")).to_contain_text("galleggia sullo stagno")
    play_on_the_plain_board(page)
    table = page.url
    page.goto(table + "/replay")
    expect(page.locator("pre")).to_contain_text("la tua mano")
    page.get_by_role("slider").press("End")
    expect(page.locator("pre")).to_contain_text(re.compile(r"la tua mano: -"))
    page.goto("/learn/pebbles")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sassolini")
    expect(page.get_by_text("Ognuno sceglie in segreto un sassolino.")).to_be_visible()
    ukrainian = visit(locale="uk-UA")
    expect(card_of(ukrainian, "Pebbles")).to_contain_text("1–5 гравців")
    ukrainian.goto(table + "/replay")
    expect(ukrainian.locator("pre")).to_contain_text("ваша рука")
    expect(ukrainian.locator("pre")).to_contain_text("thrown so far")


def test_a_choice_is_confirmed_by_a_second_tap_if_one_likes(visit: Visit) -> None:
    page = visit(phone=True)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Confirm every move").click()
    page.keyboard.press("Escape")
    begin(page, "Pebbles", 1)
    now = wait_for_turn(page)
    button = page.get_by_role("button", name=now["choices"][0], exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Tap again to confirm.")).to_be_visible()
    assert news(page)["seq"] == 0
    button.click()
    wait_for_news(page, now)


def test_a_greeting_does_not_undo_what_is_picked(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Confirm every move").click()
    page.keyboard.press("Escape")
    begin(page, "Pebbles", 2)
    button = page.get_by_role("button", name=wait_for_turn(page)["choices"][0], exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.evaluate(
        """(path) => fetch(path, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ do: "emote", emote: "hello", seat: 0 }),
        })""",
        f"/api/tables/{match_of(page)}",
    )
    page.locator(".bubble").wait_for()
    assert button.get_attribute("aria-pressed") == "true"
