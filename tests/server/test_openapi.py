"""The OpenAPI document, and a server that conforms to it under fuzzing (schemathesis)."""

from __future__ import annotations

from typing import Any

import httpx
import schemathesis
from hypothesis import Phase, given, settings

from tests.scale import scaled
from tests.server.client import Person, Server


def test_the_server_conforms_to_its_schema(shared_server: Server) -> None:
    document = httpx.get(shared_server.url + "/schema/openapi.json").json()
    assert "/api/tables/{match}" in document["paths"]
    schema = schemathesis.openapi.from_dict(document)
    person = Person(shared_server)
    match = person.make("arboretum", [{"who": "me"}, {"who": "me", "name": "Marco"}])["table"]["id"]
    checked = 0
    for found in schema.get_all_operations():
        operation: Any = found
        case_strategy = operation.ok().as_strategy()

        @settings(max_examples=scaled(8), phases=[Phase.generate])
        @given(case=case_strategy)
        def attack(case: Any) -> None:
            if "match" in (case.path_parameters or {}):
                case.path_parameters["match"] = match
            if case.path.endswith("/news"):
                case.query = {**(case.query or {}), "seconds": 0.01}
            answer = case.call(base_url=shared_server.url, cookies=dict(person.http.cookies))
            assert answer.status_code < 500, (case.method, case.path, answer.text)
            if answer.status_code >= 400:
                refusal = answer.json()
                assert refusal.get("text") or refusal["refused"]["text"]

        attack()
        checked += 1
    assert checked >= 14
    assert person.http.get("/health").text == "ok"


def test_the_schema_is_json(shared_server: Server) -> None:
    person = Person(shared_server)
    for path in ("/schema", "/schema/openapi.json"):
        assert person.http.get(path, follow_redirects=True).json()["openapi"].startswith("3.")
