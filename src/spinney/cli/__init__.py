"""The `spinney` command. Each subcommand is a module in this folder, imported only when it is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from keyword import iskeyword

import click

from spinney import __version__
from spinney.core.message import Unreadable

REFUSED = 2
INTERRUPTED = 130

COMMANDS = (
    "play",
    "serve",
    "terminal",
    "replay",
    "verify",
    "export",
    "import",
    "backup",
    "restore",
    "simulate",
    "perft",
    "bench",
    "score",
    "arena",
    "train",
    "bot",
)


class LazyGroup(click.Group):
    """Imports only the command that is called, so that `spinney --version` stays quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = cmd_name + "_" if iskeyword(cmd_name) else cmd_name
        command = import_module(f"spinney.cli.{module}").command
        assert isinstance(command, click.Command)
        return command


def print_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        from spinney import is_compiled

        engine = "compiled engine" if is_compiled() else "interpreted engine, slower"
        click.echo(f"spinney {__version__} ({engine}, Python {sys.version.split()[0]})")
        ctx.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Show the version and exit.",
)
def spinney() -> None:
    """Arboretum, Best Treehouse Ever and Renature: to play, and to study."""


def run(arguments: Sequence[str]) -> int:
    """Run the command line and return its exit code. Unusable input is refused with one sentence and code 2."""
    out = sys.stdout
    try:
        code = spinney.main(list(arguments), prog_name="spinney", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "spinney"
        return refuse(f"{error.format_message().rstrip('.')}; see {path} --help")
    except click.ClickException as error:
        return refuse(error.format_message())
    except Unreadable as error:
        return refuse(str(error))
    except (KeyboardInterrupt, click.Abort, EOFError):
        click.echo("\nstopped", err=True)
        return INTERRUPTED
    except SystemExit as error:
        # The reader of our output has closed the pipe: click then wraps stdout, and rich exits at once.
        if sys.stdout is not out or isinstance(error.__context__, BrokenPipeError):
            return 0
        if isinstance(error.code, str):
            return refuse(error.code)
        return error.code or 0
    except OSError as error:
        return refuse(os_error_sentence(error))
    return code if isinstance(code, int) else 0


def refuse(sentence: str) -> int:
    click.echo(f"spinney: {sentence}", err=True)
    return REFUSED


def os_error_sentence(error: OSError) -> str:
    """The sentence for a failed system call, with the file if it is known (for a full disk it is not)."""
    why = error.strerror or str(error)
    return f"cannot continue: {error.filename}: {why}" if error.filename else f"cannot continue: {why}"


def main() -> None:
    code = run(sys.argv[1:])
    if sys.stdout is not None:
        try:
            sys.stdout.flush()
        except OSError as error:
            if code == 0 and not isinstance(error, BrokenPipeError):
                code = refuse(os_error_sentence(error))
            # Drop what could not be written: Python would try again on exit and print a traceback.
            with suppress(OSError):
                sys.stdout.close()
    sys.exit(code)
