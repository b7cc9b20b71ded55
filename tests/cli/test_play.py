"""`spinney play`: what it prints, and the browser it opens."""

from __future__ import annotations

import io

import pytest
import segno

from spinney.cli import play


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the browser was sent to."""
    found: list[str] = []
    monkeypatch.delenv("SPINNEY_OPEN", raising=False)
    monkeypatch.setattr("spinney.cli.play.webbrowser.open", found.append)
    monkeypatch.setattr(play, "lan_address", lambda: "192.0.2.7")
    return found


def test_it_opens_the_browser_on_this_machine(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    play.greet(8765, lan=False, open_browser=True)
    assert opened == ["http://localhost:8765/"]
    assert "192.0.2.7" not in capsys.readouterr().out


def test_others_on_the_network_scan_a_code(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    play.greet(8765, lan=True, open_browser=False)
    shown = capsys.readouterr().out
    assert opened == []
    assert "http://192.0.2.7:8765/" in shown
    code = io.StringIO()
    segno.make("http://192.0.2.7:8765/", micro=False).terminal(code, compact=True)
    assert code.getvalue() in shown
