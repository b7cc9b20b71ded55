"""What the state page shows: frames of played games in which something is to be seen that other deals do not show.

python web/workbench/states.py web/workbench      writes states-arboretum.json and so on into that folder

The games are always the same ones, and a frame is not named by its number but sought: the first one that shows most of
what a state is about. So a better bot or another deal changes the frames, but not what can be seen on them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from frames import frame, moments

from spinney.games import GAMES

Frame = dict[str, Any]
Worth = Callable[[Frame], int]
"""How much of something a frame shows; 0: nothing of it."""

NAMES = ["Olena", "Marco", "Inês", "Finn"]


@dataclass
class Played:
    """A game that bots have played, to be looked at with anybody's eyes at any time."""

    game: str
    players: int
    story: list[tuple[Any, list[Any]]]
    seen: dict[tuple[int, int], Frame] = field(default_factory=dict)

    def frame(self, at: int, eyes: int) -> Frame:
        if (at, eyes) not in self.seen:
            made: Frame = msgspec.to_builtins(frame(self.game, *self.story[at], eyes, at))
            waiting = made.pop("waiting")
            made["players"] = [
                {"seat": seat, "name": NAMES[seat], "bot": "", "waiting": seat in waiting}
                for seat in range(self.players)
            ]
            self.seen[at, eyes] = made
        return self.seen[at, eyes]

    def each(self, everybody: bool) -> Iterator[tuple[int, int]]:
        """Every moment with the eyes of those who are to act, or of everybody at the table."""
        rules = GAMES[self.game].rules
        for at, (state, _) in enumerate(self.story):
            acting = rules.actors(state)
            yield from ((at, eyes) for eyes in (range(self.players) if everybody or not acting else acting))

    def sheet(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(GAMES[self.game].score_sheet(self.story[-1][0]))
        return found


@cache
def played(game: str, players: int, seed: int, bot: str, **options: Any) -> Played:
    return Played(
        game, players, [(state.copy(), story) for state, story in moments(game, players, seed, bot, **options)]
    )


@dataclass
class Table:
    """Where frames are sought: these games of so many players."""

    game: str
    players: int
    seeds: tuple[int, ...]
    bot: str = "greedy"
    options: dict[str, Any] = field(default_factory=dict)

    def games(self) -> Iterator[Played]:
        for seed in self.seeds:
            yield played(self.game, self.players, seed, self.bot, **self.options)

    def seek(self, worth: Worth, everybody: bool = False) -> tuple[Played, int, int]:
        best, found = 0, None
        for one in self.games():
            for at, eyes in one.each(everybody):
                if (now := worth(one.frame(at, eyes))) > best:
                    best, found = now, (one, at, eyes)
        if found is None:
            raise LookupError(f"{self.game}: none of these games shows it; try other seeds")
        return found

    def board(self, worth: Worth, everybody: bool = False, hint: str = "", confirm: bool = False) -> dict[str, Any]:
        """A board at the frame that shows most of it, with the first choice that begins like `hint` as the hint."""
        one, at, eyes = self.seek(worth, everybody)
        shown = one.frame(at, eyes)
        hinted = next((text for text in shown["choices"] if hint and text.startswith(hint)), None)
        game = GAMES[self.game]
        view = game.view(one.story[at][0], eyes)
        previews = {text: game.preview(view, text) for text in shown["choices"]}
        told = {text: found for text, found in previews.items() if found is not None}
        return {"part": "Board", "props": {**shown, "hint": hinted, "confirm": confirm, "previews": told}}

    def moving(self, worth: Worth) -> dict[str, Any]:
        """A board of which only the motion is to be seen: any choice leads on to the frame that shows most of it."""
        one, at, eyes = self.seek(worth, everybody=True)
        plain = {"hint": None, "confirm": False}
        before, after = one.frame(at - 1, eyes), one.frame(at, eyes)
        return {"part": "Board", "moves": True, "props": {**before, **plain}, "then": {**after, **plain}}

    def scoring(self, worth: Callable[[dict[str, Any]], int]) -> dict[str, Any]:
        one = max(self.games(), key=lambda each: worth(each.sheet()))
        end = one.frame(len(one.story) - 1, 0)
        lines = [line for at in range(len(one.story)) for line in one.frame(at, 0)["events"]]
        props = {"sheet": one.sheet(), "view": end["view"], "players": end["players"], "lines": lines}
        return {"part": "Scoring", "props": props}

    def tie(self) -> dict[str, Any]:
        """The end of the first game as if the first two seats had won it together; bots hardly ever do."""
        shown = self.scoring(lambda _: 0)
        outcome = shown["props"]["sheet"]["outcome"]
        for fate, of_both in (("points", max(outcome["points"])), ("ranks", 1), ("tiebreaks", 3)):
            outcome[fate][:2] = [of_both, of_both]
        outcome["winners"] = [0, 1]
        return shown


def phase(frame: Frame) -> str:
    found: str = frame["view"]["public"]["phase"]
    return found


def verbs(frame: Frame) -> set[str]:
    return {text.split()[0] for text in frame["choices"]}


def told(frame: Frame) -> set[str]:
    return {line["event"]["event"] for line in frame["events"]}


def acting(state: dict[str, Any]) -> dict[str, Any]:
    """The same while it is being shown what led to it."""
    props = state["props"]
    return {**state, "props": {**props, "acting": props["events"][0]["seat"]}}


def properties_of(game: str) -> dict[str, Any]:
    """The options of a game as the server describes them."""
    options = GAMES[game].options
    schema = msgspec.json.schema(options)
    found: dict[str, Any] = schema["$defs"][options.__name__]["properties"]
    return found


def arboretum() -> dict[str, Any]:
    four, two = Table("arboretum", 4, (1, 2, 3)), Table("arboretum", 2, (1,))
    properties = properties_of("arboretum")

    def eights(kind: str, frame: Frame) -> int:
        """The fewer cards beside it, the narrower its group: a chip must be readable there too."""
        groups = [aid for aid in frame["aids"]["species"] if aid["hand"]]
        chips = [aid for aid in groups if aid["eight"] == kind]
        alone = [aid for aid in chips if len(aid["hand"]) == 1]
        cancelling = any(aid["one"] == "cancels" for aid in groups)
        return len(chips) and 100 * cancelling + 10 * len(alone) + len(groups)

    def known(frame: Frame) -> int:
        return sum(len(seat["shown"]) for seat in frame["view"]["public"]["seats"])

    return {
        "the first turn": four.board(
            lambda f: len(f["view"]["public"]["seats"][0]["arboretum"]) == 0, hint="draw deck", confirm=True
        ),
        "an 8 at risk": four.board(lambda f: phase(f) == "play" and eights("at_risk", f), hint="play"),
        "a path would grow": two.board(
            lambda f: phase(f) == "play" and len(f["view"]["public"]["seats"][f["view"]["seat"]]["arboretum"])
        ),
        "an 8 cancelled": four.board(lambda f: phase(f) == "discard" and eights("cancelled", f), hint="discard"),
        "a narrow hand": four.board(
            lambda f: phase(f) == "draw_second" and eights("at_risk", f) % 100, hint="draw pile"
        ),
        "to confirm": four.board(lambda f: phase(f) == "play" and len(f["choices"]), confirm=True),
        "somebody else's turn": four.board(
            lambda f: "CardPlayed" in told(f) and not f["choices"] and known(f), everybody=True
        ),
        "over": four.board(lambda f: phase(f) == "over"),
        "a flight": four.moving(lambda f: phase(f) == "draw_second" and "CardDrawn" in told(f) and "draw" in verbs(f)),
        "the scoring": four.scoring(
            lambda sheet: sum(claim["eight_cancelled"] for line in sheet["species"] for claim in line["claims"])
        ),
        "the scoring of two": two.scoring(lambda _: 0),
        "a path grows": {**two.scoring(lambda _: 0), "moves": True},
        "a tie": four.tie(),
        "the options": {"part": "Options", "props": {"properties": properties, "players": 2, "chosen": {}}},
        "what was chosen": {"part": "Chosen", "props": {"options": {"species": properties["species"]["from"][:6]}}},
        "the pictures": {"part": "Pictures", "props": {}},
    }


def treehouse() -> dict[str, Any]:
    four, three = Table("treehouse", 4, (1, 2, 3)), Table("treehouse", 3, (1,))
    youngest = Table("treehouse", 2, (1,), options={"youngest": True})

    def nowhere(frame: Frame) -> int:
        return sum(not aid["open"] for aid in frame["aids"]["rooms"])

    def seals(frame: Frame) -> int:
        return sum(len(place["seals"]) for aid in frame["aids"]["rooms"] for place in aid["open"])

    def marks(frame: Frame) -> int:
        """Crowns and locks in the table of scores."""
        colours = frame["aids"]["colours"]
        return sum(not grows for one in colours for grows in one["may_grow"]) + sum(
            one["bonus"] is not None for one in colours
        )

    def secret(frame: Frame) -> int:
        """A choice that may still be changed, with places for it, while others have chosen too."""
        if not frame["choices"] or not (chosen := frame["view"]["private"]["chosen"]):
            return 0
        fits = next(aid["open"] for aid in frame["aids"]["rooms"] if aid["room"] == chosen)
        return bool(fits) and 1 + sum(seat["has_chosen"] for seat in frame["view"]["public"]["seats"])

    def acted(shown: dict[str, Any]) -> dict[str, Any]:
        """The same while the first seat's action is being shown."""
        for given in {"props", "then"} & shown.keys():
            shown[given]["acting"] = 0
        return shown

    def scene() -> dict[str, Any]:
        """The scoring before the verdict, with colours that nobody wins. Nothing is called in the end here."""

        def ties(sheet: dict[str, Any]) -> int:
            return sum(bonus["winner"] is None and any(bonus["rooms"]) for bonus in sheet["bonuses"])

        shown = Table("treehouse", 2, (1, 2, 3, 4)).scoring(ties)
        shown["props"]["over"] = True
        return shown

    def planned() -> dict[str, Any]:
        """The last room to be chosen, which the hint names; a place can be planned for it that seals off nothing."""

        def fits(frame: Frame) -> int:
            # Bots choose one after the other.
            if "RoomsRevealed" not in told(frame) or frame["view"]["seat"] != len(frame["players"]) - 1:
                return 0
            return any(not place["seals"] for place in frame["aids"]["rooms"][0]["open"])

        shown = four.moving(fits)
        then = shown["then"]["view"]
        shown["props"]["hint"] = f"choose {then['public']['seats'][then['seat']]['revealed']}"
        del shown["moves"]
        return shown

    def memory(frame: Frame) -> int:
        private = frame["view"]["private"]
        return sum(map(bool, private["known_hands"])) + bool(private["leftovers"]) if private else 0

    return {
        "to choose": four.board(
            lambda f: phase(f) == "choose" and bool(nowhere(f) and seals(f)) and nowhere(f) + seals(f), hint="choose"
        ),
        "chosen in secret": four.board(secret, everybody=True),
        "to build": four.board(lambda f: "build" in verbs(f) and seals(f), hint="build"),
        "fits nowhere": four.board(lambda f: verbs(f) == {"discard"} and 1 + marks(f), hint="discard"),
        "others build": four.board(
            lambda f: phase(f) == "place" and not f["choices"] and 1 + memory(f), everybody=True
        ),
        "to take a condition": four.board(
            lambda f: "take" in verbs(f) and 1 + marks(f) + 100 * any(not card["left"] for card in f["aids"]["cards"]),
            hint="take",
        ),
        "to lay it": four.board(
            lambda f: "lay" in verbs(f) and bool(f["view"]["public"]["rounds"][-1]["laid"]), hint="lay", confirm=True
        ),
        "to claim": youngest.board(
            lambda f: "claim" in verbs(f) and 1 + len(f["view"]["public"]["rounds"][-1]["laid"]), hint="claim"
        ),
        "three at the table": three.board(lambda f: phase(f) == "lay" and not f["choices"], everybody=True),
        "over": four.board(lambda f: phase(f) == "over"),
        "planned": planned(),
        "turned over": acted(four.moving(lambda f: "RoomsRevealed" in told(f))),
        "a round is scored": acted(four.board(lambda f: "RoundScored" in told(f) and phase(f) != "over")),
        "the scene": scene(),
        "the scoring": four.scoring(
            lambda sheet: len(sheet["outcome"]["points"]) - len(set(sheet["outcome"]["points"]))
        ),
        "a tie": four.tie(),
        "the pictures": {"part": "Pictures", "props": {}},
    }


def renature() -> dict[str, Any]:
    four, crowded = Table("renature", 4, (1, 2)), Table("renature", 3, (5,))
    properties = properties_of("renature")

    def follows(frame: Frame) -> int:
        """Placements that complete an area and isolate a cell, and dominoes that fit nowhere."""
        places = frame["aids"]["places"].values()
        return sum(bool(one["completes"]) + bool(one["isolates"]) for one in places)

    def nowhere(frame: Frame) -> int:
        return sum(not one["fits"] for one in frame["aids"]["hand"])

    def tokens(frame: Frame) -> int:
        return len(frame["view"]["private"]["backs"])

    def area_scored(frame: Frame) -> int:
        """An area that was completed, with as many ties as possible, by somebody who sees the back of its token."""
        events = [line["event"] for line in frame["events"]]
        taken = any(event["event"] == "TokenTaken" and event["back"] is not None for event in events)
        scored = [event for event in events if event["event"] == "AreaScored" and event["seat"] is not None]
        return taken and 1 + sum(len(event["scoring"]["struck"]) for event in scored)

    return {
        "to place": four.board(lambda f: phase(f) == "place" and "return" in verbs(f) and follows(f), hint="place"),
        "fits nowhere": four.board(lambda f: phase(f) == "place" and nowhere(f), hint="discard"),
        "to confirm": four.board(lambda f: phase(f) == "place" and follows(f), confirm=True),
        "to plant": four.board(lambda f: phase(f) == "plant" and len(f["choices"]), hint="plant"),
        "to score": four.board(lambda f: phase(f) == "score" and 1 + tokens(f), hint="return"),
        "to end": four.board(lambda f: phase(f) == "end" and "joker" in verbs(f) and 1 + tokens(f), hint="joker"),
        "another turn": four.board(lambda f: phase(f) == "again" and 1 + tokens(f), hint="again"),
        "clouds without room": crowded.board(lambda f: f["view"]["public"]["waiting"], hint="gather"),
        "somebody else's turn": four.board(
            lambda f: phase(f) == "end" and not f["choices"] and 1 + tokens(f), everybody=True
        ),
        "the joker moves": four.board(lambda f: "JokerMoved" in told(f), everybody=True),
        "an area is scored": acting(four.board(area_scored, everybody=True)),
        "over": four.board(lambda f: phase(f) == "over"),
        "a flight": four.moving(lambda f: "Planted" in told(f) and bool(f["choices"])),
        "the scoring": four.scoring(lambda sheet: sum(len(one["struck"]) for one in sheet["areas"])),
        "a tie": four.tie(),
        "the options": {"part": "Options", "props": {"properties": properties, "players": 2, "chosen": {}}},
        "what was chosen": {"part": "Chosen", "props": {"options": {"valley": properties["valley"]["examples"][0]}}},
        "the pictures": {"part": "Pictures", "props": {}},
    }


def main() -> None:
    folder = Path(sys.argv[1])
    for states in (arboretum, treehouse, renature):
        (folder / f"states-{states.__name__}.json").write_bytes(msgspec.json.encode(states()))


if __name__ == "__main__":
    main()
