"""Files in which owners of a box keep what is printed on its pieces."""

from __future__ import annotations

import tomllib
from pathlib import Path

from feldberg.core.errors import OptionError
from feldberg.core.options import Contents, Options
from feldberg.core.registry import game_class, games


def content_option(game: str) -> Contents | None:
    """The option of a game that takes such a content."""
    return next((option for option in game_class(game).OPTIONS if isinstance(option, Contents)), None)


def with_content() -> dict[str, Contents]:
    """The games that take one."""
    return {name: option for name in games() if (option := content_option(name)) is not None}


def read(file: Path) -> Options:
    """The content of a file, whether it can be played with or not."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(f"it cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise OptionError(f"this is no TOML: {error}") from error


def checked(game: str, file: Path) -> Options:
    """The content of a file that a game can be played with; else an OptionError says what to mend, and where."""
    option = with_content().get(game)
    if option is None:
        raise OptionError(f"{game!r} takes no content: {', '.join(with_content())} does")
    try:
        content = read(file)
        option.check(content, {})
    except OptionError as error:
        raise OptionError(f"{file}: {error}") from error
    return content
