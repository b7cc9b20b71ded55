"""The catalogues as syntax trees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

MESSAGES = Path(str(files("spinney"))) / "messages"

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Choice:
    """One selector: its variable, and the variants it distinguishes."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        words = {key for key in self.keys if not key.isdigit()}
        return words <= PLURALS and words != {"other"}

    @property
    def is_by_word(self) -> bool:
        return any(not key.isdigit() and key not in PLURALS for key in self.keys)


def files_of(language: str) -> list[str]:
    return sorted(path.name for path in (MESSAGES / language).glob("*.ftl"))


@cache
def parsed(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((MESSAGES / language / name).read_text("utf-8"))


@cache
def messages(language: str) -> Mapping[str, ast.Message]:
    found = {}
    for name in files_of(language):
        for entry in parsed(language, name).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def keys(language: str, name: str) -> list[str]:
    return [entry.id.name for entry in parsed(language, name).body if isinstance(entry, ast.Message)]


def nodes(tree: object) -> Iterator[ast.BaseNode]:
    """A node and all nodes below it."""
    if isinstance(tree, ast.BaseNode):
        yield tree
        for child in vars(tree).values():
            yield from nodes(child)
    elif isinstance(tree, list):
        for child in tree:
            yield from nodes(child)


def with_references(language: str, key: str) -> Iterator[ast.BaseNode]:
    """All nodes of a message's text and of the texts it refers to."""
    message = messages(language)[key]
    assert message.value is not None, key
    yield from reached(language, message.value)


def reached(language: str, tree: ast.BaseNode) -> Iterator[ast.BaseNode]:
    for node in nodes(tree):
        yield node
        if isinstance(node, ast.MessageReference) and (pattern := referred(language, node)) is not None:
            yield from reached(language, pattern)


def referred(language: str, node: ast.MessageReference) -> ast.Pattern | None:
    """The text that a reference names, in this language or else in English."""
    message = messages(language).get(node.id.name) or messages("en").get(node.id.name)
    if message is None:
        return None
    if node.attribute is None:
        return message.value
    return next((form.value for form in message.attributes if form.id.name == node.attribute.name), None)


def forms(language: str) -> set[str]:
    """The names of attributes: forms of a noun."""
    return {attribute.id.name for message in messages(language).values() for attribute in message.attributes}


def variables(language: str, key: str) -> set[str]:
    return {node.id.name for node in with_references(language, key) if isinstance(node, ast.VariableReference)}


def choices(language: str, key: str) -> list[Choice]:
    return [choice(node) for node in with_references(language, key) if isinstance(node, ast.SelectExpression)]


def choices_in(language: str, tree: ast.BaseNode) -> list[Choice]:
    return [choice(node) for node in reached(language, tree) if isinstance(node, ast.SelectExpression)]


def choice(node: ast.SelectExpression) -> Choice:
    assert isinstance(node.selector, ast.VariableReference), "a selector looks at a variable"
    names = (v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants)
    return Choice(node.selector.id.name, frozenset(names))


def leaves(pattern: ast.Pattern, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """The pieces of text of a pattern, each with the variants that lead to it."""
    text = "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
    yield path, text
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                yield from leaves(variant.value, (*path, key))
