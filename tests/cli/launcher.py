"""`spinney terminal` with fixed randomness: python -m tests.cli.launcher terminal arboretum ..."""

from __future__ import annotations

from unittest.mock import patch

from spinney.cli import main
from tests.chance import dice_for

if __name__ == "__main__":
    dice = dice_for("terminal")
    with patch("secrets.token_bytes", dice.randbytes), patch("secrets.randbits", dice.getrandbits):
        main()
