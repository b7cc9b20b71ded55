"""Comparing screens: what counts as different, what is said about it, and wrong arguments.

The pictures themselves take minutes, so they are compared when somebody asks for it.
"""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import zlib
from collections import Counter
from pathlib import Path

import pytest

from tests.browser.chromium import Chromium, find_program
from tests.browser.compare_screens import main, matcher
from tests.browser.comparison.pixels import difference
from tests.browser.comparison.scenes import SCENES
from tests.browser.comparison.stage import slug
from tests.browser.comparison.taking import MODULES, PROBLEMS
from tests.server.client import ROOT

GREEN, BROWN = b"\x30\x80\x40", b"\x70\x50\x20"


def png(*rows: str) -> bytes:
    """A picture with a pixel for each letter: `g` is green, anything else brown."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    lines = b"".join(b"\0" + b"".join(GREEN if letter == "g" else BROWN for letter in row) for row in rows)
    parts = chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


WOOD = png("ggg", "ggg")


@pytest.mark.parametrize(
    ("other", "pixels", "box"),
    [
        (png("ggg", "ggb"), 1, (2, 1, 3, 2)),
        (png("bgg", "gbg"), 2, (0, 0, 2, 2)),
        (png("gggg", "gggg"), 2, (3, 0, 4, 2)),
        (png("ggg"), 3, (0, 1, 3, 2)),
    ],
    ids=["one", "two", "wider", "lower"],
)
def test_every_pixel_counts(chromium: Chromium, other: bytes, pixels: int, box: tuple[int, int, int, int]) -> None:
    page = chromium.browser.new_page()
    found = difference(page, WOOD, other)
    assert found is not None
    assert (found.pixels, found.box) == (pixels, box)
    page.close()


def test_two_files_of_one_picture_are_the_same(chromium: Chromium) -> None:
    page = chromium.browser.new_page()
    assert difference(page, WOOD, WOOD) is None
    assert difference(page, WOOD, WOOD[:-12] + b"\0\0\0\0tEXt\x85\xe4\xee\xf8" + WOOD[-12:]) is None
    page.close()


def compared(tmp_path: Path, before: dict[str, bytes], after: dict[str, bytes], *options: str) -> tuple[int, str]:
    """The exit code, and what was printed."""
    if find_program() is None:
        pytest.skip("NO CHROMIUM: apt-get install chromium-headless-shell")
    for name, files in (("before", before), ("after", after)):
        (tmp_path / name).mkdir()
        for file, content in files.items():
            (tmp_path / name / file).write_bytes(content)
    line = [sys.executable, "-m", "tests.browser.compare_screens", str(tmp_path / "before"), str(tmp_path / "after")]
    line += ["--folder", str(tmp_path), *options]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.browser
def test_the_same_screens(tmp_path: Path) -> None:
    assert compared(tmp_path, {"home.a.png": WOOD}, {"home.a.png": WOOD}) == (0, "1 screens, 0 different\n")


@pytest.mark.browser
def test_a_screen_that_differs_and_one_that_is_gone(tmp_path: Path) -> None:
    before = {"home.a.png": WOOD, "home.b.png": WOOD, "home.c.png": WOOD}
    after = {"home.a.png": WOOD, "home.b.png": png("ggg", "gbg")}
    code, said = compared(tmp_path, before, after)
    assert code == 1
    assert said.splitlines() == [
        "home.b: 1 pixel between 1,1 and 2,2",
        f"home.c: only in {tmp_path / 'before'}",
        "2 screens, 1 different",
    ]
    kinds = ["home.b.after.png", "home.b.before.png", "home.b.diff.png"]
    assert sorted(file.name for file in (tmp_path / "different").iterdir()) == kinds


@pytest.mark.browser
def test_what_could_not_be_shown_is_no_success(tmp_path: Path) -> None:
    files = {"home.a.png": WOOD, PROBLEMS: b"learn: no such page\n"}
    code, said = compared(tmp_path, files, files, "--json")
    assert code == 1
    folders = [tmp_path / "before", tmp_path / "after"]
    assert json.loads(said) == {
        "screens": 1,
        "different": [],
        "missing": [],
        "problems": [f"{folder}: learn: no such page" for folder in folders],
    }


@pytest.mark.browser
def test_only_some_scenes(tmp_path: Path) -> None:
    before = {"home.a.png": WOOD, "learn.a.png": WOOD}
    assert compared(tmp_path, before, {"home.a.png": WOOD}, "--only", "h*") == (0, "1 screens, 0 different\n")


def test_a_pattern_is_about_scenes() -> None:
    wanted = matcher("arboretum-?")
    assert wanted("arboretum-2")
    assert wanted("arboretum-2.start.wide.dark")
    assert not wanted("arboretum-2-end.replay.wide.dark")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "the following arguments are required: before"),
        (["no-such-commit", "HEAD"], "neither a commit nor a folder: no-such-commit"),
        (["tests", "tests"], "no pictures in tests"),
        (["PICTURES"], "nothing to compare this folder with"),
        (["PICTURES", "PICTURES", "--only"], "expected one argument"),
    ],
    ids=["none", "commit", "empty", "alone", "pattern"],
)
def test_wrong_arguments(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    (tmp_path / "home.a.png").write_bytes(WOOD)
    with pytest.raises(SystemExit) as stopped:
        main([one.replace("PICTURES", str(tmp_path)) for one in arguments])
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err


def test_scenes_have_names_of_their_own() -> None:
    assert MODULES
    assert [name for name, count in Counter(one.name for one in SCENES).items() if count > 1] == []
    assert [one.name for one in SCENES if slug(one.name) != one.name] == []
