"""Writes the client's types out of the structs that the server reads and sends.

python web/wire_types.py            writes web/src/lib/wire.ts and, for each of our games, web/src/games/<game>/wire.ts
python web/wire_types.py --check    only says whether they are up to date
"""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import operator
import re
import sys
import textwrap
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

# The structs of this folder's source, whatever is installed.
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from spinney.core import plain
from spinney.core.game import AnyGame
from spinney.core.message import Message
from spinney.core.outcome import Outcome
from spinney.games import OUR_GAMES
from spinney.server.news import wire

SOURCE = Path(__file__).parent / "src"
WIDTH = 120
PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}
# A refusal carries the arguments of its message, but its struct does not say so.
BY_HAND = {"Refusal.args": "Record<string, Argument>"}


class TypeFile:
    """One file of types: some roots, and all that they consist of except what another file exports."""

    def __init__(self, roots: Sequence[Any], imports: dict[type[Struct], str], lists: dict[str, Any]) -> None:
        """`lists` may hold tuples of all values of a type, such as all colours; the client gets those as well."""
        self.imports = imports
        self.lists = {value: name for name, value in lists.items() if isinstance(value, tuple)}
        self.structs: dict[str, kinds.StructType] = {}
        self.literals: dict[frozenset[Any], tuple[str, tuple[Any, ...]]] = {}
        self.imported: dict[str, set[str]] = {}
        for kind in kinds.multi_type_info(roots):
            self.collect(kind)

    def collect(self, kind: kinds.Type) -> None:
        if isinstance(kind, kinds.StructType):
            cls = kind.cls
            if cls in self.imports:
                self.imported.setdefault(self.imports[cls], set()).add(cls.__name__)
                return
            known = self.structs.get(cls.__name__)
            if known is not None:
                if known.cls is not cls:
                    sys.exit(f"two structs have the name {cls.__name__}: {known.cls.__module__}, {cls.__module__}")
                return
            self.structs[cls.__name__] = kind
            self.name_literals(cls)
        for part in parts_of(kind):
            self.collect(part)

    def name_literals(self, cls: type[Struct]) -> None:
        """A type alias is lost in a struct's fields, but the struct's module knows it: `Phase = Literal[...]`."""
        for name, value in vars(sys.modules[cls.__module__]).items():
            if get_origin(value) is Literal:
                self.literals.setdefault(frozenset(get_args(value)), (name, get_args(value)))

    def text(self, out_of: str, unions: dict[str, Any]) -> str:
        blocks = [union(name, members) for name, members in unions.items()]
        structs = [self.declared(struct) for _, struct in sorted(self.structs.items())]
        used = "\n".join(structs)
        blocks += [
            self.alias(*named) for named in sorted(self.literals.values()) if re.search(rf"\b{named[0]}\b", used)
        ]
        head = [f"// Written by web/wire_types.py out of {out_of}: change that and run it again."]
        for file, names in sorted(self.imported.items()):
            head.append(f'import type {{ {", ".join(sorted(names))} }} from "{file}";')
        return "\n".join(head) + "\n\n" + "\n\n".join(blocks + structs) + "\n"

    def alias(self, name: str, values: tuple[Any, ...]) -> str:
        listed = self.lists.get(values)
        words = [quoted(value) for value in values]
        if listed is None:
            return f"export type {name} = {' | '.join(words)};"
        rows = textwrap.wrap(", ".join(words) + ",", WIDTH - 2)
        body = "\n  ".join(["[", *rows]) + "\n]" if len(rows) > 1 else f"[{', '.join(words)}]"
        return f"export const {listed} = {body} as const;\nexport type {name} = (typeof {listed})[number];"

    def declared(self, struct: kinds.StructType) -> str:
        """A struct as an interface; one that is sent as an array, as a tuple whose places have names."""
        cls = struct.cls
        about, notes = docs_of(cls)
        brackets, end = ("[]", ",") if struct.array_like else ("{}", ";")
        kind = f"type {cls.__name__} = " if struct.array_like else f"interface {cls.__name__} "
        lines = [*comment(about, ""), f"export {kind}{brackets[0]}"]
        if struct.tag_field is not None and not struct.array_like:
            lines.append(f"  {struct.tag_field}: {quoted(struct.tag)};")
        # The server leaves out what has its default value only where the struct says so; a client always may.
        omits = cls.__struct_config__.omit_defaults or issubclass(cls, wire.Form)
        for field in struct.fields:
            mark = "?" if omits and not field.required else ""
            written = BY_HAND.get(f"{cls.__name__}.{field.name}") or self.written(field.type)
            lines += [*comment(notes.get(field.name, ""), "  "), f"  {field.encode_name}{mark}: {written}{end}"]
        return "\n".join([*lines, brackets[1] + (";" if struct.array_like else "")])

    def written(self, kind: kinds.Type) -> str:
        """A type in the words of TypeScript."""
        if isinstance(kind, kinds.StructType):
            return kind.cls.__name__
        if isinstance(kind, kinds.LiteralType):
            named = self.literals.get(frozenset(kind.values))
            return named[0] if named else " | ".join(quoted(value) for value in kind.values)
        if isinstance(kind, kinds.UnionType):
            return " | ".join(dict.fromkeys(self.written(part) for part in kind.types))
        if isinstance(kind, kinds.DictType):
            return f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
        if isinstance(kind, kinds.TupleType):
            return "[" + ", ".join(self.written(part) for part in kind.item_types) + "]"
        if isinstance(kind, kinds.CollectionType):
            inner = self.written(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        return PLAIN.get(type(kind), "unknown")


def parts_of(kind: kinds.Type) -> Sequence[kinds.Type]:
    if isinstance(kind, kinds.StructType):
        return [field.type for field in kind.fields]
    if isinstance(kind, kinds.UnionType):
        return kind.types
    if isinstance(kind, kinds.DictType):
        return [kind.key_type, kind.value_type]
    if isinstance(kind, kinds.TupleType):
        return kind.item_types
    return [kind.item_type] if isinstance(kind, kinds.CollectionType) else []


def quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def union(name: str, members: Any) -> str:
    names = sorted(member.__name__ for member in get_args(members))
    return f"export type {name} =\n  | " + "\n  | ".join(names) + ";"


def comment(text: str, indent: str) -> list[str]:
    """A docstring as a comment, in the words of TypeScript."""
    if not text:
        return []
    text = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    if len(indent) + len(text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


@functools.cache
def classes_in(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def docs_of(cls: type[Struct]) -> tuple[str, dict[str, str]]:
    """A struct's docstring, and the strings below its fields, which only its source still has."""
    notes: dict[str, str] = {}
    for base in cls.__mro__:
        if base.__module__.startswith("spinney."):
            body = classes_in(base.__module__)[base.__name__].body
            for field, below in itertools.pairwise(body):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(note))):
                        notes.setdefault(name, note)
    return ast.get_docstring(classes_in(cls.__module__)[cls.__name__]) or "", notes


def shell() -> str:
    roots = [wire.AnyRequest, wire.NewTable, wire.News, wire.Answer, wire.Line]
    file = TypeFile(roots, {Message: "./messages"}, {})
    file.imported["./messages"].add("Argument")
    return file.text("src/spinney/server/news/wire.py", {"Request": wire.AnyRequest})


def game_types(game: AnyGame) -> str:
    """What a game says of itself: its views, aids, previews, score sheet and events."""
    computes = [game.aids, game.score_sheet, *([] if game.preview is plain.preview else [game.preview])]
    computed = [get_type_hints(compute)["return"] for compute in computes]
    events = functools.reduce(operator.or_, game.events)
    imports: dict[type[Struct], str] = {Message: "../../lib/messages", Outcome: "../../lib/wire"}
    material = import_module(f"spinney.games.{game.key}.material")
    file = TypeFile([*game.views, *computed, events], imports, vars(material))
    return file.text(f"src/spinney/games/{game.key}", {"GameEvent": events})


def files() -> dict[Path, str]:
    games = {SOURCE / "games" / key / "wire.ts": game_types(game) for key, game in OUR_GAMES.items()}
    return {SOURCE / "lib" / "wire.ts": shell()} | games


def main() -> None:
    for path, text in files().items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            sys.exit(f"{path}: not what the server says; run python web/wire_types.py")


if __name__ == "__main__":
    main()
