"""Translates Typer's own text around help and errors into the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocamina.commands.refusals.why_not import TYPED, in_words
from bocamina.commands.words import say
from bocamina.language import speaker_for

if TYPE_CHECKING:
    from collections.abc import Callable


def translate_frames() -> None:
    """Translate titles, marks and the help of `--help`, unless the language is English."""
    if speaker_for().language == "en":
        return  # Typer's own words; skip the slow imports below
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
    """Return the function that shows usage errors, in the person's language if known."""

    def format_error(error: Any) -> None:
        if told := in_words(error.format_message(), TYPED):
            error.format_message = lambda: told
        plain(error)

    return format_error


def with_help(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function that makes a command's `--help` option, with translated help."""

    def get_help_option(command: Any, context: Any) -> Any:
        option = plain(command, context)
        if option is not None:
            option.help = say("cli-help")
        return option

    return get_help_option


def with_usage(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function that formats a command's usage, in the person's language."""

    def get_usage(command: Any, context: Any) -> str:
        return f"{say('cli-usage')} {str(plain(command, context)).partition(' ')[2]}"

    return get_usage
