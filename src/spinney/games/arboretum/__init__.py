"""Arboretum, by Dan Cassar. README.md in this folder has the rules in our words, numbered A1 to A16."""

from __future__ import annotations

from spinney.core.event import GameEnded
from spinney.core.game import Game
from spinney.games.arboretum.aids import aids, preview, why_not
from spinney.games.arboretum.box import box
from spinney.games.arboretum.encoding import ArboretumEncoder
from spinney.games.arboretum.events import CardDiscarded, CardDrawn, CardPlayed, DeckEmptied
from spinney.games.arboretum.guess import assemble
from spinney.games.arboretum.levels import LEARNED, LEVELS, LEVELS_AT, SEARCH
from spinney.games.arboretum.notation import texts
from spinney.games.arboretum.options import PLAYERS, ArboretumOptions
from spinney.games.arboretum.reasons import reasons
from spinney.games.arboretum.rules import Arboretum
from spinney.games.arboretum.score_file import score_file
from spinney.games.arboretum.setup_file import opening, read_setup, write_setup
from spinney.games.arboretum.sheet import lines_of, score_sheet
from spinney.games.arboretum.sketch import sketch
from spinney.games.arboretum.state import ArboretumState
from spinney.games.arboretum.view import private_view, public_view
from spinney.games.arboretum.view_types import PrivateView, PublicView

ARBORETUM: Game[ArboretumState, ArboretumOptions, PublicView, PrivateView] = Game(
    key="arboretum",
    rules_version=1,
    players=PLAYERS,
    minutes=30,
    ruling_letter="A",
    ruling_count=16,
    rules=Arboretum(),
    options=ArboretumOptions,
    events=(CardDrawn, DeckEmptied, CardPlayed, CardDiscarded, GameEnded),
    views=(PublicView, PrivateView),
    public_view=public_view,
    private_view=private_view,
    assemble=assemble,
    aids=aids,
    why_not=why_not,
    preview=preview,
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
    encoder=ArboretumEncoder(),
    search=SEARCH,
    levels=LEVELS,
    levels_at=LEVELS_AT,
    learned=LEARNED,
)
