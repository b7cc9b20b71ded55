"""The page and the manifest contain a few texts in the visitor's language, for readers without JavaScript.

Files are sent compressed to visitors that accept it.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.exceptions import NotFoundException
from litestar.testing import create_test_client

from spinney.core.catalogue import LANGUAGES, Catalogue, catalogue
from spinney.core.message import Message
from spinney.server.services import Services
from spinney.server.web.pages import STATIC, Pages, accepted

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
    assert answer.headers["vary"] == "accept-language, accept-encoding"
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
    assert answer.headers["vary"] == "accept-language, accept-encoding"


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


def test_a_file_is_sent_in_the_smallest_form_that_the_visitor_accepts(folder: Path) -> None:
    script = b"let oak = 8;\n" * 90
    forms = {"shell.js": script, "shell.js.gz": gzip.compress(script), "shell.js.br": b"as brotli writes it"}
    for name, content in forms.items():
        (folder / name).write_bytes(content)
    pages = Pages(SERVICES, folder)
    cases: list[tuple[str, str | None, str]] = [
        ("gzip, deflate, br, zstd", "br", ".br"),
        ("gzip, deflate", "gzip", ".gz"),
        ("br;q=0, gzip", "gzip", ".gz"),
        ("identity", None, ""),
        ("", None, ""),
    ]
    for wish, encoding, ending in cases:
        answer = pages.answer("/shell.js", encodings=wish)
        assert answer.content == forms["shell.js" + ending], wish
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.media_type in ("text/javascript", "application/javascript")
    for copy in ("/shell.js.gz", "/shell.js.br"):
        with pytest.raises(NotFoundException):
            pages.answer(copy)


def test_the_page_itself_is_compressed(folder: Path) -> None:
    pages = Pages(SERVICES, folder)
    plain, small = pages.answer("/", "uk"), pages.answer("/", "uk", "gzip, br")
    assert (small.headers["content-encoding"], gzip.decompress(small.content)) == ("gzip", plain.content)


def test_the_built_client_has_compressed_copies() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("NO CLIENT: it has not been built")
    texts = [file for file in STATIC.rglob("*") if file.suffix in (".css", ".js") and file.stat().st_size >= 1000]
    assert texts
    for file in texts:
        copies = [file.with_name(file.name + ending) for ending in (".gz", ".br")]
        assert gzip.decompress(copies[0].read_bytes()) == file.read_bytes()
        assert all(copy.stat().st_size < file.stat().st_size for copy in copies)
