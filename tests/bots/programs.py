"""Programs that speak the protocol of bots."""

from __future__ import annotations

import sys
from pathlib import Path

# A program that speaks the protocol and always takes the first legal action.
FIRST = (
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    print(json.dumps({'do': json.loads(line)['legal'][0]}), flush=True)\n"
)


def program(tmp_path: Path, source: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(source)
    return f"cmd:{sys.executable} {path}"
