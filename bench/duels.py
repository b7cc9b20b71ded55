"""Plays a bot against others at any number of players, until a sequential test can say how strong it is.

python bench/duels.py renature --players 3 --bots learned:200,search:200 [--games 150] [--hope 0.48]

Continues the file in bench/learned that is named after the contest. The test asks whether the first bot's share of the
victories is that of an even contest or the one hoped for; it errs one time in twenty either way. Shares of contests
that ended early are a little further from even than those of contests with a fixed number of games.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from spinney.bots.arena import Contest, ResultsFile, Worker, decided, interval, missing, share
from spinney.games import GAMES

FOLDER = Path(__file__).parent / "learned"
SEED = 17
# Even play and what is worth finding, by number of players.
HOPES = {2: 0.6, 3: 0.42, 4: 0.33}


def path_of(folder: Path, contest: Contest) -> Path:
    names = "-".join(name.partition("@")[0].replace(":", "") for name in contest.bots)
    return folder / f"{contest.game}-{contest.players}-{names}.jsonl"


def play(contest: Contest, path: Path, games: int, hope: float | None) -> str:
    """Play until the test decides, or this many games; returns the result in one line."""
    players = contest.players
    worker = Worker(GAMES, contest)
    results = ResultsFile(path, contest)
    for number in missing(results, games):
        if hope and decided(results.first(games), players, 1 / players, hope) is not None:
            break
        results.add(worker.play(number))
    rows = results.first(games)
    score = sum(share(row, row.seats.index(0)) for row in rows)
    low, high = interval(score, len(rows))
    times = []
    for bot in range(2):
        sides = [(row, seat) for row in rows for seat, who in enumerate(row.seats) if who == bot]
        times.append(1000 * sum(r.seconds[s] for r, s in sides) / sum(r.decisions[s] for r, s in sides))
    versus = f"{contest.game} {players}: {' against '.join(contest.bots)}"
    return (
        f"{versus}: {len(rows)} games, {score / len(rows):.1%} ({low:.0%} to {high:.0%}), "
        f"{times[0]:.1f} / {times[1]:.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", required=True, help="two names, separated by a comma")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--hope", type=float, help="the share to tell from an even one; 0: play all games")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    options = msgspec.to_builtins(GAMES[chosen.game].read_options({"players": chosen.players}))
    contest = Contest(chosen.game, chosen.bots.split(","), chosen.players, chosen.seed, options)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    hope = HOPES[chosen.players] if chosen.hope is None else chosen.hope
    print(play(contest, path_of(chosen.folder, contest), chosen.games, hope))


if __name__ == "__main__":
    main()
