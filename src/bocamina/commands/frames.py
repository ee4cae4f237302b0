"""What Typer itself writes around help and errors, in the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocamina.commands.refusals.why_not import TYPED, in_words
from bocamina.commands.words import say
from bocamina.language import speaker_for

if TYPE_CHECKING:
    from collections.abc import Callable


def translate_frames() -> None:
    """Have titles, marks and the help of `--help` said in another language than English."""
    if speaker_for().language == "en":
        return  # Typer's own words; what follows is imported for nothing there
    from typer import core, rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-required')}]"
    rich_utils.DEFAULT_STRING = f"[{say('cli-default', value='{}')}]"
    rich_utils.ABORTED_TEXT = say("cli-stopped")
    rich_utils.RICH_HELP = say("cli-try-help", command="{command_path} {help_option}")
    rich_utils.rich_format_error = in_own_words(rich_utils.rich_format_error)
    for kind in (core.TyperCommand, core.TyperGroup):
        kind.get_help_option = with_help(kind.get_help_option)  # type: ignore[method-assign]
        kind.get_usage = with_usage(kind.get_usage)  # type: ignore[method-assign]


def in_own_words(plain: Callable[..., None]) -> Callable[..., None]:
    """Return what shows what was mistyped, said in the person's language where it is known."""

    def format_error(error: Any) -> None:
        if told := in_words(error.format_message(), TYPED):
            error.format_message = lambda: told
        plain(error)

    return format_error


def with_help(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return what gets a command's `--help`, explained in the person's language."""

    def get_help_option(command: Any, context: Any) -> Any:
        option = plain(command, context)
        if option is not None:
            option.help = say("cli-help")
        return option

    return get_help_option


def with_usage(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return what tells how a command is used, in the person's language."""

    def get_usage(command: Any, context: Any) -> str:
        return f"{say('cli-usage')} {str(plain(command, context)).partition(' ')[2]}"

    return get_usage
