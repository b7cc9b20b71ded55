"""The browser's part in the shuffle: its bytes come from any open page, and a forged record is refused on the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from spinney.core.record import write_record
from tests.browser.conftest import Visit
from tests.browser.steps import card_of, match_of, news, wait_until
from tests.core.shuffled import FORGERIES, forged, honest


def turn_the_deck(route: Route) -> None:
    record: dict[str, Any] = route.fetch().json()
    record["setup"]["deck"].reverse()
    route.fulfill(json=record)


def test_bytes_come_from_another_page_and_a_turned_deck_is_found(visit: Visit, complaints: list[str]) -> None:
    olena, marco = visit(), visit()
    card_of(olena, "Arboretum").get_by_role("button", name="With friends").click()
    olena.get_by_role("dialog").get_by_role("button", name="Create the table").click()
    olena.wait_for_url("**/t/*")
    match = match_of(olena)
    marco.goto(f"/t/{match}")
    marco.get_by_role("button", name="Sit here").first.click()
    expect(marco.get_by_text("The host starts")).to_be_visible()
    marco.goto("/")
    olena.get_by_role("button", name="Start the game").click()
    expect(olena.get_by_text("Still waiting for")).to_be_visible()
    # Marco's page is not at the table, and looks after it every ten seconds.
    wait_until(olena, lambda: news(olena)["table"]["status"] == "playing", "the bytes did not come")
    told = news(olena)["table"]
    assert all(told["nonces"])
    assert len(set(told["commitments"])) == 2

    olena.request.post(f"/api/tables/{match}", data={"do": "resign", "ticket": news(olena).get("ticket", 0)})
    olena.route("**/record", turn_the_deck)
    olena.get_by_text("Was the shuffle fair?").click()
    olena.get_by_role("button", name="Check it").click()
    expect(olena.get_by_text("the cards were not dealt from the seed")).to_be_visible()
    expect(olena.get_by_text("This check failed!")).to_have_count(1)
    # The browser itself reports every refusal of the server.
    wait_until(olena, lambda: bool(complaints), "nothing was refused")
    complaints.clear()

    olena.unroute("**/record")
    olena.reload()
    olena.get_by_text("Was the shuffle fair?").click()
    olena.get_by_role("button", name="Check it").click()
    expect(olena.get_by_text("Everyone’s hashes are the ones this browser saw")).to_be_visible()
    expect(olena.get_by_text("The cards were dealt from that seed")).to_be_visible()
    expect(olena.get_by_text("This check failed!")).to_have_count(0)
    command = olena.get_by_text("spinney verify spinney-arboretum-").inner_text()
    assert command.count("--commitment") == 3
    assert command.count("--nonce") == 1


@pytest.mark.parametrize("how", [None, "the deck turned round", "another match"], ids=["honest", "deck", "match"])
def test_the_shuffle_of_a_file_is_checked(visit: Visit, complaints: list[str], tmp_path: Path, how: str | None) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_record(forged(FORGERIES[how][0]) if how else honest()))
    page = visit("/replay")
    page.get_by_label("Choose a record").set_input_files(file)
    page.get_by_text("Was the shuffle fair?").click()
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("spinney verify game.json")).to_be_visible()
    # By this browser, by the server, or by both.
    failed = page.get_by_text("This check failed!")
    expect(failed).to_have_count({None: 0, "the deck turned round": 1, "another match": 2}[how])
    complaints.clear()
