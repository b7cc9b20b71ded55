"""Help for players."""

from __future__ import annotations

from spinney.core.view import SPECTATOR
from spinney.games.arboretum import ARBORETUM
from spinney.games.arboretum.aids import Aids, Preview, SpeciesAid
from tests.games.arboretum.boards import SCENE, table


def aid_of(seat: int, species: str) -> SpeciesAid:
    aids = ARBORETUM.aids(ARBORETUM.view(table(SCENE), seat))
    assert isinstance(aids, Aids)
    return next(aid for aid in aids.species if aid.species == species)


def test_aids_show_every_seats_best_path() -> None:
    oak = aid_of(1, "oak")
    own, none, bare = oak.paths
    assert own is not None
    assert [laid.card for laid in own.cards] == ["oak3", "oak4", "willow5", "oak6"]
    assert (own.points, own.for_cards, own.for_pure, own.for_one, own.for_eight) == (4, 4, 0, 0, 0)
    assert none is bare is None


def test_aids_sum_what_is_known() -> None:
    oak = aid_of(0, "oak")
    assert oak.hand == ["oak2", "oak8"]
    assert oak.own_sum == 2, "seat 1 is known to hold the 1"
    assert oak.shown_sums == [2, 8, 0]
    assert aid_of(1, "oak").shown_sums == [0, 8, 0]
    assert aid_of(2, "willow").own_sum == 8, "nobody has seen the 1 of seat 0"
    assert aid_of(0, "willow").shown_sums == [1, 0, 0], "but seat 0 knows its own 1"
    assert aid_of(2, "jacaranda").own_sum == 9, "the own 1 does no harm"


def test_aids_say_what_the_own_eight_and_one_are_worth() -> None:
    assert aid_of(0, "oak").eight == "cancelled", "seat 1 is known to hold the 1"
    assert aid_of(2, "willow").eight == "at_risk", "the 1 is not seen yet"
    assert aid_of(2, "jacaranda").eight == "safe", "the 1 is in the own hand"
    assert aid_of(1, "willow").eight == "none"
    assert aid_of(1, "oak").one == "cancels", "the 8 is not seen yet"
    assert aid_of(2, "jacaranda").one == "idle", "the 8 is in the own hand"
    assert aid_of(2, "oak").one == "none"


def test_a_laid_one_harms_no_eight() -> None:
    state = table("""
        deck M1 M2
        seat 0
          hand O8 C8
          pile C1
          O1
        seat 1
          hand W2
        """)
    aids = ARBORETUM.aids(ARBORETUM.view(state, 0))
    assert isinstance(aids, Aids)
    eights = {aid.species: aid.eight for aid in aids.species}
    assert (eights["oak"], eights["cassia"]) == ("safe", "at_risk")


def test_aids_of_a_spectator_have_no_hand() -> None:
    oak = aid_of(SPECTATOR, "oak")
    assert (oak.hand, oak.own_sum, oak.shown_sums) == ([], 0, [0, 8, 0])


def test_aids_list_the_unseen_cards() -> None:
    assert aid_of(0, "oak").unseen == []
    assert aid_of(2, "oak").unseen == ["oak2", "oak8"]
    assert aid_of(SPECTATOR, "cassia").unseen == [f"cassia{value}" for value in range(3, 9)]


def test_aids_show_where_a_card_may_be_laid() -> None:
    aids = ARBORETUM.aids(ARBORETUM.view(table(SCENE), 0))
    assert isinstance(aids, Aids)
    assert set(aids.open_cells[1]) == {(0, -1), (-1, 0), (1, 0), (0, 1)}
    assert aids.open_cells[2] == [(0, 0)]


def previewed(text: str, seat: int = 0) -> Preview | None:
    state = table("""
        deck M1 M2
        seat 0
          hand O4 M7 W1
          O1 O2 O3 .
        seat 1
          hand W2
        """)
    found = ARBORETUM.preview(ARBORETUM.view(state, seat), text)
    assert found is None or isinstance(found, Preview)
    return found


def test_a_preview_shows_the_path_that_would_grow_and_by_how_much() -> None:
    found = previewed("play oak4 3,0")
    assert found is not None
    assert [laid.card for laid in found.path.cards] == ["oak1", "oak2", "oak3", "oak4"]
    assert (found.path.points, found.more) == (9, 5)


def test_a_preview_is_silent_where_no_path_grows_and_where_nothing_can_be_laid() -> None:
    for text in ("play maple7 3,0", "play oak4 9,9", "play oak4 0,0", "play oak5 3,0", "play oak4", "draw deck", ""):
        assert previewed(text) is None, text
    assert previewed("play oak4 3,0", SPECTATOR) is None
    assert previewed("play oak4 3,0", 1) is None, "that card is in another hand"


def test_the_worth_of_a_seat_adds_up_its_best_paths() -> None:
    state = table(SCENE)
    helped = ARBORETUM.aids(ARBORETUM.view(state, 1))
    assert isinstance(helped, Aids)
    assert max(helped.worths) >= 4
    for seat, worth in enumerate(helped.worths):
        assert worth == sum(path.points for one in helped.species if (path := one.paths[seat]))
    # The same for everybody: it is public.
    watching = ARBORETUM.aids(ARBORETUM.view(state, SPECTATOR))
    assert isinstance(watching, Aids)
    assert watching.worths == helped.worths
