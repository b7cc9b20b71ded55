"""The client's sounds are what their script makes: short, small, and never louder than the script says."""

from __future__ import annotations

import importlib.util
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[1] / "web/src/sounds"
FILES = sorted(path.name for path in FOLDER.glob("*.wav"))


def samples(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        return array("h", file.readframes(file.getnframes()))


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def made(script: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sounds")
    script.make(folder)
    return folder


def test_the_script_makes_every_file(made: Path) -> None:
    assert sorted(path.name for path in made.iterdir()) == FILES


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_the_script_makes(name: str, made: Path) -> None:
    kept, fresh = samples(FOLDER / name), samples(made / name)
    assert len(kept) == len(fresh)
    # Another C library may round a sine the other way.
    assert max(abs(a - b) for a, b in zip(kept, fresh, strict=True)) <= 1


@pytest.mark.parametrize("name", FILES)
def test_a_sound_is_short_begins_and_ends_in_silence_and_is_never_too_loud(name: str, script: ModuleType) -> None:
    sound = samples(FOLDER / name)
    loudest = {each.__name__: loud for each, loud in script.SOUNDS.items()}[Path(name).stem]
    assert len(sound) <= 1.5 * 22_050
    assert max(abs(sound[0]), abs(sound[-1])) < 0.01 * 32767
    assert 0.5 * loudest <= max(map(abs, sound)) / 32767 <= loudest + 1e-3


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 350_000
