"""What a table may choose before a game."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import card_of, match_of, news, wait_until
from tests.browser.test_screens import check


def more_options(page: Page, game: str) -> Locator:
    card_of(page, game).get_by_role("button", name="Play now").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More options").click()
    return dialog


def start(page: Page, dialog: Locator) -> dict[str, object]:
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    options: dict[str, object] = news(page)["table"]["options"]
    return options


def take_complaint(page: Page, complaints: list[str]) -> None:
    """The browser reports every refusal of a server, perhaps a moment later."""
    wait_until(page, lambda: bool(complaints), "the browser did not complain")
    assert len(complaints) == 1
    complaints.clear()


def test_some_species_are_picked_and_the_rest_is_drawn(visit: Visit) -> None:
    page = visit()
    dialog = more_options(page, "Arboretum")
    for species in ("Oak", "Willow"):
        dialog.get_by_role("checkbox", name=species).check()
    check(page)
    assert start(page, dialog)["species"] == ["oak", "willow"], "the rest comes from the seed"
    page.locator(".board").or_(page.locator(".hand")).first.wait_for()
    in_play = news(page)["view"]["public"]["species"]
    assert len(set(in_play)) == 6
    assert {"oak", "willow"} <= set(in_play)


def test_no_more_species_than_play(visit: Visit) -> None:
    page = visit()
    dialog = more_options(page, "Arboretum")
    boxes = dialog.get_by_role("group", name="Which species are in play?").get_by_role("checkbox")
    for number in range(6):
        boxes.nth(number).check()
    expect(boxes.nth(9)).to_be_disabled()
    dialog.get_by_text("4", exact=True).click()
    expect(dialog.get_by_text("all ten species are in play")).to_be_visible()
    assert start(page, dialog)["species"] is None


def test_nothing_chosen_is_drawn_by_the_server(visit: Visit) -> None:
    page = visit()
    dialog = more_options(page, "Arboretum")
    dialog.get_by_role("checkbox", name="Maple").check()
    dialog.get_by_role("button", name="Choose all at random").click()
    assert start(page, dialog)["species"] is None


def test_another_valley(visit: Visit) -> None:
    page = visit(phone=True)
    dialog = more_options(page, "Renature")
    dialog.get_by_text("Mirrored").click()
    check(page)
    assert ". E E . D D ." in str(start(page, dialog)["valley"])
    page.get_by_role("button", name="Rotate (R)").or_(page.locator(".hand .slot")).first.wait_for()
    assert ". E E . D D ." in news(page)["view"]["public"]["valley"]


def test_a_valley_of_ones_own_is_told_what_it_lacks(visit: Visit, complaints: list[str]) -> None:
    page = visit()
    dialog = more_options(page, "Renature")
    dialog.get_by_text("Custom").click()
    text = dialog.get_by_role("textbox")
    printed = text.input_value()
    text.fill(printed.replace(". A A .", ". A B ."))
    dialog.get_by_role("button", name="Start the game").click()
    expect(dialog.get_by_role("alert")).to_contain_text("areas A and B touch at 2,2")
    take_complaint(page, complaints)


def test_a_refused_valley_is_explained_in_the_visitors_language(visit: Visit, complaints: list[str]) -> None:
    page = visit(locale="uk-UA")
    card_of(page, "Renature").locator("button.main").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.locator("label", has=page.locator("input[value=own]")).click()
    text = dialog.get_by_role("textbox")
    text.fill(text.input_value().replace("clouds: c 2", "clouds: c 9"))
    dialog.locator("button.main").click()
    expect(dialog.get_by_role("alert")).to_contain_text("хмар у долині: 13; у коробці для неї їх 6")
    take_complaint(page, complaints)


def test_whoever_comes_sees_what_the_table_has_chosen(visit: Visit) -> None:
    page, guest = visit(), visit(phone=True)
    card_of(page, "Arboretum").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More options").click()
    dialog.get_by_role("checkbox", name="Oak").check()
    dialog.get_by_role("checkbox", name="Opening discard").check()
    dialog.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    guest.goto(f"/t/{match_of(page)}")
    expect(guest.get_by_role("list", name="Species").get_by_role("listitem")).to_have_count(1)
    expect(guest.get_by_text("1 picked, 5 at random.")).to_be_visible()
    expect(guest.get_by_text("Oak", exact=True)).to_be_visible()
    expect(guest.get_by_text("Opening discard")).to_be_visible()
    check(guest)
