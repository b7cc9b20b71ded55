"""Clocks that run out, seats that a bot keeps, plain http, and the page as an installed app."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.chromium import ELSEWHERE
from tests.browser.conftest import Visit
from tests.browser.steps import card_of, match_of, news, play_now, send_moves, type_moves, wait_for_turn


def short_clock(route: Route) -> None:
    """The page offers no clock as short as a test wants it."""
    wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
    route.continue_(post_data={**wish, "pace": {"kind": "clock", "seconds": 10, "increment": 0}})


@pytest.mark.clock
def test_a_clock_runs_out_a_bot_takes_over_and_the_owner_comes_back(visit: Visit) -> None:
    olena, marco = visit(), visit()
    olena.route("**/api/tables", short_clock)
    card_of(olena, "Arboretum").get_by_role("button", name="With friends").click()
    dialog = olena.get_by_role("dialog")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Who goes first?").select_option("1")
    dialog.get_by_role("button", name="Create the table").click()
    olena.wait_for_url("**/t/*")
    marco.goto(f"/t/{match_of(olena)}")
    marco.get_by_role("button", name="Sit here").first.click()
    olena.get_by_role("button", name="Start the game").click()

    takes_over = olena.get_by_role("button", name="Let a bot play")
    expect(marco.locator("li.own time")).to_have_text(re.compile(r"^0:(0\d|10)$"))
    offered = takes_over.count()
    # A slow machine may have missed the moment.
    if news(marco)["table"]["seats"][1]["clock"] > 0:
        assert offered == 0
    expect(marco.locator("li.own time")).to_have_text("0:00")
    takes_over.click()
    expect(marco.get_by_text("A bot (Gardener) is standing in")).to_be_visible()
    now = wait_for_turn(olena)
    assert now["table"]["waiting"] == now["own"]

    comes_back = marco.get_by_role("button", name="Take my seat back")
    comes_back.click()
    expect(comes_back).to_be_hidden()
    type_moves(olena, random.Random(1), most=4)
    before = wait_for_turn(marco)
    assert before["table"]["waiting"] == before["own"]
    type_moves(marco, random.Random(2), most=1)
    assert news(marco)["seq"] > before["seq"]


def test_on_plain_http_the_link_is_selected_and_the_shuffle_checked(visit: Visit, complaints: list[str]) -> None:
    # As in a local network: no https, and a name that is not this machine's own.
    page = visit("/", host=ELSEWHERE)
    assert page.evaluate("[isSecureContext, !!navigator.clipboard, !!crypto.subtle]") == [False, False, False]
    card_of(page, "Best Treehouse Ever").get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Copy link").click()
    told = page.get_by_role("status").filter(has_text="Copied.").or_(page.get_by_text("The link is selected"))
    expect(told).to_be_visible()
    selected = "() => { const it = document.activeElement; return it.value.slice(it.selectionStart, it.selectionEnd); }"
    assert page.evaluate(selected) == page.url

    page.goto("/")
    play_now(page, "Best Treehouse Ever", "Seedling")
    send_moves(page)
    page.get_by_text("Was the shuffle fair?").click()
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("Checked by this browser itself")).to_be_visible()
    expect(page.get_by_text("The cards were dealt from that seed")).to_be_visible()
    assert page.get_by_text("This check failed!").count() == 0
    expect(page.get_by_text("spinney verify spinney-treehouse-")).to_be_visible()
    assert page.get_by_role("alert").count() == 0
    # Which a browser says of every header that only https can carry.
    complaints[:] = [one for one in complaints if "Cross-Origin-Opener-Policy" not in one]


def test_the_page_can_be_installed_and_opens_without_the_server(visit: Visit) -> None:
    page = visit()
    page.get_by_role("heading", level=1).first.wait_for()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.get_by_role("heading", level=1).first.wait_for()
    assert page.evaluate("navigator.serviceWorker.controller?.scriptURL ?? ''").endswith("/sw.js")
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's pages are private ones, and nothing else stands in the way.
    assert {error["errorId"] for error in found} <= {"in-incognito"}
    described: dict[str, Any] = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert described["start_url"] == "/"
    assert {icon["sizes"] for icon in described["icons"]} >= {"192x192", "512x512"}
    sizes = """icons => Promise.all(icons.filter(icon => icon.type === "image/png").map(async icon => {
        const image = new Image();
        image.src = icon.src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}` === icon.sizes;
    }))"""
    assert all(page.evaluate(sizes, described["icons"]))
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.context.set_offline(False)
