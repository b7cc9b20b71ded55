"""A program in any language as a bot, over its standard input and output."""

from __future__ import annotations

import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from spinney.bots.protocol import Question, Reply
from spinney.core.bot import Answer, Bot
from spinney.core.game import AnyGame
from spinney.core.message import Unreadable
from spinney.core.rng import QuickRng
from spinney.core.view import View

LONGEST_LINE = 65536


class Forfeit(Exception):
    """The program crashed, cheated or was too slow, and loses this game. The text is one line."""


class ProgramBot(Bot):
    """Starts the program at the first question, and again for the next game after a failure."""

    def __init__(self, command: str, game: AnyGame, seconds: float) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.command = command
        try:
            self.argv = shlex.split(command)
        except ValueError as error:
            raise Unreadable(f"cmd:{command} cannot be read as a command: {error}") from None
        if not self.argv:
            raise Unreadable("cmd: needs a program, as in cmd:./mybot")
        self.game = game
        self.seconds = seconds

    def choose(self, view: View[Any, Any], legal: Sequence[int], rng: QuickRng) -> Answer:
        state = self.game.assemble(view)
        texts = [self.game.write(state, action) for action in legal]
        question = Question(self.game.key, view.seat, msgspec.to_builtins(view), texts, list(legal))
        line = self.ask(msgspec.json.encode(question) + b"\n")
        try:
            reply = msgspec.json.decode(line, type=Reply)
        except msgspec.DecodeError as error:
            self.stop()
            raise Forfeit(f"{self.command} answered {line[:80]!r}: {error}") from None
        if reply.do not in texts:
            self.stop()
            raise Forfeit(f"{self.command} chose {reply.do!r}, which is not legal")
        return Answer(legal[texts.index(reply.do)])

    def ask(self, line: bytes) -> bytes:
        """Send a line and wait for the answer, within the time limit."""
        process = self.ensure_started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            self.fail("has ended")
        answer = b""
        deadline = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while not answer.endswith(b"\n"):
                if len(answer) > LONGEST_LINE:
                    self.fail(f"sent a line of more than {LONGEST_LINE} bytes")
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    self.fail(f"took more than {self.seconds:g} s")
                part = os.read(process.stdout.fileno(), 4096)
                if not part:
                    self.fail("has ended")
                answer += part
        return answer

    def ensure_started(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            try:
                self.process = subprocess.Popen(self.argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            except OSError as error:
                raise Forfeit(f"{self.command} cannot be started: {error.strerror}") from None
        return self.process

    def fail(self, what: str) -> None:
        self.stop()
        raise Forfeit(f"{self.command} {what}")

    def stop(self) -> None:
        """End the program; the next question starts it again."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()

    def __del__(self) -> None:
        self.stop()
