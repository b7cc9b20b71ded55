"""Writes the protocol's types for the client out of the server's own (src/spinney/server/news/wire.py).

python web/wire_types.py            writes web/src/lib/wire.ts
python web/wire_types.py --check    only says whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from spinney.server.news import wire

TARGET = Path(__file__).parent / "src" / "lib" / "wire.ts"
HEAD = """// Written by web/wire_types.py out of src/spinney/server/news/wire.py: change that and run it again.
import type { Argument, Message } from "./messages";

"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ELSEWHERE = {"Message"}


def written(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        # `Raw` is a part that was encoded before: the other side of the union says what it is.
        return " | ".join(dict.fromkeys(kind for part in schema["anyOf"] if (kind := written(part)) != "unknown"))
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"export interface {name} {{"]
    for field, part in schema["properties"].items():
        kind = written(part)
        if name == "Refusal" and field == "args":
            kind = "Record<string, Argument>"
        optional = "" if field in schema.get("required", []) else "?"
        lines.append(f"  {field}{optional}: {kind};")
    return "\n".join([*lines, "}"])


def types() -> str:
    _, parts = msgspec.json.schema_components(
        [wire.AnyRequest, wire.NewTable, wire.News, wire.Answer, wire.Line], ref_template="#/$defs/{name}"
    )
    requests = sorted(name for name, part in parts.items() if "do" in part.get("properties", {}))
    blocks = [
        "export type Request =\n  | " + "\n  | ".join(requests) + ";",
        f"export type Status = {written(parts['TableNews']['properties']['status'])};",
        f"export type Emote = {written(parts['SendEmote']['properties']['emote'])};",
    ]
    blocks += [interface(name, part) for name, part in sorted(parts.items()) if name not in ELSEWHERE]
    return HEAD + "\n\n".join(blocks) + "\n"


def main() -> None:
    text = types()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text("utf-8") != text:
            sys.exit(f"{TARGET}: not what the server says; run python web/wire_types.py")
        return
    TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
