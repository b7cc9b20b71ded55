"""Makes a compiled installation run its Python source: SPINNEY_INTERPRETED=1, for debugging, coverage, comparisons."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds the `.py` file of a Spinney module before the compiled extension beside it."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("spinney.") or not path:
            return None
        source = Path(path[0]) / (name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source) if source.is_file() else None


def prefer_source() -> None:
    sys.meta_path.insert(0, SourceFinder)
