"""The habits of unidiomatic English that english.py finds, each with an example and what to write instead."""

from __future__ import annotations

from dataclasses import dataclass

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
