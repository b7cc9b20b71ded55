"""The server's log: one JSON object a line, without anything that players or visitors keep to themselves.

What an error says may hold a card, a hook or an address, depending on which library found which value wrong. So a trace
names kinds of errors and places in the code, and the words only of errors that are about the machine.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from typing import Any

import msgspec

from spinney.core.message import Message, Refused, Unreadable

OURS = "spinney"
# A client's own fault, and the close code (1007) says so: otherwise anybody could fill the log.
NOT_UTF8 = "Invalid UTF-8 sequence received from client."


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message_of(record),
        }
        for name in ("match", "seat"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(trace_of(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def is_ours(record: logging.LogRecord) -> bool:
    return record.name == OURS or record.name.startswith(OURS + ".")


def message_of(record: logging.LogRecord) -> str:
    """What other packages fill into a message, or write below its first line, may come from a visitor."""
    if is_ours(record):
        return record.getMessage()
    message = record.getMessage() if only_numbers(record) else str(record.msg)
    return message.partition("\n")[0]


def only_numbers(record: logging.LogRecord) -> bool:
    """Whether nothing but numbers is filled into a message."""
    args = record.args if isinstance(record.args, tuple) else [record.args] if record.args else []
    return all(isinstance(arg, (int, float)) for arg in args)


def trace_of(error: BaseException) -> Iterator[str]:
    """The whole chain of an error, the first cause first."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from trace_of(earlier)
    yield from traceback.format_tb(error.__traceback__)
    words = harmless_words(error)
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    yield f"{kind}: {words}\n" if words else f"{kind}\n"
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from trace_of(part)


def harmless_words(error: BaseException) -> str:
    """What an error says, if it is about the machine and not about a value."""
    if isinstance(error, OSError):
        return error.strerror or ""
    if isinstance(error, Refused):
        return error.message.key
    if isinstance(error, Unreadable):
        return error.why.key if isinstance(error.why, Message) else ""
    if is_operational(error):
        return str(error).partition("\n")[0]
    return ""


def is_operational(error: BaseException) -> bool:
    """Whether it is a database driver's error about the database: locked, full, gone. Errors about data name values."""
    kinds = [f"{kind.__module__.partition('.')[0]}.{kind.__name__}" for kind in type(error).__mro__]
    return "sqlite3.OperationalError" in kinds or "psycopg.OperationalError" in kinds


def worth_a_line(record: logging.LogRecord) -> bool:
    """uvicorn writes a line with the visitor's address for every socket, and a trace where a client sends no UTF-8."""
    if record.msg == NOT_UTF8:
        return False
    return is_ours(record) or record.levelno >= logging.WARNING or only_numbers(record)


def log_thread_failure(failed: threading.ExceptHookArgs) -> None:
    error = failed.exc_value
    if error is not None:
        logging.getLogger("spinney.threads").error("a thread has ended", exc_info=error)


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(worth_a_line)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    threading.excepthook = log_thread_failure
