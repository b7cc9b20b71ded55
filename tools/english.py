"""Find habits of unidiomatic English in documents, docstrings, comments and help texts.

    python tools/english.py                    check everything; part of make lint
    python tools/english.py docs src/x.py      check these files and folders only
    python tools/english.py --habits           list the habits and what to write instead
    python tools/english.py --count            count the hits of each folder

A sentence that is right all the same is listed in tools/english-exceptions.toml, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import tokenize
import tomllib
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXCEPTIONS = ROOT / "tools" / "english-exceptions.toml"
PLACES = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "bench/**/*.md", "src/spinney/games/*/README.md"),
    *("src/**/*.py", "bench/**/*.py", "examples/**/*.py", "tests/**/*.py", "tools/**/*.py", "hatch_build.py"),
)
"""What is checked unless paths are given, relative to the root of the repository."""
HELP = {"help", "short_help", "epilog", "description"}
"""Keyword arguments whose strings are shown by --help."""

START = r"(?:^|(?<=[.!?:;] ))"
"""The beginning of a sentence or clause."""
COUNTED = (
    "action|answer|batch|card|choice|column|commit|decision|event|file|folder|game|group|iteration|language|level|line"
    "|match|message|move|page|pair|player|point|record|row|seat|sentence|step|table|test|visitor|word"
)
"""What is counted in pairs: `one line per move`. Stretches of time are left out: `one card a turn` is fine."""
VERBS = (
    "asks?|can|cannot|comes?|did|does|gets?|had|has|is|knows?|looks?|made|makes?|may|must|needs?|plays?|reads?|runs?"
    "|sees|sits?|waits?|wants?|was"
)


@dataclass(frozen=True)
class Habit:
    """One way of writing that native engineers do not use."""

    name: str
    pattern: str
    """A regular expression, whatever the case; code in backticks is blanked out before it is searched for."""
    instead: str
    bad: str
    """An example that must be found ..."""
    good: str
    """... and one that must not."""


HABITS = (
    Habit(
        "who-as-subject",
        START + r"who (?:\w+n't|(?:does|did) not) \w+"
        rf"|{START}who [\w'\"-]+(?: (?!and\b|are\b|is\b|or\b)[\w'\"-]+){{0,8}}(?<!that)(?<!which)(?<!who)(?<!what) "
        r"(?:cannot|does|finds|gets|loses|looks|may|must|pays|ranks|reads|sees|starts|wins|is (?!at\b|there\b))",
        "name who it is: 'a visitor who ...', 'the player who ...'",
        "Who holds a seat finds the table in the list.",
        "Who may score a species, and what the paths are worth; who laid what is not known and does not matter.",
    ),
    Habit(
        "preposition-who",
        r"(?<!as )\b(?:(?<!know )(?<!knows )(?<!see )(?<!sees )(?<!shows )only|by|for|from|than|goes to) who \w+",
        "'only the player who ...', 'by the host', 'for those who ...'",
        "Put a bot on a free seat, by who made the table.",
        "Say who may score; the others see only who has chosen.",
    ),
    Habit(
        "whoever",
        rf"(?:{START}|(?<=, and )|(?<=, but ))whoever (?:{VERBS})\b",
        "name who it is: 'a client that ...', 'the player who ...', 'anyone who ...'",
        "Whoever is further behind has been away.",
        "Whoever draws the last card finishes the turn; ask whoever must act.",
    ),
    Habit(
        "bare-own",
        r"\b(?:the|an) own\b",
        "'your own', 'its own', 'their own', or 'the seat's'",
        "Then the own hand, as this seat sees it.",
        "Then its own hand, and the owner of each plant.",
    ),
    Habit(
        "ones-own",
        r"\bone's own\b",
        "'your own', 'the visitor's own', 'their own'",
        "Take one's own seat back from the bot.",
        "Take your own seat back from the bot.",
    ),
    Habit(
        "is-told",
        r"\b(?:is|are|was|were|be|been|being) told\b(?! (?:to|apart|that|why)\b)",
        "'is notified', 'is sent', 'is reported', 'is retold'",
        "It is stored before anyone is told of it.",
        "It stops when it is told to, and the two can be told apart.",
    ),
    Habit(
        "news-are",
        r"\bnews (?:are|were|have|carry|come|go|wait)\b|\b(?:many|few|several|these|those|its|our) news (?=are|un)",
        "news is singular: 'the news is', 'a news message', 'messages'",
        "News are written where they are made.",
        "The news is written where it is made.",
    ),
    Habit(
        "in-the-open",
        r"\bin the open\b",
        "'face up', 'publicly', 'listed'",
        "A condition card was taken, in the open.",
        "A condition card was taken, face up.",
    ),
    Habit(
        "by-lot",
        r"\bby lots?\b|\bdraws? lots\b",
        "'at random'",
        "One of them by lot, if several are equal.",
        "One of them at random, by a lottery or a lot of other ways.",
    ),
    Habit(
        "goes-on",
        r"\b(?:go|goes|went) on(?=$|[.,;:)]| (?:and|are|as|at|by|first|for|from|in|is|later|or|playing|running|the next"
        r"|to|until|were|where|while|with|without)\b)",
        "'continues', 'resumes', 'proceeds', 'is in progress'",
        "The next run goes on where this one was stopped.",
        "Both halves go on free cells, and nobody knows what is going on.",
    ),
    Habit(
        "put-down-or-away",
        r"\bput(?:s|ting)? (?:(?:a|the|it|them|its|their|plants?|cards?) ){0,2}(?:down|away)\b",
        "'place', 'play', 'plant'; 'discard', 'remove'",
        "A plant was put down and scored.",
        "A plant was placed and scored, then put back on the board.",
    ),
    Habit(
        "stands-for-is",
        r"\bstands? (?:in (?!area\b|for\b|the valley\b|the way\b|this arboretum\b)|at (?:the|place|its)\b|behind an?\b"
        r"|like this\b|on this page\b|before its\b|beside (?:each|it|what)\b)",
        "'is in', 'is at', 'is listed in', 'comes after'",
        "What is legal stands in `offers.py`.",
        "One room stands for all, an oak stands in area F, and nothing stands in the way.",
    ),
    Habit(
        "is-no",
        r"(?<!there )\b(?:is|are|was|were) no (?!better\b|different\b|doubt\b|earlier\b|exception\b|fewer\b|further\b"
        r"|higher\b|later\b|less\b|longer\b|lower\b|match for\b|more\b|one\b|slower\b|smaller\b|worse\b)\w+",
        "'is not a ...', 'does not ...', 'cannot ...'",
        "The row is no action of that seat.",
        "It is no longer here, there is no gap, and it is not an action.",
    ),
    Habit(
        "such-a-one",
        r"\bsuch (?:an? )?ones?\b",
        "'one of these', 'it', or the noun",
        "Such a one is refused.",
        "Such a record is refused, and one such table is closed.",
    ),
    Habit(
        "per-as-a",
        rf"\b(?:an?|one|two|each|\d[\d,.]*) (?:{COUNTED})s? an? (?:{COUNTED})\b(?! (?:of|that|to|with)\b)"
        rf"|\b(?:bytes|decisions|iterations|microseconds|milliseconds|ms|us) an? (?:{COUNTED})\b",
        "'per': 'one line per move', 'milliseconds per decision'",
        "It writes a line a move and takes 5 microseconds a decision.",
        "It writes one line per move, takes 20 requests a second, and loses one card a turn.",
    ),
    Habit(
        "words-and-more",
        r"^\*words$|^\*\*more$",
        "'*args' and '**kwargs'",
        "*words",
        "*args",
    ),
    Habit(
        "what-is-is-what",
        r"\bwhat (?:is|was|are|were) (?:[\w'-]+ ){1,4}(?:is|was|are|were) what\b",
        "say what happens: 'the checked address is the one used'",
        "It is looked up once, so that what is checked is what is used.",
        "It is looked up once, so that the checked address is the one used.",
    ),
    Habit(
        "nothing-that",
        r"\bnothing that\b",
        "'no ...', 'only ...', 'does not ... anything that'",
        "The encoder reads nothing that the view does not hold.",
        "The encoder reads only what the view holds.",
    ),
    Habit(
        "dearest",
        r"\bdearest\b",
        "'most valuable', 'preferred', 'most expensive'",
        "The languages of the header, the dearest first.",
        "The languages of the header, the preferred ones first.",
    ),
    Habit(
        "anew",
        r"\banew\b",
        "'again'",
        "Deal anew what this seat cannot know.",
        "Deal again what this seat cannot know; a new deal.",
    ),
    Habit(
        "so-many",
        r"(?<!not )(?<!are )\bso many\b(?![^.;]* that\b)",
        "'this many', 'that many', 'the given number of', 'at most'",
        "The position after so many decisions.",
        "There are so many games that the list is cut, but not so many rows.",
    ),
    Habit(
        "so-and-so",
        r"\bso-and-so\b|\bhow-?manieth\b",
        "'number n', 'the given', 'which ... in order'",
        "Game so-and-so of a seed.",
        "Game n of a seed.",
    ),
    Habit(
        "of-which-where",
        r"\bof which (?:[\w'-]+ ){1,4}(?:do not|does not|don't|doesn't|know|knows) (?:know )?(?:where|what|how)\b",
        "'whose place ... does not know'",
        "Every domino of which this seat does not know where it is.",
        "Every domino whose place this seat does not know, three of which are here.",
    ),
    Habit(
        "and-nobody-else",
        r",? and nobody else\b",
        "'only ...'",
        "Who has the link finds the table, and nobody else.",
        "Only those with the link find the table; nobody else notices.",
    ),
    Habit(
        "to-be-seen",
        r"\b(?:is|are|was|were) to be (?:found|had|seen)\b|\b(?:can|cannot|could|none to) be had\b",
        "'can be seen', 'is available', 'is shown'",
        "Only the motion is to be seen.",
        "Only the motion is visible, and it is to be done.",
    ),
    Habit(
        "also-if",
        r"\balso (?:after|if|when|where|without)\b(?! possible\b)",
        "'even if', 'even after', 'even where'",
        "It counts, also after a fresh clone.",
        "It counts even after a fresh clone, and is also an option.",
    ),
    Habit(
        "would-else",
        r"\b(?:could|might|must|would) else\b",
        "'would otherwise'",
        "It would else be drawn sixty times.",
        "It would otherwise be drawn sixty times, or else not.",
    ),
    Habit(
        "verb-first",
        START + r"(?:allowed|closest|english only|meant|missing|needed|unseen|unverified|wanted) (?:are|comes?|is|was"
        r"|were)\b",
        "subject first: 'the other hands are unseen'",
        "Unseen are the other hands.",
        "The other hands are unseen.",
    ),
    Habit(
        "knock",
        r"\bknock(?:s|ed|ing)? (?:at|on)\b|\bserver knock\b",
        "'call', 'send requests to'",
        "A visitor must not make the server knock at other machines.",
        "A visitor must not make the server call other machines.",
    ),
    Habit(
        "in-turns",
        r"\bmeasured in turns\b|\blap by lap in turns\b|\bin turns[,.;]",
        "'alternately', 'in turn'",
        "Two commits are measured in turns.",
        "Two commits are measured in turn, in turns of ten seconds.",
    ),
    Habit(
        "at-one-screen",
        r"\bat one screen\b",
        "'on one screen'",
        "Two people at one screen.",
        "Two people on one screen.",
    ),
    Habit(
        "remark",
        r"\b(?:is|begins|starts) a remark\b",
        "'is a comment', 'begins a comment'",
        "What stands behind a `#` is a remark.",
        "Anything after a `#` is a comment.",
    ),
)


class BadInput(Exception):
    """Something that cannot be checked; the message says why."""


@dataclass(frozen=True)
class Passage:
    """A paragraph, a docstring or a comment, its lines joined by spaces."""

    path: str
    text: str
    starts: tuple[int, ...]
    """Where in the text each line begins ..."""
    numbers: tuple[int, ...]
    """... and its number in the file."""

    def line_at(self, place: int) -> int:
        return self.numbers[bisect_right(self.starts, place) - 1]


@dataclass(frozen=True)
class Hit:
    path: str
    line: int
    habit: str
    text: str
    """What was found ..."""
    context: str
    """... and the words around it."""
    instead: str


@dataclass(frozen=True)
class Allowed:
    """An exception: this text of this file is right."""

    path: str
    text: str
    reason: str


def passage(path: str, lines: Iterable[tuple[int, str]]) -> Passage:
    """One passage made of numbered lines.

    >>> passage("x.md", [(3, "One line"), (4, " and another")]).line_at(9)
    4
    """
    starts: list[int] = []
    numbers: list[int] = []
    text = ""
    for number, line in lines:
        words = " ".join(line.split())
        if words:
            text += " " if text else ""
            starts.append(len(text))
            numbers.append(number)
            text += words
    return Passage(path, text, tuple(starts), tuple(numbers))


def blanked(text: str) -> str:
    """The text with code and addresses blanked out, so that only prose is searched.

    >>> blanked("see `go on` and then `x` or [this](a/the/own)")
    'see _______ and then ___ or [this](_________)'
    """
    hidden = re.compile(r"`[^`]+`|(?<=\]\()[^)]+(?=\))|https?://\S+|<!--.*?-->")
    return hidden.sub(lambda found: "_" * len(found[0]), text)


def in_markdown(path: str, text: str) -> Iterator[Passage]:
    """Paragraphs, list items, headings and rows of tables; no code."""
    paragraph: list[tuple[int, str]] = []
    fenced = False
    for number, line in enumerate([*text.splitlines(), ""], 1):
        fence = line.lstrip().startswith("```")
        begins = re.match(r"\s*(?:[-*+]|\d+\.|#+|\|)\s", line)
        if fence or begins or not line.strip():
            if paragraph:
                yield passage(path, paragraph)
            paragraph = []
        if fence:
            fenced = not fenced
        elif begins and not fenced and line.lstrip().startswith("|"):
            for cell in line.strip().strip("|").split(" | "):
                yield passage(path, [(number, cell)])
        elif line.strip() and not fenced and (paragraph or not line.startswith("    ")):
            paragraph.append((number, line[begins.end() :] if begins else line))


def in_docstring(path: str, first: int, text: str) -> Iterator[Passage]:
    """Its paragraphs; no examples for doctest."""
    paragraph: list[tuple[int, str]] = []
    example = False
    for number, line in enumerate([*text.splitlines(), ""], first):
        example = line.strip() != "" and (example or line.lstrip().startswith(">>>"))
        if not line.strip() or example:
            if paragraph:
                yield passage(path, paragraph)
            paragraph = []
        else:
            paragraph.append((number, line))


def in_comments(path: str, text: str) -> Iterator[Passage]:
    """Comments; a line of its own continues the comment above it."""
    together: list[tuple[int, str]] = []
    column = -1
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        number, at = token.start
        alone = not token.line[:at].strip()
        words = re.sub(r"\b(?:noqa|type: ?ignore|pragma|fmt|ruff|mypy|pylint)\b[^#]*", "", token.string.lstrip("#!:"))
        if not (together and alone and at == column and number == together[-1][0] + 1):
            if together:
                yield passage(path, together)
            together = []
        together.append((number, words))
        column = at
    if together:
        yield passage(path, together)


def strings_in(node: ast.expr) -> str:
    """The text of a string, or of what is fixed in an f-string."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(strings_in(part) if isinstance(part, ast.Constant) else "_" for part in node.values)
    if isinstance(node, ast.BinOp):
        return strings_in(node.left) + strings_in(node.right)
    return ""


def in_python(path: str, text: str) -> Iterator[Passage]:
    """Docstrings, also those of fields; help texts; the names of collected arguments; comments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from in_docstring(path, node.value.lineno, node.value.value)
        elif isinstance(node, ast.keyword) and node.arg in HELP:
            yield passage(path, [(node.value.lineno, strings_in(node.value))])
        elif isinstance(node, ast.arguments):
            for star, collected in (("*", node.vararg), ("**", node.kwarg)):
                if collected is not None:
                    yield passage(path, [(collected.lineno, star + collected.arg)])
    yield from in_comments(path, text)


def passages(root: Path, file: Path) -> Iterator[Passage]:
    """All prose of a file."""
    path = file.relative_to(root).as_posix()
    try:
        text = file.read_text("utf-8")
        yield from in_python(path, text) if file.suffix == ".py" else in_markdown(path, text)
    except (SyntaxError, UnicodeDecodeError, tokenize.TokenError) as error:
        raise BadInput(f"{path} cannot be read: {error}") from error


def covers(allowed: Allowed, found: Passage, begin: int, end: int) -> bool:
    """Whether an exception is about this place of a passage."""
    if allowed.path != found.path:
        return False
    text = " ".join(allowed.text.split())
    return any(
        place.start() <= begin and end <= place.end()
        for place in re.finditer(re.escape(text), found.text, re.IGNORECASE)
    )


def check(found: Iterable[Passage], allowed: Sequence[Allowed] = ()) -> tuple[list[Hit], list[Allowed]]:
    """The hits, by path and line, and the exceptions that were needed."""
    hits: list[Hit] = []
    needed: list[Allowed] = []
    compiled = [(habit, re.compile(habit.pattern, re.IGNORECASE)) for habit in HABITS]
    for one in found:
        prose = blanked(one.text)
        for habit, pattern in compiled:
            for place in pattern.finditer(prose):
                begin, end = place.span()
                excused = [exception for exception in allowed if covers(exception, one, begin, end)]
                needed += excused
                if not excused:
                    context = one.text[max(0, begin - 40) : end + 40]
                    hits.append(
                        Hit(one.path, one.line_at(begin), habit.name, one.text[begin:end], context, habit.instead)
                    )
    return sorted(hits, key=lambda hit: (hit.path, hit.line, hit.habit)), needed


def read_exceptions(file: Path) -> list[Allowed]:
    """The exceptions of a TOML file: tables `[[exception]]` with `path`, `text` and `reason`."""
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadInput(f"there is no file {file}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: {error}") from error
    tables = written.get("exception", [])
    if set(written) - {"exception"} or not isinstance(tables, list):
        raise BadInput(f"{file}: only tables [[exception]] are allowed")
    exceptions = []
    for number, table in enumerate(tables, 1):
        if set(table) != {"path", "text", "reason"} or not all(
            isinstance(v, str) and v.strip() for v in table.values()
        ):
            raise BadInput(f"{file}: exception {number} needs a path, a text and a reason, and nothing else")
        exceptions.append(Allowed(table["path"], table["text"], table["reason"]))
    return exceptions


def files_of(root: Path, paths: Sequence[str]) -> list[Path]:
    """The files to check: all of them, or those given, folders with everything below them."""
    if not paths:
        return sorted({file for place in PLACES for file in root.glob(place) if is_ours(root, file)})
    found: set[Path] = set()
    for path in paths:
        given = Path(path).resolve()
        if not given.exists():
            raise BadInput(f"there is no {path}")
        if not given.is_relative_to(root):
            raise BadInput(f"{path} is not in {root}")
        if given.is_file() and given.suffix not in (".py", ".md"):
            raise BadInput(f"{path} is neither Python nor Markdown")
        files = [*given.rglob("*.py"), *given.rglob("*.md")] if given.is_dir() else [given]
        found.update(file for file in files if is_ours(root, file))
    return sorted(found)


def is_ours(root: Path, file: Path) -> bool:
    """Whether people here wrote it: nothing installed, built or hidden."""
    parts = file.relative_to(root).parts
    return not any(part.startswith(".") or part in ("build", "node_modules", "__pycache__") for part in parts)


def folder(path: str) -> str:
    """For counting: the folder of a file, at most three deep.

    >>> folder("src/spinney/core/view.py"), folder("README.md"), folder("docs/bots.md")
    ('src/spinney/core', '.', 'docs')
    """
    return "/".join(path.split("/")[:-1][:3]) or "."


def list_habits() -> None:
    for habit in HABITS:
        print(f"{habit.name}\n    not: {habit.bad}\n    but: {habit.good}\n    write {habit.instead}")


def report(hits: Sequence[Hit], unused: Sequence[Allowed], options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps({"hits": [asdict(hit) for hit in hits], "unused": [asdict(one) for one in unused]}, indent=1))
        return
    if options.count:
        for name, count in sorted(Counter(folder(hit.path) for hit in hits).items()):
            print(f"{count:5} {name}")
    else:
        for hit in hits:
            print(f"{hit.path}:{hit.line}: {hit.habit}: ...{hit.context}...\n    {hit.text!r}: write {hit.instead}")
    for one in unused:
        print(f"{one.path}: the exception {one.text!r} matches nothing any more; remove it")
    if hits:
        files = len({hit.path for hit in hits})
        print(f"{len(hits)} hits in {files} files; if a sentence is right, add it to {EXCEPTIONS.relative_to(ROOT)}")


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        prog="python tools/english.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit code: 0 if nothing was found, 1 if something was, 2 if something cannot be read.",
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files and folders; default: the whole repository")
    parser.add_argument("--exceptions", type=Path, metavar="FILE", help="another file of exceptions")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print the hits as JSON")
    shown.add_argument("--count", action="store_true", help="print the number of hits per folder")
    shown.add_argument("--habits", action="store_true", help="print what is searched for, and stop")
    options = parser.parse_args(arguments)
    if options.habits:
        list_habits()
        return 0
    try:
        allowed = read_exceptions(options.exceptions or root / EXCEPTIONS.relative_to(ROOT))
        files = files_of(root, options.paths)
        hits, needed = check((one for file in files for one in passages(root, file)), allowed)
    except BadInput as error:
        print(f"english: {error}", file=sys.stderr)
        return 2
    checked = {file.relative_to(root).as_posix() for file in files}
    unused = [one for one in allowed if one not in needed and (not options.paths or one.path in checked)]
    report(hits, unused, options)
    return 1 if hits or unused else 0


if __name__ == "__main__":
    sys.exit(main())
