"""Renature, by Wolfgang Kramer and Michael Kiesling. README.md in this folder has the rules in our words, N1 to N24."""

from __future__ import annotations

from spinney.core.event import GameEnded
from spinney.core.game import Game
from spinney.games.renature.aids import aids
from spinney.games.renature.box import box
from spinney.games.renature.encoding import RenatureEncoder
from spinney.games.renature.events import (
    AreaScored,
    CloudsGathered,
    DominoDiscarded,
    DominoDrawn,
    DominoPlaced,
    FinalCount,
    JokerMoved,
    Planted,
    PlantReturned,
    TokenTaken,
    TurnRepeated,
)
from spinney.games.renature.guess import assemble
from spinney.games.renature.levels import LEARNED, LEVELS, LEVELS_AT, SEARCH
from spinney.games.renature.notation import texts
from spinney.games.renature.options import PLAYERS, RenatureOptions, restate
from spinney.games.renature.reasons import reasons
from spinney.games.renature.refusals import why_not
from spinney.games.renature.rules import Renature
from spinney.games.renature.score_file import score_file
from spinney.games.renature.setup_file import opening, read_setup, write_setup
from spinney.games.renature.sheet import lines_of, score_sheet
from spinney.games.renature.sketch import sketch
from spinney.games.renature.state import RenatureState
from spinney.games.renature.valley_file import RULES_VERSION
from spinney.games.renature.view import private_view, public_view
from spinney.games.renature.view_types import PrivateView, PublicView

RENATURE: Game[RenatureState, RenatureOptions, PublicView, PrivateView] = Game(
    key="renature",
    rules_version=RULES_VERSION,
    players=PLAYERS,
    minutes=45,
    ruling_letter="N",
    ruling_count=24,
    rules=Renature(),
    options=RenatureOptions,
    events=(
        DominoPlaced,
        DominoDiscarded,
        Planted,
        CloudsGathered,
        JokerMoved,
        PlantReturned,
        AreaScored,
        TokenTaken,
        DominoDrawn,
        TurnRepeated,
        FinalCount,
        GameEnded,
    ),
    views=(PublicView, PrivateView),
    public_view=public_view,
    private_view=private_view,
    assemble=assemble,
    aids=aids,
    why_not=why_not,
    texts=texts,
    picture=sketch,
    opening=opening,
    score_sheet=score_sheet,
    sheet_lines=lines_of,
    write_setup=write_setup,
    read_setup=read_setup,
    score_file=score_file,
    box=box,
    encoder=RenatureEncoder(),
    search=SEARCH,
    levels=LEVELS,
    levels_at=LEVELS_AT,
    learned=LEARNED,
    restate=restate,
    reasons=reasons,
)
