"""`python -m tests.regenerate [golden] [told] [perft] [digest] [features]`: write the expected files again.

Only after an intended change: the difference in these files is the change in the rules.
"""

from __future__ import annotations

import sys

import msgspec

from spinney.bots import make_bot
from spinney.bots.playing import play_bots
from spinney.core.catalogue import LANGUAGES
from spinney.games import OUR_GAMES
from tests.contract import digest
from tests.contract.worlds import TABLES
from tests.golden.matches import FOLDER, write_match
from tests.messages import told
from tests.perft import positions
from tests.perft.positions import table_name


def golden() -> None:
    for number, (key, options) in enumerate(TABLES):
        bots = [make_bot("greedy", OUR_GAMES[key]) for _ in range(options.players)]
        match = play_bots(OUR_GAMES[key], options, bots, 2026, number)
        (FOLDER / f"{table_name(number)}.txt").write_text(write_match(match), "utf-8")


def tell_all() -> None:
    """After `golden`: the same matches, in every language."""
    told.FOLDER.mkdir(exist_ok=True)
    for key in OUR_GAMES:
        for language in LANGUAGES:
            told.file_of(key, language).write_text(told.tell(key, language), "utf-8")


def perft() -> None:
    found = []
    for number, (key, _) in enumerate(TABLES):
        for middle in positions.MIDDLES:
            found += positions.counts(OUR_GAMES[key], number, middle)
    rows = ",\n ".join(msgspec.json.encode(count).decode() for count in found)
    positions.FILE.write_text(f"[{rows}]\n", "utf-8")


def digests() -> None:
    found = {table_name(number): digest.digest(number) for number in range(len(TABLES))}
    digest.FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def features() -> None:
    found = {table_name(number): digest.feature_digest(number) for number in range(len(TABLES))}
    digest.FEATURES_FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    writers = {"golden": golden, "told": tell_all, "perft": perft, "digest": digests, "features": features}
    wanted = sys.argv[1:] or list(writers)
    for name, write in writers.items():
        if name in wanted:
            write()
            print(f"{name}: written; read the difference before you commit it")
