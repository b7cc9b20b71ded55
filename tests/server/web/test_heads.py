"""HEAD is answered wherever GET is: with the same headers, and no body."""

from __future__ import annotations

import httpx
import pytest

from tests.server.client import Server

# Nothing here depends on the moment: not the tag, not the length, not the kind.
SAME = ("content-length", "content-type", "cache-control", "content-security-policy", "vary")


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/t/abc", "/nowhere.txt"])
def test_a_head_is_a_get_without_its_body(shared_server: Server, path: str) -> None:
    whole, head = (httpx.request(method, shared_server.url + path) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert [head.headers.get(name) for name in SAME] == [whole.headers.get(name) for name in SAME]


def test_where_only_changes_are_taken_a_head_is_refused(shared_server: Server) -> None:
    answers = [httpx.request(method, shared_server.url + "/api/tables") for method in ("GET", "HEAD")]
    assert len({answer.status_code for answer in answers}) == 1
