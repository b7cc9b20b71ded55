"""The client's types are those of the structs, and what a game sends is of these types."""

from __future__ import annotations

import runpy
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from spinney.core.view import SPECTATOR
from spinney.games import OUR_GAMES
from tests.contract.worlds import EVERY_TABLE, start

GENERATOR: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[1] / "web/wire_types.py"))


def test_the_files_are_up_to_date() -> None:
    for path, text in GENERATOR["files"]().items():
        assert path.read_text("utf-8") == text, f"{path}: run python web/wire_types.py"


def test_a_changed_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main = GENERATOR["main"]
    path = tmp_path / "wire.ts"
    monkeypatch.setitem(main.__globals__, "files", lambda: {path: "export type Phase = string;\n"})
    monkeypatch.setattr("sys.argv", ["wire_types.py"])
    main()
    monkeypatch.setattr("sys.argv", ["wire_types.py", "--check"])
    main()
    path.write_text("export type Phase = number;\n", "utf-8")
    with pytest.raises(SystemExit, match=r"wire\.ts"):
        main()


@pytest.mark.parametrize("key", OUR_GAMES)
def test_all_that_a_game_sends_is_of_its_types(key: str) -> None:
    """mypy takes the values of a `Literal` on trust where they come out of a tuple or a table."""
    game = OUR_GAMES[key]
    aids = msgspec.json.Decoder(get_type_hints(game.aids)["return"])
    sheets = msgspec.json.Decoder(get_type_hints(game.score_sheet)["return"])
    views = msgspec.json.Decoder(game.view_type)
    events = msgspec.json.Decoder(reduce(or_, game.events))
    encode = msgspec.json.encode
    for options in (options for name, options in EVERY_TABLE if name == key):
        state, rng = start(game, options, 7)
        while (seat := game.actor(state)) >= 0:
            for eyes in range(SPECTATOR, options.players):
                view = game.view(state, eyes)
                assert views.decode(encode(view)) == view
            assert aids.decode(encode(game.aids(view))) == game.aids(view)
            for event in game.act(state, seat, int(game.rules.random_action(state, seat, rng))):
                assert events.decode(encode(event)) == event
        assert sheets.decode(encode(game.score_sheet(state))) == game.score_sheet(state)
