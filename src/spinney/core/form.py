"""What is wrong with the form of a file, as messages: a decoder's errors are in English only."""

from __future__ import annotations

import re

import msgspec

from spinney.core.message import Message, quoted

PLACE = re.compile(r" - at `(?:key in )?\$?\.?(.*)`$")
FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
LENGTH = re.compile(r"Expected `array` of length (\d+).*")
TYPE = re.compile(r"Expected `([^`]*)`.*, got `([^`]*)`")


def misfit(error: Exception) -> Message:
    """What a decoder found wrong, and where.

    >>> try:
    ...     msgspec.json.decode('[1, "two"]', type=list[int])
    ... except msgspec.DecodeError as error:
    ...     print(misfit(error))
    Message(key='form-at', args={'place': '[1]', 'why': Message(key='form-type', args={'wanted': 'int', 'got': 'str'})})
    """
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return Message("form-not-json")
    place = PLACE.search(text)
    why = remark(PLACE.sub("", text))
    return Message("form-at", {"place": quoted(place[1]), "why": why}) if place and place[1] else why


def remark(text: str) -> Message:
    field = FIELD.fullmatch(text)
    if field:
        return Message(
            "form-missing" if field[1].startswith("missing") else "form-unknown", {"field": quoted(field[2])}
        )
    length = LENGTH.fullmatch(text)
    if length:
        return Message("form-length", {"length": int(length[1])})
    types = TYPE.fullmatch(text)
    if types:
        return Message("form-type", {"wanted": types[1], "got": types[2]})
    return Message("form-value")
