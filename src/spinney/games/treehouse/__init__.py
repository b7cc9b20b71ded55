"""Best Treehouse Ever, by Scott Almes. README.md in this folder has the rules in our words, numbered T1 to T17."""

from __future__ import annotations

from spinney.core.event import GameEnded
from spinney.core.game import Game
from spinney.games.treehouse.aids import aids, why_not
from spinney.games.treehouse.box import box
from spinney.games.treehouse.encoding import TreehouseEncoder
from spinney.games.treehouse.events import (
    BonusTaken,
    ColourClaimed,
    ConditionLaid,
    ConditionTaken,
    HandsPassed,
    LeftoverDiscarded,
    RoomBuilt,
    RoomChosen,
    RoomDiscarded,
    RoomsRevealed,
    RoundDealt,
    RoundScored,
    ScoringBegan,
)
from spinney.games.treehouse.guess import assemble
from spinney.games.treehouse.levels import LEARNED, LEVELS, LEVELS_AT, SEARCH
from spinney.games.treehouse.notation import texts
from spinney.games.treehouse.options import PLAYERS, TreehouseOptions
from spinney.games.treehouse.reasons import reasons
from spinney.games.treehouse.rules import Treehouse
from spinney.games.treehouse.score_file import score_file
from spinney.games.treehouse.setup_file import opening, read_setup, write_setup
from spinney.games.treehouse.sheet import lines_of, score_sheet
from spinney.games.treehouse.sketch import sketch
from spinney.games.treehouse.state import TreehouseState
from spinney.games.treehouse.view import private_view, public_view
from spinney.games.treehouse.view_types import PrivateView, PublicView

TREEHOUSE: Game[TreehouseState, TreehouseOptions, PublicView, PrivateView] = Game(
    key="treehouse",
    rules_version=1,
    players=PLAYERS,
    minutes=20,
    ruling_letter="T",
    ruling_count=17,
    rules=Treehouse(),
    options=TreehouseOptions,
    events=(
        RoundDealt,
        RoomChosen,
        RoomsRevealed,
        RoomBuilt,
        RoomDiscarded,
        HandsPassed,
        LeftoverDiscarded,
        ScoringBegan,
        ConditionTaken,
        ConditionLaid,
        ColourClaimed,
        RoundScored,
        BonusTaken,
        GameEnded,
    ),
    views=(PublicView, PrivateView),
    public_view=public_view,
    private_view=private_view,
    assemble=assemble,
    aids=aids,
    why_not=why_not,
    reasons=reasons,
    texts=texts,
    picture=sketch,
    opening=opening,
    score_sheet=score_sheet,
    sheet_lines=lines_of,
    write_setup=write_setup,
    read_setup=read_setup,
    score_file=score_file,
    box=box,
    encoder=TreehouseEncoder(),
    search=SEARCH,
    levels=LEVELS,
    levels_at=LEVELS_AT,
    learned=LEARNED,
)
