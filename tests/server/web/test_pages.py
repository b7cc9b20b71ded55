"""The page and the manifest contain a few texts in the visitor's language, for readers without JavaScript."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.testing import create_test_client

from spinney.core.catalogue import LANGUAGES, Catalogue, catalogue
from spinney.core.message import Message
from spinney.server.services import Services
from spinney.server.web.pages import Pages, accepted

WEB = Path(__file__).parents[3] / "web"
SERVICES = cast(Services, SimpleNamespace(say=catalogue().say, games=["arboretum"]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The client's page and manifest before the build, which does not change their texts."""
    shutil.copy(WEB / "index.html", tmp_path)
    shutil.copy(WEB / "public/manifest.webmanifest", tmp_path)
    return tmp_path


def said(language: str, key: str) -> str:
    return Catalogue(language, only="page.ftl").say(Message(key))


def test_the_page_contains_the_english_texts(folder: Path) -> None:
    """Otherwise they could not be found and replaced."""
    page = (folder / "index.html").read_text("utf-8")
    assert [page.count(said("en", key)) for key in ("page-description", "page-needs-javascript")] == [1, 1]
    assert page.count('<html lang="en">') == 1
    assert json.loads((folder / "manifest.webmanifest").read_bytes())["description"] == said("en", "page-description")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/t/abc", "/index.html"])
def test_the_page_is_in_the_visitors_language(folder: Path, path: str, language: str) -> None:
    with create_test_client(Pages(SERVICES, folder).handlers()) as client:
        answer = client.get(path, headers={"accept-language": f"{language}, de;q=0.5"})
    assert answer.headers["vary"] == "accept-language"
    assert answer.headers["content-type"].startswith("text/html")
    assert re.findall(r'<html lang="([\w-]+)">', answer.text) == [language]
    assert f'name="description" content="{said(language, "page-description")}"' in answer.text
    assert f"<noscript>{said(language, 'page-needs-javascript')}</noscript>" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_in_the_visitors_language(folder: Path, language: str) -> None:
    with create_test_client(Pages(SERVICES, folder).handlers()) as client:
        answer = client.get("/manifest.webmanifest", headers={"accept-language": language})
    found: dict[str, Any] = answer.json()
    assert (found["lang"], found["description"]) == (language, said(language, "page-description"))
    assert (found["name"], found["start_url"]) == ("Spinney", "/")
    assert answer.headers["vary"] == "accept-language"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_page_is_in_the_visitors_language(tmp_path: Path, language: str) -> None:
    page = Pages(SERVICES, tmp_path).answer("/", language).content.decode()
    assert f"<html lang={language}>" in page
    assert said(language, "page-games") in page
    assert "Arboretum" in page


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", [""]),
        ("uk", ["uk"]),
        ("de, pt-BR;q=0.9, pt;q=0.8, en;q=0.7", ["de", "pt-BR", "pt", "en"]),
        ("en;q=0.5, it;q=0.8, ru", ["ru", "it", "en"]),
        ("en;q=0, it;q=x, uk;q=0.1", ["uk"]),
        ("*", ["*"]),
    ],
)
def test_accepted_languages_are_sorted_by_weight(header: str, tags: list[str]) -> None:
    assert accepted(header) == tags


def test_english_is_the_fallback(folder: Path) -> None:
    pages = Pages(SERVICES, folder)
    english = pages.answer("/", "en").content
    assert {pages.answer("/", header).content for header in ("", "de", "*", ";;,q")} == {english}
