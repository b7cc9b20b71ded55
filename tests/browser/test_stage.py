"""What others do is shown one moment after the other, while choices, clocks and own actions are never late."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import match_of, news, play_now, send_moves, shown_seq, wait_until
from tests.browser.test_boards import pick

TICK = 50
"""How much time passes in a page between two looks, in ms."""


def happening(page: Page) -> str:
    """What the turn line tells of what is shown now."""
    told: str = page.evaluate("document.querySelector('.happens > p')?.textContent ?? ''")
    return told


def lit_seats(page: Page) -> list[int]:
    lit: list[int] = page.evaluate(
        "[...document.querySelectorAll('.main header li')].flatMap((one, at) => one.matches('.waiting') ? [at] : [])"
    )
    return lit


def act(page: Page, text: str | None = None) -> dict[str, Any]:
    """An action of the visitor's, as another tab would send it; the news that it brings."""
    now = news(page)
    body = {"do": "act", "seat": now["seat"], "text": text or pick(now["choices"], random.Random(now["seq"]))}
    done: dict[str, Any] = page.evaluate(
        "async ([path, body]) => (await fetch(path, {method: 'POST', body: JSON.stringify(body)})).json()",
        [f"/api/tables/{match_of(page)}", {**body, "ticket": now.get("ticket", 0)}],
    )
    assert "refused" not in done, done
    return done


def wait_for_server(page: Page, mine: bool = True) -> dict[str, Any]:
    """Until it is the visitor's turn, whatever the page shows."""
    now = news(page)

    def has_come() -> bool:
        nonlocal now
        now = news(page)
        return bool(now.get("choices")) is mine or now["table"]["status"] == "finished"

    wait_until(page, has_come, "the turn never came")
    return now


def catch_up(page: Page, now: dict[str, Any]) -> list[tuple[int, str, list[int]]]:
    """Let time pass until the page shows this news; each moment as its row, its words and the seats that were lit."""
    seen: list[tuple[int, str, list[int]]] = []
    for _ in range(2000):
        moment = (shown_seq(page), happening(page), lit_seats(page))
        if moment[1] and (not seen or seen[-1] != moment):
            seen.append(moment)
        if shown_seq(page) >= now["seq"] and not moment[1]:
            return seen
        page.clock.run_for(TICK)
    raise AssertionError(f"the page never showed it all: {seen}")


def begin(visit: Visit, game: str, players: int = 2, **kwargs: object) -> Page:
    """A game against bots at which it is the visitor's turn, on a page whose time stands still."""
    page = visit(bots="leisurely", stopped=True, **kwargs)
    if players == 2:
        play_now(page, game, "Seedling")
    else:
        seats = [{"who": "me"}, *[{"who": "bot", "level": "seedling"}] * (players - 1)]
        key = {"Arboretum": "arboretum", "Best Treehouse Ever": "treehouse", "Renature": "renature"}[game]
        made: dict[str, Any] = page.evaluate(
            """async (body) => {
                await fetch("/api/me", {method: "POST", body: JSON.stringify({name: "Olena"})});
                return (await fetch("/api/tables", {method: "POST", body: JSON.stringify(body)})).json();
            }""",
            {"game": key, "seats": seats, "options": {"first": 0}},
        )
        page.goto(f"/t/{made['table']['id']}")
    page.locator("section.board[data-seq]").wait_for()
    catch_up(page, wait_for_server(page))
    return page


def own_turn(page: Page) -> int:
    """Act until others have to; how many rows there are then."""
    while news(page).get("choices"):
        done = act(page)
    return int(done["seq"])


def test_own_actions_by_keyboard_are_never_late(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    own_turn(page)
    wait_for_server(page)
    behind = shown_seq(page)
    page.locator('[data-place="deck"]').focus()
    page.keyboard.press("Enter")
    wait_until(page, lambda: news(page)["seq"] == shown_seq(page) > behind + 4, "the own draw was late")


@pytest.mark.parametrize("players", [2, 4])
def test_moments_come_in_order_and_one_at_a_time(visit: Visit, players: int) -> None:
    page = begin(visit, "Arboretum", players)
    own = own_turn(page)
    now = wait_for_server(page)
    assert now["seq"] == own + 4 * (players - 1)
    seen = [moment for moment in catch_up(page, now) if moment[0] > own]
    assert [row for row, _, _ in seen] == list(range(own + 1, now["seq"] + 1))
    assert all(len(lit) == 1 for _, _, lit in seen), "the seat that acts is lit, and no other"
    assert all(words for _, words, _ in seen)
    assert len({tuple(lit) for _, _, lit in seen}) == players - 1


def test_own_actions_are_never_late(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    own_turn(page)
    wait_for_server(page)
    behind = shown_seq(page)
    assert behind < news(page)["seq"], "time stands still, and so does the picture"
    # A touch of what can be chosen shows everything at once, and is the choice itself.
    page.locator('[data-place="deck"]').click(force=True)
    wait_until(page, lambda: news(page)["seq"] == shown_seq(page) > behind + 4, "the own draw was late")
    expect(page.locator(".hand .slot")).to_have_count(8)


def test_a_click_and_the_space_bar_skip_on(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    own_turn(page)
    # Time stands still: the page shows the own discard until somebody skips on.
    wait_for_server(page)
    first = shown_seq(page)
    page.keyboard.press("Space")
    assert shown_seq(page) == first + 1
    page.keyboard.press("Space")
    assert shown_seq(page) == first + 2
    page.locator(".arb aside.ledger").click(position={"x": 5, "y": 5})
    assert shown_seq(page) == news(page)["seq"], "whoever may act is not kept waiting"


def test_a_page_in_the_background_stages_nothing(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
    own_turn(page)
    now = wait_for_server(page)
    wait_until(page, lambda: shown_seq(page) == now["seq"], "it waits though nobody looks")
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    assert happening(page) == ""


def test_a_page_that_goes_to_the_background_forgets_what_was_left(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    own_turn(page)
    now = wait_for_server(page)
    assert shown_seq(page) < now["seq"]
    page.evaluate(
        """Object.defineProperty(document, 'hidden', {value: true, configurable: true});
        document.dispatchEvent(new Event('visibilitychange'))"""
    )
    wait_until(page, lambda: shown_seq(page) == now["seq"], "it is still being told")


def test_a_cut_connection_in_the_middle_loses_nothing(visit: Visit) -> None:
    page = begin(visit, "Arboretum", players=4)
    page.context.set_offline(True)
    page.context.set_offline(False)
    own = own_turn(page)
    now = wait_for_server(page)
    seen = [row for row, _, _ in catch_up(page, now) if row > own]
    assert seen == sorted(set(seen))
    assert shown_seq(page) == now["seq"]


def test_a_reload_shows_the_truth_at_once(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    own_turn(page)
    now = wait_for_server(page)
    page.reload()
    wait_until(page, lambda: shown_seq(page) == now["seq"], "a page that is opened stages nothing")
    assert happening(page) == ""


def test_at_most_one_thing_flies_at_a_time_and_it_is_no_giant(visit: Visit) -> None:
    page = visit(bots="leisurely", motion="no-preference")
    play_now(page, "Arboretum", "Seedling")
    page.evaluate(
        """() => {
            window.flown = [];
            new MutationObserver(() => {
                const flying = [...document.querySelectorAll(".flyer")].filter((one) =>
                    one.getAnimations().some((each) => each.playState === "running" && each.currentTime >= 0));
                for (const one of flying) window.flown.push([flying.length, one.getBoundingClientRect().width]);
            }).observe(document.body, {childList: true});
        }"""
    )
    wait_for_server(page)
    own_turn(page)
    now = wait_for_server(page)
    wait_until(page, lambda: shown_seq(page) >= now["seq"] and not happening(page), "it never came to rest")
    flown = page.evaluate("window.flown")
    assert flown
    assert max(together for together, _ in flown) <= 1
    assert max(width for _, width in flown) <= 112


def test_reduced_motion_shows_the_moments_without_flights(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    page.evaluate(
        "window.flown = 0; new MutationObserver(() => (window.flown += document.querySelectorAll('.flyer').length))"
        ".observe(document.body, {childList: true})"
    )
    own = own_turn(page)
    now = wait_for_server(page)
    assert len([row for row, _, _ in catch_up(page, now) if row > own]) == 4
    assert page.evaluate("window.flown") == 0


def test_whoever_looks_on_sees_every_seat_staged(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    watcher = visit(f"/t/{match_of(page)}", bots="leisurely", stopped=True)
    watcher.locator("section.board[data-seq]").wait_for()
    before = shown_seq(watcher)
    own_turn(page)
    now = wait_for_server(page)
    wait_until(watcher, lambda: shown_seq(watcher) == before + 1, "nothing is shown")
    seen = catch_up(watcher, now)
    assert [row for row, _, _ in seen] == list(range(before + 1, now["seq"] + 1))


def test_the_log_is_never_ahead_of_the_picture(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    own = own_turn(page)
    wait_for_server(page)
    lines = page.locator("aside ol li")
    count = lines.count()
    page.keyboard.press("Space")
    assert shown_seq(page) == own + 1
    expect(lines).to_have_count(count + 1)


def test_a_setting_shows_everything_at_once(visit: Visit) -> None:
    page = begin(visit, "Arboretum")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("At once", exact=True).click()
    page.keyboard.press("Escape")
    own_turn(page)
    now = wait_for_server(page)
    wait_until(page, lambda: shown_seq(page) == now["seq"], "it is still staged")


@pytest.mark.parametrize("game", ["Arboretum", "Best Treehouse Ever", "Renature"])
def test_nothing_tells_the_winner_before_the_scoring_is_over(visit: Visit, game: str) -> None:
    page = visit(stopped=True)
    play_now(page, game, "Seedling")
    send_moves(page)
    page.get_by_role("region", name="Scoring").first.wait_for()
    while True:
        everything = page.locator("body").inner_text() + page.title()
        assert "wins" not in everything
        expect(page.locator(".main > header li .points")).to_have_count(0)
        page.clock.run_for(3100)
        if not page.locator(".finale").count():
            break
    expect(page.locator(".ending h1")).to_contain_text("win")
