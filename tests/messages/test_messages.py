"""Every language has all the messages of English, in its own words and with its own plurals."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast

from spinney.core.catalogue import LANGUAGES, catalogue
from spinney.core.message import Argument, Message, player
from tests.messages import ftl

OTHERS = [language for language in LANGUAGES if language != "en"]

# The plural forms of a language for whole numbers; the last is the default.
NEEDED = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    # Its "one" includes 0, but nobody says "0 ponto", so [1] is written instead.
    "pt-BR": {"other"},
    "pt-PT": {"one", "other"},
    "uk": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
}

# Words that are the same in other languages, the names of games first.
TITLES = {"Arboretum", "Best", "Treehouse", "Ever", "Renature", "Spinney"}
SAME = {
    "uk": TITLES,
    "ru": TITLES,
    "it": TITLES | {"Area", "area", "Bot", "Cassia", "Jacaranda", "No", "Round", "round"},
    "pt-BR": TITLES | {"Bot", "Link", "Total"},
    "pt-PT": TITLES | {"Bot", "Joker", "Link", "Total", "joker"},
}

OWL = Message("renature-animal", {"animal": "owl"})
# A noun that is passed as a message.
NOUNS: dict[str, list[Argument]] = {
    "player": [player(0)],
    "owner": [player(1)],
    "card": [Message("arboretum-card", {"species": "oak", "value": 4})],
    "neighbour": [Message("arboretum-card", {"species": "oak", "value": 3})],
    "from": [Message("arboretum-card", {"species": "oak", "value": 1})],
    "to": [Message("arboretum-card", {"species": "oak", "value": 8})],
    "domino": [
        Message(
            "renature-domino",
            {
                "first": Message("renature-animal", {"animal": "frog"}),
                "second": OWL,
            },
        )
    ],
    "animal": [OWL],
    "plant": [
        Message(key, {"plant": plant})
        for key in ("renature-plant", "renature-neutral-plant")
        for plant in ("grass", "bush", "spruce", "oak")
    ],
    "spot": [
        Message("renature-spot", {"area": "H"}),
        *(
            Message("renature-spot-beside", {"area": "H", "side": side, "animal": OWL})
            for side in ("left", "right", "above", "below")
        ),
        Message("renature-spot-cell", {"area": "H", "row": 3, "column": 4}),
    ],
    "colour": [
        Message("treehouse-colour", {"colour": colour})
        for colour in ("red", "yellow", "green", "blue", "purple", "brown")
    ],
    "room": [Message("treehouse-coloured-room", {"room": "blue8", "colour": "blue"})],
    "text": ["nonsense"],
}
NOUNS_OF: dict[tuple[str, str], list[Argument]] = {
    ("renature-mismatch", "other"): [Message("renature-animal", {"animal": "frog"})],
    ("renature-area-secondary", "second"): [player(1)],
    ("renature-area-two", "second"): [player(1)],
}
COUNTS: list[Argument] = [0, 1, 2, 5, 21]


def test_every_language_has_a_folder() -> None:
    assert sorted(path.name for path in ftl.MESSAGES.iterdir()) == sorted(LANGUAGES)


def test_the_client_offers_the_same_languages() -> None:
    client = (SOURCES / "web/src/lib/languages.ts").read_text("utf-8")
    (offered,) = re.findall(r"NAMES = \{([^}]*)\}", client)
    assert re.findall(r'^  "?([\w-]+)"?: "', offered, re.M) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_well_formed(language: str) -> None:
    seen: set[str] = set()
    for name in ftl.files_of(language):
        for entry in ftl.parsed(language, name).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        twice = seen & set(ftl.keys(language, name))
        assert not twice, f"{language}/{name} says again {sorted(twice)}"
        assert len(ftl.keys(language, name)) == len(set(ftl.keys(language, name))), f"{language}/{name}"
        seen |= set(ftl.keys(language, name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    astray = [
        f"{key}: {node.id.name}"
        for key, message in ftl.messages(language).items()
        for node in ftl.nodes(message)
        if isinstance(node, ast.MessageReference) and ftl.referred(language, node) is None
    ]
    assert astray == []


@pytest.mark.parametrize("language", OTHERS)
def test_none_is_missing_and_none_is_left_over(language: str) -> None:
    here, english = set(ftl.messages(language)), set(ftl.messages("en"))
    assert sorted(english - here) == [], f"{language} lacks these"
    assert sorted(here - english) == [], f"{language} has these, English has not"


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_order_as_in_english(language: str) -> None:
    """So that the files can be read side by side."""
    assert ftl.files_of(language) == ftl.files_of("en")
    for name in ftl.files_of("en"):
        here = ftl.keys(language, name)
        english = [key for key in ftl.keys("en", name) if key in here]
        assert [key for key in here if key in english] == english, f"{language}/{name}"


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables(language: str) -> None:
    """`$plant-gen` is `$plant` in a form that the language declares."""
    wrong = []
    for key in both(language):
        here, english = arguments(language, key), arguments("en", key)
        if here != english:
            wrong.append(f"{key}: {sorted(here)} instead of {sorted(english)}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_whole(language: str) -> None:
    wrong = []
    for key in ftl.messages(language):
        for choice in ftl.choices(language, key):
            words = {word for word in choice.keys if not word.isdigit()}
            if choice.is_plural and words != NEEDED[language]:
                wrong.append(f"{key}: ${choice.variable} has {sorted(words)}")
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_things_are_told_apart(language: str) -> None:
    wrong = []
    for key in both(language):
        here, english = ftl.choices(language, key), ftl.choices("en", key)
        for variable in {choice.variable for choice in english}:
            if not any(choice.variable == variable for choice in here):
                wrong.append(f"{key} does not look at ${variable}")
            elif words_of(here, variable) != words_of(english, variable):
                wrong.append(f"{key}: ${variable} must be one of {words_of(english, variable)}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_knows_every_noun(language: str) -> None:
    wrong = []
    for key, message in ftl.messages(language).items():
        usual = ftl.choices(language, key)
        for attribute in message.attributes:
            for choice in ftl.choices_in(language, attribute.value):
                if choice not in usual:
                    wrong.append(f"{key}.{attribute.id.name}: ${choice.variable} must be one of {usual}")
    assert wrong == []


def words_of(choices: list[ftl.Choice], variable: str) -> list[str]:
    """Every word that a selector distinguishes for a variable."""
    return sorted(set().union(*(c.keys for c in choices if c.variable == variable and c.is_by_word)))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    wrong = []
    for key in both(language):
        english, here = ftl.messages("en")[key].value, ftl.messages(language)[key].value
        assert english is not None
        assert here is not None
        texts = dict(ftl.leaves(english))
        for path, text in ftl.leaves(here):
            spelled = set(re.findall(r"[^\W\d_]{2,}", text))
            if texts.get(path) == text and spelled - SAME.get(language, set()):
                wrong.append(f"{key}{list(path)}: {text}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = catalogue(language)
    for key in ftl.messages("en"):
        names = sorted(arguments("en", key))
        for values in product(*(samples(key, name) for name in names)):
            said = words.say(Message(key, dict(zip(names, values, strict=True))), ["Олеся", "Zoë"])
            inner = said.strip()
            assert inner, key
            assert "{" not in inner, f"{key}: {said}"
            assert not re.search(r"  | [,.;:]|\.\.(?!\.)", inner), f"{key}: {said}"


def samples(key: str, variable: str) -> list[Argument]:
    """Values for a variable: the words that English distinguishes, or a noun, or numbers for every plural form."""
    by_word = words_of(ftl.choices("en", key), variable)
    if by_word:
        return list(by_word)
    languages = (language for language in LANGUAGES if key in ftl.messages(language))
    counted = any(choice.variable == variable for language in languages for choice in ftl.choices(language, key))
    return NOUNS_OF.get((key, variable)) or NOUNS.get(variable) or (COUNTS if counted else [7])


def both(language: str) -> list[str]:
    """The messages that English and this language have."""
    return [key for key in ftl.messages("en") if key in ftl.messages(language)]


def arguments(language: str, key: str) -> set[str]:
    """The arguments of a message: the variables it uses, a noun only once in all its forms."""
    return {stem(language, variable) for variable in ftl.variables(language, key)}


def stem(language: str, variable: str) -> str:
    head, _, form = variable.rpartition("-")
    return head if head and form in ftl.forms(language) else variable


SOURCES = Path(__file__).parents[2]
PYTHON = "\n".join(path.read_text("utf-8") for path in (SOURCES / "src").rglob("*.py"))
CLIENT = "\n".join(
    path.read_text("utf-8")
    for folder in ("web/src", "web/workbench")
    for path in (SOURCES / folder).rglob("*")
    if path.suffix in (".ts", ".svelte") and path.name != "message-keys.ts"
)
# A key may be built from parts: `"level-" + key` in Python, `${game}-lesson-${step}` in TypeScript.
PARTS = [re.escape(start) + ".+" for start in re.findall(r"""["']([a-z][a-z0-9-]*-)["'] \+""", PYTHON)]
PARTS += [
    "[a-z0-9_-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template)))
    for template in re.findall(r"`((?:[a-z0-9-]|\$\{[^}`]*\})*)`", CLIENT)
    if re.search(r"[a-z]{3}", re.sub(r"\$\{[^}]*\}", "", template))
]
TOGETHER = re.compile("|".join(PARTS))


def test_every_message_is_used() -> None:
    literals = set(re.findall(r"""["'`]([a-z][a-z0-9_-]*)["'`]""", PYTHON + CLIENT))
    referred = {
        node.id.name
        for message in ftl.messages("en").values()
        for node in ftl.nodes(message)
        if isinstance(node, ast.MessageReference)
    }
    unused = [
        key for key in ftl.messages("en") if key not in literals and key not in referred and not TOGETHER.fullmatch(key)
    ]
    assert unused == []


def test_every_message_of_the_code_is_in_the_catalogue() -> None:
    """The client's type checker sees to the client."""
    said = set(re.findall(r"""Message\(\s*["']([a-z0-9-]+)["']""", PYTHON))
    known = ftl.messages("en")
    missing = [
        key
        for key in sorted(said)
        if key not in known and not (key.endswith("-") and any(k.startswith(key) for k in known))
    ]
    assert missing == []
