"""A second referee for whole games: slow, obvious, written from the rulings alone, without code of the engine.

It starts from a dealt setup, knows actions only by their text, and computes everything again for every question.
"""

from __future__ import annotations

from typing import Any

ANIMALS = ["butterfly", "snail", "salamander", "frog", "turtle", "bat", "woodpecker", "squirrel", "owl", "badger"]
VALUES = {"grass": 1, "bush": 2, "spruce": 3, "oak": 4}
OWN = {2: (9, 4, 2, 2), 3: (5, 3, 2, 1), 4: (3, 2, 1, 1)}
NEUTRAL = {2: (3, 2, 1, 1), 3: (2, 1, 1, 1), 4: (1, 1, 1, 1)}
ORDER = "ABCDEFGHIJKLMNOPQR"

Cell = tuple[int, int]
Plant = tuple[Any, str]
"""A seat or `neutral`, and the type."""


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


def around(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


class Referee:
    def __init__(self, players: int, setup: dict[str, Any]) -> None:
        self.players = players
        self.brook: set[Cell] = set()
        self.starts: set[Cell] = set()
        self.area: dict[Cell, str] = {}
        self.cell_clouds: dict[Cell, int] = {}
        self.read_valley(setup["valley"])
        self.animal: dict[Cell, str] = {}
        self.plants: dict[Cell, Plant] = {}
        self.token_there = dict.fromkeys(ORDER, True)
        self.backs = setup["tokens"]
        self.held: list[list[str]] = [[] for _ in range(players)]
        self.hands = [list(hand) for hand in setup["hands"]]
        self.reserves = [list(reserve) for reserve in setup["reserves"]]
        self.clouds = [6] * players
        self.spaces: dict[Plant, int] = {}
        for number, plant in enumerate(VALUES):
            self.spaces["own", plant] = OWN[players][number]
            self.spaces["neutral", plant] = NEUTRAL[players][number]
        self.boards = [dict(self.spaces) for _ in range(players)]
        self.joker = "butterfly"
        self.turn = setup["first"]
        self.score = [0] * players
        for place in range(players):
            self.score[(self.turn + place) % players] = 4 - place
        self.moment = "place"
        self.placed: tuple[Cell, Cell] | None = None
        self.completed: list[str] = []
        self.waiting = 0

    def read_valley(self, text: str) -> None:
        lines = [line.split("#")[0].strip() for line in text.splitlines()]
        lines = [line for line in lines if line]
        clouds = {}
        for part in lines[0].removeprefix("clouds:").split(","):
            letter, count = part.split()
            clouds[letter] = int(count)
        for row, line in enumerate(lines[1:], 1):
            for column, letter in enumerate(line.split(), 1):
                if letter in ".S":
                    self.brook.add((row, column))
                    if letter == "S":
                        self.starts.add((row, column))
                else:
                    self.area[row, column] = letter.upper()
                    if letter.islower():
                        self.cell_clouds[row, column] = clouds[letter]

    # What is legal.

    def legal(self) -> set[str]:
        if self.moment == "over":
            return set()
        if self.moment == "again":
            return {"again", "stop"}
        texts = self.cloud_actions()
        if self.moment == "place":
            texts |= self.placements() | {f"discard {domino}" for domino in self.hands[self.turn]}
        elif self.moment == "plant":
            texts |= self.plantings() | {"leave"}
        else:
            texts |= {{"room": "gather", "score": "score", "end": "end"}[self.moment]}
        return texts

    def matches(self, one: str, other: str) -> bool:
        return one == other or self.joker in (one, other)

    def placements(self) -> set[str]:
        texts = set()
        for domino in self.hands[self.turn]:
            one, other = domino.split("-")
            for first in self.brook:
                for second in ((first[0], first[1] + 1), (first[0] + 1, first[1])):
                    if second not in self.brook or first in self.animal or second in self.animal:
                        continue
                    for here, there in {(one, other), (other, one)}:
                        if self.may_lie(first, here, second, there):
                            texts.add(f"place {here}-{there} {cell_text(first)} {cell_text(second)}")
        return texts

    def may_lie(self, first: Cell, here: str, second: Cell, there: str) -> bool:
        touches = first in self.starts or second in self.starts
        for cell, animal in ((first, here), (second, there)):
            for near in around(cell):
                if near in self.animal:
                    if not self.matches(animal, self.animal[near]):
                        return False
                    touches = True
        return touches

    def plantings(self) -> set[str]:
        texts = set()
        assert self.placed is not None
        for half in self.placed:
            for cell in around(half):
                if cell in self.area and cell not in self.plants:
                    for (colour, plant), count in self.boards[self.turn].items():
                        if count > 0:
                            texts.add(f"plant {colour} {plant} {cell_text(cell)}")
        return texts

    def cloud_actions(self) -> set[str]:
        texts = set()
        clouds = self.clouds[self.turn]
        if clouds >= 2:
            texts |= {f"joker {animal}" for animal in ANIMALS if animal != self.joker}
        for cell, (owner, plant) in self.plants.items():
            if owner not in (self.turn, "neutral") or VALUES[plant] > clouds:
                continue
            kind = ("neutral" if owner == "neutral" else "own", plant)
            if self.boards[self.turn][kind] < self.spaces[kind]:
                texts.add(f"return {cell_text(cell)}")
        return texts

    # What an action does.

    def act(self, text: str) -> None:
        word, *rest = text.split()
        seat = self.turn
        if word == "place":
            self.place(rest[0], read_cell(rest[1]), read_cell(rest[2]))
            self.moment = "plant"
        elif word == "discard":
            self.hands[seat].remove(rest[0])
            self.moment = "end"
        elif word == "plant":
            self.plant((rest[0], rest[1]), read_cell(rest[2]))
            self.moment = "room"
        elif word == "leave":
            self.moment = "score"
        elif word == "joker":
            self.clouds[seat] -= 2
            self.joker = rest[0]
        elif word == "return":
            owner, plant = self.plants.pop(read_cell(rest[0]))
            self.clouds[seat] -= VALUES[plant]
            self.boards[seat]["neutral" if owner == "neutral" else "own", plant] += 1
        elif word == "gather":
            self.gather()
        elif word == "score":
            self.score_completed()
        elif word == "end":
            self.end()
        elif word == "again":
            self.clouds[seat] -= 3
            self.moment = "place"
        else:
            self.next_player()
        self.skip_empty_moments()

    def skip_empty_moments(self) -> None:
        """N22: a moment is offered only if something besides ending it is legal."""
        while True:
            if self.moment == "plant" and self.legal() == {"leave"}:
                self.moment = "score"
            elif self.moment == "room" and (self.clouds[self.turn] + self.waiting <= 6 or self.legal() == {"gather"}):
                self.gather()
            elif self.moment == "score" and (not self.completed or self.legal() == {"score"}):
                self.score_completed()
            elif self.moment == "end" and self.legal() == {"end"}:
                self.end()
            elif self.moment == "again" and (self.clouds[self.turn] < 3 or not self.hands[self.turn]):
                self.next_player()
            else:
                return

    def is_complete(self, area: str) -> bool:
        for cell, letter in self.area.items():
            if letter != area:
                continue
            for near in around(cell):
                if near in self.brook and near not in self.animal:
                    free = [one for one in around(near) if one in self.brook and one not in self.animal]
                    if free:
                        return False
        return True

    def place(self, domino: str, first: Cell, second: Cell) -> None:
        here, there = domino.split("-")
        hand = self.hands[self.turn]
        hand.remove(domino if domino in hand else f"{there}-{here}")
        before = [area for area in ORDER if self.is_complete(area)]
        self.animal[first], self.animal[second] = here, there
        self.completed = [area for area in ORDER if self.is_complete(area) and area not in before]
        self.placed = (first, second)

    def plant(self, kind: Plant, cell: Cell) -> None:
        colour, plant = kind
        self.boards[self.turn][kind] -= 1
        points = 1
        for other, (_, type) in self.plants.items():
            if self.area[other] == self.area[cell] and VALUES[type] <= VALUES[plant]:
                points += 1
        self.score[self.turn] += points
        self.plants[cell] = (self.turn if colour == "own" else "neutral", plant)
        self.waiting = self.cell_clouds.pop(cell, 0)

    def gather(self) -> None:
        self.clouds[self.turn] = min(6, self.clouds[self.turn] + self.waiting)
        self.waiting = 0
        self.moment = "score"

    def totals(self, area: str) -> dict[Any, int]:
        sums: dict[Any, int] = {}
        for cell, (owner, plant) in self.plants.items():
            if self.area[cell] == area:
                sums[owner] = sums.get(owner, 0) + VALUES[plant]
        return sums

    def area_points(self, area: str) -> dict[int, int]:
        sums = self.totals(area)
        present = {who: total for who, total in sums.items() if list(sums.values()).count(total) == 1}
        main = sum(letter == area for letter in self.area.values())
        secondary = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 13: 6}[main]
        ranking = sorted(present, key=lambda who: -present[who])
        if len(ranking) == 1:
            gains = [(ranking[0], main + secondary)]
        else:
            gains = list(zip(ranking, (main, secondary), strict=False))
        return {who: points for who, points in gains if who != "neutral"}

    def score_completed(self) -> None:
        for area in self.completed:
            for seat, points in self.area_points(area).items():
                self.score[seat] += points
            self.token_there[area] = False
            self.held[self.turn].append(area)
        self.completed = []
        self.moment = "end"

    def end(self) -> None:
        if self.reserves[self.turn]:
            self.hands[self.turn].append(self.reserves[self.turn].pop(0))
        self.moment = "again"

    def next_player(self) -> None:
        for step in range(1, self.players + 1):
            seat = (self.turn + step) % self.players
            if self.hands[seat]:
                self.turn = seat
                self.moment = "place"
                return
        self.moment = "over"

    def points(self) -> list[int]:
        """N23, as if the game ended now."""
        points = list(self.score)
        for area in ORDER:
            if self.token_there[area]:
                for seat, gain in self.area_points(area).items():
                    points[seat] += gain
        for seat in range(self.players):
            points[seat] += self.clouds[seat]
            points[seat] -= sum(VALUES[plant] * count for (_, plant), count in self.boards[seat].items())
            points[seat] += sum(self.backs[area] for area in self.held[seat])
        return points
