"""The endpoints for visitors."""

from __future__ import annotations

import httpx

from tests.server.client import Server


def test_the_cookie_is_http_only_and_same_site(shared_server: Server) -> None:
    answer = httpx.post(shared_server.url + "/api/me", json={"name": "Olena"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    behind = httpx.post(shared_server.url + "/api/me", json={"name": "Olena"}, headers={"x-forwarded-proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]
