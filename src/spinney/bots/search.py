"""Information-set Monte Carlo tree search for any game and any number of players, compiled.

Every iteration deals a new world: `deal_unseen` replaces everything that the deciding seat cannot know, so no iteration
sees the real one. In that world it walks down the tree, where every seat chooses what has worked best for it so far
(UCB1 over the actions that this world allows), adds one node, plays on for some turns with `rollout_action`, and adds
the judgement of the position reached, or the result, to the statistics of every seat along the way. The judgement is
the game's own (`Rules.values`) or a `Value`, learned or from elsewhere.

Where several seats choose at once they share one node, each with its own statistics: no choice can depend on another
that is still secret. Where there are hundreds of actions, `candidates` lists them best first, and a node considers more
of them the more often it is visited (progressive widening).
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spinney.core.arrays import append, vec
from spinney.core.rng import QuickRng
from spinney.core.rules import Rules, State, best_first, in_floats
from spinney.core.value import Value, softmax

# At the end of a game, the weight of winning; the rest is for the margin.
WIN: Final = 0.8


@final
class Branch:
    """One action of one seat at a node."""

    __slots__ = ("seat", "action", "visits", "available", "reward", "child")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat = seat
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0  # in how many visits of this node the world allowed it
        self.reward: float = 0.0  # the sum, for its seat
        self.child: Node | None = None  # the next node, where one seat chooses alone


@final
class Node:
    """A moment of the game, known by the actions that led to it."""

    __slots__ = ("visits", "seats", "branches", "children")

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.seats = seats  # how many seats choose here at once
        self.branches: dict[int, Branch] = {}  # by seat and action
        self.children: dict[int, Node] | None = None  # by joint choice, where several seats choose at once


@final
class SearchParameters:
    """`core.levels.SearchSettings` for compiled code, with a limit on the size of the tree."""

    __slots__ = ("exploration", "width", "growth", "turns", "worlds", "most_nodes")

    def __init__(self, exploration: float, width: i64, growth: float, turns: i64, worlds: i64, most_nodes: i64) -> None:
        self.exploration = exploration  # the weight of actions that have been tried little
        self.width = width  # how many candidates a new node considers
        self.growth = growth  # how their number grows: width + visits ** growth
        self.turns = turns  # after how many changes of turn a playout is judged; -1: at the end of the game
        self.worlds = worlds  # in how many worlds the root actions are compared, to order them; 0: use `candidates`
        self.most_nodes = most_nodes  # at this size the tree stops growing


@final
class Search:
    """One search: a position as one seat may imagine it, and the statistics so far."""

    def __init__(
        self,
        rules: Rules,
        state: State,
        seat: i64,
        parameters: SearchParameters,
        rng: QuickRng,
        value: Value | None = None,
    ) -> None:
        self.rules = rules
        self.value = value  # None: the game's own judgement
        self.state = state  # any world that fits what the seat sees; every iteration deals its own
        self.seat = seat
        self.parameters = parameters
        self.rng = rng
        self.action_count = int(rules.action_count(state))  # joint choices are numbers in this base, of any size
        self.root = Node(len(rules.actors(state)))
        self.nodes: i64 = 1
        self.iterations: i64 = 0
        self.root_actions = self.order_root_actions()  # best first, judged one step ahead
        self.totals = [0.0 for _ in range(state.seats)]  # the rewards of every seat, summed over all iterations
        self.margins = [0.0 for _ in range(state.seats)]  # the same for the expected margins in points ...
        self.chances = [0.0 for _ in range(state.seats)]  # ... and for the winning chances

    def order_root_actions(self) -> vec[i64]:
        """The actions of the deciding seat, ordered by the value of the position after each."""
        rules = self.rules
        if self.parameters.worlds == 0:
            return rules.candidates(self.state, self.seat)
        actions = rules.legal(self.state, self.seat)
        hopes = vec[float]([0.0 for _ in actions])
        k: i64 = 0
        while k < self.parameters.worlds:
            world = self.state.copy()
            rules.deal_unseen(world, self.seat, self.rng)
            i: i64 = 0
            while i < len(actions):
                after = world.copy()
                rules.apply(after, self.seat, actions[i])
                hopes[i] += self.value_after(after)
                i += 1
            k += 1
        return best_first(actions, hopes, len(actions))

    def value_after(self, state: State) -> float:
        """How good a position is for the deciding seat, to compare its actions."""
        value = self.value
        if value is None:
            return self.rules.value(state, self.seat)
        if self.rules.actor(state) < 0:
            return self.shares(state)[self.seat]
        return value.judge(state)[self.seat]

    def think(self, iterations: i64) -> None:
        """Run more iterations; callers ask for few at a time, to check the clock in between."""
        i: i64 = 0
        while i < iterations:
            self.iterate()
            i += 1

    def iterate(self) -> None:
        rules = self.rules
        state = self.state.copy()
        rules.deal_unseen(state, self.seat, self.rng)
        path: list[Branch] = []
        node = self.root
        while True:
            node.visits += 1
            if rules.actor(state) < 0:
                break
            if node.visits == 1 and node is not self.root:
                break
            child = self.descend(node, state, path)
            if child is None:
                break
            node = child
        rewards = self.judge(state)
        for branch in path:
            branch.visits += 1
            branch.reward += rewards[branch.seat]
        seat: i64 = 0
        while seat < state.seats:
            self.totals[seat] += rewards[seat]
            seat += 1
        self.iterations += 1

    def descend(self, node: Node, state: State, path: list[Branch]) -> Node | None:
        """Let every seat that chooses at this node choose; returns the next node, or None where the tree is full."""
        rules = self.rules
        if node.seats == 1:
            seat = rules.actor(state)
            branch = self.select(node, state, seat)
            path.append(branch)
            rules.apply(state, seat, branch.action)
            child = branch.child
            if child is None:
                child = self.grow(state)
                branch.child = child
            return child
        joint = 0
        action_count = self.action_count
        k: i64 = 0
        while k < node.seats:
            seat = rules.actor(state)
            branch = self.select(node, state, seat)
            path.append(branch)
            rules.apply(state, seat, branch.action)
            joint = joint * action_count + int(branch.action)
            k += 1
        children = node.children
        if children is None:
            children = {}
            node.children = children
        found = children.get(joint)
        if found is None:
            found = self.grow(state)
            if found is not None:
                children[joint] = found
        return found

    def grow(self, state: State) -> Node | None:
        if self.nodes >= self.parameters.most_nodes:
            return None
        self.nodes += 1
        return Node(len(self.rules.actors(state)))

    def select(self, node: Node, state: State, seat: i64) -> Branch:
        """UCB1 over the actions that this world allows, limited to the current width of the node."""
        parameters = self.parameters
        own = seat == self.seat and node is self.root
        actions = self.root_actions if own else self.rules.candidates(state, seat)
        count: i64 = len(actions)
        width = parameters.width + i64(int(float(node.visits) ** parameters.growth))
        if width < count:
            count = width
        best: Branch | None = None
        best_score = -1.0
        branches = node.branches
        seats = state.seats
        i: i64 = 0
        while i < count:
            key = int(actions[i] * seats + seat)
            branch = branches.get(key)
            if branch is None:
                branch = Branch(seat, actions[i])
                branches[key] = branch
            branch.available += 1
            if branch.visits == 0:
                # Untried actions first, in the order of the candidates.
                if best_score < 1000000.0:
                    best = branch
                    best_score = 1000000.0
            else:
                visits = float(branch.visits)
                score = branch.reward / visits
                score += parameters.exploration * math.sqrt(math.log(float(branch.available)) / visits)
                if score > best_score:
                    best = branch
                    best_score = score
            i += 1
        assert best is not None
        return best

    def judge(self, state: State) -> list[float]:
        """Play on for some turns, then estimate every seat's winning chance, from 0 to 1."""
        rules = self.rules
        turns = self.parameters.turns
        seat = rules.actor(state)
        last = seat
        while seat >= 0:
            if seat != last:
                last = seat
                turns -= 1
            if turns == 0:
                break
            rules.apply(state, seat, rules.rollout_action(state, seat, self.rng))
            seat = rules.actor(state)
        value = self.value
        if value is not None:
            return self.judge_end(state) if seat < 0 else self.judge_by(value, state)
        margins = rules.values(state)
        wins = self.shares(state) if seat < 0 else vec[float]()
        scale = rules.margin_scale(state)
        rewards: list[float] = []
        other: i64 = 0
        while other < state.seats:
            self.margins[other] += margins[other]
            chance = 1.0 / (1.0 + math.exp(-margins[other] / scale))
            if seat < 0:
                chance = WIN * wins[other] + (1.0 - WIN) * chance
            self.chances[other] += chance
            rewards.append(chance)
            other += 1
        return rewards

    def judge_by(self, value: Value, state: State) -> list[float]:
        """The chances that a value gives every seat."""
        judged = value.judge(state)
        rewards: list[float] = []
        seat: i64 = 0
        while seat < state.seats:
            self.chances[seat] += judged[seat]
            self.margins[seat] += judged[state.seats + seat]
            rewards.append(judged[seat])
            seat += 1
        return rewards

    def judge_end(self, state: State) -> list[float]:
        """The result, and a little for the points, so that a winner wins clearly and a loser stays close."""
        rules = self.rules
        margins = rules.values(state)
        wins = self.shares(state)
        scale = rules.margin_scale(state)
        points = in_floats(rules.points(state))
        seat: i64 = 0
        while seat < state.seats:
            points[seat] /= scale
            seat += 1
        close = softmax(points)
        rewards: list[float] = []
        seat = 0
        while seat < state.seats:
            self.chances[seat] += wins[seat]
            self.margins[seat] += margins[seat]
            rewards.append(WIN * wins[seat] + (1.0 - WIN) * close[seat])
            seat += 1
        return rewards

    def shares(self, state: State) -> vec[float]:
        """Every seat's share of the victory: 1, 0, or a part of a shared one."""
        points = self.rules.points(state)
        tiebreaks = self.rules.tiebreaks(state)
        best: i64 = 0
        winners = 1.0
        seat: i64 = 1
        while seat < state.seats:
            ahead = points[seat] - points[best]
            if ahead == 0:
                ahead = tiebreaks[seat] - tiebreaks[best]
            if ahead > 0:
                best = seat
                winners = 1.0
            elif ahead == 0:
                winners += 1.0
            seat += 1
        shares = vec[float](capacity=state.seats)
        seat = 0
        while seat < state.seats:
            equal = points[seat] == points[best] and tiebreaks[seat] == tiebreaks[best]
            shares = append(shares, 1.0 / winners if equal else 0.0)
            seat += 1
        return shares
