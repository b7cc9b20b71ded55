"""The build puts its libraries into the wheel and leaves nothing behind."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any

import hatch_build
import pytest


@pytest.fixture
def rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for a build's temporary files."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for name in ("SPINNEY_PURE", "SPINNEY_REQUIRE_COMPILED"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SPINNEY_NO_CLIENT", "1")
    return tmp_path


def compile_nearly(folder: Path) -> None:
    (folder / "spinney").mkdir()
    (folder / "spinney" / "rules.so").write_text("")
    (folder / "shared.so").write_text("")


def hook(version: str) -> tuple[Any, dict[str, Any]]:
    made: Any = hatch_build.PackageHook(str(hatch_build.ROOT), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    data: dict[str, Any] = {"force_include": {}}
    made.initialize(version, data)
    return made, data


@pytest.mark.parametrize("ending", ["cpython-311-x86_64-linux-gnu.so", "cp311-win_amd64.pyd"])
def test_a_wheel_gets_the_libraries_of_all_folders(tmp_path: Path, ending: str) -> None:
    wanted = [f"shared__mypyc.{ending}", f"spinney/core/rules.{ending}", f"spinney/games/renature/rules.{ending}"]
    # setuptools leaves intermediate files, and the package has files of other kinds.
    others = [f"build/lib/spinney/core/rules.{ending}", "build/temp/shared__mypyc.o", "spinney/core/rules.py"]
    for name in wanted + others:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    found = hatch_build.libraries(tmp_path)
    assert [library.relative_to(tmp_path).as_posix() for library in found] == wanted


def test_a_compiled_copy_begins_without_libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries that an older build left beside the source are not copied."""
    source = tmp_path / "root" / "src" / "spinney" / "core"
    source.mkdir(parents=True)
    for name in ("rules.py", "rules.so", "rules.pyd"):
        (source / name).write_text("")
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path / "root")
    monkeypatch.setattr(subprocess, "run", lambda *args, **kwargs: None)
    hatch_build.compile_into(tmp_path / "copy")
    assert [path.name for path in (tmp_path / "copy" / "spinney" / "core").iterdir()] == ["rules.py"]


def test_a_wheel_leaves_nothing_behind(rubbish: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_into", compile_nearly)
    made, data = hook("standard")
    assert sorted(data["force_include"].values()) == ["shared.so", "spinney/rules.so"]
    assert all(Path(library).is_file() for library in data["force_include"]), "the wheel is written after this"
    made.finalize("standard", data, "spinney_games.whl")
    assert list(rubbish.iterdir()) == []


@pytest.mark.parametrize("required", [False, True])
@pytest.mark.parametrize("error", [subprocess.CalledProcessError(1, "gcc"), OSError(28, "full"), KeyboardInterrupt()])
def test_nor_does_one_that_cannot_be_compiled(
    rubbish: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException, required: bool
) -> None:
    def fail(folder: Path) -> None:
        compile_nearly(folder)
        raise error

    monkeypatch.setattr(hatch_build, "compile_into", fail)
    if required:
        monkeypatch.setenv("SPINNEY_REQUIRE_COMPILED", "1")
    if required or isinstance(error, KeyboardInterrupt):
        with pytest.raises(type(error)):
            hook("standard")
    else:
        made, data = hook("standard")
        made.finalize("standard", data, "spinney_games.whl")
        assert data == {"force_include": {}}
    assert list(rubbish.iterdir()) == []


def test_an_editable_install_compiles_nothing(rubbish: Path) -> None:
    made, data = hook("editable")
    made.finalize("editable", data, "spinney_games.whl")
    assert data == {"force_include": {}}
    assert list(rubbish.iterdir()) == []
