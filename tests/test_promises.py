"""docs/promises.md lists every promise that the documents make to players and hosts, and the tests that hold it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGE = "docs/promises.md"

DOCUMENTS = [
    "README.md",
    "docs/hosting.md",
    "docs/shuffle.md",
    "docs/protocol.md",
    "docs/records.md",
    "docs/notation.md",
    "docs/client.md",
    "docs/bots.md",
    "docs/languages.md",
    "docs/score.md",
    "docs/score-treehouse.md",
    "docs/score-renature.md",
]
"""Documents that promise something to players or hosts."""

OTHERS = {
    "docs/README.md": "a list of the documents",
    "docs/promises.md": "repeats the promises of others",
    "docs/adapters.md": "for people who study game AI",
    "docs/learning.md": "for people who study game AI",
    "docs/strength.md": "measurements",
    "docs/speed.md": "measurements",
    "docs/contract.md": "for people who write a game",
    "docs/server.md": "for contributors",
    "docs/words.md": "for contributors",
    "docs/decisions.md": "for contributors",
}

WORDS = re.compile(
    r"\b(?:never|always|nobody|nothing|no one|cannot|at most|not even|lost|loses|refused|refuses|guarantee\w*|proves"
    r"|whatever|by itself|by themselves|everyone|everybody|anyone|anybody|only if|only when)\b"
    r"|(?-i:^(?:No|Even)\b)",
    re.I,
)
"""The words of promising. A sentence that uses one of them is held by tests, or there is a reason why not."""

LIMIT = "says what Spinney does not do, or cannot know"
ADVICE = "tells the reader what to do"
FORMAT = "explains a field or an action"
HOW = "tells contributors how something is done, or was measured"
OTHER = "no promise: only the word is there"

EXCEPTIONS = {
    "docs/hosting.md": {
        "For anyone who runs Spinney": OTHER,
        "No setting changes that": LIMIT,
        "anyone who has the id of a match can watch it": LIMIT,
        "It does not prove that nobody looked.": LIMIT,
        "It says nothing about a host who reads the hands": LIMIT,
        "Whatever you use, it has to": ADVICE,
        "One process cannot tell such a pause from a slow player": LIMIT,
        "only if every visitor may make your server send requests": ADVICE,
        "Anybody who can reach the server can make a table": LIMIT,
    },
    "docs/shuffle.md": {
        "nothing can be revealed": LIMIT,
        "To trust nobody's server": ADVICE,
        "What it proves": "a title; what follows is listed",
        "a browser cannot tell why": LIMIT,
        "programs that add nothing": LIMIT,
        "If nobody adds bytes": LIMIT,
    },
    "docs/records.md": {
        "a seat that added nothing": FORMAT,
        "omitted if never": FORMAT,
        "With four players nothing is drawn here": FORMAT,
        "tables that chose nothing but the number of players": LIMIT,
    },
    "docs/notation.md": {
        "everyone but the first player starts with a card": "a ruling (A3), with tests of its own",
        "everyone at once": "a ruling (T4), with tests of its own",
        "everybody knows it from the start": "a ruling (T11), with tests of its own",
        "the rooms that are never dealt": FORMAT,
        "plant nothing": FORMAT,
    },
    "docs/client.md": {
        "Whatever a single frame cannot show": HOW,
        "it is never part of the client": HOW,
        "No text that people read is written in code.": HOW,
        "Measured with nothing else running": HOW,
        "is easily lost again": HOW,
        "never a short `transition-duration`": ADVICE,
        "while nobody did anything": HOW,
        "Nothing inherited changes above a drawing": HOW,
        "when nothing has changed since the last one": HOW,
    },
    "docs/bots.md": {
        "what the thinking seat cannot know": HOW,
    },
    "docs/languages.md": {
        "a file that cannot be opened": LIMIT,
        "Fluent does the same by itself": HOW,
        "Names of players are never inflected": ADVICE,
    },
    "docs/score.md": {"What is refused": "a title; what follows is listed"},
    "docs/score-treehouse.md": {
        "If nobody remembers where and when": FORMAT,
        "everyone has the points of three rounds": "a ruling (T14), with tests of its own",
        "nobody has any": FORMAT,
        "What is refused": "a title; what follows is listed",
    },
    "docs/score-renature.md": {
        "No printed board has these letters": FORMAT,
        "null: nobody": FORMAT,
        "What is refused": "a title; what follows is listed",
    },
}
"""Parts of sentences that use one of these words and promise nothing, each with the reason."""


class Sentence(NamedTuple):
    section: str
    """The heading above it, as links name it."""
    text: str


class Promise(NamedTuple):
    quotation: str
    link: str
    tests: tuple[str, ...]

    @property
    def document(self) -> str:
        """The document that makes it, as in DOCUMENTS."""
        return (ROOT / "docs" / self.link.partition("#")[0]).resolve().relative_to(ROOT).as_posix()

    @property
    def section(self) -> str:
        return self.link.partition("#")[2]


def plain(text: str) -> str:
    """Markdown without pictures, links, emphasis and line breaks."""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return " ".join(text.replace("**", "").split())


def cells(row: str) -> list[str]:
    """The cells of a row of a table; none of the line below its head."""
    if re.fullmatch(r"[|\s:-]+", row):
        return []
    return [plain(cell) for cell in row.strip().strip("|").split("|")]


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """The headings, paragraphs, list items and table cells of a document outside its code, each with its section."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    section, lines = "", list[str]()
    for line in [*text.splitlines(), ""]:
        heading = re.match(r"#+ (.*)", line)
        row, item = line.startswith("|"), re.match(r"\s*(?:[-*]|\d+\.) (.*)", line)
        if lines and (not line.strip() or heading or row or item):
            yield section, plain(" ".join(lines))
            lines = []
        if heading:
            section = anchor(heading[1])
            yield section, plain(heading[1])
        elif row:
            yield from ((section, cell) for cell in cells(line))
        elif item:
            lines = [item[1]]
        elif lines or not line.startswith("    "):
            # What is indented and follows an empty line is code.
            lines += [line] if line.strip() else []


def anchor(title: str) -> str:
    return re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-")


def sentences(text: str) -> list[Sentence]:
    return [
        Sentence(section, sentence)
        for section, block in blocks(text)
        for sentence in re.split(r"(?<=[.!?]) (?=[^a-z])", block)
        if sentence
    ]


@cache
def sentences_of(document: str) -> list[Sentence]:
    return sentences((ROOT / document).read_text("utf-8"))


def unheld(sentence: str, held: list[str]) -> list[str]:
    """The words of promising in a sentence that none of these parts of it covers."""
    spans = [(start, start + len(part)) for part in held for start in [sentence.find(part)] if part and start >= 0]
    # Code in backticks is a name, not a promise.
    found = WORDS.finditer(re.sub(r"`[^`]*`", lambda code: "`" * len(code[0]), sentence))
    return [word[0] for word in found if not any(start <= word.start() and word.end() <= end for start, end in spans)]


def without_a_test(text: str, promises: list[str], exceptions: Mapping[str, str]) -> list[str]:
    """The sentences of a document that promise something which is neither listed nor excepted."""
    held = [*promises, *exceptions]
    return [sentence.text for sentence in sentences(text) if unheld(sentence.text, held)]


@cache
def promises() -> list[Promise]:
    """The rows of the page."""
    found = []
    for line in (ROOT / PAGE).read_text("utf-8").splitlines():
        row = re.fullmatch(r"\| (.+) \| \[[\w.-]+\]\(([^)]+)\) \| (.+) \|", line)
        if row:
            found.append(Promise(plain(row[1]), row[2], tuple(re.findall(r"`([^`]+)`", row[3]))))
    return found


def test_every_row_of_the_page_is_read() -> None:
    rows = [line for line in (ROOT / PAGE).read_text("utf-8").splitlines() if line.startswith("| ")]
    heads = [row for row in rows if row == "| promise | made in | held by |"]
    assert len(heads) > 5
    assert len(promises()) == len(rows) - len(heads)
    assert len(set(promises())) == len(promises())


def test_every_document_is_for_players_and_hosts_or_for_others() -> None:
    found = {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")}
    assert found == {name for name in [*DOCUMENTS, *OTHERS] if name.startswith("docs/")}
    assert not set(DOCUMENTS) & set(OTHERS)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_quotation_is_in_its_document_word_for_word(document: str) -> None:
    own = [promise for promise in promises() if promise.document == document]
    assert own
    missing = [
        f"{promise.quotation} ({promise.link})"
        for promise in own
        if not any(
            promise.quotation in text for section, text in sentences_of(document) if promise.section in ("", section)
        )
    ]
    assert missing == [], "no sentence of that section says so"


def test_every_promise_is_made_in_a_document_for_players_and_hosts() -> None:
    assert {promise.document for promise in promises()} == set(DOCUMENTS)


@cache
def names_in(file: str) -> set[str]:
    """The names of all tests in a file of ours."""
    text = (ROOT / file).read_text("utf-8")
    if file.endswith(".test.ts"):
        return set(re.findall(r"""\b(?:test|it)(?:\.each\(.*\))?\(["'`](.+)["'`], """, text))
    found = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            # Hypothesis makes a test of a state machine: `TestMischief = Mischief.TestCase`.
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in found if name.lower().startswith("test")}


def is_there(test: str) -> bool:
    """Whether there is a test of this name: tests/FILE.py::NAME or web/tests/FILE.test.ts::TITLE."""
    file, _, name = test.partition("::")
    where = re.fullmatch(r"tests/(?:\w+/)*test_\w+\.py|web/tests/(?:\w+/)*[\w.-]+\.test\.ts", file)
    return bool(where) and (ROOT / file).is_file() and name in names_in(file)


def test_every_promise_is_held_by_tests_that_are_there() -> None:
    assert [promise.quotation for promise in promises() if not promise.tests] == []
    named = {test for promise in promises() for test in promise.tests}
    assert sorted(test for test in named if not is_there(test)) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_promise_is_on_the_page(document: str) -> None:
    own = [promise.quotation for promise in promises() if promise.document == document]
    text = (ROOT / document).read_text("utf-8")
    assert without_a_test(text, own, EXCEPTIONS.get(document, {})) == [], (
        f"these promise something: name the test in {PAGE}, or say in EXCEPTIONS why it is no promise"
    )


def test_every_exception_is_needed_for_one_sentence() -> None:
    """Otherwise one that is out of date, or too short, would excuse promises that nobody has thought of."""
    assert set(EXCEPTIONS) <= set(DOCUMENTS)
    wrong = []
    for document, exceptions in EXCEPTIONS.items():
        own = [promise.quotation for promise in promises() if promise.document == document]
        for part in exceptions:
            others = [*own, *(other for other in exceptions if other != part)]
            texts = [text for _, text in sentences_of(document) if part in text]
            if len(texts) != 1 or unheld(texts[0], others) == unheld(texts[0], [*others, part]):
                wrong.append(f"{document}: {part}")
    assert wrong == []


# The test can fail.

MADE_UP = """# Made up

We keep your games. Nothing is ever lost. Whatever you
do, [the server](x.md) **never** forgets it.

- a list, where no word counts
- nobody can cheat; everyone can win

| what | how |
|---|---|
| moves | always stored |

```sh
never mind
```

    nobody reads this
"""


def test_a_promise_without_a_test_is_found() -> None:
    assert without_a_test(MADE_UP, [], {}) == [
        "Nothing is ever lost.",
        "Whatever you do, the server never forgets it.",
        "nobody can cheat; everyone can win",
        "always stored",
    ]


def test_a_promise_is_held_where_it_is_quoted_and_not_beside() -> None:
    listed = ["Nothing is ever lost.", "the server never forgets it", "nobody can cheat"]
    excepted = {"always stored": "no promise"}
    left = ["Whatever you do, the server never forgets it.", "nobody can cheat; everyone can win"]
    assert without_a_test(MADE_UP, listed, excepted) == left
    assert without_a_test(MADE_UP, [*listed, "Whatever you do,", "everyone can win"], excepted) == []


@pytest.mark.parametrize(
    ("test", "there"),
    [
        ("tests/test_promises.py::test_a_promise_without_a_test_is_found", True),
        ("tests/server/test_misuse.py::TestMischief", True),
        ("web/tests/shuffle.test.ts::is right if all agrees, line by line", True),
        ("web/tests/shuffle.test.ts::%s: is refused without any memory", True),
        ("tests/test_promises.py::test_that_nobody_wrote", False),
        ("tests/test_promises.py::sentences", False),
        ("tests/test_nowhere.py::test_that_nobody_wrote", False),
        ("web/tests/shuffle.test.ts::is never wrong", False),
        ("docs/promises.md::promise", False),
    ],
)
def test_only_real_tests_count(test: str, there: bool) -> None:
    assert is_there(test) == there
