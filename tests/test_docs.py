"""What the documents claim is true: their programs run, commands print what is shown, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spinney.cli import COMMANDS, run
from spinney.core.message import Unreadable
from spinney.core.record import Seed, quick_seed, read_record, sealed_seed, write_record
from spinney.core.replay import replay
from spinney.core.rng import QuickRng, SealedRng
from spinney.games import OUR_GAMES

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md"), *(ROOT / "bench").rglob("*.md")]
)
PLACES_THAT_SAY_WHAT_TO_INSTALL = [
    *DOCUMENTS,
    *(path for name in ("src", "examples", "tests", "bench") for path in sorted((ROOT / name).rglob("*.py"))),
    *(path for path in sorted((ROOT / "deploy").iterdir()) if path.is_file()),
    *(ROOT / name for name in ("Makefile", "hatch_build.py", "pyproject.toml")),
]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
KINDS = ["action", "undo", "resign", "timeout", "takeover", "reclaim"]


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(name: str) -> list[tuple[str, str]]:
    """The fenced blocks of a document, each with the word after its fence; indented JSON counts as a block too."""
    text = read(name)
    found = [(match.start(), match[1], match[2]) for match in FENCE.finditer(text)]
    outside = FENCE.sub(lambda fenced: "~" * len(fenced[0]), text)
    found += [(match.start(), "json", match[0]) for match in re.finditer(r"^    \{\n(?:    .*\n)+", outside, re.M)]
    return [(word, block) for _, word, block in sorted(found)]


def only(name: str, word: str) -> list[str]:
    return [block for kind, block in blocks(name) if kind == word]


def same(wanted: str, got: str) -> bool:
    """Whether an output is the one in a document, where `...` stands for anything."""
    lines = ["\n".join(line.rstrip() for line in text.splitlines()) + "\n" for text in (wanted, got)]
    return doctest.OutputChecker().check_output(lines[0], lines[1], doctest.ELLIPSIS)


@pytest.mark.slow
def test_the_program_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    found = blocks("README.md")
    [place] = [number for number, (word, _) in enumerate(found) if word == "python"]
    exec(found[place][1], {})
    kind, output = found[place + 1]
    assert kind == "text"
    assert same(output, capsys.readouterr().out)


def test_the_examples_of_the_contract() -> None:
    text = "\n".join(only("docs/contract.md", "python"))
    examples = doctest.DocTestParser().get_doctest(text, {}, "contract", None, None)
    assert len(examples.examples) > 30
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_the_code_of_the_contract_is_that_of_the_toy() -> None:
    """Code that is not an example is in tests/toy exactly as shown; methods are shown without their class."""

    def plain(text: str) -> str:
        return "\n".join(line.strip() for line in text.splitlines() if line.strip())

    files = [path for path in (ROOT / "tests/toy").rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    toy = [plain(path.read_text("utf-8")) for path in files]
    shown = [block for word, block in blocks("docs/contract.md") if word in ("python", "ftl", "toml")]
    quoted = [plain(block) for block in shown if not block.startswith(">>>")]
    assert len(quoted) > 10
    assert [block for block in quoted if not any(block in text for text in toy)] == []


def commands() -> list[tuple[str, str]]:
    """Every `$ spinney ...` in a console block, with the output that follows it."""
    found = []
    for name in ("README.md", "docs/score.md"):
        for block in only(name, "console"):
            for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
                line, _, output = part.partition("\n")
                found.append((line, output))
    return found


@pytest.mark.parametrize(("line", "output"), commands(), ids=[line for line, _ in commands()])
def test_commands_answer_as_shown(
    line: str, output: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    program, *arguments = shlex.split(line)
    assert program == "spinney"
    assert run(arguments) == 0
    got = capsys.readouterr().out
    assert same(output, got), got


def test_every_command_is_in_the_readme() -> None:
    readme = read("README.md")
    assert [name for name in COMMANDS if f"`spinney {name}`" not in readme] == []


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_option_is_documented(key: str) -> None:
    rules = read(f"src/spinney/games/{key}/README.md")
    text = read("docs/notation.md") + rules
    fields = [field.name for field in msgspec.structs.fields(OUR_GAMES[key].options)]
    assert [name for name in fields if f"`{name}`" not in text] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    text = FENCE.sub("", path.read_text("utf-8"))
    targets = [target for target in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in target]
    missing = []
    for target in targets:
        file, _, heading = target.partition("#")
        found = path.parent / file if file else path
        if not found.exists() or (heading and heading not in headings(found)):
            missing.append(target)
    assert missing == []


def headings(path: Path) -> list[str]:
    """The headings of a document as links name them."""
    titles = re.findall(r"^#+ (.*)$", path.read_text("utf-8"), re.M)
    return [re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in titles]


def test_nothing_tells_anybody_to_install_spinney() -> None:
    """On PyPI `spinney` is another project's; ours is `spinney-games`, with or without an extra."""
    other = re.compile(r"\b(?:install|uvx|pipx run|uv add)\s+['\"`]?spinney(?![\w.-])|(?<![\w-])spinney\[")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in PLACES_THAT_SAY_WHAT_TO_INSTALL
        if path != Path(__file__)
        for line in path.read_text("utf-8").splitlines()
        if other.search(line)
    ]
    assert found == []


def test_the_distribution_and_its_commands() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert project["name"] == "spinney-games"
    assert project["scripts"] == {"spinney": "spinney.cli:main", "spinney-games": "spinney.cli:main"}


SCORE_PAGES = {
    "arboretum": "docs/score.md",
    "treehouse": "docs/score-treehouse.md",
    "renature": "docs/score-renature.md",
}


@pytest.mark.parametrize("key", OUR_GAMES)
def test_tables_to_score_as_json(key: str) -> None:
    """A block with players is a table; one with totals is the answer to the table before it."""
    answer: Any = None
    tables = 0
    for block in only(SCORE_PAGES[key], "json"):
        value = msgspec.json.decode(block)
        if "totals" in value:
            assert value == answer
        else:
            answer = msgspec.json.decode(msgspec.json.encode(OUR_GAMES[key].score_file(block, "json").answer))
            tables += 1
    assert tables > 0


@pytest.mark.parametrize("key", OUR_GAMES)
def test_tables_to_score_as_text(key: str) -> None:
    texts = re.findall(r"^(?:```\w*\n|\n)((?: {4})?player .*?\n)(?:```$|\n(?=\S))", read(SCORE_PAGES[key]), re.M | re.S)
    assert texts
    for text in texts:
        assert OUR_GAMES[key].score_file(text, "text").names


def test_refusals_of_tables_are_those_of_the_page() -> None:
    """Each sentence in the table of docs/score.md is the reply to such a file, up to the dots."""
    nobody: dict[str, Any] = {"hand": [], "arboretum": []}
    files = [
        ("json", {"players": [nobody]}),
        ("json", {"players": [nobody | {"hand": [f"oak {value}" for value in range(1, 9)]}, nobody]}),
        ("json", {"players": [nobody | {"hand": ["elm 4"]}, nobody]}),
        ("json", {"players": [nobody | {"hand": ["oak 4", "oak 4"]}, nobody]}),
        ("json", {"players": [nobody | {"arboretum": [["oak 1", 0, 0], ["oak 2", 0, 0]]}, nobody]}),
        ("json", {"players": [nobody | {"arboretum": [["oak 1", 0, 0], ["oak 2", 5, 5]]}, nobody]}),
        ("json", {"players": [nobody | {"arboretum": [["oak 1", 0, 0], ["oak 2", 50, 0]]}, nobody]}),
        ("json", {"players": [nobody | {"hand": ["oak 4"]}, nobody], "species": ["maple"]}),
        ("text", "player Ann\nhand Ox\n"),
        ("text", "O4\n"),
        ("json", {"players": [nobody, nobody], "winner": 0}),
    ]
    sentences = re.findall(r"^\| .*? \| `(.*)` \|$", read("docs/score.md").partition("## What is refused")[2], re.M)
    for sentence, (form, file) in zip(sentences, files, strict=True):
        text = file if isinstance(file, str) else msgspec.json.encode(file).decode()
        with pytest.raises(Unreadable) as refused:
            OUR_GAMES["arboretum"].score_file(text, form)
        assert same(sentence, str(refused.value)), str(refused.value)


def test_the_record_of_the_page_replays() -> None:
    [text] = only("docs/records.md", "json")
    record = read_record(text)
    match = replay(OUR_GAMES, record)
    assert write_record(match.record(record.seats)) == text
    game = OUR_GAMES[record.game]
    assert game.write_setup(game.deal(match.options, record.seed.rng())) == record.setup
    assert {move.kind for move in record.moves} == set(KINDS)
    assert all(f"| `{kind}` |" in read("docs/records.md") for kind in KINDS)


def test_every_field_of_a_record_is_on_the_page() -> None:
    [text] = only("docs/records.md", "json")
    assert [name for name in msgspec.json.decode(text) if f"| `{name}` |" not in read("docs/records.md")] == []


SEEDS = [
    quick_seed(0),
    quick_seed(7, 3),
    quick_seed(2**63 - 1, 2**40 + 5),
    sealed_seed(bytes(32)),
    sealed_seed(b"oak4" * 8),
]


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: f"{seed.kind} {seed.seed[:8]}")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", OUR_GAMES)
def test_a_deal_can_be_recomputed_from_the_page(key: str, players: int, seed: Seed) -> None:
    outside: dict[str, Any] = {}
    [program] = only("docs/records.md", "python")
    exec(program, outside)
    assert "spinney" not in program
    game = OUR_GAMES[key]
    dealt = game.write_setup(game.deal(game.options(players=players), seed.rng()))
    rng = outside["Quick" if seed.kind == "quick" else "Sealed"](seed.seed)
    more = [dealt["valley"]] if key == "renature" else []
    assert outside[key](players, rng, *more) == dealt


def draws(key: str, **options: Any) -> int:
    """How many random numbers the deal of a table takes; the quick source uses one word for each."""
    game, rng, stream = OUR_GAMES[key], QuickRng(5), QuickRng(5)
    game.deal(game.read_options(options), rng)
    after, used = rng.word(), 0
    while stream.word() != after:
        used += 1
    return used


@pytest.mark.parametrize("key", OUR_GAMES)
def test_what_an_option_has_fixed_is_not_drawn(key: str) -> None:
    assert draws(key, players=2, first=1) == draws(key, players=2) - 1


def test_species_that_a_table_names_are_not_drawn() -> None:
    game = OUR_GAMES["arboretum"]
    named = game.write_setup(game.new(seed=1, players=2))["species"]
    chosen = [draws("arboretum", players=2, species=named[:count]) for count in range(1, 7)]
    # Ten species take nine numbers, those that are not named one less each; six are enough for two players.
    assert [draws("arboretum", players=2) - found for found in chosen] == [1, 2, 3, 4, 5, 9]


def test_the_setups_of_the_notation_are_dealt() -> None:
    setups = [msgspec.json.decode(block) for block in only("docs/notation.md", "json")]
    for game, written in zip(OUR_GAMES.values(), setups, strict=True):
        options = game.options(players=2)
        assert game.write_setup(game.read_setup(options, written)) == written
        assert game.write_setup(game.deal(options, SealedRng(bytes(range(32))))) == written


TITLES = {"arboretum": "Arboretum", "treehouse": "Best Treehouse Ever", "renature": "Renature"}


@pytest.mark.parametrize("key", OUR_GAMES)
def test_every_kind_of_action_is_in_the_notation(key: str) -> None:
    """The game's table of actions has exactly the first words of the whole action space."""
    part = read("docs/notation.md").partition(f"\n## {TITLES[key]}\n")[2].partition("\nOptions: ")[0]
    rows = re.findall(r"^\| (`.*?) \| ", part, re.M)
    told = {text.split()[0] for row in rows for text in re.findall(r"`(.*?)`", row)}
    game = OUR_GAMES[key]
    state = game.deal(game.options(), QuickRng(0))
    words = set()
    for action in range(game.rules.action_count(state)):
        with suppress(IndexError):  # Renature has numbers for larger valleys than this one
            words.add(game.write(state, action).split()[0])
    assert words == told
