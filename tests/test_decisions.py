"""Every decision in docs/decisions.md has a date, a unique anchor to link to, and a line in the contents."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

PAGE = (Path(__file__).parents[1] / "docs" / "decisions.md").read_text("utf-8")
CONTENTS, _, BODY = PAGE.partition("\n## Contents\n")[2].partition("\n## ")
HEADINGS = re.findall(r"^(##|###) (.+)$", "## " + BODY, re.M)
DECISIONS = [title for level, title in HEADINGS if level == "###"]


def anchor(title: str) -> str:
    return re.sub(r"[^\w -]", "", title).lower().replace(" ", "-")


def test_every_decision_has_a_date() -> None:
    dated = re.findall(r"^### (.+)\n\n\*(\d{4}-\d{2}-\d{2})\*\n\n\S", PAGE, re.M)
    assert DECISIONS
    assert [title for title, _ in dated] == DECISIONS
    for _, day in dated:
        date.fromisoformat(day)


def test_no_decision_is_written_as_a_bold_paragraph() -> None:
    """Such a paragraph has no anchor, so nothing could link to it."""
    assert re.findall(r"^\*\*.*", PAGE, re.M) == []


def test_every_anchor_is_unique() -> None:
    anchors = [anchor(title) for _, title in HEADINGS]
    assert sorted(anchors) == sorted(set(anchors))


def test_github_and_a_documentation_site_make_the_same_anchors() -> None:
    """They treat anything but these characters differently."""
    assert [title for _, title in HEADINGS if not re.fullmatch(r"[\w',-]+(?: [\w',-]+)*", title)] == []


def test_the_contents_list_every_decision_in_order() -> None:
    lines = [f"{'- ' if level == '##' else '  - '}[{title}](#{anchor(title)})" for level, title in HEADINGS]
    assert CONTENTS.strip().splitlines() == lines
